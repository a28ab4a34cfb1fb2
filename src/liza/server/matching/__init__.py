"""Play now: persons say what they would like to play, and are led to a table with others."""
