"""A player leaves the game: the seat stays, makes no choices, gains no gold, loses none, and is left alone (TR-A94)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.mechanics.fighting import end_combat
from liza.games.tornaris.mechanics.primitives import let_go
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.steps.acting import IN_COMBAT
from liza.games.tornaris.steps.duel import DuelRoll
from liza.games.tornaris.steps.dungeon import HuntPlay, HuntRoll, go_on
from liza.games.tornaris.steps.spaces import ENTERS, Resolve
from liza.games.tornaris.steps.tournament import BRACKET_DUELS, TOURNAMENT, meet
from liza.games.tornaris.vocabulary import ABSENT, FOR_RING, FOR_TITLE, FOR_TOWER, NO_SEAT, RING, TOWER
from liza.kernel.core.choice import SeatMoment
from liza.kernel.core.step import SeatStep, Step
from liza.parts import table
from liza.parts.cards import card_of

_FIGHTING: Final = (*IN_COMBAT, DuelRoll, HuntRoll)
_PLACES: Final = {FOR_RING: RING, FOR_TOWER: TOWER}


def depart(s: TornarisState, seat: int) -> None:
    """Make a seat neutral; the last one who stays has won every duel of the tournament that is still to come."""
    events.went_away(s, seat=seat)
    if seat in s.actors:
        _put_down(s, seat)
    s.players[seat].arrow = UNDECIDED
    s.players[seat].place = ABSENT
    if s.tower.owner == seat:
        s.tower.owner = NO_SEAT
        s.tower.block = 0
        s.tower.held = s.tower.conquered = False
    if s.combat.find(seat) is None:
        _forget(s, seat)
    elif s.is_hunt:
        _leave_hunt(s, seat)
    else:
        _leave_duel(s, seat)
    if len(s.staying) == 1:
        _close(s)


def _forget(s: TornarisState, seat: int) -> None:
    """Take everything off the agenda that a seat was to do or to receive."""
    s.agenda[:] = [step for step in s.agenda if not _belongs(step, seat)]


def _belongs(step: Step[TornarisState], seat: int) -> bool:
    return isinstance(step, (SeatMoment, SeatStep)) and step.seat == seat


def _put_down(s: TornarisState, seat: int) -> None:
    """Discard openly what was drawn for a player who had not decided about it (TR-A68)."""
    if s.drawn:
        let_go(s, seat)
    for card in s.offered:
        s.objects.discard.append(card_of(card))
        events.left_object(s, seat=seat, object=card_of(card))
    s.offered = []


def _leave_hunt(s: TornarisState, seat: int) -> None:
    """Go on against the monster without one combatant: the dice go, and so does the turn in the pass."""
    combat = s.combat
    place = combat.seats.index(seat)
    lap = 0
    for step in s.agenda:
        if isinstance(step, HuntPlay) and step.seat == seat:
            lap = step.lap
            combat.picked = []
    combat.fighters = [fighter for fighter in combat.fighters if fighter.seat != seat]
    _forget(s, seat)
    if not combat.fighters:
        _break_off(s)
    elif lap:
        go_on(s, place, lap)


def _leave_duel(s: TornarisState, seat: int) -> None:
    """Call a duel off: in the tournament it is lost, elsewhere the other's space happens as if no other player came."""
    rival, cause = s.combat.sides(seat)[1].seat, s.combat.cause
    _break_off(s)
    _forget(s, seat)
    if cause == FOR_TITLE:
        meet(s, rival, seat)
    elif cause in _PLACES and s.players[rival].place == _PLACES[cause]:
        s.players[rival].acted = False
        turn = table.clockwise(s.seats, s.first).index(rival)
        if any(isinstance(step, Resolve) and step.at > turn for step in s.agenda):
            s.next(ENTERS[rival])


def _break_off(s: TornarisState) -> None:
    """End a combat that no player wins."""
    s.agenda[:] = [step for step in s.agenda if not isinstance(step, _FIGHTING)]
    end_combat(s)


def _close(s: TornarisState) -> None:
    """Go straight to what is left of the tournament: no player is left to fight."""
    _break_off(s)
    _put_down(s, s.staying[0])
    s.agenda[:] = [BRACKET_DUELS[len(s.winners)] if s.order else TOURNAMENT]
