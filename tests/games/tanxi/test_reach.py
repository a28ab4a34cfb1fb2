"""How far things reach, on both sides of every limit, and that the first square of the map is a square like others."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.games.tanxi.pieces import HeldWeapon
from tests.games.tanxi.island import BOARD, GAME, KEYS, SQUARES, Island, give
from tests.support import rule

REACHES = [
    ("tadeo_roble", "ability raices", "", 3),
    ("mirta_salitre", "ability vapor_toxico", "", 1),
    ("ofelia_umbral", "ability manos_largas", "", 1),
    ("agata_nimbo", "ability espejismo", "", 4),
    ("paula_percebe", "ability arpon", "", 3),
    ("ian_frost", "use frasco_de_veneno", "frasco_de_veneno", 1),
]
"""Who does what, with which card, and how far it reaches."""
BENT = {1: ("e5", "f5"), 3: ("f6", "g6"), 4: ("g6", "h6")}
"""Squares just within and just beyond some steps of e4 that do not lie in a line with it."""


@rule("TX-A96", "TX-A98", "TX-044")
@pytest.mark.parametrize(("who", "deed", "card", "reach"), REACHES)
def test_an_effect_reaches_as_far_as_it_says_and_no_further(who: str, deed: str, card: str, reach: int) -> None:
    def may(square: str) -> bool:
        t = Island(f"{who}@e4 cosme_vendaval@{square} renzo_chispa@l6", gems=[1], hands=[card, "honda"])
        if t.may(deed):
            assert t.play(deed).legal[0] == "aim p2"
            return True
        assert t.refusal(deed) == "TX-A98"
        return False

    assert may(f"e{4 + reach}")
    assert not may(f"e{5 + reach}")
    within, beyond = BENT[reach]
    assert may(within) is (deed != "ability arpon"), "a harpoon flies straight"
    assert not may(beyond)


@rule("TX-199", "TX-A96", "TX-A32")
def test_karhun_shakes_everybody_within_three_steps() -> None:
    people = "ian_frost@e4 cosme_vendaval@e7 renzo_chispa@f6 tadeo_roble@g6 darla_olcay@e8"
    t = Island(people, gems=[2], deities="karhun", revealed=1).play("favour karhun")
    assert t.lost == [0, 2, 2, 0, 0]
    far = Island("ian_frost@e4 cosme_vendaval@e8 renzo_chispa@g6", gems=[2], deities="karhun", revealed=1)
    assert far.refusal("favour karhun") == "TX-A98"


@rule("TX-A32")
def test_a_blast_reaches_the_eight_squares_round_and_no_other() -> None:
    people = "renzo_chispa@e4 ian_frost@f5 cosme_vendaval@e6 tadeo_roble@g4 darla_olcay@g3"
    assert Island(people, gems=[1]).play("ability estallido").lost == [0, 2, 0, 0, 0]
    far = Island("renzo_chispa@e4 ian_frost@e6 cosme_vendaval@g4", gems=[1])
    assert far.refusal("ability estallido") == "TX-A98"
    for square in ("d3", "e3", "f3", "d4", "f4", "d5", "e5", "f5"):
        near = Island(f"renzo_chispa@e4 ian_frost@{square} cosme_vendaval@l6", gems=[1])
        assert near.play("ability estallido").lost == [0, 2, 0]


@rule("TX-A83", "TX-A96")
def test_ice_lies_within_three_steps_outside_the_village_and_leaves_everybody_a_way() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@c1 paula_percebe@l6", gems=[1]).play("ability bloques_de_hielo")
    near = {key for key in SQUARES if BOARD.steps(SQUARES["e4"], SQUARES[key]) <= 3}
    village = {"f6", "g6", "f7", "g7"}
    assert {text.removeprefix("place ") for text in t.legal} == near - village - {"e4"}
    corner = Island("ian_frost@d3 isaac_fleesa@c1 paula_percebe@l6", gems=[1]).play(
        "ability bloques_de_hielo, place c2"
    )
    assert corner.refusal("place d1") == "TX-A83", "the last way out of c1"
    assert corner.may("place d2")
    five = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[1]).play("ability bloques_de_hielo")
    five.play("place e3, place e5, place d4, place d5")
    assert (five.moment, len(five.ice)) == ("IceSquare", 4)
    assert five.play("place d3").moment == "Main"
    again = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[1], ice="e3 d4 d5")
    again.play("ability bloques_de_hielo, place d3")
    assert (again.moment, len(again.ice)) == ("IceSquare", 4)
    assert again.play("place e5").moment == "Main", "there are five tokens"
    none = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[1], ice="e3 d4 d5 d3 d2")
    assert none.refusal("ability bloques_de_hielo") == "TX-A98"


@rule("TX-160", "TX-161", "TX-162", "TX-163")
@pytest.mark.parametrize(("weapon", "range"), [("honda", 2), ("cetro_del_bosque", 3), ("arco_de_la_luna", 4)])
def test_a_weapon_hits_at_its_range_exactly_and_in_a_clear_straight_line(weapon: str, range: int) -> None:
    def may(square: str, third: str = "l6", ice: str = "") -> bool:
        people = f"ian_frost@f6 cosme_vendaval@{square} renzo_chispa@{third}"
        return Island(people, worn=[weapon], ice=ice).may("attack p2")

    column, row = "f", 6
    for square in (f"{column}{row + range}", f"{column}{row - range}", f"{chr(ord(column) + range)}6"):
        assert may(square)
    assert not may(f"f{row + range + 1}")
    assert may(f"f{row + range - 1}") is (range == 2), "next to one another, bare hands will do"
    assert not may(f"g{row + range}")
    assert not may(f"f{row + range}", third="f7"), "somebody stands between"
    assert not may(f"f{row + range}", ice=f"f{row + range - 1}")
    assert may(f"f{row + range}", third=f"f{row + range + 1}", ice="e7")


@rule("TX-161", "TX-162", "TX-A18")
def test_no_line_leads_across_the_sea() -> None:
    """The sea of the base pack lies in the corners alone; in a pack with a lake nobody shoots across it."""
    text = GAME.pack.text.replace('sea = ["a1", ', 'sea = ["e2", "a1", ', 1).replace(
        '"e2", "f2", "g2"', '"f2", "g2"', 1
    )
    game = GAME.bind(liza.Pack(text, "lake"))
    squares = {key: number for number, key in enumerate(game.content.board.keys)}  # type: ignore[attr-defined]
    assert "e2" not in squares
    state: Any = game.new(seats=3, seed=3, characters="random")
    while state.round == 0:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    seat, other, third = [(state.starter + step) % 3 for step in range(3)]
    sling = KEYS.index("honda")
    state.explorers[seat].held[0] = HeldWeapon(game.content.weapons[sling], 3)  # type: ignore[attr-defined]
    state.explorers[seat].hand.append(KEYS.index("pergamino_del_rayo"))
    for place, hit in (("e3", False), ("g1", True)):
        stand = [squares[{seat: "e1", other: place, third: "l6"}[who]] for who in range(3)]
        give(state, "at", stand)
        state.occupant = [stand.index(square) if square in stand else -1 for square in range(len(squares))]
        legal = [game.notation(action) for action in state.clone().legal(seat)]
        assert (f"attack p{other + 1}" in legal) is hit
        assert ("use pergamino_del_rayo" in legal) is hit


@rule("TX-A108")
@pytest.mark.parametrize(
    ("other", "pushed"),
    [("e5", ["e6", "e7"]), ("e3", ["e2", "e1"]), ("d4", ["c4", "b4"]), ("f4", ["g4", "h4"])],
)
def test_a_shove_goes_straight_away_on_every_side(other: str, pushed: list[str]) -> None:
    t = Island(f"cosme_vendaval@e4 isaac_fleesa@{other} paula_percebe@l6", gems=[1]).dice("a0 d2")
    assert t.play("ability empellon, aim p2, roll").legal == ["stop", *[f"place {square}" for square in pushed]]


@rule("TX-112", "TX-A46", "TX-111")
@pytest.mark.parametrize("point", range(8))
def test_every_point_is_explored_once_a_turn_with_the_deck_of_its_quadrant(point: int) -> None:
    id, squares = BOARD.points[point]
    quadrant = BOARD.quadrants[BOARD.quadrant[squares[0]]]
    assert id.startswith(quadrant)
    decks = {
        name: f"{card} espada_corta"
        for name, card in zip(BOARD.quadrants, ("honda", "garfio", "cantimplora", "gema_de_poder"), strict=True)
    }
    for square in squares:
        t = Island(f"ian_frost@{BOARD.keys[square]} isaac_fleesa@f6 paula_percebe@g7", decks=decks).play("explore")
        assert (t.hand(0), len(t.deck(quadrant)), t.energy) == (decks[quadrant].split()[0], 1, 3)
        assert t.refusal("explore") == "TX-112"
        (zone,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "explored"]
        assert [piece["key"] for piece in zone["pieces"]] == [id]
        assert t.play("end, end, end").may("explore"), "in the next turn again"


@rule("TX-A101", "TX-166", "TX-A62")
def test_a_long_shot_is_made_with_one_weapon() -> None:
    people = "isaac_fleesa@c2 ian_frost@c5 paula_percebe@l6"
    t = Island(people, worn=["honda ballesta_de_caza"], gems=[1]).dice("a5 d0").play("ability tiro_largo, aim p2")
    assert t.legal == ["wield honda", "wield ballesta_de_caza"]
    t.play("wield ballesta_de_caza")
    assert (t.moment, t.lost[1], t.ammo[:2]) == ("Main", 3 + 2 + 5 - 2, [3, 1])
    both = Island("isaac_fleesa@c2 ian_frost@c4 paula_percebe@l6", worn=["honda ballesta_de_caza"]).dice("a5 d0")
    both.play("attack p2, wield honda, wield ballesta_de_caza")
    assert both.lost[1] == 3 + 1 + 2 + 5 - 2
    exact = Island("isaac_fleesa@c2 ian_frost@c4 paula_percebe@l6", worn=["honda"], gems=[1])
    assert exact.play("ability tiro_largo").may("aim p2"), "the own range will do as well"
    far = Island("isaac_fleesa@c2 ian_frost@c6 paula_percebe@l6", worn=["honda"], gems=[1])
    assert far.refusal("ability tiro_largo") == "TX-A98"


@rule("TX-161", "TX-162")
def test_a_line_of_fire_ends_where_ice_stands_at_its_end() -> None:
    def fire(ice: str) -> set[str]:
        t = Island("ian_frost@e6 isaac_fleesa@a7 paula_percebe@l6", worn=["arco_de_tejo"], ice=ice)
        (zone,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "fire"]
        (bow,) = [piece for piece in zone["pieces"] if piece["key"] == "arco_de_tejo"]
        return {mark["key"] for mark in bow["marks"]}

    assert fire("") == {"e3", "h6", "e9", "b6"}
    assert fire("e9") == {"e3", "h6", "b6"}
    assert fire("e8 h6") == {"e3", "b6"}
    assert fire("e4") == {"h6", "e9", "b6"}


@rule("TX-A108", "TX-106", "TX-083")
def test_a_rock_foot_slips_past_somebody_across_a_river_and_others_do_not() -> None:
    for who, may in (("paula_percebe", True), ("ian_frost", False)):
        t = Island(f"{who}@c2 isaac_fleesa@c3 renzo_chispa@l6", hands=["bomba_de_humo"]).play("use bomba_de_humo")
        assert t.may("move c4") is may
        assert t.may("move b3")


# The first square of the map, c1.


@rule("TX-036", "TX-104", "TX-105", "TX-107")
def test_one_comes_to_and_goes_from_the_first_square() -> None:
    assert SQUARES["c1"] == 0
    t = Island("ian_frost@c1 isaac_fleesa@c2 paula_percebe@l6")
    assert [text for text in t.legal if text.startswith("move")] == ["move d1"]
    t.play("move d1")
    assert t.may("move c1"), "nobody is left there"
    t.play("move c1, end")
    assert t.stands(0) == "c1"
    assert t.refusal("move c1") == "TX-107"
    leap = Island("cosme_vendaval@c3 isaac_fleesa@c2 paula_percebe@l6")
    assert leap.may("move c1")
    over = Island("cosme_vendaval@d1 isaac_fleesa@c1 paula_percebe@l6")
    assert over.play("move c2").energy == 3
    ice = Island("ian_frost@d2 isaac_fleesa@l7 paula_percebe@l6", gems=[1]).play("ability bloques_de_hielo, place c1")
    assert ice.refusal("place c1") == "TX-A83"
    assert ice.play("stop, move c2").refusal("move c1") == "TX-051"


@rule("TX-083", "TX-107", "TX-A108")
def test_a_light_foot_leaps_over_everybody_whatever_the_seat_but_not_over_ice() -> None:
    for others in ("isaac_fleesa@e5 paula_percebe@l6", "isaac_fleesa@l6 paula_percebe@e5"):
        t = Island(f"cosme_vendaval@e4 {others}")
        assert {"move e6", "move d5", "move f5"} <= set(t.legal)
        (zone,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "reach"]
        steps = {mark["key"]: mark["count"] for piece in zone["pieces"] for mark in piece["marks"]}
        assert (steps["e6"], steps["e7"], "e5" in steps) == (2, 3, False)
        assert t.play("move e6").energy == 3
    ice = Island("cosme_vendaval@e4 isaac_fleesa@a7 paula_percebe@l6", ice="e5 d4 f4")
    assert ice.refusal("move e6") == "TX-105"
    (zone,) = [zone for zone in ice.state.view(None)["zones"] if zone["id"] == "reach"]
    steps = {mark["key"]: mark["count"] for piece in zone["pieces"] for mark in piece["marks"]}
    assert (steps["e3"], "e6" in steps) == (1, False)


@rule("TX-157", "TX-159", "TX-161", "TX-175", "TX-088")
def test_one_attacks_and_is_attacked_on_the_first_square() -> None:
    tired = Island("ian_frost@c2 isaac_fleesa@c1 paula_percebe@l6", fields={"spent": 4})
    assert tired.refusal("attack p2") == "TX-156"
    t = Island("ian_frost@c2 isaac_fleesa@c1 paula_percebe@l6 darla_olcay@l7", life=[0, 5], relics="escudo_solar")
    t.dice("a5 d0").play("attack p2, wield cuchillo")
    assert (t.stands(1), t.gems[0], t.hand(0), t.occupant[0]) == ("", 1, "escudo_solar", -1)
    struck = Island("ian_frost@c1 isaac_fleesa@d1 paula_percebe@l6", worn=["cuchillo garfio"]).dice("a5 d0")
    struck.play("attack p2, wield garfio, roll")
    assert (struck.moment, struck.lost[1]) == ("Shift", 2 + 2 + 5 - 2)
    hooked = Island("ian_frost@d1 isaac_fleesa@c1 paula_percebe@l6", worn=["garfio"]).dice("a5 d0")
    hooked.play("attack p2, wield garfio, place c2")
    assert hooked.stands(1) == "c2"
    shot = Island("ian_frost@c3 isaac_fleesa@c1 paula_percebe@l6", worn=["honda"]).dice("a5 d0")
    assert shot.play("attack p2, wield honda").lost[1] == 2 + 1 + 5 - 2
    cold = Island("ian_frost@d1 isaac_fleesa@c1 paula_percebe@l6", gems=[1]).dice("a5 d0")
    assert cold.play("ability ventisca, aim p2, wield cuchillo").slow == [0, 1, 0]
    gamble = Island("darla_olcay@c1 isaac_fleesa@d1 paula_percebe@l6", gems=[1]).dice("a0 a0 d2")
    gamble.play("ability todo_o_nada, aim p2, roll, keep")
    assert (gamble.lost[0], gamble.moment, gamble.stands(0)) == (4, "Main", "c1")
    shove = Island("cosme_vendaval@c2 isaac_fleesa@d2 paula_percebe@l6", gems=[1]).dice("a0 d2")
    assert shove.play("ability empellon, aim p2, roll").legal == ["stop", "place e2", "place f2"]
    corner = Island("cosme_vendaval@e1 isaac_fleesa@d1 paula_percebe@l6", gems=[1]).dice("a0 d2")
    assert corner.play("ability empellon, aim p2, roll").legal == ["stop", "place c1"]


@rule("TX-199", "TX-A30", "TX-A32", "TX-A75", "TX-A96")
def test_effects_find_whoever_stands_on_the_first_square() -> None:
    others = "isaac_fleesa@c1 paula_percebe@l6"
    assert Island(f"mirta_salitre@d1 {others}", gems=[1]).play("ability vapor_toxico, aim p2").lost == [0, 2, 0]
    assert Island(f"renzo_chispa@d2 {others}", gems=[1]).play("ability estallido").lost == [0, 2, 0]
    for deity, choice in (("karhun", ""), ("nublia", ", choose nw")):
        t = Island(f"ian_frost@d2 {others}", gems=[2], deities=deity, revealed=1)
        assert t.play(f"favour {deity}{choice}").lost == [0, 2, 0]
    mirage = Island(f"agata_nimbo@d2 {others}", gems=[1]).play("ability espejismo, aim p2")
    assert (mirage.stands(0), mirage.stands(1), mirage.occupant[0]) == ("c1", "d2", mirage.seat(0))
    witch = Island(f"ian_frost@f6 {others}", hands=["tridente_abisal", "honda"])
    witch.play("visit mirada, pay tridente_abisal, aim p2, take honda")
    assert (witch.hand(0), witch.hand(1)) == ("honda", "")
    dose = Island(f"mirta_salitre@c1 ian_frost@d1 {others[16:]}", hands=["cantimplora"], life=[5])
    assert dose.play("use cantimplora").life[0] == 5 + 2 + 1
    walk = Island("paula_percebe@c1 isaac_fleesa@l7 ian_frost@l6", gems=[1]).play("ability marea_viva, move c2, stop")
    assert walk.stands(0) == "c2"


@rule("TX-204", "TX-208", "TX-A78", "TX-A39", "TX-A36", "TX-A92")
def test_rounds_go_on_for_whoever_stands_on_the_first_square() -> None:
    people = "ian_frost@c1 isaac_fleesa@a7 paula_percebe@l6"
    fog = Island(people, stage=1).dice("a3").play("end")
    assert fog.lost[0] == 3
    flood = Island(people, round=2, deities="aiyen").play("end, end, end")
    assert flood.lost == [2, 2, 2]
    hunger = Island(people, round=2, deities="bromo", hands=["honda"]).play("end, end, end")
    assert (hunger.moment, hunger.asked) == ("WrathOn", 0)
    last = Island(people, round=60, max_rounds="60", life=[9, 9, 9], fields={"gems": [1, 0, 0]}).play("end, end, end")
    assert last.state.outcome is not None
    assert last.state.outcome.ranking[0] == (last.seat(0),)
    gone = Island("ian_frost@c2 isaac_fleesa@c1 paula_percebe@l6 darla_olcay@a7").leave(1)
    assert gone.may("move c1")
    view = Island(people).state.view(None)
    (island,) = [zone for zone in view["zones"] if zone["id"] == "island"]
    assert {piece["marks"][0]["key"] for piece in island["pieces"]} == {"c1", "a7", "l6"}
    (fire,) = [zone for zone in view["zones"] if zone["id"] == "fire"]
    assert len(fire["pieces"]) == 3
    (reach,) = [zone for zone in view["zones"] if zone["id"] == "reach"]
    assert len(reach["pieces"]) == 1
    back = Island("mirta_salitre@c1 isaac_fleesa@d1 paula_percebe@l6", gems=[1]).play("attack p2, ability vapor_toxico")
    assert back.play("aim p2").moment == "Declare"
