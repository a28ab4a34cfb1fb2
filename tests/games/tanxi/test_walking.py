"""The island under one's feet (TX-036 to TX-051, TX-104 to TX-108)."""

from __future__ import annotations

from tests.games.tanxi.island import Island
from tests.support import rule


@rule("TX-104", "TX-105", "TX-100")
def test_a_step_costs_one_energy_and_is_orthogonal() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6")
    assert sorted(c for c in t.legal if c.startswith("move")) == ["move d4", "move e3", "move e5", "move f4"]
    assert t.refusal("move f5") == "TX-105"
    assert t.refusal("move e6") == "TX-105"
    t.play("move f4, move g4, move h4, move h3")
    assert (t.stands(0), t.energy) == ("h3", 0)
    assert t.refusal("move h4") == "TX-104"


@rule("TX-036", "TX-037", "TX-107", "TX-051", "TX-A22")
def test_nobody_enters_an_occupied_square() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", ice="f4")
    assert t.refusal("move e5") == "TX-107"
    assert t.refusal("move f4") == "TX-051"
    assert t.refusal("move e6") == "TX-105"


@rule("TX-043", "TX-106", "TX-046", "TX-A18")
def test_rivers_stop_a_walker_and_bridges_do_not() -> None:
    t = Island("ian_frost@c3 isaac_fleesa@a7 paula_percebe@l6")
    assert t.refusal("move c4") == "TX-106"
    t.play("move b3, move b4")
    assert t.stands(0) == "b4"


@rule("TX-108", "TX-A84")
def test_fog_can_be_walked_through() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", stage=3, round=9)
    t.play("move e3, move e2, move e3, move e4")
    assert t.stands(0) == "e4"


@rule("TX-048", "TX-A67")
def test_village_squares_are_squares_like_others() -> None:
    t = Island("ian_frost@f6 isaac_fleesa@g6 paula_percebe@l6")
    assert t.refusal("move g6") == "TX-107"
    assert t.may("attack p2")
    t.play("move f7")
    assert t.may("visit gema") is False
    assert t.refusal("visit gema") == "TX-181"
