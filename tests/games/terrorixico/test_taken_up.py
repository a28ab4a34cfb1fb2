"""A game that is written down at any moment at which somebody is asked is taken up again as it was."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.games.terrorixico.test_moments import MOMENTS
from tests.support import rule


def vars_of(step: Any) -> dict[str, Any]:
    """Return everything that a step was made with."""
    names = [name for kind in type(step).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(step, name) for name in names}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_is_kept_and_taken_up_again_in_the_middle_of_it(moment: str) -> None:
    more, hands, before, _ = MOMENTS[moment]
    table = Table(*hands, **more)
    if before:
        table.play(before)
    state = table.state
    data = state.to_data()
    again = GAME.restore(data)
    assert again.to_data() == data
    assert [vars_of(step) for step in again.agenda] == [vars_of(step) for step in state.agenda]
    assert again.legal(again.actors[0]) == state.legal(state.actors[0])


@rule("TE-022", "TE-025")
def test_a_text_of_several_words_goes_on_where_it_was() -> None:
    """No shipped card draws after a question or discards two cards; one of somebody's own may."""
    old = 'do = "discard", count = 1'
    text = GAME.pack.text
    assert old in text
    game = GAME.bind(liza.Pack(text.replace(old, 'do = "discard", count = 2', 1), "more"))
    table = Table("berserker shield_1*3", "", draws=["codex_1*20", ""], game=game)
    table.play("red: play berserker range")
    held = len(table.hand("red").split())
    table.play("red: discard shield_1")
    assert table.asked == "red DiscardCards"
    state = game.restore(table.state.to_data())
    assert [vars_of(step) for step in state.agenda] == [vars_of(step) for step in table.state.agenda]
    table.play("red: discard shield_1")
    assert table.asked != "red DiscardCards"
    assert len(table.hand("red").split()) == held - 2


@rule("TE-022", "TE-123", "TE-031")
@pytest.mark.parametrize("cards", ["melee_2*2 shield_3*2", "fury*2 trickery*2", "trauma_3*2 range_3*2", "codex_1*2"])
def test_cards_alike_of_any_kind_are_offered_once(cards: str) -> None:
    table = Table(f"{cards} range_1", "", lines={"range": "green:range_3"}, monsters="camazotz")
    offered = table.legal(COLOURS[0])
    assert len(offered) == len(set(offered))
    assert any(cards.split("*", maxsplit=1)[0] in choice for choice in offered)
