"""Heuristics."""

from __future__ import annotations

from liza.games.tankup.state import TankupState


def evaluate(s: TankupState, seat: int) -> float:
    """Return how well a seat stands."""
    return s.returns[seat]
