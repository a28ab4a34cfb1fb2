"""Passive and special abilities of the twelve characters (TX-083, TX-084, TX-193 to TX-195, TX-234)."""

from __future__ import annotations

from tests.games.tanxi.island import Island
from tests.support import rule


def island(name: str, at: str = "e4", other: str = "e5", third: str = "l6", **more: object) -> Island:
    gems = more.pop("gems", [1])
    enemy = "mirta_salitre" if name != "mirta_salitre" else "ian_frost"
    last = "paula_percebe" if name != "paula_percebe" else "isaac_fleesa"
    return Island(f"{name}@{at} {enemy}@{other} {last}@{third}", gems=gems, **more)  # type: ignore[arg-type]


@rule("TX-193", "TX-194", "TX-084", "TX-102", "TX-103", "TX-099", "TX-A01", "TX-A40")
def test_one_ability_per_turn_for_one_gem() -> None:
    t = island("mirta_salitre", gems=[3], life=[5], fields={"spent": 4})
    assert t.refusal("ability suerte") == "TX-193"
    t.play("ability tonico")
    assert (t.life[0], t.gems[0], t.energy) == (8, 2, 0)
    assert t.refusal("ability vapor_toxico") == "TX-194"
    poor = island("mirta_salitre", gems=[0], life=[5])
    assert poor.refusal("ability tonico") == "TX-193"
    full = island("mirta_salitre")
    assert full.refusal("ability tonico") == "TX-A98"


@rule("TX-067", "TX-A42", "TX-068")
def test_a_gem_card_pays_for_an_ability() -> None:
    t = island("mirta_salitre", gems=[1], life=[5], hands=["gema_de_poder"]).play("ability tonico")
    assert t.legal == ["gem token", "gem card"]
    t.play("gem card")
    assert (t.life[0], t.gems[0], t.hand(0), t.discarded) == (8, 1, "", "gema_de_poder")
    only = island("mirta_salitre", gems=[0], life=[5], hands=["gema_de_poder"]).play("ability tonico")
    assert (only.life[0], only.discarded) == (8, "gema_de_poder")


@rule("TX-195", "TX-234", "TX-158", "TX-A101")
def test_an_attack_ability_keeps_the_limits_of_attacks() -> None:
    t = island("ian_frost").dice("a0 d2").play("attack p2, roll")
    assert t.refusal("ability ventisca") == "TX-A98"
    first = island("ian_frost").dice("a0 d2").play("ability ventisca, aim p2, roll")
    assert first.refusal("attack p2") == "TX-158"
    assert first.energy == 4
    two = island("ian_frost", third="e3").dice("a0 d2").play("attack p2, roll, ability ventisca")
    assert two.refusal("aim p2") == "TX-158"


@rule("TX-A83", "TX-A43", "TX-051", "TX-A99")
def test_ian_frost() -> None:
    t = island("ian_frost", other="e6").play("ability bloques_de_hielo")
    assert t.refusal("stop") == "TX-A83"
    for square in ("f6", "e6", "e9", "e4"):
        assert t.refusal(f"place {square}") == "TX-A83"
    t.play("place e5, place f4, place d4")
    assert t.refusal("place e3") == "TX-A83"
    t.play("place f5, place d5")
    assert (t.moment, len(t.ice)) == ("Main", 5)
    assert t.refusal("move e5") == "TX-051"
    t.play("end")
    t.pass_turns(2)
    assert t.ice == []
    assert t.may("move e5")
    few = island("ian_frost").play("ability bloques_de_hielo, place d4, stop")
    assert len(few.ice) == 1
    cold = island("ian_frost").dice("a5 d0").play("ability ventisca, aim p2, wield cuchillo, end")
    assert cold.energy == 3
    dull = island("ian_frost").dice("a0 d2").play("ability ventisca, aim p2, roll, end")
    assert dull.energy == 4


@rule("TX-A60", "TX-149", "TX-A101")
def test_isaac_fleesa() -> None:
    t = island("isaac_fleesa", hands=["honda"]).play("equip honda")
    assert t.ammo[1] == 4
    shot = island("isaac_fleesa", at="c2", other="c5", worn=["cuchillo ballesta_de_caza"]).dice("a5 d0")
    shot.play("ability tiro_largo, aim p2, wield ballesta_de_caza")
    assert shot.lost[1] == 3 + 2 + 5 - 2
    assert island("isaac_fleesa", worn=["cuchillo"]).refusal("ability tiro_largo") == "TX-A98"
    quick = island("isaac_fleesa", hands=["garfio"]).play("ability mano_rapida")
    assert quick.refusal("equip honda") == "TX-148"
    quick.play("equip garfio")
    assert (quick.wears(0), quick.energy, quick.rage) == ("cuchillo garfio", 4, 1)
    swap = island("isaac_fleesa", hands=["garfio"]).play("ability mano_rapida, rearm, unequip cuchillo, equip garfio")
    assert (swap.wears(0), swap.energy) == ("garfio", 4)
    assert island("isaac_fleesa", hands=["garfio"]).play("ability mano_rapida, pass").rage == 1


@rule("TX-A108", "TX-A96", "TX-083")
def test_paula_percebe() -> None:
    t = island("paula_percebe", at="c3").play("move c4")
    assert t.stands(0) == "c4"
    pull = island("paula_percebe", at="c3", other="c6").play("ability arpon, aim p2")
    assert (pull.lost, pull.stands(1)) == ([0, 1, 0], "c4")
    tide = island("paula_percebe").play("ability marea_viva, move e3, move e2, move e1")
    assert (tide.stands(0), tide.energy, tide.moment) == ("e1", 4, "Main")


@rule("TX-A47", "TX-A48", "TX-A94", "TX-A109", "TX-A106")
def test_darla_olcay() -> None:
    deck = {"nw": "honda oso_de_la_caverna garfio espada_corta"}
    t = island("darla_olcay", decks=deck).play("ability suerte")
    assert sorted(t.legal) == ["take garfio", "take honda", "take oso_de_la_caverna"]
    t.play("take garfio")
    assert (t.hand(0), sorted(t.deck("nw"))) == ("garfio", ["espada_corta", "honda", "oso_de_la_caverna"])
    assert t.refusal("explore") == "TX-112"
    bear = island("darla_olcay", decks=deck).play("ability suerte, take oso_de_la_caverna")
    assert bear.moment == "MonsterChoice"
    short = island("darla_olcay", decks={"nw": "honda"}).play("ability suerte, take honda")
    assert short.hand(0) == "honda"
    assert island("darla_olcay", at="e3").refusal("ability suerte") == "TX-A98"
    gamble = island("darla_olcay").dice("a1 a2 a5 d0").play("ability todo_o_nada, aim p2, wield cuchillo")
    gamble.play("reroll passive second")
    assert gamble.lost[1] == 1 + 2 + 1 + 5 - 2
    lost = island("darla_olcay", life=[2]).dice("a0 a0 d2").play("ability todo_o_nada, aim p2, roll, keep")
    assert (lost.stands(0), lost.asked, lost.gems) == ("", 1, [0, 0, 0])


@rule("TX-139", "TX-062")
def test_bruna_tizon() -> None:
    t = island("bruna_tizon", hands=["garfio mascara_mirona"], fields={"spent": 3}).play("equip garfio")
    assert t.refusal("equip mascara_mirona") == "TX-139"
    worn = ["cuchillo", "cota_de_malla ballesta_de_caza"]
    hammer = island("bruna_tizon", worn=worn).dice("a5 d0").play("ability martillazo, aim p2, wield cuchillo")
    assert hammer.refusal("strip honda") == "TX-141"
    hammer.play("strip cota_de_malla")
    assert (hammer.wears(1), hammer.hand(1)) == ("ballesta_de_caza", "cota_de_malla")
    lost = island("bruna_tizon", worn=worn).dice("a5 d0").play("ability martillazo, aim p2, wield cuchillo")
    assert lost.play("strip ballesta_de_caza").discarded == "ballesta_de_caza"
    dull = island("bruna_tizon", worn=worn).dice("a0 d2").play("ability martillazo, aim p2, roll")
    assert dull.moment == "Main"
    assert island("bruna_tizon").play("ability temple").guard[0] == 2
    assert island("bruna_tizon", at="c2", other="c4", worn=["honda"]).refusal("ability martillazo") == "TX-A98"


@rule("TX-104", "TX-A108")
def test_cosme_vendaval() -> None:
    t = island("cosme_vendaval").play("move e6")
    assert (t.stands(0), t.energy) == ("e6", 3)
    tired = island("cosme_vendaval", fields={"spent": 4})
    assert tired.refusal("move e6") == "TX-104"
    gust = island("cosme_vendaval").play("ability rafaga, move e6, move e7, stop")
    assert (gust.stands(0), gust.energy) == ("e7", 5)
    push = island("cosme_vendaval").dice("a0 d2").play("ability empellon, aim p2, roll")
    assert push.legal == ["stop", "place e6", "place e7"]
    assert push.refusal("place f5") == "TX-A108"
    assert push.play("place e7").stands(1) == "e7"
    wall = island("cosme_vendaval", third="e6").dice("a0 d2").play("ability empellon, aim p2, roll")
    assert wall.moment == "Main"
    river = island("cosme_vendaval", at="c1", other="c2").dice("a0 d2").play("ability empellon, aim p2, roll")
    assert river.legal == ["stop", "place c3"]


@rule("TX-214", "TX-A75")
def test_ofelia_umbral() -> None:
    t = island("ofelia_umbral", hands=["", "honda"]).play("ability manos_largas, aim p2")
    assert (t.hand(0), t.hand(1)) == ("honda", "")
    assert t.state.events[-1].seen_by(t.seat(2))["card"] is None
    assert island("ofelia_umbral").refusal("ability manos_largas") == "TX-A98"
    more = island("ofelia_umbral").dice("a5 d0").play("ability punalada, aim p2, wield cuchillo")
    assert more.lost[1] == 1 + 2 + 5 + 3 - 2
    less = island("ofelia_umbral", life=[10, 10]).dice("a5 d0").play("ability punalada, aim p2, wield cuchillo")
    assert less.life[1] == 10 - (1 + 2 + 5 + 1 - 2)


@rule("TX-A99", "TX-A37", "TX-080")
def test_tadeo_roble() -> None:
    t = island("tadeo_roble", other="e7").play("ability raices, aim p2, end")
    assert t.energy == 2
    t.pass_turns(3)
    assert t.energy == 4
    bark = island("tadeo_roble").play("ability corteza")
    assert (bark.guard[0], bark.guard_dice[0]) == (2, 1)
    fog = island("tadeo_roble", at="e1", gems=[0], stage=1).dice("a3").play("end")
    assert fog.lost[0] == 3 - 2


@rule("TX-A100", "TX-A34", "TX-152")
def test_mirta_salitre() -> None:
    t = island("mirta_salitre", hands=["cantimplora"], life=[5]).play("use cantimplora")
    assert t.life[0] == 8
    vapour = island("mirta_salitre", life=[0, 2]).play("ability vapor_toxico, aim p2")
    assert (vapour.stands(1), vapour.gems[0]) == ("", 1)
    assert island("mirta_salitre", other="f5").refusal("ability vapor_toxico") == "TX-A98"


@rule("TX-A32", "TX-199", "TX-A34")
def test_renzo_chispa() -> None:
    t = island("renzo_chispa").play("ability polvora")
    t.dice("a0 d0").play("attack p2, roll")
    assert t.lost[1] == 2 + 4 - 2
    assert island("renzo_chispa", fields={"orbs": [1, 0, 0, 0, 0, 0]}).refusal("ability polvora") == "TX-A98"
    blast = island("renzo_chispa", other="f5", third="d3").play("ability estallido")
    assert blast.lost == [0, 2, 2]
    both = Island("renzo_chispa@e4 ian_frost@f5 tadeo_roble@d3 darla_olcay@a7", gems=[1], life=[0, 1, 2])
    both.play("ability estallido")
    assert (both.gems[0], len(both.hand(0).split())) == (2, 2)


@rule("TX-A109", "TX-083", "TX-220")
def test_agata_nimbo() -> None:
    t = Island(
        "agata_nimbo@e3 ian_frost@e6 paula_percebe@l6", gems=[1], decks={"nw": "honda garfio espada_corta arco_de_tejo"}
    )
    t.play("move e4")
    zones = [{zone["id"]: zone["pieces"] for zone in t.state.view(t.seat(who))["zones"]} for who in (0, 1)]
    mine, theirs = zones[0]["deck_nw"], zones[1]["deck_nw"]
    assert [piece["key"] for piece in mine] == ["honda"]
    assert theirs == []
    t.play("ability presagio, choose nw, top honda, top garfio")
    assert t.deck("nw") == ["espada_corta", "garfio", "honda", "arco_de_tejo"]
    assert t.refusal("top honda") == "TX-A39"
    mirage = island("agata_nimbo", other="e8").play("ability espejismo, aim p2")
    assert (mirage.stands(0), mirage.stands(1)) == ("e8", "e4")


@rule("TX-190", "TX-178", "TX-A71", "TX-A79")
def test_gaspar_trueque() -> None:
    t = island("gaspar_trueque", at="a4", hands=["botas_del_viajero"], life=[5]).play(
        "ability correo, visit gema, pay botas_del_viajero"
    )
    assert (t.gems[0], t.marker, t.energy) == (1, 2, 4)
    hire = island("gaspar_trueque", hands=["tridente_abisal honda"]).play("ability mercenario")
    assert hire.refusal("discard garfio") == "TX-A79"
    hire.dice("a0 d0").play("discard tridente_abisal, aim p2, wield cuchillo")
    assert hire.lost[1] == 1 + 2 + 3 - 2
    last = island("gaspar_trueque", gems=[1], hands=["gema_de_poder"]).play("ability mercenario")
    assert last.moment == "Hired"
    none = island("gaspar_trueque", gems=[0], hands=["gema_de_poder"])
    assert none.refusal("ability mercenario") == "TX-A98"
    blocked = island("gaspar_trueque", hands=["botas_del_viajero"], fields={"marker": 2}).play("ability correo")
    assert blocked.refusal("visit gema") == "TX-179"
