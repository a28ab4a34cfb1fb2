"""Order 5: regroup."""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events
from liza.games.qiahn.state import QiahnState, Side
from liza.games.qiahn.vocabulary import NO_SEAT, TIERRA
from liza.kernel.core.step import Step
from liza.parts import sets


@final
class Regroup(Step[QiahnState]):
    """Who won or drew goes back to the reserve (QT-035); who lost leaves the board (QT-036); tokens are spent."""

    __slots__ = ("loser",)

    def __init__(self, loser: int) -> None:
        self.loser: Final = loser

    def args(self) -> tuple[int, ...]:
        return (self.loser,)

    def run(self, s: QiahnState) -> None:
        for seat in (s.attacker, 1 - s.attacker):
            side = s.sides[seat]
            back = _saved(s, self.loser, side) if seat == self.loser else side.vanguard
            side.reserve |= back  # QT-037: who stayed there stays
            side.vanguard = sets.EMPTY
            side.take_tokens_off()  # QT-053, QT-A20


def _saved(s: QiahnState, seat: int, side: Side) -> int:
    """Remove the losers of a side; return whom Tierra saves, its bearer alone (QT-049, QT-077, QT-A19)."""
    bearer = side.bearer_in(side.vanguard, TIERRA)
    saved = sets.EMPTY if bearer == NO_SEAT else sets.only(bearer)
    fallen = side.vanguard ^ saved
    side.defeated |= fallen
    if saved:
        events.saved(s, seat=seat, combatant=bearer)
    for kind in sets.MEMBERS[fallen]:
        events.defeated(s, seat=seat, combatant=kind)
    return saved
