"""The end of a round: count, places, points, traumas, and everything back to its place (TE-040 to TE-076, TE-124)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import clear_lines, credit
from liza.games.terrorixico.content import LAST_TRAUMA
from liza.games.terrorixico.state import KIND, TerrorixicoState, owner_of
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.reveal import REVEAL, turn_up
from liza.games.terrorixico.vocabulary import (
    COUNTED,
    FAILED,
    FIRST,
    LINE_COUNT,
    NOTHING,
    RELIEVED,
    RETURNED,
    SADDLED,
    SECOND,
    TOOK,
    TRAUMA,
)
from liza.kernel.step import Step

TIED: Final = -1


class Settle(Step[TerrorixicoState]):
    """The battle is over: won, or lost because everybody passed."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Go the one way or the other."""
        if s.defeated:
            s.push(REVEAL, COUNT)
        else:
            _fail(s)


class Count(Step[TerrorixicoState]):
    """A won round is counted and paid (TE-124)."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Count, pay, clear up."""
        relics = _counted(s)
        first = _first(s, relics)
        _pay(s, first)
        taker = max(first, key=lambda seat: s.latest[seat])
        event = s.rules.content.events[s.open_book[0]]
        s.track[taker] += event.steps
        _hand_out_traumas(s, relics)
        clear_lines(s)
        _take(s, taker)
        if s.listen:
            s.note(TOOK, taker, event.steps, s.track[taker])
        s.starter = (taker + 1) % s.seats


def _counted(s: TerrorixicoState) -> list[int]:
    """Return the relics of each seat, all cards being face up."""
    relics = credit(s)
    if s.listen:
        for seat in s.order(s.starter):
            s.note(COUNTED, seat, relics[seat])
    return relics


def _first(s: TerrorixicoState, relics: list[int]) -> list[int]:
    """Return who shares the first place (TE-041, TE-044, TE-A10)."""
    may = [seat for seat in range(s.seats) if s.options["passed_can_be_first"] or not s.passed >> seat & 1]
    most = max([relics[seat] for seat in may])
    return [seat for seat in may if relics[seat] == most]


def _pay(s: TerrorixicoState, first: list[int]) -> None:
    """Move the cubes on the track of points (TE-069 to TE-071, TE-A41)."""
    content = s.rules.content
    extra = sum(content.events[event].points for event in s.open_book)
    for_first = extra + sum(content.monsters[monster].first for monster in s.here)
    for_others = extra + sum(content.monsters[monster].second for monster in s.here)
    for seat in s.order(s.starter):
        if seat in first:
            s.points[seat] += for_first
            if s.listen:
                s.note(FIRST, seat, for_first, s.points[seat])
        elif not s.passed >> seat & 1:
            s.points[seat] += for_others
            if s.listen:
                s.note(SECOND, seat, for_others, s.points[seat])
        elif s.listen:
            s.note(NOTHING, seat)


def _last(relics: list[int]) -> int:
    """Return who alone has the fewest relics, passed or not, or TIED (TE-A26)."""
    fewest = min(relics)
    return relics.index(fewest) if relics.count(fewest) == 1 else TIED


def _hand_out_traumas(s: TerrorixicoState, relics: list[int]) -> None:
    """Send traumas that were played face down to the last player, or away; then the event acts (TE-060, TE-061)."""
    last = _last(relics)
    for line in range(LINE_COUNT):
        cards = s.lines[line]
        for card in [card for card in cards if card & KIND >= TRAUMA]:
            cards.remove(card)
            if last == TIED:
                s.wear[owner_of(card)].append(card & KIND)
            else:
                s.discards[last].append(card & KIND)
            if s.listen:
                s.note(RELIEVED if last == TIED else SADDLED, owner_of(card) if last == TIED else last, card & KIND)
    event = s.rules.content.events[s.open_book[0]]
    if event.do == LAST_TRAUMA and last != TIED:
        receive(s, last, event.count)


def _take(s: TerrorixicoState, taker: int) -> None:
    """Give monsters and events to who returned them (TE-074)."""
    for monster in s.here:
        s.captors[monster] = taker
    for event in s.open_book:
        s.book_captors[event] = taker
    s.here, s.open_book = [], []


def _fail(s: TerrorixicoState) -> None:
    """Everybody passed: nobody scores, and everything goes under its deck (TE-076, TE-A11, TE-A65, TE-A71)."""
    if s.listen:
        s.note(FAILED)
    turn_up(s)
    if s.over:
        return
    _hand_out_traumas(s, _counted(s))
    if s.over:
        return
    clear_lines(s)
    if s.listen:
        for monster in s.here:
            s.note(RETURNED, monster)
    s.monsters_under += s.here
    s.book_under += s.open_book
    s.here, s.open_book = [], []
    s.starter = s.first_passer


SETTLE: Final = Settle()
COUNT: Final = Count()
