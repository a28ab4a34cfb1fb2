"""Commands that play games, replay and verify them, and list games and rules."""
