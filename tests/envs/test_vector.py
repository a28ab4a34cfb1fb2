"""Many games at once: the same whoever plays them, and each as it would be alone."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import liza.envs
from liza import BadOption, Game, LizaError, seeded
from liza.envs.observation import any_legal
from liza.envs.vector_env import VectorEnv
from tests.envs.tables import GAMES, every_game


def played(env: VectorEnv, steps: int, seed: int) -> list[bytes]:
    """Play at random; return everything that was shown."""
    rng = np.random.default_rng(seed)
    shown: list[bytes] = []
    for _ in range(steps):
        arrays = env.step((rng.random(env.arrays.masks.shape) * env.arrays.masks).argmax(1))
        kept = (arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.dones)
        shown.extend(array.tobytes() for array in kept)
    return shown


@every_game
def test_a_row_is_what_the_seat_that_must_choose_may_know(game: Game[Any]) -> None:
    with liza.envs.vector(game, count=3) as env:
        env.reset(1)
        played(env, 20, 1)
        assert env._games is not None
        for row, episode in enumerate(env._games.batch.episodes):
            seat = episode.state.actors[0]
            assert env.arrays.seats[row] == seat
            assert env.arrays.observations[row].tobytes() == env.observer.observe(episode.state, seat).tobytes()
            assert env.arrays.masks[row].tobytes() == env.observer.mask(episode.state, seat).tobytes()


def test_processes_play_the_same_games_and_share_their_arrays() -> None:
    here = liza.envs.vector(GAMES[0], count=5)
    with liza.envs.vector(GAMES[0], count=5, processes=2) as there:
        assert here.reset(9).observations.tobytes() == there.reset(9).observations.tobytes()
        assert played(here, 40, 3) == played(there, 40, 3)
        kept = json.loads(json.dumps(there.snapshot()))
        shown = played(there, 20, 4)
        here.restore(kept)
        assert played(here, 20, 4) == shown


def test_the_two_halves_of_a_step_are_the_step() -> None:
    with liza.envs.vector("qiahn", count=4) as whole, liza.envs.vector("qiahn", count=4, processes=2) as halves:
        whole.reset(9)
        halves.reset(9)
        for _ in range(12):
            actions = whole.arrays.masks.argmax(1)
            halves.step_async(actions)
            whole.step(actions)
            assert (halves.step_wait().observations == whole.arrays.observations).all()
            assert (halves.arrays.rewards == whole.arrays.rewards).all()


def test_games_begin_anew_and_are_rewarded_when_they_end() -> None:
    env = liza.envs.vector(GAMES[0], count=8)
    env.reset(3)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(60):
        arrays = env.step((rng.random(env.arrays.masks.shape) * env.arrays.masks).argmax(1))
        assert not arrays.rewards[arrays.dones == 0].any()
        assert np.allclose(arrays.rewards.sum(1), 0)
        assert arrays.masks.any(1).all()
        ended += int(arrays.dones.sum())
    assert ended > 8


def test_a_clone_and_a_snapshot_go_on_as_the_original() -> None:
    env = liza.envs.vector(GAMES[0], count=4, horizon=7)
    env.reset(5)
    played(env, 10, 1)
    twin = env.clone()
    kept = json.loads(json.dumps(env.snapshot()))
    shown = played(env, 30, 2)
    assert played(twin, 30, 2) == shown
    env.restore(kept)
    assert played(env, 30, 2) == shown


def test_if_one_choice_is_illegal_none_is_made() -> None:
    env = liza.envs.vector(GAMES[0], count=3)
    actions = env.reset(1).masks.argmax(1)
    before = env.snapshot()
    actions[1] = int(np.flatnonzero(env.arrays.masks[1] == 0)[0])
    with pytest.raises(LizaError, match="In game 1 the action"):
        env.step(actions)
    assert env.snapshot() == before


@pytest.mark.parametrize(("count", "processes"), [(0, 0), (2, 3)])
def test_games_that_cannot_be_shared_out(count: int, processes: int) -> None:
    with pytest.raises(BadOption, match="cannot be shared out"):
        liza.envs.vector(GAMES[0], count=count, processes=processes)


@every_game
def test_bots_play_every_seat_but_one(game: Game[Any]) -> None:
    seats = game.seats[0]
    with liza.envs.vector(game, count=2 * seats, bots="random", seats=seats, horizon=30) as env:
        env.reset(2)
        outside = env.arrays.seats.copy()
        assert outside.tolist() == [*range(seats), *range(seats)]
        ended = 0
        for _ in range(40):
            arrays = env.step(env.arrays.masks.argmax(1))
            assert (arrays.seats == outside).all()
            ended += int(arrays.dones.sum())
            assert not arrays.rewards[arrays.dones == 0].any()
        assert ended >= 2 * seats, "in forty choices of one seat every game has met its end or the horizon"


def test_a_bot_inside_plays_as_it_would_at_a_table() -> None:
    alone = liza.envs.gymnasium("qiahn", seat=1, bots="greedy")
    with liza.envs.vector("qiahn", count=1, seat=1, bots="greedy") as env:
        env.reset(3)
        first = seeded(3).below(1 << 62)
        shown, _ = alone.reset(seed=first)
        for _ in range(60):
            assert env.arrays.observations[0].tobytes() == shown["observation"].tobytes()
            action = int(env.arrays.masks[0].argmax())
            arrays = env.step([action])
            shown, reward, over, _, _ = alone.step(action)
            assert (arrays.rewards[0, 1], bool(arrays.dones[0])) == (reward, over)
            if over:
                assert env.final(0)[1].tobytes() == shown["observation"].tobytes()
                shown, _ = alone.reset()


@every_game
def test_how_a_game_ended_is_kept_for_every_seat(game: Game[Any]) -> None:
    env = liza.envs.vector(game, count=2, horizon=5, reward="hint")
    env.reset(8)
    assert env._games is not None
    before = [episode.clone() for episode in env._games.batch.episodes]
    for step in range(1, 6):
        actions = env.arrays.masks.argmax(1)
        for episode, action in zip(before, actions, strict=True):
            episode.act(episode.state.actors[0], int(action))
        arrays = env.step(actions)
        assert np.allclose(arrays.rewards, [episode.rewards for episode in before])
        assert arrays.truncations.tolist() == arrays.dones.tolist() == [int(step == 5)] * 2
    for row, episode in enumerate(before):
        for seat in range(episode.state.seats):
            assert env.final(row)[seat].tobytes() == env.observer.observe(episode.state, seat).tobytes()


def test_a_seat_beside_nobody() -> None:
    with pytest.raises(BadOption, match="Without bots every seat is played"):
        liza.envs.vector("qiahn", seat=0)
    with pytest.raises(BadOption, match="with them one of 0 to 1, not 2"):
        liza.envs.vector("qiahn", bots="greedy", seat=2)


def test_any_legal_action_is_drawn_and_nothing_else() -> None:
    rng = np.random.default_rng(1)
    masks = np.array([[0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 0, 1]], np.int8)
    drawn = np.array([any_legal(masks, rng) for _ in range(400)])
    counts = [np.bincount(column, minlength=4) for column in drawn.T]
    assert [(count > 0).tolist() for count in counts] == masks.astype(bool).tolist()
    assert min(counts[0][1], counts[0][3]) > 150


@every_game
def test_drawing_inside_the_engine_draws_what_is_drawn_from_the_masks(game: Game[Any]) -> None:
    env = liza.envs.vector(game, count=5)
    env.reset(1)
    for step in range(20):
        drawn = env.sample(np.random.default_rng(step))
        assert drawn.tolist() == any_legal(env.arrays.masks, np.random.default_rng(step)).tolist()
        env.step(drawn)


@every_game
def test_every_observation_of_a_batch_is_that_of_its_position(game: Game[Any]) -> None:
    with liza.envs.vector(game, count=2, seats=game.seats[-1]) as env:
        env.reset(3)
        assert env._games is not None
        for number in range(400):
            played(env, 1, number)
            for row, episode in enumerate(env._games.batch.episodes):
                told = env.observer.observe(episode.state, int(env.arrays.seats[row]))
                assert env.arrays.observations[row].tobytes() == told.tobytes()
