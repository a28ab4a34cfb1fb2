"""What is hidden stays hidden (TR-A68, TR-A104)."""

from __future__ import annotations

from typing import Any

import liza
from tests.games.tornaris.table import GAME, Table
from tests.support import rule


@rule("TR-A68", "TR-122")
def test_hands_are_counted_but_not_seen() -> None:
    table = Table("celeste braulia zelrac", hidden_gear={"ana": "mazo comodin"}, gear={"ana": "escudito"})
    assert table.zone("gear", "ana", seen_by="ana") == ["escudito", "mazo", "comodin"]
    assert table.zone("gear", "ana", seen_by="beto") == ["escudito", "?", "?"]
    assert table.number("slots", "ana") == 3
    assert table.view("beto")["counters"] == table.view("ana")["counters"]


@rule("TR-A68")
def test_a_played_card_stays_known_and_one_of_two_alike_says_nothing_of_the_other() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", hidden_gear={"ana": "mazo mazo"}, dice="1 1 6 6",
    ).arrows(ana="ring", beto="ring").quiet()  # fmt: skip
    table.play("ana: play mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "?"]
    table.play("ana: play mazo, done")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "mazo"]


@rule("TR-A68")
def test_selling_one_of_two_alike_leaves_the_unknown_one_unknown() -> None:
    table = Table("celeste braulia zelrac", gear={"ana": "mazo"}, hidden_gear={"ana": "mazo"}).arrows()
    table.quiet("AfterReveal").play("ana: sell mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["?"]


def worlds(state: liza.State, seat: int) -> list[Any]:
    """Return some worlds that a seat cannot tell from the true one."""
    return [state.determinize(seat, number) for number in range(30)]


@rule("TR-A68", "TR-A20", "TR-A21")
def test_imagined_worlds_differ_in_arrows_hands_and_the_next_monster() -> None:
    table = Table("skull braulia zelrac", hidden_gear={"ana": "mazo"}, hidden_objects={"ana": "crystal"})
    table.play("ana: go ring")
    found = worlds(table.state, 1)
    assert len({tuple(world.to_data()["fields"]["arrows"]) for world in found}) > 4
    assert len({str(world.to_data()["fields"]["gear"]) for world in found}) > 1
    assert {str(world.view(1)) for world in found} == {str(table.state.view(1))}


@rule("TR-A61")
def test_a_crystal_may_have_been_committed_by_whoever_holds_one() -> None:
    table = Table("celeste braulia baltazar", objects={"carlos": "crystal"})
    table.play("carlos: go shop")
    arrows = {world.to_data()["fields"]["arrows"][2] for world in worlds(table.state, 0)}
    assert arrows == {0, 1, 2, 3, 8}


def test_the_next_monster_is_known_to_whoever_looked_alone() -> None:
    state = GAME.new(seats=3, seed=5)
    data = state.to_data()
    data["fields"]["monsters"] = list(range(1, 20))
    data["fields"].update(met=1, next_monster=0, next_eyes=1, monster=4)
    looked = GAME.restore(data)
    assert {world.to_data()["fields"]["next_monster"] for world in worlds(looked, 0)} == {0}
    assert len({world.to_data()["fields"]["next_monster"] for world in worlds(looked, 1)}) > 1
