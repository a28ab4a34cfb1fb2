"""The displayed form of a rating: the share of players that a player of this rating is placed ahead of."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from liza.ratings.results import Rating

WIDE: Final = 0.30
"""An interval of this width or more makes a rating provisional."""


class Share(NamedTuple):
    """A share between 0 and 1, with its interval of 95 %."""

    value: float
    low: float
    high: float


def share_beaten(rating: Rating, population: Sequence[float]) -> Share:
    """Return how often a player of this rating is placed before a player drawn from the population.

    Args:
        rating: the player's.
        population: the strengths of those to be compared with.
    """
    if not population:
        raise ValueError("A share needs players to be compared with.")
    low, high = rating.interval()
    return Share(_ahead(rating.mean, population), _ahead(low, population), _ahead(high, population))


def is_provisional(share: Share) -> bool:
    """Whether too little is known of a player to rank them among others."""
    return share.high - share.low >= WIDE


def _ahead(strength: float, population: Sequence[float]) -> float:
    """Return the mean probability of being placed before each of the population."""
    return sum(1.0 / (1.0 + exp(other - strength)) for other in population) / len(population)
