"""What bots are given: hints."""
