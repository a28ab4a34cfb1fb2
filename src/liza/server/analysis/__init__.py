"""Analyses of finished games, worked out in the background."""
