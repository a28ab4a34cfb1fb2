"""The preparation turn, once before the first round (TU-004 to TU-008, TU-A07, TU-A08)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics.primitives import draw, from_hand, open_decks, put_on
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import no_card_in
from liza.games.tankup.steps.equipping import END_TURN, can_equip, misfit, offer_armours
from liza.games.tankup.vocabulary import ANY_BACK, SITUATION, WHY_DECK
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, ActOnTwo, Choices, Never, NotNow, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS

CARDS: Final = 3
ARMOURS: Final = 2
NO_SITUATIONS_YET: Final = Refusal("TU-006")
DRAW_FIRST: Final = tuple([Refusal("TU-A08", cure=verbs.DRAW.id, left=left + 1) for left in range(CARDS)])
ALL_DRAWN: Final = Refusal("TU-005")
STILL_PREPARING: Final = Refusal("TU-007")


@final
class DrawToPrepare(ActOn[TankupState, "PrepareDraw"]):
    """Draw one card."""

    def why_not(self, s: TankupState, at: PrepareDraw, seat: int, back: int) -> Refusal | None:
        return NO_SITUATIONS_YET if back == SITUATION else no_card_in(s, back)

    def do(self, s: TankupState, at: PrepareDraw, seat: int, back: int) -> None:
        s.done()
        if at.left > 1:
            s.next(PrepareDraw(seat, at.left - 1))
        draw(s, seat, back, WHY_DECK)


@final
class AfterTheDraws(Never[TankupState, "PrepareDraw"]):
    """Everything else comes after the draws (TU-A08)."""

    def refusal(self, s: TankupState, at: PrepareDraw, seat: int, one: int, other: int) -> Refusal | None:
        return DRAW_FIRST[at.left - 1]


_LATER: Final = (
    AfterTheDraws(verbs.END), AfterTheDraws(verbs.EQUIP), AfterTheDraws(verbs.ATTACK), AfterTheDraws(verbs.TARGET),
    AfterTheDraws(verbs.PLACE), AfterTheDraws(verbs.PLAY),
)  # fmt: skip


class PrepareDraw(SeatMoment[TankupState]):
    """Three cards from any armour or attack decks, each seen before the next deck is chosen (TU-005, TU-006)."""

    choices = Choices(DrawToPrepare(verbs.DRAW), *_LATER)

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, left)
        self.left: Final = left

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return self.asked if open_decks(s) & ANY_BACK else NO_ACTORS


@final
class EquipToPrepare(ActOnTwo[TankupState, "PrepareEquip"]):
    """Equip one of the drawn armours."""

    def offer(self, s: TankupState, at: PrepareEquip, seat: int, found: Offers) -> None:
        offer_armours(s, seat, self.verb, found, covered=False)

    def why_not(self, s: TankupState, at: PrepareEquip, seat: int, number: int, space: int) -> Refusal | None:
        return misfit(s, seat, number, space)

    def do(self, s: TankupState, at: PrepareEquip, seat: int, number: int, space: int) -> None:
        s.done()
        s.next(PrepareEquip(seat, at.left - 1))
        put_on(s, seat, space, from_hand(s, seat, number))
        events.equipped(s, seat=seat, card=number, space=space)


class PrepareEquip(SeatMoment[TankupState]):
    """Up to two of the drawn armours may be equipped, no icon works yet; the rest stays in hand (TU-007, TU-008)."""

    choices = Choices(END_TURN, EquipToPrepare(verbs.EQUIP), NotNow(verbs.DRAW, ALL_DRAWN))
    otherwise = STILL_PREPARING

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, left)
        self.left: Final = left

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return self.asked if self.left and can_equip(s, self.seat) else NO_ACTORS
