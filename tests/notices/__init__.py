"""Notices: who is told of what, when, and where nothing is sent."""
