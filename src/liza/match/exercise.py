"""Exercises: positions in which one choice is clearly better than the others, told from their deals.

Choices that come to the same count as one. ``scripts/generate exercises`` finds a room's ``exercises.json``, one line
an exercise. Those of other rules or another pack than are played here are left out: they would be other positions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from liza.kernel.core.game import Game
from liza.kernel.core.state import State

FILE: Final = "exercises.json"
HARDEST: Final = 5
_SAME: Final = 1e-9
"""Worths that differ by less are the same: only rounding tells them apart."""


class ExerciseOption(NamedTuple):
    """One of the choices, its value for the seat that chooses, and the standard error of its distance to the best."""

    action: str
    value: float
    error: float


def answers(options: Sequence[ExerciseOption]) -> list[str]:
    """Return the first choice and those that never differ from it, whatever the dice."""
    best = options[0].value
    return [action for action, value, error in options if abs(value - best) < _SAME and error == 0]


class Exercise(NamedTuple):
    """A position and what its choices are worth."""

    seats: int
    seed: int
    path: list[int]
    """The actions up to there, as numbers."""
    seat: int
    judge: str
    """``exact``, or the bot that played on."""
    options: list[ExerciseOption]
    """The best first."""
    found: dict[str, float]
    """How often each level of bots finds an answer."""
    agreed: Mapping[str, Any] = MappingProxyType({})
    """The options of its table; one that is newer than the exercise is as games were before it."""

    @property
    def answers(self) -> list[str]:
        """The best choice, and those that come to the same."""
        return answers(self.options)

    @property
    def difficulty(self) -> int:
        """How hard it is, from 1 to 5: by how many of the levels miss it more often than not."""
        return min(HARDEST, 1 + sum(share < 0.5 for share in self.found.values()))

    def position(self, game: Game[Any]) -> State:
        """Return the position, played from its deal."""
        state: State = game.new(self.seats, self.seed, **game.recall_options(dict(self.agreed)))
        for action in self.path:
            state.apply(state.actors[0], action)
        return state


def exercises(game: Game[Any]) -> Mapping[str, Exercise]:
    """Return the exercises of a game by their names; none where the room has none for these rules and this pack."""
    return _of_room(game.spec.package, game.version, game.pack.hash)


@cache
def _of_room(package: str, version: int, pack: str) -> Mapping[str, Exercise]:
    file = files(package).joinpath(FILE)
    return read(file.read_text(encoding="utf-8"), version, pack) if file.is_file() else {}


def read(text: str, version: int, pack: str) -> dict[str, Exercise]:
    """Return the exercises in a file, if they belong to these rules and this pack."""
    data = json.loads(text)
    if (data["version"], data["pack"]) != (version, pack):
        return {}
    agreed = data.get("options", {})
    found = (from_data(each)._replace(agreed=agreed) for each in data["exercises"])
    return {str(number): each for number, each in enumerate(found, 1)}


def written(found: Iterable[Exercise], version: int, pack: str, options: Mapping[str, Any]) -> str:
    """Return a file with exercises that were found under some options, one a line."""
    lines = ",\n".join(json.dumps(to_data(each), ensure_ascii=False, separators=(",", ":")) for each in found)
    head = json.dumps({"version": version, "pack": pack, "options": dict(options)})
    return f'{head.removesuffix("}")}, "exercises": [\n{lines}\n]}}\n'


def to_data(exercise: Exercise) -> dict[str, Any]:
    """Return an exercise as JSON-able data, as small as it can be read."""
    path = " ".join(map(str, exercise.path))
    options = [[action, round(value, 4), round(error, 4)] for action, value, error in exercise.options]
    told = {**exercise._asdict(), "path": path, "options": options}
    del told["agreed"]  # the same for all of a file
    return told


def from_data(data: Mapping[str, Any]) -> Exercise:
    """Return the exercise that ``to_data`` wrote."""
    path = [int(action) for action in data["path"].split()]
    return Exercise(**{**data, "path": path, "options": [ExerciseOption(*each) for each in data["options"]]})
