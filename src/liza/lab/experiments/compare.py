"""The same worlds under two packs or two rulings: what changes, and whether the designer's goals are met.

Games are played in stages, each as long as all before it together, and looked at after each. Looking often makes luck
look like truth, so the allowance for error, 5 in 100, is split among the looks by how many games each adds: whatever
the moment at which one stops, the verdict is wrong at most that often.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from liza.lab.experiments.variants import (
    ADVANTAGE,
    CHANGE,
    SEAT,
    BadGoal,
    Pairs,
    cards_of,
    check_number,
    differing,
    numbers,
)
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec
from liza.lab.run.simulate import ProgressCallback
from liza.lab.stats.statistics import ALPHA, Estimate, Floats, ratio

STAGES: Final = 5
FEWEST: Final = 16
"""The least number of games: intervals are not reliable with fewer."""
_CHUNK: Final = 25
MET: Final = "met"
MISSED: Final = "missed"
UNDECIDED: Final = "undecided"
_GOAL: Final = re.compile(r"\s*([\w:.]+)\s*(<=|>=|<|>)\s*([-+]?[\d.]+)\s*")
_HOLDS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Goal(NamedTuple):
    """A condition that a designer wants to hold."""

    text: str
    number: str
    holds: Callable[[float, float], bool]
    bound: float


def read_goal(text: str) -> Goal:
    """Return the goal that a text like ``seat_advantage < 0.03`` states."""
    found = _GOAL.fullmatch(text)
    if found is None:
        said = f"{text!r} is no goal; one is written like 'seat_advantage < 0.03' or 'change:decisions > -5'."
        raise BadGoal(said, "goal-no-goal", {"goal": text})
    name, sign, bound = found.groups()
    return Goal(" ".join(text.split()), name, _HOLDS[sign], float(bound))


class Interval(NamedTuple):
    """A number, and where the truth lies."""

    value: float
    low: float
    high: float


class GoalVerdict(NamedTuple):
    """Whether a goal is met."""

    goal: str
    verdict: str
    found: Interval


class Difference(NamedTuple):
    """One number under both variants."""

    number: str
    base: float
    changed: float
    difference: Interval
    stands_out: bool


class Comparison(NamedTuple):
    """What a comparison found."""

    games: int
    """How many were played with each variant."""
    asked: int
    """How many would have been played if the answer had not been clear before."""
    differences: list[Difference]
    verdicts: list[GoalVerdict]

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "games": self.games,
            "asked": self.asked,
            "differences": [{**each._asdict(), "difference": each.difference._asdict()} for each in self.differences],
            "goals": [{**each._asdict(), "found": each.found._asdict()} for each in self.verdicts],
        }


def compare(
    base: RunSpec,
    changed: RunSpec,
    *,
    games: int,
    goals: Sequence[Goal] = (),
    early: bool = False,
    jobs: int = 1,
    progress: ProgressCallback | None = None,
) -> Comparison:
    """Play the same worlds under both plans, so many games; early, only until every goal is decided.

    A goal keeps the verdict of the look that decided it. The table of differences is looked at once, at the end.
    """
    for goal in goals:
        check_number(goal.number, (base, changed))
    cards = sorted({*differing(base, changed), *cards_of(goal.number for goal in goals)})
    sample = Sample(base.seats)
    decided: dict[Goal, GoalVerdict] = {}
    done = 0
    for upto, alpha in interim_looks(games):
        pieces = [range(start, min(start + _CHUNK, upto)) for start in range(done, upto, _CHUNK)]
        for pairs in map_unordered(partial(play_both, base, changed, tuple(cards)), pieces, min(jobs, len(pieces))):
            sample.add(pairs)
            if progress is not None:
                progress(sample.games, games)
        done = upto
        for goal in goals:
            if goal not in decided or decided[goal].verdict == UNDECIDED:
                decided[goal] = _verdict(goal, sample, alpha)
        if early and decided and all(each.verdict != UNDECIDED for each in decided.values()):
            break
    return Comparison(done, games, sample.differences(alpha if early else ALPHA), list(decided.values()))


def interim_looks(games: int) -> list[tuple[int, float]]:
    """Return after how many games one looks, and how often each look may err; too few games are not looked at."""
    found: list[tuple[int, float]] = []
    done = 0
    for stage in range(STAGES):
        upto = games >> (STAGES - 1 - stage)
        if upto == games or upto >= FEWEST:
            found.append((upto, ALPHA * (upto - done) / games))
            done = upto
    return found


def play_both(base: RunSpec, changed: RunSpec, cards: tuple[str, ...], games: range) -> list[tuple[Pairs, Pairs]]:
    """Play the games with these numbers under both plans; of cards, those that are named are watched."""
    return [(numbers(base, game, cards), numbers(changed, game, cards)) for game in games]


class Sample:
    """What has been played so far: for every number two columns for each variant, a row for each pair of games."""

    def __init__(self, seats: int) -> None:
        self._seats: Final = seats
        self._rows: Final[dict[str, list[tuple[float, float, float, float]]]] = {}
        self.games = 0

    def add(self, pairs: list[tuple[Pairs, Pairs]]) -> None:
        """Take in pairs of games."""
        self.games += len(pairs)
        for base, changed in pairs:
            for name in base.keys() & changed.keys():
                self._rows.setdefault(name, []).append((*base[name], *changed[name]))

    def _columns(self, name: str) -> list[Floats]:
        return list(np.array(self._rows[name], dtype=np.float64).T)

    def estimate(self, name: str) -> Estimate:
        """Return a number under the changed variant."""
        if name not in self._rows:
            near = ", ".join(sorted([ADVANTAGE, *self._rows]))
            text = f"There is no number {name!r} to set a goal for; there are {near}."
            raise BadGoal(text, "goal-no-number", {"number": name, "near": near})
        *_, top, bottom = self._columns(name)
        return ratio(top, bottom)

    def change(self, name: str) -> tuple[float, float, Estimate]:
        """Return a number under both variants and their difference, pair by pair."""
        one, other = ratio(*self._columns(name)[:2]), self.estimate(name)
        top, bottom, new_top, new_bottom = self._columns(name)
        if not bottom.sum() or not new_bottom.sum():
            return one.value, other.value, Estimate(0.0, float("inf"), 0)
        pull = (new_top - other.value * new_bottom) / new_bottom.mean() - (top - one.value * bottom) / bottom.mean()
        of = len(pull)
        shares = one.middle is not None and other.middle is not None
        seldom = min(float(bottom.mean()), float(new_bottom.mean()))  # a game in which it matters counts for so many
        least = (1.0 if shares else (max(1.0, abs(other.value)) / 2) ** 2 / of) / min(1.0, seldom) ** 2
        error = float(sqrt((pull**2).sum() + least)) / of
        return one.value, other.value, Estimate(other.value - one.value, error, min(one.of, other.of))

    def interval(self, name: str, alpha: float) -> Interval:
        """Return a number and where it lies."""
        if name == ADVANTAGE:
            return self._advantage(alpha)
        if name.startswith(CHANGE):
            self.estimate(name.removeprefix(CHANGE))
            estimate = self.change(name.removeprefix(CHANGE))[2]
        else:
            estimate = self.estimate(name)
        return Interval(estimate.value, *estimate.interval(alpha))

    def observed(self, name: str) -> int:
        """Return in how many games a number was observed."""
        name = name.removeprefix(CHANGE)
        return self.games if name == ADVANTAGE else min(self.estimate(name).of, self.games)

    def _advantage(self, alpha: float) -> Interval:
        """Return how far the seat that strays most is from a fair share; all seats are looked at together."""
        fair = 1 / self._seats
        seats = [self.estimate(f"{SEAT}{seat + 1}") for seat in range(self._seats)]
        bounds = [(abs(each.value - fair), each.interval(alpha / self._seats)) for each in seats]
        low = max(max(0.0, low - fair, fair - high) for _, (low, high) in bounds)
        high = max(max(abs(low - fair), abs(high - fair)) for _, (low, high) in bounds)
        return Interval(max(value for value, _ in bounds), low, high)

    def differences(self, alpha: float) -> list[Difference]:
        """Return every number under both variants; many are looked at, so each has to stand out the more."""
        found = []
        for name in self._rows:
            base, changed, moved = self.change(name)
            if moved.of:
                interval = Interval(moved.value, *moved.interval(alpha / len(self._rows)))
                stands_out = self.observed(name) >= FEWEST and not interval.low <= 0 <= interval.high
                found.append(Difference(name, base, changed, interval, stands_out))
        return sorted(found, key=lambda each: (not each.stands_out, each.number))


def _verdict(goal: Goal, sample: Sample, alpha: float) -> GoalVerdict:
    found = sample.interval(goal.number, alpha)
    return GoalVerdict(
        goal.text, verdict_for(goal, found) if sample.observed(goal.number) >= FEWEST else UNDECIDED, found
    )


def verdict_for(goal: Goal, found: Interval) -> str:
    """Return whether a number that lies in an interval meets a goal wherever it lies there, misses it, or neither."""
    ends = {goal.holds(found.low, goal.bound), goal.holds(found.high, goal.bound)}
    return UNDECIDED if len(ends) > 1 else MET if ends == {True} else MISSED
