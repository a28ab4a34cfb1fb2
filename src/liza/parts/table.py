"""The seats around a table."""

from __future__ import annotations

from typing import Final

_MOST_SEATS: Final = 8
_CLOCKWISE: Final = [
    [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in range(_MOST_SEATS + 1)
]
"""For every number of seats and every first one, all seats clockwise."""


def clockwise(seats: int, first: int) -> list[int]:
    """Return all seats clockwise from the first; the list is shared and never changed."""
    return _CLOCKWISE[seats][first]
