"""What the words of cards do, one class for each."""
