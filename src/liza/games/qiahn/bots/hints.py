"""Heuristics for bots: what a round is likely to bring, told from means and spreads of the dice.

Everything is seen from the attacker's side; the defender's hint is the same with the opposite sign.
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Final

from liza.games.qiahn.content.fight_odds import GROUPS, SETS, Odds, chances
from liza.games.qiahn.state import QiahnState, Side
from liza.games.qiahn.steps.deploy import Deploy
from liza.games.qiahn.steps.equip import Repel
from liza.games.qiahn.vocabulary import AGUA, FUEGO, MOST_DEPLOYED, NO_SEAT, TIERRA
from liza.parts import sets
from liza.parts.sets import COUNT, MEMBERS

_TOKEN_WORTH: Final = (0.15, 0.15, 0.3, 0.25, 0.4, 0.4)
"""What keeping a token for a later round is worth, in combatants."""
_STRENGTH_WORTH: Final = 0.08
"""What one point on the average die of a survivor is worth while there are rounds to come, in combatants."""
_SWING: Final = 2.2
"""How far one round typically moves the lead, in combatants."""


def evaluate(s: QiahnState, seat: int) -> float:
    """Return how well a side stands, from -1 to 1: survivors, what this round may change, tokens kept."""
    if s.over:
        return s.returns[seat]
    value = _attackers_value(s)
    return value if seat == s.attacker else -value


def _attackers_value(s: QiahnState) -> float:
    attackers, defenders = s.sides[s.attacker].vanguard, s.sides[1 - s.attacker].vanguard
    step = s.agenda[-1]
    if isinstance(step, Deploy):
        return _before_deploying(s, step.seat, attackers, defenders)
    if isinstance(step, Repel):
        if step.seat == s.attacker:
            return max([_prospect(s, attackers, defenders ^ sets.only(kind)) for kind in MEMBERS[defenders]])
        return min([_prospect(s, attackers ^ sets.only(kind), defenders) for kind in MEMBERS[attackers]])
    return _prospect(s, attackers, defenders)


def _before_deploying(s: QiahnState, seat: int, attackers: int, defenders: int) -> float:
    """Return what the fight promises if who is deploying completes the vanguard well, and is answered well."""
    lead = _lead(s)
    later = s.troop - s.round
    odds = s.odds
    side = s.sides[seat]
    best = -2.0
    more = GROUPS[MOST_DEPLOYED - COUNT[side.vanguard]][side.reserve]
    if seat == s.attacker:
        reserve = s.sides[1 - seat].reserve
        for group in more:
            team = attackers | group
            if team:
                answer = odds.answer[team * SETS + reserve]
                best = max(best, _before_tokens(odds, lead, later, team, answer))
        return best
    for group in more:
        team = defenders | group
        if team:
            best = max(best, -_before_tokens(odds, lead, later, attackers, team))
    return -best


def _before_tokens(odds: Odds, lead: float, later: int, attackers: int, defenders: int) -> float:
    at = attackers * SETS + defenders
    gain, loss = _worth(odds, later, defenders), _worth(odds, later, attackers)
    return _expected(lead, later, odds.win[at], odds.lose[at], gain, loss)


def _prospect(s: QiahnState, attackers: int, defenders: int) -> float:
    """Return what the fight promises, with the tokens that lie on those who stand; a draw if one side stands empty."""
    lead = _lead(s)
    later = s.troop - s.round
    if attackers == 0 or defenders == 0:
        return _standing(lead, later)
    odds = s.odds
    own_mean, own_variance = _strength(s, s.attacker, attackers, defenders)
    enemy_mean, enemy_variance = _strength(s, 1 - s.attacker, defenders, attackers)
    win, lose = chances(own_mean - enemy_mean, own_variance + enemy_variance)
    gain = _worth(odds, later, _at_risk(s.sides[1 - s.attacker], defenders))
    loss = _worth(odds, later, _at_risk(s.sides[s.attacker], attackers))
    return _expected(lead, later, win, lose, gain, loss)


def _expected(lead: float, later: int, win: float, lose: float, gain: float, loss: float) -> float:
    return (
        win * _standing(lead + gain, later)
        + lose * _standing(lead - loss, later)
        + (1.0 - win - lose) * _standing(lead, later)
    )


def _standing(lead: float, later: int) -> float:
    """Return how likely a lead is to last, from -1 to 1, with so many rounds to come."""
    if later == 0:
        return 1.0 if lead > 0.0 else -1.0 if lead < 0.0 else 0.0
    return tanh(lead / (_SWING * sqrt(later)))


def _lead(s: QiahnState) -> float:
    """Return how far the attacker is ahead, in combatants, before this round's fight."""
    odds = s.odds
    later = s.troop - s.round
    own, enemy = s.sides[s.attacker], s.sides[1 - s.attacker]
    lead = _worth(odds, later, own.reserve | own.vanguard) - _worth(odds, later, enemy.reserve | enemy.vanguard)
    if later:
        lead += _kept(s, s.attacker) - _kept(s, 1 - s.attacker)
    return lead


def _worth(odds: Odds, later: int, group: int) -> float:
    """Return what combatants are worth: in the last round each counts one, before it the strong count more."""
    return COUNT[group] + _STRENGTH_WORTH * odds.mean[group] if later else float(COUNT[group])


def _kept(s: QiahnState, seat: int) -> float:
    """Return what the tokens are worth that can still be of use in a later round."""
    kept = s.sides[seat].tokens
    if s.troop - s.round == 1:
        kept &= ~sets.only(s.equipment_of(seat))
    worth = 0.0
    for token in MEMBERS[kept]:
        worth += _TOKEN_WORTH[token]
    return worth


def _strength(s: QiahnState, seat: int, own: int, others: int) -> tuple[float, float]:
    """Return mean and variance of a side's total, with the tokens that lie on its combatants."""
    odds = s.odds
    side = s.sides[seat]
    mean, variance = odds.mean[own], odds.variance[own]
    fuego = side.bearer_in(own, FUEGO)
    if fuego != NO_SEAT:
        mean += odds.one_mean[fuego]
        variance += odds.one_variance[fuego]
    agua = side.bearer_in(own, AGUA)
    if agua != NO_SEAT:
        mean += max(odds.best[own & ~sets.only(agua)], odds.best[others]) - odds.one_mean[agua]
    equipment = s.equipment_of(seat)
    if side.bearer_in(own, equipment) != NO_SEAT:
        mean += s.content.bonus[equipment]
    return mean, variance


def _at_risk(side: Side, vanguard: int) -> int:
    """Return those who fall if their side loses: all but whom Tierra saves."""
    bearer = side.bearers[TIERRA]
    return vanguard if bearer == NO_SEAT else vanguard & ~sets.only(bearer)
