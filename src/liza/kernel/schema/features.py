"""A position as numbers, for those who learn: what a room declares, field by field, and what every game has.

Every number is a whole one from 0 to a most that is known beforehand. A room fills its fields with what the seat may
know, no more; everything is seen from that seat: ``me`` first, then on round the table (``+1``, ``+2`` …).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST: Final = 127
"""No number is larger: eight of them, a byte each, fit into a number of the machine, whatever its sign means."""
LANE: Final = 8
"""How many of them lie side by side."""


class Feature:
    """One field: a number for every label, each from 0 to ``most``; what counts more counts as ``most``."""

    __slots__ = ("id", "labels", "meaning", "most", "whose")

    def __init__(self, id: str, meaning: str, *axes: Sequence[str], most: int = 1, whose: str = "") -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"{id}: the most is {most}, not 1 to {MOST}")
        self.id: Final = id
        self.meaning: Final = meaning
        self.most: Final = most
        self.whose: Final = whose
        """The seat it is about, seen from the one that observes; empty where it is about the whole table."""
        labels = [""]
        for axis in axes:
            labels = [f"{label} {word}".strip() for label in labels for word in axis]
        self.labels: Final = tuple(labels)
        """One for each number; a single number has an empty one."""

    def of(self, whose: str) -> Feature:
        """Return the same field about one seat."""
        return Feature(self.id, self.meaning, self.labels, most=self.most, whose=whose)


def around(seats: int) -> list[str]:
    """Return what the seats of a table are called by one of them, itself first."""
    return ["me"] + [f"+{distance}" for distance in range(1, seats)]


def for_each_seat(seats: int, features: Sequence[Feature]) -> list[Feature]:
    """Return the fields once for each seat of the largest table, all those of one seat together."""
    return [feature.of(whose) for whose in around(seats) for feature in features]


def one_among(size: int) -> list[bytes]:
    """Return a one among noughts, for each place that it can have; the last has none, for the place -1."""
    return [bytes([at == which for at in range(size)]) for which in range(size + 1)]
