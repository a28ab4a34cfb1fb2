"""Commands that simulate, compare, solve and analyse games."""
