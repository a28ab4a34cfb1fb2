"""Gymnasium's own checker for every game, and one seat against bots."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import liza.envs
from liza import BadOption, Game, IllegalAction
from liza.envs.gymnasium_env import LizaEnv
from tests.envs.tables import GAMES, every_game


@every_game
def test_its_own_checker_passes(game: Game[Any]) -> None:
    for seats in game.seats:
        check_env(liza.envs.gymnasium(game, seats=seats, seat=seats - 1, bots="random"), skip_render_check=True)


def test_every_game_is_made_by_its_name() -> None:
    env = gymnasium.make("liza.envs:liza/qiahn", bots="random", seat=1, troop=3)
    assert isinstance(env.unwrapped, LizaEnv)
    observation, _ = env.reset(seed=3)
    same, _ = liza.envs.gymnasium("qiahn", bots="random", seat=1, troop=3).reset(seed=3)
    assert observation["observation"].tobytes() == same["observation"].tobytes()
    assert {f"liza/{game.id}" for game in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize(
    "words", ['import gymnasium, liza.envs; name = "liza/tanxi"', 'import gymnasium; name = "liza.envs:liza/tanxi"']
)
def test_in_a_process_of_its_own_a_name_is_enough(words: str) -> None:
    """As somebody would write it, with nothing imported before."""
    order = f"{words}; print(gymnasium.make(name, bots='random').unwrapped)"
    told = subprocess.run([sys.executable, "-c", order], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "LizaEnv" in told.stdout


def played(env: LizaEnv, choices: int, seed: int) -> list[Any]:
    """Play legal actions at random, one game after another; return everything that was shown."""
    rng = random.Random(seed)
    shown: list[Any] = []
    for _ in range(choices):
        observation, reward, terminated, truncated, info = env.step(
            rng.choice(np.flatnonzero(env.action_masks()).tolist())
        )
        assert "refused" not in info
        shown.append((observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward, terminated))
        if terminated or truncated:
            env.reset()
    return shown


@every_game
def test_a_clone_and_a_snapshot_go_on_as_the_original(game: Game[Any]) -> None:
    env = liza.envs.gymnasium(game, bots="random")
    env.reset(seed=2)
    played(env, 10, 1)
    twin = env.clone()
    kept = json.loads(json.dumps(env.snapshot()))
    shown = played(env, 25, 2)
    assert played(twin, 25, 2) == shown
    env.restore(kept)
    assert played(env, 25, 2) == shown


def test_the_same_seed_plays_the_same_games_bots_included() -> None:
    shown = []
    for _ in range(2):
        env = liza.envs.gymnasium(GAMES[0], seat=1, bots="greedy")
        env.reset(seed=11)
        shown.append(played(env, 40, 5))
    assert shown[0] == shown[1]
    assert sum(terminated for *_, terminated in shown[0]) > 1


def test_it_can_be_looked_at() -> None:
    env = liza.envs.gymnasium(GAMES[0], bots="random", render_mode="ansi")
    observation, _ = env.reset(seed=1)
    assert env.render() == env.information()
    assert "asked: me" in env.decode(observation).splitlines()


def test_what_is_illegal_loses_or_raises() -> None:
    env = liza.envs.gymnasium(GAMES[0], bots="random")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["refused"].split(":")[0] in GAMES[0].rulebook.rules
    strict = liza.envs.gymnasium(GAMES[0], bots="random", illegal="raises")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("wish", "answer"),
    [({"seat": 2}, "no seat 2"), ({"bots": ["random"] * 3}, "not 3"), ({"illegal": "shrugs"}, "loses or raises")],
)
def test_a_wish_that_cannot_be_met_says_so(wish: dict[str, Any], answer: str) -> None:
    with pytest.raises(BadOption, match=answer):
        liza.envs.gymnasium(GAMES[0], **wish)
