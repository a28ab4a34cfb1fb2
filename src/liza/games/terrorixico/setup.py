"""From options and pack to the first state (TE-003 to TE-016)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.piles import draw
from liza.games.terrorixico.state import NOBODY, TerrorixicoState
from liza.games.terrorixico.steps.round import RoundStart, uncover
from liza.games.terrorixico.steps.secret import Opening
from liza.games.terrorixico.vocabulary import COLOURS, LINE_COUNT, TRAUMA_VALUES

DEALT: Final = 8
KEPT: Final = 5
RANDOM: Final = "random"


def set_up(s: TerrorixicoState) -> None:
    """Open the book, lay out the traumas, deal eight cards to everybody and let them choose five."""
    content = s.rules.content
    seats = range(s.seats)
    s.round = s.turn = s.passed = s.defeated = s.placed = s.decided = 0
    s.first_passer = NOBODY
    s.values = content.traumas[s.options["trauma_cards"]][:]
    s.pile = min(4 * (s.seats + 1), sum(s.values))
    s.known = [0] * (s.seats * TRAUMA_VALUES)
    s.monsters = list(range(len(content.monsters)))
    s.captors = [NOBODY] * len(content.monsters)
    s.book = list(range(len(content.events)))
    s.book_captors = [NOBODY] * len(content.events)
    s.monsters_under, s.book_under, s.here, s.open_book = [], [], [], []
    s.draws = [content.deck(s.options["deck"]) for _ in seats]
    s.hands, s.discards, s.wear, s.aside = (
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
        [[] for _ in seats],
    )
    s.lines = [[] for _ in range(LINE_COUNT)]
    s.required, s.totals, s.downs, s.relics = [0] * LINE_COUNT, [0] * LINE_COUNT, [0] * LINE_COUNT, [0] * LINE_COUNT
    s.latest, s.points, s.track = [0] * s.seats, [0] * s.seats, [0] * s.seats
    uncover(s)
    s.starter = _starter(s)
    for seat in seats:
        draw(s, seat, DEALT)
    s.push(Opening(KEPT), RoundStart())


def _starter(s: TerrorixicoState) -> int:
    """Return who begins: the colour agreed on (whoever came last before, say), or anybody (TE-015, TE-A52)."""
    agreed = str(s.options["starter"])
    seat = NOBODY if agreed == RANDOM else COLOURS.index(agreed)
    return seat if NOBODY < seat < s.seats else s.source.below(s.seats)
