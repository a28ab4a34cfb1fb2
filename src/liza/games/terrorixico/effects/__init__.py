"""What cards do: the kinds of cards, and the words of their texts."""
