"""What a seat is given in numbers and words: complete, within bounds, readable, and nothing that it may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from liza import Game, State, seeded
from liza.envs.arrays import Observer
from liza.envs.chance import Node, Table
from liza.envs.fields import table
from liza.envs.text import information
from liza.kernel.features import Feature, Layout
from tests.envs.tables import GAMES, every_game, moments

ROOT = Path(__file__).parents[2]


@every_game
def test_numbers_fit_their_fields(game: Game[Any]) -> None:
    layout = Layout(game)
    assert len(set(layout.names)) == layout.size
    for seats in game.seats:
        for state in moments(game, seats, seed=seats):
            for seat in range(seats):
                numbers = layout.observe(state, seat)
                assert len(numbers) == layout.size
                assert min(numbers) >= 0
                assert [name for name, n in zip(layout.names, numbers, strict=True) if not isinstance(n, int)] == []


@every_game
def test_arrays_say_the_same_as_numbers(game: Game[Any]) -> None:
    observer = Observer(game)
    for state in moments(game, game.seats[-1], seed=5):
        for seat in range(state.seats):
            numbers = observer.layout.observe(state, seat)
            array = observer.observe(state, seat)
            assert array.dtype == np.float32
            assert array.tolist() == np.array(observer.layout.scaled(numbers), np.float32).tolist()
            assert np.flatnonzero(observer.mask(state, seat)).tolist() == sorted(state.legal(seat))


@every_game
def test_nothing_hidden_is_in_numbers_masks_or_words(game: Game[Any]) -> None:
    observer = Observer(game)
    told = 0
    for seats in game.seats:
        for state in moments(game, seats, seed=31 + seats):
            for seat in range(seats):
                world = state.determinize(seat, seeded(told))
                told += world.to_data()["fields"] != state.to_data()["fields"]
                assert observer.observe(world, seat).tobytes() == observer.observe(state, seat).tobytes()
                assert observer.mask(world, seat).tobytes() == observer.mask(state, seat).tobytes()
                assert information(world, seat) == information(state, seat)
    assert bool(told) == game.hides


@every_game
def test_what_a_seat_remembers_is_what_it_has_seen(game: Game[Any]) -> None:
    node, seats = _some_way_into(game)
    for seat in range(seats):
        world = node.settled.determinize(seat, seeded(seat))
        assert node.imagined(world, seat).recalled(seat) == node.recalled(seat)
        assert bool(node.recalled(seat)) == game.hides
    others = {node.recalled(seat) for seat in range(seats)}
    assert (len(others) > 1) == game.hides


def _some_way_into(game: Game[Any]) -> tuple[Node, int]:
    seats = game.seats[0]
    rng = random.Random(1)
    node = Node(Table(game, seats, game.check_options({})), game.new(seats=seats, seed=3))
    for _ in range(12):
        node = node.chosen(rng.choice(node.settled.legal(node.settled.actors[0])))
        while node.outcomes:
            node = node.drawn(rng.randrange(node.outcomes))
    return node, seats


def test_simultaneous_choices_are_served_in_order_without_a_trace() -> None:
    tried = 0
    for game in GAMES:
        observer = Observer(game)
        for seed in range(4):
            for state in moments(game, game.seats[-1], seed):
                if len(state.actors) > 1:
                    tried += _leaves_no_trace(observer, state)
    assert tried > 5


def _leaves_no_trace(observer: Observer, state: State) -> bool:
    first, *others = state.actors
    looks: list[tuple[bytes, str]] = []
    for action in state.legal(first):
        trial = state.clone()
        trial.apply(first, action)
        if set(others) <= set(trial.actors):
            looks.append((observer.observe(trial, others[0]).tobytes(), information(trial, others[0])))
    assert len(set(looks)) <= 1
    return len(looks) > 1


def test_people_can_read_an_observation() -> None:
    game = GAMES[0]
    observer = Observer(game)
    state = game.new(seed=7, troop=3)
    lines = observer.decode(observer.observe(state, state.actors[0])).splitlines()
    assert "moment: Deploy" in lines
    assert "asked: me" in lines
    assert "me attacks" in lines
    assert "later = 2" in lines
    assert information(state, 1).splitlines()[0] == f"{game.id}: seat 1 of 2, Deploy asks 1"
    assert information(state, 1).splitlines()[-1] == "choices: deploy paladin"


def test_what_counts_more_than_the_most_counts_as_the_most() -> None:
    layout = Layout(GAMES[0])
    numbers = [9999] * layout.size
    assert set(layout.scaled(numbers)) == {1.0}
    assert any(line.endswith(" or more") for line in layout.decode(layout.scaled(numbers)))


@pytest.mark.parametrize("most", [0, 256])
def test_a_field_keeps_to_a_byte(most: int) -> None:
    with pytest.raises(ValueError, match=f"the most is {most}"):
        Feature("life", "points of life", most=most)


@every_game
def test_every_field_is_documented(game: Game[Any]) -> None:
    assert table(game) in (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
