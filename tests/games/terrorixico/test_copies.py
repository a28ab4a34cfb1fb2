"""A state can be copied at any moment of a game: the copy is the same."""

from __future__ import annotations

import random

import pytest

from tests.games.terrorixico.table import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_copy_is_the_same_at_every_moment(seats: int) -> None:
    state, chance = GAME.new(seats, seed=seats), random.Random(seats)
    while not state.over:
        assert state.clone().to_data() == state.to_data()
        seat = state.actors[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    assert state.clone().to_data() == state.to_data()
