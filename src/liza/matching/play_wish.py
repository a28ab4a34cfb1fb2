"""What a person would like to play, as ranges, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

Pace = Literal["live", "slow"]
PATIENCE: Final[Mapping[Pace, int]] = {"live": 40_000, "slow": 12 * 3_600_000}
"""Milliseconds after which bots take the seats that are left over."""


@dataclass(frozen=True, slots=True)
class PlayWish:
    """What one person would like to play: whatever lies in all the ranges is welcome."""

    person: str
    games: frozenset[str]
    least: int
    """How many seats the table may have, with those of bots."""
    most: int
    since: int
    """When it was stated, in milliseconds."""
    paces: frozenset[Pace] = frozenset({"live"})
    rated: frozenset[bool] = frozenset({False})
    """Whether the result may count for ratings."""
    ratings: Mapping[str, float] = field(default_factory=dict)
    """The person's strength in the games where it is known."""


class Party(NamedTuple):
    """Persons who sit down at one table, those who have waited longest first; bots take the other seats."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    persons: tuple[str, ...]

    @property
    def bots(self) -> int:
        """How many seats are left over."""
        return self.seats - len(self.persons)
