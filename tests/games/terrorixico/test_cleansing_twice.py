"""An event that lets everybody eliminate several traumas tells nobody who has begun to, before all have answered."""

from __future__ import annotations

import pytest

import liza
from liza.kernel.packs.pack import Pack
from tests.games.terrorixico.table import GAME, Table
from tests.support import rule


@pytest.fixture(scope="module")
def twice() -> liza.Game[object]:
    """Return the game with a cleansing of two traumas."""
    once = 'effect = { do = "cleanse", count = 1 }'
    assert once in GAME.pack.text
    bound: liza.Game[object] = GAME.bind(Pack(GAME.pack.text.replace(once, once.replace("1 }", "2 }")), "twice"))
    return bound


def seen_after(game: liza.Game[object], answer: str) -> tuple[object, object]:
    table = Table("range_1", "trauma_2*3 range_1*2", draws=["", "trauma_2*3"], events="limpia", game=game)
    table.play(f"green: {answer}")
    return table.state.view(0), table.state.actors


@rule("TE-062")
def test_who_sets_a_trauma_aside_looks_like_who_does_not(twice: liza.Game[object]) -> None:
    assert seen_after(twice, "eliminate trauma_2") == seen_after(twice, "done")


@rule("TE-062")
def test_both_traumas_are_gone_once_all_have_answered(twice: liza.Game[object]) -> None:
    table = Table("range_1", "trauma_2*3 range_1*2", draws=["", "trauma_2*3"], events="limpia", game=twice)
    table.play("green: eliminate trauma_2", "red: done", "green: eliminate trauma_2")
    assert table.state.actors == (0,)
    assert table.state.to_data()["fields"]["players"][1]["wear"] == []
    table.play("red: done")
    players = table.state.to_data()["fields"]["players"]
    assert len(players[1]["wear"]) == 2
    assert [(player["aside"], player["answers"]) for player in players] == [([], 0), ([], 0)]
