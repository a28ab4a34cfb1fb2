"""How ``learned+ismcts`` chooses at the root: its policy's favourites race each other through the same worlds.

In every world that is drawn each favourite that is still in the race makes one walk, with the same dice as the others:
what luck gives to one it gives to all, so a few worlds show a difference that hundreds of independent walks would hide.
Who has clearly fallen behind drops out, and the race is over when one is left or nothing that matters is open.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from liza.bots.learned.policy import VALUE_PER_LOGIT
from liza.bots.search.parallel_search import Told
from liza.bots.search.puct import Branch, Choice
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

FAVOURITES: Final = 6
"""How many choices enter."""
CONFIDENCE: Final = 8.0
"""How many walks what the network expects counts for."""
DOUBT: Final = 0.1
"""The standard error of a difference between two choices that the network expects."""
CLEARLY: Final = 2.0
"""By how many standard errors of the difference somebody has to lie behind to drop out."""
_FIRST_LOOK: Final = 4
"""In so many worlds all stay in the race."""
_LONG: Final = 32
"""After so many worlds a difference that hardly matters is let be."""
_SMALL: Final = 0.02
"""What hardly matters, on the scale from -1 to 1."""

GoesOn = Callable[[int, int], bool]
"""Told how many walks were made and how many the next world takes: whether there is time for them."""

Walk = Callable[[State, Source, int], float]
"""Walks through a world, beginning with an action, and tells what came of it (``Tree.walk``)."""


class Runner:
    """One choice in the race."""

    __slots__ = ("action", "elsewhere", "expected", "total", "values")

    def __init__(self, action: int, expected: float) -> None:
        self.action: Final = action
        self.expected: Final = expected
        """What the network says before any walk."""
        self.values: Final[list[float]] = []
        """What came of it, world by world."""
        self.total = 0.0
        self.elsewhere = 0
        """How often other processes tried it, what came of that being in the total."""

    @property
    def tried(self) -> int:
        """How often it was tried, here and elsewhere."""
        return len(self.values) + self.elsewhere

    @property
    def estimate(self) -> float:
        """What it is worth: the walks, and what was expected of it."""
        return (self.total + CONFIDENCE * self.expected) / (self.tried + CONFIDENCE)

    def note(self, value: float) -> None:
        """Write down what came of a walk."""
        self.values.append(value)
        self.total += value

    def error_against(self, other: Runner) -> float:
        """Return the standard error of the estimated difference to another, after the same worlds for both."""
        apart = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        count = len(apart)
        mean = sum(apart) / count
        squares = sum([(one - mean) ** 2 for one in apart])
        of_walks = squares / (count - 1) * count
        of_network = (CONFIDENCE * DOUBT) ** 2
        return sqrt(of_walks + of_network) / (count + CONFIDENCE)

    def may_be_as_good_as(self, leader: Runner) -> bool:
        """Whether chance alone may have put this one behind a leader with which it has gone through the same worlds."""
        if not len(self.values) == len(leader.values) >= _FIRST_LOOK:
            return False
        return leader.estimate - self.estimate <= CLEARLY * leader.error_against(self)


class Race:
    """The favourites of one choice, and how they fare."""

    def __init__(self, seat: Seat, choice: Choice, walk: Walk, rather: list[int]) -> None:
        self._seat: Final = seat
        self._walk: Final = walk
        self._rather: Final = rather
        """What is chosen where nothing else is clearly better; one of them enters in any case."""
        entered = {action: choice.branches[action] for action in seat.legal}
        most = max([branch.logit for branch in entered.values()])
        field = [Runner(action, _expected(branch, most)) for action, branch in entered.items()]
        field.sort(key=lambda runner: -runner.expected)
        entrants, others = field[:FAVOURITES], field[FAVOURITES:]
        if not any(runner.action in rather for runner in entrants):
            entrants[-1] = next(runner for runner in others if runner.action in rather)
        self.runners: Final = entrants

    def run(self, source: Source, goes_on: GoesOn) -> None:
        """Let all walk world by world while there is time and something is open."""
        walked = 0
        running = self.runners
        while len(running) > 1 and goes_on(walked, len(running)):
            world, dice = self._seat.world(source), source.fork()
            for runner in running:
                runner.note(self._walk(world.clone(dice.copy()), source, runner.action))
            walked += len(running)
            if len(running[0].values) >= _FIRST_LOOK:
                running = self._drop(running)

    def hear(self, told: Told) -> None:
        """Count in what was found out elsewhere."""
        for runner in self.runners:
            tried, worth = told.get(runner.action, (0, 0.0))
            runner.elsewhere += tried
            runner.total += worth

    def told(self) -> Told:
        """Return how often each entrant was tried, and what came of it in all."""
        return {runner.action: (runner.tried, runner.total) for runner in self.runners}

    def winner(self) -> int:
        """Return the choice with the best estimate among those that were tried at least half as often as any.

        If it is none that is to be chosen rather than others, and one of those is not clearly behind, it is that one.
        """
        most = max([runner.tried for runner in self.runners])
        best = max([runner for runner in self.runners if 2 * runner.tried >= most], key=lambda r: r.estimate)
        if best.action not in self._rather:
            as_good = [r for r in self.runners if r.action in self._rather and r.may_be_as_good_as(best)]
            best = max(as_good, key=lambda r: r.estimate, default=best)
        return best.action

    def _drop(self, running: list[Runner]) -> list[Runner]:
        """Return who stays: the leader, and everybody whom chance alone may have put behind; only the leader, late."""
        leader = max(running, key=lambda runner: runner.estimate)
        stay = [leader]
        matters = len(leader.values) < _LONG
        for runner in running:
            if runner is not leader:
                behind = leader.estimate - runner.estimate
                error = CLEARLY * leader.error_against(runner)
                if behind <= error:
                    stay.append(runner)
                    matters = matters or error - behind > _SMALL
        return stay if matters else [leader]


def _expected(branch: Branch, most: float) -> float:
    """Return what the network expects of a choice: what it promises, less by how much the policy prefers another."""
    return branch.promise + VALUE_PER_LOGIT * (branch.logit - most)
