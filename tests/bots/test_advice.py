"""What the strongest player would do: from what the seat knows, one of its choices, and how sure."""

from __future__ import annotations

import pytest

import liza
from liza.bots import Seat
from liza.bots.advice import advice
from liza.bots.levels import level_specs


@pytest.mark.parametrize("id", ["qiahn", "tornaris"])
def test_advice_is_what_the_search_of_fierce_likes_best(
    id: str, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("LIZA_CACHE", str(tmp_path_factory.mktemp("empty")))
    game = liza.game(id)
    monkeypatch.setattr("liza.bots.advice.level_specs", lambda _game: {"fierce": "ismcts:40"})
    state = game.new(seed=5)
    chance = liza.seeded(6)
    while len(state.legal(state.actors[0])) < 3:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
    seat = state.actors[0]
    found = advice(Seat(state, seat, liza.seeded(7)), liza.seeded(8))
    assert found.action in state.legal(seat)
    assert found.who == "fierce"
    assert 1 / len(state.legal(seat)) <= found.share <= 1
    for number in range(3):  # hidden cards change nothing
        world = state.determinize(seat, liza.seeded(number))
        assert advice(Seat(world, seat, liza.seeded(7)), liza.seeded(8)) == found


def test_where_there_is_nothing_to_choose_there_is_no_doubt() -> None:
    state = liza.game("qiahn").new(seed=7, troop=3)
    assert len(state.legal(state.actors[0])) == 1
    found = advice(Seat(state, state.actors[0], liza.seeded(1)), liza.seeded(2))
    assert (found.action, found.share) == (state.legal(state.actors[0])[0], 1.0)
    assert "fierce" in level_specs(state.game)
