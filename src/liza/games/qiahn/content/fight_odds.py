"""What sets of combatants roll and how their fights end, worked out once for a pack: what the hints go by."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from liza.games.qiahn.vocabulary import EVERYONE, MOST_DEPLOYED
from liza.parts.sets import COUNT, MEMBERS

SETS: Final = EVERYONE + 1
_ROOT_OF_TWO: Final = sqrt(2.0)
GROUPS: Final = [
    [[part for part in range(SETS) if part & ~whole == 0 and COUNT[part] <= most] for whole in range(SETS)]
    for most in range(MOST_DEPLOYED + 1)
]
"""The groups of at most so many that can be formed of a set, the empty one included."""


class Odds:
    """What every set of combatants rolls, and how a fight without tokens between any two of them ends."""

    __slots__ = ("answer", "best", "lose", "mean", "one_mean", "one_variance", "variance", "win")

    def __init__(self, sides: Sequence[int]) -> None:
        self.one_mean: Final = [(n + 1) / 2 for n in sides]
        self.one_variance: Final = [(n * n - 1) / 12 for n in sides]
        groups = [MEMBERS[group] for group in range(SETS)]
        self.mean: Final = [sum([self.one_mean[kind] for kind in group], 0.0) for group in groups]
        self.variance: Final = [sum([self.one_variance[kind] for kind in group], 0.0) for group in groups]
        self.best: Final = [max([self.one_mean[kind] for kind in group], default=0.0) for group in groups]
        self.win: Final = [0.0] * (SETS * SETS)
        self.lose: Final = [0.0] * (SETS * SETS)
        self.answer: Final = [0] * (SETS * SETS)
        """The group that a defender does best to send, by attackers and by those it can choose from."""
        for attackers in GROUPS[MOST_DEPLOYED][EVERYONE]:
            self._foresee(attackers)

    def _foresee(self, attackers: int) -> None:
        """Fill in the fights of one group of attackers."""
        at = attackers * SETS
        costs = [0.0] * SETS
        for defenders in GROUPS[MOST_DEPLOYED][EVERYONE]:
            difference = self.mean[attackers] - self.mean[defenders]
            win, lose = chances(difference, self.variance[attackers] + self.variance[defenders])
            self.win[at + defenders] = win
            self.lose[at + defenders] = lose
            costs[defenders] = win * COUNT[defenders] - lose * COUNT[attackers]
        for reserve in range(1, SETS):
            groups = GROUPS[MOST_DEPLOYED][reserve]
            self.answer[at + reserve] = min(groups[1:], key=costs.__getitem__)


def chances(difference: float, variance: float) -> tuple[float, float]:
    """Return the chances to be ahead and to be behind, given mean and variance of the difference of two totals."""
    width = sqrt(variance) * _ROOT_OF_TWO
    if width == 0.0:
        return float(difference > 0.0), float(difference < 0.0)
    return 0.5 + 0.5 * erf((difference - 0.5) / width), 0.5 - 0.5 * erf((difference + 0.5) / width)
