"""Order 4: fight (QT-032 to QT-034, QT-042 to QT-046, QT-050)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.steps.regroup import DRAW, Regroup
from liza.games.qiahn.vocabulary import (
    AGUA,
    COPIED,
    COUNTED,
    ESCUDO,
    ESPADA,
    FUEGO,
    MEMBERS,
    ROLLED,
    ROUND_DRAWN,
    ROUND_WON,
    STRENGTHENED,
    TOKENS,
)
from liza.kernel.step import Step

_TOKENS: Final = len(TOKENS)


class Fight(Step[QiahnState]):
    """Everybody in the vanguard rolls, the attacker's side first; Agua is filled in last (QT-A14, QT-A15)."""

    __slots__ = ()

    def run(self, s: QiahnState) -> None:
        """Roll, count, compare."""
        s.clear_dice()
        best = max(_roll(s, s.attacker), _roll(s, 1 - s.attacker))
        for seat in (s.attacker, 1 - s.attacker):
            _complete(s, seat, best)
        difference = s.totals[0] - s.totals[1]
        loser = DRAW if difference == 0 else 0 if difference < 0 else 1
        if s.listen:
            if loser == DRAW:
                s.note(ROUND_DRAWN)
            else:
                s.note(ROUND_WON, 1 - loser)
        s.agenda.append(Regroup(loser))


def _roll(s: QiahnState, seat: int) -> int:
    """Roll for one side, all but the bearer of Agua; return its best single roll (0 if nobody rolled)."""
    fuego = s.bearers[seat * _TOKENS + FUEGO]
    agua = s.bearers[seat * _TOKENS + AGUA]
    total = 0
    best = 0
    for kind in MEMBERS[s.vanguard[seat]]:
        if kind == agua:
            continue
        sides = s.rules.sides[kind]
        roll = s.source.die(sides)
        _lay(s, seat, kind, sides, roll)
        if kind == fuego:
            again = s.source.die(sides)
            _lay(s, seat, kind, sides, again)
            roll += again
        total += roll
        best = max(best, roll)
    s.totals[seat] = total
    return best


def _lay(s: QiahnState, seat: int, kind: int, sides: int, result: int) -> None:
    s.dice += (seat, kind, sides, result)
    if s.listen:
        s.note(ROLLED, seat, kind, sides, result)


def _complete(s: QiahnState, seat: int, best: int) -> None:
    """Add what Agua copies and what equipment gives, where the bearer still stands in the vanguard."""
    vanguard = s.vanguard[seat]
    agua = s.bearers[seat * _TOKENS + AGUA]
    if agua != NOBODY and vanguard >> agua & 1:
        s.totals[seat] += best
        if s.listen:
            s.note(COPIED, seat, agua, best)
    equipment = ESPADA if seat == s.attacker else ESCUDO
    bearer = s.bearers[seat * _TOKENS + equipment]
    if bearer != NOBODY and vanguard >> bearer & 1:
        bonus = s.rules.bonus[equipment]
        s.totals[seat] += bonus
        if s.listen:
            s.note(STRENGTHENED, seat, bearer, bonus)
    if s.listen:
        s.note(COUNTED, seat, s.totals[seat])


FIGHT: Final = Fight()
