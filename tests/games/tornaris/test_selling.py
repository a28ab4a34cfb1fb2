"""When equipment is sold and the Poción drunk (TR-061, TR-095, TR-A103): every window, and by agreement any moment."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tornaris.bots.combat_estimate import reach_of
from liza.games.tornaris.steps.asking import Window
from tests.games.tornaris.cards import PRICE
from tests.games.tornaris.table import GAME, Table, duel, hunt
from tests.games.tornaris.test_tournament import tournament
from tests.support import rule

THREE = "celeste braulia zelrac"
ABLE: dict[str, Any] = {"gear": {"ana": "mazo cota_de_piedra"}, "objects": {"ana": "potion familiar"}, "mana": 1}
"""Ana has something to sell and something to drink."""


def at(moment: str) -> Table:
    """Return a table at which Ana is asked at a moment outside combat."""
    by_day: dict[str, Any] = {"ana": "day_event", "beto": "tower", "carlos": "shop"}
    events = {"Smith": "herrero_agradecido", "Wager": "apuesta", "Teacher": "maestro_errante", "Peddler": "viajera",
              "Defy": "desafio_publico", "Rob": "ratero"}  # fmt: skip
    if moment in events:
        return (
            Table(THREE, events=f"{events[moment]} " * 3, **ABLE).arrows(**by_day).quiet("AfterReveal", "BeforeSpace")
        )
    if moment in {"Trinket", "Spy"}:
        card = {"Trinket": "baratijas", "Spy": "espia"}[moment]
        table = Table(THREE, half="night", night_events=f"{card} " * 3, **ABLE)
        return table.arrows(ana="night_event", beto="rest", carlos="rest").quiet("AfterReveal", "BeforeSpace")
    if moment == "Convert":
        return tournament(3, **ABLE)
    if moment == "Market":
        table = Table(THREE, half="night", next_skies="mercado_negro", first="carlos", **ABLE)
        return table.arrows(ana="work", beto="work", carlos="work").quiet()
    if moment == "GiveUp":
        able = ABLE | {"gear": {"ana": "mazo cota_de_piedra", "beto": "mazo"}}
        table = hunt("ogro_herrero", "ana beto", dice="1 1 1 1", met=4, penalty_first=False, **able)
        return table.play("ana: done", "beto: done")
    if moment == "MakeRoom":
        full = "mazo cota_de_piedra escudito escudito espadita espadita"
        able = ABLE | {"gear": {"ana": full}}
        table = Table(THREE, events="hallazgo " * 3, **able).arrows(**by_day)
        return table.quiet("AfterReveal", "BeforeSpace")
    places = {
        "AfterReveal": "tower",
        "BeforeSpace": "tower",
        "Shop": "shop",
        "Alone": "dungeon",
        "BeforeDungeon": "dungeon",
    }
    beto = "dungeon" if moment == "BeforeDungeon" else "tower" if moment in {"Shop", "Alone"} else "day_event"
    table = Table(THREE, row="escudito", **ABLE).arrows(ana=places[moment], beto=beto, carlos="day_event")
    order = ("AfterReveal", "BeforeSpace")
    return table if moment == "AfterReveal" else table.quiet(*(order[:1] if moment == "BeforeSpace" else order))


WINDOWS = (
    "AfterReveal", "BeforeSpace", "BeforeDungeon", "Shop", "Alone", "GiveUp", "MakeRoom", "Smith", "Trinket", "Wager",
    "Teacher", "Peddler", "Defy", "Rob", "Spy", "Market", "Convert",
)  # fmt: skip


@rule("TR-A103", "TR-061", "TR-A76", "TR-A66")
@pytest.mark.parametrize("moment", WINDOWS)
def test_one_sells_and_drinks_at_every_own_decision_outside_combat(moment: str) -> None:
    table = at(moment)
    assert (table.moment, table.asked) == (moment, "ana")
    gold, held = table.gold("ana"), table.number("slots", "ana")
    assert set(table.offers("ana", "sell")) >= {"mazo", "cota_de_piedra"}
    assert "potion" in table.legal("ana")
    assert table.refusal("ana: sell mandoble_real") == "TR-061"
    table.play("ana: potion")
    assert (table.mana("ana"), table.zone("objects", "ana")) == (5, ["familiar"])
    assert table.refusal("ana: potion") == "TR-095"
    assert (table.moment, table.asked) == (moment, "ana")
    table.play("ana: sell cota_de_piedra")
    assert table.said("sold") == [f"sold ana cota_de_piedra {PRICE['cota_de_piedra'] // 2}"]
    assert table.gold("ana") == gold + PRICE["cota_de_piedra"] // 2
    if moment == "MakeRoom":
        assert table.number("slots", "ana") == held, "the new card has taken the room"
    else:
        assert (table.moment, table.asked) == (moment, "ana")
        assert table.number("slots", "ana") == held - 1
    assert table.zone("gear_discard")[-1] == "cota_de_piedra"


def test_there_are_no_other_windows() -> None:
    assert {name for name, step in GAME.steps.items() if issubclass(step, Window)} == set(WINDOWS)


# At any moment, unless agreed otherwise.


@rule("TR-A103", "TR-061")
def test_one_sells_in_the_sealed_choice_and_never_drinks() -> None:
    limited = Table(THREE, sell_anytime=False, **ABLE)
    assert limited.legal("ana") == ["go dungeon", "go shop", "go tower", "go day_event"]
    assert limited.refusal("ana: sell mazo") == limited.refusal("ana: potion") == "TR-A103"
    table = Table(THREE, **ABLE)
    assert table.offers("ana", "sell") == ["mazo", "cota_de_piedra"]
    assert table.refusal("ana: sell escudito") == "TR-061"
    assert table.refusal("ana: potion") == "TR-A103"
    table.play("ana: sell mazo")
    assert (table.moment, table.gold("ana")) == ("Choose", 8 + PRICE["mazo"] // 2)
    assert "go shop" in table.legal("ana")


@rule("TR-A103", "TR-061", "TR-A76")
def test_a_used_card_that_has_been_sold_adds_nothing_more_to_what_a_hint_expects() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo escudito"}).play("ana: play mazo")
    kept = reach_of(table.state, 0, below=False)
    table.play("ana: sell mazo")
    assert reach_of(table.state, 0, below=False) == kept


@rule("TR-A103", "TR-A76", "TR-061")
def test_one_sells_in_combat_also_what_was_used_and_its_effect_stays() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo mazo escudito"})
    assert table.refusal("ana: sell mandoble_real") == "TR-061"
    table.play("ana: play mazo")
    total = table.number("total", "ana")
    table.play("ana: sell mazo")
    assert table.number("total", "ana") == total
    assert table.zone("gear", "ana") == ["escudito", "mazo"]
    table.play("ana: play mazo")
    assert table.number("total", "ana") > total
    assert table.refusal("ana: play mazo") == "TR-059"
    table.play("ana: sell mazo, sell escudito")
    assert table.number("slots", "ana") == 0
    below = hunt("rey_duende", dice="1 1 1 1", gear={"ana": "mazo"}).play("ana: sell mazo")
    assert (below.moment, below.gold("ana")) == ("HuntPlay", 8 + PRICE["mazo"] // 2)


@rule("TR-A103", "TR-A84")
def test_one_sells_just_before_the_dice_but_never_between_duels_for_the_title() -> None:
    table = Table(THREE, half="night", dice="1 1 6 6", **ABLE)
    table.arrows(ana="ring", beto="ring").quiet("AfterReveal", "BeforeSpace")
    assert (table.moment, table.legal("ana")) == ("PreCombat", ["done", "potion", "sell mazo", "sell cota_de_piedra"])
    table.play("ana: sell mazo")
    assert table.moment == "PreCombat"
    assert table.play("ana: potion").moment == "DuelPlay"
    title = tournament(3, "1 6 1 0 0 0", **ABLE).quiet("Convert")
    assert (title.moment, title.legal("ana")) == ("PreCombat", ["done", "potion"])
    assert title.refusal("ana: sell mazo") == "TR-A84"


def test_the_options_are_those_of_the_ledger() -> None:
    offered = {id: (option.values, option.default) for id, option in GAME.options.items()}
    assert offered["shop_limit"] == ((1, 2, "any"), 1)
    assert offered["remi_in_combat"] == ((False, True), False)
    assert offered["sell_anytime"] == offered["penalty_first"] == ((True, False), True)
    assert offered["raven"] == (("own_turn", "after_reveal"), "own_turn")
    assert offered["challenge"] == (("own_space", "any_space"), "own_space")
    assert offered["duel_stake"] == ((0, 3), 0)
    assert offered["days"] == ((30, 25), 30)
    assert offered["dungeon_passes"] == ((1, 2), 1)
    assert offered["tournament_mana"] == ((False, True), False)
    assert offered["start"] == (("random", "p1", "p2", "p3", "p4", "p5", "p6"), "random")
