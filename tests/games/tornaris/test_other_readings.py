"""What a table may agree on where a card can be read in another way: the Cuervo (TR-A64), Zelrac (TR-A74)."""

from __future__ import annotations

import pytest

import liza
from tests.games.tornaris.cards import PRICE
from tests.games.tornaris.table import GAME, Table
from tests.support import rule

THREE = "celeste zelrac braulia"
BIRDS = {"ana": "raven potion", "beto": "raven"}


@rule("TR-092", "TR-A64")
def test_by_agreement_a_raven_flies_right_after_the_reveal() -> None:
    table = Table(
        THREE, row="mazo comodin", objects={"ana": "raven potion", "beto": "raven"}, raven="after_reveal", gold=20
    )
    table.arrows(ana="tower", beto="day_event", carlos="shop")
    assert (table.moment, table.asked) == ("AfterReveal", "ana")
    table.play("ana: raven mazo")
    assert table.gold("ana") == 20 - PRICE["mazo"]
    assert table.refusal("ana: raven comodin") == "TR-092"
    table.play("ana: done")
    assert (table.moment, table.asked, table.offers("beto", "raven")) == ("AfterReveal", "beto", ["comodin"])
    table.play("beto: done")
    table.quiet("AfterReveal")
    while table.asked != "beto":
        table.play(f"{table.asked}: done")
    assert (table.moment, table.refusal("beto: raven comodin")) == ("BeforeSpace", "TR-A64")


@rule("TR-092", "TR-062")
def test_room_is_made_for_what_a_raven_brings_right_after_the_reveal() -> None:
    full = {"ana": "escudito " * 6}
    agreed = Table(THREE, row="mazo", objects={"ana": "raven"}, gear=full, raven="after_reveal", gold=20).arrows()
    assert agreed.refusal("ana: raven mazo") == "TR-062"
    agreed.play("ana: discard escudito, raven mazo")
    assert "mazo" in agreed.zone("gear", "ana")
    usual = Table(THREE, row="mazo", objects={"ana": "raven"}, gear=full, gold=20).arrows()
    assert (usual.moment, usual.offers("ana", "discard")) == ("AfterReveal", [])
    assert usual.refusal("ana: raven mazo") == "TR-A64"


@rule("TR-106", "TR-A74")
def test_by_agreement_zelrac_challenges_whoever_is_outside_the_dungeon() -> None:
    def met(challenge: str, **arrows: str) -> Table:
        return (
            Table("zelrac celeste braulia", dice="6 6 1 1", challenge=challenge).arrows(**arrows).quiet("AfterReveal")
        )

    table = met("any_space", ana="tower", beto="day_event", carlos="dungeon")
    assert table.offers("ana", "challenge") == ["p2"]
    assert table.refusal("ana: challenge p3") == "TR-106"
    table.play("ana: challenge p2", "beto: done")
    assert table.said("duel_won") == ["duel_won ana beto 12 2"]
    assert table.refusal("ana: challenge p2") == "TR-106"
    assert met("own_space", ana="tower", beto="day_event", carlos="dungeon").offers("ana", "challenge") == []
    below = met("any_space", ana="dungeon", beto="day_event", carlos="tower")
    assert below.offers("ana", "challenge") == []
    assert below.refusal("ana: challenge p2") == "TR-106"


@pytest.mark.parametrize("named", [True, False])
def test_a_game_from_before_an_option_goes_on_as_it_was_played(named: bool) -> None:
    """A record names the options of its day: a new one must not change what a stored game does (TR-A46)."""
    record = liza.Record.begin(GAME, seats=3, seed=5)
    data = record.to_data()
    for id in () if named else ("penalty_first", "raven", "challenge"):
        del data["options"][id]
    assert liza.Record.from_data(data).start().options["penalty_first"] is named
    assert GAME.new(seats=3, seed=5).options["penalty_first"] is True


def test_a_position_kept_from_before_an_option_goes_on_as_it_was_played() -> None:
    data = GAME.new(seats=3, seed=5, penalty_first=True).to_data()
    assert GAME.restore(data).options["penalty_first"] is True
    del data["options"]["penalty_first"]
    assert GAME.restore(data).options["penalty_first"] is False
