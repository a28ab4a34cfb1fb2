"""Heuristics for bots."""

from __future__ import annotations

from liza.games.terrorixico.state import TerrorixicoState


def evaluate(s: TerrorixicoState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1."""
    return s.returns[seat]
