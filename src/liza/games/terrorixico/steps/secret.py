"""Choices that all make at the same time, in secret: they come to light once all have chosen."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events, verbs
from liza.games.terrorixico.mechanics.primitives import put_in_wear, put_on_discard
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.asking import HandCard
from liza.games.terrorixico.vocabulary import TRAUMA, WHY_EVENT, WHY_LIMIT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.base.source import Source
from liza.kernel.core.choice import Act, Choices, Moment
from liza.parts import sets

TO_THE_LIMIT: Final = Refusal("TE-A18")
KEEP_FIVE: Final = Refusal("TE-014")
TRAUMAS_ONLY: Final = Refusal("TE-062")


class SecretChoice(Moment[TerrorixicoState]):
    """Every player sets cards of the hand aside; they come to light together."""

    __slots__ = ("count",)

    abstract = True

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.count,)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if not self.finished(s, seat)])

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        """Whether a seat has no choice left."""
        raise NotImplementedError

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        """Choose in place of a seat that has finished, from a hand that was dealt anew."""
        raise NotImplementedError


def _set_aside(s: TerrorixicoState, seat: int, card: int) -> None:
    """Put a card of the hand where only its owner sees it."""
    s.players[seat].hand.remove(card)
    s.players[seat].aside.append(card)
    events.set_aside(s, eyes=sets.only(seat), seat=seat, card=card)


@final
class SetAside(HandCard["HandLimit"]):
    """Choose a card to be discarded."""

    def do(self, s: TerrorixicoState, at: HandLimit, seat: int, card: int) -> None:
        _set_aside(s, seat, card)


class HandLimit(SecretChoice):
    """A player who holds more cards than allowed discards down to the limit (TE-096, TE-A18)."""

    choices = Choices(SetAside(verbs.DISCARD, TO_THE_LIMIT))
    otherwise = TO_THE_LIMIT

    def run(self, s: TerrorixicoState) -> None:
        for seat in s.clockwise(s.starter):
            player = s.players[seat]
            for card in player.aside:
                put_on_discard(s, seat, card, WHY_LIMIT)
            player.aside = []

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        return len(s.players[seat].hand) <= self.count

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        player = s.players[seat]
        player.aside = player.hand[self.count :]
        player.hand = player.hand[: self.count]


class Opening(HandLimit):
    """The first deal: of eight cards every player keeps five (TE-014)."""

    choices = Choices(SetAside(verbs.DISCARD, KEEP_FIVE))
    otherwise = KEEP_FIVE


@final
class SetTraumaAside(HandCard["Cleanse"]):
    """Choose a trauma to be eliminated."""

    def among(self, s: TerrorixicoState, at: Cleanse, seat: int) -> list[int]:
        return sorted({card for card in s.players[seat].hand if card >= TRAUMA})

    def do(self, s: TerrorixicoState, at: Cleanse, seat: int, card: int) -> None:
        _set_aside(s, seat, card)
        s.players[seat].answers += 1


@final
class SetNothingAside(Act[TerrorixicoState, "Cleanse"]):
    """Eliminate none."""

    def do(self, s: TerrorixicoState, at: Cleanse, seat: int) -> None:
        s.players[seat].answers += 1


class Cleanse(SecretChoice):
    """Every player may eliminate traumas of the hand, up to a number (TE-062).

    Every player is asked as often as that, also those without one, and each time may eliminate one or none: who is
    asked, and how often, must not tell who holds a trauma.
    """

    choices = Choices(SetNothingAside(verbs.DONE), SetTraumaAside(verbs.ELIMINATE, TRAUMAS_ONLY))
    otherwise = TRAUMAS_ONLY

    def run(self, s: TerrorixicoState) -> None:
        for seat in s.clockwise(s.starter):
            player = s.players[seat]
            for card in player.aside:
                put_in_wear(s, seat, card, WHY_EVENT)
            player.aside = []
            player.answers = 0

    def finished(self, s: TerrorixicoState, seat: int) -> bool:
        return s.players[seat].answers == self.count

    def imagine(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        player = s.players[seat]
        for _ in range(source.below(self.count + 1)):
            traumas = [card for card in player.hand if card >= TRAUMA]
            if traumas:
                card = traumas[source.below(len(traumas))]
                player.hand.remove(card)
                player.aside.append(card)
