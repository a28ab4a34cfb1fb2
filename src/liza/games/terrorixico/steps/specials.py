"""What special cards ask of a player."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import verbs
from liza.games.terrorixico.content.words import SpecialWord
from liza.games.terrorixico.mechanics.primitives import discard, eliminate
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.asking import HandCard
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.vocabulary import WHY_GIVEN, WHY_SPECIAL
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Choices, NotNow, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS, Step

FROM_THE_HAND: Final = Refusal("TE-098")
DISCARD_ONE: Final = Refusal("TE-102")
ANOTHER_PLAYER: Final = Refusal("TE-A56")


class CardByCard(SeatMoment[TerrorixicoState]):
    """A player parts with cards of the hand one by one, with all of them if there are fewer; traumas too."""

    __slots__ = ("count",)

    abstract = True

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat, count)
        self.count: Final = count
        """How many are still to go."""

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].hand else NO_ACTORS


@final
class EliminateCard(HandCard["EliminateCards"]):
    """Eliminate a card."""

    def do(self, s: TerrorixicoState, at: EliminateCards, seat: int, card: int) -> None:
        s.done()
        if at.count > 1:
            s.next(EliminateCards(seat, at.count - 1))
        eliminate(s, seat, card, WHY_SPECIAL)


class EliminateCards(CardByCard):
    """They are eliminated (TE-098, TE-A53)."""

    choices = Choices(EliminateCard(verbs.ELIMINATE, FROM_THE_HAND), NotNow(verbs.DISCARD, FROM_THE_HAND))


@final
class DiscardCard(HandCard["DiscardCards"]):
    """Discard a card."""

    def do(self, s: TerrorixicoState, at: DiscardCards, seat: int, card: int) -> None:
        s.done()
        if at.count > 1:
            s.next(DiscardCards(seat, at.count - 1))
        discard(s, seat, card, WHY_SPECIAL)


class DiscardCards(CardByCard):
    """They are discarded (TE-102, TE-A54)."""

    choices = Choices(DiscardCard(verbs.DISCARD, DISCARD_ONE), NotNow(verbs.ELIMINATE, DISCARD_ONE))


@final
class GiveTo(OneOf[TerrorixicoState, "GiveTrauma"]):
    """Give it to another player."""

    def among(self, s: TerrorixicoState, at: GiveTrauma, seat: int) -> list[int]:
        return [other for other in range(s.seats) if other != seat]

    def do(self, s: TerrorixicoState, at: GiveTrauma, seat: int, other: int) -> None:
        s.done()
        receive(s, other, 1, WHY_GIVEN)


class GiveTrauma(SeatMoment[TerrorixicoState]):
    """A player gives another one a trauma that no player looks at (TE-097); with two there is no choice (TE-A56)."""

    choices = Choices(GiveTo(verbs.GIVE, ANOTHER_PLAYER))

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if s.pile and s.seats > 2 else NO_ACTORS

    def run(self, s: TerrorixicoState) -> None:
        if s.pile:
            receive(s, 1 - self.seat, 1, WHY_GIVEN)


@final
class Text(Step[TerrorixicoState]):
    """One word of a card's text happens for a seat."""

    __slots__ = ("at", "card", "seat")

    def __init__(self, seat: int, card: int, at: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.at: Final = at

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.at)

    def run(self, s: TerrorixicoState) -> None:
        word: SpecialWord = s.content.cards[self.card].words[self.at]
        if word.do is not None:
            word.do(s, self.seat, word)
