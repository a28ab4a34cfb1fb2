"""How often the lab's intervals hold the truth, tried on numbers whose truth is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from liza.lab.experiment import paired
from liza.lab.statistics import Estimate, Floats, mean, ratio

Rng = np.random.Generator


class Kind(NamedTuple):
    """A kind of number that the lab measures: its truth, and what a run of so many games finds."""

    truth: float
    found: Callable[[Rng, int], Estimate]


def _share(chance: float) -> Kind:
    return Kind(chance, lambda rng, games: mean((rng.random(games) < chance).astype(np.float64)))


def _shared_win(rng: Rng, games: int) -> Estimate:
    """Return the share of a seat that wins three games in ten and shares four of them."""
    return mean(rng.choice(np.array([0.0, 0.5, 1.0]), games, p=[0.3, 0.4, 0.3]))


def _length(rng: Rng, games: int) -> Estimate:
    """Return the mean length of games of which few are very long."""
    return mean(40 + rng.gamma(2.0, 15.0, games))


def _forced(rng: Rng, games: int) -> Estimate:
    """Return a share of decisions, of games of uneven length that differ from each other."""
    bottom: Floats = np.asarray(rng.integers(20, 80, games), dtype=np.float64)
    chance = rng.beta(6.0, 14.0, games)
    return ratio(np.asarray(rng.binomial(bottom.astype(int), chance), dtype=np.float64), bottom)


def _paired(more: float) -> Kind:
    """Return an experiment: pairs of games that mostly end alike, and a card that turns some of them."""

    def found(rng: Rng, games: int) -> Estimate:
        drawn = rng.random(games)
        return paired(list(np.where(drawn < 0.1 + more, 1.0, np.where(drawn < 0.2 + more, -1.0, 0.0))))

    return Kind(more, found)


KINDS: Final = {
    "share of 2 in 100": _share(0.02),
    "share of 10 in 100": _share(0.1),
    "share of 33 in 100": _share(1 / 3),
    "share of 50 in 100": _share(0.5),
    "share with shared wins": Kind(0.5, _shared_win),
    "length of a game": Kind(70.0, _length),
    "share of decisions": Kind(0.3, _forced),
    "a card that does nothing": _paired(0.0),
    "a card that wins 15 in 100": _paired(0.15),
}


def coverage(kind: Kind, games: int, runs: int, rng: Rng) -> float:
    """Return in how many of many runs the interval held the truth."""
    held = 0
    for _ in range(runs):
        low, high = kind.found(rng, games).interval()
        held += low <= kind.truth <= high
    return held / runs
