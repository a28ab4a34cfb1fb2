"""How long a game can be: the bound is reached, and never exceeded."""

from __future__ import annotations

import pytest

import liza
import liza.envs
from tests.games.qiahn.chance import Lowest
from tests.games.qiahn.table import GAME


def drawn_out(troop: int) -> int:
    """Return how many choices a game has in which everybody goes and every token is placed as late as it can be."""
    state = GAME.new(source=Lowest(), troop=troop)
    choices = 0
    while not state.over:
        seat = state.actors[0]
        named = [GAME.notation(action) for action in state.legal(seat)]
        late = [name for name in named if name != "end" and may_come(name, state.round, troop)]
        state.apply(seat, GAME.parse((late or ["end"])[0]))
        choices += 1
    return choices


def may_come(name: str, round: int, troop: int) -> bool:
    """Whether a choice is made at once or, as for tokens, not before it is the last time that they can be used."""
    if not name.startswith("place"):
        return True
    return round == troop or (round == troop - 1 and name.split()[1] in {"espada", "escudo"})


@pytest.mark.parametrize("troop", [3, 6])
def test_a_game_can_be_as_long_as_is_said(troop: int) -> None:
    assert drawn_out(troop) == GAME.longest({"troop": troop})
    assert GAME.longest({}) == GAME.longest({"troop": 3}), "what is not said is as usual"


def test_no_random_game_is_longer() -> None:
    most = GAME.longest({"troop": 3})
    for seed in range(60):
        state, luck, choices = GAME.new(seed=seed), liza.seeded(seed + 1), 0
        while not state.over:
            legal = state.legal(state.actors[0])
            state.apply(state.actors[0], legal[luck.below(len(legal))])
            choices += 1
        assert choices <= most


def test_openspiel_is_told() -> None:
    assert liza.envs.openspiel("qiahn", troop=6).max_game_length() == GAME.longest({"troop": 6})
