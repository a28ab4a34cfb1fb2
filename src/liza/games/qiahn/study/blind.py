"""The best response to an opponent who plays uniformly at random: all positions of a round at once.

It is the reckoning of ``rounds.py`` in which one side does not choose: what it deploys and places is weighed with how
likely that is (``chooser.py``). As there, everything is seen from the attacker.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import numpy as np

from liza.games.qiahn.study.chooser import Chooser, Weights
from liza.games.qiahn.study.meeting import Meeting
from liza.games.qiahn.study.odds import Odds
from liza.games.qiahn.study.plans import Magics, Plan, plans
from liza.games.qiahn.study.rounds import BEST, USED, WORST, Clash, Round, Solver, Values, as_attacker
from liza.games.qiahn.study.table import Progress, Table, others
from liza.games.qiahn.vocabulary import AIRE, NO_SEAT
from liza.kernel.core.study import ProgressCallback

_TOKENS: Final = len(USED)


def against_chance(
    troop: int, first: Magics, odds: Odds, chooser: Chooser, told: ProgressCallback, *, attacks_first: bool
) -> Table:
    """Return what all positions of a game are worth to the attacker of their round, if one side responds.

    The magics are those of the side that attacks first; ``attacks_first`` says that this is the side that responds.
    """
    magics = (first, others(first))
    progress = Progress(troop, told)
    after: Values = Round(troop, troop).ended()
    solved: list[Values] = []
    for number in range(troop, 0, -1):
        round = Round(number, troop)
        solver = Attack if attacks_first == bool(number % 2) else Defence
        worth = solver(round, magics if number % 2 else magics[::-1], odds, after, chooser).worth(progress)
        after = round.before(worth)
        solved.append(worth)
    return Table(troop, first, odds, solved[::-1])


class _Averaging(Solver):
    """One round in which one of both sides chooses anything."""

    def __init__(
        self, round: Round, magics: tuple[Magics, Magics], odds: Odds, after: Values, chooser: Chooser
    ) -> None:
        super().__init__(round, magics, odds, after)
        self._chooser: Final = chooser

    def worth(self, progress: Progress) -> Values:
        """Return what all positions are worth before any player deploys."""
        raise NotImplementedError

    def met(self, clash: Clash, attackers: int, defenders: int) -> Values:
        """Return what vanguards are worth that meet."""
        raise NotImplementedError

    def clash(self, attackers: int, defenders: int) -> Values:
        """Return the value of two deployments against each other, for all sides that can make them."""
        rows, each_row = self._alike(attackers)
        columns, each_column = self._alike(defenders)
        value = self.met(Clash(self, attackers, defenders, rows, columns), attackers, defenders)
        return value[..., each_row, :][..., each_column] if self.round.last else value

    def chances(self, deployed: int) -> Weights:
        """Return how likely each side that can deploy a group does so."""
        return np.array([self._chooser.deployed(self._sides[at][1], deployed) for at in self.able(deployed)])

    def step(self, progress: Progress, deployed: int) -> None:
        """Tell how far it is when all that a player can answer to a deployment has been looked at."""
        progress.step(self.round.number, len(self.able(deployed)) / sum(map(len, self._able.values())))


class Attack(_Averaging):
    """A round in which the attacker responds, and the defender does anything."""

    def worth(self, progress: Progress) -> Values:
        """Return what the best deployments are worth."""
        best = np.full(self.round.shape, WORST)
        for attackers in self.deployments:
            rows = self.able(attackers)
            mean = np.zeros((*self.round.tokens, len(rows), self.round.shape[-1]))
            for defenders in self.deployments:
                mean[..., self.able(defenders)] += self.clash(attackers, defenders) * self.chances(defenders)
            best[..., rows, :] = np.maximum(best[..., rows, :], mean)
            self.step(progress, attackers)
        return best

    def met(self, clash: Clash, attackers: int, defenders: int) -> Values:
        """Return what the best plans are worth, on average over what is answered."""
        mine, theirs = self._magics
        best = np.full(clash.shape, WORST)
        everything = plans(mine, attackers, defenders, anywhere=AIRE in theirs)
        for target, alike in _by_target(everything):
            standing = defenders if target == NO_SEAT else defenders & ~(1 << target)
            if not standing:
                clash.raise_to(best, alike)
                continue
            answers, weights = self._chooser.placed(theirs, standing, attackers, attacks=False, anywhere=False)
            meeting = Meeting(self._odds, self._magics, (attackers, standing), alike, answers)
            mean = _answered_by_chance(*clash.ends(meeting), meeting, weights)
            for used in USED:
                chosen = np.flatnonzero(meeting.used[0] == used)
                if len(chosen):
                    here = best[as_attacker(used, 1)]
                    np.maximum(here, mean[chosen].max(axis=0)[as_attacker(used, 0)], out=here)
        return best


class Defence(_Averaging):
    """A round in which the defender responds, and the attacker does anything."""

    def worth(self, progress: Progress) -> Values:
        """Return what the best deployments leave of what the attacker does."""
        mean = np.zeros(self.round.shape)
        for attackers in self.deployments:
            rows = self.able(attackers)
            worst = np.full((*self.round.tokens, len(rows), self.round.shape[-1]), BEST)
            for defenders in self.deployments:
                columns = self.able(defenders)
                worst[..., columns] = np.minimum(worst[..., columns], self.clash(attackers, defenders))
            mean[..., rows, :] += worst * self.chances(attackers)[:, None]
            self.step(progress, attackers)
        return mean

    def met(self, clash: Clash, attackers: int, defenders: int) -> Values:
        """Return what is left by the best answers, on average over all plans."""
        mine, theirs = self._magics
        everything, weights = self._chooser.placed(mine, attackers, defenders, attacks=True, anywhere=AIRE in theirs)
        chances = dict(zip(everything, weights.T, strict=True))
        mean = np.zeros(clash.shape)
        for target, alike in _by_target(everything):
            likely = np.array([chances[plan] for plan in alike]).T
            standing = defenders if target == NO_SEAT else defenders & ~(1 << target)
            if standing:
                answers = plans(theirs, standing, attackers, anywhere=False)
                meeting = Meeting(self._odds, self._magics, (attackers, standing), alike, answers)
                self._add(mean, clash, meeting, likely)
            else:
                unchanged = clash.unchanged()
                for plan, chance in zip(alike, likely.T, strict=True):
                    _add_for_tokens(mean, plan.used, unchanged[as_attacker(plan.used, 0)][None], chance[:, None])
        return mean

    def _add(self, mean: Values, clash: Clash, meeting: Meeting, likely: Weights) -> None:
        """Add what plans of a meeting lead to under the best answers."""
        ends, weights = clash.ends(meeting)
        for used in USED:
            chosen = np.flatnonzero(meeting.used[0] == used)
            if len(chosen):
                worst = clash.answered(meeting, used, ends[(slice(None), *as_attacker(used, 0))], weights[chosen])
                _add_for_tokens(mean, used, worst, likely[:, chosen])


def _by_target(everything: list[Plan]) -> Iterator[tuple[int, list[Plan]]]:
    """Yield plans together that send the same combatant back."""
    for target, group in groupby(sorted(everything, key=lambda plan: plan.target), key=lambda plan: plan.target):
        yield target, list(group)


def _answered_by_chance(ends: Values, weights: Values, meeting: Meeting, chances: Weights) -> Values:
    """Return what plans are worth on average over the answers, by the tokens that are left to the attacker.

    The axes are: the plan, the attacker's tokens after it and the defender's before its answer, both sides.
    """
    turned = ends.transpose(0, 8, 7, 6, 1, 2, 3, 4, 5, 9, 10)  # first the defender's tokens that can be used
    kept = turned.reshape(len(ends), -1, *turned.shape[4:])  # by a number with a bit for each of them
    likely = np.zeros((len(weights), _TOKENS, len(ends), kept.shape[1]))
    for answered in USED:
        chosen = np.flatnonzero(meeting.used[1] == answered)
        for tokens in USED:
            if len(chosen) and not answered & ~tokens:
                left = _place(tokens & ~answered, turned.shape[1:4])
                likely[:, tokens, :, left] += np.tensordot(weights[:, chosen], chances[tokens, chosen], (1, 0))
    found = likely.reshape(len(weights) * _TOKENS, -1) @ kept.reshape(kept.shape[0] * kept.shape[1], -1)
    each = found.reshape(len(weights), 2, 2, 2, *kept.shape[2:])
    return each.transpose(0, 4, 5, 6, 7, 8, 3, 2, 1, 9, 10)


def _place(tokens: int, lengths: tuple[int, ...]) -> int:
    """Return where a set of tokens stands among all; what makes no difference any more has an axis of length 1."""
    found = 0
    for bit, length in zip((2, 1, 0), lengths, strict=True):
        found = found * length + (tokens >> bit & 1 if length > 1 else 0)
    return found


def _add_for_tokens(mean: Values, used: int, worths: Values, chances: Weights) -> None:
    """Add what plans that use the same tokens lead to, for every set of tokens that the attacker may have had.

    ``worths`` has an axis for the plans and one for each of the attacker's tokens that none of them uses.
    """
    for tokens in USED:
        if used & ~tokens or not chances[tokens].any():
            continue
        left = [tokens >> at & 1 if at >= 0 else -1 for at in (0, -1, 1, 2) if at < 0 or not used >> at & 1]
        picked = worths
        for axis, index in reversed(list(enumerate(left, start=1))):
            if index >= 0:
                picked = picked.take(min(index, picked.shape[axis] - 1), axis)
        held = tuple(slice(None) if at < 0 else tokens >> at & 1 for at in (0, -1, 1, 2))
        mean[held] += np.tensordot(chances[tokens], picked, (0, 0))
