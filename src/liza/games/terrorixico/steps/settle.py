"""The end of a round: count, places, points, traumas, and everything back to its place."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events
from liza.games.terrorixico.mechanics.battle import clear_lines, credit
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.reveal import REVEAL, turn_up
from liza.games.terrorixico.vocabulary import NO_SEAT, TRAUMA
from liza.kernel.core.step import Step
from liza.parts import table


@final
class Settle(Step[TerrorixicoState]):
    """The battle is over: won, or lost because every player passed."""

    def run(self, s: TerrorixicoState) -> None:
        if s.defeated:
            s.push(REVEAL, COUNT)
        else:
            _fail(s)


@final
class Count(Step[TerrorixicoState]):
    """A won round is counted and paid (TE-124)."""

    def run(self, s: TerrorixicoState) -> None:
        relics = _counted(s)
        first = _first(s, relics)
        _pay(s, first)
        taker = max(first, key=lambda seat: s.players[seat].latest)  # TE-045, TE-A35
        steps = s.steps  # TE-068, TE-072
        s.players[taker].track += steps  # TE-110, TE-A36
        _hand_out_traumas(s, relics)
        clear_lines(s)
        s.monsters, s.book = s.monsters.given_to(taker), s.book.given_to(taker)  # TE-074
        events.took(s, seat=taker, steps=steps, total=s.players[taker].track)
        s.starter = (taker + 1) % s.seats  # TE-075


def _counted(s: TerrorixicoState) -> list[int]:
    """Return the relics of each seat, all cards being face up."""
    relics = credit(s)[: s.seats]
    for seat in s.clockwise(s.starter):
        events.counted(s, seat=seat, relics=relics[seat])
    return relics


def _first(s: TerrorixicoState, relics: list[int]) -> list[int]:
    """Return who shares the first place (TE-041, TE-044); a player who passed can be among them (TE-A10)."""
    may = [seat for seat in range(s.seats) if s.options["passed_can_be_first"] or not s.players[seat].passed]
    return table.highest(may, [relics[seat] for seat in may])


def _pay(s: TerrorixicoState, first: list[int]) -> None:
    """Move the cubes on the track of points; the points of all monsters and events are added up (TE-071, TE-A41)."""
    content = s.content
    extra = sum(content.events[event].points for event in s.book.here)  # TE-A39
    for_first = extra + sum(content.monsters[monster].first for monster in s.monsters.here)
    for_others = extra + sum(content.monsters[monster].second for monster in s.monsters.here)
    for seat in s.clockwise(s.starter):
        player = s.players[seat]
        if seat in first:
            player.points += for_first  # TE-069
            events.first(s, seat=seat, points=for_first, total=player.points)
        elif not player.passed:
            player.points += for_others  # TE-042, TE-070, TE-111
            events.second(s, seat=seat, points=for_others, total=player.points)
        else:
            events.nothing(s, seat=seat)  # TE-043


def _last(relics: list[int]) -> int:
    """Return who alone has the fewest relics, passed or not, or NO_SEAT (TE-A26)."""
    fewest = min(relics)
    return relics.index(fewest) if relics.count(fewest) == 1 else NO_SEAT


def _hand_out_traumas(s: TerrorixicoState, relics: list[int]) -> None:
    """Send traumas that were played face down to the last player, or away; then the event acts."""
    last = _last(relics)
    for at, line in enumerate(s.lines):
        for laid in line.cards:
            number = laid.card.number
            if number < TRAUMA:
                continue
            if last == NO_SEAT:
                s.players[laid.owner].wear.append(number)  # TE-061, TE-112, TE-A27
                events.relieved(s, seat=laid.owner, card=number)
            else:
                s.players[last].discards.append(number)  # TE-060
                events.saddled(s, seat=last, card=number)
        s.lines[at] = line.holding([laid for laid in line.cards if laid.card.number < TRAUMA])
    if last != NO_SEAT:
        word = s.event.word
        if word.after_the_count is not None:
            word.after_the_count(s, last, word)


def _fail(s: TerrorixicoState) -> None:
    """All passed: no player scores, texts do not happen (TE-A65), and everything goes under its deck (TE-A11)."""
    events.failed(s)
    turn_up(s)
    if s.over:
        return
    _hand_out_traumas(s, _counted(s))
    if s.over:
        return
    clear_lines(s)
    for monster in s.monsters.here:
        events.returned(s, monster=monster)
    s.monsters, s.book = s.monsters.gone_under(), s.book.gone_under()
    s.starter = s.first_passer  # TE-076


SETTLE: Final = Settle()
COUNT: Final = Count()
