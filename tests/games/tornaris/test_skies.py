"""A day/night card changes what it names, for its own turn, and nothing else (TR-018, TR-A99)."""

from __future__ import annotations

import pytest

from tests.games.tornaris.cards import FACTOR, PRICE
from tests.games.tornaris.table import CONTENT, Table
from tests.support import rule

FOUR = "celeste braulia baltazar zelrac"
DAYS = [key for key, half in zip(CONTENT.skies, CONTENT.sky_half, strict=True) if half == 0]
NIGHTS = [key for key, half in zip(CONTENT.skies, CONTENT.sky_half, strict=True) if half == 1]


def test_there_are_ten_days_and_seven_nights() -> None:
    assert (len(DAYS), len(NIGHTS)) == (10, 7)


@rule("TR-018", "TR-043", "TR-044", "TR-045", "TR-047", "TR-035", "TR-A99")
@pytest.mark.parametrize("sky", NIGHTS)
def test_a_night_pays_for_work_ring_and_tower_what_is_printed_unless_it_says_so(sky: str) -> None:
    ring = Table(FOUR, half="night", sky=sky, dice="6 6 1 1", owner="dora", mana=1, most=5)
    ring.arrows(ana="ring", beto="ring", carlos="work", dora="rest").quiet().play("beto: done").quiet()
    wages = 7 if sky == "turno_doble" else 5
    prize = 15 if sky == "luna_llena" else 10
    assert ring.said("gained")[:3] == [
        f"gained ana {prize} {8 + prize}", f"gained carlos {wages} {8 + wages}", "gained dora 4 12",
    ]  # fmt: skip
    assert ring.said("recovered dora") == ["recovered dora 3 4" if sky == "insomnio" else "recovered dora 4 5"]
    alone = Table(FOUR, half="night", sky=sky).arrows(ana="ring", beto="work").quiet()
    assert alone.said("gained ana")[0] == "gained ana 3 11"


@rule("TR-018", "TR-019", "TR-031", "TR-035", "TR-068", "TR-071", "TR-A70", "TR-A99")
@pytest.mark.parametrize("sky", DAYS)
def test_a_day_has_the_prices_cards_monsters_and_rents_that_are_printed_unless_it_says_so(sky: str) -> None:
    factor = FACTOR["duende_ratero"] + {"bruma_espesa": 1, "sol_radiante": -1}.get(sky, 0)
    table = Table(FOUR, sky=sky, row="mazo", dice="6 6 6 6", owner="dora", monster="duende_ratero")
    (row,) = [zone for zone in table.view("ana")["zones"] if zone["id"] == "row"]
    assert row["pieces"][0]["numbers"]["cost"] == PRICE["mazo"] - (1 if sky == "feria_ambulante" else 0)
    table.arrows(ana="dungeon", beto="dungeon", carlos="day_event", dora="shop")
    table.quiet().quiet("Shop").quiet()
    assert table.said("hunt_began") == [f"hunt_began duende_ratero {factor * 4}"]
    assert table.gold("ana") == 8 + 6 + (2 if sky == "bando_del_alcalde" else 0)
    assert table.said("tower_paid") == [f"tower_paid dora {8 if sky == 'fiesta_de_la_torre' else 4}"]


@rule("TR-019", "TR-031")
@pytest.mark.parametrize("sky", DAYS)
def test_a_day_lays_one_card_a_player_in_the_shop_and_more_where_it_says_so(sky: str) -> None:
    table = Table(FOUR, half="night", next_skies=sky, monsters="duende_saltarin", gold=10).arrows().quiet()
    more = {"caravana": 2, "viento_magico": 1}.get(sky, 0)
    assert (table.said("dawned")[-1], len(table.zone("row"))) == (f"dawned day {sky}", 4 + more)
