"""From options and pack to the first state."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.mechanics.primitives import draw
from liza.games.terrorixico.state import Line, TerrorixicoState, full_deck, newcomer
from liza.games.terrorixico.steps.round import ROUND_START, uncover
from liza.games.terrorixico.steps.secret import Opening
from liza.games.terrorixico.vocabulary import COLOURS, LINE_COUNT, NO_SEAT, WHY_DEAL
from liza.parts import table

DEALT: Final = 8
KEPT: Final = 5


def set_up(s: TerrorixicoState) -> None:
    """Open the book, lay out the traumas, deal eight cards to every player and let them choose five (TE-014)."""
    content = s.content
    s.round = s.turn = s.placed = 0
    s.defeated = False
    s.first_passer = NO_SEAT
    s.values = content.traumas[s.options["trauma_cards"]][:]
    s.pile = min(pile_for(s.seats), sum(s.values))  # TE-A03
    s.monsters = full_deck(len(content.monsters))
    s.book = full_deck(len(content.events))
    s.players = [newcomer(content.deck(s.options["deck"])) for _ in range(s.seats)]  # TE-004, TE-009
    s.lines = [Line([]) for _ in range(LINE_COUNT)]
    uncover(s)
    # The colour agreed on (whoever came last before, say), or anybody (TE-015, TE-A52).
    s.starter = table.beginner(str(s.options["starter"]), COLOURS.keys, s.seats, s.source)
    for seat in range(s.seats):
        draw(s, seat, DEALT, WHY_DEAL)
    s.push(Opening(KEPT), ROUND_START)


def pile_for(seats: int) -> int:
    """Return how many traumas lie ready for so many players (TE-011, TE-012, TE-013)."""
    return 4 * (seats + 1)
