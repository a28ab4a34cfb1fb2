"""A kind of card as data: what it counts for, and the questions that lines and moments ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from liza.games.terrorixico.content.words import SpecialWord
from liza.kernel.base.data import PackItem
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.spec import Clause
from liza.kernel.core.state import State
from liza.kernel.core.step import Step

S = TypeVar("S", bound=State)


class Card(PackItem, Generic[S]):
    """A kind of card of a player's deck, or a trauma; ``effects/cards.py`` has every kind."""

    __slots__ = ("counts_cards", "texts", "times", "words", "worth")

    def __init__(
        self,
        number: int,
        worth: int,
        words: tuple[SpecialWord, ...],
        texts: Sequence[Sequence[Step[S]]],
        counts_cards: bool,
        times: int,
    ) -> None:
        super().__init__(number)
        self.worth: Final = worth
        """The relics that it counts for by itself; what has any is a «relic card» (TE-A23)."""
        self.words: Final = words
        self.texts: Final = texts
        """The words as steps, for each seat that they may happen to, the first to come last."""
        self.counts_cards: Final = counts_cards
        """Whether it is worth the number of relic cards in its line (TE-103)."""
        self.times: Final = times
        """By how much it multiplies its line (TE-104)."""

    # Where it may be laid.

    def fitting(self, s: S, seat: int) -> int:
        """Return the lines in which it is valid face down as things stand, as long as they are incomplete."""
        raise NotImplementedError

    def face_up(self, s: S, seat: int, takers: int) -> int:
        """Return the lines in which it may be played face up, given those that take it and are incomplete (TE-033)."""
        raise NotImplementedError

    def no_room(self, s: S, line: int, down: bool) -> Refusal:
        """Return why a line does not take it."""
        raise NotImplementedError

    def never_hidden(self, line: int) -> Refusal | None:
        """Return why it is never valid face down in a line, whatever lies there; None if it may be."""
        return None

    # What it does.

    def play(self, s: S, seat: int, line: int) -> None:
        """Lie open in a line, and let its text happen at once (TE-025)."""
        raise NotImplementedError

    def happen(self, s: S, seat: int) -> None:
        """Let its text happen for a seat, word by word."""
        s.agenda += self.texts[seat]

    def unveil(self, s: S, line: int, at: int) -> None:
        """Let its text happen after it was turned up at a place in a line (TE-039)."""
        raise NotImplementedError

    # What others do with it.

    def may_be_copied(self) -> bool:
        """Whether a Mimetic can copy it (TE-A72)."""
        return True

    def needs_relics(self) -> bool:
        """Whether it leaves a line without relic cards (TE-A70)."""
        return False

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        return [word.clause for word in self.words]


class CardFactory:
    """Makes the cards that a pack describes: their behaviour lies above the pack."""

    def relic(self, number: int, worth: int) -> Card[Any]:
        """Return a relic."""
        raise NotImplementedError

    def special(self, number: int, worth: int, words: tuple[SpecialWord, ...]) -> Card[Any]:
        """Return a special card of the kind that its worth and its words make it."""
        raise NotImplementedError

    def trauma(self, number: int) -> Card[Any]:
        """Return a trauma."""
        raise NotImplementedError
