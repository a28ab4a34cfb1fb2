"""Order 2: deploy (QT-022 to QT-026)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import (
    COUNT,
    DEPLOY,
    DEPLOYED,
    END,
    ENDED,
    EVERYONE,
    KINDS,
    MEMBERS,
    MOST_DEPLOYED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask

_FIRST: Final = [[DEPLOY + kind for kind in MEMBERS[mask]] for mask in range(EVERYONE + 1)]
_MORE: Final = [[END, *choices] for choices in _FIRST]


class Deploy(Ask[QiahnState]):
    """One to three face-up combatants go to the vanguard, one after another, until the commander says «turno»."""

    __slots__ = ()

    def legal(self, s: QiahnState, seat: int) -> list[int]:
        """Return the combatants that may go, and «turno» once one has gone."""
        deployed = COUNT[s.vanguard[seat]]
        if deployed == 0:
            return _FIRST[s.reserve[seat]]
        if deployed == MOST_DEPLOYED:
            return [END]
        return _MORE[s.reserve[seat]]

    def refuse(self, s: QiahnState, seat: int, action: int) -> Refusal | None:
        """Return why a combatant cannot go, why the order cannot end, or why tokens have to wait."""
        if action == END:
            return Refusal("QT-022")
        kind = action - DEPLOY
        if kind >= KINDS:
            return Refusal("QT-017", "deploy")
        if s.vanguard[seat] >> kind & 1:
            return Refusal("QT-022", "already")
        if s.defeated[seat] >> kind & 1:
            return Refusal("QT-036")
        if s.unseen[seat] >> kind & 1:
            return Refusal("QT-024") if s.face_down[seat] else Refusal("QT-A02")
        return Refusal("QT-023", most=MOST_DEPLOYED)

    def apply(self, s: QiahnState, seat: int, action: int) -> None:
        """Send one combatant, or end the order."""
        if action == END:
            s.agenda.pop()
            if s.listen:
                s.note(ENDED, seat)
            return
        kind = action - DEPLOY
        s.reserve[seat] ^= 1 << kind
        s.vanguard[seat] |= 1 << kind
        if s.listen:
            s.note(DEPLOYED, seat, kind)


DEPLOYS: Final = (Deploy(0), Deploy(1))
