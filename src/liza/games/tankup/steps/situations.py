"""Situations: playing one, stepping on it, and what it does by itself (TU-096 to TU-104, TU-A47 to TU-A51)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.words import CORRODE, SCORCH
from liza.games.tankup.moves import (
    BROKE,
    amount_in_force,
    copy_in,
    discard,
    holds_situation,
    hurt,
    in_force,
    leave_at_once,
    lose,
)
from liza.games.tankup.state import KIND, TankupState, clockwise, weight
from liza.games.tankup.steps.reactions import Destroyed, everybody_reacts
from liza.games.tankup.vocabulary import (
    ARMOUR_DESTROYED,
    IN_FORCE,
    NOTHING,
    OVER,
    PASS,
    PLACES,
    PLAYED,
    SCORCHED,
    SEATS,
    SITUATION,
    SITUATION_PLAYED,
    STEPPED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask, Step

ROUNDS: Final = 3


class SituationWindow(Ask[TankupState]):
    """At the start of a combat turn each seat may play a situation; once one was played, the window is over."""

    __slots__ = ()

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the situations of the hand, and declining."""
        return _plays(s, seat)

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a situation cannot be played."""
        return Refusal("TU-098") if s.rules.play <= action < s.rules.trade else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Play one, or let the next seat be asked."""
        s.agenda.pop()
        if action == PASS:
            open_window(s, seat)
        else:
            _play(s, seat, action - s.rules.play)


class StepOn(Ask[TankupState]):
    """Another seat may step on the situation that was just played, with one of its own (TU-101 to TU-103)."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def args(self) -> tuple[int, ...]:
        """Return the seat and whose situation lies there."""
        return (self.seat, self.owner)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the situations of the hand, and declining."""
        return _plays(s, seat)

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a situation cannot be played."""
        return Refusal("TU-101") if s.rules.play <= action < s.rules.trade else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Step on it, or let the next seat be asked."""
        s.agenda.pop()
        if action == PASS:
            _next_stepper(s, seat, self.owner)
        else:
            _play(s, seat, action - s.rules.play)


class Settle(Step[TankupState]):
    """After the reactions: who may step on the situation?"""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def args(self) -> tuple[int, ...]:
        """Return whose situation lies there."""
        return (self.owner,)

    def run(self, s: TankupState) -> None:
        """Ask the first seat."""
        _next_stepper(s, NOTHING, self.owner)


def open_window(s: TankupState, after: int) -> None:
    """Ask the next seat clockwise from the active one that holds a situation; NOTHING begins the window."""
    for seat in _rest(s, after):
        if holds_situation(s, seat):
            s.agenda.append(WINDOWS[seat])
            break


def _next_stepper(s: TankupState, after: int, owner: int) -> None:
    for seat in _rest(s, after):
        if seat != owner and holds_situation(s, seat):
            s.agenda.append(STEPS_ON[owner][seat])
            return
    _enter_force(s)


def _rest(s: TankupState, after: int) -> list[int]:
    seats = clockwise(s, s.active)
    return seats if after == NOTHING else seats[seats.index(after) + 1 :]


def _plays(s: TankupState, seat: int) -> list[int]:
    rules = s.rules
    first = rules.play - rules.content.armours - rules.content.attacks
    kinds = [card & KIND for card in s.hands[seat]]
    return [PASS, *dict.fromkeys([first + kind for kind in kinds if rules.back[kind] == SITUATION])]


def _play(s: TankupState, seat: int, offset: int) -> None:
    """Lay a situation in the centre; one that lies there is stepped on and never acts (TU-102)."""
    kind = offset + s.rules.content.armours + s.rules.content.attacks
    hand = s.hands[seat]
    hand.pop(copy_in(hand, kind))
    if s.pending == NOTHING:
        if s.listen:
            s.note(PLAYED, seat, kind)
    else:
        if s.listen:
            s.note(STEPPED, seat, kind, s.pending)
        discard(s, s.pending)
    s.pending = kind
    s.push(*everybody_reacts(s, SITUATION_PLAYED), SETTLES[seat])


def _enter_force(s: TankupState) -> None:
    """Put the situation that nobody stepped on in force; an older one is discarded (TU-A48)."""
    end_situation(s)
    s.situation = s.pending
    s.pending = NOTHING
    s.situation_left = ROUNDS
    s.situation_round = s.round
    if s.listen:
        s.note(IN_FORCE, s.situation)
    CORRODE_STEP.run(s)


def end_situation(s: TankupState) -> None:
    """Discard the situation in force, if there is one."""
    if s.situation != NOTHING:
        if s.listen:
            s.note(OVER, s.situation)
        discard(s, s.situation)
        s.situation = NOTHING
        s.situation_left = 0


def count_down(s: TankupState) -> None:
    """Count a complete round; the one in which it came into force is none (TU-100, TU-A50)."""
    if s.situation == NOTHING or (s.situation_round == s.round and s.options["duration"] == "whole_rounds"):
        return
    s.situation_left -= 1
    if s.situation_left == 0:
        end_situation(s)


class Corrode(Step[TankupState]):
    """A corrosive situation eats at every armour, once per combat phase (TU-104, TU-A51)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Hurt every armour at once, then open the windows of those destroyed."""
        if in_force(s) != CORRODE or s.corroded == s.round:
            return
        s.corroded = s.round
        amount = amount_in_force(s)
        windows: list[Step[TankupState]] = []
        for seat in clockwise(s, max(s.active, 0)):
            for space in range(PLACES):
                card = s.worn[seat * PLACES + space]
                if card >= 0 and hurt(s, seat, space, amount) == BROKE:
                    windows.append(Destroyed(ARMOUR_DESTROYED, seat, card & KIND))
        s.push(*windows)


class Scorch(Step[TankupState]):
    """A scorching situation burns whoever is too heavy when the own combat turn begins."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Weigh the active seat."""
        if in_force(s) == SCORCH and weight(s, s.active) > s.rules.content.effect[s.situation].over:
            if s.listen:
                s.note(SCORCHED, s.active, amount_in_force(s))
            lose(s, s.active, amount_in_force(s))
            leave_at_once(s)


WINDOWS: Final = tuple([SituationWindow(seat) for seat in SEATS])
STEPS_ON: Final = tuple([tuple([StepOn(seat, owner) for seat in SEATS]) for owner in SEATS])
SETTLES: Final = tuple([Settle(seat) for seat in SEATS])
CORRODE_STEP: Final = Corrode()
SCORCH_STEP: Final = Scorch()
