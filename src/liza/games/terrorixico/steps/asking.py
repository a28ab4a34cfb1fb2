"""Choosing a card of the hand: what discarding and eliminating have in common at all moments that ask for it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from liza.games.terrorixico.moves import NO_CARD
from liza.games.terrorixico.state import TerrorixicoState
from liza.kernel.choice import ActOn, Moment, Offers
from liza.kernel.declare import VerbName
from liza.kernel.rulebook import Refusal

M = TypeVar("M", bound=Moment[Any])


class HandCard(ActOn[TerrorixicoState, M]):
    """Something done to a card of the hand."""

    def __init__(self, verb: VerbName, not_held: Refusal) -> None:
        super().__init__(verb)
        self.not_held: Final = not_held

    def against(self, card: int) -> Refusal | None:
        """Return what stands against a card, held or not."""
        return None

    def offer(self, s: TerrorixicoState, at: M, seat: int, found: Offers) -> None:
        last = NO_CARD
        for card in sorted(s.players[seat].hand):
            if card != last and self.against(card) is None:
                found.add(self.verb, card)
            last = card

    def why_not(self, s: TerrorixicoState, at: M, seat: int, card: int) -> Refusal | None:
        held = None if card in s.players[seat].hand else self.not_held
        return self.against(card) or held
