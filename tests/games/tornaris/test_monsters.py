"""Every monster: its ability, its reward and its penalty."""

from __future__ import annotations

import pytest

from tests.games.tornaris.table import CONTENT, FACTORS, Table, hunt
from tests.support import rule


def fight(monster: str, dice: str = "1 2 3 4 ", **more: object) -> Table:
    """Return a fight of Ana and Beto, both without special gifts in a fight, three at the table."""
    settings: dict[str, object] = {"mana": 6, "most": 9, "gold": 20, "met": 4}
    return hunt(monster, "ana beto", "celeste braulia zelrac", dice=dice, **(settings | more))


def lost(monster: str, **more: object) -> Table:
    """Return the table after a defeat without cards."""
    return fight(monster, "1 1 1 1 1 1", **more).play("ana: done", "beto: done")


def won(monster: str, **more: object) -> Table:
    """Return the table after a victory of Ana, who has whatever it takes, and Beto."""
    table = fight(monster, "5 4 3 2  1 6 2 3 " + "5 4 " * 20, objects={"ana": "familiar " * 8}, **more)
    while not table.said("hunt_won"):
        table.play("ana: familiar")
    return table


@rule("TR-A04", "TR-009")
def test_the_factors() -> None:
    factor = dict(zip(CONTENT.monsters, CONTENT.factor, strict=True))
    assert factor["troll"] == FACTORS["troll"] == 8
    assert factor.keys() == FACTORS.keys()
    assert min(factor[key] for key in factor if "dragon" in key) > max(factor[key] for key in factor if "duende" in key)


@pytest.mark.parametrize(
    ("monster", "gold"),
    [("duende_ratero", 6), ("duende_saltarin", 7), ("duende_cocinero", 4), ("rey_duende", 10), ("ogro_gloton", 10),
     ("ogro_bicefalo", 13), ("ogro_herrero", 5), ("golem_de_barro", 14), ("golem_espejo", 8),
     ("golem_de_cristal", 8), ("golem_runico", 8), ("golem_de_hierro", 20), ("dragon_joven", 20),
     ("dragon_de_humo", 14), ("dragon_avaro", 28), ("dragon_ancestral", 12)],
)  # fmt: skip
def test_rewards_in_gold(monster: str, gold: int) -> None:
    assert won(monster).gold("ana") == 20 + gold


@pytest.mark.parametrize(
    ("monster", "gold"),
    [("duende_ratero", 2), ("duende_alquimista", 3), ("rey_duende", 4), ("ogro_gloton", 3), ("troll", 4),
     ("ogro_bicefalo", 5), ("golem_de_barro", 5), ("golem_de_cristal", 6), ("dragon_joven", 6), ("dragon_de_humo", 8),
     ("dragon_avaro", 10), ("dragon_ancestral", 10)],
)  # fmt: skip
def test_penalties_in_gold(monster: str, gold: int) -> None:
    table = lost(monster)
    assert (table.gold("ana"), table.gold("beto")) == (20 - gold, 20 - gold)


def test_half_the_gold_is_rounded_up() -> None:
    assert lost("dragon_avaro", gold=7).gold("ana") == 3


@rule("TR-A101", "TR-A46")
@pytest.mark.parametrize(
    ("monster", "left"),
    [("duende_saltarin", 5), ("duende_cocinero", 4), ("ogro_chaman", 3), ("golem_espejo", 3), ("golem_runico", 2),
     ("dragon_de_hielo", 2)],
)  # fmt: skip
def test_penalties_in_mana_spend_it(monster: str, left: int) -> None:
    table = lost(monster)
    assert (table.mana("ana"), table.most("ana")) == (left, 9)


@rule("TR-056", "TR-A101")
@pytest.mark.parametrize(("monster", "more"), [("ogro_chaman", 1), ("golem_runico", 1), ("dragon_ancestral", 2)])
def test_some_monsters_raise_the_maximum_mana(monster: str, more: int) -> None:
    table = won(monster)
    assert (table.mana("ana"), table.most("ana")) == (6 + more, 9 + more)


def test_the_cook_and_the_ice_dragon_give_mana_back() -> None:
    assert won("duende_cocinero").mana("ana") == 8
    ice = won("dragon_de_hielo")
    assert (ice.mana("ana"), ice.most("ana")) == (10, 10)


def test_alchemist_and_crystal_golem_give_objects() -> None:
    assert len(won("duende_alquimista").said("drew_object")) == 2
    assert len(won("golem_de_cristal").said("drew_object")) == 4


def test_smith_mirror_and_smoke_give_equipment() -> None:
    for monster in ("ogro_herrero", "golem_espejo", "dragon_de_humo"):
        table = won(monster, equipment="mazo comodin")
        assert table.zone("gear", "ana", seen_by="ana") == ["mazo"]
        assert table.zone("gear", "beto", seen_by="beto") == ["comodin"]


@pytest.mark.parametrize("monster", ["ogro_herrero", "golem_de_hierro"])
def test_some_penalties_cost_an_equipment_of_choice(monster: str) -> None:
    table = lost(monster, gear={"ana": "mazo escudito"})
    assert (table.moment, table.asked) == ("GiveUp", "ana")
    assert table.legal("ana") == ["discard mazo", "discard escudito"]
    assert table.refusal("ana: discard comodin") == "TR-062"
    table.play("ana: discard escudito")
    assert table.zone("gear", "ana") == ["mazo"]
    assert table.moment != "GiveUp"


@rule("TR-073", "TR-A102")
def test_ones_count_nothing_for_the_leaper_and_sixes_three_in_smoke() -> None:
    assert fight("duende_saltarin", "1 2 1 1").number("group_total") == 2
    table = fight("dragon_de_humo", "6 6 6 5 6", gear={"ana": "espejo_gemelo comodin afilador"})
    assert table.number("group_total") == 3 + 3 + 3 + 5
    table.play("ana: play espejo_gemelo")
    assert table.number("total", "ana") == 9
    assert table.play("ana: play comodin").number("total", "ana") == 12


@rule("TR-073")
def test_the_shaman_forbids_equipment_without_cost() -> None:
    table = fight("ogro_chaman", "1 1 1 1", gear={"ana": "escudito mazo"})
    assert table.offers("ana", "play") == ["mazo"]
    assert table.refusal("ana: play escudito") == "TR-073"


@rule("TR-A108", "TR-073")
def test_the_two_headed_ogre_rerolls_a_highest_die_of_everybody() -> None:
    table = fight("ogro_bicefalo", "5 2 6 6 1 3")
    assert table.said("rerolled") == ["rerolled ana 5 1", "rerolled beto 6 3"]
    assert table.number("group_total") == 12
    assert table.moment == "HuntPlay"


@rule("TR-073")
def test_equal_dice_count_once_for_the_mirror_golem() -> None:
    table = fight("golem_espejo", "4 4 4 5 4", gear={"ana": "comodin"})
    assert (table.number("total", "ana"), table.number("total", "beto")) == (4, 9)
    assert table.play("ana: play comodin").number("total", "ana") == 4


@rule("TR-073")
def test_the_iron_golem_allows_three_activations() -> None:
    table = fight("golem_de_hierro", "1 1 1 1", gear={"ana": "escudito escudito espadita espadita"})
    table.play("ana: play escudito, play espadita, play escudito")
    assert table.refusal("ana: play espadita") == "TR-073"
    assert table.legal("ana") == ["done"]


@rule("TR-073")
def test_ice_makes_activations_dearer_but_not_those_of_nothing() -> None:
    table = fight("dragon_de_hielo", "1 1 1 1", gear={"ana": "escudito mazo"}, mana=2)
    table.play("ana: play escudito, play mazo")
    assert table.mana("ana") == 0
    poor = fight("dragon_de_hielo", "1 1 1 1", gear={"ana": "mazo"}, mana=1)
    assert poor.refusal("ana: play mazo") == "TR-054"


def test_every_monster_can_be_beaten_and_can_win() -> None:
    for monster in CONTENT.monsters:
        assert won(monster).said("hunt_won") == [f"hunt_won {monster}"]
        assert lost(monster).said("hunt_lost") == [f"hunt_lost {monster}"]
