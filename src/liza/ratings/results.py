"""What goes into a rating and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isnan
from typing import Final

MOST_PLAYERS: Final = 8
"""Tied places are worked out over their orders, which are too many beyond this."""


@dataclass(frozen=True, slots=True)
class Result:
    """The places of one game, 1 for the first: a smaller number is better, equal numbers are a tie.

    A tie says that the order is unknown, not that the players are equally strong. So `{"ana": 1, "luis": 2, "eva": 2}`
    tells that Ana won, and leaves Luis against Eva open.
    """

    places: Mapping[str, float]
    weight: float = 1.0
    """How much it counts next to a game played today; see `faded`."""

    def __post_init__(self) -> None:
        if not 2 <= len(self.places) <= MOST_PLAYERS:
            raise ValueError(f"A result needs 2 to {MOST_PLAYERS} players, not {len(self.places)}.")
        if any(isnan(place) for place in self.places.values()):
            raise ValueError("A place must be a number.")
        if not 0 <= self.weight < float("inf"):
            raise ValueError(f"A weight must be 0 or more, not {self.weight}.")

    def faded(self, days: float, half_life: float) -> Result:
        """Return this result as it counts `days` after it was played: half as much after each half-life.

        Strength drifts, so old games say less about today. A rating that rests on faded games gets a wider interval.
        """
        if half_life <= 0:
            raise ValueError(f"A half-life must be longer than 0 days, not {half_life}.")
        return Result(self.places, self.weight * 0.5 ** (max(days, 0.0) / half_life))

    def groups(self) -> list[list[str]]:
        """Return the players from the first place to the last; those who are tied stand together, sorted by name."""
        order = sorted(set(self.places.values()))
        return [sorted(name for name, place in self.places.items() if place == at) for at in order]


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, as the logarithm of odds: one more is 2.7 times the odds to be placed before the same opponent."""

    mean: float
    deviation: float
    """The standard deviation of what is believed; 0 for an anchor."""

    def interval(self, deviations: float = 1.96) -> tuple[float, float]:
        """Return where the strength lies, by default 95 times in 100."""
        return self.mean - deviations * self.deviation, self.mean + deviations * self.deviation
