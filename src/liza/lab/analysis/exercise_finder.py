"""Finds exercises: positions of a game in which one choice is clearly better than the others, and makes sure of it.

Bots play games. At each choice towards their end a short search says whether anything seems to hang on it, and a few
playouts whether that is so. What is left is weighed, every option: exactly where the game has been solved, else by
playing on from what the seat knows. What seems clear is weighed again with other dice and three times as often, and a
long search must choose the same. How often each level finds it says how hard it is. Choices that come to the same in
every single playout count as one, as when only their order differs.
"""

from __future__ import annotations

import hashlib
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from liza.bots import Seat, bot, levels
from liza.bots.search.ismcts import search_by_iterations
from liza.games import game as find_game
from liza.games.studies import NoStudy, NotSolved, has_study, solution
from liza.kernel.base.source import Stream, seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.core.study import Solution
from liza.lab.analysis.playouts import PlayoutSettings, compare_actions
from liza.match.exercise import Exercise, ExerciseOption, answers

FINDER: Final = 2
"""Goes up with whatever is changed here that makes other exercises of the same games."""
CLEAR: Final = 0.1
"""How much better the best choice must be than the next, on the scale from -1 to 1."""
_SURE: Final = 3.0
"""By how many standard errors, too."""
_GLANCE: Final = PlayoutSettings("greedy:1", 6, "", "known", seed=0)
_FIRST_LOOK: Final = PlayoutSettings("greedy:1", 24, "", "known", seed=1)
_SECOND_LOOK: Final = PlayoutSettings("greedy:1", 72, "", "known", seed=2)
_SHORT_SEARCH: Final = 100
_LONG_SEARCH: Final = "ismcts:6000"
_OPTIONS: Final = range(3, 13)
"""So many choices there must be: fewer are guessed, more are not read."""
_TRIED: Final = 12
"""How often each level is asked."""
_EASY: Final = 0.75
"""What every level finds more often than that is no exercise."""
_LAST: Final = 30
"""How many positions of a game are searched, its last ones: there playouts reach the end, so that what they say is what
came out and not what the hint thought of it."""
_GLANCES: Final = 6
"""At how many of them, those that seem to matter most, playouts are tried."""
_OPENING: Final = 4
"""So many choices are played before the first one is looked at: every game begins alike."""
_APART: Final = 15
"""So many choices lie at least between two exercises of one game: they should not be the same question twice."""
_OF_A_GAME: Final = 3
"""More are not taken from one game."""


class ExerciseRequest(NamedTuple):
    """A game in which exercises are sought; plain data, so that it travels."""

    game: str
    seed: int


class _Candidate(NamedTuple):
    state: State
    path: list[int]


def find_exercises(wanted: ExerciseRequest) -> tuple[int, list[Exercise]]:
    """Play the game of a seed and return the exercises in it, the clearest first."""
    game = find_game(wanted.game)
    known = _known(game)
    found: list[Exercise] = []
    for place in _promising(_places(game, wanted.seed), known):
        if len(found) < _OF_A_GAME and all(abs(len(place.path) - len(other.path)) >= _APART for other in found):
            exercise = _exercise(place, wanted.seed, known)
            found += [exercise] if exercise is not None else []
    return wanted.seed, found


def _exercise(place: _Candidate, seed: int, known: Solution | None) -> Exercise | None:
    """Return the exercise that a position is, if it is one; what is quickly seen is asked first."""
    state = place.state
    options = _options(state, known, _FIRST_LOOK)
    if not _clear(options):
        return None
    right = answers(options)
    if all(_share(state, right, level) > _EASY for level in levels()):
        return None
    if known is None:
        if not _searched_for_long(state, right):
            return None
        options = _options(state, known, _SECOND_LOOK)
        if not _clear(options) or set(answers(options)) != set(right):
            return None
    found = {level: _share(state, right, level) for level in levels()}
    judge = "exact" if known is not None else _SECOND_LOOK.bot
    return Exercise(state.seats, seed, place.path, state.actors[0], judge, options, found)


def _known(game: Game[Any]) -> Solution | None:
    if not has_study(game):
        return None
    try:
        return solution(game, {})
    except (NoStudy, NotSolved):
        return None


def _chance(*whose: object) -> Stream:
    return Stream(hashlib.sha256(f"liza exercises {whose}".encode()).digest())


def _places(game: Game[Any], seed: int) -> list[_Candidate]:
    """Return positions of one game in which one seat has a few things to choose from.

    The players are of any level but the strongest, which takes too long.
    """
    draw = _chance(game.id, seed)
    counts = list(game.seats)
    state: State = game.new(seats=counts[draw.below(len(counts))], source=seeded(seed))
    players = [bot(levels()[draw.below(len(levels()) - 1)]) for _ in range(state.seats)]
    places: list[_Candidate] = []
    path: list[int] = []
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(state.actors) == 1 and len(legal) in _OPTIONS and len(path) >= _OPENING:
            places.append(_Candidate(state.clone(), list(path)))
        action = players[seat].choose(Seat(state, seat, draw), draw)
        path.append(action)
        state.apply(seat, action)
    return places[-_LAST:]


def _promising(places: list[_Candidate], known: Solution | None) -> list[_Candidate]:
    """Return the positions in which one choice seems to be clearly better, the clearest first."""
    if known is None:
        places = _by(places, [_at_stake(place.state) for place in places])[:_GLANCES]
    return _by(places, [_lead(_options(place.state, known, _GLANCE)) for place in places])


def _by(places: list[_Candidate], gaps: list[float]) -> list[_Candidate]:
    """Return the positions with a gap that is clear, the widest first."""
    order = sorted(range(len(places)), key=lambda at: -gaps[at])
    return [places[at] for at in order if gaps[at] >= CLEAR]


def _at_stake(state: State) -> float:
    """Return how much better the best choice is than the middle one, as a short search has it."""
    seat = state.actors[0]
    source = _chance("short search", state.to_data())
    told = search_by_iterations(Seat(state, seat, source), _SHORT_SEARCH, source).statistics
    worths = sorted(worth / max(1, tried) for tried, worth in told.values())
    return worths[-1] - worths[len(worths) // 2 - 1]


def _searched_for_long(state: State, right: list[str]) -> bool:
    """Whether a long search chooses the same."""
    source = _chance("search", state.to_data())
    chosen = bot(_LONG_SEARCH).choose(Seat(state, state.actors[0], source), source)
    return state.game.notation(chosen) in right


def _lead(options: list[ExerciseOption]) -> float:
    """Return by how much the best choice is ahead of the next; not at all where most come to the same."""
    right = len(answers(options))
    return options[0].value - options[right].value if right <= len(options) // 2 else 0.0


def _clear(options: list[ExerciseOption]) -> bool:
    """Whether the best choice is ahead of all others by enough, and by more than chance could make it."""
    right = answers(options)
    others = [option for option in options if option.action not in right]
    return _lead(options) >= CLEAR and all(options[0].value - other.value >= _SURE * other.error for other in others)


def _options(state: State, known: Solution | None, look: PlayoutSettings) -> list[ExerciseOption]:
    """Weigh every choice; all of them in the same worlds with the same dice."""
    seat = state.actors[0]
    legal = state.legal(seat)
    written = [state.game.notation(action) for action in legal]
    if known is not None:
        exact = [
            ExerciseOption(text, values[seat], 0.0) for text, values in zip(written, known.worths(state), strict=True)
        ]
        return sorted(exact, key=lambda option: -option.value)
    ends = compare_actions(state, seat, legal, look, "exercise")
    means = [fsum(each) / look.times for each in ends]
    best = max(range(len(legal)), key=means.__getitem__)
    errors = [_apart(ends[best], each) for each in ends]
    found = [ExerciseOption(*each) for each in zip(written, means, errors, strict=True)]
    return sorted(found, key=lambda option: -option.value)


def _apart(best: list[float], other: list[float]) -> float:
    """Return the standard error of the mean difference."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    mean = fsum(differences) / len(differences)
    return sqrt(fsum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences))


def _share(state: State, right: list[str], level: str) -> float:
    """Return how often a level chooses one that is right."""
    seat = state.actors[0]
    actions = {state.game.parse(each) for each in right}
    source = _chance(level, state.to_data())
    player = bot(level)
    hits = sum(player.choose(Seat(state, seat, source), source) in actions for _ in range(_TRIED))
    return round(hits / _TRIED, 3)
