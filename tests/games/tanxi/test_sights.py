"""The island as a map, and what it shows: ways, lines of fire, prices and the sum of an attack."""

from __future__ import annotations

from typing import Any

from tests.games.tanxi.island import GAME, Island
from tests.support import rule


def squares(t: Island, id: str, seat: int, key: str) -> dict[str, int]:
    """Return the squares that a zone marks for somebody, with their numbers."""
    (zone,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == id]
    pieces = [piece for piece in zone["pieces"] if (piece["owner"], piece["key"]) == (seat, key)]
    return {mark["key"]: mark["count"] for piece in pieces for mark in piece["marks"]}


def counters(t: Island) -> dict[Any, int]:
    return {(counter["id"], counter["seat"]): counter["value"] for counter in t.state.view(None)["counters"]}


@rule("TX-040", "TX-043", "TX-047", "TX-207")
def test_the_map_tells_what_is_where() -> None:
    plan = GAME.board_map()
    assert plan is not None
    places = plan["places"]
    assert len(places) == 132
    assert places["f6"] == {"column": 5, "row": 5, "village": 1, "quadrant": 1}
    assert places["a7"] == {"column": 0, "row": 6, "beach": 1, "quadrant": 4, "fog": 1}
    assert places["e4"]["point"] == places["f5"]["point"] != places["c2"]["point"]
    assert (places["a3"]["river_south"], places["b3"]["bridge_south"], places["i2"]["bridge_east"]) == (1, 1, 1)


@rule("TX-104", "TX-105", "TX-106", "TX-107")
def test_one_sees_how_far_one_gets_round_rivers_and_characters() -> None:
    t = Island("ian_frost@c3 isaac_fleesa@d3 paula_percebe@l6")
    ways = squares(t, "reach", 0, "p1")
    assert (ways["b3"], ways["b4"], ways["c4"], ways["c2"]) == (1, 2, 3, 1)
    assert "d3" not in ways
    assert max(ways.values()) == 4
    assert squares(t, "reach", 1, "p2") == {}


@rule("TX-083")
def test_a_light_foot_gets_past_a_character_and_a_rock_foot_through_a_river() -> None:
    assert squares(Island("cosme_vendaval@c2 isaac_fleesa@d2 paula_percebe@l6"), "reach", 0, "p1")["e2"] == 2
    gust = Island("cosme_vendaval@c2 isaac_fleesa@d2 paula_percebe@l6", gems=[1]).play("ability rafaga")
    assert (gust.moment, squares(gust, "reach", 0, "p1")["e2"]) == ("FreeStep", 2)
    assert squares(Island("paula_percebe@c3 isaac_fleesa@l7 ian_frost@l6"), "reach", 0, "p1")["c4"] == 1


@rule("TX-159", "TX-161", "TX-162", "TX-165")
def test_one_sees_where_everybody_can_strike() -> None:
    people, worn = "ian_frost@e8 isaac_fleesa@e6 paula_percebe@h8", ["arco_de_tejo"]
    t = Island(people, worn=worn)
    assert squares(t, "fire", 0, "p1") == dict.fromkeys(("e7", "f8", "e9", "d8"), 1)
    assert squares(t, "fire", 0, "arco_de_tejo") == {"h8": 3, "e11": 3, "b8": 3}
    assert squares(t, "fire", 1, "p2") == dict.fromkeys(("e5", "f6", "e7", "d6"), 1)
    empty = Island(people, worn=worn, fields={"ammo": [0] * 6})
    assert squares(empty, "fire", 0, "arco_de_tejo") == {}


@rule("TX-170", "TX-A106")
def test_an_attack_adds_up_in_sight() -> None:
    t = Island("darla_olcay@e8 ian_frost@e7 paula_percebe@h8")
    t.dice("a4").play("attack p2, wield cuchillo")
    (zone,) = [zone for zone in t.state.view(1)["zones"] if zone["id"] == "attack"]
    assert zone["pieces"][0]["key"] == "p2"
    assert zone["pieces"][0]["numbers"] == {"attack": 1, "armed": 2, "bonus": 0, "die": 4, "power": 7}


@rule("TX-181")
def test_what_is_still_to_be_paid_is_counted() -> None:
    t = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=["honda garfio"])
    t.play("visit gema")
    assert counters(t)["price", 0] == 3
    t.play("pay honda")
    assert counters(t)["price", 0] == 1
    t.play("pay garfio")
    assert ("price", 0) not in counters(t)
