"""Order 1: discover."""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import CARA, CRUZ
from liza.kernel.core.step import SeatStep
from liza.parts import sets


@final
class Discover(SeatStep[QiahnState]):
    """One face-down combatant of a side is turned up (QT-020) and stays so (QT-021).

    No player has seen any of them (QT-008), so which token is taken makes no difference: chance draws the kind only
    now, evenly from those not seen yet (QT-064, QT-A02, QT-A05), and until then there is no secret that could leak.
    """

    def run(self, s: QiahnState) -> None:
        side = s.sides[self.seat]
        kind = sets.MEMBERS[side.unseen][s.source.below(sets.COUNT[side.unseen])]
        turned_up = sets.only(kind)
        side.unseen ^= turned_up
        side.reserve |= turned_up
        side.face_down -= 1
        events.discovered(s, seat=self.seat, combatant=kind)


DISCOVERS: Final = (Discover(CARA), Discover(CRUZ))
