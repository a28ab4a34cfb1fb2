"""Order 5: regroup (QT-035 to QT-037, QT-049, QT-053)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.vocabulary import DEFEATED, MEMBERS, SAVED, TIERRA, TOKENS
from liza.kernel.step import Step

DRAW: Final = -1
_TOKENS: Final = len(TOKENS)
_NO_BEARERS: Final = [NOBODY] * (2 * _TOKENS)


class Regroup(Step[QiahnState]):
    """Who won or drew goes back to the reserve; who lost leaves the board; used tokens are spent."""

    __slots__ = ("loser",)

    def __init__(self, loser: int) -> None:
        self.loser: Final = loser

    def args(self) -> tuple[int, ...]:
        """Return the side that lost the round, or DRAW."""
        return (self.loser,)

    def run(self, s: QiahnState) -> None:
        """Clear both vanguards."""
        for seat in (s.attacker, 1 - s.attacker):
            standing = s.vanguard[seat]
            s.vanguard[seat] = 0
            if seat == self.loser:
                standing = _survivors(s, seat, standing)
            s.reserve[seat] |= standing
        s.bearers = _NO_BEARERS[:]


def _survivors(s: QiahnState, seat: int, standing: int) -> int:
    """Remove the losers; return those whom Tierra saves (QT-049, QT-A19)."""
    bearer = s.bearers[seat * _TOKENS + TIERRA]
    saved = standing & 1 << bearer if bearer != NOBODY else 0
    s.defeated[seat] |= standing ^ saved
    if s.listen:
        if saved:
            s.note(SAVED, seat, bearer)
        for kind in MEMBERS[standing ^ saved]:
            s.note(DEFEATED, seat, kind)
    return saved
