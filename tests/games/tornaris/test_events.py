"""Every event of the day and of the night, and every day/night card."""

from __future__ import annotations

import pytest

from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack
from tests.games.tornaris.cards import FACTOR, PRICE
from tests.games.tornaris.table import CONTENT, GAME, Table, told
from tests.support import rule

THREE = "celeste braulia zelrac"
FULL = "escudito escudito espadita espadita mazo comodin"


def day(card: str, **more: object) -> Table:
    """Return the table after Ana drew a day event; the others hold still."""
    table = Table(THREE, events=f"{card} " * 3, **more)  # type: ignore[arg-type]
    return table.arrows(ana="day_event", beto="tower", carlos="shop").quiet("AfterReveal", "BeforeSpace")


def night(card: str, **more: object) -> Table:
    """Return the table after Ana drew a night event; the others rest."""
    table = Table(THREE, half="night", night_events=f"{card} " * 3, **more)  # type: ignore[arg-type]
    return table.arrows(ana="night_event", beto="rest", carlos="rest").quiet("AfterReveal", "BeforeSpace")


# By day.


@pytest.mark.parametrize(
    ("card", "gold"), [("bolsa_olvidada", 12), ("peaje", 5), ("lluvia_de_monedas", 10), ("buena_obra", 12)]
)
def test_gold_comes_and_goes_by_day(card: str, gold: int) -> None:
    assert day(card).gold("ana") == gold


def test_good_deeds_and_rain_reach_the_others() -> None:
    assert day("buena_obra").gold("carlos") == 9
    assert day("lluvia_de_monedas").gold("carlos") == 10


@rule("TR-123", "TR-148")
def test_nobody_goes_below_nothing() -> None:
    assert day("peaje", gold=2).gold("ana") == 0


@rule("TR-A68", "TR-088")
def test_a_peddlers_object_is_seen_by_its_owner_alone() -> None:
    table = day("buhonero", object_deck="glove")
    assert table.zone("objects", "ana", seen_by="ana") == ["glove"]
    assert table.zone("objects", "ana", seen_by="beto") == table.zone("objects", "ana") == ["?"]


@rule("TR-A95")
def test_without_objects_there_is_nothing_to_give() -> None:
    table = day("buhonero", object_deck="")
    assert table.zone("objects", "ana") == []


@rule("TR-A95")
def test_a_traveller_offers_no_more_objects_than_there_are() -> None:
    table = day("viajera", object_deck="glove")
    assert table.said("offered") == ["offered ana glove"]
    assert table.offers("ana", "take") == ["glove"]


@rule("TR-A70")
def test_the_smith_sells_at_half_price_rounded_up() -> None:
    half = (PRICE["mandoble_real"] + 1) // 2
    table = day("herrero_agradecido", equipment="mandoble_real escudito", gold=half)
    assert table.legal("ana") == ["done", "buy mandoble_real"]
    assert table.zone("drawn", "ana", seen_by="beto") == ["?"]
    assert _drawn(table)["cost"] == half, "whoever is asked is told what it costs"
    assert table.refusal("ana: buy comodin") == "TR-A96"
    table.play("ana: buy mandoble_real")
    assert table.gold("ana") == 0
    assert table.said("paid") == [f"paid ana {half}"]
    assert table.zone("gear", "ana", seen_by="ana") == ["mandoble_real"]
    assert table.zone("gear", "ana") == ["?"]
    assert day("herrero_agradecido", equipment="mazo", gold=4).play("ana: buy mazo").said("paid") == ["paid ana 2"]
    left = day("herrero_agradecido", equipment="mandoble_real", gold=half - 1)
    assert left.refusal("ana: buy mandoble_real") == "TR-030"
    assert left.play("ana: done").said("declined") == ["declined ana mandoble_real"]
    full = day("herrero_agradecido", equipment="mazo", gear={"ana": FULL})
    assert full.refusal("ana: buy mazo") == "TR-062"
    assert full.play("ana: discard escudito, buy mazo").number("slots", "ana") == 6
    poor = day("herrero_agradecido", equipment="mandoble_real", gear={"ana": FULL}, gold=1)
    assert poor.offers("ana", "discard") == []
    assert poor.refusal("ana: discard escudito") == "TR-062"
    assert poor.refusal("ana: buy mandoble_real") == "TR-030"


def _drawn(table: Table) -> dict[str, int]:
    """Return the numbers of what Ana has drawn, as she sees it."""
    zone = next(zone for zone in table.view("ana")["zones"] if zone["id"] == "drawn")
    return dict(zone["pieces"][0]["numbers"])


@rule("TR-A70")
def test_remi_pays_the_smith_two_less_but_at_least_one() -> None:
    table = Table("remi braulia zelrac", events="herrero_agradecido", equipment="escudito", gold=1)
    table.arrows(ana="day_event", beto="tower", carlos="shop").quiet("AfterReveal", "BeforeSpace")
    assert table.play("ana: buy escudito").gold("ana") == 0


@rule("TR-A47")
def test_a_find_goes_to_the_hand_or_asks_for_room() -> None:
    assert day("hallazgo", equipment="mazo").zone("gear", "ana", seen_by="ana") == ["mazo"]
    full = day("hallazgo", equipment="antorcha", gear={"ana": FULL})
    assert (full.moment, full.asked) == ("MakeRoom", "ana")
    assert full.play("ana: done").said("declined") == ["declined ana antorcha"]


@rule("TR-A101")
def test_a_trap_spends_two_mana_as_far_as_there_is() -> None:
    trapped = day("trampa", mana=1)
    assert (trapped.mana("ana"), trapped.most("ana")) == (0, 5)
    deep = day("trampa", mana=4)
    assert (deep.mana("ana"), deep.said("drained")) == (2, ["drained ana 2 2"])
    assert (trapped.said("drained"), day("trampa", mana=0).said("drained")) == (["drained ana 1 0"], [])


@rule("TR-A91", "TR-A106", "TR-074")
def test_a_public_challenge_is_a_duel_with_anybody_paid_by_the_bank() -> None:
    table = day("desafio_publico", dice="6 6 1 1")
    assert table.legal("ana") == ["target p2", "target p3"]
    assert table.refusal("ana: target p1") == "TR-A106"
    table.play("ana: target p3")
    assert table.said("duel_began") == ["duel_began purse ana carlos"]
    table.play("carlos: done")
    assert (table.gold("ana"), table.gold("carlos")) == (13, 8)


@rule("TR-A106", "TR-A103")
def test_a_wager_doubles_or_goes() -> None:
    table = day("apuesta", gold=3, dice="4")
    assert table.legal("ana") == ["stake 1", "stake 2", "stake 3"]
    assert table.refusal("ana: stake 4") == "TR-A106"
    assert table.play("ana: stake 3").gold("ana") == 6
    assert day("apuesta", dice="3").play("ana: stake 5").gold("ana") == 3
    assert day("apuesta", gold=0).moment != "Wager"
    sold = day("apuesta", gold=1, gear={"ana": "mazo"}, dice="6").play("ana: sell mazo, stake 3")
    assert sold.gold("ana") == 6


@rule("TR-A106")
def test_a_pickpocket_takes_what_there_is() -> None:
    table = day("ratero", gold={"ana": 8, "beto": 8, "carlos": 1}).play("ana: target p3")
    assert (table.gold("ana"), table.gold("carlos")) == (9, 0)


@rule("TR-056", "TR-A106")
@pytest.mark.parametrize(("card", "price"), [("maestro_errante", 8), ("fuente_arcana", 6)])
def test_master_and_spring_raise_the_maximum_mana_for_gold(card: str, price: int) -> None:
    table = day(card).play("ana: pay")
    assert (table.gold("ana"), table.mana("ana"), table.most("ana")) == (8 - price, 5, 6)
    assert table.said("paid") == [f"paid ana {price}"]
    poor = day(card, gold=price - 1, gear={"ana": "mazo"})
    assert poor.legal("ana") == ["done", "sell mazo"]
    assert poor.refusal("ana: pay") == "TR-A106"
    poor.play("ana: sell mazo, pay")
    assert poor.most("ana") == 6
    left = day(card).play("ana: done")
    assert (left.gold("ana"), left.most("ana")) == (8, 5)


@rule("TR-A68")
def test_rumours_show_the_next_monster_to_one_alone() -> None:
    table = Table(
        THREE, events="rumores", monsters="rey_duende duende_cocinero", met=1, next_skies="dia_despejado"
    ).arrows(ana="day_event", beto="tower", carlos="shop")
    table.quiet("AfterReveal", "BeforeSpace")
    assert table.zone("next_monster", seen_by="ana") == ["rey_duende"]
    assert table.zone("next_monster", seen_by="beto") == table.zone("next_monster") == []
    assert table.gold("ana") == 10
    table.play("carlos: done").quiet()
    assert table.zone("monster") == ["rey_duende"]
    fields = told(table.state)
    assert (fields["monsters.ahead"], fields["monsters.eyes"], fields["monsters.met"]) == (-1, 0, 2), (
        "nobody knows what comes then"
    )
    late = Table(THREE, events="rumores", met=12, dice="6 5 4").arrows(ana="day_event", beto="tower", carlos="shop")
    assert late.quiet("AfterReveal", "BeforeSpace").said("looked") == []


@rule("TR-A68", "TR-A96")
def test_a_traveller_offers_two_objects_and_one_is_kept() -> None:
    table = day("viajera", object_deck="glove potion raven")
    assert table.zone("offered", "ana", seen_by="beto") == ["?", "?"]
    assert table.offers("ana", "take") == ["glove", "potion"]
    assert table.refusal("ana: take portal") == "TR-A96"
    table.play("ana: take potion")
    assert table.zone("objects", "ana", seen_by="ana") == ["potion"]
    assert table.zone("objects", "ana", seen_by="beto") == ["?"]
    assert table.zone("object_discard") == ["glove"]
    assert table.said("offered") == ["offered ana glove", "offered ana potion"]
    assert table.said("took_object") == ["took_object ana potion"]
    assert table.said("left_object") == ["left_object ana glove"]
    assert table.size("object_deck") == 1
    dream = night("sueno_profundo", object_deck="glove potion raven").play("ana: take glove")
    assert dream.zone("objects", "ana", seen_by="ana") == ["glove"]
    assert dream.zone("object_discard") == ["potion"]


# By night.


@pytest.mark.parametrize(("card", "gold"), [("taberna", 11), ("emboscada", 4), ("luna_arcana", 4), ("espia", 9)])
def test_gold_comes_and_goes_by_night(card: str, gold: int) -> None:
    table = night(card)
    if card == "espia":
        table.play("ana: target p2")
    assert table.gold("ana") == gold


def test_dreams_and_moons_touch_mana() -> None:
    assert night("pesadilla").mana("ana") == 2
    moon = night("luna_arcana", mana=1)
    assert (moon.mana("ana"), moon.most("ana")) == (2, 6)


def test_a_smuggler_brings_an_object() -> None:
    assert night("contrabandista", object_deck="raven").zone("objects", "ana", seen_by="ana") == ["raven"]


@rule("TR-A91", "TR-A106")
def test_the_midnight_duel_is_with_the_richest_and_the_loser_pays() -> None:
    table = night("duelo_a_medianoche", gold={"ana": 8, "beto": 5, "carlos": 9}, dice="6 6 1 1")
    assert table.said("duel_began") == ["duel_began ransom ana carlos"]
    table.play("carlos: done")
    assert (table.gold("ana"), table.gold("carlos")) == (12, 5)
    tied = night("duelo_a_medianoche", gold=2, dice="1 1 6 6")
    assert tied.said("duel_began") == ["duel_began ransom ana beto"]
    tied.play("ana: done")
    assert (tied.gold("ana"), tied.gold("beto")) == (0, 4)


def test_trinkets_are_kept_or_cashed() -> None:
    kept = night("baratijas", equipment="mazo").play("ana: keep")
    assert kept.zone("gear", "ana", seen_by="ana") == ["mazo"]
    cashed = night("baratijas", equipment="mandoble_real").play("ana: cash")
    assert cashed.gold("ana") == 8 + (PRICE["mandoble_real"] + 1) // 2
    assert cashed.zone("gear_discard") == ["mandoble_real"]
    assert cashed.zone("gear", "ana") == []
    full = night("baratijas", equipment="antorcha", gear={"ana": FULL})
    assert full.refusal("ana: keep") == "TR-062"
    assert full.play("ana: discard escudito, keep").number("slots", "ana") == 6


@rule("TR-A68")
def test_a_spy_sees_cards_and_keeps_knowing_them() -> None:
    table = night("espia", hidden_gear={"beto": "mazo"}, hidden_objects={"beto": "glove"})
    assert table.zone("gear", "beto", seen_by="ana") == ["?"]
    table.play("ana: target p2")
    assert table.zone("gear", "beto", seen_by="ana") == ["mazo"]
    assert table.zone("objects", "beto", seen_by="ana") == ["glove"]
    assert table.zone("gear", "beto", seen_by="carlos") == ["?"]


@pytest.mark.parametrize(("face", "gold"), [(4, 7), (5, 14), (6, 14)])
def test_a_dice_game(face: int, gold: int) -> None:
    assert night("juego_de_dados", dice=str(face)).gold("ana") == gold


def test_there_are_no_other_events() -> None:
    assert len(CONTENT.happenings) == 25
    assert CONTENT.happening_copies == [2] * 25


# Day/night cards.


def dawn(sky: str, **more: object) -> Table:
    """Return the table at the beginning of a turn with a card, everybody about to choose."""
    table = Table(THREE, half="night", next_skies=sky, **more)  # type: ignore[arg-type]
    return table.arrows(ana="work", beto="work", carlos="work").quiet()


def test_plain_days_and_nights_do_nothing() -> None:
    assert [dawn("dia_despejado").gold(who) for who in ("ana", "beto")] == [13, 13]
    assert [dawn("noche_serena").mana(who) for who in ("ana", "beto")] == [4, 4]


def test_a_caravan_brings_two_more_cards_and_the_wind_one() -> None:
    assert len(dawn("caravana").zone("row")) == 5
    assert len(dawn("viento_magico").zone("row")) == 4
    assert len(dawn("dia_despejado").zone("row")) == 3


@rule("TR-A70")
def test_a_fair_takes_one_off_and_remi_two_more() -> None:
    table = (
        Table("celeste remi zelrac", sky="feria_ambulante", row="escudito mazo").arrows(ana="shop", beto="shop").quiet()
    )
    table.play("ana: buy mazo").quiet().play("beto: buy escudito")
    assert table.gold("ana") == 8 - (PRICE["mazo"] - 1)
    assert table.gold("beto") == 8 - 1, "never less than one"


def test_a_proclamation_pays_every_winner_two_more() -> None:
    table = Table(THREE, sky="bando_del_alcalde", dice="4 4 4 4").arrows(ana="dungeon", beto="dungeon").quiet()
    assert (table.gold("ana"), table.gold("beto")) == (16, 16)


@pytest.mark.parametrize(("sky", "more"), [("bruma_espesa", 1), ("sol_radiante", -1), ("dia_despejado", 0)])
def test_mist_and_sun_change_the_factor(sky: str, more: int) -> None:
    table = Table(THREE, sky=sky, dice="1 1 1 1").arrows(ana="dungeon", beto="dungeon").quiet()
    assert table.limit("group_total") == 3 * (FACTOR["duende_ratero"] + more)


@rule("TR-A106")
def test_taxes_alms_and_thieves_reach_all_who_tie() -> None:
    gold = {"ana": 5, "beto": 5, "carlos": 4}  # and five each for the work of the night before
    taxed = dawn("impuestos", gold=gold)
    assert [taxed.gold(who) for who in taxed.people] == [10 - 2, 10 - 2, 9]
    for card, gift in (("limosna", 3), ("estrella_fugaz", 2)):
        alms = dawn(card, gold={"ana": 3, "beto": 9, "carlos": 3})
        assert [alms.gold(who) for who in alms.people] == [8 + gift, 14, 8 + gift]
    thieves = dawn("ladrones", gold=gold)
    assert [thieves.gold(who) for who in thieves.people] == [10 - 3, 10 - 3, 9]


def test_gifts_and_thefts_of_days_and_nights_stay_as_small_with_six() -> None:
    def six(sky: str) -> list[int]:
        gold = {"ana": 9, "beto": 3, "carlos": 6, "dora": 6, "eva": 6, "fito": 6}
        cast = "celeste braulia zelrac baltazar remi skull"
        table = Table(cast, half="night", next_skies=sky, gold=gold)
        table.arrows(**dict.fromkeys(table.people, "work")).quiet()
        return [table.gold(who) - 5 for who in table.people]

    assert six("limosna") == [9, 3 + 3, 6, 6, 6, 6]
    assert six("ladrones") == [9 - 3, 3, 6, 6, 6, 6]
    assert six("impuestos") == [9 - 2, 3, 6 - 2, 6 - 2, 6 - 2, 6 - 2]


@rule("TR-A101")
def test_a_pack_may_know_cards_that_give_mana_back() -> None:
    words = (
        '[overlay]\ngame = "tornaris"\n'
        '[[sky]]\nid = "viento_magico"\neffect = { do = "wind", amount = 1 }\n'
        '[[day_event]]\nid = "fuente_arcana"\neffect = [{ do = "recover", amount = 2 }]\n'
        '[[night_event]]\nid = "sueno_profundo"\neffect = [{ do = "recover_all" }]\n'
    )
    game = GAME.bind(complete(Pack(words, "springs"), GAME.pack, "tornaris"))
    wind = dawn("viento_magico", mana={"ana": 1, "beto": 4, "carlos": 0}, game=game)
    assert [wind.mana(who) for who in wind.people] == [2, 4, 1]
    spring = day("fuente_arcana", mana=1, game=game)
    assert (spring.mana("ana"), spring.said("recovered")) == (3, ["recovered ana 2 3"])
    assert night("sueno_profundo", mana=1, game=game).mana("ana") == 5


def test_the_tower_feasts() -> None:
    table = Table(THREE, sky="fiesta_de_la_torre", owner="beto").arrows().quiet()
    assert table.said("tower_paid") == ["tower_paid beto 8"]


def test_full_moon_double_shift_and_insomnia() -> None:
    ring = Table(THREE, half="night", sky="luna_llena", dice="6 6 1 1").arrows(ana="ring", beto="ring").quiet()
    assert ring.play("beto: done").gold("ana") == 8 + 15
    assert Table(THREE, half="night", sky="turno_doble").arrows(ana="work").quiet().gold("ana") == 15
    assert Table(THREE, half="night", sky="insomnio", mana=0).arrows(ana="rest").quiet().mana("ana") == 3


@rule("TR-A103")
def test_the_black_market_buys_one_card_at_its_full_price() -> None:
    table = dawn("mercado_negro", gear={"ana": "mazo comodin", "carlos": "escudito"})
    assert (table.moment, table.asked) == ("Market", "carlos"), "the token has passed to Beto, who has nothing"
    table.play("carlos: done")
    assert table.asked == "ana"
    assert table.refusal("ana: market escudito") == "TR-061"
    table.play("ana: market comodin")
    assert table.gold("ana") == 13 + PRICE["comodin"]
    assert table.zone("gear", "ana") == ["mazo"]
    assert table.zone("gear_discard") == ["comodin"]
    assert table.moment == "Choose"


def test_there_are_no_other_day_night_cards() -> None:
    assert len(CONTENT.skies) == 17
    assert sum(CONTENT.sky_copies) == 50
