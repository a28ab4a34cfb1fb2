"""What an experiment of the lab may change before the first choice: who was turned up, and which token is missing."""

from __future__ import annotations

import pytest

from tests.games.qiahn.table import GAME, KINDS, SIDES, Table

TOKENS = {"cara": ["espada", "escudo", "fuego", "tierra"], "cruz": ["espada", "escudo", "agua", "aire"]}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_combatant_turned_up_first_becomes_another_one(side: str, kind: str) -> None:
    table = Table(cara="bestia", cruz="arquero", troop=6)
    seat = SIDES.index(side)
    other = SIDES[1 - seat]
    beside = table.zone("reserve", other)
    assert GAME.hand_out(table.state, seat, "combatant", kind)
    assert table.zone("reserve", side) == f"{kind} ? ? ? ? ?"
    assert table.zone("reserve", other) == beside
    table.play("cara: deploy " + (kind if side == "cara" else "bestia"))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", KINDS)
def test_whom_it_replaced_lies_face_down_again_and_all_six_come_once(side: str, kind: str) -> None:
    state = GAME.new(seed=5, troop=6)
    seat = SIDES.index(side)
    assert GAME.hand_out(state, seat, "combatant", kind)
    seen = [kind]
    while not state.over:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
        seen += [str(e.data["combatant"]) for e in state.events if e.kind == "discovered" and e.data["seat"] == seat]
    assert sorted(seen) == sorted(KINDS)


@pytest.mark.parametrize("side", SIDES)
def test_nobody_is_given_before_the_first_was_turned_up_or_by_a_name_that_is_none(side: str) -> None:
    seat = SIDES.index(side)
    table = Table(cara="bestia", cruz="arquero")
    before = table.view
    assert not GAME.hand_out(table.state, seat, "combatant", "fuego")
    assert table.view == before
    table.play("cara: deploy bestia, end", "cruz: deploy arquero")
    assert not GAME.hand_out(table.state, seat, "combatant", "mago"), "nobody is left behind the lines to be another"


@pytest.mark.parametrize("side", SIDES)
def test_a_token_is_taken_from_its_side_and_only_once(side: str) -> None:
    seat = SIDES.index(side)
    other = SIDES[1 - seat]
    for token in TOKENS[side]:
        table = Table()
        assert GAME.take_away(table.state, seat, "token", token)
        assert table.zone("tokens", side).split() == [one for one in TOKENS[side] if one != token]
        assert table.zone("tokens", other).split() == TOKENS[other]
        assert not GAME.take_away(table.state, seat, "token", token)
        assert table.zone("tokens", side).split() == [one for one in TOKENS[side] if one != token]


@pytest.mark.parametrize("side", SIDES)
def test_what_a_side_does_not_have_cannot_be_taken(side: str) -> None:
    table = Table()
    seat = SIDES.index(side)
    foreign = [token for token in TOKENS[SIDES[1 - seat]] if token not in TOKENS[side]]
    for key in (*foreign, "mago", "nothing_of_the_kind"):
        assert not GAME.take_away(table.state, seat, "token", key)
    assert table.zone("tokens", side).split() == TOKENS[side]
