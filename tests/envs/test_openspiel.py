"""OpenSpiel's own tests for every game, its solvers on a small game whose value is known, and its searches on all."""

from __future__ import annotations

import json
import pickle
import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

import liza
import liza.envs
from liza import Game, Pack, State
from liza.envs.chance_tree import TreeGame, TreeNode
from liza.envs.openspiel_game import HintEvaluator, SpielGame, SpielState
from tests.envs.tables import GAMES, every_game

SMALL_DICE = Pack(re.sub(r"(?m)^die = \d+", "die = 2", GAMES[0].pack.text), "small dice")
"""Every combatant rolls a coin, so that all outcomes of a fight can be followed."""


@every_game
def test_its_own_simulation_passes(game: Game[Any]) -> None:
    pyspiel.random_sim_test(liza.envs.openspiel(game), num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_is_registered_with_its_options(game: Game[Any]) -> None:
    values = {id: option.values[-1] for id, option in game.options.items()}
    made = liza.envs.openspiel(game, seats=game.seats[-1], **values)
    loaded = pyspiel.load_game(str(made))
    assert isinstance(loaded, SpielGame)
    assert loaded.setting == made.setting
    assert loaded.num_players() == game.seats[-1]
    assert loaded.num_distinct_actions() == game.actions


def along(game: SpielGame, decisions: int, seed: int) -> SpielState:
    """Return a state some random decisions into a game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_states_can_be_copied_and_written_down(game: Game[Any]) -> None:
    found = liza.envs.openspiel(game)
    state = along(found, 10, 1)
    copies = [state.clone(), found.deserialize_state(state.serialize())]
    copies.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(found, state))[1])
    action = state.legal_actions()[-1]
    before = str(state)
    for copy in copies:
        assert str(copy) == before
        assert copy.information_state_string(0) == state.information_state_string(0)
        copy.apply_action(action)
        assert copy.history() == [*state.history(), action]
    assert str(state) == before
    assert pickle.loads(pickle.dumps(state.node)).settled == state.node.settled


@every_game
def test_resampling_keeps_what_the_player_knows(game: Game[Any]) -> None:
    state = along(liza.envs.openspiel(game), 14, 2)
    luck = random.Random(1)
    others = set()
    for player in range(state.num_players()):
        for _ in range(4):
            world = state.resample_from_infostate(player, luck.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.history() == []
            others.add(str(world))
    assert (len(others) > 1) == game.hides


def late_position(seed: int) -> State:
    """Return the last equipping of a game with small dice: tokens on either side, then coins."""
    game = GAMES[0].bind(SMALL_DICE)
    rng = random.Random(seed)
    state = game.new(seed=seed, troop=3)
    while not (state.round == 3 and state.view(None)["moment"] == "Equip"):
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def exact(node: TreeNode, seat: int) -> float:
    """Return what a position is worth to a seat by following everything that can be chosen and drawn."""
    if node.outcomes:
        return sum(exact(node.drawn(outcome), seat) for outcome in range(node.outcomes)) / node.outcomes
    state = node.settled
    if state.over:
        return state.returns[seat]
    best = max if state.actors[0] == seat else min
    return best(exact(node.chosen(action), seat) for action in state.legal(state.actors[0]))


@pytest.mark.parametrize(("seed", "value"), [(81, 0.125), (106, -0.375), (195, -0.125)])
def test_counterfactual_regret_finds_the_exact_value(seed: int, value: float) -> None:
    """The values are those that the room's own study gives for these positions; working it out takes too long here."""
    start = late_position(seed)
    assert exact(TreeNode(TreeGame(start.game, 2, start.options), start), 0) == value
    game = liza.envs.openspiel(start.game, position=start, troop=3)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) < 0.02
    scores = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert scores[0] == pytest.approx(value, abs=0.02)
    assert scores[1] == pytest.approx(-value, abs=0.02)


@pytest.mark.parametrize("game", [game for game in GAMES if game.hides], ids=lambda game: game.id)
def test_its_search_by_information_sets_plays(game: Game[Any]) -> None:
    found = liza.envs.openspiel(game)
    state = along(found, 20, 3)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(found, HintEvaluator(), 1.5, 25, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", [game for game in GAMES if not game.hides], ids=lambda game: game.id)
def test_its_plain_search_plays(game: Game[Any]) -> None:
    found = liza.envs.openspiel(game)
    state = along(found, 3, 3)
    bot = mcts.MCTSBot(found, 1.5, 40, HintEvaluator(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_chance_is_laid_open() -> None:
    state = liza.envs.openspiel(GAMES[0]).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.information_state_string(0) == "the table is being laid"
    state.apply_action(1)
    assert len(state.chance_outcomes()) == 6
    assert json.loads(str(along(liza.envs.openspiel(GAMES[0]), 0, 1)))["seats"] == 2
