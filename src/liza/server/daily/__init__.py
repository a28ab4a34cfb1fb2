"""The deal of the day: one deal a game that each person plays once, against the same bots."""
