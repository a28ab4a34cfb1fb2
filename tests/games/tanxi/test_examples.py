"""The worked examples of the rulebook, with loaded dice (TX-222 to TX-233)."""

from __future__ import annotations

from tests.games.tanxi.island import Island
from tests.support import rule


@rule("TX-222")
def test_paula_walks_and_explores() -> None:
    t = Island("paula_percebe@f1 ian_frost@a7 isaac_fleesa@l6", decks={"nw": "cota_de_malla"})
    t.play("move f2, move f3, move f4, explore")
    assert (t.energy, t.hand(0), t.wears(0)) == (0, "cota_de_malla", "cuchillo")


@rule("TX-223")
def test_ian_explores_two_points() -> None:
    t = Island("ian_frost@e5 paula_percebe@a7 isaac_fleesa@l6", decks={"nw": "honda", "sw": "garfio"})
    t.play("explore, move e6, move e7, explore")
    assert (t.energy, t.hand(0)) == (0, "garfio honda")


@rule("TX-224", "TX-A97")
def test_ian_beats_the_mushroom() -> None:
    t = Island("ian_frost@e5 paula_percebe@a7 isaac_fleesa@l6", decks={"nw": "hongo_mutante"})
    t.dice("a4 d1 d2").play("explore, fight, wield cuchillo")
    assert "attack_rolled 0 4 8" in t.log
    assert "monster_dice hongo_mutante 3" in t.log
    assert (t.discarded, t.gems[0]) == ("hongo_mutante", 1)


@rule("TX-225")
def test_one_less_is_not_enough() -> None:
    t = Island("ian_frost@e5 paula_percebe@a7 isaac_fleesa@l6", decks={"nw": "hongo_mutante"})
    t.dice("a3 d1 d2").play("explore, fight, wield cuchillo")
    assert (t.gems[0], t.lost[0], t.deck("nw")) == (0, 2 - 1, ["hongo_mutante"])


@rule("TX-227", "TX-228", "TX-229", "TX-230", "TX-147")
def test_isaac_shoots_ian() -> None:
    t = Island(
        "isaac_fleesa@e5 ian_frost@e9 paula_percebe@l6",
        hands=["orbe_de_fuego cetro_del_bosque"],
        worn=["cuchillo ballesta_de_caza", "cuchillo mascara_mirona"],
    )
    t.play("use orbe_de_fuego, rearm, unequip cuchillo, unequip ballesta_de_caza, equip cetro_del_bosque, move e6")
    assert t.ammo[0] == 5
    t.dice("a2 d2").play("attack p2, wield cetro_del_bosque")
    assert "attack_rolled 0 2 11" in t.log
    assert "defence_rolled 1 2 5" in t.log
    assert (t.lost[1], t.energy, t.orbs[0], t.ammo[0]) == (6, 0, 0, 3)
    assert (t.hand(0), t.discarded) == ("cuchillo", "orbe_de_fuego ballesta_de_caza")


@rule("TX-231", "TX-232", "TX-233")
def test_darla_goes_shopping() -> None:
    t = Island(
        "darla_olcay@f4 ian_frost@a7 paula_percebe@l6",
        hands=["cuchillo botas_del_viajero"],
        worn=[""],
        decks={"nw": "honda garfio oso_de_la_caverna"},
        merchant="",
    )
    t.play("move f5, move f6, visit gemas, pay cuchillo, pay botas_del_viajero, move f5")
    assert (t.energy, t.gems[0], t.shop, t.marker) == (0, 2, "botas_del_viajero cuchillo", 2)
    t.play("ability suerte")
    assert len(t.legal) == 3
    t.play("take garfio")
    assert (t.hand(0), t.gems[0]) == ("garfio", 1)
