"""The moments of a game, one file for each sequence of the rulebook."""
