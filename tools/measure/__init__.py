"""Figures about games, bots, the lab, the site and the code: ``scripts/measure``."""
