"""Shop, tower, ring, rest, work and events (TR-030 to TR-049)."""

from __future__ import annotations

import pytest

from tests.games.tornaris.cards import PRICE
from tests.games.tornaris.table import Table
from tests.support import rule

THREE = "celeste braulia zelrac"
FOUR = "celeste braulia baltazar zelrac"
FIVE = "celeste braulia baltazar zelrac skull"


# The shop.


@rule("TR-030", "TR-A27", "TR-A68")
def test_a_shopper_buys_one_revealed_card_for_its_price() -> None:
    table = Table(THREE, row="mazo comodin mandoble_real", gold=8).arrows(ana="shop").quiet()
    assert table.legal("ana") == ["done", "buy mazo", "buy comodin"]
    assert table.refusal("ana: buy mandoble_real") == "TR-030"
    assert table.refusal("ana: buy escudito") == "TR-030"
    table.play("ana: buy comodin")
    assert table.gold("ana") == 8 - PRICE["comodin"]
    assert table.zone("gear", "ana") == ["comodin"]
    assert table.moment != "Shop"


@rule("TR-030")
@pytest.mark.parametrize("card", PRICE)
def test_every_equipment_costs_its_price_and_not_a_coin_less(card: str) -> None:
    table = Table(THREE, row=card, gold=PRICE[card]).arrows(ana="shop").quiet()
    assert table.play(f"ana: buy {card}").gold("ana") == 0
    poor = Table(THREE, row=card, gold=PRICE[card] - 1).arrows(ana="shop").quiet()
    assert poor.legal("ana") == ["done"]
    assert poor.refusal(f"ana: buy {card}") == "TR-030"


@rule("TR-A27")
def test_two_purchases_by_agreement() -> None:
    table = Table(THREE, row="mazo escudito", shop_limit=2).arrows(ana="shop").quiet()
    table.play("ana: buy mazo")
    assert table.offers("ana", "buy") == ["escudito"]
    table.play("ana: buy escudito")
    assert table.zone("gear", "ana") == ["escudito", "mazo"]
    assert table.moment != "Shop"


@rule("TR-A27")
def test_any_number_of_purchases_by_agreement() -> None:
    row = "mazo escudito espadita tirachinas"
    table = Table(THREE, row=row, gold=40, shop_limit="any").arrows(ana="shop", beto="shop").quiet()
    table.play("ana: buy mazo, buy escudito, buy espadita")
    assert (table.moment, table.asked) == ("Shop", "ana")
    assert table.offers("ana", "buy") == ["tirachinas"]
    table.play("ana: done").quiet()
    assert (table.moment, table.asked) == ("Shop", "beto")
    assert table.offers("beto", "buy") == ["tirachinas"]
    all_of_it = Table(THREE, row=row, gold=40, shop_limit="any").arrows(ana="shop").quiet()
    all_of_it.play("ana: buy mazo, buy escudito, buy espadita, buy tirachinas")
    assert all_of_it.moment != "Shop"
    assert all_of_it.number("slots", "ana") == 4


@rule("TR-062", "TR-A29")
def test_with_a_full_hand_and_no_gold_the_shop_offers_nothing_useless() -> None:
    full = "escudito escudito espadita espadita mazo comodin"
    table = Table(THREE, row="mazo mandoble_real", gear={"ana": full}, gold=1).arrows(ana="shop").quiet()
    assert table.offers("ana", "discard") == table.offers("ana", "buy") == []
    assert table.refusal("ana: discard escudito") == "TR-062"
    assert table.refusal("ana: buy mazo") == "TR-030"
    table.play("ana: sell comodin, sell mazo")
    assert table.offers("ana", "buy") == ["mazo"]
    raven = Table(THREE, row="mazo", gear={"ana": full}, objects={"ana": "raven"}, gold=1).arrows(ana="tower")
    assert raven.quiet("AfterReveal").offers("ana", "discard") == []
    rich = Table(THREE, row="mazo", gear={"ana": full}, gold=PRICE["mazo"]).arrows(ana="shop").quiet()
    assert rich.offers("ana", "discard") == ["escudito", "espadita", "mazo", "comodin"]


@rule("TR-151", "TR-031", "TR-032", "TR-A28")
def test_five_at_the_table_two_in_the_shop() -> None:
    table = Table(
        FIVE, half="night", first="beto", next_skies="dia_despejado noche_serena", gold=20,
        equipment="mazo comodin escudito espadita antorcha mandoble_real",
    )  # fmt: skip
    table.arrows(eva="work").quiet()
    assert table.zone("row") == ["mazo", "comodin", "escudito", "espadita", "antorcha"]
    table.arrows(ana="shop", dora="shop", eva="day_event").quiet()
    assert (table.moment, table.asked) == ("Shop", "dora")
    table.play("dora: buy comodin").quiet()
    assert (table.moment, table.asked) == ("Shop", "ana")
    assert table.offers("ana", "buy") == ["mazo", "escudito", "espadita", "antorcha"]
    table.play("ana: buy mazo").quiet()
    assert table.zone("gear_discard") == ["escudito", "espadita", "antorcha"]


@rule("TR-033", "TR-A95")
def test_the_discard_pile_becomes_the_deck_and_then_there_are_fewer_cards() -> None:
    table = Table(FOUR, half="night", next_skies="dia_despejado", equipment="mazo", discarded="comodin escudito")
    table.arrows().quiet()
    assert table.zone("row") == ["mazo", "escudito", "comodin"]
    assert table.size("gear_deck") == table.size("gear_discard") == 0


@rule("TR-058", "TR-062", "TR-A29", "TR-061", "TR-A76")
def test_with_a_full_hand_one_sells_or_discards_before_buying() -> None:
    full = "escudito escudito espadita espadita mazo comodin"
    table = Table(THREE, row="antorcha", gear={"ana": full}).arrows(ana="shop").quiet()
    assert table.number("slots", "ana") == table.limit("slots", "ana") == 6
    assert table.offers("ana", "buy") == []
    assert table.refusal("ana: buy antorcha") == "TR-062"
    table.play("ana: sell comodin")
    assert table.gold("ana") == 8 + PRICE["comodin"] // 2
    assert table.zone("gear_discard") == ["comodin"]
    table.play("ana: buy antorcha")
    assert table.number("slots", "ana") == 6
    again = Table(THREE, row="antorcha", gear={"ana": full}).arrows(ana="shop").quiet()
    assert again.refusal("ana: discard mandoble_real") == "TR-062"
    again.play("ana: discard escudito")
    assert again.gold("ana") == 8
    assert again.refusal("ana: discard escudito") == "TR-062"
    again.play("ana: buy antorcha")
    assert again.zone("gear_discard") == ["escudito"]


@rule("TR-104", "TR-058")
def test_braulia_holds_eight() -> None:
    seven = "escudito escudito espadita espadita mazo comodin tirachinas"
    table = Table(THREE, row="antorcha mazo", gear={"beto": seven}, shop_limit=2, gold=20).arrows(beto="shop").quiet()
    table.play("beto: buy antorcha")
    assert table.number("slots", "beto") == 8
    assert table.refusal("beto: buy mazo") == "TR-062"


@rule("TR-061", "TR-A103")
def test_only_what_one_holds_is_sold() -> None:
    table = Table(THREE, row="mazo", gear={"ana": "mandoble_real"}).arrows(ana="shop").quiet()
    assert table.refusal("ana: sell mazo") == "TR-061"
    assert table.play("ana: sell mandoble_real").gold("ana") == 8 + PRICE["mandoble_real"] // 2


# The tower.


@rule("TR-036", "TR-A39", "TR-034", "TR-A32", "TR-037")
def test_a_lone_visitor_takes_a_free_tower_and_is_paid_at_once() -> None:
    table = Table(THREE).arrows(ana="tower").quiet()
    assert table.said("tower") == ["tower_taken ana", "tower_paid ana 4"]
    assert table.number("tower", "ana") == 1
    assert table.number("block") == 2


@rule("TR-035", "TR-041", "TR-A40", "TR-A25", "TR-074")
def test_the_first_two_fight_for_a_free_tower_and_the_third_draws_an_event() -> None:
    table = Table(FOUR, first="beto", dice="6 6 1 1").arrows(ana="tower", beto="tower", dora="tower").quiet()
    assert table.said("duel_began") == ["duel_began tower beto dora"]
    table.play("dora: done").quiet()
    assert table.said("tower_taken") == ["tower_taken beto"]
    assert table.said("event_drawn") == ["event_drawn carlos bolsa_olvidada", "event_drawn ana bolsa_olvidada"]


@rule("TR-038", "TR-039", "TR-A34", "TR-A38")
def test_a_challenger_fights_the_owner_wherever_that_is() -> None:
    table = (
        Table(THREE, owner="beto", dice="1 1 6 6 1 1 1 1").arrows(ana="dungeon", beto="dungeon", carlos="tower").quiet()
    )
    assert table.said("duel_began") == ["duel_began tower beto carlos"]
    assert table.asked == "beto"
    table.play("beto: done")
    assert table.said("tower_taken") == ["tower_taken carlos"]
    assert table.number("block") == 2
    assert table.said("hunt_began")


@rule("TR-A34")
def test_an_absent_owner_keeps_the_own_action() -> None:
    table = Table(THREE, owner="ana", first="carlos", dice="6 6 1 1").arrows(ana="day_event", carlos="tower").quiet()
    table.play("ana: done").quiet()
    assert "event_drawn ana bolsa_olvidada" in table.log


@rule("TR-040")
def test_an_owner_who_wins_keeps_the_tower_without_a_new_block() -> None:
    table = Table(THREE, owner="beto", dice="1 1 6 6").arrows(ana="tower").quiet()
    table.play("ana: done").quiet()
    assert table.said("tower") == ["tower_held beto", "tower_paid beto 4"]
    assert table.number("block") == 0


@rule("TR-A35", "TR-041")
def test_only_the_first_challenger_fights() -> None:
    table = Table(FOUR, owner="dora", dice="6 6 1 1").arrows(ana="tower", beto="tower", carlos="tower").quiet()
    assert table.said("duel_began") == ["duel_began tower ana dora"]
    table.play("dora: done").quiet()
    drawn = ["event_drawn beto bolsa_olvidada", "event_drawn carlos bolsa_olvidada", "event_drawn dora bolsa_olvidada"]
    assert table.said("event_drawn") == drawn


@rule("TR-A36", "TR-A26")
def test_an_owner_at_the_own_tower_defends_at_the_own_place_or_draws_an_event() -> None:
    table = Table(THREE, owner="ana", dice="6 6 1 1").arrows(ana="tower", beto="day_event", carlos="tower").quiet()
    table.play("carlos: done").quiet()
    assert table.log.index("tower_held ana") < table.log.index("event_drawn beto bolsa_olvidada")
    assert table.said("event_drawn") == ["event_drawn beto bolsa_olvidada"]
    alone = Table(THREE, owner="ana").arrows(ana="tower", beto="shop", carlos="shop").quiet("BeforeSpace", "Shop")
    assert alone.said("event_drawn") == ["event_drawn ana bolsa_olvidada"]


@rule("TR-A37", "TR-149", "TR-A33", "TR-037", "TR-A107")
def test_a_conquered_tower_is_blocked_for_the_next_two_turns() -> None:
    table = Table(THREE, next_skies="dia_despejado noche_serena dia_despejado", dice="6 6 1 1")
    table.arrows(ana="tower").quiet()
    assert table.number("block") == 2
    table.arrows(ana="shop", beto="tower", carlos="shop").quiet("BeforeSpace", "Shop")
    assert "event_drawn beto bolsa_olvidada" in table.log
    assert table.number("block") == 1
    table.arrows().quiet()
    assert table.number("block") == 0
    table.arrows(beto="tower").quiet()
    assert table.said("duel_began") == ["duel_began tower ana beto"]


# Ring, rest, work, events.


@rule("TR-045", "TR-048", "TR-150", "TR-046", "TR-A25")
def test_the_first_two_in_the_ring_fight_and_the_rest_draw_night_events() -> None:
    table = (
        Table(FOUR, half="night", dice="6 6 1 1").arrows(ana="ring", carlos="ring", dora="ring", beto="rest").quiet()
    )
    assert table.said("duel_began") == ["duel_began ring ana carlos"]
    table.play("carlos: done").quiet()
    assert table.gold("ana") == 18
    assert table.said("event_drawn") == ["event_drawn dora taberna"]


@rule("TR-047")
def test_alone_in_the_ring_one_gains_three() -> None:
    table = Table(THREE, half="night").arrows(ana="ring", beto="work", carlos="rest").quiet()
    assert table.gold("ana") == 11
    assert not table.said("duel")


@rule("TR-043", "TR-044", "TR-052")
def test_rest_recovers_everything_and_work_pays_five() -> None:
    table = Table(THREE, half="night", mana=0).arrows(ana="rest", beto="work", carlos="work").quiet()
    assert (table.mana("ana"), table.mana("beto")) == (5, 0)
    assert (table.gold("ana"), table.gold("beto")) == (8, 13)


@rule("TR-042", "TR-049", "TR-A96", "TR-A90")
def test_events_come_from_the_deck_of_the_half_happen_at_once_and_are_discarded() -> None:
    day = Table(THREE, events="bolsa_olvidada peaje bolsa_olvidada").arrows().quiet()
    assert [day.gold(who) for who in day.people] == [12, 5, 12]
    assert day.zone("day_discard") == ["bolsa_olvidada", "peaje", "bolsa_olvidada"]
    night = Table(THREE, half="night").arrows(ana="night_event").quiet()
    assert night.gold("ana") == 11
    assert night.zone("night_discard") == ["taberna"]


@rule("TR-A89")
def test_an_event_deck_is_shuffled_again() -> None:
    table = Table(THREE, events="bolsa_olvidada peaje").arrows().quiet()
    assert len(table.said("event_drawn")) == 3
    assert table.size("day_deck") == 1
    assert table.zone("day_discard") == ["bolsa_olvidada"]


# Skull goes where he likes.

SKULL = "celeste braulia skull"


@rule("TR-A22", "TR-020")
def test_skull_shops_alone_by_night() -> None:
    table = Table(SKULL, half="night", equipment="mazo comodin escudito", objects={"ana": "raven"})
    table.arrows(carlos="shop")
    assert table.quiet("AfterReveal").moment == "BeforeSpace"
    assert table.refusal("ana: raven mazo") == "TR-A64"
    table.quiet()
    assert (table.moment, table.asked) == ("Shop", "carlos")
    assert table.offers("carlos", "buy") == ["mazo", "comodin", "escudito"]
    table.play("carlos: buy mazo").quiet()
    assert table.zone("gear_discard") == ["comodin", "escudito"]


@rule("TR-A23", "TR-A10")
def test_skull_hunts_by_night_what_the_day_left() -> None:
    table = Table(SKULL, half="night", monster="duende_ratero", dice="6 6").arrows(carlos="dungeon").quiet()
    assert table.legal("carlos") == ["fight", "event"]
    table.play("carlos: fight").quiet()
    assert table.said("hunt_won") == ["hunt_won duende_ratero"]
    assert table.zone("monster") == []
    gone = Table(SKULL, half="night", monster="").arrows(carlos="dungeon").quiet()
    assert gone.said("event_drawn") == ["event_drawn carlos bolsa_olvidada"]
    event = Table(SKULL, half="night", monster="duende_ratero").arrows(carlos="dungeon").quiet().play("carlos: event")
    assert event.said("event_drawn") == ["event_drawn carlos bolsa_olvidada"], "of the day, by night as well"


@rule("TR-A24")
def test_night_spaces_work_for_skull_by_day() -> None:
    ring = Table(SKULL, mana=1).arrows(carlos="ring").quiet()
    assert ring.gold("carlos") == 8 + 3
    rest = Table(SKULL, mana=1).arrows(carlos="rest").quiet()
    assert rest.mana("carlos") == 4
    work = Table(SKULL).arrows(carlos="work").quiet()
    assert work.gold("carlos") == 13
    event = Table(SKULL).arrows(carlos="night_event").quiet()
    assert "event_drawn carlos taberna" in event.log


@rule("TR-A100", "TR-A25")
def test_day_spaces_work_for_skull_by_night() -> None:
    free = Table(SKULL, half="night").arrows(carlos="tower").quiet()
    assert free.said("tower_taken") == ["tower_taken carlos"]
    held = Table(SKULL, half="night", owner="ana", dice="1 1 6 6").arrows(carlos="tower").quiet()
    assert held.play("ana: done").said("tower_taken") == ["tower_taken carlos"]
    blocked = Table(SKULL, half="night", owner="ana", block=1).arrows(carlos="tower").quiet()
    assert "event_drawn carlos bolsa_olvidada" in blocked.log
    event = Table(SKULL, half="night").arrows(carlos="day_event").quiet()
    assert "event_drawn carlos bolsa_olvidada" in event.log


# What is not there is not told.


@rule("TR-123", "TR-A46")
def test_nothing_gained_or_lost_is_nothing_told() -> None:
    toll = Table(THREE, events="peaje trampa peaje", gold=0, mana=0).arrows().quiet()
    assert toll.said("lost") == toll.said("drained") == []
    rested = Table(THREE, half="night", mana={"ana": 5, "beto": 4, "carlos": 1})
    rested.arrows(ana="rest", beto="rest", carlos="rest").quiet()
    assert rested.said("recovered") == ["recovered carlos 3 4"]
    assert rested.said("rested") == ["rested ana", "rested beto", "rested carlos"]
    worked = Table(THREE, half="night").arrows(ana="work", beto="work", carlos="ring").quiet()
    assert worked.said("worked") == ["worked ana", "worked beto"]
    assert worked.said("gained") == ["gained ana 5 13", "gained beto 5 13", "gained carlos 3 11"]


@rule("TR-A32", "TR-034")
def test_the_tower_pays_whoever_owns_it_at_the_end_of_every_turn() -> None:
    table = Table(THREE, owner="beto", next_skies="noche_serena dia_despejado", dice="1 1 6 6")
    table.arrows(ana="shop", beto="shop", carlos="tower").quiet("BeforeSpace", "Shop")
    table.play("beto: done").quiet("BeforeSpace", "Shop")
    assert table.said("tower") == ["tower_taken carlos", "tower_paid carlos 4"], (
        "the turn of the conquest, and not Beto"
    )
    assert (table.gold("beto"), table.gold("carlos")) == (8, 8 + 5 + 4)
    table.arrows(ana="work", beto="work", carlos="rest").quiet()
    assert table.said("tower_paid") == ["tower_paid carlos 4"] * 2, "by night too"
    assert table.gold("carlos") == 8 + 5 + 4 + 4
    assert table.said("gained carlos")[-1] == "gained carlos 4 21"
    nobody = Table(THREE).arrows().quiet()
    assert nobody.said("tower_paid") == []


@rule("TR-A22", "TR-020", "TR-031", "TR-A27")
def test_skulls_night_row_has_one_card_per_player_and_is_laid_out_when_he_comes_up() -> None:
    table = Table(FIVE, half="night", objects={"eva": "raven"}, gold=40, first="dora", equipment="mazo " * 9)
    table.arrows(eva="shop", ana="work", dora="ring").quiet("AfterReveal")
    assert table.zone("row") == []
    assert (table.moment, table.asked) == ("BeforeSpace", "dora")
    table.play("dora: done")
    assert (table.moment, table.asked) == ("BeforeSpace", "eva")
    assert table.zone("row") == []
    table.play("eva: done")
    assert (table.moment, table.asked) == ("Shop", "eva")
    assert len(table.zone("row")) == 5
    assert len(table.said("stocked")) == 5
    table.play("eva: buy mazo")
    assert table.moment != "Shop"
    assert table.number("slots", "eva") == 1
    table.quiet()
    assert table.zone("gear_discard") == ["mazo"] * 4
    assert table.zone("row") == []


@rule("TR-086", "TR-085", "TR-058")
def test_objects_take_no_slot_and_cost_no_mana() -> None:
    full = "escudito escudito espadita espadita mazo comodin"
    bag = "potion familiar portal raven glove crystal potion"
    dice = "6 6 1 1  1 1 1 1 1 1  5 5"
    table = Table(THREE, gear={"ana": full}, objects={"ana": bag}, row="antorcha", mana=2, dice=dice)
    assert (table.number("slots", "ana"), len(table.zone("objects", "ana"))) == (6, 7)
    table.arrows(ana="shop", beto="dungeon", carlos="dungeon").play("ana: portal dungeon")
    assert table.mana("ana") == 2
    table.play("ana: discard escudito, raven antorcha")
    assert (table.mana("ana"), table.number("slots", "ana")) == (2, 6)
    table.quiet("BeforeSpace").play("ana: glove p2").quiet("PreCombat").play("beto: done")
    assert table.mana("ana") == 2
    table.play("ana: done").quiet()
    table.play("ana: familiar")
    assert table.mana("ana") == 2
    assert sorted(table.zone("object_discard")) == ["familiar", "glove", "portal", "raven"]
    assert sorted(table.zone("objects", "ana")) == ["crystal", "potion", "potion"]


@rule("TR-062", "TR-030", "TR-A29")
def test_with_the_exact_price_and_a_full_hand_room_is_what_is_missing() -> None:
    full = {"ana": "escudito escudito espadita espadita mazo comodin"}
    for gold, rule_against in ((PRICE["antorcha"], "TR-062"), (PRICE["antorcha"] - 1, "TR-030")):
        table = Table(THREE, row="antorcha", gear=full, gold=gold).arrows(ana="shop").quiet()
        assert table.refusal("ana: buy antorcha") == rule_against
        assert bool(table.offers("ana", "discard")) == (rule_against == "TR-062")
    exact = Table(THREE, row="antorcha", gold=PRICE["antorcha"]).arrows(ana="shop").quiet().play("ana: buy antorcha")
    assert (exact.gold("ana"), exact.zone("gear", "ana")) == (0, ["antorcha"])


@rule("TR-036", "TR-039", "TR-041", "TR-A38")
def test_after_a_duel_that_its_owner_won_nobody_else_disputes_the_tower_that_turn() -> None:
    table = Table(FOUR, owner="dora", dice="1 1 6 6", events="bolsa_olvidada " * 4)
    table.arrows(ana="tower", beto="tower", carlos="shop", dora="day_event").quiet().play("ana: done").quiet()
    assert table.said("duel_began") == ["duel_began tower ana dora"]
    assert table.said("tower_held") == ["tower_held dora"]
    assert "event_drawn beto bolsa_olvidada" in table.log
    assert table.said("tower_taken") == []


@rule("TR-094", "TR-A65")
def test_a_glove_is_thrown_in_the_dungeon_when_its_turn_comes_and_elsewhere_before_the_own_space() -> None:
    gloves = {"ana": "glove", "carlos": "glove"}
    table = Table("celeste braulia zelrac baltazar", objects=gloves)
    table.arrows(ana="dungeon", beto="dungeon", carlos="day_event", dora="day_event").quiet("AfterReveal")
    assert (table.moment, table.asked, table.offers("ana", "glove")) == ("BeforeSpace", "ana", [])
    assert table.refusal("ana: glove p2") == "TR-094"
    table.play("ana: done")
    assert (table.asked, table.offers("carlos", "glove")) == ("carlos", ["p4"])
    table.play("carlos: done").quiet("BeforeSpace")
    assert (table.moment, table.offers("ana", "glove")) == ("BeforeDungeon", ["p2"])


@rule("TR-062", "TR-A29", "TR-092")
def test_nothing_is_discarded_for_a_purchase_that_no_raven_makes() -> None:
    full = {"ana": "escudito " * 3 + "espadita " * 3}
    for objects, offered in (("potion", []), ("raven", ["escudito", "espadita"])):
        table = Table("celeste braulia zelrac", row="mazo", gear=full, objects={"ana": objects})
        table.arrows(ana="tower", beto="day_event", carlos="day_event").quiet("AfterReveal")
        assert (table.moment, table.offers("ana", "discard")) == ("BeforeSpace", offered)
        if not offered:
            assert table.refusal("ana: discard escudito") == "TR-062"
