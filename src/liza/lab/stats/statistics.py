"""The few statistics that the lab needs: means with intervals, many tests at once, effects compared like with like."""

from __future__ import annotations

from collections.abc import Sequence
from math import log1p, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

ALPHA: Final = 0.05
NAMED: Final = ALPHA / 2
"""How often mere luck may be named: half of what is promised, so that 5 in 100 hold over 200 tests too."""
_NORMAL: Final = NormalDist()
_ADDED: Final = 4
"""Games added to a share, half of them won."""


def quantile(alpha: float) -> float:
    """Return how many standard errors an interval reaches to each side, if it may miss so often."""
    return _NORMAL.inv_cdf(1 - alpha / 2)


def student(alpha: float, freedom: int) -> float:
    """Return the same where the error was itself found from few observations (Cornish and Fisher's expansion)."""
    z, free = quantile(alpha), max(freedom, 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _normal(far: float, freedom: int) -> float:
    """Return how far off a normal variable would be that is as unlikely as Student's (Wallace's approximation)."""
    return sqrt(freedom * log1p(far * far / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)


class Estimate(NamedTuple):
    """A number that was measured, and how far off it may be."""

    value: float
    error: float
    """Its standard error."""
    of: int
    """On how many observations it rests."""
    middle: float | None = None
    """Of a share, the middle of its interval: nearer to a half than its value, the more so the fewer observations."""

    def interval(self, alpha: float = ALPHA) -> tuple[float, float]:
        """Return the interval that misses the truth so often at most; a share stays between 0 and 1."""
        half = student(alpha, self.of - 1) * self.error if self.error else 0.0
        if self.middle is not None:
            return max(0.0, self.middle - half), min(1.0, self.middle + half)
        return self.value - half, self.value + half

    def p_value(self, null: float = 0.0) -> float:
        """Return how likely a value at least as far off would be if the truth were the null."""
        if self.error == 0:
            return 1.0 if self.value == null else 0.0
        return 2 * (1 - _NORMAL.cdf(_normal(abs(self.value - null) / self.error, max(self.of - 1, 1))))


def mean(values: Floats) -> Estimate:
    """Return the mean of independent observations."""
    return ratio(values, np.ones(len(values)))


def ratio(top: Floats, bottom: Floats) -> Estimate:
    """Return a ratio of totals, one pair of numbers for each independent game (the delta method).

    A few games with equal results prove little. Where each game counts fully or not at all, as wins do, two successes
    and two failures are added, as Agresti and Coull do; any other ratio has at least the error of one game that is half
    as large again. Games with a denominator of 0, in which the card was not played, are left out.
    """
    top, bottom = top[bottom > 0], bottom[bottom > 0]
    total, of = float(bottom.sum()), len(top)
    if total == 0 or of < 2:
        return Estimate(float(top.sum()) / total if total else 0.0, float("inf"), of)
    value = float(top.sum()) / total
    within = bool(((top >= 0) & (top <= bottom)).all())
    if within and bool(((top == 0) | (top == bottom)).any()):
        size = total / of
        more = total + _ADDED * size
        middle = (float(top.sum()) + _ADDED / 2 * size) / more
        spread = ((top - middle * bottom) ** 2).sum() + _ADDED / 2 * size**2 * (middle**2 + (1 - middle) ** 2)
        return Estimate(value, float(sqrt(spread)) / more, of, middle)
    spread = ((top - value * bottom) ** 2).sum() * of / (of - 1)
    least = max(1.0, abs(value)) * total / of / 2
    return Estimate(value, float(sqrt(max(spread, least**2))) / total, of)


class Strata:
    """Outcomes of seats in games, sorted into groups of like seats in which they may be compared."""

    def __init__(self, outcome: Floats, stratum: Ints, game: Ints) -> None:
        self._outcome: Final = outcome
        self._stratum: Final = stratum
        self._game: Final = game
        self._groups: Final = int(stratum.max()) + 1 if len(stratum) else 0
        self._size: Final = np.bincount(stratum, minlength=self._groups)
        self._sum: Final = np.bincount(stratum, outcome, self._groups)

    def effect(self, exposed: Ints) -> Estimate | None:
        """Return by how much the outcome of some rows exceeds that of the others, like compared with like.

        The difference in each group counts by how much it can tell. Seats of one game are no independent witnesses
        (one wins because another loses), so the error is taken over games. None where no groups can be compared.
        """
        stratum, outcome = self._stratum, self._outcome
        groups = self._groups
        with_it = np.bincount(stratum[exposed], minlength=groups)
        without = self._size - with_it
        weight = np.divide(with_it * without, self._size, out=np.zeros(groups), where=self._size > 0)
        total = float(weight.sum())
        if total == 0:
            return None
        sum_with = np.bincount(stratum[exposed], outcome[exposed], groups)
        mean_with = sum_with / np.maximum(with_it, 1)
        mean_without = (self._sum - sum_with) / np.maximum(without, 1)
        value = float((weight * (mean_with - mean_without)).sum()) / total
        share = weight / total
        pull = -(share / np.maximum(without, 1))[stratum] * (outcome - mean_without[stratum])
        own = stratum[exposed]
        pull[exposed] = (share / np.maximum(with_it, 1))[own] * (outcome[exposed] - mean_with[own])
        by_game = np.bincount(self._game, pull)
        least = 1 / max(len(exposed), 1)  # of one outcome: few that are all alike prove little
        return Estimate(value, float(sqrt((by_game**2).sum() + least**2)), len(exposed))


def selected(p_values: Sequence[float], rate: float = NAMED) -> list[bool]:
    """Return which of many tests stand out, so that on average at most this share of them does by mere luck.

    (Benjamini and Hochberg's step-up procedure.)
    """
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    last = 0
    for rank, at in enumerate(order, 1):
        if p_values[at] <= rate * rank / len(p_values):
            last = rank
    chosen = set(order[:last])
    return [at in chosen for at in range(len(p_values))]


def selected_alpha(chosen: int, tested: int, rate: float = ALPHA) -> float:
    """Return how often the interval of a chosen test may miss: choosing the strongest makes plain intervals too short.

    (Benjamini and Yekutieli's intervals for what was selected.)
    """
    return rate * max(chosen, 1) / max(tested, 1)
