"""Estimates with intervals, tallies of results and ratings: calculations that know no game."""
