"""Equipment and objects (TX-138 to TX-155, TX-167)."""

from __future__ import annotations

import liza
from tests.games.tanxi.island import CARDS, CONTENT, GAME, Island
from tests.support import rule

THREE = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-138", "TX-139", "TX-140", "TX-141", "TX-059", "TX-215", "TX-148", "TX-085")
def test_equipping_costs_one_and_counts_at_once() -> None:
    t = Island(THREE, hands=["cota_de_malla mascara_mirona"])
    t.play("equip cota_de_malla, equip mascara_mirona")
    assert (t.wears(0), t.energy, t.hand(0)) == ("mascara_mirona cota_de_malla cuchillo", 2, "")
    assert t.refusal("equip garfio") == "TX-148"
    tired = Island(THREE, hands=["garfio"], fields={"spent": 4})
    assert tired.refusal("equip garfio") == "TX-139"
    worn = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "worn" and zone["seat"] == t.seat(0)]
    assert [piece["key"] for piece in worn[0]["pieces"]] == ["mascara_mirona", "cota_de_malla", "cuchillo"]


@rule("TX-142", "TX-145", "TX-055")
def test_one_card_on_each_slot_and_exchanges_cost_one() -> None:
    t = Island(THREE, hands=["casco_de_hueso chaleco_de_cuero"], worn=["cuchillo mascara_mirona"])
    assert t.refusal("equip casco_de_hueso") == "TX-142"
    assert t.refusal("swap chaleco_de_cuero") == "TX-145"
    t.play("swap casco_de_hueso")
    assert (t.wears(0), t.hand(0), t.energy) == ("casco_de_hueso cuchillo", "chaleco_de_cuero mascara_mirona", 3)


@rule("TX-143", "TX-146", "TX-226", "TX-054")
def test_two_hands_hold_two_cards_or_one() -> None:
    t = Island(THREE, hands=["espada_corta escudo_de_hierro hacha_de_abordaje"])
    assert t.refusal("equip hacha_de_abordaje") == "TX-143"
    t.play("equip espada_corta")
    assert t.refusal("equip escudo_de_hierro") == "TX-143"
    t.play("rearm, unequip cuchillo, unequip espada_corta, equip hacha_de_abordaje")
    assert (t.wears(0), t.hand(0), t.energy) == ("hacha_de_abordaje", "cuchillo escudo_de_hierro espada_corta", 2)
    t.play("rearm, unequip hacha_de_abordaje, equip espada_corta, equip cuchillo")
    assert (t.wears(0), t.energy) == ("espada_corta cuchillo", 1)


@rule("TX-A63", "TX-A64", "TX-146")
def test_an_exchange_may_leave_one_and_bring_two() -> None:
    t = Island(THREE, hands=["espada_corta escudo_de_hierro"])
    t.play("rearm")
    assert t.refusal("equip espada_corta") == "TX-A63"
    assert t.refusal("stop") == "TX-146"
    t.play("unequip cuchillo, equip espada_corta")
    assert t.refusal("unequip espada_corta") == "TX-A64"
    t.play("equip escudo_de_hierro")
    assert (t.wears(0), t.energy) == ("espada_corta escudo_de_hierro", 3)
    t.play("rearm, unequip escudo_de_hierro, equip cuchillo")
    assert (t.wears(0), t.energy) == ("espada_corta cuchillo", 2)
    one = Island(THREE, hands=["espada_corta garfio"]).play("rearm, unequip cuchillo, equip garfio, stop")
    assert (one.wears(0), one.hand(0)) == ("garfio", "cuchillo espada_corta")
    bare = Island(THREE, hands=["garfio"], worn=[""])
    assert bare.refusal("rearm") == "TX-146"
    empty = Island(THREE)
    assert empty.refusal("rearm") == "TX-146"


@rule("TX-144", "TX-147", "TX-062", "TX-A11", "TX-A59")
def test_taking_off_brings_it_back_unless_it_cannot_return() -> None:
    t = Island(THREE, worn=["cuchillo ballesta_de_caza"])
    t.play("unequip cuchillo, unequip ballesta_de_caza")
    assert (t.hand(0), t.discarded, t.energy, t.ammo[:2]) == ("cuchillo", "ballesta_de_caza", 2, [0, 0])
    assert t.refusal("unequip honda") == "TX-144"
    swapped = Island(THREE, worn=["ballesta_de_caza"], hands=["garfio"])
    swapped.play("rearm, unequip ballesta_de_caza, equip garfio")
    assert swapped.discarded == "ballesta_de_caza"


@rule("TX-149", "TX-A59", "TX-167", "TX-A60")
def test_ammunition_comes_with_the_weapon_and_is_reloaded_up_to_it() -> None:
    t = Island(THREE, hands=["honda"])
    t.play("equip honda")
    assert t.ammo[1] == 3
    assert t.refusal("reload honda") == "TX-A60"
    t = Island(THREE, worn=["cuchillo honda*1"])
    t.play("reload honda")
    assert (t.ammo[1], t.energy) == (3, 3)
    bow = Island(THREE, worn=["arco_de_tejo*0"], hands=["honda"])
    assert bow.refusal("reload arco_de_tejo") == "TX-167"
    assert bow.refusal("reload honda") == "TX-A60"
    pistol = Island(THREE, worn=["pistolon_de_cobre*0"], fields={"spent": 3})
    assert pistol.refusal("reload pistolon_de_cobre") == "TX-167"
    twice = Island(THREE, worn=["cuchillo ballesta_de_caza*0"]).play("reload ballesta_de_caza, reload ballesta_de_caza")
    assert (twice.ammo[1], twice.energy) == (2, 2)


@rule("TX-A60")
def test_without_the_cap_a_weapon_is_reloaded_for_ever() -> None:
    t = Island(THREE, worn=["cuchillo honda"], reload_cap="off").play("reload honda, reload honda")
    assert t.ammo[1] == 9
    pistol = Island(THREE, worn=["pistolon_de_cobre*1"], reload_cap="off").play("reload pistolon_de_cobre")
    assert (pistol.ammo[0], pistol.energy) == (3, 2), "its reload brings two"


@rule("TX-139", "TX-146")
def test_the_smith_changes_weapons_for_nothing_once_a_turn() -> None:
    smith = "bruna_tizon@e4 isaac_fleesa@a7 paula_percebe@l6"
    t = Island(smith, worn=["cuchillo"], hands=["espada_corta casco_de_hueso mascara_mirona"])
    t.play("rearm, unequip cuchillo, equip espada_corta")
    assert (t.wears(0), t.energy) == ("espada_corta", 3)
    t.play("equip casco_de_hueso")
    assert t.energy == 2, "the exchange was the first change of the turn"
    t.play("swap mascara_mirona")
    assert t.energy == 1


@rule("TX-060", "TX-073", "TX-074", "TX-A37", "TX-A38", "TX-A69")
def test_energy_counts_from_the_moment_of_equipping() -> None:
    t = Island(THREE, hands=["botas_del_viajero botas_aladas coraza_pesada"])
    t.play("equip botas_del_viajero")
    assert t.energy == 4
    t.play("swap botas_aladas")
    assert t.energy == 4
    t.play("unequip botas_aladas")
    assert t.energy == 1
    t.play("equip coraza_pesada")
    assert t.energy == 0
    t.pass_turns(3)
    assert t.energy == 3
    slow = Island(
        "bruna_tizon@e4 isaac_fleesa@a7 paula_percebe@l6", worn=["martillo_del_trueno coraza_pesada yelmo_del_titan"]
    )
    assert slow.energy == 1


@rule("TX-150", "TX-152", "TX-151", "TX-A98", "TX-070")
def test_objects_cost_one_and_are_discarded() -> None:
    t = Island(THREE, hands=["pocion_pequena cantimplora"], life=[13])
    t.play("use pocion_pequena")
    assert (t.life[0], t.energy, t.discarded) == (14, 3, "pocion_pequena")
    assert t.refusal("use cantimplora") == "TX-A98"
    assert t.refusal("use mapa_antiguo") == "TX-150"
    tired = Island(THREE, hands=["cantimplora"], life=[5], fields={"spent": 4})
    assert tired.refusal("use cantimplora") == "TX-150"


@rule("TX-A98", "TX-A70")
def test_an_object_is_not_among_what_pays_for_what_it_begins() -> None:
    """No object of the base pack begins a visit; in a pack where one does, its own coins are gone by then."""
    letter = GAME.pack.text.replace(
        'effect = { do = "heal", amount = 2 }\ncoins = 1', 'effect = { do = "courier" }\ncoins = 9', 1
    )
    game = GAME.bind(liza.Pack(letter, "letter"))
    alone = Island(THREE, hands=["cantimplora"], life=[5], game=game)
    assert alone.refusal("use cantimplora") == "TX-A98"
    assert (
        Island(THREE, hands=["cantimplora espada_corta"], life=[5], game=game).play("use cantimplora").moment
        == "Courier"
    )
    assert (
        Island(THREE, hands=["cantimplora cantimplora"], life=[5], game=game).play("use cantimplora").moment
        == "Courier"
    )


@rule("TX-063")
def test_a_free_object_costs_nothing() -> None:
    t = Island(THREE, hands=["elixir_de_energia reloj_de_arena"], fields={"spent": 4})
    t.play("use elixir_de_energia")
    assert t.energy == 2
    t.play("use reloj_de_arena")
    assert t.energy == 6


@rule("TX-153", "TX-154", "TX-155", "TX-A53")
def test_orbs_are_taken_one_of_each() -> None:
    t = Island(THREE, hands=["orbe_de_fuego orbe_de_fuego orbe_de_hielo"])
    t.play("use orbe_de_fuego, use orbe_de_hielo")
    assert t.orbs[:2] == [1, 1]
    assert t.refusal("use orbe_de_fuego") == "TX-A98"


@rule("TX-151")
def test_potions_and_elixirs() -> None:
    for name, gained in (("cantimplora", 2), ("pocion_pequena", 3), ("pocion_grande", 6), ("elixir_de_vida", 13)):
        t = Island(THREE, hands=[name], life=[1]).play(f"use {name}")
        assert t.life[0] == 1 + gained


@rule("TX-A96", "TX-A100", "TX-A34", "TX-175")
def test_poison_and_lightning() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["frasco_de_veneno"]).play("use frasco_de_veneno")
    assert t.legal == ["aim p2"]
    assert t.refusal("aim p3") == "TX-A96"
    assert t.refusal("aim p1") == "TX-A91"
    t.play("aim p2")
    assert t.lost == [0, 2, 0]
    assert t.may("attack p2")
    bolt = Island(
        "ian_frost@e4 isaac_fleesa@e9 paula_percebe@l6",
        hands=["pergamino_del_rayo"],
        life=[0, 4],
        relics="escudo_solar",
    )
    bolt.play("use pergamino_del_rayo, aim p2")
    assert (bolt.stands(1), bolt.gems[0], bolt.hand(0)) == ("", 1, "escudo_solar")
    away = Island("ian_frost@e4 isaac_fleesa@f9 paula_percebe@l6", hands=["pergamino_del_rayo frasco_de_veneno"])
    assert away.refusal("use pergamino_del_rayo") == "TX-A98"
    assert away.refusal("use frasco_de_veneno") == "TX-A98"


@rule("TX-A108")
def test_a_smoke_bomb_leads_through_a_character() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["bomba_de_humo"], fields={"spent": 4})
    t.play("use bomba_de_humo")
    assert t.may("move e6")
    assert t.refusal("move e5") == "TX-107"
    t.play("move e6")
    assert (t.stands(0), t.moment) == ("e6", "Main")
    short = Island(THREE, hands=["bomba_de_humo"]).play("use bomba_de_humo, move e5, stop")
    assert short.stands(0) == "e5"


@rule("TX-A109", "TX-A94", "TX-A98")
def test_an_ancient_map_shows_the_top_of_a_deck() -> None:
    t = Island(THREE, hands=["mapa_antiguo"], decks={"ne": "oso_de_la_caverna honda", "nw": ""}).play(
        "use mapa_antiguo"
    )
    assert t.refusal("choose nw") == "TX-A98"
    t.play("choose ne")
    assert t.legal == ["pass", "take honda"]
    assert t.refusal("take oso_de_la_caverna") == "TX-A109"
    assert t.refusal("take garfio") == "TX-A109"
    t.play("take honda")
    assert (t.hand(0), t.deck("ne"), t.discarded) == ("honda", ["oso_de_la_caverna"], "mapa_antiguo")
    none = Island(THREE, hands=["mapa_antiguo"], decks={"ne": "honda garfio"}).play("use mapa_antiguo, choose ne, pass")
    assert sorted(none.deck("ne")) == ["garfio", "honda"]


@rule("TX-A99", "TX-151", "TX-076")
def test_blessed_oil_lasts_until_the_next_own_turn() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["aceite_bendito"]).play(
        "use aceite_bendito, end"
    )
    t.dice("a0 d0").play("attack p1, wield cuchillo")
    assert t.lost[0] == 3 + 2 - (2 + 2)
    t.pass_turns(2)
    assert t.guard[0] == 0


@rule("TX-A57", "TX-058", "TX-075", "TX-061")
def test_a_war_horn_and_a_ring_make_the_attack_stronger() -> None:
    t = Island(
        "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["cuerno_de_guerra"], worn=["cuchillo anillo_de_furia"]
    )
    t.dice("a1 d0").play("use cuerno_de_guerra, attack p2, roll")
    assert "attack_rolled 0 1 9" in t.log
    assert t.rage == 0


@rule("TX-083", "TX-A44", "TX-064")
def test_traits_of_equipment() -> None:
    ford = Island("ian_frost@c3 isaac_fleesa@a7 paula_percebe@l6", worn=["botas_de_escalada"]).play("move c4")
    assert ford.stands(0) == "c4"
    pouch = Island(THREE, worn=["honda*0 bolsa_de_polvora"]).play("reload honda")
    assert pouch.ammo[0] == 4
    assert [CONTENT.all[CARDS[key]].relic for key in ("tridente_abisal", "honda")] == [True, False]
