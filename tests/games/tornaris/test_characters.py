"""The six characters and the objects that go with them (TR-090 to TR-106)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tornaris.cards import PRICE
from tests.games.tornaris.table import GAME, Table, duel, hunt
from tests.support import rule

# Celeste.


@rule("TR-097", "TR-A06", "TR-007")
def test_celeste_has_one_more_mana() -> None:
    table = Table("celeste braulia remi")
    assert [table.most(who) for who in table.people] == [5, 4, 4]


@rule("TR-095", "TR-052", "TR-085", "TR-A66", "TR-A103")
def test_a_potion_recovers_everything_at_the_own_place() -> None:
    table = Table("celeste braulia remi", objects={"ana": "potion potion"}, mana=0).arrows()
    table.play("ana: potion")
    assert (table.mana("ana"), table.zone("objects", "ana")) == (5, ["potion"])
    assert table.refusal("ana: potion") == "TR-095"
    assert table.zone("object_discard") == ["potion"]


# Skull.


@rule("TR-098", "TR-A69", "TR-A58", "TR-A68")
def test_skull_borrows_an_equipment_for_the_combat() -> None:
    table = duel("skull", "braulia", dice="1 1 6 6", equipment="mazo comodin", gear={"ana": "escudito"})
    assert table.zone("temporary", "ana", seen_by="ana") == ["mazo"]
    assert table.zone("temporary", "ana", seen_by="beto") == ["?"]
    assert table.said("temporary") == ["temporary ana mazo"]
    assert table.number("slots", "ana") == 1
    assert table.offers("ana", "play") == ["escudito", "mazo"]
    table.play("ana: play mazo")
    assert (table.number("total", "ana"), table.mana("ana")) == (4, 3)
    assert table.zone("temporary", "ana", seen_by="beto") == ["mazo"]
    table.play("ana: done")
    assert table.zone("gear_discard") == ["mazo"]
    assert table.zone("gear", "ana") == ["escudito"]


@rule("TR-A69", "TR-060")
def test_skull_borrows_anew_in_every_combat_even_with_full_hands() -> None:
    six = "escudito escudito espadita espadita antorcha antorcha"
    table = Table(
        "skull braulia zelrac", objects={"ana": "glove glove"}, gear={"ana": six}, monster="rey_duende",
        equipment="mazo comodin cota_de_piedra", dice="1 1 6 6  1 1 6 6  1 1 1 1",
    )  # fmt: skip
    table.arrows(ana="dungeon", beto="dungeon").quiet("AfterReveal", "BeforeSpace")
    for card in ("mazo", "comodin"):
        table.play("ana: glove p2")
        assert table.zone("temporary", "ana", seen_by="ana") == [card]
        assert set(table.offers("ana", "play")) == {"escudito", "espadita", "antorcha", card}
        assert table.number("slots", "ana") == 6
        table.play("ana: done")
        assert table.said("returned")[-1] == f"returned ana {card}"
    table.quiet()
    assert table.moment == "HuntPlay"
    assert table.zone("temporary", "ana", seen_by="ana") == ["cota_de_piedra"]
    table.play("ana: done", "beto: done")
    assert table.said("returned") == ["returned ana mazo", "returned ana comodin", "returned ana cota_de_piedra"]
    assert table.zone("gear_discard") == ["mazo", "comodin", "cota_de_piedra"]
    assert len(table.zone("gear", "ana")) == 6


@rule("TR-A69", "TR-A58")
def test_skull_borrows_in_every_duel_of_the_tournament_too() -> None:
    table = Table(
        "skull braulia zelrac", met=12, monster="", equipment="mazo comodin", dice="1 6 1  6 6 1 1  1 1 6 6",
        moment=[["Tournament"]],
    ).quiet("Convert")  # fmt: skip
    assert table.said("duel_began") == ["duel_began title carlos ana"]
    assert table.zone("temporary", "ana", seen_by="ana") == ["mazo"]
    other = Table(
        "braulia skull zelrac", met=12, monster="", equipment="mazo comodin", dice="6 1 1  6 6 1 1  1 1 6 6",
        moment=[["Tournament"]],
    ).quiet("Convert")  # fmt: skip
    other.play("carlos: done")
    assert other.said("returned") == ["returned beto mazo"]
    assert other.zone("temporary", "beto", seen_by="beto") == ["comodin"]


@rule("TR-098", "TR-A69")
def test_nobody_else_uses_what_skull_has_borrowed() -> None:
    table = hunt("golem_de_barro", "ana beto", "skull braulia zelrac", dice="1 1 1 1", equipment="mazo", met=7)
    assert table.offers("ana", "play") == ["mazo"]
    table.play("ana: done")
    assert table.legal("beto") == ["done"]
    assert table.refusal("beto: play mazo") == "TR-058"


@rule("TR-A95", "TR-098")
def test_without_cards_skull_borrows_nothing() -> None:
    table = duel("skull", "braulia", dice="1 1 6 6", equipment="")
    assert table.legal("ana") == ["done"]


@rule("TR-A69", "TR-059")
def test_a_borrowed_card_and_an_own_one_of_the_same_kind_are_two() -> None:
    table = duel("skull", "braulia", dice="1 1 6 6", equipment="mazo", hidden_gear={"ana": "mazo"})
    table.play("ana: play mazo")
    assert table.zone("gear", "ana") == ["?"]
    table.play("ana: play mazo")
    assert table.zone("gear", "ana") == ["mazo"]
    assert table.refusal("ana: play mazo") == "TR-059"


# Remi.


@rule("TR-101", "TR-A70")
def test_remi_pays_two_less_and_sells_at_half_of_the_printed_price() -> None:
    for card, price in PRICE.items():
        table = Table("remi braulia zelrac", row=card, gold=price - 2).arrows(ana="shop").quiet()
        table.play(f"ana: buy {card}")
        assert table.gold("ana") == 0
        table = Table("remi braulia zelrac", row=card, gear={"ana": card}).arrows(ana="shop").quiet()
        assert table.play(f"ana: sell {card}").gold("ana") == 8 + price // 2


@rule("TR-101", "TR-A70")
def test_everybody_sees_what_a_ware_costs_them_beside_its_printed_price() -> None:
    table = Table("remi braulia zelrac", row="mazo")
    seen = [
        [zone["pieces"][0]["numbers"] for zone in table.view(who)["zones"] if zone["id"] == "row"]
        for who in ("ana", "beto", "carlos")
    ]
    price = PRICE["mazo"]
    assert [numbers["cost"] for (numbers,) in seen] == [price - 2, price, price]
    assert {numbers["price"] for (numbers,) in seen} == {price}


@rule("TR-102", "TR-A71", "TR-A58")
def test_remi_is_paid_for_every_six_rolled_in_combat() -> None:
    table = duel("remi", "braulia", dice="1 6 6 6 6 6", gear={"ana": "comodin amuleto_de_la_suerte"})
    assert table.gold("ana") == 11
    table.play("ana: play comodin")
    assert table.gold("ana") == 14
    other = duel("remi", "braulia", dice="1 5 6 6 6", gear={"ana": "amuleto_de_la_suerte afilador"})
    other.play("ana: play afilador, raise 5 1")
    assert other.gold("ana") == 8
    other.play("ana: play amuleto_de_la_suerte, die 1")
    assert other.gold("ana") == 11


@rule("TR-A71", "TR-A102")
def test_remi_is_paid_for_a_six_that_does_not_count_and_not_for_the_sixes_of_others() -> None:
    loaded = duel("remi", "braulia", dice="1 1 6 6 6 6", gear={"ana": "dados_cargados"})
    assert (loaded.gold("ana"), loaded.gold("beto")) == (8, 8)
    loaded.play("ana: play dados_cargados")
    assert loaded.gold("ana") == 8 + 6
    whipped = duel("braulia", "remi", dice="1 1 5 5 6", gear={"ana": "latigo"}).play("ana: play latigo")
    assert (whipped.gold("ana"), whipped.gold("beto")) == (8, 8 + 3)


@rule("TR-A58", "TR-A52", "TR-102")
@pytest.mark.parametrize(("agreed", "paid"), [(False, 3), (True, 0)])
def test_remis_sixes_outside_the_fighting_pay_unless_agreed_otherwise(agreed: bool, paid: int) -> None:
    rolled_off = duel("remi", "braulia", dice="3 3 3 3 6 6 1 1", remi_in_combat=agreed).play("beto: done")
    assert rolled_off.gold("ana") == 8 + 10 + 2 * paid
    other = duel("braulia", "remi", dice="3 3 3 3 6 6 1 6", remi_in_combat=agreed).play("beto: done")
    assert (other.gold("ana"), other.gold("beto")) == (8 + 10, 8 + paid)
    trio: dict[str, Any] = {"remi_in_combat": agreed, "characters": "remi braulia zelrac"}
    wager = Table(events="apuesta " * 3, dice="6", **trio).arrows(ana="day_event", beto="tower", carlos="shop").quiet()
    assert wager.play("ana: stake 2").gold("ana") == 8 + 2 + paid
    night = Table(half="night", night_events="juego_de_dados", dice="6", **trio).arrows(ana="night_event").quiet()
    assert night.gold("ana") == 8 + 6 + paid
    order = Table(met=12, monster="", dice="6 5 4", moment=[["Tournament"]], **trio)
    assert order.gold("ana") == 8 + paid
    assert order.said("order_die")[0] == "order_die ana 6"
    fought = duel("remi", "braulia", dice="6 1 6 6", remi_in_combat=agreed)
    assert fought.gold("ana") == 8 + 3


@rule("TR-092", "TR-A64", "TR-085")
def test_a_raven_buys_at_the_own_place_and_the_space_still_happens() -> None:
    table = Table(
        "remi braulia zelrac",
        row="mazo comodin",
        objects={"ana": "raven"},
        gold=PRICE["mazo"] - 2,
        events="bolsa_olvidada",
    )
    table.arrows(ana="day_event", beto="shop", carlos="tower").quiet("AfterReveal")
    assert (table.moment, table.asked) == ("BeforeSpace", "ana")
    assert table.offers("ana", "raven") == ["mazo"]
    assert table.refusal("ana: raven comodin") == "TR-030"
    table.play("ana: raven mazo, done")
    assert table.gold("ana") == 0 + 4
    assert table.zone("row") == ["comodin"]
    assert table.zone("object_discard") == ["raven"]


@rule("TR-A64", "TR-062")
def test_a_raven_is_of_no_use_in_the_shop_or_without_room() -> None:
    table = Table("remi braulia zelrac", row="mazo", objects={"ana": "raven", "beto": "portal"}).arrows(
        ana="shop", beto="tower"
    )
    table.quiet("AfterReveal")
    assert table.refusal("ana: raven mazo") == "TR-A64"
    table.quiet("BeforeSpace").play("ana: done")
    assert table.refusal("beto: raven mazo") == "TR-092"
    full = Table("remi braulia zelrac", row="mazo", objects={"ana": "raven"}, gear={"ana": "escudito " * 6}).arrows()
    full.quiet("AfterReveal")
    assert full.refusal("ana: raven mazo") == "TR-062"
    full.play("ana: discard escudito, raven mazo")
    assert full.number("slots", "ana") == 6


@rule("TR-A64", "TR-024")
def test_a_raven_flies_from_the_dungeon_before_the_fight() -> None:
    table = Table("remi braulia zelrac", row="mazo", objects={"ana": "raven"}, dice="1 1 1 1")
    table.arrows(ana="dungeon", beto="dungeon").quiet("AfterReveal").play("ana: raven mazo")
    table.quiet()
    assert table.offers("ana", "play") == ["mazo"]


# Baltazar.


@rule("TR-103", "TR-A72", "TR-A58")
def test_baltazar_rerolls_one_own_die_once_per_combat() -> None:
    table = duel("baltazar", "braulia", dice="1 2 6 6 1")
    table.play("ana: magic")
    assert table.legal("ana") == ["die 1", "die 2"]
    table.play("ana: die 2")
    assert table.number("total", "ana") == 2
    assert table.refusal("ana: magic") == "TR-103"
    table.play("ana: done")
    below = hunt("rey_duende", "ana beto", "baltazar braulia zelrac", dice="1 1 1 1 6").play("ana: magic, die 1")
    assert below.number("group_total") == 9
    assert duel("celeste", "braulia", dice="1 1 6 6").refusal("ana: magic") == "TR-103"


# Braulia.


@rule("TR-090", "TR-A45")
def test_a_familiar_is_for_the_dungeon_only() -> None:
    table = duel("braulia", "celeste", dice="1 1 6 6", objects={"ana": "familiar"})
    assert table.refusal("ana: familiar") == "TR-090"


# Zelrac.


@rule("TR-105", "TR-A73", "TR-A58", "TR-A105")
def test_zelrac_is_paid_for_every_combat_won() -> None:
    assert duel("zelrac", "braulia", dice="6 6 1 1").play("beto: done").gold("ana") == 8 + 10 + 5
    hunted = hunt("duende_ratero", "ana beto", "zelrac braulia celeste", dice="5 5 5 5")
    assert (hunted.gold("ana"), hunted.gold("beto")) == (8 + 6 + 5, 8 + 6)
    troll = hunt("troll", "ana beto", "zelrac braulia celeste", dice="6 1 6 6 5 5", objects={"ana": "familiar"}, met=4)
    troll.play("ana: familiar")
    assert troll.said("unrewarded") == ["unrewarded ana"]
    assert troll.gold("ana") == 8 + 5
    rolled_off = duel("zelrac", "braulia", dice="3 3 3 3 6 6 1 1").play("beto: done")
    assert rolled_off.gold("ana") == 8 + 10 + 5


@rule("TR-106", "TR-A74", "TR-A97", "TR-074", "TR-A55", "TR-A104")
def test_zelrac_challenges_one_player_on_his_space_once_a_turn() -> None:
    table = Table("zelrac braulia celeste", half="night", dice="6 6 1 1").arrows(ana="work", beto="work", carlos="rest")
    assert (table.moment, table.asked) == ("BeforeSpace", "ana")
    assert table.offers("ana", "challenge") == ["p2"]
    assert table.refusal("ana: challenge p3") == "TR-106"
    table.play("ana: challenge p2")
    assert table.said("duel_began") == ["duel_began honour ana beto"]
    table.play("beto: done")
    assert table.gold("ana") == 8 + 5
    assert table.refusal("ana: challenge p2") == "TR-106"
    table.play("ana: done")
    assert table.gold("ana") == 8 + 5 + 5
    assert table.gold("beto") == 8 + 5


@rule("TR-106", "TR-094")
def test_nobody_else_challenges_without_a_glove() -> None:
    table = Table("celeste braulia zelrac", half="night", gear={"ana": "mazo"}).arrows(ana="work", beto="work")
    assert table.refusal("ana: challenge p2") == "TR-106"
    assert table.refusal("ana: glove p2") == "TR-094"


@rule("TR-A56")
def test_challenge_glove_and_ring_in_one_turn() -> None:
    table = Table("zelrac braulia celeste", half="night", objects={"ana": "glove"}, dice="6 6 1 1 " * 3)
    table.arrows(ana="ring", beto="ring").quiet("AfterReveal")
    table.play("ana: challenge p2", "beto: done", "ana: glove p2", "beto: done", "ana: done", "beto: done")
    assert len(table.said("duel_won ana")) == 3
    assert table.gold("ana") == 8 + 3 * 5 + 10


@rule("TR-A104")
def test_everybody_with_any_card_is_asked_before_the_own_space() -> None:
    table = Table("celeste braulia remi", half="night", hidden_gear={"ana": "mazo"}, hidden_objects={"beto": "potion"})
    table.arrows(ana="work", beto="work", carlos="work").quiet("AfterReveal")
    assert (table.moment, table.asked) == ("BeforeSpace", "ana")
    table.play("ana: done")
    assert (table.moment, table.asked) == ("BeforeSpace", "beto")
    table.play("beto: done")
    assert table.moment == "Choose"


@rule("TR-A77")
def test_no_action_gives_or_trades_anything() -> None:
    assert {verb.id for verb in GAME.space.verbs}.isdisjoint({"give", "trade", "offer", "lend"})
    table = Table("celeste braulia remi", gear={"ana": "mazo"}, gold=20).arrows()
    while table.moment != "Choose" or not table.said("turn_began"):
        before = {who: (table.gold(who), table.number("slots", who)) for who in table.people}
        who = table.asked
        table.play(f"{who}: {table.legal(who)[-1]}")
        for other in set(table.people) - {who}:
            assert table.number("slots", other) == before[other][1]
