"""A word on a card, in one place: the numbers that go with it, what it does, how its sentence is built.

A new word is one class here, in the list at the end of its kind, and its two texts.
"""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content.words import EventWord, SpecialWord
from liza.games.terrorixico.mechanics.primitives import discard, draw, draw_up, mill
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.secret import Cleanse, HandLimit
from liza.games.terrorixico.steps.specials import DiscardCards, EliminateCards, GiveTrauma
from liza.games.terrorixico.vocabulary import WHY_EVENT, WHY_SPECIAL
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry


class Limit(SpecialWord[TerrorixicoState]):
    """Every player discards down to the maximum of the round (TE-096)."""

    WORD = "limit"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(HandLimit(s.hand_size))


class Draw(SpecialWord[TerrorixicoState]):
    """The player draws (TE-102), or every player, the player of the card first (TE-096, TE-A50)."""

    __slots__ = ("everyone",)

    WORD = "draw"
    MOST = 8

    def __init__(self, entry: PackEntry | None = None) -> None:
        self.everyone: Final = entry is not None and entry.word("who", ("you", "everyone")) == "everyone"
        super().__init__(entry)

    def clause(self) -> Clause:
        return f"clause-draw{'-everyone' if self.everyone else ''}", {"count": self.count}

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        for one in s.clockwise(seat) if self.everyone else [seat]:
            draw(s, one, self.count, WHY_SPECIAL)

    def asks(self, seats: int) -> int:
        return self.count * (seats if self.everyone else 1)  # every card may be one too many, and chosen to go


class Give(SpecialWord[TerrorixicoState]):
    """The player gives another one a trauma (TE-097)."""

    WORD = "give_trauma"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(GiveTrauma(seat))

    def asks(self, seats: int) -> int:
        return 1  # to whom


class Eliminate(SpecialWord[TerrorixicoState]):
    """The player eliminates cards of the hand (TE-098)."""

    WORD = "eliminate"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(EliminateCards(seat, self.count))

    def asks(self, seats: int) -> int:
        return self.count


class NewHand(SpecialWord[TerrorixicoState]):
    """The rest of the hand is discarded and a new one drawn (TE-098, TE-A53)."""

    WORD = "new_hand"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        for card in s.players[seat].hand[:]:
            discard(s, seat, card, WHY_SPECIAL)
        draw_up(s, seat, WHY_SPECIAL)


class Mill(SpecialWord[TerrorixicoState]):
    """Cards go from the draw pile straight to the discard pile (TE-099, TE-A55)."""

    WORD = "mill"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        mill(s, seat, self.count)


class Discard(SpecialWord[TerrorixicoState]):
    """The player discards cards of the hand (TE-102, TE-A54)."""

    WORD = "discard"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(DiscardCards(seat, self.count))

    def asks(self, seats: int) -> int:
        return self.count


class Destroy(SpecialWord[TerrorixicoState]):
    """A card of another player is eliminated (TE-101)."""

    WORD = "destroy"

    def asks(self, seats: int) -> int:
        return 2  # the line, where it comes to light at the reveal, and the card


class CountRelicCards(SpecialWord[TerrorixicoState]):
    """The card is worth as many relics as there are relic cards in its line (TE-103)."""

    WORD = "count_relic_cards"


class Multiply(SpecialWord[TerrorixicoState]):
    """The values of the cards in the line are multiplied (TE-104)."""

    WORD = "multiply"
    MOST = 8


class CopyCard(SpecialWord[TerrorixicoState]):
    """The card copies one of another player (TE-105)."""

    WORD = "copy"

    def asks(self, seats: int) -> int:
        return 1  # what it copies; the text of that comes on top


SPECIAL_WORDS: Final[tuple[type[SpecialWord[TerrorixicoState]], ...]] = (
    Limit, Draw, Give, Eliminate, NewHand, Mill, Destroy, Discard, CountRelicCards, Multiply, CopyCard,
)  # fmt: skip


class CleanseHands(EventWord[TerrorixicoState]):
    """Every player may eliminate traumas of the hand (TE-062)."""

    WORD = "cleanse"
    MOST = 3

    def begin(self, s: TerrorixicoState) -> None:
        s.next(Cleanse(self.count))

    def asks(self, seats: int) -> int:
        return self.count * seats


class StartTrauma(EventWord[TerrorixicoState]):
    """Every player receives traumas."""

    WORD = "start_trauma"
    MOST = 3

    def begin(self, s: TerrorixicoState) -> None:
        for seat in s.clockwise(s.starter):
            if not s.over:
                receive(s, seat, self.count, WHY_EVENT)


class LastTrauma(EventWord[TerrorixicoState]):
    """The last player receives traumas."""

    WORD = "last_trauma"
    MOST = 3

    def after_the_count(self, s: TerrorixicoState, last: int) -> None:
        receive(s, last, self.count, WHY_EVENT)


class NoFaceDown(EventWord[TerrorixicoState]):
    """All cards are played face up."""

    WORD = "no_face_down"

    def forbids_face_down(self) -> bool:
        return True


EVENT_WORDS: Final[tuple[type[EventWord[TerrorixicoState]], ...]] = (CleanseHands, StartTrauma, LastTrauma, NoFaceDown)
