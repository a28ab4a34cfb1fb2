"""From scores to ratings: how strong everybody is if strength alone decided, besides luck (Bradley and Terry)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

from liza.lab.result import Z95

_SCALE: Final = 400.0
"""Points for odds of ten to one, as in chess."""
_DOUBT: Final = 2.0
"""So many even bouts are added for each side of an interval: few bouts that all end alike prove little."""
_ROUNDS: Final = 500
_STEADY: Final = 1e-9


class Estimate(NamedTuple):
    """A mean, and where the true one lies 95 times in 100."""

    value: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of shares that were found independently of each other, with its interval.

    The interval is that of Agresti and Coull, for shares instead of wins: it is taken after adding two wins and two
    losses, so that it has a width even where all values are alike.
    """
    count = len(values) + 2 * _DOUBT
    mean = (sum(values) + _DOUBT) / count
    squares = sum((value - mean) ** 2 for value in values) + _DOUBT * (mean * mean + (1 - mean) ** 2)
    half = Z95 * sqrt(squares / (count - 1) / count)
    return Estimate(sum(values) / len(values), max(0.0, mean - half), min(1.0, mean + half))


def ratings(players: int, scores: Mapping[tuple[int, int], Sequence[float]]) -> list[float]:
    """Return the rating of every player, the first at 0, from the scores of the first of each pair.

    Half a win and half a loss are added to each pair, so that nobody is infinitely strong.
    """
    met = {pair: len(found) + 1.0 for pair, found in scores.items()}
    won = [0.0] * players
    for (one, other), found in scores.items():
        won[one] += sum(found) + 0.5
        won[other] += len(found) - sum(found) + 0.5
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
