"""How a position stands, found out by letting bots play on from it, many times, with other dice."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from liza.bots import Seat, bot
from liza.kernel.base.source import Stream
from liza.kernel.core.state import State
from liza.lab.analysis.game_analysis import Reading, SeatEstimates

FORESIGHT: Final = 30
"""After so many choices a playout ends, and the room's hint gives the value for each seat."""


class PlayoutSettings(NamedTuple):
    """Who plays on, how often, which bot looks for better choices, and with which dice."""

    bot: str
    times: int
    finder: str
    """Who says what might have been better."""
    reading: Reading
    seed: int


class Continuation(NamedTuple):
    """One way a game went on: the worlds it went through, and the choices between them."""

    states: list[State]
    choices: list[tuple[int, int]]


def chance(wanted: PlayoutSettings, whose: str) -> Stream:
    """Return dice of their own for every purpose, the same again every time."""
    return Stream(hashlib.sha256(f"liza analysis {wanted.seed} {whose}".encode()).digest())


def seat_values(state: State, wanted: PlayoutSettings, name: str) -> SeatEstimates:
    """Return how every seat stands: all cards open, or each in worlds that it could not tell from the true one."""
    if wanted.reading == "open" or not state.game.hides:
        ends = [_end(state, wanted, f"{name} {number}") for number in range(wanted.times)]
        return _mean(ends)
    means: list[float] = []
    errors: list[float] = []
    for seat in range(state.seats):
        found: list[Sequence[float]] = []
        for number in range(wanted.times):
            world = state.determinize(seat, chance(wanted, f"{name} {number} world {seat}"))
            found.append([_end(world, wanted, f"{name} {number} {seat}")[seat]])
        one = _mean(found)
        means += one.values
        errors += one.errors
    return SeatEstimates(means, errors)


def value_lost(state: State, seat: int, action: int, wanted: PlayoutSettings, name: str) -> tuple[SeatEstimates, int]:
    """Return how much more each seat would have after the choice that a search prefers, and that choice.

    Both choices are tried in the same worlds with the same dice, so that they differ by their worth and not by their
    luck; and in other worlds than the search saw, because what looks best among many is often only lucky.
    """
    source = chance(wanted, f"{name} search")
    better = bot(wanted.finder).choose(Seat(state, seat, source), source)
    if better == action:
        return SeatEstimates([0.0] * state.seats), action
    differences: list[Sequence[float]] = []
    for number in range(wanted.times):
        world = world_to_play(state, seat, wanted, f"{name} {number}")
        one, other = (_end(world, wanted, f"{name} {number}", (seat, each)) for each in (better, action))
        differences.append([mine - theirs for mine, theirs in zip(one, other, strict=True)])
    return _mean(differences), better


def compare_actions(
    state: State, seat: int, actions: Sequence[int], wanted: PlayoutSettings, name: str
) -> list[list[float]]:
    """Return how a seat fares after each of several choices, all tried in the same worlds with the same dice."""
    ends: list[list[float]] = [[] for _ in actions]
    for number in range(wanted.times):
        world = world_to_play(state, seat, wanted, f"{name} {number}")
        for at, action in enumerate(actions):
            ends[at].append(_end(world, wanted, f"{name} {number}", (seat, action))[seat])
    return ends


def world_to_play(state: State, seat: int, wanted: PlayoutSettings, name: str) -> State:
    """Return a world as the reading has it: the true one, or one that the seat cannot tell from it."""
    return state if wanted.reading == "open" else state.determinize(seat, chance(wanted, f"{name} world"))


def typical_continuation(
    state: State, seat: int, action: int, wanted: PlayoutSettings, name: str, length: int
) -> Continuation:
    """Return how it would go on after a choice: of all playouts the one that ends nearest to their mean."""
    names = [f"{name} {number}" for number in range(wanted.times)]
    worlds = [world_to_play(state, seat, wanted, each) for each in names]
    ends = [_end(world, wanted, each, (seat, action))[seat] for world, each in zip(worlds, names, strict=True)]
    mean = fsum(ends) / len(ends)
    typical = min(range(len(ends)), key=lambda at: abs(ends[at] - mean))
    return _told(worlds[typical], wanted, names[typical], (seat, action), length)


def _told(world: State, wanted: PlayoutSettings, name: str, first: tuple[int, int], length: int) -> Continuation:
    state = world.clone(chance(wanted, f"{name} table"))
    player = _Table(state, wanted, name)
    found = Continuation([state.clone()], [])
    choice = first
    while not state.over and len(found.choices) < length:
        if found.choices:
            choice = player.choice()
        state.apply(*choice)
        found.choices.append(choice)
        found.states.append(state.clone())
    return found


def _end(world: State, wanted: PlayoutSettings, name: str, first: tuple[int, int] | None = None) -> Sequence[float]:
    """Return the returns, or the hint's values, after bots have played on."""
    state = world.clone(chance(wanted, f"{name} table"))
    state.listen = False
    player = _Table(state, wanted, name)
    if first is not None:
        state.apply(*first)
    for _ in range(FORESIGHT):
        if state.over:
            return state.returns
        state.apply(*player.choice())
    return state.returns if state.over else state.game.evaluate_each(state, list(range(state.seats)))


class _Table:
    """Bots on all seats, each with a chance of its own."""

    def __init__(self, state: State, wanted: PlayoutSettings, name: str) -> None:
        self._state: Final = state
        self._chances: Final = [chance(wanted, f"{name} seat {seat}") for seat in range(state.seats)]
        self._player: Final = bot(wanted.bot)

    def choice(self) -> tuple[int, int]:
        """Return who chooses next, and what."""
        seat = self._state.actors[0]
        source = self._chances[seat]
        return seat, self._player.choose(Seat(self._state, seat, source), source)


def _mean(ends: Sequence[Sequence[float]]) -> SeatEstimates:
    """Return the mean for each seat, and its standard error."""
    columns = list(zip(*ends, strict=True))
    means = [fsum(values) / len(values) for values in columns]
    return SeatEstimates(means, [_error(values, mean) for values, mean in zip(columns, means, strict=True)])


def _error(values: Sequence[float], mean: float) -> float:
    if len(values) < 2:
        return 1.0
    return sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
