"""The hint for bots: the same from both sides, never beyond a sure win, and of use."""

from __future__ import annotations

import pytest

import liza
from liza.bots import Seat, bot
from tests.games.qiahn.table import GAME, Table


@pytest.mark.parametrize("seed", range(20))
def test_what_is_good_for_one_is_bad_for_the_other(seed: int) -> None:
    state = GAME.new(seed=seed, troop=3 + 3 * (seed % 2))
    chance = liza.seeded(seed)
    while not state.over:
        value = GAME.evaluate(state, 0)
        assert -1.0 <= value <= 1.0
        assert GAME.evaluate(state, 1) == -value
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
    assert (GAME.evaluate(state, 0), GAME.evaluate(state, 1)) == state.returns


def close(kinds: str) -> Table:
    """Return a last round in which both sides have sent the same, before the attacker Cara equips."""
    return Table(cara=kinds, cruz=kinds, after=2).deploy(f"cara: {kinds}", f"cruz: {kinds}")


@pytest.mark.parametrize(
    ("kinds", "token"), [("paladin bestia", "espada"), ("paladin bestia", "fuego"), ("paladin", "tierra")]
)
def test_the_attackers_help_is_seen(kinds: str, token: str) -> None:
    table = close(kinds)
    before = GAME.evaluate(table.state, 0)
    table.play(f"cara: place {token} paladin")
    assert GAME.evaluate(table.state, 0) > before


@pytest.mark.parametrize("token", ["escudo", "agua", "aire"])
def test_the_defenders_help_is_seen(token: str) -> None:
    table = close("paladin bestia")
    table.play("cara: end")
    before = GAME.evaluate(table.state, 1)
    table.play(f"cruz: place {token} bestia")
    assert GAME.evaluate(table.state, 1) > before


def test_a_doomed_commander_sends_the_weakest() -> None:
    table = Table(cara="mago paladin caballero", cruz="infante bestia arquero", after=2)
    table.deploy("cara: mago paladin caballero")
    chance = liza.seeded(1)
    action = bot("greedy").choose(Seat(table.state, 1, chance), chance)
    table.state.apply(1, action)
    assert len(table.zone("vanguard", "cruz").split()) == 1


@pytest.mark.parametrize("troop", [3, 6])
def test_looking_one_choice_ahead_beats_chance(troop: int) -> None:
    """100 games, both sides in turn: less than 60 points of 100 would be bad luck beyond belief."""
    greedy, chance = bot("greedy"), bot("random")
    points = 0.0
    for seed in range(100):
        state = GAME.new(seed=seed, troop=troop)
        state.listen = False
        source = liza.seeded(1000 + seed)
        mine = seed % 2
        while not state.over:
            seat = state.actors[0]
            player = greedy if seat == mine else chance
            state.apply(seat, player.choose(Seat(state, seat, source), source))
        points += (1 + state.returns[mine]) / 2
    assert points > 60
