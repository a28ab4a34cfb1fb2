"""Every equipment of the base pack acts once in a duel and once in the dungeon, with the figures that are shipped."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import liza
from tests.games.tornaris.cards import EQUIPMENT, FACTOR, MANA
from tests.games.tornaris.table import CONTENT, GAME, Table, duel, faces, hunt
from tests.support import rule

FLAT = {
    "escudito": 1, "espadita": 1, "moneda_trucada": 1, "mazo": 2, "antorcha": 1, "arco_largo": 2,
    "cota_de_piedra": 5, "estandarte": 3, "lanza_dragontina": 4, "mandoble_real": 9,
}  # fmt: skip
"""What adds points in a duel."""
BELOW = {
    "escudito": 1, "espadita": 1, "tirachinas": 1, "moneda_trucada": 1, "mazo": 2, "daga_venenosa": 2, "antorcha": 2,
    "latigo": 2, "arco_largo": 3, "cota_de_piedra": 5, "estandarte": 2, "lanza_dragontina": 4,
    "mandoble_real": 9,
}  # fmt: skip
"""What adds points to a pair in the dungeon."""
DICE = {
    "hacha_de_verdugo",
    "amuleto_de_la_suerte",
    "catalejo",
    "afilador",
    "comodin",
    "espejo_gemelo",
    "dados_cargados",
    "tomo_prohibido",
}
RIVAL = {"tirachinas", "daga_venenosa", "latigo"}


@rule("TR-A93")
def test_these_are_all_there_are() -> None:
    assert set(FLAT) | DICE | RIVAL == set(CONTENT.equipment)
    assert set(BELOW) | DICE == set(CONTENT.equipment)


@pytest.mark.parametrize("card", FLAT)
@rule("TR-050", "TR-051")
def test_a_bonus_in_a_duel(card: str) -> None:
    table = duel(dice="1 1 6 6", gear={"ana": card}, mana=5)
    table.play(f"ana: play {card}")
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2 + FLAT[card], 12)
    assert (table.mana("ana"), table.most("ana")) == (5 - MANA[card], 5)


@pytest.mark.parametrize("card", BELOW)
@rule("TR-063", "TR-A43")
def test_a_bonus_in_the_dungeon(card: str) -> None:
    table = hunt("golem_de_barro", dice="1 1 1 1", gear={"ana": card}, mana=5, met=7)
    table.play(f"ana: play {card}")
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2 + BELOW[card], 2)
    assert table.mana("ana") == 5 - MANA[card]


def test_the_dragon_lance_knows_dragons() -> None:
    table = hunt("dragon_joven", dice="1 1 1 1", gear={"ana": "lanza_dragontina"}, met=10)
    assert table.play("ana: play lanza_dragontina").number("total", "ana") == 2 + 4 + 1


def test_the_banner_counts_combatants() -> None:
    table = hunt("golem_de_barro", "ana beto carlos", dice="1 1 1 1 1 1", gear={"ana": "estandarte"}, met=7)
    assert table.play("ana: play estandarte").number("total", "ana") == 2 + 3


@rule("TR-A53")
@pytest.mark.parametrize(("card", "less"), [("daga_venenosa", 2), ("tirachinas", 1)])
def test_dagger_and_slingshot_take_from_the_rival(card: str, less: int) -> None:
    table = duel(dice="1 1 6 6", gear={"ana": card})
    table.play(f"ana: play {card}")
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2, 12 - less)


@rule("TR-A53")
def test_the_whip_makes_the_rival_reroll_a_highest_die() -> None:
    table = duel(dice="1 1 5 6 2", gear={"ana": "latigo"})
    table.play("ana: play latigo")
    assert table.said("rerolled") == ["rerolled beto 6 2"]
    assert table.number("total", "beto") == 7
    assert table.number("total", "ana") == 2


@rule("TR-A53")
def test_the_charm_rerolls_a_die_of_choice() -> None:
    table = duel(dice="1 2 6 6 5", gear={"ana": "amuleto_de_la_suerte"})
    table.play("ana: play amuleto_de_la_suerte")
    assert table.legal("ana") == ["die 1", "die 2"]
    assert table.refusal("ana: die 6") == "TR-A53"
    table.play("ana: die 2")
    assert table.number("total", "ana") == 6
    assert table.said("total")[-1] == "total ana 6"
    worse = hunt("golem_de_barro", dice="1 6 1 1 2", gear={"ana": "amuleto_de_la_suerte"}, met=7)
    assert worse.play("ana: play amuleto_de_la_suerte, die 6").number("total", "ana") == 3


def test_the_spyglass_rerolls_any_dice_together() -> None:
    table = duel(dice="1 2 6 6 5 4", gear={"ana": "catalejo"})
    table.play("ana: play catalejo")
    assert table.legal("ana") == ["die 1", "die 2"]
    assert table.refusal("ana: done") == table.refusal("ana: die 6") == "TR-A53"
    table.play("ana: die 1")
    assert table.legal("ana") == ["done", "die 2"]
    assert [(die["value"], die["note"]) for die in table.view()["dice"] if die["seat"] == 0] == [(2, ""), (1, "picked")]
    assert table.said("rerolled") == []
    table.play("ana: die 2")
    assert table.said("rerolled") == ["rerolled ana 1 5", "rerolled ana 2 4"]
    assert table.number("total", "ana") == 9
    assert table.said("total")[-1] == "total ana 9"
    assert [die["note"] for die in table.view()["dice"]] == ["", "", "", ""]
    one = duel(dice="1 2 6 6 5", gear={"ana": "catalejo"}).play("ana: play catalejo, die 1, done")
    assert one.number("total", "ana") == 7
    assert one.said("rerolled") == ["rerolled ana 1 5"]


@rule("TR-A102")
def test_the_wild_card_adds_a_die_that_is_an_own_die() -> None:
    table = duel(dice="1 1 6 6 4 6", gear={"ana": "comodin amuleto_de_la_suerte"})
    table.play("ana: play comodin")
    assert table.number("total", "ana") == 6
    assert table.said("extra_die") == ["extra_die ana 4"]
    table.play("ana: play amuleto_de_la_suerte")
    assert table.legal("ana") == ["die 1", "die 4"]
    assert table.play("ana: die 4").number("total", "ana") == 8
    assert [die["value"] for die in table.view()["dice"] if die["seat"] == 0] == [1, 1, 6]


@rule("TR-A54", "TR-A53")
def test_the_whetstone_adds_up_to_three_points_and_never_passes_six() -> None:
    table = duel(dice="2 5 6 6", gear={"ana": "afilador"})
    table.play("ana: play afilador")
    assert table.legal("ana") == ["raise 2 1", "raise 2 2", "raise 2 3", "raise 5 1"]
    assert table.refusal("ana: raise 5 2") == table.refusal("ana: raise 2 4") == "TR-A54"
    assert table.refusal("ana: raise 6 1") == table.refusal("ana: raise 1 1") == "TR-A54"
    assert table.play("ana: raise 5 1").number("total", "ana") == 8
    assert table.said("raised") == ["raised ana 5 6"]
    more = duel(dice="2 5 6 6", gear={"ana": "afilador"}).play("ana: play afilador, raise 2 3")
    assert (more.said("raised"), more.number("total", "ana")) == (["raised ana 2 5"], 10)
    assert table.said("total")[-1] == "total ana 8"
    sixes = hunt("golem_de_barro", dice="6 6 1 1", gear={"ana": "afilador"}, met=7)
    assert sixes.refusal("ana: play afilador") == "TR-A53"
    assert sixes.mana("ana") == 4


@rule("TR-A54")
def test_a_card_that_raises_twice_raises_once_where_sixes_are_left() -> None:
    """No card of the base pack does; in a pack with one the second question has no answer left, and lapses."""
    once = '[{ do = "raise", amount = 3 }]'
    text = GAME.pack.text.replace(once, once.replace("}]", '}, { do = "raise", amount = 3 }]'), 1)
    sharp = GAME.bind(liza.Pack(text, "sharp"))
    both = duel(dice="2 6 6 6", gear={"ana": "afilador"}, game=sharp).play("ana: play afilador, raise 2 1, raise 3 3")
    assert (both.said("raised"), both.number("total", "ana")) == (["raised ana 2 3", "raised ana 3 6"], 12)
    table = duel(dice="5 6 6 6", gear={"ana": "afilador"}, game=sharp).play("ana: play afilador, raise 5 1")
    assert (table.said("raised"), table.number("total", "ana")) == (["raised ana 5 6"], 12)
    assert table.moment == both.moment == "DuelPlay"


@rule("TR-A54")
def test_the_whetstone_says_by_how_much_and_not_up_to_what() -> None:
    assert EQUIPMENT["afilador"][2] == "Súmale de 1 a 3 puntos a un dado tuyo, sin pasar de 6."


@rule("TR-A102")
def test_the_mirror_counts_the_highest_die_again() -> None:
    table = duel(dice="1 4 6 6", gear={"ana": "espejo_gemelo"})
    assert table.play("ana: play espejo_gemelo").number("total", "ana") == 9
    assert [die["value"] for die in table.view()["dice"] if die["seat"] == 0] == [1, 4]


@rule("TR-A102")
def test_loaded_dice_add_the_higher_and_the_lower_is_no_own_die() -> None:
    table = duel(dice="1 1 6 6 2 5", gear={"ana": "dados_cargados"})
    assert table.play("ana: play dados_cargados").number("total", "ana") == 7
    assert table.said("extra_die") == ["extra_die ana 2", "extra_die ana 5"]
    assert [die["value"] for die in table.view()["dice"] if die["seat"] == 0] == [1, 1, 5]
    below = hunt("golem_de_barro", dice="1 1 1 1 6 5", gear={"ana": "dados_cargados"}, met=7)
    assert below.play("ana: play dados_cargados").number("total", "ana") == 8


def test_the_tome_adds_two_dice_and_the_axe_one() -> None:
    table = duel(dice="1 1 6 6 2 5", gear={"ana": "tomo_prohibido"})
    assert table.play("ana: play tomo_prohibido").number("total", "ana") == 9
    axe = duel(dice="1 1 6 6 4", gear={"ana": "hacha_de_verdugo"})
    assert axe.play("ana: play hacha_de_verdugo").number("total", "ana") == 6


@rule("TR-A105")
def test_the_trick_coin_pays_winners_and_the_axe_costs_losers() -> None:
    won = duel(dice="5 6 6 5", gear={"beto": "moneda_trucada"})
    won.play("beto: play moneda_trucada", "ana: done")
    assert won.gold("beto") == 8 + 2 + 10
    lost = duel(dice="1 1 6 6 2", gear={"ana": "hacha_de_verdugo"})
    lost.play("ana: play hacha_de_verdugo, done")
    assert lost.gold("ana") == 8 - 2
    axe = duel(dice="3 4 4 4 5", gear={"ana": "hacha_de_verdugo", "beto": "moneda_trucada"})
    axe.play("ana: play hacha_de_verdugo", "beto: play moneda_trucada, done")
    assert (axe.gold("ana"), axe.gold("beto")) == (8 + 10, 8)
    tied = duel(dice="3 4 3 3 6 6 1 1", gear={"beto": "moneda_trucada"})
    tied.play("beto: play moneda_trucada, done")
    assert tied.said("tied")
    assert tied.gold("beto") == 8


@rule("TR-A105")
def test_coin_and_axe_in_the_dungeon() -> None:
    short = faces(3 * FACTOR["duende_ratero"] - 1, 4)
    won = hunt("duende_ratero", dice=short, gear={"ana": "moneda_trucada"}).play("ana: play moneda_trucada")
    assert (won.gold("ana"), won.gold("beto")) == (8 + 2 + 6, 8 + 6)
    lost = hunt("golem_de_barro", "ana beto", dice="1 1 1 1 2", gear={"ana": "hacha_de_verdugo"}, met=7)
    lost.play("ana: play hacha_de_verdugo, done", "beto: done")
    assert (lost.gold("ana"), lost.gold("beto")) == (8 - 2 - 5, 8 - 5)


def test_a_card_that_was_not_used_pays_nothing() -> None:
    table = duel(dice="6 6 1 1", gear={"ana": "moneda_trucada"}).play("beto: done")
    assert table.gold("ana") == 18


# The printed cards are the yardstick: nothing of ours pays more for its mana than they do.

YARDSTICK = (1.0, 2.0, 3.5, 5.0, 7.0, 9.0)
"""Points for 0 to 5 mana: Escudito, Mazo, Comodín and Cota de Piedra as printed, and the same steps beyond them."""
FACES = range(1, 7)
ROLLS = list(product(FACES, repeat=2))


def average(values: list[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def low(roll: tuple[int, ...]) -> float:
    """Return what rolling every low die again brings on average."""
    return sum(3.5 - face for face in roll if face < 3.5)


MEANS: dict[str, Callable[[int], float]] = {
    "bonus": float,
    "weaken": float,
    "bonus_against": float,
    "bonus_each": lambda amount: 3.0 * amount,
    "extra_dice": lambda amount: 3.5 * amount,
    "best_die": lambda amount: average([max(roll) for roll in product(FACES, repeat=amount)]),
    "raise": lambda amount: average([min(amount, 6 - min(roll)) for roll in ROLLS]),
    "copy": lambda amount: average([max(roll) for roll in ROLLS]),
    "reroll": lambda amount: average([3.5 - min(roll) for roll in ROLLS if min(roll) < 3.5]),
    "reroll_any": lambda amount: average([low(roll) for roll in ROLLS if low(roll)]),
    "reroll_rival": lambda amount: average([max(roll) - 3.5 for roll in ROLLS if max(roll) > 3.5]),
    "win_gold": lambda amount: 0.0,
    "lose_gold": lambda amount: 0.0,
}
"""What each word pays on average, used when it is of use, by one of three in the dungeon."""


@pytest.mark.parametrize("card", EQUIPMENT)
def test_no_equipment_pays_more_for_its_mana_than_the_printed_cards(card: str) -> None:
    kind = CONTENT.equipment.index(card)
    for parts in (CONTENT.gear[kind], CONTENT.gear_below[kind]):
        paid = sum(MEANS[part.name](part.amount) for part in parts)
        assert paid <= YARDSTICK[MANA[card]] + 1e-9


@rule("TR-052", "TR-053")
def test_no_card_of_the_base_pack_gives_mana_back() -> None:
    assert not {"recover", "wind", "win_mana"} & set(GAME.pack.text.replace('"', " ").split())


@rule("TR-A53", "TR-A54")
def test_only_own_dice_are_chosen_and_any_that_is_not_a_six_can_be_raised() -> None:
    for card in ("amuleto_de_la_suerte", "catalejo"):
        table = duel(dice="2 3 6 6", gear={"ana": card}).play(f"ana: play {card}")
        assert table.offers("ana", "die") == ["2", "3"]
        assert [table.refusal(f"ana: die {face}") for face in (1, 4, 5, 6)] == ["TR-A53"] * 4
    mixed = duel(dice="6 1 6 6", gear={"ana": "afilador"})
    assert mixed.offers("ana", "play") == ["afilador"]
    assert mixed.play("ana: play afilador").offers("ana", "raise") == ["1 1", "1 2", "1 3"]
    sixes = hunt("golem_de_barro", dice="6 6 1 1", gear={"ana": "afilador"}, met=7)
    assert sixes.offers("ana", "play") == []
    assert sixes.refusal("ana: play afilador") == "TR-A53"


@rule("TR-077", "TR-A103", "TR-122")
def test_before_the_dice_are_rolled_nobody_has_a_total() -> None:
    table = Table("celeste braulia zelrac", half="night", objects={"ana": "potion"}, mana=1)
    table.arrows(ana="ring", beto="ring").quiet("AfterReveal", "BeforeSpace")
    assert table.moment == "PreCombat"
    shown = {(c["id"], c["seat"]) for c in table.view()["counters"] if c["id"] in {"fights", "total", "advantage"}}
    assert shown == {("fights", 0), ("fights", 1)}
