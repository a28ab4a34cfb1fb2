"""A state can be copied and written down at any moment, and goes on the same."""

from __future__ import annotations

import liza
from tests.games.tornaris.table import GAME, Table, duel, hunt, told
from tests.games.tornaris.test_refusals import moments
from tests.games.tornaris.test_view import by_day, contested, forsaken, hunted, looked_ahead


def tables() -> list[Table]:
    """Return tables at which everything that a state remembers is in use somewhere."""
    staked = Table(
        "zelrac braulia celeste", half="night", duel_stake=3, objects={"ana": "glove"}, owner="ana",
        dice="6 6 1 1 6 6 1 1",
    ).arrows(ana="work", beto="work")  # fmt: skip
    staked.quiet("AfterReveal").play("ana: challenge p2", "beto: done", "ana: glove p2")
    magic = duel("baltazar", "braulia", dice="1 2 6 6 1").play("ana: magic, die 2")
    rung = hunt("golem_de_barro", dice="1 1 1 1", gear={"ana": "mazo"}, met=7).play("ana: play mazo")
    return [by_day(), looked_ahead(), hunted(), contested(), forsaken(), staked, magic, rung]


def settling() -> list[Table]:
    """Return hunts, won and lost, in which somebody is asked about the own share while others wait for theirs."""
    full = "escudito escudito espadita espadita mazo comodin"
    won = hunt("rey_duende", "ana beto", dice="6 6 6 6", gear={"ana": full})
    lost = hunt("ogro_herrero", "ana beto", dice="1 1 1 1", gear={"ana": "mazo", "beto": "mazo"}, met=5)
    return [won, lost.play("ana: done", "beto: done")]


def go_on(state: liza.State) -> None:
    """Make some more choices, as far as the turn goes."""
    rounds = state.to_data()["fields"]["round"]
    while not state.over and state.to_data()["fields"]["round"] == rounds:
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])


def test_a_copy_is_the_same_and_shares_nothing_that_changes() -> None:
    for table in tables():
        state = table.state
        before = state.to_data()
        copy = state.clone(liza.seeded(1))
        assert copy.to_data()["fields"] == before["fields"]
        go_on(copy)
        assert state.to_data() == before


def test_what_is_written_down_is_read_again_and_goes_on_the_same() -> None:
    for table in tables():
        state = table.state.clone(liza.seeded(3))
        data = state.to_data()
        read = GAME.restore(data)
        assert read.to_data() == data
        twins = [state, read]
        for twin in twins:
            go_on(twin)
        assert twins[0].to_data() == twins[1].to_data()


def test_what_can_be_done_once_is_remembered_as_done() -> None:
    fields = [told(table.state) for table in tables()]
    assert [found["combat.magic_used"] for found in fields] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert [found["challenged"] for found in fields] == [0, 0, 0, 0, 0, 1, 0, 0]


def test_cards_that_are_still_to_come_are_remembered() -> None:
    """No card of the base pack gives two equipment cards at once; one that did would not forget the second."""
    once = 'effect = [{ do = "equipment", amount = 1 }]'
    assert once in GAME.pack.text
    game = GAME.bind(liza.Pack(GAME.pack.text.replace(once, once.replace("1 }", "2 }"), 1), "two"))
    full = "escudito escudito espadita espadita mazo comodin"
    table = Table(events="hallazgo " * 4, gear={"ana": full}, equipment="catalejo latigo " * 3, game=game)
    table.arrows(ana="day_event").quiet()
    assert (table.moment, table.asked) == ("MakeRoom", "ana")
    assert game.restore(table.state.to_data()).to_data() == table.state.to_data()
    table.play("ana: discard mazo")
    assert (table.moment, table.asked) == ("MakeRoom", "ana"), "the second card waits for room too"
    table.play("ana: done")
    assert table.zone("gear_discard") == ["mazo", "latigo"]


def test_at_every_question_what_is_written_down_is_read_again() -> None:
    for table in [*moments().values(), *settling()]:
        data = table.state.to_data()
        read = table.game.restore(data)
        assert read.to_data() == data
        assert [str(step) for step in read.agenda] == [str(step) for step in table.state.agenda]
    won, lost = settling()
    assert (won.moment, lost.moment) == ("MakeRoom", "GiveUp")
    read = GAME.restore(won.state.clone(liza.seeded(3)).to_data())
    read.apply(0, GAME.parse("done"))
    gold = {c["seat"]: c["value"] for c in read.view(None)["counters"] if c["id"] == "gold"}
    assert gold == {0: 11, 1: 11, 2: 12}, "the second has the own share too"
    read = GAME.restore(lost.state.clone(liza.seeded(3)).to_data())
    read.apply(0, GAME.parse("discard mazo"))
    assert (read.view(None)["moment"], read.actors) == ("GiveUp", (1,))
