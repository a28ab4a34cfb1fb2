"""The steps of Tanxi, one file for each sequence of the rulebook."""
