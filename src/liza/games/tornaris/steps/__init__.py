"""One file for each sequence of the rulebook."""
