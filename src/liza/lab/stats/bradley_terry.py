"""Ratings from scores, by the model of Bradley and Terry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

from liza.lab.stats.statistics import ALPHA, student

_SCALE: Final = 400.0
"""Points for odds of ten to one, as in chess."""
_ADDED: Final = 4
"""Games added to those of all deals, half of them won: few games that all end alike prove little."""
DOUBT: Final = 8
"""What is believed of the spread of deals before any is seen weighs as much as so many deals."""
_ROUNDS: Final = 500
_STEADY: Final = 1e-9


class ScoreInterval(NamedTuple):
    """A mean, and where the true one lies 95 times in 100."""

    value: float
    low: float
    high: float
    middle: float
    """Of its interval: nearer to one half than the mean, the more so the fewer games there were."""
    error: float
    """Its standard error."""


def estimate(values: Sequence[float], games: int) -> ScoreInterval:
    """Return the mean of the shares that one side won in independent deals of so many games each, with its interval.

    Its middle is that of Agresti and Coull: two games won and two lost are added. Deals are believed to spread as games
    would that are independent, until they are enough to tell by how much less (or more) they do: so
    an interval has a width even where all values are alike, and it is no wider at a large table, where a deal is many
    games.
    """
    deals = len(values)
    played = deals * games + _ADDED
    middle = (sum(values) * games + _ADDED / 2) / played
    believed = middle * (1 - middle) / games
    spread = (sum((value - middle) ** 2 for value in values) + DOUBT * believed) / (deals - 1 + DOUBT)
    error = sqrt(spread * games / played)
    half = student(ALPHA, deals - 1 + DOUBT) * error
    return ScoreInterval(sum(values) / deals, max(0.0, middle - half), min(1.0, middle + half), middle, error)


def ratings(players: int, scores: Mapping[tuple[int, int], tuple[float, float]]) -> list[float]:
    """Return the rating of every player, the first at 0, from what the first of each pair won and out of how much.

    Half a win and half a loss are added to each pair, so that no rating is infinite.
    """
    met = {pair: of + 1.0 for pair, (_, of) in scores.items()}
    won = [0.0] * players
    for (one, other), (wins, of) in scores.items():
        won[one] += wins + 0.5
        won[other] += of - wins + 0.5
    strength = [1.0] * players
    for _ in range(_ROUNDS):
        burden = [0.0] * players
        for (one, other), count in met.items():
            share = count / (strength[one] + strength[other])
            burden[one] += share
            burden[other] += share
        better = [wins / load for wins, load in zip(won, burden, strict=True)]
        scale = players / sum(better)
        better = [value * scale for value in better]
        moved = max(abs(new - old) for new, old in zip(better, strength, strict=True))
        strength = better
        if moved < _STEADY:
            break
    return [_SCALE * log10(value / strength[0]) for value in strength]
