"""One file per sequence of the rulebook."""
