"""One round of one game, looked at closely: what every choice in it is worth to the attacker.

A table knows what positions are worth before any player deploys. Within the round everything is worked out here, from
the values of what can come after it.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

import numpy as np

from liza.games.qiahn.study.meeting import Meeting, Numbers
from liza.games.qiahn.study.plans import ABSENT, Plan, plans
from liza.games.qiahn.study.rounds import DEPLOYMENTS, Side, Values
from liza.games.qiahn.study.table import Table
from liza.games.qiahn.vocabulary import AIRE, NO_SEAT

SWORD: Final = 0b1000
SHIELD: Final = 0b0100
FIRST: Final = 0b0010
SECOND: Final = 0b0001
"""The tokens of a side, in the order in which tables have them."""


class Scene:
    """A round with its two sides and the tokens they came with."""

    def __init__(self, table: Table, number: int, sides: tuple[Side, Side], tokens: tuple[int, int]) -> None:
        self._table: Final = table
        self._number: Final = number
        self._sides: Final = sides
        self._tokens: Final = tokens
        self._magics: Final = table.magics_in(number)
        self._ends: Final[dict[tuple[int, int], Values]] = {}
        self._clashes: Final[dict[tuple[int, int], float]] = {}

    def value(self) -> float:
        """Return what it is worth before any player deploys."""
        return self._table.value(self._number, self._sides, self._tokens)

    def attackers(self, deployed: int, *, done: bool = False) -> float:
        """Return the value when the attacker has deployed some, and no other player will follow if that is done."""
        return max(
            min(self._clash(attackers, defenders) for defenders in self._deployments(1, 0))
            for attackers in ([deployed] if done else self._deployments(0, deployed))
        )

    def defenders(self, attackers: int, deployed: int, *, done: bool = False) -> float:
        """Return the value when the defender has deployed some, and no other player will follow if that is done."""
        return min(
            self._clash(attackers, defenders) for defenders in ([deployed] if done else self._deployments(1, deployed))
        )

    def _deployments(self, side: int, deployed: int) -> list[int]:
        alive = self._sides[side][1]
        return [mask for mask in DEPLOYMENTS if mask & deployed == deployed and mask & ~alive == 0]

    def _clash(self, attackers: int, defenders: int) -> float:
        known = self._clashes.get((attackers, defenders))
        if known is None:
            known = self._clashes[attackers, defenders] = self.attacker_equips(attackers, defenders, ABSENT)
        return known

    # With both vanguards on the field; what was placed has acted already.

    def attacker_equips(self, attackers: int, defenders: int, placed: Plan, *, done: bool = False) -> float:
        """Return the value when the attacker has placed some tokens, and no more if that is done."""
        mine, theirs = self._magics
        free = 0 if done else self._free(0)
        choices = plans(mine, attackers, defenders, anywhere=AIRE in theirs, placed=placed, free=free)
        choices.sort(key=lambda plan: plan.target)
        best: list[float] = []
        for target, group in groupby(choices, key=lambda plan: plan.target):
            alike = list(group)
            standing = defenders if target == NO_SEAT else defenders & ~(1 << target)
            if standing:
                answers = plans(theirs, standing, attackers, anywhere=False, free=self._free(1))
                best.append(float(self._met(attackers, standing, alike, answers).min(axis=1).max()))
            else:
                best += [self.broken_off(plan, ABSENT) for plan in alike]
        return max(best)

    def defender_equips(
        self, attackers: int, defenders: int, attack: Plan, placed: Plan, *, done: bool = False
    ) -> float:
        """Return the value when the attacker is done and the defender has placed some tokens."""
        free = 0 if done else self._free(1)
        answers = plans(self._magics[1], defenders, attackers, anywhere=False, placed=placed, free=free)
        return float(self._met(attackers, defenders, [attack], answers).min())

    def broken_off(self, attack: Plan, answer: Plan) -> float:
        """Return the value when Aire ends the round."""
        return float(self._after(0, 0)[self._left(0, attack.used), self._left(1, answer.used)])

    def _met(self, attackers: int, defenders: int, attacks: list[Plan], answers: list[Plan]) -> Values:
        """Return the value of every attack against every answer."""
        meeting = Meeting(self._table.odds, self._magics, (attackers, defenders), attacks, answers)
        at = (
            np.array([self._left(0, int(used)) for used in meeting.used[0]])[:, None],
            np.array([self._left(1, int(used)) for used in meeting.used[1]])[None, :],
        )
        value: Values = (1.0 - meeting.win - meeting.loss) * self._after(0, 0)[at]
        value += meeting.win * self._each(meeting.defenders_lost, at, defender=True)
        value += meeting.loss * self._each(meeting.attackers_lost, at, defender=False)
        return value

    def _each(self, lost: Numbers, at: tuple[Numbers, Numbers], *, defender: bool) -> Values:
        """Return the value after each loss of one side."""
        found = np.zeros(lost.shape)
        for mask in np.unique(lost).tolist():
            after = self._after(0, mask) if defender else self._after(mask, 0)
            found = np.where(lost == mask, after[at], found)
        return found

    def _after(self, attackers_lost: int, defenders_lost: int) -> Values:
        known = self._ends.get((attackers_lost, defenders_lost))
        if known is None:
            (seen, alive), (also_seen, also_alive) = self._sides
            left = ((seen, alive & ~attackers_lost), (also_seen, also_alive & ~defenders_lost))
            known = self._ends[attackers_lost, defenders_lost] = self._table.after(self._number, left)
        return known

    def _free(self, side: int) -> int:
        """Return the tokens that a side may use in this round, a bit each as plans have them."""
        tokens = self._tokens[side]
        equipment = SHIELD if side else SWORD
        return bool(tokens & equipment) | bool(tokens & FIRST) << 1 | bool(tokens & SECOND) << 2

    def _left(self, side: int, used: int) -> int:
        """Return the tokens that a side has left."""
        equipment = SHIELD if side else SWORD
        gone = (equipment if used & 1 else 0) | (FIRST if used & 2 else 0) | (SECOND if used & 4 else 0)
        return self._tokens[side] & ~gone
