"""PettingZoo's own tests for every game, and what its tests do not ask for."""

from __future__ import annotations

import itertools
import json
import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import liza.envs
from liza import BadOption, Game, IllegalAction
from liza.envs.pettingzoo_aec import LizaAEC
from tests.envs.tables import GAMES, every_game, tables

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
"""PettingZoo expects dictionaries from its own games only, and something in the mask of those who are not asked."""


@every_game
def test_its_own_tests_pass_for_every_table(game: Game[Any]) -> None:
    for seats, options in tables(game):
        make = partial(liza.envs.pettingzoo, game, seats=seats, **options)
        api_test(make(), num_cycles=12)
        seed_test(make, num_cycles=20)


@every_game
def test_its_benchmark_runs(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()

    class Clock:
        @staticmethod
        def time() -> float:
            return next(ticks) / 2

    monkeypatch.setitem(performance_benchmark.__globals__, "time", Clock)
    for seats, options in tables(game):
        before = next(ticks)
        performance_benchmark(liza.envs.pettingzoo(game, seats=seats, **options))
        assert next(ticks) > before + 10


def played(env: LizaAEC, choices: int, seed: int) -> list[Any]:
    """Play at random; return everything that was shown."""
    rng = random.Random(seed)
    shown: list[Any] = []
    for agent in env.agent_iter(choices):
        observation, reward, terminated, truncated, info = env.last()
        assert observation is not None
        shown.append((agent, reward, terminated, truncated))
        shown += [array.tobytes() for array in (*observation.values(), info["action_mask"])]
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return shown


@every_game
def test_a_clone_and_a_snapshot_go_on_as_the_original(game: Game[Any]) -> None:
    env = liza.envs.pettingzoo(game, reward="hint")
    env.reset(seed=4)
    played(env, 30, 1)
    twin = env.clone()
    kept = json.loads(json.dumps(env.snapshot()))
    other = liza.envs.pettingzoo(game, reward="hint")
    other.restore(kept)
    shown = played(env, 60, 2)
    assert played(twin, 60, 2) == shown
    assert played(other, 60, 2) == shown
    env.restore(kept)
    assert played(env, 60, 2) == shown


@every_game
def test_a_whole_game_is_rewarded_as_it_ended(game: Game[Any]) -> None:
    total: dict[str, list[float]] = {}
    for reward in ("outcome", "win", "hint"):
        env = liza.envs.pettingzoo(game, reward=reward)
        env.reset(seed=6)
        first = [game.evaluate(env.episode.state, seat) for seat in range(env.max_num_agents)]
        sums = dict.fromkeys(env.possible_agents, 0.0)
        rng = random.Random(6)
        for agent in env.agent_iter():
            observation, got, terminated, _, _ = env.last()
            assert observation is not None
            sums[agent] += got
            env.step(None if terminated else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        total[reward] = list(sums.values())
    assert env.agents == []
    returns = env.episode.state.returns
    assert total["outcome"] == list(returns)
    assert sum(total["win"]) == pytest.approx(1)
    assert [a > 0 for a in total["win"]] == [value == max(returns) for value in returns]
    assert total["hint"] == pytest.approx([end - begin for end, begin in zip(returns, first, strict=True)])


def test_one_agent_decides_several_times_in_a_row() -> None:
    env = liza.envs.pettingzoo(GAMES[0])
    env.reset(seed=1)
    asked = [shown[0] for shown in played(env, 12, 3) if isinstance(shown, tuple)]
    assert any(one == two for one, two in itertools.pairwise(asked))


def test_what_is_illegal_names_its_rule_and_changes_nothing() -> None:
    env = liza.envs.pettingzoo(GAMES[0])
    env.reset(seed=1)
    before = env.snapshot()
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        env.step(illegal)
    assert refused.value.rule in GAMES[0].rulebook.rules
    assert env.snapshot() == before


def test_a_horizon_breaks_a_game_off() -> None:
    env = liza.envs.pettingzoo(GAMES[0], horizon=5)
    env.reset(seed=1)
    shown = [one for one in played(env, 5 + env.max_num_agents, 1) if isinstance(one, tuple)]
    assert [truncated for *_, truncated in shown] == [False] * 5 + [True] * env.max_num_agents
    assert env.agents == []


def test_it_can_be_looked_at() -> None:
    env = liza.envs.pettingzoo(GAMES[0], render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.information(env.agent_selection)
    assert "moment: Deploy" in env.decode(env.observe(env.agent_selection))


@pytest.mark.parametrize(
    ("wish", "answer"),
    [({"reward": "gold"}, "no reward"), ({"horizon": 0}, "horizon"), ({"seats": 9}, "played by"), ({"x": 1}, "option")],
)
def test_a_wish_that_cannot_be_met_says_so(wish: dict[str, Any], answer: str) -> None:
    with pytest.raises(BadOption, match=answer):
        liza.envs.pettingzoo(GAMES[0], **wish)
