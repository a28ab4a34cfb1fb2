"""The residents of the village (TX-176 to TX-192)."""

from __future__ import annotations

from typing import Any

from tests.games.tanxi.island import Island
from tests.support import rule

IN = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-176", "TX-177", "TX-192", "TX-A70", "TX-048")
def test_one_must_be_in_the_village_and_have_energy() -> None:
    t = Island(IN, hands=["garfio honda botas_del_viajero"], life=[5]).play("move f5")
    assert t.refusal("visit trago") == "TX-176"
    t.play("move f6, visit trago, pay botas_del_viajero")
    assert (t.energy, t.life[0]) == (1, 8)
    tired = Island(IN, hands=["garfio honda"], fields={"spent": 4})
    assert tired.refusal("visit gema") == "TX-177"


@rule("TX-178", "TX-179", "TX-180", "TX-241")
def test_the_marker_blocks_a_resident() -> None:
    t = Island(
        "ian_frost@f6 isaac_fleesa@g6 paula_percebe@l6",
        hands=["cota_de_malla cota_de_malla", "cota_de_malla cota_de_malla"],
        life=[3, 3],
    )
    t.play("visit trago, pay cota_de_malla")
    assert t.refusal("visit trago") == "TX-179"
    t.play("end")
    assert t.refusal("visit trago") == "TX-179"
    assert t.refusal("visit cena") == "TX-179"
    t.play("visit gema, pay cota_de_malla")
    assert t.may("visit trago")
    assert t.refusal("visit gema") == "TX-179"


@rule("TX-181", "TX-182", "TX-183", "TX-240", "TX-056")
def test_cards_pay_without_change_and_join_the_merchants() -> None:
    t = Island(IN, hands=["garfio honda"], merchant="")
    t.play("visit gema, pay garfio, pay honda")
    assert (t.gems[0], t.shop, t.hand(0)) == (1, "garfio honda", "")
    poor = Island(IN, hands=["garfio"])
    assert poor.refusal("visit gema") == "TX-181"


@rule("TX-A71", "TX-A65", "TX-182")
def test_cards_are_paid_in_any_until_the_price_is_reached() -> None:
    t = Island(IN, hands=["garfio cota_de_malla cantimplora cantimplora"], merchant="").play("visit gemas")
    assert t.legal == ["pay garfio", "pay cota_de_malla", "pay cantimplora"]
    assert t.refusal("pay cuchillo") == "TX-A65"
    t.play("pay cantimplora, pay garfio")
    assert (t.legal, t.gems[0], t.marker) == (["pay cota_de_malla", "pay cantimplora"], 0, -1)
    t.play("pay cota_de_malla")
    assert (t.moment, t.gems[0], t.hand(0), t.marker) == ("Main", 2, "cantimplora", 2)
    assert t.shop == "cantimplora cota_de_malla garfio"
    at_once = Island(IN, hands=["tridente_abisal garfio"]).play("visit gemas, pay tridente_abisal")
    assert (at_once.moment, at_once.gems[0], at_once.hand(0)) == ("Main", 2, "garfio")


@rule("TX-A71")
def test_a_table_may_agree_that_no_superfluous_card_is_paid() -> None:
    frugal: dict[str, Any] = {"payment": "frugal"}
    t = Island(IN, hands=["garfio cota_de_malla cantimplora cantimplora"], **frugal).play("visit gemas")
    assert t.legal == ["pay cota_de_malla"]
    assert t.refusal("pay garfio") == "TX-A71"
    t.play("pay cota_de_malla")
    assert t.legal == ["pay garfio", "pay cantimplora"]
    t.play("pay cantimplora")
    assert t.gems[0] == 2
    rich = Island(IN, hands=["garfio garfio tridente_abisal"], **frugal).play("visit gemas")
    assert rich.legal == ["pay tridente_abisal"]
    cheap = Island(IN, hands=["garfio honda cota_de_malla"], **frugal).play("visit gema, pay garfio")
    assert cheap.refusal("pay cota_de_malla") == "TX-A71"
    assert cheap.legal == ["pay honda"]


@rule("TX-A74", "TX-178", "TX-179")
def test_a_resident_may_be_paid_only_to_be_blocked() -> None:
    full = Island(IN, hands=["botas_del_viajero"], merchant="").play("visit trago, pay botas_del_viajero")
    assert (full.life[0], full.marker, full.shop, full.energy) == (14, 0, "botas_del_viajero", 3)
    assert full.play("end").refusal("visit trago") == "TX-176"
    nobody = Island(IN, hands=["tridente_abisal"]).play("visit mirada, pay tridente_abisal")
    assert (nobody.moment, nobody.marker, nobody.hand(0)) == ("Main", 1, "")
    useful = Island(IN, hands=["botas_del_viajero tridente_abisal"], residents="useful")
    assert useful.refusal("visit trago") == "TX-A74"
    assert useful.refusal("visit mirada") == "TX-A74"
    hurt = Island(IN, hands=["botas_del_viajero tridente_abisal", "honda"], life=[13], residents="useful")
    assert hurt.may("visit trago")
    assert hurt.may("visit mirada")


@rule("TX-184", "TX-185", "TX-A73", "TX-A25")
def test_the_innkeeper_heals() -> None:
    t = Island(IN, hands=["botas_del_viajero tridente_abisal"], life=[2])
    t.play("visit cena, pay tridente_abisal")
    assert t.life[0] == 7
    full = Island(IN, hands=["botas_del_viajero tridente_abisal"])
    assert full.refusal("visit cena") == "TX-A73"
    half = Island(IN, hands=["botas_del_viajero tridente_abisal"], life=[13])
    assert half.refusal("visit cena") == "TX-A73"
    assert half.play("visit trago, pay botas_del_viajero").life[0] == 14


@rule("TX-186", "TX-A75", "TX-A85", "TX-221")
def test_the_witch_shows_a_hand_and_gives_a_card_of_it() -> None:
    t = Island(
        "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@flat",
        hands=["tridente_abisal", "honda garfio", "", "honda"],
    )
    t.play("visit mirada, pay tridente_abisal")
    assert t.legal == ["aim p2"]
    assert t.refusal("aim p4") == "TX-A75"
    t.play("aim p2")
    assert t.refusal("take espada_corta") == "TX-186"
    t.play("take garfio")
    assert (t.hand(0), t.hand(1)) == ("garfio", "honda")
    assert t.state.events[-1].seen_by(t.seat(1))["card"] == "garfio"
    assert t.state.events[-1].seen_by(t.seat(2))["card"] is None


@rule("TX-187", "TX-A53")
def test_the_witch_gives_an_orb() -> None:
    t = Island(IN, hands=["tridente_abisal"], fields={"orbs": [1, 0, 0, 0, 0, 0]}).play(
        "visit orbe, pay tridente_abisal"
    )
    assert t.legal == ["orb ice"]
    assert t.refusal("orb fire") == "TX-A53"
    assert t.play("orb ice").orbs[:2] == [1, 1]
    full = Island(IN, hands=["tridente_abisal"], fields={"orbs": [1, 1, 0, 0, 0, 0]})
    assert full.refusal("visit orbe") == "TX-A53"


@rule("TX-188", "TX-189", "TX-A06", "TX-066", "TX-A42")
def test_the_goblin_sells_gems() -> None:
    t = Island(IN, hands=["garfio gema_de_poder"])
    t.play("visit gema, pay garfio, pay gema_de_poder")
    assert (t.gems[0], t.shop) == (1, "cantimplora garfio gema_de_poder")


@rule("TX-190", "TX-A72", "TX-A77", "TX-A85")
def test_the_merchant_sells_her_cards() -> None:
    t = Island(IN, hands=["tridente_abisal garfio"], merchant="escudo_solar honda").play("visit compra")
    assert sorted(t.legal) == ["buy escudo_solar", "buy honda"]
    assert t.refusal("buy garfio") == "TX-190"
    t.play("buy escudo_solar, pay tridente_abisal")
    assert (t.hand(0), t.shop) == ("escudo_solar garfio", "honda tridente_abisal")
    poor = Island(IN, hands=["garfio"], merchant="escudo_solar honda").play("visit compra")
    assert poor.refusal("buy escudo_solar") == "TX-181"
    empty = Island(IN, hands=["garfio"], merchant="")
    assert empty.refusal("visit compra") == "TX-190"


@rule("TX-004", "TX-083")
def test_a_hood_and_sandals_and_haggling_help() -> None:
    hood = Island(IN, hands=["botas_del_viajero"], worn=["capucha_del_ladron"], fields={"spent": 4})
    hood.play("visit gema, pay botas_del_viajero")
    assert (hood.gems[0], hood.energy) == (1, 0)
    sandals = Island(IN, hands=["botas_del_viajero tridente_abisal"], worn=["sandalias_de_bruma"], life=[2])
    assert sandals.play("visit trago, pay botas_del_viajero").life[0] == 6
    supper = Island(IN, hands=["tridente_abisal"], worn=["sandalias_de_bruma"], life=[2])
    assert supper.play("visit cena, pay tridente_abisal").life[0] == 7 + 1
    gaspar = Island(
        "gaspar_trueque@f6 isaac_fleesa@a7 paula_percebe@l6", hands=["garfio"], merchant="cantimplora botas_del_viajero"
    )
    assert gaspar.may("visit gema")
    gaspar.play("visit compra, buy botas_del_viajero, pay garfio")
    assert gaspar.hand(0) == "botas_del_viajero"
