"""How often the lab's intervals hold the truth, and its verdicts are wrong, tried on numbers whose truth is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from liza.lab.experiments.compare import FEWEST, UNDECIDED, Interval, interim_looks, read_goal, verdict_for
from liza.lab.experiments.experiment import paired_mean
from liza.lab.stats.bradley_terry import estimate
from liza.lab.stats.result import DREW, LOST, WON, Standing
from liza.lab.stats.statistics import Estimate, Floats, Strata, mean, ratio

Rng = np.random.Generator


class KnownQuantity(NamedTuple):
    """A kind of number that the lab measures: its truth, and what a run of so many games finds."""

    truth: float
    found: Callable[[Rng, int], Estimate | Interval]


def _share(chance: float) -> KnownQuantity:
    return KnownQuantity(chance, lambda rng, games: mean((rng.random(games) < chance).astype(np.float64)))


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


def _paired(more: float) -> KnownQuantity:
    """Return an experiment: pairs of games that mostly end alike, and a card that turns some of them."""

    def found(rng: Rng, games: int) -> Estimate:
        drawn = rng.random(games)
        return paired_mean(list(np.where(drawn < 0.1 + more, 1.0, np.where(drawn < 0.2 + more, -1.0, 0.0))))

    return KnownQuantity(more, found)


def _seldom(rng: Rng, games: int) -> Estimate:
    """Return how often a card wins that is played in one game of ten."""
    played = rng.random(games) < 0.1
    won = played & (rng.random(games) < 0.6)
    return ratio(won.astype(np.float64), played.astype(np.float64))


def _arena(seats: int) -> KnownQuantity:
    """Return a bot that wins six games in ten against another; deals differ, and are played from every seat."""

    def found(rng: Rng, games: int) -> Interval:
        per_deal = 2 if seats == 2 else 2 * seats
        chance = rng.beta(18.0, 12.0, max(1, games // per_deal))
        score = estimate([float(rng.binomial(per_deal, each)) / per_deal for each in chance], per_deal)
        return Interval(score.value, score.low, score.high)

    return KnownQuantity(0.6, found)


def _returns(rng: Rng, games: int) -> Interval:
    """Return the mean return of a seat at a table for three."""
    values = rng.choice(np.array([-1.0, 0.0, 1.0]), games, p=[0.2, 0.4, 0.4])
    names = {-1.0: LOST, 0.0: DREW, 1.0: WON}
    fared = Standing([(names[float(value)], float(value), 1) for value in values])
    return Interval(fared.mean_return, fared.return_low, fared.return_high)


def _goes_with(rng: Rng, games: int) -> Estimate:
    """Return what goes with a card that a third of the seats have and that wins one game in ten more."""
    have = rng.random(games) < 1 / 3
    outcome = (rng.random(games) < np.where(have, 0.55, 0.45)).astype(np.float64)
    rows = np.arange(games)
    effect = Strata(outcome, np.zeros(games, dtype=np.int64), rows).effect(rows[have])
    return Estimate(0.0, float("inf"), 0) if effect is None else effect


KINDS: Final = {
    "share of 2 in 100": _share(0.02),
    "share of 10 in 100": _share(0.1),
    "share of 33 in 100": _share(1 / 3),
    "share of 50 in 100": _share(0.5),
    "share with shared wins": KnownQuantity(0.5, _shared_win),
    "length of a game": KnownQuantity(70.0, _length),
    "share of decisions": KnownQuantity(0.3, _forced),
    "wins with a rare card": KnownQuantity(0.6, _seldom),
    "a card that does nothing": _paired(0.0),
    "a card that wins 15 in 100": _paired(0.15),
    "mean return, 3 seats": KnownQuantity(0.2, _returns),
    "what goes with a card": KnownQuantity(0.1, _goes_with),
    "arena, 2 seats": _arena(2),
    "arena, 3 seats": _arena(3),
    "arena, 5 seats": _arena(5),
}


def interval_coverage(kind: KnownQuantity, games: int, runs: int, rng: Rng) -> float:
    """Return in how many of many runs the interval held the truth."""
    held = 0
    for _ in range(runs):
        found = kind.found(rng, games)
        low, high = found.interval() if isinstance(found, Estimate) else (found.low, found.high)
        held += low <= kind.truth <= high
    return held / runs


def false_verdicts(chance: float, games: int, runs: int, rng: Rng) -> float:
    """Return how often a goal that the truth neither meets nor misses, but touches, is called one or the other.

    A goal that is wrong by more is called met less often than that.
    """
    goal = read_goal(f"seat_1 < {chance}")
    wrong = 0
    for _ in range(runs):
        won: Floats = (rng.random(games) < chance).astype(np.float64)
        for upto, alpha in interim_looks(games):
            found = mean(won[:upto])
            if upto >= FEWEST and verdict_for(goal, Interval(found.value, *found.interval(alpha))) != UNDECIDED:
                wrong += 1
                break
    return wrong / runs
