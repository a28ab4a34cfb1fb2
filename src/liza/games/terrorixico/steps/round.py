"""A round, from the page that is turned to the game that may end (TE-019, TE-046 to TE-050, TE-A66)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import measure
from liza.games.terrorixico.content import CLEANSE, START_TRAUMA
from liza.games.terrorixico.piles import draw_up
from liza.games.terrorixico.state import NOBODY, TerrorixicoState
from liza.games.terrorixico.steps.ending import finish, reached, receive
from liza.games.terrorixico.steps.secret import Cleanse, HandLimit
from liza.games.terrorixico.steps.settle import SETTLE
from liza.games.terrorixico.steps.turn import TURNS
from liza.games.terrorixico.vocabulary import (
    ADDED_EVENT,
    ADDED_MONSTER,
    ROUND_STARTED,
    UNCOVERED_EVENT,
    UNCOVERED_MONSTER,
)
from liza.kernel.step import Step


def _top(s: TerrorixicoState, unseen: list[int], under: list[int]) -> list[int]:
    """Take the top card of a deck: chance decides which it is, unless everybody has seen it before; empty if none."""
    if unseen:
        return [unseen.pop(s.source.below(len(unseen)))]
    return [under.pop(0)] if under else []


def uncover(s: TerrorixicoState) -> None:
    """Open the book at the next monster and the next event (TE-006 to TE-008)."""
    s.here = _top(s, s.monsters, s.monsters_under)
    s.open_book = _top(s, s.book, s.book_under)
    if s.listen and s.here and s.open_book:
        s.note(UNCOVERED_MONSTER, s.here[0])
        s.note(UNCOVERED_EVENT, s.open_book[0])


class RoundStart(Step[TerrorixicoState]):
    """Cards join the fight, strength is measured, the event acts, hands are filled, turns begin (TE-A66)."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Lay out the round."""
        s.round += 1
        s.turn = s.passed = s.defeated = s.placed = 0
        s.first_passer = NOBODY
        s.latest = [0] * s.seats
        if s.listen:
            s.note(ROUND_STARTED, s.round, s.starter)
        self._add(s)
        measure(s)
        s.agenda += (NEXT_ROUND, SETTLE, TURNS[s.starter], FILL_HANDS, EVENT_TEXT)

    def _add(self, s: TerrorixicoState) -> None:
        """Add a monster or an event if the top event says so and there is one (TE-046, TE-048, TE-A38, TE-A45)."""
        adds = s.rules.content.events[s.open_book[0]].adds
        if adds == "monster":
            s.here += _top(s, s.monsters, s.monsters_under)
            if s.listen and len(s.here) > 1:
                s.note(ADDED_MONSTER, s.here[1])
        elif adds == "event":
            s.open_book += _top(s, s.book, s.book_under)
            if s.listen and len(s.open_book) > 1:
                s.note(ADDED_EVENT, s.open_book[1])


class EventText(Step[TerrorixicoState]):
    """What the event does before the first turn (TE-019)."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Let it happen."""
        event = s.rules.content.events[s.open_book[0]]
        if event.do == CLEANSE:
            s.agenda.append(Cleanse(event.count))
        elif event.do == START_TRAUMA:
            for seat in s.order(s.starter):
                receive(s, seat, event.count)
                if s.over:
                    return


class FillHands(Step[TerrorixicoState]):
    """Hands go to the size of the round, up or down (TE-A18)."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Draw up; who holds too many is asked."""
        for seat in s.order(s.starter):
            draw_up(s, seat)
        s.agenda.append(HandLimit(s.hand_size))


class NextRound(Step[TerrorixicoState]):
    """The game ends, or the next page is turned (TE-A45, TE-A62)."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Look whether anything ends the game."""
        if not reached(s):
            uncover(s)
            if s.here and s.open_book:
                s.agenda.append(ROUND_START)
                return
        finish(s)


ROUND_START: Final = RoundStart()
EVENT_TEXT: Final = EventText()
FILL_HANDS: Final = FillHands()
NEXT_ROUND: Final = NextRound()
