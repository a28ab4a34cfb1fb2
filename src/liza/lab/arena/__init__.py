"""Matches between bots: ratings, crosstables, exploitability and best responses."""
