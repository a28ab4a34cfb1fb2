"""Looking at the top of a deck, without taking anything."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events
from liza.games.tanxi.state import TanxiState, number_of
from liza.kernel.core.step import Step
from liza.parts import sets
from liza.parts.cards import known_to, shown


def look(s: TanxiState, seat: int, deck: int, amount: int) -> int:
    """Let a seat alone look at the top cards of a deck (TX-A109) and return how many there are (TX-A94)."""
    cards = s.decks[deck]
    amount = min(amount, len(cards))
    for at in range(len(cards) - amount, len(cards)):
        if not known_to(cards[at], seat):
            cards[at] = shown(cards[at], seat)
            events.seen(s, eyes=sets.only(seat), seat=seat, quadrant=deck, find=number_of(cards[at]))
    return amount


@final
class Glance(Step[TanxiState]):
    """A seer sees the top card of the deck of the quadrant where she stands (Tercer ojo)."""

    def run(self, s: TanxiState) -> None:
        at = s.explorers[s.active].at
        if at >= 0:
            look(s, s.active, s.board.quadrant[at], 1)


GLANCE: Final = Glance()


def glance_again(s: TanxiState, seat: int) -> None:
    """Let a seer look again before she is asked: she may stand elsewhere, or the card may be another."""
    if s.explorers[seat].sheet.foresight:
        s.next(GLANCE)
