"""The preparation turn, once before the first round (TU-004 to TU-008, TU-A07, TU-A08)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.moves import copy_in, draw, open_decks, put_on
from liza.games.tankup.state import KIND, TankupState
from liza.games.tankup.steps.equipping import equips, refuse_equip
from liza.games.tankup.steps.round import ROUND
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    DRAW,
    END,
    ENDED,
    EQUIP,
    EQUIPPED,
    FIRST_SEAT,
    PLACES,
    SITUATION,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step

CARDS: Final = 3
ARMOURS: Final = 2


class Preparation(Step[TankupState]):
    """A random seat begins; each draws and equips before the next does."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Put every seat's turn on the agenda, and then the first round."""
        first = s.source.below(s.seats)
        if s.listen:
            s.note(FIRST_SEAT, first)
        s.agenda.append(ROUND)
        for seat in range(first + s.seats - 1, first - 1, -1):
            s.push(PrepareDraw(seat % s.seats, CARDS), PrepareEquip(seat % s.seats, ARMOURS))


class PrepareDraw(Ask[TankupState]):
    """Three cards from any armour or attack decks, each seen before the next deck is chosen."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        """Return the seat and how many cards are left to draw."""
        return (self.seat, self.left)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat, unless every deck is empty."""
        return self.asked if open_decks(s) & ANY_BACK else NOBODY

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return every deck but the situations."""
        return s.rules.draws[open_decks(s) & ANY_BACK]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a deck cannot be drawn from."""
        if action == DRAW + SITUATION:
            return Refusal("TU-006")
        if action == END or EQUIP <= action < s.rules.swap:
            return Refusal("TU-A08", left=self.left)
        return Refusal("TU-A19") if DRAW <= action < DRAW + SITUATION else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Draw one card."""
        s.agenda.pop()
        if self.left > 1:
            s.agenda.append(PrepareDraw(seat, self.left - 1))
        draw(s, seat, action - DRAW)


class PrepareEquip(Ask[TankupState]):
    """Up to two of the drawn armours may be equipped; no icon works yet."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        """Return the seat and how many armours may still be equipped."""
        return (self.seat, self.left)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat while there is something to equip."""
        return self.asked if self.left and equips(s, self.seat) else NOBODY

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return every armour on every space it fits, and the end."""
        return [END, *equips(s, seat)]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why an armour cannot be put on, or a card not drawn."""
        if DRAW <= action <= DRAW + SITUATION:
            return Refusal("TU-005")
        return refuse_equip(s, seat, action)

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Equip one armour, or keep the rest as the starting hand."""
        s.agenda.pop()
        if action == END:
            if s.listen:
                s.note(ENDED, seat)
            return
        s.agenda.append(PrepareEquip(seat, self.left - 1))
        kind, space = divmod(action - EQUIP, PLACES)
        hand = s.hands[seat]
        card = hand.pop(copy_in(hand, kind))
        put_on(s, seat, space, card)
        if s.listen:
            s.note(EQUIPPED, seat, card & KIND, space)


PREPARATION: Final = Preparation()
