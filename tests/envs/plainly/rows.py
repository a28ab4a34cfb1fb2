"""Rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from liza.parts.cards import card_of, known_to


def row(length: int, at: int) -> list[int]:
    """Return a row of zeros with a one at a place; only zeros if the place is negative."""
    found = [0] * length
    if at >= 0:
        found[at] = 1
    return found


def counts(length: int, numbers: Sequence[int]) -> list[int]:
    """Return how often each number below ``length`` occurs."""
    found = [0] * length
    for number in numbers:
        found[number] += 1
    return found


def count_known(cards: Iterable[int], seat: int, kinds: int) -> list[int]:
    """Return how many cards of each kind a seat knows to be among some."""
    return counts(kinds, [card_of(card) for card in cards if known_to(card, seat)])
