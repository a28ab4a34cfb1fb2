"""How ``learned+ismcts`` chooses at the root: its policy's favourites race each other through the same worlds.

In every world that is drawn each favourite that is still in the race makes one walk, with the same dice as the others:
what luck gives to one it gives to all, so a few worlds show a difference that hundreds of independent walks would hide.
Candidates that are clearly behind drop out, and the race is over when one is left or the rest no longer matters.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from liza.bots.learned.policy import VALUE_PER_LOGIT
from liza.bots.search.parallel_search import SearchStatistics
from liza.bots.search.puct import DecisionStats, Edge
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

MOST_CANDIDATES: Final = 6
"""How many choices enter."""
PRIOR_WEIGHT: Final = 8.0
"""How many walks what the network expects counts for."""
PRIOR_ERROR: Final = 0.1
"""The standard error of a difference between two choices that the network expects."""
ELIMINATION_ERRORS: Final = 2.0
"""By how many standard errors of the difference a candidate has to lie behind to drop out."""
_LEAST_WORLDS: Final = 4
"""In so many worlds all stay in the race."""
_LATE: Final = 32
"""After so many worlds a difference that hardly matters is let be."""
_NEGLIGIBLE: Final = 0.02
"""What hardly matters, on the scale from -1 to 1."""

Budget = Callable[[int, int], bool]
"""Told how many walks were made and how many the next world takes: whether there is time for them."""

Simulation = Callable[[State, Source, int], float]
"""Walks through a world, beginning with an action, and tells what came of it (``Tree.walk``)."""


class Candidate:
    """One choice in the race."""

    __slots__ = ("action", "prior_value", "total", "values", "visits_elsewhere")

    def __init__(self, action: int, prior_value: float) -> None:
        self.action: Final = action
        self.prior_value: Final = prior_value
        """What the network says before any walk."""
        self.values: Final[list[float]] = []
        """What came of it, world by world."""
        self.total = 0.0
        self.visits_elsewhere = 0
        """How often other processes tried it, what came of that being in the total."""

    @property
    def visits(self) -> int:
        """How often it was tried, here and elsewhere."""
        return len(self.values) + self.visits_elsewhere

    @property
    def estimate(self) -> float:
        """What it is worth: the walks, and what was expected of it."""
        return (self.total + PRIOR_WEIGHT * self.prior_value) / (self.visits + PRIOR_WEIGHT)

    def add_sample(self, value: float) -> None:
        """Write down what came of a walk."""
        self.values.append(value)
        self.total += value

    def error_against(self, other: Candidate) -> float:
        """Return the standard error of the estimated difference to another, after the same worlds for both."""
        apart = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        count = len(apart)
        mean = sum(apart) / count
        squares = sum([(one - mean) ** 2 for one in apart])
        of_walks = squares / (count - 1) * count
        of_network = (PRIOR_WEIGHT * PRIOR_ERROR) ** 2
        return sqrt(of_walks + of_network) / (count + PRIOR_WEIGHT)

    def may_be_as_good_as(self, leader: Candidate) -> bool:
        """Whether chance alone may have put this one behind a leader with which it has gone through the same worlds."""
        if not len(self.values) == len(leader.values) >= _LEAST_WORLDS:
            return False
        return leader.estimate - self.estimate <= ELIMINATION_ERRORS * leader.error_against(self)


class RootRace:
    """The favourites of one choice, and how they fare."""

    def __init__(self, seat: Seat, decision: DecisionStats, simulate: Simulation, favoured: list[int]) -> None:
        self._seat: Final = seat
        self._simulate: Final = simulate
        self._favoured: Final = favoured
        """Chosen unless another is clearly better; one of them enters in any case."""
        entered = {action: decision.edges[action] for action in seat.legal}
        most = max([branch.logit for branch in entered.values()])
        field = [Candidate(action, _prior_value(branch, most)) for action, branch in entered.items()]
        field.sort(key=lambda runner: -runner.prior_value)
        entrants, others = field[:MOST_CANDIDATES], field[MOST_CANDIDATES:]
        if not any(runner.action in favoured for runner in entrants):
            entrants[-1] = next(runner for runner in others if runner.action in favoured)
        self.candidates: Final = entrants

    def run(self, source: Source, budget: Budget) -> None:
        """Simulate all candidates world by world, within the budget, while the choice is open."""
        walked = 0
        running = self.candidates
        while len(running) > 1 and budget(walked, len(running)):
            world, dice = self._seat.world(source), source.fork()
            for runner in running:
                runner.add_sample(self._simulate(world.clone(dice.copy()), source, runner.action))
            walked += len(running)
            if len(running[0].values) >= _LEAST_WORLDS:
                running = self._eliminate(running)

    def merge(self, statistics: SearchStatistics) -> None:
        """Count in what was found out elsewhere."""
        for runner in self.candidates:
            tried, worth = statistics.get(runner.action, (0, 0.0))
            runner.visits_elsewhere += tried
            runner.total += worth

    def statistics(self) -> SearchStatistics:
        """Return how often each entrant was tried, and what came of it in all."""
        return {runner.action: (runner.visits, runner.total) for runner in self.candidates}

    def winner(self) -> int:
        """Return the choice with the best estimate among those that were tried at least half as often as any.

        If it is none that is to be chosen rather than others, and one of those is not clearly behind, it is that one.
        """
        most = max([runner.visits for runner in self.candidates])
        best = max([runner for runner in self.candidates if 2 * runner.visits >= most], key=lambda r: r.estimate)
        if best.action not in self._favoured:
            as_good = [r for r in self.candidates if r.action in self._favoured and r.may_be_as_good_as(best)]
            best = max(as_good, key=lambda r: r.estimate, default=best)
        return best.action

    def _eliminate(self, running: list[Candidate]) -> list[Candidate]:
        """Return who stays: the leader, and those that chance alone may have put behind; only the leader, late."""
        leader = max(running, key=lambda runner: runner.estimate)
        stay = [leader]
        matters = len(leader.values) < _LATE
        for runner in running:
            if runner is not leader:
                behind = leader.estimate - runner.estimate
                error = ELIMINATION_ERRORS * leader.error_against(runner)
                if behind <= error:
                    stay.append(runner)
                    matters = matters or error - behind > _NEGLIGIBLE
        return stay if matters else [leader]


def _prior_value(edge: Edge, most: float) -> float:
    """Return what the network expects of a choice: what it promises, less by how much the policy prefers another."""
    return edge.first_play_value + VALUE_PER_LOGIT * (edge.logit - most)
