"""All who are asked at the same time act in one step of the same game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

import liza.envs
from liza import Game, IllegalAction
from liza.envs.pettingzoo_parallel import LizaParallel
from tests.envs.tables import every_game


def choices(env: LizaParallel, rng: random.Random) -> dict[str, int]:
    """Return a legal action for everybody who is asked; an idle agent says something that must not matter."""
    state = env.episode.state
    return {
        agent: rng.choice(state.legal(seat) or [0]) if agent in env.asked else rng.randrange(env.observer.actions)
        for seat, agent in enumerate(env.agents)
    }


@every_game
def test_pettingzoo_accepts_it(game: Game[Any]) -> None:
    parallel_api_test(liza.envs.parallel(game), num_cycles=30)


@every_game
def test_a_step_is_what_all_who_are_asked_chose(game: Game[Any]) -> None:
    env = liza.envs.parallel(game, seats=game.seats[-1], horizon=120, reward="hint")
    rng = random.Random(4)
    observations, _ = env.reset(seed=9)
    together = 0
    while env.agents:
        asked, agents = env.asked, env.agents
        assert [agent for agent in agents if observations[agent]["action_mask"].any()] == asked
        alone = env.episode.clone()
        actions = choices(env, rng)
        observations, rewards, _, _, _ = env.step(actions)
        expected = np.zeros(len(agents))
        made = env.episode.choices - alone.choices
        together += len(asked) == made > 1
        for agent in asked[:made]:
            alone.act(agents.index(agent), actions[agent])
            expected += alone.rewards
        assert np.allclose(list(rewards.values()), expected)
        for seat, agent in enumerate(agents):
            shown = env.observer.observe(alone.state, seat)
            assert np.array_equal(observations[agent]["observation"], shown)
    assert bool(together) == (game.id in {"terrorixico", "tornaris"})


def test_a_clone_goes_on_as_the_original() -> None:
    env = liza.envs.parallel("tornaris")
    env.reset(seed=2)
    rng = random.Random(1)
    for _ in range(10):
        env.step(choices(env, rng))
    twin = env.clone()
    actions = [choices(env, rng)]
    assert env.step(actions[0])[1:4] == twin.step(actions[0])[1:4]
    assert env.episode.state == twin.episode.state


def test_if_one_choice_is_illegal_nobodys_is_done() -> None:
    env = liza.envs.parallel("tornaris", seats=4)
    env.reset(seed=2)
    rng = random.Random(1)
    while len(env.asked) < 2:
        env.step(choices(env, rng))
    actions = choices(env, rng)
    last = env.asked[-1]
    legal = env.episode.state.legal(env.possible_agents.index(last))
    actions[last] = next(action for action in range(env.observer.actions) if action not in legal)
    before = env.snapshot()
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert env.snapshot() == before
