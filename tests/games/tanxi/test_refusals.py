"""Why not? Every refusal at every moment names its rule and tells what would help; what is possible is not refused."""

from __future__ import annotations

from typing import Any

from tests.games.tanxi.island import GAME, Island
from tests.support import rule

APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
NEXT = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"
SHOP = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"


def refused(t: Island, **wanted: str) -> None:
    """Check every choice that is named (two underscores for a blank) against the rule and remedy it should meet."""
    found = {choice: t.why_not(choice.replace("__", " ")) for choice in wanted}
    assert found == wanted


@rule("TX-104", "TX-105", "TX-106", "TX-107", "TX-051")
def test_moving() -> None:
    t = Island("ian_frost@c3 isaac_fleesa@c2 paula_percebe@l6", ice="d3")
    refused(
        t,
        move__c2="TX-107",
        move__d3="TX-051",
        move__c4="TX-106",
        move__b4="TX-105 diagonal",
        move__c5="TX-105",
        move__c3="TX-105",
    )
    tired = Island("ian_frost@c3 isaac_fleesa@c2 paula_percebe@l6", fields={"spent": 4})
    refused(tired, move__b3="TX-104", move__c2="TX-104", move__c5="TX-104")
    leap = Island("cosme_vendaval@e4 isaac_fleesa@e5 paula_percebe@l6", fields={"spent": 4})
    refused(leap, move__e6="TX-104 leap", move__f5="TX-104 leap", move__e5="TX-107", move__e7="TX-105")
    assert leap.may("move e3")
    plain = Island(NEXT)
    refused(plain, move__e6="TX-105")


@rule("TX-109", "TX-110", "TX-112", "TX-A45")
def test_exploring() -> None:
    refused(Island("ian_frost@e3 isaac_fleesa@a7 paula_percebe@l6"), explore="TX-109")
    refused(Island("ian_frost@e3 isaac_fleesa@a7 paula_percebe@l6", fields={"spent": 4}), explore="TX-109")
    refused(Island(APART, fields={"spent": 4}), explore="TX-110")
    refused(Island(APART, decks={"nw": ""}), explore="TX-A45")
    done = Island(APART, decks={"nw": "honda garfio"}).play("explore")
    refused(done, explore="TX-112")
    other = Island("ian_frost@e5 isaac_fleesa@a7 paula_percebe@l6", decks={"nw": "honda", "sw": "garfio"})
    assert other.play("explore, move e6, move e7").may("explore")


@rule("TX-142", "TX-143", "TX-144", "TX-145", "TX-146", "TX-148", "TX-139")
def test_equipping() -> None:
    t = Island(APART, hands=["casco_de_hueso honda hacha_de_abordaje mascara_mirona"], worn=["cuchillo mascara_mirona"])
    refused(
        t,
        equip__casco_de_hueso="TX-142",
        equip__hacha_de_abordaje="TX-143",
        equip__garfio="TX-148",
        unequip__honda="TX-144 worn",
        swap__mascara_mirona="TX-145 same",
        swap__cota_de_malla="TX-148",
        equip__cota_de_malla="TX-148",
    )
    bare = Island(APART, hands=["casco_de_hueso honda"], worn=[""])
    refused(bare, swap__casco_de_hueso="TX-145 empty", rearm="TX-146 hands")
    refused(Island(APART, hands=["casco_de_hueso"]), rearm="TX-146 weapon")
    tired = Island(APART, hands=["casco_de_hueso honda"], worn=["cuchillo mascara_mirona"], fields={"spent": 4})
    refused(
        tired,
        equip__honda="TX-139",
        swap__casco_de_hueso="TX-139",
        unequip__cuchillo="TX-139",
        rearm="TX-139",
        equip__garfio="TX-148",
        unequip__garfio="TX-144 worn",
    )
    last = Island(APART, hands=["honda"], fields={"spent": 3})
    assert last.may("equip honda")
    refused(last.play("equip honda"), unequip__honda="TX-139")


@rule("TX-146", "TX-A63", "TX-A64", "TX-143")
def test_exchanging_what_the_hands_hold() -> None:
    t = Island(APART, hands=["espada_corta hacha_de_abordaje escudo_de_madera"], worn=["cuchillo garfio"]).play("rearm")
    assert t.legal == ["unequip cuchillo", "unequip garfio"]
    refused(t, stop="TX-146 complete", equip__espada_corta="TX-A63", unequip__espada_corta="TX-A64")
    t.play("unequip garfio")
    assert t.legal == ["unequip cuchillo", "equip espada_corta", "equip escudo_de_madera"]
    refused(
        t, equip__hacha_de_abordaje="TX-143", unequip__garfio="TX-A64", stop="TX-146 complete", equip__honda="TX-143"
    )
    t.play("unequip cuchillo")
    assert t.legal == ["equip espada_corta", "equip hacha_de_abordaje", "equip escudo_de_madera"]
    t.play("equip espada_corta")
    assert t.legal == ["stop", "equip escudo_de_madera"]
    refused(t, equip__hacha_de_abordaje="TX-143", equip__espada_corta="TX-143", unequip__cuchillo="TX-A64")
    t.play("stop")
    assert (t.wears(0), t.energy) == ("espada_corta", 3)
    twins = Island(APART, hands=["honda"], worn=["cuchillo cuchillo"]).play("rearm")
    assert twins.legal == ["unequip cuchillo"]
    twins.play("unequip cuchillo")
    assert twins.legal == ["unequip cuchillo", "equip honda"]
    twins.play("equip honda")
    assert (twins.wears(0), twins.hand(0)) == ("honda cuchillo", "cuchillo")
    second = Island(APART, hands=["honda garfio"], worn=["espada_corta cuchillo"]).play(
        "rearm, unequip cuchillo, equip honda"
    )
    assert (second.wears(0), second.hand(0), second.ammo[:2]) == ("espada_corta honda", "cuchillo garfio", [0, 3])
    two = Island(APART, hands=["honda honda"], worn=["hacha_de_abordaje"]).play(
        "rearm, unequip hacha_de_abordaje, equip honda"
    )
    assert two.legal == ["stop", "equip honda"]
    two.play("equip honda")
    assert (two.wears(0), two.ammo[:2], two.hand(0)) == ("honda honda", [3, 3], "hacha_de_abordaje")


@rule("TX-150", "TX-A98")
def test_objects() -> None:
    t = Island(
        APART,
        hands=["cantimplora pocion_grande frasco_de_veneno pergamino_del_rayo orbe_de_fuego"],
        fields={"orbs": [1, 0, 0, 0, 0, 0]},
    )
    refused(
        t,
        use__cantimplora="TX-A98",
        use__pocion_grande="TX-A98",
        use__frasco_de_veneno="TX-A98",
        use__orbe_de_fuego="TX-A98",
        use__pergamino_del_rayo="TX-A98",
        use__mapa_antiguo="TX-150 hand",
    )
    tired = Island(APART, hands=["cantimplora elixir_de_energia"], life=[5], fields={"spent": 4})
    refused(tired, use__cantimplora="TX-150", use__mapa_antiguo="TX-150 hand", use__bomba_de_humo="TX-150 hand")
    walled = Island(
        "ian_frost@c1 isaac_fleesa@d1 paula_percebe@c2",
        hands=["bomba_de_humo"],
        ice="b2 b3 c3 d2 e1",
        fields={"spent": 4},
    )
    refused(walled, use__bomba_de_humo="TX-A98")
    empty = Island(APART, hands=["mapa_antiguo"], decks={"nw": "", "ne": "", "se": "", "sw": ""})
    refused(empty, use__mapa_antiguo="TX-A98")
    last = Island(APART, hands=["mapa_antiguo"], decks={"nw": "", "ne": "", "se": "honda", "sw": ""}).play(
        "use mapa_antiguo"
    )
    refused(last, choose__nw="TX-A98 quadrant", choose__sw="TX-A98 quadrant")
    assert last.legal == ["choose se"]


@rule("TX-156", "TX-157", "TX-158", "TX-161", "TX-044", "TX-A91")
def test_attacking() -> None:
    t = Island("ian_frost@c3 isaac_fleesa@c4 paula_percebe@flat darla_olcay@b3 tadeo_roble@d4")
    refused(t, attack__p1="TX-A91", attack__p2="TX-044", attack__p3="TX-157", attack__p5="TX-161")
    t.dice("a0 d2").play("attack p4, roll")
    refused(t, attack__p4="TX-158")
    tired = Island(NEXT, fields={"spent": 4})
    refused(
        tired, attack__p2="TX-156", attack__p3="TX-156", attack__p1="TX-A91", attack__p4="TX-157", attack__p5="TX-157"
    )
    again = Island(NEXT, fields={"spent": 3}).dice("a0 d2").play("attack p2, roll")
    refused(again, attack__p2="TX-158")


@rule("TX-159", "TX-161", "TX-165", "TX-166", "TX-168", "TX-A107", "TX-127")
def test_declaring_weapons() -> None:
    people = "ian_frost@c2 isaac_fleesa@c4 paula_percebe@l6"
    far = Island(people, worn=["honda cuchillo"]).play("attack p2")
    assert far.legal == ["wield honda"]
    refused(far, roll="TX-159 weapon", wield__cuchillo="TX-159", wield__garfio="TX-168 equipped")
    near = Island(NEXT, worn=["honda cuchillo"]).play("attack p2")
    refused(near, wield__honda="TX-161 wield")
    assert near.legal == ["roll", "wield cuchillo"]
    shield = Island(NEXT, worn=["escudo_solar cuchillo"]).play("attack p2")
    refused(shield, wield__escudo_solar="TX-A107", wield__honda="TX-168 equipped")
    dry = Island(people, worn=["honda ballesta_de_caza*0"]).play("attack p2")
    refused(dry, wield__ballesta_de_caza="TX-165")
    three = Island(NEXT, worn=["cuchillo garfio"]).play("attack p2, wield cuchillo")
    assert three.legal == ["roll", "wield garfio"]
    refused(three, wield__cuchillo="TX-166")
    beast = Island(APART, worn=["honda ballesta_de_caza"], decks={"nw": "hongo_mutante"}).play(
        "explore, fight, wield honda"
    )
    refused(beast, wield__honda="TX-127")


@rule("TX-167", "TX-A60")
def test_reloading() -> None:
    t = Island(APART, worn=["cuchillo honda"], hands=["ballesta_de_caza"])
    refused(t, reload__honda="TX-A60 full", reload__ballesta_de_caza="TX-A60 equipped", reload__cuchillo="TX-167 line")
    pistol = Island(APART, worn=["pistolon_de_cobre*0"], fields={"spent": 3})
    refused(pistol, reload__pistolon_de_cobre="TX-167 energy")
    enough = Island(APART, worn=["pistolon_de_cobre*0"], fields={"spent": 2}).play("reload pistolon_de_cobre")
    assert (enough.ammo[0], enough.energy) == (2, 0)
    twins = Island(APART, worn=["honda*2 honda*0"]).play("reload honda")
    assert twins.ammo[:2] == [2, 3]
    assert twins.legal.count("reload honda") == 1
    right = Island(APART, worn=["honda*0 honda*2"]).play("reload honda")
    assert right.ammo[:2] == [3, 2]
    full = Island(APART, worn=["honda honda*1"]).play("reload honda")
    assert full.ammo[:2] == [3, 3]


@rule("TX-176", "TX-177", "TX-179", "TX-181", "TX-190", "TX-A53", "TX-A65", "TX-A73", "TX-A75")
def test_in_the_village() -> None:
    away = Island("ian_frost@f5 isaac_fleesa@a7 paula_percebe@l6", hands=["tridente_abisal"], fields={"spent": 4})
    refused(away, visit__gema="TX-176")
    tired = Island(SHOP, hands=["tridente_abisal"], fields={"spent": 4})
    refused(tired, visit__gema="TX-177", visit__compra="TX-177")
    t = Island(SHOP, hands=["garfio"], merchant="", fields={"marker": 0})
    refused(
        t,
        visit__trago="TX-179",
        visit__cena="TX-179",
        visit__gema="TX-181",
        visit__gemas="TX-181",
        visit__mirada="TX-181",
        visit__orbe="TX-181",
        visit__compra="TX-190 empty",
    )
    dear = Island(SHOP, hands=["garfio"], merchant="honda tridente_abisal escudo_solar")
    assert dear.may("visit compra")
    dear.play("visit compra")
    refused(dear, buy__tridente_abisal="TX-181", buy__garfio="TX-190 there", buy__escudo_solar="TX-181")
    refused(dear.play("buy honda"), pay__honda="TX-A65", pay__cuchillo="TX-A65")
    only = Island(SHOP, hands=["garfio"], merchant="tridente_abisal")
    refused(only, visit__compra="TX-181")
    broke = Island(SHOP, hands=[""], merchant="cantimplora")
    refused(broke, visit__compra="TX-181", visit__gema="TX-181")
    half = Island(SHOP, hands=["tridente_abisal"], life=[7])
    refused(half, visit__cena="TX-A73")
    assert Island(SHOP, hands=["tridente_abisal"], life=[6]).may("visit cena")
    held = Island(SHOP, hands=["tridente_abisal"], fields={"orbs": [0, 1, 0, 0, 0, 0]}).play(
        "visit orbe, pay tridente_abisal"
    )
    refused(held, orb__ice="TX-A53")
    frugal = Island(SHOP, hands=["garfio honda cota_de_malla"], payment="frugal").play("visit gema")
    assert frugal.play("pay garfio").legal == ["pay honda"]
    refused(frugal, pay__cota_de_malla="TX-A71 dearer", pay__garfio="TX-A65")
    short = Island(SHOP, hands=["garfio cantimplora cota_de_malla"], payment="frugal").play("visit gemas")
    refused(short, pay__garfio="TX-A71 short", pay__cantimplora="TX-A71 short")
    witch = Island(
        "ian_frost@f6 isaac_fleesa@flat paula_percebe@l6 darla_olcay@a7",
        hands=["tridente_abisal", "honda", "", "garfio honda"],
    )
    witch.play("visit mirada, pay tridente_abisal")
    refused(witch, aim__p1="TX-A75", aim__p2="TX-A75", aim__p3="TX-A75", aim__p5="TX-A75")
    assert witch.legal == ["aim p4"]
    refused(witch.play("aim p4"), take__cuchillo="TX-186 there", take__tridente_abisal="TX-186 there")
    assert witch.legal == ["take honda", "take garfio"]


@rule("TX-193", "TX-194", "TX-196", "TX-197", "TX-198", "TX-A98")
def test_gem_actions() -> None:
    t = Island("mirta_salitre@e4 ian_frost@a7 paula_percebe@l6", deities="aiyen petrae karhun", revealed=2)
    refused(
        t,
        ability__tonico="TX-193",
        ability__suerte="TX-193 own",
        favour__aiyen="TX-196",
        favour__karhun="TX-198",
        favour__bromo="TX-198",
    )
    rich = Island("mirta_salitre@e4 ian_frost@a7 paula_percebe@l6", gems=[4], deities="aiyen petrae karhun", revealed=3)
    refused(
        rich, ability__tonico="TX-A98", ability__vapor_toxico="TX-A98", favour__aiyen="TX-A98", favour__karhun="TX-A98"
    )
    rich.play("favour petrae")
    refused(rich, favour__petrae="TX-197", favour__aiyen="TX-197")
    one = Island("mirta_salitre@e4 ian_frost@a7 paula_percebe@l6", gems=[1], life=[5], deities="aiyen", revealed=1)
    refused(one, favour__aiyen="TX-196")
    refused(
        one.play("ability tonico"),
        ability__tonico="TX-194",
        ability__vapor_toxico="TX-194",
        ability__suerte="TX-193 own",
    )


@rule("TX-A30", "TX-A91", "TX-A96", "TX-158", "TX-159", "TX-161")
def test_choosing_a_target() -> None:
    people = "mirta_salitre@e4 ian_frost@e5 paula_percebe@flat darla_olcay@e6"
    t = Island(people, gems=[1]).play("ability vapor_toxico")
    assert t.legal == ["aim p2"]
    refused(t, aim__p1="TX-A91", aim__p3="TX-A30", aim__p4="TX-A96", aim__p5="TX-A30")
    attack = Island("ofelia_umbral@e4 ian_frost@e5 paula_percebe@flat darla_olcay@e6 tadeo_roble@f4", gems=[1]).dice(
        "a0 d2"
    )
    attack.play("attack p2, roll, ability punalada")
    assert attack.legal == ["aim p5"]
    refused(attack, aim__p2="TX-158", aim__p4="TX-161", aim__p3="TX-A30")
    melee = Island("bruna_tizon@e4 ian_frost@e5 tadeo_roble@e6 darla_olcay@a7", gems=[1], worn=["cuchillo honda"])
    melee.play("ability martillazo")
    assert melee.legal == ["aim p2"]
    refused(melee, aim__p3="TX-159")
    shove = Island("cosme_vendaval@e4 ian_frost@e5 tadeo_roble@e6 darla_olcay@a7", gems=[1], worn=["cuchillo honda"])
    refused(shove.play("ability empellon"), aim__p3="TX-159")
    long = Island("isaac_fleesa@e4 ian_frost@e5 tadeo_roble@h4 darla_olcay@a7", gems=[1], worn=["cuchillo honda"])
    assert long.play("ability tiro_largo").legal == ["aim p3"]
    refused(long, aim__p2="TX-161", aim__p4="TX-161")
    storm = Island(APART, gems=[2], deities="nublia", revealed=1).play("favour nublia")
    refused(storm, choose__nw="TX-A98 quadrant", choose__se="TX-A98 quadrant")
    assert storm.legal == ["choose ne", "choose sw"]


@rule("TX-A79", "TX-A83", "TX-A104", "TX-A106", "TX-A108", "TX-A109", "TX-141")
def test_the_other_moments() -> None:
    hunger = Island(APART, round=2, deities="bromo", hands=["honda"]).play("end, end, end")
    refused(hunger, discard__garfio="TX-A79 hand")
    tribute = Island(APART, round=2, deities="petrae", hands=["honda"]).play("end, end, end")
    refused(tribute, gem__token="TX-A79 gem", gem__card="TX-A79 gem")
    ice = Island("ian_frost@e4 isaac_fleesa@e6 paula_percebe@l6", gems=[1], ice="d4").play("ability bloques_de_hielo")
    refused(
        ice,
        stop="TX-A83",
        place__e4="TX-A83",
        place__e6="TX-A83",
        place__d4="TX-A83",
        place__f6="TX-A83",
        place__e8="TX-A83",
    )
    gift = Island(
        APART, worn=["tridente_abisal"], decks={"nw": "bandido_naufrago"}, merchant="espada_corta escudo_de_hierro"
    )
    gift.dice("a5 d0 d0").play("explore, fight, wield tridente_abisal")
    assert gift.legal == ["pass", "take espada_corta"]
    refused(gift, take__escudo_de_hierro="TX-A104", take__honda="TX-A104")
    none = Island("darla_olcay@e4 ian_frost@e5 paula_percebe@l6").dice("a0 d0").play("attack p2, roll")
    refused(
        none,
        reroll__relic__first="TX-A106 none",
        reroll__passive__second="TX-A106 die",
        reroll__relic__second="TX-A106 none",
    )
    both = (
        Island("darla_olcay@e4 ian_frost@e5 paula_percebe@l6", worn=["reloj_de_marea"])
        .dice("a0 a1 d0")
        .play("attack p2, reroll passive first")
    )
    refused(both, reroll__passive__first="TX-A106 used", reroll__relic__second="TX-A106 die")
    chart = Island(APART, hands=["mapa_antiguo"], decks={"ne": "oso_de_la_caverna honda garfio espada_corta"})
    chart.play("use mapa_antiguo, choose ne")
    refused(chart, take__oso_de_la_caverna="TX-A109 monster", take__espada_corta="TX-A109")
    order = Island(
        "agata_nimbo@e4 ian_frost@e6 paula_percebe@l6", gems=[1], decks={"nw": "honda garfio espada_corta arco_de_tejo"}
    )
    order.play("ability presagio, choose nw")
    assert order.legal == ["top espada_corta", "top honda", "top garfio"]
    refused(order, top__arco_de_tejo="TX-A109", top__oso_de_la_caverna="TX-A109")
    lucky = Island(
        "darla_olcay@e4 ian_frost@e6 paula_percebe@l6", gems=[1], decks={"nw": "honda garfio espada_corta arco_de_tejo"}
    )
    refused(lucky.play("ability suerte"), take__arco_de_tejo="TX-A109")
    back = Island("ian_frost@f6 isaac_fleesa@upright paula_percebe@l6").play("end")
    refused(back, place__f6="TX-036", place__e6="TX-090", place__a7="TX-090")


@rule("TX-181", "TX-190")
def test_nothing_is_bought_or_paid_without_a_visit() -> None:
    t = Island(APART, hands=["gema_de_poder"], merchant="honda")
    refused(t, buy__honda="TX-190 visit", buy__garfio="TX-190 there")
    refused(t, pay__gema_de_poder="TX-181 gem", pay__honda="TX-181 visit")


@rule("TX-024", "TX-028", "TX-029", "TX-030", "TX-035")
def test_before_the_first_turn() -> None:
    state: Any = GAME.new(seats=3, seed=3)

    def why(choice: str) -> str:
        reason = GAME.explain(state, state.actors[0], GAME.parse(choice))
        return "" if reason is None else reason.rule

    state.apply(state.actors[0], GAME.parse("character ian_frost"))
    assert (why("character ian_frost"), why("character gaspar_trueque"), why("colour red")) == ("TX-024", "", "TX-035")
    for name in ("gaspar_trueque", "darla_olcay"):
        state.apply(state.actors[0], GAME.parse(f"character {name}"))
    state.apply(state.actors[0], GAME.parse("colour red"))
    assert (why("colour red"), why("colour purple"), why("place f1")) == ("TX-028", "", "TX-035")
    for name in ("purple", "blue"):
        state.apply(state.actors[0], GAME.parse(f"colour {name}"))
    state.apply(state.actors[0], GAME.parse("place a7"))
    assert [why(f"place {key}") for key in ("a7", "l6", "a8", "c1", "j12", "f6")] == ["TX-030", "", *["TX-029"] * 4]
    assert why("end") == "TX-035"
