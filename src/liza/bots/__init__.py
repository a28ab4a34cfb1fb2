"""Bots choose from what a seat may know; they know no game by name."""

from __future__ import annotations

from liza.bots.registry import UnknownBot, bot, kinds, levels
from liza.bots.seat import Bot, Seat

__all__ = ["Bot", "Seat", "UnknownBot", "bot", "kinds", "levels"]
