"""The worked examples of the rulebook, with their dice."""

from __future__ import annotations

from tests.games.tornaris.table import Table
from tests.support import rule


def troll() -> Table:
    """Return the fight of the dungeon example: Ana and Carlos against the Troll, four at the table."""
    return Table(
        "celeste braulia skull zelrac",
        monster="troll",
        met=4,
        mana=4,
        gear={"ana": "comodin mazo escudito", "carlos": "cota_de_piedra espadita"},
        equipment="catalejo",
        dice="4 5 3 6 5",
    ).arrows(ana="dungeon", carlos="dungeon")


@rule("TR-124", "TR-125", "TR-068", "TR-067", "TR-066", "TR-A01")
def test_the_troll_has_32_life_and_the_dice_make_18() -> None:
    table = troll().quiet()
    assert table.said("hunt_began") == ["hunt_began troll 32"]
    assert table.said("rolled") == ["rolled ana 4 5 9", "rolled carlos 3 6 9"]
    assert table.number("group_total") == 18


@rule("TR-126", "TR-127", "TR-128", "TR-129", "TR-130", "TR-131", "TR-A02", "TR-A03", "TR-069", "TR-A04", "TR-070")
def test_the_troll_falls_at_exactly_32_and_carlos_goes_without() -> None:
    table = troll().quiet()
    table.play("ana: play comodin, play mazo, play escudito, done", "carlos: play cota_de_piedra, play espadita")
    assert [line.split()[1] for line in table.said("group_total")] == ["18", "23", "25", "26", "31", "32"]
    assert table.said("hunt_won") == ["hunt_won troll"]
    assert (table.mana("ana"), table.mana("carlos")) == (1, 1)
    assert table.said("unrewarded") == ["unrewarded carlos"]
    assert table.said("gained ana") == ["gained ana 10 18"]
    assert not table.said("gained carlos")


def ring() -> Table:
    """Return the duel of the Ring example: Ana second in the turn, Beto fourth."""
    table = Table(
        "celeste braulia baltazar zelrac",
        first="dora",
        half="night",
        gear={"ana": "comodin escudito espadita", "carlos": "mazo"},
        dice="3 4 5 6 5",
    )
    return table.arrows(ana="ring", carlos="ring").quiet()


@rule("TR-132", "TR-133", "TR-134", "TR-135", "TR-136", "TR-079", "TR-080", "TR-081", "TR-082", "TR-A49", "TR-046")
def test_the_duel_in_the_ring_goes_back_and_forth() -> None:
    table = ring()
    assert (table.number("total", "ana"), table.number("total", "carlos")) == (7, 11)
    assert table.asked == "ana"
    table.play("ana: play comodin")
    assert (table.number("total", "ana"), table.asked) == (12, "carlos")
    table.play("carlos: play mazo")
    assert (table.number("total", "carlos"), table.asked) == (13, "ana")
    table.play("ana: play escudito")
    assert (table.number("total", "ana"), table.asked) == (13, "ana")
    table.play("ana: play espadita")
    assert (table.number("total", "ana"), table.asked) == (14, "carlos")
    assert table.mana("carlos") == 3
    table.play("carlos: done")
    assert table.said("duel_won") == ["duel_won ana carlos 14 13"]
    assert table.said("gained ana 10")


@rule("TR-137", "TR-138", "TR-139", "TR-140", "TR-078", "TR-A54", "TR-075", "TR-082")
def test_an_even_first_roll_makes_carlos_act_first() -> None:
    table = Table(
        "celeste braulia baltazar",
        half="night",
        mana={"ana": 4, "carlos": 2},
        gear={"ana": "escudito comodin", "carlos": "afilador"},
        dice="4 3 2 5 4",
    )
    table.arrows(ana="ring", carlos="ring").quiet()
    assert table.asked == "carlos"
    assert table.number("advantage", "ana") == 1
    table.play("carlos: play afilador, raise 2 3")
    assert (table.number("total", "carlos"), table.asked) == (10, "ana")
    table.play("ana: play escudito")
    assert (table.number("total", "ana"), table.asked) == (8, "ana")
    table.play("ana: play comodin")
    assert (table.number("total", "ana"), table.asked) == (12, "carlos")
    assert table.mana("carlos") == 0
    assert table.legal("carlos") == ["done", "magic", "sell afilador"]
    table.play("carlos: done")
    assert table.said("duel_won") == ["duel_won ana carlos 12 10"]


@rule("TR-141", "TR-142", "TR-143", "TR-144", "TR-116", "TR-114", "TR-108", "TR-120", "TR-121", "TR-001", "TR-076")
def test_the_tournament_of_three() -> None:
    table = Table(
        "celeste braulia zelrac",
        met=12,
        mana=2,
        gear={"beto": "comodin escudito"},
        dice="6 4 2  6 1 3 6 5  5 5 2 4",
        moment=[["Tournament"]],
    )
    assert table.said("order_die") == ["order_die ana 6", "order_die beto 4", "order_die carlos 2"]
    assert table.said("placed") == ["placed ana 1", "placed beto 2", "placed carlos 3"]
    table.play("ana: done", "beto: done", "carlos: done")
    assert table.said("duel_began") == ["duel_began title beto carlos"]
    assert table.asked == "beto"
    table.play("beto: play comodin")
    assert (table.number("total", "beto"), table.asked) == (12, "carlos")
    table.play("carlos: done")
    assert table.said("duel_began") == ["duel_began title beto carlos", "duel_began title ana beto"]
    assert (table.mana("beto"), table.asked) == (0, "beto")
    table.play("beto: play escudito")
    assert (table.number("total", "beto"), table.asked) == (7, "beto")
    table.play("beto: done")
    assert table.said("champion") == ["champion ana"]
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,), (2,))
