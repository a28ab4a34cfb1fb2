"""What lies on the table, all of it, as a seat and as a spectator see it (TX-214 to TX-220, TX-A86, ledger 5.4)."""

from __future__ import annotations

from typing import Any

from tests.games.tanxi.island import Island
from tests.support import rule

Shown = tuple[str, str | None, dict[str, int]]


def table() -> Island:
    """Return a night with a little of everything."""
    return Island(
        "cosme_vendaval@e4 isaac_fleesa@e6 paula_percebe@flat tadeo_roble@c12",
        hands=["cantimplora honda", "garfio gema_de_poder", "", "honda"],
        worn=[
            "honda*2 mascara_mirona botas_del_viajero",
            "cetro_del_bosque*1",
            "",
            "cuchillo manto_espectral talisman_doble",
        ],
        gems=[2, 0, 1, 0],
        life=[7, 3],
        decks={"nw": "honda hongo_mutante garfio", "ne": "", "se": "honda"},
        relics="escudo_solar",
        merchant="cantimplora tridente_abisal",
        deities="petrae karhun aiyen",
        revealed=2,
        round=14,
        stage=1,
        ice="d4 d5",
        fields={
            "orbs": [1, 1, 0, 1, 0, 0, 0, 0], "marker": 1, "explored": 1, "attacked": 2, "ability_used": True,
            "rage": 2, "spent": 1, "guard": [0, 2, 0, 0], "guard_dice": [0, 0, 0, 3], "sheltered": [0, 0, 0, 1],
            "slow": [0, 0, 2, 0], "discard": [3, 40],
        },
    )  # fmt: skip


def pieces(t: Island, zone: str, seat: int | None = None, viewer: int | None = 0) -> list[Any]:
    """Return a zone piece by piece: kind, key, owner, marks and numbers."""
    (found,) = [z for z in t.state.view(viewer)["zones"] if z["id"] == zone and z["seat"] == seat]
    return [
        (p["kind"], p["key"], p["owner"], [(m["kind"], m["key"], m["count"]) for m in p["marks"]], p["numbers"])
        for p in found["pieces"]
    ]


def counters(t: Island) -> list[tuple[str, int, int | None, int | None]]:
    """Return every counter."""
    return [(c["id"], c["value"], c["seat"], c["limit"]) for c in t.state.view(1)["counters"]]


HONDA = {"attack": 1, "range": 2, "hands": 1, "coins": 2}


@rule("TX-215", "TX-191", "TX-A86", "TX-A87", "TX-036", "TX-179", "TX-219")
def test_what_everybody_shares() -> None:
    t = table()
    assert pieces(t, "island") == [
        ("player", "p1", 0, [("square", "e4", 1)], {}),
        ("player", "p2", 1, [("square", "e6", 1)], {}),
        ("player", "p4", 3, [("square", "c12", 1)], {}),
        ("token", "ice", 0, [("square", "d4", 1)], {}),
        ("token", "ice", 0, [("square", "d5", 1)], {}),
    ]
    trident = {"attack": 6, "defence": 1, "hands": 2, "coins": 6}
    assert pieces(t, "merchant") == [
        ("object", "cantimplora", None, [], {"coins": 1}),
        ("weapon", "tridente_abisal", None, [], trident),
    ]
    sold = {zone[1]: zone[3] for zone in pieces(t, "residents")}
    assert sold == {
        "cantinero": [("service", "trago", 1), ("service", "cena", 1)],
        "bruja": [("token", "marker", 1), ("service", "mirada", 1), ("service", "orbe", 1)],
        "duende_minero": [("service", "gema", 1), ("service", "gemas", 1)],
        "comerciante": [("service", "compra", 1)],
    }
    assert [piece[1] for piece in pieces(t, "deities")] == ["petrae", "karhun", None]
    assert pieces(t, "discard") == [
        ("weapon", "espada_corta", None, [], {"attack": 3, "hands": 1, "coins": 3}),
        ("object", "orbe_de_hielo", None, [], {"coins": 4}),
    ]
    assert [piece[:2] for piece in pieces(t, "explored")] == [("point", "nw_inner")]
    assert (pieces(t, "monster"), pieces(t, "attack")) == ([], [])
    counts = {z["id"]: z["count"] for z in t.state.view(None)["zones"] if z["id"].startswith(("deck", "relics"))}
    assert counts == {"deck_nw": 3, "deck_ne": 0, "deck_se": 1, "deck_sw": 21, "relics": 1}
    assert all(pieces(t, zone) == [] for zone in counts)
    assert [z["id"] for z in t.state.view(0)["zones"]] == [
        "island", "monster", "attack", "deck_nw", "deck_ne", "deck_se", "deck_sw", "relics", "merchant", "residents",
        "deities", "discard", "explored", "reach", "fire", *["character", "worn", "hand"] * 4,
    ]  # fmt: skip


@rule("TX-085", "TX-214", "TX-215", "TX-A86", "TX-080")
def test_what_belongs_to_each() -> None:
    t = table()
    own = [("colour", "red", 1), ("ability", "rafaga", 1), ("ability", "empellon", 1)]
    tokens = [("token", "gem", 2), ("token", "fire", 1), ("token", "ice", 1)]
    numbers = {"life": 7, "attack": 2, "defence": 2, "energy": 6, "dice": 1}
    assert pieces(t, "character", 0) == [("character", "cosme_vendaval", 0, own + tokens, numbers)]
    (isaac,) = pieces(t, "character", 1)
    assert isaac[3] == [
        ("colour", "blue", 1),
        ("ability", "tiro_largo", 1),
        ("ability", "mano_rapida", 1),
        ("token", "ice", 1),
    ]
    assert isaac[4] == {"life": 3, "attack": 3, "defence": 2, "energy": 4, "dice": 1}
    (paula,) = pieces(t, "character", 2)
    assert paula[3][0] == ("colour", "green", 1)
    assert (paula[3][-1], paula[4]["life"]) == (("token", "gem", 1), 0)
    (tadeo,) = pieces(t, "character", 3)
    assert tadeo[3] == [("colour", "yellow", 1), ("ability", "raices", 1), ("ability", "corteza", 1)]
    assert tadeo[4] == {"life": 14, "attack": 3, "defence": 3, "energy": 4, "dice": 3}
    assert pieces(t, "worn", 0) == [
        ("equipment", "mascara_mirona", 0, [("slot", "head", 1)], {"defence": 1, "coins": 3}),
        ("equipment", "botas_del_viajero", 0, [("slot", "feet", 1)], {"energy": 1, "coins": 3}),
        ("weapon", "honda", 0, [("slot", "hand", 1), ("token", "ammo", 2)], HONDA),
    ]
    cetro = {"attack": 3, "range": 3, "hands": 2, "coins": 4}
    assert pieces(t, "worn", 1) == [
        ("weapon", "cetro_del_bosque", 1, [("slot", "hand", 1), ("token", "ammo", 1)], cetro)
    ]
    assert [(piece[1], piece[3]) for piece in pieces(t, "worn", 3)] == [
        ("manto_espectral", [("slot", "chest", 1)]),
        ("talisman_doble", [("slot", "accessory", 1)]),
        ("cuchillo", [("slot", "hand", 1)]),
    ]
    second = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", worn=["cuchillo honda*2"])
    assert [piece[3] for piece in pieces(second, "worn", 0)] == [
        [("slot", "hand", 1)],
        [("slot", "hand", 1), ("token", "ammo", 2)],
    ]


@rule("TX-214", "TX-A86")
def test_hands_are_seen_by_their_owners_only() -> None:
    t = table()
    mine: list[Any] = [("weapon", "honda", 0, [], HONDA), ("object", "cantimplora", 0, [], {"coins": 1})]
    assert pieces(t, "hand", 0, 0) == mine
    assert pieces(t, "hand", 0, 1) == pieces(t, "hand", 0, None) == [("card", None, 0, [], {})] * 2
    assert pieces(t, "hand", 1, 0) == [("card", None, 1, [], {})] * 2
    assert [piece[1] for piece in pieces(t, "hand", 1, 1)] == ["garfio", "gema_de_poder"]
    assert pieces(t, "hand", 2, 2) == []
    shown = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", hands=["tridente_abisal honda"]).play(
        "unequip cuchillo"
    )
    assert [piece[1] for piece in pieces(shown, "hand", 0, 1)] == ["cuchillo", None, None]


@rule("TX-201", "TX-210", "TX-207", "TX-070", "TX-A37", "TX-089", "TX-A99")
def test_everything_that_is_counted() -> None:
    assert counters(table()) == [
        ("round", 12, None, 12), ("fog", 1, None, 3), ("night", 2, None, None),
        ("life", 7, 0, 14), ("gems", 2, 0, None),
        ("life", 3, 1, 12), ("gems", 0, 1, None), ("guard", 2, 1, None), ("attacked", 1, 1, None),
        ("life", 0, 2, 14), ("gems", 1, 2, None), ("down", 2, 2, None), ("slow", 2, 2, None),
        ("life", 14, 3, 14), ("gems", 0, 3, None), ("guard_dice", 3, 3, None), ("sheltered", 1, 3, None),
        ("energy", 5, 0, None), ("ability_used", 1, 0, None), ("rage", 2, 0, None),
    ]  # fmt: skip
    day = Island("ian_frost@e4 isaac_fleesa@upright paula_percebe@l6", round=12, stage=3, fields={"favour_used": True})
    assert counters(day) == [
        ("round", 12, None, 12), ("fog", 3, None, 3),
        ("life", 14, 0, 14), ("gems", 0, 0, None), ("life", 0, 1, 12), ("gems", 0, 1, None), ("down", 1, 1, None),
        ("life", 14, 2, 14), ("gems", 0, 2, None), ("energy", 4, 0, None), ("favour_used", 1, 0, None),
    ]  # fmt: skip


@rule("TX-159", "TX-161", "TX-163", "TX-104")
def test_lines_of_fire_and_ways() -> None:
    t = table()
    assert [(piece[1], [mark[1:] for mark in piece[3]]) for piece in pieces(t, "fire")] == [
        ("p1", [("e3", 1), ("f4", 1), ("e5", 1), ("d4", 1)]),
        ("honda", [("e2", 2), ("g4", 2), ("e6", 2)]),
        ("p2", [("e5", 1), ("f6", 1), ("e7", 1), ("d6", 1)]),
        ("p4", [("c11", 1)]),
    ]
    ((kind, key, owner, marks, _),) = pieces(t, "reach")
    ways = {mark[1]: mark[2] for mark in marks}
    assert (kind, key, owner) == ("player", "p1", 0)
    assert (ways["e5"], ways["f5"], ways["e7"], ways["d6"], ways["g1"]) == (1, 2, 3, 3, 5)
    assert not {"e4", "e6", "d4", "d5", "a7"} & set(ways)
    assert max(ways.values()) == 5
    smoke = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["bomba_de_humo"]).play("use bomba_de_humo")
    ((_, _, _, marks, _),) = pieces(smoke, "reach")
    steps = {mark[1]: mark[2] for mark in marks}
    assert (steps["e6"], steps["e3"], steps["e2"], max(steps.values())) == (2, 1, 2, 2)
    tide = Island("paula_percebe@c3 isaac_fleesa@c5 ian_frost@l6", gems=[1]).play("ability marea_viva")
    ((_, _, _, marks, _),) = pieces(tide, "reach")
    steps = {mark[1]: mark[2] for mark in marks}
    assert (steps["c4"], steps["d4"], max(steps.values()), "c6" in steps) == (1, 2, 3, False)
    stuck = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", fields={"spent": 4})
    assert pieces(stuck, "reach") == []
    ice = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", worn=["honda"], ice="e6 g4 d4")
    assert [mark[1] for mark in pieces(ice, "fire")[1][3]] == ["e2"]
    edge = Island("ian_frost@c1 isaac_fleesa@a7 paula_percebe@l6", worn=["cuchillo honda"])
    assert [(piece[1], [mark[1] for mark in piece[3]]) for piece in pieces(edge, "fire")[:2]] == [
        ("p1", ["d1", "c2"]),
        ("honda", ["e1", "c3"]),
    ]
    asked = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6").play("attack p2")
    assert pieces(asked, "reach") == []


@rule("TX-170", "TX-131", "TX-A106")
def test_how_an_attack_adds_up() -> None:
    people = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"
    t = Island(people, worn=["cuchillo anillo_de_furia reloj_de_marea"], fields={"orbs": [1, 0, 0, 0, 0, 0], "rage": 2})
    t.dice("a4 d0").play("attack p2")
    assert pieces(t, "attack", viewer=2) == [("player", "p2", 0, [], {"attack": 2, "armed": 0, "bonus": 5})]
    t.play("wield cuchillo")
    shown = {"attack": 2, "armed": 2, "bonus": 5, "die": 4, "power": 13}
    assert (t.moment, pieces(t, "attack")) == ("Reroll", [("player", "p2", 0, [], shown)])
    assert pieces(t.play("keep"), "attack") == []
    beast = Island(people, worn=["reloj_de_marea"], decks={"nw": "hongo_mutante"}).dice("a1 d0 d0").play("explore")
    assert pieces(beast, "attack") == []
    shown = {"attack": 2, "armed": 0, "bonus": 0, "die": 1, "power": 3}
    assert pieces(beast.play("fight"), "attack") == [("monster", "hongo_mutante", 0, [], shown)]
    two = Island("darla_olcay@e4 isaac_fleesa@e5 paula_percebe@l6", gems=[1]).dice("a4 a3 d0")
    two.play("ability todo_o_nada, aim p2, wield cuchillo")
    shown = {"attack": 1, "armed": 2, "bonus": 0, "die": 7, "power": 10}
    assert pieces(two, "attack") == [("player", "p2", 0, [], shown)]


@rule("TX-220", "TX-A109")
def test_known_cards_of_a_deck_are_seen_from_the_top_by_whoever_knows_them() -> None:
    deck = {"nw": "honda garfio espada_corta arco_de_tejo"}
    t = Island("agata_nimbo@e3 ian_frost@e6 paula_percebe@l6", gems=[1], decks=deck).play("ability presagio, choose nw")
    assert [piece[1] for piece in pieces(t, "deck_nw", viewer=0)] == ["honda", "garfio", "espada_corta"]
    assert pieces(t, "deck_nw", viewer=1) == []
    t.play("top garfio, top honda")
    assert [piece[1] for piece in pieces(t, "deck_nw", viewer=0)] == ["espada_corta", "honda", "garfio"]
    t.play("move e4, explore")
    assert [piece[1] for piece in pieces(t, "deck_nw", viewer=0)] == ["honda", "garfio"]
    assert [c["value"] for c in t.state.view(0)["counters"] if c["id"] == "energy"] == [2]
