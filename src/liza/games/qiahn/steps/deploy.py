"""Order 2: deploy."""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events, verbs
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import CARA, CRUZ, MOST_DEPLOYED
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, NotNow, Offers, SeatMoment
from liza.parts import sets

SOMEBODY_MUST: Final = Refusal("QT-022")
GONE_ALREADY: Final = Refusal("QT-022", "already")
DEFEATED: Final = Refusal("QT-036")
FACE_DOWN: Final = Refusal("QT-024")
SET_ASIDE: Final = Refusal("QT-A02")
ENOUGH: Final = Refusal("QT-023", most=MOST_DEPLOYED)
TOKENS_LATER: Final = Refusal("QT-017", "deploy")


@final
class EndDeploying(Act[QiahnState, "Deploy"]):
    """Say «turno» (QT-019, QT-A06) once a player has gone."""

    def why_not(self, s: QiahnState, at: Deploy, seat: int) -> Refusal | None:
        return None if s.sides[seat].vanguard else SOMEBODY_MUST

    def do(self, s: QiahnState, at: Deploy, seat: int) -> None:
        s.done()
        events.ended(s, seat=seat)


@final
class SendOut(ActOn[QiahnState, "Deploy"]):
    """Send a face-up combatant from the reserve to the vanguard."""

    def offer(self, s: QiahnState, at: Deploy, seat: int, found: Offers) -> None:
        side = s.sides[seat]
        if sets.COUNT[side.vanguard] < MOST_DEPLOYED:
            found.actions += s.tables.sending_out[side.reserve]

    def why_not(self, s: QiahnState, at: Deploy, seat: int, kind: int) -> Refusal | None:
        side = s.sides[seat]
        if sets.has(side.vanguard, kind):
            return GONE_ALREADY
        if sets.has(side.defeated, kind):
            return DEFEATED  # QT-036
        if sets.has(side.unseen, kind):
            return FACE_DOWN if side.face_down else SET_ASIDE  # QT-024, QT-A02
        return ENOUGH if sets.COUNT[side.vanguard] == MOST_DEPLOYED else None  # QT-023

    def do(self, s: QiahnState, at: Deploy, seat: int, kind: int) -> None:
        side = s.sides[seat]
        sent = sets.only(kind)
        side.reserve ^= sent
        side.vanguard |= sent
        events.deployed(s, seat=seat, combatant=kind)


class Deploy(SeatMoment[QiahnState]):
    """One to three go to the vanguard, one after another, until the commander says «turno» (QT-022, QT-023)."""

    choices = Choices(
        EndDeploying(verbs.END),
        SendOut(verbs.DEPLOY),
        NotNow(verbs.PLACE, TOKENS_LATER),
        NotNow(verbs.REPEL, TOKENS_LATER),
    )


DEPLOYS: Final = (Deploy(CARA), Deploy(CRUZ))
