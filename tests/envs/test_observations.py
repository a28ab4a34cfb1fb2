"""What a seat is given in numbers and words: complete, within bounds, readable, and nothing that it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import liza
import liza.envs
from liza import Game, State, seeded
from liza.envs.chance_tree import TreeGame, TreeNode
from liza.envs.information_text import information
from liza.envs.observation import Observer
from liza.envs.observation_docs import table
from liza.kernel.rollout.episode import Episode
from liza.kernel.rollout.layout import Layout
from liza.kernel.rollout.memory import CHOSE, SITS, kinds
from liza.kernel.schema.features import Feature
from tests.envs.plainly import OBSERVE, told
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


def _longer_games(game: Game[Any], seats: int) -> Iterator[State]:
    """Yield every third state of random games; in some, one player leaves, where the rules let anybody leave."""
    rng = random.Random(seats)
    looked = 0
    while looked < 80:
        state = game.new(seats=seats, seed=looked)
        leaves = game.leaves and looked > 0
        number = 0
        while not state.over:
            if number % 3 == 0:
                looked += 1
                yield state
            number += 1
            if number == 60 and leaves:
                state.leave(seats - 1)
            else:
                seat = state.actors[0]
                state.apply(seat, rng.choice(state.legal(seat)))
        yield state


@pytest.mark.parametrize("id", OBSERVE)
def test_the_fields_are_those_the_shipped_networks_read(id: str) -> None:
    game = liza.game(id)
    layout = Layout(game)
    met = [0] * layout.size
    for seats in game.seats:
        for at, state in enumerate(_longer_games(game, seats)):
            for seat in {at % seats, *state.actors[:1]}:
                written, plain = layout.observe(state, seat), told(layout, state, seat)
                if written != plain:
                    names = zip(layout.names, plain, written, strict=True)
                    pytest.fail(f"{state!r}, seat {seat}: {[one for one in names if one[1] != one[2]]}")
                met = list(map(max, met, written))
    fields = {feature.id for feature in layout.features}
    known = {name.split(":")[0].split()[-1] for name, most in zip(layout.names, met, strict=True) if most}
    assert len(fields - known) <= len(fields) // 10, "too little of a game is seen here"


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


def _some_way_into(game: Game[Any]) -> tuple[TreeNode, int]:
    seats = game.seats[0]
    rng = random.Random(1)
    node = TreeNode(TreeGame(game, seats, game.check_options({})), game.new(seats=seats, seed=3))
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
        if state.is_open(action):  # a sale is seen by all, also in between
            continue
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
    assert table(game) in (ROOT / "docs" / "figures" / "observations" / f"{game.id}.md").read_text(encoding="utf-8")


@every_game
def test_a_memory_is_all_that_a_seat_has_seen_and_chosen(game: Game[Any]) -> None:
    seats = game.seats[0]
    episode = Episode(game, seats, {}, remembers=True)
    episode.seed(5)
    episode.begin()
    rng = random.Random(5)
    kept: list[list[list[Any]]] = [[[SITS, seat]] for seat in range(seats)]
    told = kinds(game)
    for _ in range(60):
        if episode.state.over:
            break
        seat = episode.state.actors[0]
        action = rng.choice(episode.state.legal(seat))
        episode.act(seat, action)
        kept[seat].append([CHOSE, action])
        for other in range(seats):
            for event in episode.state.events:
                seen = event.seen_by(other)
                if seen is not None:
                    kept[other].append([event.kind])
    memory = episode.memory
    assert memory is not None
    for seat in range(seats):
        own = [row for row in memory.rows[seat] if row[0] <= CHOSE]
        assert own == [row for row in kept[seat] if row[0] in {SITS, CHOSE}]
        names = [told[row[0] - 1][0] for row in memory.rows[seat] if row[0] > CHOSE]
        after = [row[0] for row in kept[seat] if row[0] not in {SITS, CHOSE}]
        assert names[len(names) - len(after) :] == after
        assert all(len(row) == 1 + len(told[row[0] - 1][1]) for row in memory.rows[seat])
    witnessed = [[row for row in memory.rows[seat] if row[0] > CHOSE] for seat in range(2)]
    assert (witnessed[0] != witnessed[1]) == game.hides, (
        "two seats remember the same where nothing is hidden, and only there"
    )


def test_an_environment_shows_the_latest_of_a_memory() -> None:
    env = liza.envs.pettingzoo("terrorixico", memory=6)
    env.reset(seed=3)
    agent = env.agent_selection
    rows = env.observe(agent)["memory"]
    assert env.observation_space(agent).contains(env.observe(agent))
    assert rows.shape == (6, env.observer.width)
    for _ in range(20):
        agent = env.agent_selection
        action = int(env.infos[agent]["action_mask"].argmax())
        env.step(action)
        latest = [row.tolist() for row in env.observe(agent)["memory"]]
        assert env.episode.memory is not None
        last = env.episode.memory.rows[int(agent[-1])][-6:]
        assert [row[: len(full)] for row, full in zip(latest, last, strict=False)] == last
    twin = env.clone()
    assert twin.observe(agent)["memory"].tolist() == env.observe(agent)["memory"].tolist()
    with pytest.raises(liza.BadOption, match="The memory is a whole number of rows"):
        liza.envs.pettingzoo("terrorixico", memory=-1)
