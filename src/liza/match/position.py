"""Positions of a game that are worth looking at: those that its room names for the pictures of its rulebook."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from liza.kernel.core.game import Game
from liza.kernel.core.state import State

FILE: Final = "positions.toml"


class Position(NamedTuple):
    """A state, and the seat it is looked at from."""

    state: State
    viewer: int


def positions(game: Game[Any]) -> list[str]:
    """Return the names of the positions that the room tells; none where it tells none."""
    return list(_of_room(game.spec.package))


def position(game: Game[Any], name: str) -> Position:
    """Return a position, played from its deal; raise KeyError where the room has none by that name."""
    told = _of_room(game.spec.package)[name]
    state = game.new(told["seats"], told["seed"], **told.get("options", {}))
    for line in told["actions"]:
        seat, _, action = line.partition(" ")
        state.apply(int(seat), game.parse(action))
    return Position(state, told["viewer"])


@cache
def _of_room(package: str) -> dict[str, dict[str, Any]]:
    file = files(package).joinpath(FILE)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
