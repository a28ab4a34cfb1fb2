"""Every room offers a small game that OpenSpiel's solvers go through, and they come closer to an equilibrium in it."""

from __future__ import annotations

from typing import Any

import pytest

import liza
import liza.envs
from liza import Game
from liza.envs.small_games import NoSmallGame, count_nodes, nash_conv_of, sample_deals, small_game_start
from tests.envs.tables import every_game

MOST_NODES = 400


@every_game
def test_regret_is_driven_out_of_every_small_game(game: Game[Any]) -> None:
    at_random, after = nash_conv_of(game, (0, 3))
    assert after < at_random / 2


@every_game
def test_it_is_small_and_everybody_has_a_choice_in_it(game: Game[Any]) -> None:
    start = small_game_start(game)
    assert count_nodes(game, start, MOST_NODES) <= MOST_NODES
    left = [liza.envs.small(game).new_initial_state()]
    choosing: set[int] = set()
    while left:
        state = left.pop()
        if not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                choosing.add(state.current_player())
            left += [state.child(action) for action in state.legal_actions()]
        else:
            assert sum(state.returns()) == pytest.approx(0, abs=1e-9)
    assert choosing == set(range(start.seats))


@every_game
def test_a_deal_differs_only_in_what_somebody_cannot_know(game: Game[Any]) -> None:
    start = small_game_start(game)
    deals = sample_deals(game, start)
    assert all(deal.view(None) == deals[0].view(None) for deal in deals)
    assert len({str(deal.to_data()["fields"]) for deal in deals}) == start.deals


def test_a_game_is_broken_off_at_its_horizon() -> None:
    state = liza.envs.openspiel("qiahn", horizon=2).new_initial_state()
    choices = 0
    while not state.is_terminal():
        choices += not state.is_chance_node()
        assert state.returns() == [0, 0]
        state.apply_action(state.legal_actions()[0])
    assert choices == 2
    position = state.node.state
    assert position is not None
    assert not position.over
    hint = position.game.evaluate(position, 0)
    assert hint != 0
    assert state.returns() == pytest.approx([hint, -hint])


def test_a_room_without_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.envs.small_games.FILE", "nothing.json")
    with pytest.raises(NoSmallGame, match="offers no small game"):
        liza.envs.small("qiahn")
