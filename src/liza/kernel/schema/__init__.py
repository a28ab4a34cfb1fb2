"""What a game declares: actions, events, what a seat sees, and its positions as numbers."""
