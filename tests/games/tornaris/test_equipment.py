"""Every equipment of the base pack, in a duel and in the dungeon."""

from __future__ import annotations

import pytest

from tests.games.tornaris.table import CONTENT, duel, hunt
from tests.support import rule

FLAT = {
    "escudito": 1, "espadita": 1, "tirachinas": 1, "moneda_trucada": 1, "mazo": 2, "antorcha": 1, "arco_largo": 3,
    "hacha_de_verdugo": 4, "cota_de_piedra": 5, "estandarte": 4, "lanza_dragontina": 6, "mandoble_real": 9,
}  # fmt: skip
BELOW = {
    "escudito": 1, "espadita": 1, "tirachinas": 2, "moneda_trucada": 1, "mazo": 2, "daga_venenosa": 2, "antorcha": 4,
    "latigo": 3, "arco_largo": 5, "hacha_de_verdugo": 4, "cota_de_piedra": 5, "estandarte": 4, "lanza_dragontina": 8,
    "mandoble_real": 9,
}  # fmt: skip


@rule("TR-A93")
def test_the_pack_has_exactly_these() -> None:
    asked = {
        "amuleto_de_la_suerte",
        "catalejo",
        "afilador",
        "comodin",
        "espejo_gemelo",
        "dados_cargados",
        "tomo_prohibido",
    }
    assert set(FLAT) | asked | {"daga_venenosa", "latigo"} == set(CONTENT.equipment)


@pytest.mark.parametrize("card", FLAT)
def test_a_bonus_in_a_duel(card: str) -> None:
    table = duel(dice="1 1 6 6", gear={"ana": card}, mana=5)
    table.play(f"ana: play {card}")
    assert table.number("total", "ana") == 2 + FLAT[card]
    assert table.mana("ana") == 5 - CONTENT.mana[CONTENT.equipment.index(card)]


@pytest.mark.parametrize("card", BELOW)
def test_a_bonus_in_the_dungeon(card: str) -> None:
    table = hunt("golem_de_barro", dice="1 1 1 1", gear={"ana": card}, mana=5, met=7)
    table.play(f"ana: play {card}")
    assert table.number("total", "ana") == 2 + BELOW[card]


def test_the_dragon_lance_knows_dragons() -> None:
    table = hunt("dragon_joven", dice="1 1 1 1", gear={"ana": "lanza_dragontina"}, met=10)
    assert table.play("ana: play lanza_dragontina").number("total", "ana") == 12


def test_the_banner_counts_combatants() -> None:
    table = hunt("golem_de_barro", "ana beto carlos", dice="1 1 1 1 1 1", gear={"ana": "estandarte"}, met=7)
    assert table.play("ana: play estandarte").number("total", "ana") == 8


@rule("TR-A53")
def test_the_dagger_takes_from_the_rival() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "daga_venenosa"})
    table.play("ana: play daga_venenosa")
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2, 10)


@rule("TR-A53")
def test_the_whip_makes_the_rival_reroll_a_highest_die() -> None:
    table = duel(dice="1 1 5 6 2", gear={"ana": "latigo"})
    table.play("ana: play latigo")
    assert table.said("rerolled") == ["rerolled beto 6 2"]
    assert table.number("total", "beto") == 7


def test_the_charm_rerolls_a_die_of_choice() -> None:
    table = duel(dice="1 2 6 6 5", gear={"ana": "amuleto_de_la_suerte"})
    table.play("ana: play amuleto_de_la_suerte")
    assert table.legal("ana") == ["die 1", "die 2"]
    assert table.refusal("ana: die 6") == "TR-A53"
    table.play("ana: die 2")
    assert table.number("total", "ana") == 6
    worse = hunt("golem_de_barro", dice="1 6 1 1 2", gear={"ana": "amuleto_de_la_suerte"}, met=7)
    assert worse.play("ana: play amuleto_de_la_suerte, die 6").number("total", "ana") == 3


def test_the_spyglass_rerolls_any_dice_together() -> None:
    table = duel(dice="1 2 6 6 5 4", gear={"ana": "catalejo"})
    table.play("ana: play catalejo")
    assert table.refusal("ana: done") == "TR-A53"
    table.play("ana: die 1")
    assert table.legal("ana") == ["done", "die 2"]
    assert [(die["value"], die["note"]) for die in table.view()["dice"] if die["seat"] == 0] == [(2, ""), (1, "picked")]
    table.play("ana: die 2")
    assert table.said("rerolled") == ["rerolled ana 1 5", "rerolled ana 2 4"]
    assert table.number("total", "ana") == 9
    one = duel(dice="1 2 6 6 5", gear={"ana": "catalejo"}).play("ana: play catalejo, die 1, done")
    assert one.number("total", "ana") == 7


@rule("TR-A102")
def test_the_wild_card_adds_a_die_that_is_an_own_die() -> None:
    table = duel(dice="1 1 6 6 4 6", gear={"ana": "comodin amuleto_de_la_suerte"})
    table.play("ana: play comodin")
    assert table.number("total", "ana") == 6
    table.play("ana: play amuleto_de_la_suerte")
    assert table.legal("ana") == ["die 1", "die 4"]
    assert table.play("ana: die 4").number("total", "ana") == 8


@rule("TR-A54", "TR-A53")
def test_the_whetstone_raises_up_to_three_and_never_above_six() -> None:
    table = duel(dice="2 5 6 6", gear={"ana": "afilador"})
    table.play("ana: play afilador")
    assert table.legal("ana") == ["raise 2 1", "raise 2 2", "raise 2 3", "raise 5 1"]
    assert table.refusal("ana: raise 5 2") == table.refusal("ana: raise 2 4") == "TR-A54"
    assert table.play("ana: raise 5 1").number("total", "ana") == 8
    sixes = hunt("golem_de_barro", dice="6 6 1 1", gear={"ana": "afilador"}, met=7)
    assert sixes.refusal("ana: play afilador") == "TR-A53"


def test_the_mirror_counts_the_highest_die_again() -> None:
    assert (
        duel(dice="1 4 6 6", gear={"ana": "espejo_gemelo"}).play("ana: play espejo_gemelo").number("total", "ana") == 9
    )


@rule("TR-A102")
def test_loaded_dice_add_the_higher_above_and_both_below() -> None:
    table = duel(dice="1 1 6 6 2 5", gear={"ana": "dados_cargados"})
    assert table.play("ana: play dados_cargados").number("total", "ana") == 7
    below = hunt("golem_de_barro", dice="1 1 1 1 2 5", gear={"ana": "dados_cargados"}, met=7)
    assert below.play("ana: play dados_cargados").number("total", "ana") == 9


def test_the_tome_adds_two_dice() -> None:
    table = duel(dice="1 1 6 6 2 5", gear={"ana": "tomo_prohibido"})
    assert table.play("ana: play tomo_prohibido").number("total", "ana") == 9


@rule("TR-A105")
def test_the_trick_coin_pays_winners_and_the_axe_costs_losers() -> None:
    won = duel(dice="5 6 6 5", gear={"beto": "moneda_trucada"})
    won.play("beto: play moneda_trucada", "ana: done")
    assert won.gold("beto") == 8 + 2 + 10
    lost = duel(dice="1 1 6 6", gear={"ana": "hacha_de_verdugo"})
    lost.play("ana: play hacha_de_verdugo, done")
    assert lost.gold("ana") == 6
    hunted = hunt("duende_ratero", dice="2 2 2 2", gear={"ana": "moneda_trucada"})
    assert hunted.play("ana: play moneda_trucada").gold("ana") == 8 + 2 + 6
    tied = duel(dice="3 4 3 3 6 6 1 1", gear={"beto": "moneda_trucada"})
    tied.play("beto: play moneda_trucada, done")
    assert tied.said("tied")
    assert tied.gold("beto") == 8


@rule("TR-A105")
def test_the_mirror_gives_mana_back_to_winners_only() -> None:
    left = 4 - CONTENT.mana[CONTENT.equipment.index("espejo_gemelo")]
    won = duel(dice="1 4 3 4", gear={"ana": "espejo_gemelo"})
    assert won.play("ana: play espejo_gemelo").mana("ana") == left
    assert won.play("beto: done").mana("ana") == left + 2
    lost = duel(dice="1 1 6 6", gear={"ana": "espejo_gemelo"})
    assert lost.play("ana: play espejo_gemelo, done").mana("ana") == left
    hunted = hunt("duende_ratero", dice="1 3 1 1", gear={"ana": "espejo_gemelo"})
    assert hunted.play("ana: play espejo_gemelo").said("recovered") == [f"recovered ana 2 {left + 2}"]


def test_a_card_that_was_not_used_pays_nothing() -> None:
    table = duel(dice="6 6 1 1", gear={"ana": "moneda_trucada"}).play("beto: done")
    assert table.gold("ana") == 18
