"""Every game with every number of seats and every value of every option, in as few tables as that takes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import liza
from liza import Game, State

GAMES = liza.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield seats and options; each value of each option comes up with each number of seats."""
    most = max(len(option.values) for option in game.options.values())
    for seats in game.seats:
        for at in range(most):
            yield seats, {id: option.values[at % len(option.values)] for id, option in game.options.items()}


def moments(game: Game[Any], seats: int, seed: int, **options: Any) -> Iterator[State]:
    """Yield some states of a random game: ever fewer as it goes on, and its last one."""
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed, **options)
    number = after = 0
    while not state.over:
        if number == after:
            yield state
            after += 2 + number // 4
        number += 1
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    yield state
