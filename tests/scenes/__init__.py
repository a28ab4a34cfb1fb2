"""Positions in which each rule can be seen, taken from the tests that cite it."""
