"""Two vanguards against each other: every plan of the attacker against every answer of the defender, as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from liza.games.qiahn.study.odds import LOSS, WIN, Odds
from liza.games.qiahn.study.plans import Magics, Plan
from liza.games.qiahn.vocabulary import AGUA, FUEGO, NO_SEAT, TIERRA

Numbers = NDArray[np.int64]
Chances = NDArray[np.float64]


class Meeting:
    """What the dice can do to two vanguards; rows are the attacker's plans, columns the defender's answers."""

    def __init__(
        self,
        odds: Odds,
        magics: tuple[Magics, Magics],
        vanguards: tuple[int, int],
        plans: Sequence[Plan],
        answers: Sequence[Plan],
    ) -> None:
        self._odds: Final = odds
        self._magics: Final = magics
        self._both: Final = (plans, answers)
        attackers, defenders = vanguards
        self.used: Final = (_column(plan.used for plan in plans), _column(answer.used for answer in answers))
        """The tokens that go with each plan, and with each answer."""
        shape = (len(plans), len(answers))
        self.win: Final[Chances] = np.zeros(shape)
        self.loss: Final[Chances] = np.zeros(shape)
        self.attackers_lost: Final[Numbers] = np.zeros(shape, np.int64)
        """Who leaves the board if the attacker loses."""
        self.defenders_lost: Final[Numbers] = np.broadcast_to(defenders & ~self._saved(1), shape)
        """Who leaves the board if the defender loses."""
        targets = _column(answer.target for answer in answers)
        for target in set(targets.tolist()):
            standing = attackers if target == NO_SEAT else attackers & ~(1 << target)
            at = np.flatnonzero(targets == target)
            self.attackers_lost[:, at] = (standing & ~self._saved(0))[:, None]
            if standing:
                self._compare(standing, defenders, at)

    def _compare(self, attackers: int, defenders: int, at: Numbers) -> None:
        """Fill in the answers after which these combatants stand against each other."""
        owner = {magic: 0 if magic in self._magics[0] else 1 for magic in (FUEGO, AGUA)}
        odds = self._odds.fight(attackers, defenders, owner[FUEGO], owner[AGUA])
        sword = _standing(_column(plan.bearer for plan in self._both[0]), attackers) != NO_SEAT
        shield = self.used[1][at] & 1
        place = (
            self._place(FUEGO, owner[FUEGO], attackers, at),
            self._place(AGUA, owner[AGUA], attackers, at),
            sword[:, None] + 2 * shield[None, :],
        )
        found = odds[place]
        self.win[:, at] = found[..., WIN]
        self.loss[:, at] = found[..., LOSS]

    def _place(self, magic: int, owner: int, attackers: int, at: Numbers) -> Numbers:
        """Return who carries a magic and still stands, for every plan or for every answer."""
        carriers = self._carriers(magic, owner)
        return _standing(carriers, attackers)[:, None] if owner == 0 else carriers[at][None, :]

    def _saved(self, side: int) -> Numbers:
        """Return whom Tierra would save on one side, as a set."""
        carriers = self._carriers(TIERRA, side)
        return np.where(carriers == NO_SEAT, 0, 1 << np.maximum(carriers, 0))

    def _carriers(self, magic: int, side: int) -> Numbers:
        return _column(plan.carrier(magic, self._magics[side]) for plan in self._both[side])


def _column(numbers: Iterable[int]) -> Numbers:
    return np.fromiter(numbers, np.int64)


def _standing(carriers: Numbers, set: int) -> Numbers:
    """Return the carriers, no player instead of those who do not stand in a set."""
    return np.where((carriers != NO_SEAT) & (set >> np.maximum(carriers, 0) & 1 == 1), carriers, NO_SEAT)
