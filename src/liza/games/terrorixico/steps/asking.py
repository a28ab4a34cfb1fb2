"""Choosing a card of the hand: what discarding and eliminating have in common at all moments that ask for it."""

from __future__ import annotations

from typing import Any, TypeVar

from liza.games.terrorixico.state import TerrorixicoState
from liza.kernel.core.choice import Moment, OneOf

M = TypeVar("M", bound=Moment[Any])


class HandCard(OneOf[TerrorixicoState, M]):
    """A choice of a card of the hand; each kind is offered once."""

    def among(self, s: TerrorixicoState, at: M, seat: int) -> list[int]:
        return sorted(set(s.players[seat].hand))
