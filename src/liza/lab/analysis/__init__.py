"""Analysis of finished games, and exercises found in them."""
