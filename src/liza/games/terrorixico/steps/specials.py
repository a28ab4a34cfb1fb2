"""What special cards make a player do with the own cards (TE-096, TE-098, TE-099, TE-102)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content import EVERYONE
from liza.games.terrorixico.piles import discard, draw, draw_up, eliminate, mill
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.secret import distinct
from liza.games.terrorixico.vocabulary import AIM, CARD_COUNT, DISCARD, ELIMINATE, GIVE
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NOBODY_ASKED
from liza.kernel.step import Ask, Step


class DrawCards(Step[TerrorixicoState]):
    """A player or everybody draws, the player of the card first (TE-A50)."""

    __slots__ = ("count", "seat", "who")

    def __init__(self, seat: int, who: int, count: int) -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        """Return the player of the card, who draws, and how many."""
        return (self.seat, self.who, self.count)

    def run(self, s: TerrorixicoState) -> None:
        """Draw."""
        for seat in s.order(self.seat) if self.who == EVERYONE else (self.seat,):
            draw(s, seat, self.count)


class Mill(Step[TerrorixicoState]):
    """Cards go from the draw pile straight to the discard pile (TE-099, TE-A55)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        """Return whose pile, and how many."""
        return (self.seat, self.count)

    def run(self, s: TerrorixicoState) -> None:
        """Discard them."""
        mill(s, self.seat, self.count)


class NewHand(Step[TerrorixicoState]):
    """The rest of the hand is discarded and a new one drawn (TE-098, TE-A53)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TerrorixicoState) -> None:
        """Change the hand."""
        for card in s.hands[self.seat][:]:
            discard(s, self.seat, card)
        draw_up(s, self.seat)


class CardByCard(Ask[TerrorixicoState]):
    """A player parts with cards of the hand one by one, with all of them if there are fewer; traumas too."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        """Return the seat, and how many are still to go."""
        return (self.seat, self.count)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat while it has cards."""
        return self.asked if s.hands[self.seat] else NOBODY_ASKED


class EliminateCards(CardByCard):
    """They are eliminated (TE-098, TE-A53)."""

    __slots__ = ()

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return any card of the hand."""
        return distinct(s.hands[seat], ELIMINATE)

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be eliminated."""
        return Refusal("TE-098") if DISCARD <= action < ELIMINATE + CARD_COUNT else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Eliminate one card."""
        s.agenda.pop()
        eliminate(s, seat, action - ELIMINATE)
        if self.count > 1:
            s.agenda.append(EliminateCards(seat, self.count - 1))


class DiscardCards(CardByCard):
    """They are discarded (TE-102, TE-A54)."""

    __slots__ = ()

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return any card of the hand."""
        return distinct(s.hands[seat], DISCARD)

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return Refusal("TE-102") if DISCARD <= action < ELIMINATE + CARD_COUNT else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Discard one card."""
        s.agenda.pop()
        discard(s, seat, action - DISCARD)
        if self.count > 1:
            s.agenda.append(DiscardCards(seat, self.count - 1))


class GiveTrauma(Ask[TerrorixicoState]):
    """A player gives another one a trauma that nobody looks at (TE-097, TE-A56)."""

    __slots__ = ()

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat where there is something to give and more than one to give it to."""
        return self.asked if s.pile and s.seats > 2 else NOBODY_ASKED

    def run(self, s: TerrorixicoState) -> None:
        """Give it to the only other player."""
        if s.pile:
            receive(s, 1 - self.seat, 1)

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return everybody else."""
        return [GIVE + other for other in range(s.seats) if other != seat]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a player cannot be given it."""
        return Refusal("TE-A56") if GIVE <= action < AIM else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Give it."""
        s.agenda.pop()
        receive(s, action - GIVE, 1)
