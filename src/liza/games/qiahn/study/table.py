"""What perfect commanders can count on, for every position of a game: worked out backwards, kept in one file.

A table belongs to a troop and to the magics of the side that attacks first. Round by round it holds what every position
is worth to the attacker of that round, once both sides have discovered; everything else follows from that.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from math import prod
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import DTypeLike

from liza.games.qiahn.study.odds import Odds
from liza.games.qiahn.study.plans import Magics
from liza.games.qiahn.study.rounds import WORST, Round, Side, Solver, Values
from liza.games.qiahn.vocabulary import AIRE, FUEGO, KIND_COUNT

KEPT: Final = np.float32
"""How values are kept: seven digits."""


class Table:
    """The values of all positions of one troop, for one first attacker."""

    def __init__(self, troop: int, first: Magics, odds: Odds, values: list[Values]) -> None:
        self.troop: Final = troop
        self.magics: Final = (first, others(first))
        """Those of the first attacker, and those of the other side."""
        self.odds: Final = odds
        self.rounds: Final = [Round(number, troop) for number in range(1, troop + 1)]
        self._values: Final = values

    def magics_in(self, number: int) -> tuple[Magics, Magics]:
        """Return the magics of a round's attacker and defender."""
        return self.magics if number % 2 else self.magics[::-1]

    def value(self, number: int, sides: tuple[Side, Side], tokens: tuple[int, int]) -> float:
        """Return what a position is worth to the attacker of a round before any player deploys."""
        return float(self._all_tokens(number, sides)[tokens])

    def after(self, number: int, sides: tuple[Side, Side]) -> Values:
        """Return what sides are worth after a round to its attacker, by the tokens that both have left."""
        if number == self.troop:
            return np.full((16, 16), np.sign(sides[0][1].bit_count() - sides[1][1].bit_count()), KEPT)
        # The defender attacks in the next round.
        attackers, defenders = (_discoveries(side) for side in reversed(sides))
        met = [self._all_tokens(number + 1, (one, other)) for one in attackers for other in defenders]
        mean: Values = np.mean(met, axis=0)
        return -mean.T

    def beginning(self) -> float:
        """Return what the whole game is worth to the side that attacks first."""
        unseen = _discoveries((0, 0))
        return float(np.mean([self.value(1, (one, other), (15, 15)) for one in unseen for other in unseen]))

    def _all_tokens(self, number: int, sides: tuple[Side, Side]) -> Values:
        """Return the value of a position for all tokens that both sides may have: sixteen sets each."""
        round = self.rounds[number - 1]
        row, column = (round.side(*side) for side in sides)
        found: Values = self._values[number - 1][..., row, column]
        return np.broadcast_to(found, (2,) * 8).reshape(16, 16)

    def save(self, file: Path) -> None:
        """Write the table; a file that is there already is replaced whole or not at all."""
        file.parent.mkdir(parents=True, exist_ok=True)
        flat = np.concatenate([values.ravel() for values in self._values]).astype(KEPT, copy=False)
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=".solving-", suffix=".npy", delete=False) as draft:
            try:
                np.save(draft, flat)
            except BaseException:
                Path(draft.name).unlink()
                raise
        Path(draft.name).replace(file)

    @classmethod
    def load(cls, file: Path, troop: int, first: Magics, odds: Odds) -> Table:
        """Read a table; it stays in its file, and only what is looked at is read."""
        flat = np.load(file, mmap_mode="r")
        shapes = [Round(number, troop).shape for number in range(1, troop + 1)]
        ends = np.cumsum([prod(shape) for shape in shapes])
        if flat.shape != (ends[-1],) or flat.dtype != KEPT:
            raise ValueError("its size is wrong")
        values = [part.reshape(shape) for part, shape in zip(np.split(flat, ends[:-1]), shapes, strict=True)]
        return cls(troop, first, odds, values)


def work_out(
    troop: int, first: Magics, odds: Odds, told: Callable[[float], None], precision: DTypeLike = KEPT
) -> Table:
    """Solve all rounds of a game, the last one first."""
    magics = (first, others(first))
    after = Round(troop, troop).ended().astype(precision)
    solved: list[Values] = []
    progress = Progress(troop, told)
    for number in range(troop, 0, -1):
        round = Round(number, troop)
        solver = Solver(round, magics if number % 2 else magics[::-1], odds, after)
        best = np.full(round.shape, WORST, precision)
        for attackers in solver.deployments:
            rows = solver.able(attackers)
            best[..., rows, :] = np.maximum(best[..., rows, :], solver.deployed(attackers))
            progress.step(number, len(rows) / sum(len(solver.able(each)) for each in solver.deployments))
        after = round.before(best)
        solved.append(best)
    return Table(troop, first, odds, solved[::-1])


class Progress:
    """Tells how far the work has come; rounds take as long as they have positions, roughly."""

    def __init__(self, troop: int, told: Callable[[float], None]) -> None:
        self._told: Final = told
        weights = {number: float(prod(Round(number, troop).shape)) for number in range(1, troop + 1)}
        # Whatever its size, the first round to be solved also has to work out the odds.
        weights[troop] += 2e6
        self._share: Final = {number: weight / sum(weights.values()) for number, weight in weights.items()}
        self._done = 0.0

    def step(self, number: int, part: float) -> None:
        """Take note that a part of a round's work is done."""
        self._done += part * self._share[number]
        self._told(min(self._done, 1.0))


def others(magics: Magics) -> Magics:
    """Return the magics of the other side."""
    first, second = (magic for magic in range(FUEGO, AIRE + 1) if magic not in magics)
    return first, second


def _discoveries(side: Side) -> list[Side]:
    """Return what a side may become when it discovers, all equally likely."""
    seen, alive = side
    return [(seen | 1 << kind, alive | 1 << kind) for kind in range(KIND_COUNT) if not seen >> kind & 1]
