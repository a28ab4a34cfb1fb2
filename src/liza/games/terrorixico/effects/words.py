"""A word on a card, in one place: the numbers that go with it, what it does, how its sentence is built.

A new word is one class here, in the list at the end of its kind, and its two texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from liza.games.terrorixico.moves import discard, draw, draw_up, mill
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.secret import Cleanse, HandLimit
from liza.games.terrorixico.steps.specials import DiscardCards, EliminateCards, GiveTrauma
from liza.games.terrorixico.vocabulary import WHY_EVENT, WHY_SPECIAL
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry

W = TypeVar("W", bound="Word")


class Word:
    """What a text does, and how often (0 for words without a number)."""

    __slots__ = ("count",)

    WORD: ClassVar[str] = ""
    """What stands after ``do`` in the pack."""
    MOST: ClassVar[int] = 0
    """The highest number that goes with it; 0 where none does."""

    def __init__(self, entry: PackEntry | None = None) -> None:
        self.count: Final = entry.whole("count", 1, self.MOST) if entry is not None and self.MOST else 0

    def clause(self) -> Clause:
        """Return its sentence."""
        return f"clause-{self.WORD}", {"count": self.count}

    def asks(self, seats: int) -> int:
        """Return how many choices it can bring a table at most, at once or later (``length.py``)."""
        return 0


def read(entry: PackEntry, words: Sequence[type[W]]) -> W:
    """Return what an entry of the pack describes with one of some words."""
    known = {word.WORD: word for word in words}
    found = known[entry.word("do", tuple(known))](entry)
    entry.done()
    return found


class SpecialWord(Word):
    """What the text of a special card does, as soon as the card lies open (TE-025).

    Counting, multiplying, copying and destroying have no moment of their own: the first two are arithmetic of the
    line, and the others depend on how the card came to be there (``cards.py``).
    """

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        """Do it for a seat, or ask what there is to ask."""


class Limit(SpecialWord):
    """Everybody discards down to the maximum of the round (TE-096)."""

    WORD = "limit"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(HandLimit(s.hand_size))


class Draw(SpecialWord):
    """The player draws (TE-102), or everybody, the player of the card first (TE-096, TE-A50)."""

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


class Give(SpecialWord):
    """The player gives another one a trauma (TE-097)."""

    WORD = "give_trauma"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(GiveTrauma(seat))

    def asks(self, seats: int) -> int:
        return 1  # to whom


class Eliminate(SpecialWord):
    """The player eliminates cards of the hand (TE-098)."""

    WORD = "eliminate"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(EliminateCards(seat, self.count))

    def asks(self, seats: int) -> int:
        return self.count


class NewHand(SpecialWord):
    """The rest of the hand is discarded and a new one drawn (TE-098, TE-A53)."""

    WORD = "new_hand"

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        for card in s.players[seat].hand[:]:
            discard(s, seat, card, WHY_SPECIAL)
        draw_up(s, seat, WHY_SPECIAL)


class Mill(SpecialWord):
    """Cards go from the draw pile straight to the discard pile (TE-099, TE-A55)."""

    WORD = "mill"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        mill(s, seat, self.count)


class Discard(SpecialWord):
    """The player discards cards of the hand (TE-102, TE-A54)."""

    WORD = "discard"
    MOST = 8

    def happen(self, s: TerrorixicoState, seat: int) -> None:
        s.next(DiscardCards(seat, self.count))

    def asks(self, seats: int) -> int:
        return self.count


class Destroy(SpecialWord):
    """A card of another player is eliminated (TE-101)."""

    WORD = "destroy"

    def asks(self, seats: int) -> int:
        return 2  # the line, where it comes to light at the reveal, and the card


class CountRelicCards(SpecialWord):
    """The card is worth as many relics as there are relic cards in its line (TE-103)."""

    WORD = "count_relic_cards"


class Multiply(SpecialWord):
    """The values of the cards in the line are multiplied (TE-104)."""

    WORD = "multiply"
    MOST = 8


class CopyCard(SpecialWord):
    """The card copies one of another player (TE-105)."""

    WORD = "copy"

    def asks(self, seats: int) -> int:
        return 1  # what it copies; the text of that comes on top


SPECIAL_WORDS: Final[tuple[type[SpecialWord], ...]] = (
    Limit, Draw, Give, Eliminate, NewHand, Mill, Destroy, Discard, CountRelicCards, Multiply, CopyCard,
)  # fmt: skip


class EventWord(Word):
    """What the text of an event changes; most events have none."""

    def begin(self, s: TerrorixicoState) -> None:
        """Do what comes before the first turn of the round (TE-019)."""

    def after_the_count(self, s: TerrorixicoState, last: int) -> None:
        """Do what comes to whoever alone contributed fewest relics."""

    def forbids_face_down(self) -> bool:
        """Whether no card may be laid face down."""
        return False


class CleanseHands(EventWord):
    """Everybody may eliminate traumas of the hand (TE-062)."""

    WORD = "cleanse"
    MOST = 3

    def begin(self, s: TerrorixicoState) -> None:
        s.next(Cleanse(self.count))

    def asks(self, seats: int) -> int:
        return self.count * seats


class StartTrauma(EventWord):
    """Everybody receives traumas."""

    WORD = "start_trauma"
    MOST = 3

    def begin(self, s: TerrorixicoState) -> None:
        for seat in s.clockwise(s.starter):
            if not s.over:
                receive(s, seat, self.count, WHY_EVENT)


class LastTrauma(EventWord):
    """The last player receives traumas."""

    WORD = "last_trauma"
    MOST = 3

    def after_the_count(self, s: TerrorixicoState, last: int) -> None:
        receive(s, last, self.count, WHY_EVENT)


class NoFaceDown(EventWord):
    """All cards are played face up."""

    WORD = "no_face_down"

    def forbids_face_down(self) -> bool:
        return True


EVENT_WORDS: Final[tuple[type[EventWord], ...]] = (CleanseHands, StartTrauma, LastTrauma, NoFaceDown)
NO_TEXT: Final = EventWord()
