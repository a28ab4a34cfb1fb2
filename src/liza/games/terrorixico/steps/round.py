"""The whole game as a list of its moments.

the set-up Opening: every player keeps five of eight cards RoundStart EventText (Cleanse), FillHands (HandLimit), then
turn after turn, Settle, NextRound Turn PlayCard twice, EndTurn, WearOut, then NextTurn: the next player who has not
passed PlayCard the card lies there, its Text happens: Target, Copy, GiveTrauma, EliminateCards, DiscardCards, HandLimit
Settle Reveal (Unveil for each special: the same, and Aim) and Count; or the round is lost NextRound the game ends, or
the next page of the book is turned
"""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events
from liza.games.terrorixico.mechanics.battle import measure
from liza.games.terrorixico.mechanics.primitives import draw_up
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import finish, reached
from liza.games.terrorixico.steps.secret import HandLimit
from liza.games.terrorixico.steps.settle import SETTLE
from liza.games.terrorixico.steps.turn import TURNS
from liza.games.terrorixico.vocabulary import NO_SEAT
from liza.kernel.core.step import Step


def uncover(s: TerrorixicoState) -> bool:
    """Open the book at the next monster and the next event (TE-007, TE-008); whether there are both."""
    s.monsters, s.book = s.monsters.uncovered(s.source), s.book.uncovered(s.source)
    if not (s.monsters.here and s.book.here):
        return False
    events.uncovered_monster(s, monster=s.monsters.here[0])
    events.uncovered_event(s, event_card=s.book.here[0])
    return True


@final
class RoundStart(Step[TerrorixicoState]):
    """Cards join the fight, strength is measured, the event acts, hands are filled, turns begin (TE-A66)."""

    def run(self, s: TerrorixicoState) -> None:
        s.round += 1
        s.turn = s.placed = 0
        s.defeated = False
        s.first_passer = NO_SEAT
        for player in s.players:
            player.passed = False
            player.latest = 0
        events.round_started(s, round=s.round, seat=s.starter)
        if s.event.adds == "monster":  # TE-046, TE-A38; nothing, where the deck is empty (TE-A45)
            s.monsters = s.monsters.uncovered(s.source)
            if len(s.monsters.here) > 1:
                events.added_monster(s, monster=s.monsters.here[1])
        elif s.event.adds == "event":  # TE-048
            s.book = s.book.uncovered(s.source)
            if len(s.book.here) > 1:
                events.added_event(s, event_card=s.book.here[1])
        measure(s)
        s.agenda += (NEXT_ROUND, SETTLE, TURNS[s.starter], FILL_HANDS, EVENT_TEXT)


@final
class EventText(Step[TerrorixicoState]):
    """What the event does before the first turn (TE-019)."""

    def run(self, s: TerrorixicoState) -> None:
        word = s.event.word
        if word.begin is not None:
            word.begin(s, word)


@final
class FillHands(Step[TerrorixicoState]):
    """Hands go to the size of the round, up or down (TE-A18)."""

    def run(self, s: TerrorixicoState) -> None:
        for seat in s.clockwise(s.starter):
            draw_up(s, seat)
        s.next(HandLimit(s.hand_size))


@final
class NextRound(Step[TerrorixicoState]):
    """The game ends, or the next page is turned (TE-A45, TE-A62)."""

    def run(self, s: TerrorixicoState) -> None:
        if not reached(s) and uncover(s):
            s.next(ROUND_START)
        else:
            finish(s)


ROUND_START: Final = RoundStart()
EVENT_TEXT: Final = EventText()
FILL_HANDS: Final = FillHands()
NEXT_ROUND: Final = NextRound()
