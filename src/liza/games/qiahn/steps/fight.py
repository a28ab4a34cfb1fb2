"""Order 4: fight."""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events
from liza.games.qiahn.state import QiahnState, Roll
from liza.games.qiahn.steps.regroup import Regroup
from liza.games.qiahn.vocabulary import AGUA, CARA, CRUZ, FUEGO, NO_SEAT
from liza.kernel.core.step import Step
from liza.parts import sets


@final
class Fight(Step[QiahnState]):
    """Both vanguards roll, the attacker's first; the higher total wins (QT-032, QT-033)."""

    def run(self, s: QiahnState) -> None:
        s.clear_dice()
        loser = NO_SEAT
        if not s.is_broken_off():  # QT-048, QT-A13: no dice then
            best = max(_roll(s, s.attacker), _roll(s, 1 - s.attacker))
            for seat in (s.attacker, 1 - s.attacker):
                _complete(s, seat, best)
            if s.totals[CARA] != s.totals[CRUZ]:
                loser = CARA if s.totals[CARA] < s.totals[CRUZ] else CRUZ
        if loser == NO_SEAT:
            events.round_drawn(s)  # QT-034
        else:
            events.round_won(s, seat=1 - loser)
        s.next(Regroup(loser))


def _roll(s: QiahnState, seat: int) -> int:
    """Roll for those who stand in one vanguard, all but the bearer of Agua (QT-084, QT-A14); return the best roll."""
    side = s.sides[seat]
    agua, fuego = side.bearers[AGUA], side.bearers[FUEGO]
    best = 0
    for kind in sets.MEMBERS[side.vanguard]:
        if kind != agua:
            roll = _roll_die(s, seat, kind)
            if kind == fuego:
                roll += _roll_die(s, seat, kind)  # QT-050
            s.totals[seat] += roll
            best = max(best, roll)
    return best


def _roll_die(s: QiahnState, seat: int, kind: int) -> int:
    """Roll the die of a combatant (QT-012, QT-A18)."""
    sides = s.content.sides[kind]
    result = s.source.die(sides)
    s.dice.append(Roll(seat, kind, sides, result))
    events.rolled(s, seat=seat, combatant=kind, sides=sides, result=result)
    return result


def _complete(s: QiahnState, seat: int, best: int) -> None:
    """Add what Agua copies and what equipment gives, where the bearer still stands in the vanguard (QT-A12)."""
    side = s.sides[seat]
    agua = side.bearer_in(side.vanguard, AGUA)
    if agua != NO_SEAT:
        s.totals[seat] += best  # QT-044, QT-A15, QT-A16, QT-A31; Fuego's sum too (QT-045), no bonus (QT-046)
        events.copied(s, seat=seat, combatant=agua, result=best)
    equipment = s.equipment_of(seat)
    bearer = side.bearer_in(side.vanguard, equipment)
    if bearer != NO_SEAT:
        s.totals[seat] += s.content.bonus[equipment]  # QT-042, QT-043, QT-A24
        events.strengthened(s, seat=seat, combatant=bearer, bonus=s.content.bonus[equipment])
    events.counted(s, seat=seat, total=s.totals[seat])


FIGHT: Final = Fight()
