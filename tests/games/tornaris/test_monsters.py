"""Every monster: its ability, its reward and its penalty."""

from __future__ import annotations

import pytest

from tests.games.tornaris.cards import FACTOR, PRICE
from tests.games.tornaris.table import CONTENT, Table, duel, hunt
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


GOLD = {
    "duende_ratero": (6, 1), "duende_saltarin": (5, 0), "duende_cocinero": (5, 0), "duende_alquimista": (4, 2),
    "rey_duende": (3, 2), "ogro_gloton": (8, 3), "ogro_chaman": (0, 0), "troll": (10, 4), "ogro_bicefalo": (10, 5),
    "ogro_herrero": (3, 0), "golem_de_barro": (9, 5), "golem_espejo": (4, 0), "golem_de_cristal": (4, 6),
    "golem_runico": (4, 0), "golem_de_hierro": (5, 0), "dragon_joven": (5, 6), "dragon_de_humo": (6, 8),
    "dragon_de_hielo": (6, 0), "dragon_avaro": (15, 10), "dragon_ancestral": (4, 10),
}  # fmt: skip
"""What each pays every winner, and what it takes of the 20 gold of every loser."""
MANA = {
    "duende_saltarin": 1,
    "duende_cocinero": 1,
    "ogro_chaman": 3,
    "golem_espejo": 3,
    "golem_runico": 4,
    "dragon_de_hielo": 4,
}
"""What each takes of the 6 mana of every loser."""
GROWTH = {"ogro_chaman": 1, "golem_runico": 1, "dragon_de_hielo": 1, "dragon_ancestral": 2}
"""By how much the maximum mana of every winner grows."""
OBJECTS = {"duende_alquimista": 1, "golem_de_cristal": 2}
CARDS = ("rey_duende", "ogro_herrero", "golem_espejo", "golem_de_hierro", "dragon_joven", "dragon_de_humo")
SMITHS = ("ogro_herrero", "golem_de_hierro")
"""Who costs the losers an equipment."""


@rule("TR-A04", "TR-009", "TR-073")
def test_the_factors_rise_with_the_category_and_the_troll_has_its_printed_eight() -> None:
    assert list(GOLD) == CONTENT.monsters
    assert dict(zip(CONTENT.monsters, CONTENT.factor, strict=True)) == FACTOR
    assert FACTOR["troll"] == 8
    average = [sum(list(FACTOR.values())[at : at + 5]) / 5 for at in range(0, 20, 5)]
    assert average == sorted(average)


@rule("TR-071", "TR-056", "TR-A101")
@pytest.mark.parametrize("monster", GOLD)
def test_every_winner_gets_the_whole_reward(monster: str) -> None:
    table = won(monster, equipment="mazo comodin mazo")
    more = GROWTH.get(monster, 0)
    for who, card in (("ana", "mazo"), ("beto", "comodin")):
        if (monster, who) == ("troll", "ana"):
            assert table.gold(who) == 20, "her 1 was the lowest die"
            continue
        assert table.gold(who) == 20 + GOLD[monster][0]
        assert (table.mana(who), table.most(who)) == (6 + more, 9 + more)
        assert len(table.said(f"drew_object {who}")) == OBJECTS.get(monster, 0)
        assert table.zone("gear", who, seen_by=who) == ([card] if monster in CARDS else [])
    assert table.gold("carlos") == 20 + 4, "who stayed above drew an event"
    assert table.zone("monster") == []


@rule("TR-072", "TR-A46", "TR-A101")
@pytest.mark.parametrize("monster", GOLD)
def test_every_loser_suffers_the_whole_penalty(monster: str) -> None:
    table = lost(monster, gear={"ana": "mazo escudito", "beto": "comodin"})
    if monster in SMITHS:
        assert (table.moment, table.asked) == ("GiveUp", "ana")
        assert table.legal("ana") == ["discard mazo", "discard escudito"]
        assert table.refusal("ana: discard comodin") == "TR-062"
        table.play("ana: discard escudito")
        assert (table.moment, table.asked) == ("GiveUp", "beto")
        table.play("beto: discard comodin")
    for who in ("ana", "beto"):
        assert table.gold(who) == 20 - GOLD[monster][1]
        assert (table.mana(who), table.most(who)) == (6 - MANA.get(monster, 0), 9)
    kept = (["mazo"], []) if monster in SMITHS else (["escudito", "mazo"], ["comodin"])
    assert (table.zone("gear", "ana"), table.zone("gear", "beto")) == kept
    assert table.gold("carlos") == 20 + 4, "who stayed above drew an event"


@rule("TR-A46", "TR-123")
def test_a_penalty_takes_what_there_is() -> None:
    assert lost("dragon_avaro", gold=7).gold("ana") == 3
    assert lost("dragon_ancestral", gold=7).gold("ana") == 0
    assert lost("golem_runico", mana=1, most=9).mana("ana") == 1
    assert lost("dragon_de_hielo", mana=3, most=9).mana("ana") == 0
    assert lost("ogro_herrero", gear={"beto": "mazo"}).asked == "beto"


@rule("TR-A46", "TR-A103")
def test_a_card_is_given_up_before_any_is_sold() -> None:
    table = lost("ogro_herrero", gear={"ana": "mazo escudito"}, objects={"ana": "potion"})
    assert table.refusal("ana: sell mazo") == "TR-A46"
    assert table.refusal("ana: sell comodin") == "TR-061"
    table.play("ana: potion")
    assert table.mana("ana") == 9
    table.play("ana: discard escudito")
    assert (table.zone("gear", "ana"), table.gold("ana")) == (["mazo"], 20)


@rule("TR-A46", "TR-061")
def test_by_agreement_a_card_may_be_sold_before_one_is_given_up() -> None:
    table = lost("ogro_herrero", gear={"ana": "mazo escudito"}, penalty_first=False).play("ana: sell mazo")
    assert (table.moment, table.asked) == ("GiveUp", "ana")
    assert table.gold("ana") == 20 + PRICE["mazo"] // 2
    last = lost("ogro_herrero", gear={"ana": "mazo"}, penalty_first=False).play("ana: sell mazo")
    assert last.moment != "GiveUp"


@rule("TR-073", "TR-A102")
def test_ones_count_nothing_for_the_leaper_and_sixes_three_in_smoke() -> None:
    assert fight("duende_saltarin", "1 2 1 1").number("group_total") == 2
    table = fight("dragon_de_humo", "6 6 2 1 6", gear={"ana": "espejo_gemelo comodin afilador"})
    assert table.number("group_total") == 3 + 3 + 2 + 1
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
    assert table.legal("ana") == ["done", "sell escudito", "sell espadita"]


@rule("TR-073")
def test_ice_makes_activations_dearer_but_not_those_of_nothing() -> None:
    table = fight("dragon_de_hielo", "1 1 1 1", gear={"ana": "escudito mazo"}, mana=2)
    table.play("ana: play escudito, play mazo")
    assert table.mana("ana") == 0
    poor = fight("dragon_de_hielo", "1 1 1 1", gear={"ana": "mazo"}, mana=1)
    assert poor.refusal("ana: play mazo") == "TR-054"


ABLE = ("duende_saltarin", "ogro_chaman", "ogro_bicefalo", "golem_espejo", "golem_de_hierro", "dragon_de_humo",
        "dragon_de_hielo", "troll")  # fmt: skip
"""Who has an ability."""


@rule("TR-073", "TR-074", "TR-077")
@pytest.mark.parametrize("monster", ABLE)
def test_the_ability_of_a_monster_says_nothing_in_a_duel(monster: str) -> None:
    gear = {"ana": "escudito escudito espadita espadita mazo espejo_gemelo"}
    table = duel(dice="1 1 6 6", monster=monster, gear=gear, mana=4)
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2, 12)
    table.play("ana: play escudito, play escudito, play espadita, play espadita, play mazo")
    assert (table.number("total", "ana"), table.mana("ana")) == (8, 3)
    table.play("ana: play espejo_gemelo")
    assert (table.number("total", "ana"), table.mana("ana"), table.said("rerolled")) == (9, 0, [])
    table.play("ana: done")
    assert (table.gold("beto"), table.said("unrewarded")) == (18, [])


@rule("TR-105", "TR-A73", "TR-A105")
def test_what_a_card_brings_to_winners_it_brings_to_no_loser_and_the_other_way_round() -> None:
    both = "moneda_trucada hacha_de_verdugo"
    lost_duel = duel(dice="1 1 6 6 1", gear={"ana": both}).play("ana: play moneda_trucada, play hacha_de_verdugo, done")
    assert (lost_duel.gold("ana"), lost_duel.gold("beto")) == (6, 18)
    won_duel = duel(dice="3 3 4 3 6", gear={"ana": both}).play(
        "ana: play moneda_trucada, play hacha_de_verdugo", "beto: done"
    )
    assert (won_duel.gold("ana"), won_duel.gold("beto")) == (20, 8)
    unused = duel(dice="1 1 6 6", gear={"ana": both, "beto": both}).play("ana: done")
    assert (unused.gold("ana"), unused.gold("beto")) == (8, 18)
    beaten = fight("duende_ratero", "1 1 1 1 1", gear={"ana": both, "beto": both}, gold=8)
    beaten.play("ana: play moneda_trucada, play hacha_de_verdugo, done", "beto: done")
    assert (beaten.gold("ana"), beaten.gold("beto")) == (8 - 2 - 1, 8 - 1)
