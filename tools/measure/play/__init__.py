"""Figures about what happens at a table: what bots do and what players are told."""
