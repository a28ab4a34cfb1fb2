"""One round solved for all positions at once: what the attacker can make sure of, for every pair of sides.

Everything is seen from the attacker. An array of values has an axis for each token (0: gone, 1: still there), the
attacker's sword, shield and two magics, then the defender's; its last two axes are the attacker's combatants and the
defender's. An axis of length 1 stands for a token that makes no difference any more. Using a token is reading at 0 what
counts at 1. All plans against all answers that use the same tokens are one product of two matrices.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from liza.games.qiahn.study.meeting import Meeting, Numbers
from liza.games.qiahn.study.odds import Odds
from liza.games.qiahn.study.plans import Magics, Plan, plans
from liza.games.qiahn.vocabulary import AIRE, EVERYONE, KIND_COUNT, MOST_DEPLOYED, NO_SEAT
from liza.parts.sets import COUNT

Values = NDArray[np.floating[Any]]
Side = tuple[int, int]
"""The kinds of a side that have been seen, and those of them that still stand."""
Index = tuple[int | slice, ...]

DEPLOYMENTS: Final = [mask for mask in range(1, EVERYONE + 1) if COUNT[mask] <= MOST_DEPLOYED]
USED: Final = range(8)
"""Every set of tokens that a side can use in one round: equipment, first magic, second magic."""
WORST: Final = -2.0
BEST: Final = 2.0
_ALL: Final = slice(None)


def sides_after(rounds: int) -> list[Side]:
    """Return every side that there can be after so many rounds."""
    return [
        (seen, alive)
        for seen in range(EVERYONE + 1)
        if COUNT[seen] == rounds
        for alive in range(EVERYONE + 1)
        if alive & ~seen == 0
    ]


class Round:
    """The positions of one round after both sides have discovered, and where each of them can lead."""

    def __init__(self, number: int, troop: int) -> None:
        self.number: Final = number
        self.last: Final = number == troop
        sides = [(seen, alive) for seen, alive in sides_after(number) if alive]
        if self.last:
            # It makes no difference any more who has been seen.
            sides = [(EVERYONE, alive) for alive in range(1, EVERYONE + 1) if COUNT[alive] <= number]
        self.sides: Final = {side: at for at, side in enumerate(sides)}
        """Sides that may fight the round, with their index."""
        # Nor does it matter, at the end, who stands: only how many.
        after = [(EVERYONE, (1 << count) - 1) for count in range(KIND_COUNT + 1)] if self.last else sides_after(number)
        self.after: Final = {side: at for at, side in enumerate(after)}
        """Sides after the round, with their index."""
        self.tokens: Final = (2, 1, 2, 2, 1, 2, 2, 2) if self.last else (2,) * 8
        """The lengths of the token axes."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the values of all positions."""
        return (*self.tokens, len(self.sides), len(self.sides))

    def side(self, seen: int, alive: int) -> int:
        """Return the index of a side after it has discovered."""
        return self.sides[EVERYONE if self.last else seen, alive]

    def able(self, deployed: int) -> list[int]:
        """Return the sides that can deploy a set."""
        return [at for (_, alive), at in self.sides.items() if alive & deployed == deployed]

    def after_losing(self, side: Side, lost: int) -> int:
        """Return where a side ends up when it loses some of its combatants."""
        seen, alive = side
        left = alive & ~lost
        return self.after[EVERYONE, (1 << COUNT[left]) - 1] if self.last else self.after[seen, left]

    def discoveries(self) -> Values:
        """Return how likely each side after the round before becomes each side of this one."""
        before = sides_after(self.number - 1)
        found = np.zeros((len(before), len(self.sides)))
        for at, (seen, alive) in enumerate(before):
            unseen = [kind for kind in range(KIND_COUNT) if not seen >> kind & 1]
            for kind in unseen:
                found[at, self.side(seen | 1 << kind, alive | 1 << kind)] += 1 / len(unseen)
        return found

    def before(self, values: Values) -> Values:
        """Return what positions are worth to the defender before this round, the attacker of the one before."""
        chances = self.discoveries().astype(values.dtype)
        mean: Values = chances @ values @ chances.T
        turned: Values = -mean.transpose(4, 5, 6, 7, 0, 1, 2, 3, 9, 8)
        return turned

    def ended(self) -> Values:
        """Return what positions after the last round are worth to its attacker."""
        counts = np.arange(KIND_COUNT + 1)
        return np.sign(np.subtract.outer(counts, counts), dtype=float)[(None,) * 8]


class Solver:
    """Solves one round, deployment by deployment."""

    def __init__(self, round: Round, magics: tuple[Magics, Magics], odds: Odds, after: Values) -> None:
        self.round: Final = round
        self._magics: Final = magics
        """The attacker's, then the defender's."""
        self._odds: Final = odds
        self._after: Final = np.ascontiguousarray(after).reshape(*after.shape[:-2], -1)
        """What positions after the round are worth; both sides are one axis, so that picking keeps them together."""
        self._sides: Final = list(round.sides)
        self._able: Final = {mask: able for mask in DEPLOYMENTS if (able := round.able(mask))}

    @property
    def deployments(self) -> list[int]:
        """All that a player can deploy in this round."""
        return list(self._able)

    def able(self, deployed: int) -> list[int]:
        """Return the sides that can deploy a set."""
        return self._able[deployed]

    def deployed(self, attackers: int) -> Values:
        """Return what a deployment makes sure of, for all sides that can make it."""
        size = len(self._sides)
        worth = np.full((*self.round.tokens, len(self._able[attackers]), size), BEST, self._after.dtype)
        for defenders, columns in self._able.items():
            worth[..., columns] = np.minimum(worth[..., columns], self._clash(attackers, defenders))
        return worth

    def _clash(self, attackers: int, defenders: int) -> Values:
        """Return the value of two deployments against each other, for all sides that can make them."""
        rows, each_row = self._alike(attackers)
        columns, each_column = self._alike(defenders)
        value = Clash(self, attackers, defenders, rows, columns).value()
        return value[..., each_row, :][..., each_column] if self.round.last else value

    def _alike(self, deployed: int) -> tuple[list[Side], list[int]]:
        """Return sides that can deploy a set and differ afterwards, and which of them each such side is like."""
        first: dict[int, int] = {}
        sides: list[Side] = []
        each: list[int] = []
        for at in self._able[deployed]:
            end = self.round.after_losing(self._sides[at], 0)
            if end not in first:
                first[end] = len(sides)
                sides.append(self._sides[at])
            each.append(first[end])
        return sides, each

    def meetings(self, attackers: int, defenders: int) -> Iterator[tuple[list[Plan], Meeting | None]]:
        """Yield the attacker's plans with what they meet; those that end the round at once meet no player."""
        mine, theirs = self._magics
        everything = plans(mine, attackers, defenders, anywhere=AIRE in theirs)
        everything.sort(key=lambda plan: plan.target)
        for target, group in groupby(everything, key=lambda plan: plan.target):
            alike = list(group)
            standing = defenders if target == NO_SEAT else defenders & ~(1 << target)
            if standing:
                answers = plans(theirs, standing, attackers, anywhere=False)
                yield alike, Meeting(self._odds, self._magics, (attackers, standing), alike, answers)
            else:
                yield alike, None

    def leading_to(self, rows: list[Side], columns: list[Side], attackers_lost: int, defenders_lost: int) -> Values:
        """Return the values after losses."""
        lost = self.round.after_losing
        row = np.array([lost(side, attackers_lost) for side in rows])
        column = np.array([lost(side, defenders_lost) for side in columns])
        at = row[:, None] * len(self.round.after) + column
        found: Values = self._after.take(at, axis=-1)
        return found


class Clash:
    """Two deployments against each other, for some sides that can make them."""

    def __init__(self, solver: Solver, attackers: int, defenders: int, rows: list[Side], columns: list[Side]) -> None:
        self._solver: Final = solver
        self._attackers: Final = attackers
        self._defenders: Final = defenders
        self._rows: Final = rows
        self._columns: Final = columns
        self._known: Final[dict[tuple[int, int], Values]] = {}

    def value(self) -> Values:
        """Return what the attacker makes sure of."""
        best = np.full(self.shape, WORST, self.unchanged().dtype)
        for alike, meeting in self._solver.meetings(self._attackers, self._defenders):
            if meeting is None:
                self.raise_to(best, alike)
            elif self._solver.round.last:
                self._meet_last(meeting, best)
            else:
                self._meet(meeting, best)
        return best

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the values of all positions that come to this."""
        return (*self._solver.round.tokens, len(self._rows), len(self._columns))

    def unchanged(self) -> Values:
        """Return the values after a round in which no player falls."""
        return self._leading_to(0, 0)

    def raise_to(self, best: Values, alike: list[Plan]) -> None:
        """Raise the best by what plans lead to that end the round at once."""
        for plan in alike:
            here = best[as_attacker(plan.used, 1)]
            np.maximum(here, self.unchanged()[as_attacker(plan.used, 0)], out=here)

    def _meet_last(self, meeting: Meeting, best: Values) -> None:
        """Do the same in the last round, all plans at once: what is left of tokens makes no difference there."""
        ends, weights = self.ends(meeting)
        each = weights.reshape(-1, len(ends)) @ ends.reshape(len(ends), -1)
        each = each.reshape(*meeting.win.shape, *ends.shape[-2:])
        worst = _with_tokens(np.moveaxis(each, 1, 0), meeting.used[1], np.minimum, BEST)
        found = _with_tokens(np.moveaxis(worst, 3, 0), meeting.used[0], np.maximum, WORST)
        here = best.reshape(found.shape)
        np.maximum(here, found, out=here)

    def _meet(self, meeting: Meeting, best: Values) -> None:
        """Raise the best by what plans lead to under the best answers."""
        ends, weights = self.ends(meeting)
        for used in USED:
            chosen = np.flatnonzero(meeting.used[0] == used)
            if len(chosen):
                worst = self.answered(meeting, used, ends[(_ALL, *as_attacker(used, 0))], weights[chosen])
                here = best[as_attacker(used, 1)]
                np.maximum(here, worst.max(axis=0), out=here)

    def answered(self, meeting: Meeting, used: int, ends: Values, weights: Values) -> Values:
        """Return the value of plans that use the same tokens, each under the best answer to it."""
        gone = as_attacker(used, 0).count(0)
        left = ends.shape[1 : 5 - gone]
        worst = np.full((len(weights), *left, *self._solver.round.tokens[4:], *ends.shape[-2:]), BEST, ends.dtype)
        for answered in USED:
            chosen = np.flatnonzero(meeting.used[1] == answered)
            if len(chosen):
                own = (_ALL,) * (5 - gone)
                to = ends[(*own, *as_defender(answered, 0))]
                each = weights[:, chosen].reshape(-1, len(ends)) @ to.reshape(len(ends), -1)
                value = each.reshape(len(weights), len(chosen), *to.shape[1:]).min(axis=1)
                here = worst[(*own, *as_defender(answered, 1))]
                np.minimum(here, value, out=here)
        return worst

    def ends(self, meeting: Meeting) -> tuple[Values, Values]:
        """Return the values of all ends that a meeting can have, and how likely each is for each plan and answer."""
        attackers_lost, one = np.unique(meeting.attackers_lost, return_inverse=True)
        defenders_lost, other = np.unique(meeting.defenders_lost, return_inverse=True)
        ends = [self._leading_to(0, 0)]
        ends += [self._leading_to(0, int(lost)) for lost in defenders_lost]
        ends += [self._leading_to(int(lost), 0) for lost in attackers_lost]
        weights = np.zeros((*meeting.win.shape, len(ends)), ends[0].dtype)
        rows, columns = np.indices(meeting.win.shape)
        weights[..., 0] = 1.0 - meeting.win - meeting.loss
        weights[rows, columns, 1 + other.reshape(rows.shape)] = meeting.win
        weights[rows, columns, 1 + len(defenders_lost) + one.reshape(rows.shape)] = meeting.loss
        return np.stack(ends), weights

    def _leading_to(self, attackers_lost: int, defenders_lost: int) -> Values:
        known = self._known.get((attackers_lost, defenders_lost))
        if known is None:
            known = self._solver.leading_to(self._rows, self._columns, attackers_lost, defenders_lost)
            self._known[attackers_lost, defenders_lost] = known
        return known


def _with_tokens(values: Values, used: Numbers, pick: np.ufunc, nothing: float) -> Values:
    """Return the pick of all plans for every set of tokens that a side has; plans come in the order of their tokens."""
    sets, starts = np.unique(used, return_index=True)
    found = np.full((len(USED), *values.shape[1:]), nothing, values.dtype)
    found[sets] = pick.reduceat(values, starts, axis=0)
    second, first, equipment = 0, 1, 2
    found = found.reshape(2, 2, 2, *values.shape[1:])
    for token in (second, first, equipment):
        without, there = np.moveaxis(found, token, 0)
        pick(without, there, out=there)
    return np.moveaxis(found, (equipment, first, second), (0, 1, 2))


def as_attacker(used: int, index: int) -> Index:
    """Return the part of the attacker's token axes in which the tokens used are gone (0) or still there (1)."""
    return _tokens((used & 1, 0, used >> 1 & 1, used >> 2 & 1), index)


def as_defender(used: int, index: int) -> Index:
    """Return the part of the defender's token axes in which the tokens used are gone (0) or still there (1)."""
    return _tokens((0, used & 1, used >> 1 & 1, used >> 2 & 1), index)


def _tokens(used: tuple[int, ...], index: int) -> Index:
    return tuple(index if token else _ALL for token in used)
