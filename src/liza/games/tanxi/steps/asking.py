"""What several moments have in common."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from liza.games.tanxi.state import TanxiState, different, find
from liza.games.tanxi.vocabulary import ABSENT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Moment, Offers
from liza.kernel.schema.declarations import VerbName

M = TypeVar("M", bound=Moment[Any])


class HandCard(ActOn[TanxiState, M]):
    """A choice of a card of the own hand, of some kinds."""

    def __init__(self, verb: VerbName, not_held: Refusal) -> None:
        super().__init__(verb)
        self.not_held: Final = not_held

    def kinds(self, s: TanxiState) -> tuple[int, int]:
        """Return the number of the first card that the verb is about, and the first after them."""
        return 0, s.content.first_monster

    def against(self, s: TanxiState, at: M, seat: int, number: int) -> Refusal | None:
        """Return what stands against a card that is held."""
        return None

    def offer(self, s: TanxiState, at: M, seat: int, found: Offers) -> None:
        hand = s.explorers[seat].hand
        if hand:
            first, beyond = self.kinds(s)
            for number in different(hand):
                if first <= number < beyond and self.against(s, at, seat, number) is None:
                    found.add(self.verb, number - first)

    def why_not(self, s: TanxiState, at: M, seat: int, one: int) -> Refusal | None:
        number = one + self.kinds(s)[0]
        if find(s.explorers[seat].hand, number) == ABSENT:
            return self.not_held
        return self.against(s, at, seat, number)
