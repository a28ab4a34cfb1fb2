"""Games in which everybody chooses anything that is legal: what engines are compared and measured with.

A trace says all that an engine made of the rules: every list of legal actions in its order, every choice, what an
imagined world offered, what every event said, who scored what. Engines that leave the same trace play the same game.
"""

from __future__ import annotations

from typing import Any, Final

from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State

PLAIN: Final = 0
CLONED: Final = 1
IMAGINED: Final = 2
"""How a game goes on after a choice: as it is, in a clone, or after a look at a world that the seat imagines."""
MARKS: Final = -1_000_000
"""A number below it says what comes next in a trace; all others are actions, and what events say."""
GAME: Final = MARKS - 1
ASKED: Final = MARKS - 2
CHOSEN: Final = MARKS - 3
WORLD: Final = MARKS - 4
HAPPENED: Final = MARKS - 5
SCORES: Final = MARKS - 6


class Trace:
    """What happened in some games, number by number, and what the room's hint said of every position."""

    __slots__ = ("hints", "numbers")

    def __init__(self) -> None:
        self.numbers: Final[list[int]] = []
        self.hints: Final[list[float]] = []


def play_games(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    seeds: Source,
    games: int,
    way: int,
    trace: Trace | None,
) -> int:
    """Play games one after another, their chance drawn from one source; return how many choices were made."""
    choices = 0
    for _ in range(games):
        state = game.start(seats, options, seeds.fork(), listen=trace is not None)
        choices += _play(state, seeds.fork(), way, trace)
    return choices


def _play(state: State, luck: Source, way: int, trace: Trace | None) -> int:
    choices = 0
    if trace is not None:
        trace.numbers.append(GAME)
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        action = legal[luck.below(len(legal))]
        if trace is not None:
            _note(trace, ASKED, legal)
            _note(trace, CHOSEN, [seat, action])
        if way == CLONED:
            state = state.clone()
        elif way == IMAGINED:
            _imagine(state.determinize(seat, luck), seat, luck, trace)
        state.apply(seat, action)
        choices += 1
        if trace is not None:
            _look(state, trace)
    if trace is not None and state.outcome is not None:
        _note(trace, SCORES, list(state.outcome.scores))
    return choices


def _imagine(world: State, seat: int, luck: Source, trace: Trace | None) -> None:
    """Make one choice in a world that a seat imagines."""
    legal = world.legal(seat)
    world.apply(seat, legal[luck.below(len(legal))])
    if trace is not None:
        _note(trace, WORLD, legal)


def _look(state: State, trace: Trace) -> None:
    """Note what happened, as nobody and as the first seat saw it, and how every seat stands."""
    for kind, eyes, numbers in state.raw_events_for(0):
        trace.numbers.append(HAPPENED)
        trace.numbers.append(kind)
        trace.numbers.append(eyes)
        trace.numbers.extend(numbers)
    for seat in range(state.seats):
        trace.hints.append(state.game.evaluate(state, seat))


def _note(trace: Trace, what: int, numbers: list[int]) -> None:
    trace.numbers.append(what)
    trace.numbers.extend(numbers)
