"""Choices that all make at the same time, in secret: nothing is shown before everybody has chosen.

The first deal (TE-014), hands above the size of the round (TE-A18, TE-096) and events that cleanse (TE-062).
"""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.piles import put_in_wear, put_on_discard
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, DISCARD, DONE, ELIMINATE, SET_ASIDE, TRAUMA
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.source import Source
from liza.kernel.step import Step

_WIDTH: Final = 8
"""Bits for the first answers of all seats; those for their second answers come next."""


def distinct(cards: list[int], base: int) -> list[int]:
    """Return one action for every kind of card among these."""
    return [base + card for card in sorted(set(cards))]


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Step[TerrorixicoState]):
    """Everybody sets cards of the hand aside; they come to light together."""

    __slots__ = ()

    def set_aside(self, s: TerrorixicoState, seat: int, card: int) -> None:
        """Put a card where only its owner sees it."""
        s.hands[seat].remove(card)
        s.aside[seat].append(card)
        if s.listen:
            s.note_for(1 << seat, SET_ASIDE, seat, card)

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        """Whether a seat has nothing more to choose."""
        raise NotImplementedError

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        """Choose in place of a seat that has finished, from a hand that was dealt anew."""
        raise NotImplementedError


class HandLimit(SecretChoice):
    """Whoever holds more cards than allowed discards down to the limit."""

    __slots__ = ("limit",)

    def __init__(self, limit: int) -> None:
        self.limit: Final = limit

    def args(self) -> tuple[int, ...]:
        """Return how many cards may stay."""
        return (self.limit,)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return everybody who still holds too many."""
        limit = self.limit
        return tuple([seat for seat, hand in enumerate(s.hands) if len(hand) > limit])

    def run(self, s: TerrorixicoState) -> None:
        """Show what was discarded."""
        for seat in s.order(s.starter):
            for card in s.aside[seat]:
                put_on_discard(s, seat, card)
            s.aside[seat] = []

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return any card of the hand."""
        return distinct(s.hands[seat], DISCARD)

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        if DISCARD <= action < ELIMINATE:
            return Refusal("TE-A18")
        return None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Set one card aside."""
        self.set_aside(s, seat, action - DISCARD)

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        """Whether the hand is small enough."""
        return len(s.hands[seat]) <= self.limit

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        """Set any cards aside."""
        hand = s.hands[seat]
        s.aside[seat] = hand[self.limit :]
        s.hands[seat] = hand[: self.limit]


class Opening(HandLimit):
    """The first deal: of eight cards everybody keeps five (TE-014)."""

    __slots__ = ()

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return Refusal("TE-014") if DISCARD <= action < ELIMINATE else None


class Cleanse(SecretChoice):
    """Everybody may eliminate traumas of the hand, up to a number.

    Everybody is asked as often as that, also those without one, and each time may eliminate one or none: who is asked,
    and how often, must not tell who holds a trauma.
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        """Return how many traumas each may eliminate."""
        return (self.count,)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return everybody who has not decided yet."""
        return tuple([seat for seat in range(s.seats) if not self.finished(s, seat)])

    def run(self, s: TerrorixicoState) -> None:
        """Show what was eliminated."""
        for seat in s.order(s.starter):
            for card in s.aside[seat]:
                put_in_wear(s, seat, card)
            s.aside[seat] = []
        s.decided = 0

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return every trauma of the hand, and no more of them."""
        return [DONE, *distinct([card for card in s.hands[seat] if card >= TRAUMA], ELIMINATE)]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be eliminated."""
        return Refusal("TE-062") if ELIMINATE <= action < ELIMINATE + CARD_COUNT else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Set one trauma aside, or none; and wait for the next answer, if there is one."""
        if action != DONE:
            self.set_aside(s, seat, action - ELIMINATE)
        answer = seat
        while s.decided >> answer & 1:
            answer += _WIDTH
        s.decided |= 1 << answer

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        """Whether the seat has given all its answers."""
        return bool(s.decided >> seat + _WIDTH * (self.count - 1) & 1)

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        """Set some traumas aside, or none."""
        for _ in range(source.below(self.count + 1)):
            traumas = [card for card in s.hands[seat] if card >= TRAUMA]
            if traumas:
                card = traumas[source.below(len(traumas))]
                s.hands[seat].remove(card)
                s.aside[seat].append(card)
