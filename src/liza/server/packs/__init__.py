"""Packs of cards from players: admitted after a trial, kept bound."""
