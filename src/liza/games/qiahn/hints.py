"""Heuristics for bots: what a round is likely to bring, told from means and spreads of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.vocabulary import (
    AGUA,
    AIRE,
    COUNT,
    ESCUDO,
    ESPADA,
    EVERYONE,
    FUEGO,
    KINDS,
    MEMBERS,
    MOST_DEPLOYED,
    TIERRA,
    TOKENS,
)

_TOKENS: Final = len(TOKENS)
_TOKEN_WORTH: Final = 0.3
"""What keeping a token for later is worth, in combatants: enough not to waste it on a round that is won or lost."""
_SUBSETS: Final = [
    [part for part in range(1, EVERYONE + 1) if part & ~mask == 0 and COUNT[part] <= MOST_DEPLOYED]
    for mask in range(EVERYONE + 1)
]


class Odds:
    """Mean and variance of what every set of combatants rolls."""

    __slots__ = ("best", "mean", "one_mean", "one_variance", "variance")

    def __init__(self, sides: Sequence[int]) -> None:
        self.one_mean: Final = [(n + 1) / 2 for n in sides]
        self.one_variance: Final = [(n * n - 1) / 12 for n in sides]
        sets = range(EVERYONE + 1)
        self.mean: Final = [sum((self.one_mean[kind] for kind in MEMBERS[mask]), 0.0) for mask in sets]
        self.variance: Final = [sum((self.one_variance[kind] for kind in MEMBERS[mask]), 0.0) for mask in sets]
        self.best: Final = [max([self.one_mean[kind] for kind in MEMBERS[mask]], default=0.0) for mask in sets]


def evaluate(s: QiahnState, seat: int) -> float:
    """Return how well a side stands, from -1 to 1: survivors now, what this round may change, tokens kept."""
    if s.over:
        return s.returns[seat]
    enemy = 1 - seat
    lead = float(_alive(s, seat) - _alive(s, enemy))
    mine, theirs = s.vanguard[seat], s.vanguard[enemy]
    if mine and theirs:
        lead += _stake(s, seat, mine, theirs)
    elif mine:
        lead += min([_stake(s, seat, mine, answer) for answer in _SUBSETS[s.reserve[enemy]]], default=0.0)
    lead += _TOKEN_WORTH * (_kept(s, seat) - _kept(s, enemy))
    return lead / (2 * KINDS + 1)


def _alive(s: QiahnState, seat: int) -> int:
    return COUNT[s.reserve[seat] | s.vanguard[seat]] + s.face_down[seat]


def _kept(s: QiahnState, seat: int) -> int:
    """Count the tokens that can still be of use in a later round."""
    later = s.troop - s.round
    if later == 0:
        return 0
    kept = s.tokens[seat]
    attacks_next = seat != s.attacker
    if later == 1:
        kept &= ~(1 << ESCUDO if attacks_next else 1 << ESPADA)
    return COUNT[kept]


def _stake(s: QiahnState, seat: int, mine: int, theirs: int) -> float:
    """Return how many combatants the round is expected to bring, given who would fight."""
    enemy = 1 - seat
    if _aire_pending(s, seat):
        theirs &= ~_strongest(theirs)
        if theirs == 0:
            return 0.0
    own_mean, own_variance = _strength(s, seat, mine, theirs)
    enemy_mean, enemy_variance = _strength(s, enemy, theirs, mine)
    spread = sqrt(own_variance + enemy_variance) or 1.0
    win = 0.5 + 0.5 * erf((own_mean - enemy_mean) / spread / sqrt(2.0))
    return win * _at_risk(s, enemy, theirs) - (1.0 - win) * _at_risk(s, seat, mine)


def _aire_pending(s: QiahnState, seat: int) -> bool:
    """Whether Aire lies on a combatant and its target is still to be named."""
    return bool(s.agenda) and type(s.agenda[-1]).__name__ == "Repel" and s.bearers[seat * _TOKENS + AIRE] != NOBODY


def _strongest(mask: int) -> int:
    return mask & -mask


def _strength(s: QiahnState, seat: int, own: int, others: int) -> tuple[float, float]:
    """Return mean and variance of a side's total, with the tokens that lie on its combatants."""
    odds = s.rules.odds
    at = seat * _TOKENS
    mean, variance = odds.mean[own], odds.variance[own]
    fuego = s.bearers[at + FUEGO]
    if fuego != NOBODY and own >> fuego & 1:
        mean += odds.one_mean[fuego]
        variance += odds.one_variance[fuego]
    agua = s.bearers[at + AGUA]
    if agua != NOBODY and own >> agua & 1:
        rest = (own | others) if own & others else own ^ others
        mean += max(odds.best[own & ~(1 << agua)], odds.best[others], odds.best[rest & ~(1 << agua)]) - odds.one_mean[agua]
    equipment = ESPADA if seat == s.attacker else ESCUDO
    bearer = s.bearers[at + equipment]
    if bearer != NOBODY and own >> bearer & 1:
        mean += s.rules.bonus[equipment]
    return mean, variance


def _at_risk(s: QiahnState, seat: int, vanguard: int) -> int:
    bearer = s.bearers[seat * _TOKENS + TIERRA]
    saved = bearer != NOBODY and bool(vanguard >> bearer & 1)
    return COUNT[vanguard] - saved
