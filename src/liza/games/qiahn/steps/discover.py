"""Order 1: discover (QT-020, QT-021)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import COUNT, DISCOVERED, MEMBERS
from liza.kernel.step import Step


class Discover(Step[QiahnState]):
    """One face-down combatant is turned up.

    Nobody has seen any of them, so which token is taken makes no difference: chance draws the kind only now,
    evenly from those not seen yet (QT-A05), and until then there is no secret that could leak.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: QiahnState) -> None:
        """Turn one up."""
        seat = self.seat
        unseen = s.unseen[seat]
        kind = MEMBERS[unseen][s.source.below(COUNT[unseen])]
        s.unseen[seat] = unseen ^ 1 << kind
        s.reserve[seat] |= 1 << kind
        s.face_down[seat] -= 1
        if s.listen:
            s.note(DISCOVERED, seat, kind)


DISCOVERS: Final = (Discover(0), Discover(1))
