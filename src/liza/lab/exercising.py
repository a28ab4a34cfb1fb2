"""Finds exercises: positions of a game in which one choice is clearly better than all others, and makes sure of it.

Bots of all levels play games. At a choice that looks as if it mattered, every option is weighed: exactly where the game
has been solved, else by playing on from what the seat knows. What seems clear is weighed again with other dice and four
times as often, and a long search must choose the same. How often each level finds it says how hard it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from liza.bots import Seat, bot, levels
from liza.games import game as find_game
from liza.games.studies import NoStudy, NotSolved, has_study, solution
from liza.kernel.game import Game
from liza.kernel.source import Stream, seeded
from liza.kernel.state import State
from liza.kernel.study import Solution
from liza.lab.playouts import Playouts, compared
from liza.match.exercise import Exercise, Option

CLEAR: Final = 0.1
"""How much better the best choice must be than the next, on the scale from -1 to 1."""
_SURE: Final = 3.0
"""By how many standard errors, too."""
_FIRST_LOOK: Final = Playouts("greedy:1", 48, "", "known", seed=1)
_SECOND_LOOK: Final = Playouts("greedy:1", 192, "", "known", seed=2)
_GLANCE: Final = Playouts("greedy:1", 8, "", "known", seed=0)
_SEARCH: Final = "ismcts:6000"
_OPTIONS: Final = range(3, 13)
"""So many choices there must be: fewer are guessed, more are not read."""
_TRIED: Final = 12
"""How often each level is asked."""
_EASY: Final = 0.75
"""What every level finds more often than that is no exercise."""
_GLANCES: Final = 12
"""How many positions of a game are looked at."""
_OPENING: Final = 4
"""So many choices are played before the first one is looked at: every game begins alike."""


class Sought(NamedTuple):
    """A game in which exercises are sought; plain data, so that it travels."""

    game: str
    seed: int


def sought(wanted: Sought) -> tuple[int, Exercise | None]:
    """Play the game of a seed and return the clearest exercise in it, if there is one."""
    game = find_game(wanted.game)
    known = _known(game)
    candidates: list[tuple[float, _Place]] = []
    for place in _places(game, wanted.seed):
        gap = _glance(place.state, known)
        if gap >= CLEAR:
            candidates.append((gap, place))
    for _, place in sorted(candidates, key=lambda one: -one[0]):
        options = _weighed(place.state, known)
        if options is not None:
            judge = "exact" if known is not None else _SECOND_LOOK.bot
            found = _found(place.state, options[0].action)
            if min(found.values()) > _EASY:
                continue
            seats, seat = place.state.seats, place.state.actors[0]
            return wanted.seed, Exercise(seats, wanted.seed, place.path, seat, judge, options, found)
    return wanted.seed, None


class _Place(NamedTuple):
    state: State
    path: list[int]


def _known(game: Game[Any]) -> Solution | None:
    if not has_study(game):
        return None
    try:
        return solution(game, {})
    except (NoStudy, NotSolved):
        return None


def _chance(*whose: object) -> Stream:
    return Stream(hashlib.sha256(f"liza exercises {whose}".encode()).digest())


def _places(game: Game[Any], seed: int) -> Iterator[_Place]:
    """Yield positions of one game in which one seat has a few things to choose from, spread over all of it."""
    draw = _chance(game.id, seed)
    counts = list(game.seats)
    state: State = game.new(seats=counts[draw.below(len(counts))], source=seeded(seed))
    players = [bot(levels()[draw.below(len(levels()))]) for _ in range(state.seats)]
    places: list[_Place] = []
    path: list[int] = []
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(state.actors) == 1 and len(legal) in _OPTIONS and len(path) >= _OPENING:
            places.append(_Place(state.clone(), list(path)))
        action = players[seat].choose(Seat(state, seat, draw), draw)
        path.append(action)
        state.apply(seat, action)
    while len(places) > _GLANCES:
        del places[draw.below(len(places))]
    yield from places


def _glance(state: State, known: Solution | None) -> float:
    """Return how much better the best choice seems to be than the next."""
    values = sorted(option.value for option in _options(state, known, _GLANCE))
    return values[-1] - values[-2]


def _weighed(state: State, known: Solution | None) -> list[Option] | None:
    """Return the choices of a position, the best first, if one of them is clearly better and stays so."""
    options = _options(state, known, _FIRST_LOOK)
    if not _clear(options):
        return None
    if known is not None:
        return options
    seat = state.actors[0]
    source = _chance("search", state.to_data())
    if state.game.notation(bot(_SEARCH).choose(Seat(state, seat, source), source)) != options[0].action:
        return None
    again = _options(state, known, _SECOND_LOOK)
    return again if _clear(again) and again[0].action == options[0].action else None


def _clear(options: list[Option]) -> bool:
    best, *others = options
    return all(best.value - other.value >= max(CLEAR, _SURE * other.error) for other in others)


def _options(state: State, known: Solution | None, look: Playouts) -> list[Option]:
    """Weigh every choice; all of them in the same worlds with the same dice."""
    seat = state.actors[0]
    legal = state.legal(seat)
    written = [state.game.notation(action) for action in legal]
    if known is not None:
        exact = [Option(text, values[seat], 0.0) for text, values in zip(written, known.worths(state), strict=True)]
        return sorted(exact, key=lambda option: -option.value)
    ends = compared(state, seat, legal, look, "exercise")
    means = [fsum(each) / look.times for each in ends]
    best = max(range(len(legal)), key=means.__getitem__)
    errors = [_apart(ends[best], each) for each in ends]
    found = [Option(*each) for each in zip(written, means, errors, strict=True)]
    return sorted(found, key=lambda option: -option.value)


def _apart(best: list[float], other: list[float]) -> float:
    """Return the standard error of the mean difference."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    mean = fsum(differences) / len(differences)
    return sqrt(fsum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences))


def _found(state: State, best: str) -> dict[str, float]:
    """Return how often each level chooses the best."""
    seat = state.actors[0]
    action = state.game.parse(best)
    shares: dict[str, float] = {}
    for level in levels():
        source = _chance(level, state.to_data())
        player = bot(level)
        right = sum(player.choose(Seat(state, seat, source), source) == action for _ in range(_TRIED))
        shares[level] = round(right / _TRIED, 3)
    return shares
