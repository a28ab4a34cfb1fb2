"""The seats around a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.kernel.base.source import Source

RANDOM: Final = "random"
"""What an option says where it is left to chance who begins."""
_MOST_SEATS: Final = 8
_CLOCKWISE: Final = [
    [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in range(_MOST_SEATS + 1)
]
"""For every number of seats and every first one, all seats clockwise."""


def clockwise(seats: int, first: int) -> list[int]:
    """Return all seats clockwise from the first; the list is shared and never changed."""
    return _CLOCKWISE[seats][first]


def beginner(agreed: str, keys: Sequence[str], seats: int, source: Source) -> int:
    """Return who begins: the seat that was agreed on by its key, if it is taken, or a random one."""
    return keys.index(agreed) if agreed in keys[:seats] else source.below(seats)


def highest(seats: list[int], results: list[int]) -> list[int]:
    """Return those of some seats whose result, in the same order, is the highest."""
    most = max(results)
    return [seat for seat, result in zip(seats, results, strict=True) if result == most]
