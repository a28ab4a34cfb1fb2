"""The frame of a turn: day and night, order, end (TR-018 to TR-026)."""

from __future__ import annotations

import pytest

from tests.games.tornaris.table import CONTENT, GAME, Table
from tests.support import rule


@rule("TR-018", "TR-019", "TR-031", "TR-A11", "TR-020")
def test_a_day_lays_out_shop_and_monster_and_a_night_does_not() -> None:
    table = Table("celeste braulia zelrac", half="night", next_skies="dia_despejado noche_serena", monster="", met=0)
    table.arrows().quiet()
    assert table.zone("sky") == ["dia_despejado"]
    assert len(table.said("stocked")) == 3
    assert len(table.said("monster_came")) == 1
    table.arrows(ana="tower", beto="shop").quiet("BeforeSpace", "AfterReveal", "Shop")
    assert table.zone("sky") == ["noche_serena"]
    assert len(table.said("stocked")) == 3
    assert len(table.said("monster_came")) == 1


@rule("TR-025", "TR-026", "TR-A18")
def test_the_token_goes_to_the_right() -> None:
    table = Table("celeste braulia zelrac", half="night", first="beto", next_skies="noche_serena noche_serena")
    assert [table.number("turn_place", who) for who in ("beto", "carlos", "ana")] == [1, 2, 3]
    table.arrows().quiet()
    assert table.said("turn_began") == ["turn_began 6 carlos"]
    table.arrows().quiet()
    assert table.said("turn_began")[-1] == "turn_began 7 ana"


@rule("TR-024", "TR-A26")
def test_spaces_are_resolved_in_turn_order_and_the_dungeon_last() -> None:
    table = Table("celeste braulia zelrac baltazar", first="carlos", dice="6 6 6 6 6 6")
    table.arrows(ana="day_event", beto="tower", carlos="dungeon", dora="day_event").quiet()
    assert table.said("event_drawn") == ["event_drawn dora bolsa_olvidada", "event_drawn ana bolsa_olvidada"]
    assert table.log.index("tower_taken beto") > table.log.index("event_drawn ana bolsa_olvidada")
    assert table.moment == "Alone"


@rule("TR-A12", "TR-A13")
def test_thirty_days_and_twenty_nights_many_of_them_plain() -> None:
    def halves(days: int) -> list[int]:
        deck = CONTENT.sky_decks[days]
        return [sum(CONTENT.sky_half[card] == half for card in deck) for half in (0, 1)]

    assert halves(30) == [30, 20]
    assert halves(25) == [25, 25]
    assert GAME.options["days"].default == 30
    assert sum(CONTENT.sky[card] == "plain" for card in CONTENT.sky_decks[30]) == 17
    (deck,) = [z["count"] for z in GAME.new(seed=1, days=25).view(None)["zones"] if z["id"] == "sky_deck"]
    assert deck == 49


@rule("TR-A14")
def test_the_day_night_deck_is_shuffled_again() -> None:
    table = Table("celeste braulia zelrac", half="night", next_skies="noche_serena")
    table.arrows().quiet().arrows().quiet()
    assert table.size("sky_discard") == 0
    assert table.zone("sky") == ["noche_serena"]
    assert table.said("turn_began")[-1].startswith("turn_began 7")


@rule("TR-A16", "TR-A107", "TR-034", "TR-032", "TR-A28", "TR-A32")
def test_the_last_turn_ends_in_order_and_the_tournament_begins() -> None:
    table = Table("celeste braulia zelrac", met=12, monster="dragon_joven", owner="beto", row="mazo", dice="6 5 4")
    table.arrows(ana="shop").quiet("BeforeSpace", "AfterReveal", "Shop")
    assert table.log.index("tower_paid beto 4") < table.log.index("tournament_began")
    assert table.zone("row") == []
    assert table.zone("gear_discard") == ["mazo"]
    assert table.moment == "Convert"
    assert table.zone("monster") == ["dragon_joven"]


@rule("TR-055", "TR-A17")
def test_a_new_category_brings_one_active_mana_before_spaces_are_chosen() -> None:
    table = Table("celeste braulia zelrac", half="night", next_skies="dia_despejado", met=3, mana=1)
    table.arrows(ana="work", beto="work", carlos="work").quiet()
    assert table.moment == "Choose"
    assert [(table.mana(who), table.most(who)) for who in table.people] == [(2, 6), (2, 5), (2, 5)]
    assert table.said("monster_came")[0].split()[2] == "ogre"


@rule("TR-A15")
def test_an_unbeaten_monster_makes_way_for_the_next() -> None:
    table = Table("celeste braulia zelrac", next_skies="dia_despejado", monster="rey_duende", monsters="duende_ratero")
    table.arrows().quiet()
    assert table.zone("monster") == ["duende_ratero"]


@rule("TR-A99")
def test_the_card_of_the_turn_acts_before_the_shop_is_laid_out_and_holds_all_turn() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", next_skies="impuestos", gold={"ana": 12, "beto": 9, "carlos": 10}
    )
    table.arrows().quiet()
    lost = [at for at, line in enumerate(table.log) if line.startswith("lost")]
    stocked = [at for at, line in enumerate(table.log) if line.startswith("stocked")]
    assert max(lost) < min(stocked)
    fair = Table("celeste braulia zelrac", sky="feria_ambulante", row="mazo", gold=4)
    fair.arrows(ana="shop").quiet()
    assert fair.offers("ana", "buy") == ["mazo"]


@rule("TR-026", "TR-075", "TR-076", "TR-A18")
@pytest.mark.parametrize(("first", "order"), [("ana", "ana carlos"), ("beto", "carlos ana"), ("carlos", "carlos ana")])
def test_the_advantage_is_of_whoever_comes_first_after_the_token(first: str, order: str) -> None:
    table = Table("celeste braulia zelrac", half="night", first=first, dice="3 3 3 3")
    table.arrows(ana="ring", beto="work", carlos="ring").quiet()
    assert table.said("duel_began") == [f"duel_began ring {order}"]
    favoured, behind = order.split()
    assert (table.number("advantage", favoured), table.asked) == (1, behind)
