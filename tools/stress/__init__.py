"""Attempts to break games, packs, rules and servers: ``scripts/stress``."""
