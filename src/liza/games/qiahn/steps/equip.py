"""Order 3: equip."""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events, verbs
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.deploy import DEFEATED
from liza.games.qiahn.vocabulary import AIRE, CARA, CRUZ, ESCUDO, ESPADA, MAGIC, NO_SEAT, own_tokens
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOnTwo, Choices, Never, NotNow, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets

DEPLOYED_ALL: Final = Refusal("QT-017", "equip")
STAYS_PLACED: Final = Refusal("QT-A33")
NOT_IN_DEFENCE: Final = Refusal("QT-030")
NOT_IN_ATTACK: Final = Refusal("QT-029")
NOT_YOURS: Final = Refusal("QT-011")
AIRE_IS_THEIRS: Final = Refusal("QT-011", "aire")
SPENT: Final = Refusal("QT-053")
ONE_MAGIC: Final = Refusal("QT-051")
AN_ENEMY: Final = Refusal("QT-A22")
NOT_IN_THE_VANGUARD: Final = Refusal("QT-027")
PLACE_AIRE: Final = Refusal("QT-047", "place")
AIRE_USED: Final = Refusal("QT-047", "used")
REPEL_FIRST: Final = Refusal("QT-047")
NOT_THERE: Final = Refusal("QT-A11")


IN_ATTACK: Final = MAGIC | sets.only(ESPADA)
IN_DEFENCE: Final = MAGIC | sets.only(ESCUDO)


def usable(s: QiahnState, seat: int) -> int:
    """Return the tokens that a side may still place this round: both magics, and the equipment of its role (QT-A23)."""
    return s.sides[seat].tokens & (IN_ATTACK if seat == s.attacker else IN_DEFENCE)


def unusable(s: QiahnState, seat: int, token: int) -> Refusal | None:
    """Return why a side cannot use a token now, for any bearer."""
    side = s.sides[seat]
    if side.bearers[token] != NO_SEAT:
        return STAYS_PLACED  # QT-A33
    if token == ESPADA and seat != s.attacker:
        return NOT_IN_DEFENCE  # QT-030, QT-042
    if token == ESCUDO and seat == s.attacker:
        return NOT_IN_ATTACK  # QT-029, QT-043
    if not sets.has(own_tokens(s.options["magic"], seat), token):
        return NOT_YOURS  # QT-011
    return None if sets.has(side.tokens, token) else SPENT  # QT-053, QT-054


@final
class EndEquipping(Act[QiahnState, "Equip"]):
    """Say «turno» (QT-019, QT-A06); no token need be placed (QT-028)."""

    def do(self, s: QiahnState, at: Equip, seat: int) -> None:
        s.done()
        events.ended(s, seat=seat)


@final
class PlaceToken(ActOnTwo[QiahnState, "Equip"]):
    """Put a token on a combatant of the own vanguard; what is placed stays (QT-A33)."""

    def offer(self, s: QiahnState, at: Equip, seat: int, found: Offers) -> None:
        side = s.sides[seat]
        for token in sets.MEMBERS[usable(s, seat)]:
            found.actions += s.tables.placing_on[token][side.may_bear(token)]

    def why_not(self, s: QiahnState, at: Equip, seat: int, token: int, kind: int) -> Refusal | None:
        refused = unusable(s, seat, token)
        if refused is not None:
            return refused
        side = s.sides[seat]
        if sets.has(side.vanguard, kind):
            return None if sets.has(side.may_bear(token), kind) else ONE_MAGIC  # QT-051, QT-055, QT-056
        if sets.has(side.defeated, kind):
            return DEFEATED  # QT-036
        own = sets.has(side.reserve, kind) or (side.face_down and sets.has(side.unseen, kind))
        there = sets.has(s.sides[1 - seat].vanguard, kind)
        return AN_ENEMY if there and not own else NOT_IN_THE_VANGUARD  # QT-A22, QT-027

    def do(self, s: QiahnState, at: Equip, seat: int, token: int, kind: int) -> None:
        s.sides[seat].place(token, kind)
        events.placed(s, seat=seat, token=token, combatant=kind)
        if token == AIRE:
            s.next(REPELS[seat])  # QT-A11: it acts the moment it is placed


@final
class RepelWithAire(Never[QiahnState, "Equip"]):
    """No player is sent back before Aire is placed (QT-047), and no defeated combatant ever (QT-036)."""

    def refusal(self, s: QiahnState, at: Equip, seat: int, one: int, other: int) -> Refusal | None:
        if sets.has(s.sides[1 - seat].defeated, one):
            return DEFEATED
        refused = unusable(s, seat, AIRE)
        if refused is None:
            return PLACE_AIRE
        if refused is NOT_YOURS:
            return AIRE_IS_THEIRS  # QT-011
        return AIRE_USED if refused is STAYS_PLACED else refused


@final
class DeployLater(Never[QiahnState, "Equip"]):
    """Combatants are sent out before they are equipped (QT-017); the defeated are not sent out again (QT-036)."""

    def refusal(self, s: QiahnState, at: Equip, seat: int, one: int, other: int) -> Refusal | None:
        return DEFEATED if sets.has(s.sides[seat].defeated, one) else DEPLOYED_ALL


class Equip(SeatMoment[QiahnState]):
    """Tokens go on combatants of the own vanguard, one after another in any order, until «turno» (QT-027, QT-A33).

    A commander with no token to place is not asked, and no player is after Aire has ended the round (QT-A13).
    """

    choices = Choices(
        EndEquipping(verbs.END),
        PlaceToken(verbs.PLACE),
        DeployLater(verbs.DEPLOY),
        RepelWithAire(verbs.REPEL),
    )

    def actors(self, s: QiahnState) -> tuple[int, ...]:
        some = usable(s, self.seat) or max(s.sides[self.seat].bearers) != NO_SEAT
        return self.asked if some and not s.is_broken_off() else NO_ACTORS


@final
class SendBack(OneOf[QiahnState, "Repel"]):
    """Send any enemy of the vanguard back to its reserve; its tokens are spent (QT-A11, QT-A12, QT-082)."""

    def among(self, s: QiahnState, at: Repel, seat: int) -> list[int]:
        return sets.MEMBERS[s.sides[1 - seat].vanguard]

    def do(self, s: QiahnState, at: Repel, seat: int, kind: int) -> None:
        s.done()
        enemy = s.sides[1 - seat]
        enemy.vanguard ^= sets.only(kind)
        enemy.reserve |= sets.only(kind)
        events.repelled(s, seat=1 - seat, combatant=kind)


class Repel(SeatMoment[QiahnState]):
    """Aire: one enemy goes back to its reserve (QT-047)."""

    choices = Choices(
        SendBack(verbs.REPEL, NOT_THERE),
        NotNow(verbs.END, REPEL_FIRST),
        NotNow(verbs.DEPLOY, REPEL_FIRST),
        NotNow(verbs.PLACE, REPEL_FIRST),
    )


EQUIPS: Final = (Equip(CARA), Equip(CRUZ))
REPELS: Final = (Repel(CARA), Repel(CRUZ))
