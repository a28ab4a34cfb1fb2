"""The rows of the rules beside the paragraphs of the printed books, which are not part of the repository."""
