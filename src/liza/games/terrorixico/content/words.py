"""The two kinds of words on cards and events, with the moments that they can answer; ``effects/words.py`` has each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from liza.kernel.core.spec import Clause
from liza.kernel.core.state import State
from liza.kernel.packs.pack import PackEntry

S = TypeVar("S", bound=State)
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


class SpecialWord(Word, Generic[S]):
    """What the text of a special card does, as soon as the card lies open (TE-025).

    Counting, multiplying, copying and destroying have no moment of their own: the first two are arithmetic of the
    line, and the others depend on how the card came to be there (``effects/cards.py``).
    """

    def happen(self, s: S, seat: int) -> None:
        """Do it for a seat, or ask what there is to ask."""


class EventWord(Word, Generic[S]):
    """What the text of an event changes; most events have none."""

    def begin(self, s: S) -> None:
        """Do what comes before the first turn of the round (TE-019)."""

    def after_the_count(self, s: S, last: int) -> None:
        """Do what comes to the player who alone contributed fewest relics."""

    def forbids_face_down(self) -> bool:
        """Whether no card may be laid face down."""
        return False


NO_TEXT: Final[EventWord[Any]] = EventWord()
