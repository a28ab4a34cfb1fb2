"""Duels: one sequence everywhere (TR-074 to TR-084)."""

from __future__ import annotations

from typing import Any

from liza.kernel.rollout.layout import Layout
from tests.games.tornaris.cards import FACTOR
from tests.games.tornaris.table import Table, duel, hunt
from tests.support import rule


@rule("TR-075", "TR-077")
def test_the_earlier_in_turn_order_has_the_advantage() -> None:
    table = Table("celeste braulia zelrac", half="night", first="carlos", dice="1 2 3 4")
    table.arrows(ana="ring", carlos="ring").quiet()
    assert table.said("duel_began") == ["duel_began ring carlos ana"]
    assert table.said("rolled") == ["rolled carlos 1 2 3", "rolled ana 3 4 7"]
    assert table.asked == "carlos"


@rule("TR-078", "TR-A50", "TR-083", "TR-A52", "TR-A08", "TR-A105")
def test_passing_after_an_even_roll_is_a_tie_and_dice_decide_until_they_differ() -> None:
    table = duel(dice="3 3 3 3  4 4 4 4  1 2 6 5")
    assert table.asked == "beto"
    table.play("beto: done")
    assert table.said("tied") == ["tied ana beto"]
    assert len(table.said("rolled_off")) == 4
    assert table.said("duel_won") == ["duel_won beto ana 6 6"]
    assert table.gold("beto") == 18


@rule("TR-A48", "TR-A03")
def test_equality_with_the_advantage_passes_the_go() -> None:
    table = duel(dice="2 3 3 4  1 1 2 2", gear={"ana": "mazo", "beto": "escudito"})
    table.play("ana: play mazo")
    assert (table.number("total", "ana"), table.number("total", "beto"), table.asked) == (7, 7, "ana")
    table.play("ana: done")
    assert table.asked == "beto"
    table.play("beto: play escudito")
    assert table.asked == "ana"
    table.play("ana: done")
    assert table.said("duel_won") == ["duel_won beto ana 8 7"]


@rule("TR-A48")
def test_equality_without_the_advantage_keeps_the_go_and_stopping_there_ties() -> None:
    table = duel(dice="3 4 2 3  6 6 1 1", gear={"beto": "mazo"})
    table.play("beto: play mazo")
    assert table.asked == "beto"
    table.play("beto: done")
    assert table.said("tied")
    assert table.said("duel_won") == ["duel_won ana beto 7 7"]


@rule("TR-A51", "TR-081")
def test_whoever_is_ahead_cannot_play() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mandoble_real", "beto": "mazo"}, mana=5)
    assert table.refusal("beto: play mazo") == "TR-026"
    table.play("ana: play mandoble_real")
    assert table.asked == "ana"


@rule("TR-054", "TR-050", "TR-051", "TR-059")
def test_equipment_costs_mana_and_works_once_per_combat() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo mazo comodin cota_de_piedra"}, mana=3)
    table.play("ana: play mazo")
    assert (table.mana("ana"), table.most("ana")) == (2, 5)
    assert table.offers("ana", "play") == ["mazo", "comodin"]
    assert table.refusal("ana: play cota_de_piedra") == "TR-054"
    table.play("ana: play mazo")
    assert table.refusal("ana: play mazo") == "TR-059"
    assert table.refusal("ana: play espadita") == "TR-058"


@rule("TR-053", "TR-060", "TR-064", "TR-A56", "TR-152")
def test_equipment_recharges_between_combats_and_mana_does_not() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", objects={"beto": "glove"}, mana=4, dice="1 1 6 6 2  1 1 6 6 2",
        gear={"ana": "comodin cota_de_piedra escudito"},
    )  # fmt: skip
    table.arrows(ana="ring", beto="ring").play("beto: done", "ana: done")
    assert table.said("duel_began") == ["duel_began ring ana beto"]
    table.play("ana: play comodin, play escudito")
    assert table.mana("ana") == 2
    assert table.refusal("ana: play cota_de_piedra") == "TR-054"
    table.play("ana: done")
    assert table.zone("gear", "ana") == ["escudito", "comodin", "cota_de_piedra"]
    next_turn = Table(
        "celeste braulia zelrac", half="night", objects={"ana": "glove glove"}, mana={"ana": 5},
        dice="1 1 6 6 2 1 1 6 6 2", gear={"ana": "comodin cota_de_piedra"},
    )  # fmt: skip
    next_turn.arrows(ana="work", beto="work").play("ana: done, glove p2, play comodin, done, glove p2")
    assert next_turn.mana("ana") == 3
    next_turn.play("ana: play comodin")
    assert next_turn.refusal("ana: play cota_de_piedra") == "TR-054"


@rule("TR-A57", "TR-A55", "TR-094", "TR-A65", "TR-085")
def test_a_glove_is_thrown_at_somebody_on_the_same_space_and_wins_nothing() -> None:
    table = Table("celeste braulia remi", half="night", objects={"ana": "glove"}, dice="6 5 1 1")
    table.arrows(ana="work", beto="work", carlos="rest").quiet("AfterReveal")
    assert table.offers("ana", "glove") == ["p2"]
    assert table.refusal("ana: glove p3") == "TR-094"
    table.play("ana: glove p2")
    assert table.moment == "DuelPlay"
    table.play("beto: done")
    assert table.said("duel_won") == ["duel_won ana beto 11 2"]
    assert (table.gold("ana"), table.gold("beto")) == (13, 13)
    assert table.zone("object_discard") == ["glove"]
    assert table.said("worked") == ["worked ana", "worked beto"]


@rule("TR-A55")
def test_a_stake_by_agreement() -> None:
    table = Table("celeste braulia remi", half="night", objects={"ana": "glove"}, dice="6 5 1 1", duel_stake=3, gold=2)
    table.arrows(ana="rest", beto="rest", carlos="work").quiet("AfterReveal").play("ana: glove p2", "beto: done")
    assert (table.gold("ana"), table.gold("beto")) == (4, 0)


def test_a_duel_says_nothing_of_a_group_and_a_hunt_has_no_stake() -> None:
    fight = duel(dice="1 1 6 6", gear={"ana": "mazo"}).play("ana: play mazo")
    assert fight.said("total")
    assert not fight.said("group_total")
    below = hunt("duende_ratero", "ana", dice="1 1")
    layout = Layout(below.state.game)
    assert layout.observe(below.state, 0)[layout.names.index("stake")] == 0


@rule("TR-A65", "TR-A31")
def test_a_glove_in_the_dungeon_comes_before_the_fight() -> None:
    table = Table("celeste braulia remi", objects={"ana": "glove"}, dice="6 5 1 1  1 1 1 2", monster="rey_duende")
    table.arrows(ana="dungeon", beto="dungeon").quiet("AfterReveal", "BeforeSpace")
    assert table.moment == "BeforeDungeon"
    assert table.refusal("ana: glove p3") == "TR-094"
    table.play("ana: glove p2", "beto: done")
    assert table.log.index("duel_won ana beto 11 2") < table.log.index(
        f"hunt_began rey_duende {3 * FACTOR['rey_duende']}"
    )
    assert table.moment == "HuntPlay"


@rule("TR-A65", "TR-106")
def test_in_the_own_place_nobody_in_the_dungeon_is_challenged() -> None:
    table = Table("zelrac braulia remi", objects={"ana": "glove"}).arrows(ana="dungeon", beto="dungeon")
    table.quiet("AfterReveal")
    assert table.moment == "BeforeSpace"
    assert table.refusal("ana: glove p2") == "TR-094"
    assert table.refusal("ana: challenge p2") == "TR-106"


@rule("TR-A103", "TR-A104", "TR-095", "TR-A66", "TR-086")
def test_a_potion_is_drunk_just_before_the_dice() -> None:
    table = Table(
        "celeste braulia remi", half="night", mana=1, hidden_objects={"ana": "potion", "beto": "portal"}, dice="1 1 6 6"
    )
    table.arrows(ana="ring", beto="ring").quiet("AfterReveal", "BeforeSpace")
    assert (table.moment, table.asked) == ("PreCombat", "ana")
    assert table.legal("ana") == ["done", "potion"]
    assert not table.said("rolled")
    table.play("ana: potion")
    assert table.mana("ana") == 5
    assert (table.moment, table.asked) == ("PreCombat", "beto")
    assert table.refusal("beto: potion") == "TR-095"
    table.play("beto: done")
    assert table.moment == "DuelPlay"
    assert table.refusal("ana: potion") == "TR-A66"


@rule("TR-A76")
def test_by_agreement_nothing_is_sold_in_a_combat() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo"}, sell_anytime=False)
    assert table.refusal("ana: sell mazo") == "TR-A76"
    held: dict[str, Any] = {"mana": 1, "objects": {"ana": "potion"}, "gear": {"ana": "mazo"}, "sell_anytime": False}
    waiting = Table("celeste braulia remi", half="night", **held)
    waiting.arrows(ana="ring", beto="ring").quiet("AfterReveal", "BeforeSpace")
    assert waiting.refusal("ana: sell mazo") == "TR-A76"


@rule("TR-095")
def test_a_potion_needs_spent_mana() -> None:
    table = Table("braulia celeste remi", objects={"ana": "potion"}).arrows()
    assert table.refusal("ana: potion") == "TR-095"


@rule("TR-A104")
def test_the_fighter_with_the_go_is_asked_even_without_a_card() -> None:
    table = duel(dice="1 1 6 6")
    assert table.legal("ana") == ["done"]


@rule("TR-103", "TR-060")
def test_the_reroll_is_there_again_in_the_next_combat() -> None:
    table = Table("baltazar braulia celeste", half="night", objects={"ana": "glove glove"}, dice="1 2 6 6 3  1 2 6 6 4")
    table.arrows(ana="work", beto="work").quiet("AfterReveal")
    table.play("ana: glove p2, magic, die 1, done, glove p2, magic, die 1")
    assert table.said("magic_used") == ["magic_used ana", "magic_used ana"]
    assert table.number("total", "ana") == 6


@rule("TR-082", "TR-060")
def test_the_table_is_clear_after_a_combat() -> None:
    table = duel(dice="6 5 1 1", gear={"beto": "daga_venenosa escudito"}).play("beto: play daga_venenosa, done")
    table.quiet()
    assert table.view()["dice"] == []
    counters = {counter["id"] for counter in table.view()["counters"]}
    assert counters.isdisjoint({"fights", "total", "group_total", "advantage"})
    assert table.zone("duel") == []
    assert table.said("duel_won") == ["duel_won ana beto 9 2"]
    assert table.said("gained") == ["gained ana 10 18", "gained carlos 5 13"]
