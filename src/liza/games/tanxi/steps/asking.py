"""What steps that ask offer: cards by their kind."""

from __future__ import annotations

from liza.games.tanxi.state import KIND


def named(base: int, cards: list[int]) -> list[int]:
    """Return one action for every kind of card in a zone."""
    found: list[int] = []
    for card in cards:
        action = base + (card & KIND)
        if action not in found:
            found.append(action)
    return found
