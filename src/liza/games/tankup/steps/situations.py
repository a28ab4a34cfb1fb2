"""Situations: playing one, stepping on it, and how long it lasts (TU-096 to TU-104, TU-A47 to TU-A51)."""

from __future__ import annotations

from typing import Any, Final, TypeVar, final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics.primitives import best_copy, discard, held, holds_situation
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.reactions import everybody_reacts
from liza.games.tankup.vocabulary import ABSENT, SEATS, SITUATION, SITUATION_PLAYED, WHY_REPLACED, WHY_ROUNDS
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, Offers, SeatMoment
from liza.kernel.core.step import SeatStep, Step

ROUNDS: Final = 3
"""A situation lasts three complete rounds (TU-100)."""
NOT_HELD: Final = Refusal("TU-098")
NOTHING_TO_STEP_ON_IT: Final = Refusal("TU-101")

Q = TypeVar("Q", bound=SeatMoment[Any])


class Play(ActOn[TankupState, Q]):
    """Lay a situation of the hand in the centre (TU-099); one that lies there is stepped on and never acts (TU-102)."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(verbs.PLAY)
        self.why: Final = why

    def offer(self, s: TankupState, at: Q, seat: int, found: Offers) -> None:
        for number in held(s, seat, SITUATION, SITUATION):
            found.add(self.verb, number - s.content.first_situation)

    def why_not(self, s: TankupState, at: Q, seat: int, offset: int) -> Refusal | None:
        """Return that it must be held (TU-098, TU-101)."""
        held_at = best_copy(s.hands[seat], offset + s.content.first_situation)
        return self.why if held_at == ABSENT else None

    def do(self, s: TankupState, at: Q, seat: int, offset: int) -> None:
        s.done()
        number = offset + s.content.first_situation
        hand = s.hands[seat]
        hand.pop(best_copy(hand, number))
        if s.pending == ABSENT:
            events.played(s, seat=seat, card=number)
        else:
            events.stepped(s, seat=seat, card=number, old=s.pending)
            discard(s, s.pending)
        s.pending = number
        s.push(*everybody_reacts(s, SITUATION_PLAYED), SETTLES[seat])


@final
class LetPass(Act[TankupState, "SituationWindow"]):
    """Play none."""

    def do(self, s: TankupState, at: SituationWindow, seat: int) -> None:
        s.done()
        ask_for_situations(s, seat)


class SituationWindow(SeatMoment[TankupState]):
    """At the start of a combat turn each seat may play a situation; once one is played, it is over (TU-098)."""

    choices = Choices(LetPass(verbs.PASS), Play(NOT_HELD))


@final
class LetStand(Act[TankupState, "StepOn"]):
    """Do not step on it."""

    def do(self, s: TankupState, at: StepOn, seat: int) -> None:
        s.done()
        _ask_to_step_on(s, seat, at.owner)


class StepOn(SeatMoment[TankupState]):
    """Another seat may step on the situation that was just played, with one of its own (TU-101 to TU-103)."""

    choices = Choices(LetStand(verbs.PASS), Play(NOTHING_TO_STEP_ON_IT))

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat, owner)
        self.owner: Final = owner


class Settle(SeatStep[TankupState]):
    """After the reactions: who may step on the situation?"""

    def run(self, s: TankupState) -> None:
        _ask_to_step_on(s, ABSENT, self.seat)


def ask_for_situations(s: TankupState, after: int) -> None:
    """Ask the next seat clockwise from the active one that holds a situation; ABSENT begins the window (TU-098)."""
    for seat in _rest(s, after):
        if holds_situation(s, seat):
            s.next(_WINDOWS[seat])
            break


def _ask_to_step_on(s: TankupState, after: int, owner: int) -> None:
    """Ask the next of the others, after every situation that is played (TU-A49)."""
    for seat in _rest(s, after):
        if seat != owner and holds_situation(s, seat):
            s.next(_STEPS_ON[owner][seat])
            return
    _enter_force(s)


def _rest(s: TankupState, after: int) -> list[int]:
    """Return the seats still to be asked, clockwise from the active one."""
    seats = s.clockwise(s.active)
    return seats if after == ABSENT else seats[seats.index(after) + 1 :]


def _enter_force(s: TankupState) -> None:
    """Put the situation that no player stepped on in force; an older one is discarded (TU-A48)."""
    end_situation(s, WHY_REPLACED)
    s.set_situation(s.pending)
    s.pending = ABSENT
    s.situation_left = ROUNDS
    s.situation_round = s.round
    events.in_force(s, card=s.situation)
    if s.in_force.gnaw is not None:
        s.in_force.gnaw(s, s.in_force)


def end_situation(s: TankupState, reason: int) -> None:
    """Discard the situation in force, if there is one, and say why."""
    if s.situation != ABSENT:
        events.over(s, card=s.situation, reason=reason)
        discard(s, s.situation)
        s.set_situation(ABSENT)
        s.situation_left = 0


def count_down(s: TankupState) -> None:
    """Count a complete round; the one in which it came into force is none (TU-100, TU-A50)."""
    if s.situation == ABSENT or (s.situation_round == s.round and s.options["duration"] == "whole_rounds"):
        return
    s.situation_left -= 1
    if s.situation_left == 0:
        end_situation(s, WHY_ROUNDS)


@final
class Corrode(Step[TankupState]):
    """A situation that acts once in each combat phase does so (TU-104, TU-A51)."""

    def run(self, s: TankupState) -> None:
        if s.in_force.gnaw is not None:
            s.in_force.gnaw(s, s.in_force)


@final
class Scorch(Step[TankupState]):
    """A situation that acts when a combat turn begins does so."""

    def run(self, s: TankupState) -> None:
        if s.in_force.turn_begins is not None:
            s.in_force.turn_begins(s, s.in_force)


_WINDOWS: Final = tuple([SituationWindow(seat) for seat in SEATS])
_STEPS_ON: Final = tuple([tuple([StepOn(seat, owner) for seat in SEATS]) for owner in SEATS])
SETTLES: Final = tuple([Settle(seat) for seat in SEATS])
CORRODE: Final = Corrode()
SCORCH: Final = Scorch()
