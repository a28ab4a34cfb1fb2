"""A player leaves the game: the seat stays, chooses nothing, gains and loses nothing, and is left alone (TR-A94)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import HUNT, end_combat, rival_of
from liza.games.tornaris.state import KIND, UNDECIDED, TornarisState, round_the_table
from liza.games.tornaris.steps.choices import GainGear, let_go
from liza.games.tornaris.steps.combat import PickDice, PickDie, PreCombat, RaiseDie
from liza.games.tornaris.steps.duel import DuelPlay, DuelRoll
from liza.games.tornaris.steps.dungeon import HuntPlay, HuntRoll, Settle, go_on
from liza.games.tornaris.steps.places import ENTERS, Enter, Resolve
from liza.games.tornaris.steps.tournament import BRACKET_DUELS, TOURNAMENT, meet
from liza.games.tornaris.vocabulary import (
    FOR_RING,
    FOR_TITLE,
    FOR_TOWER,
    LEFT_OBJECT,
    NOBODY,
    NOTHING,
    RING,
    TOWER,
    WENT_AWAY,
)
from liza.kernel.step import Ask, Step

_FIGHTING: Final = (PreCombat, DuelRoll, DuelPlay, HuntRoll, HuntPlay, PickDie, PickDice, RaiseDie)
_PLACES: Final = {FOR_RING: RING, FOR_TOWER: TOWER}


def depart(s: TornarisState, seat: int) -> None:
    """Make a seat neutral; the last one who stays has won every duel of the tournament that is still to come."""
    if s.listen:
        s.note(WENT_AWAY, seat)
    if seat in s.actors:
        _put_down(s, seat)
    s.arrows[seat] = UNDECIDED
    s.places[seat] = NOTHING
    if s.owner == seat:
        s.owner = NOBODY
        s.block = s.tower_used = 0
    if seat not in s.fighters:
        _forget(s, seat)
    elif s.cause == HUNT:
        _leave_hunt(s, seat)
    else:
        _leave_duel(s, seat)
    if len(s.staying) == 1:
        _close(s)


def _forget(s: TornarisState, seat: int) -> None:
    """Take everything off the agenda that a seat was to do or to receive."""
    s.agenda[:] = [step for step in s.agenda if not _belongs(step, seat)]


def _belongs(step: Step[TornarisState], seat: int) -> bool:
    return isinstance(step, (Ask, Enter, Settle, GainGear)) and step.seat == seat


def _put_down(s: TornarisState, seat: int) -> None:
    """Discard openly what was drawn for somebody who had not decided about it (TR-A68)."""
    if s.drawn:
        let_go(s, seat)
    for card in s.offered:
        s.object_discard.append(card & KIND)
        if s.listen:
            s.note(LEFT_OBJECT, seat, card & KIND)
    s.offered = []


def _leave_hunt(s: TornarisState, seat: int) -> None:
    """Go on against the monster without one combatant: the dice go, and so does the turn in the pass."""
    place = s.fighters.index(seat)
    lap = 0
    for step in s.agenda:
        if isinstance(step, HuntPlay) and step.seat == seat:
            lap = step.lap
            s.picked = []
    s.fighters = [other for other in s.fighters if other != seat]
    _forget(s, seat)
    if not s.fighters:
        _break_off(s)
    elif lap:
        go_on(s, place, lap)


def _leave_duel(s: TornarisState, seat: int) -> None:
    """Call a duel off: in the tournament it is lost, elsewhere the other's space happens as if nobody else came."""
    rival, cause = rival_of(s, seat), s.cause
    _break_off(s)
    _forget(s, seat)
    if cause == FOR_TITLE:
        meet(s, rival, seat)
    elif cause in _PLACES and s.places[rival] == _PLACES[cause]:
        s.acted &= ~(1 << rival)
        turn = round_the_table(s).index(rival)
        if any(isinstance(step, Resolve) and step.at > turn for step in s.agenda):
            s.agenda.append(ENTERS[rival])


def _break_off(s: TornarisState) -> None:
    """End a combat that nobody wins."""
    s.agenda[:] = [step for step in s.agenda if not isinstance(step, _FIGHTING)]
    s.picked = []
    end_combat(s)


def _close(s: TornarisState) -> None:
    """Go straight to what is left of the tournament: nobody is left to fight."""
    if s.fighters:
        _break_off(s)
    _put_down(s, s.staying[0])
    s.agenda[:] = [BRACKET_DUELS[len(s.winners)] if s.order else TOURNAMENT]
