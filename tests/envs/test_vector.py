"""Many games at once: the same whoever plays them, and each as it would be alone."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import liza.envs
from liza import BadOption, Game, LizaError
from liza.envs.batch import VectorEnv
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
        assert env._batch is not None
        for row, episode in enumerate(env._batch.episodes):
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
