"""Heuristics."""

from __future__ import annotations

from liza.games.tornaris.state import TornarisState


def evaluate(s: TornarisState, seat: int) -> float:
    """Return how well a seat stands."""
    return s.returns[seat]
