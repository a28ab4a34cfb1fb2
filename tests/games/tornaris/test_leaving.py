"""A player leaves the game: the seat stays neutral until the tournament, and falls there without dice (TR-A94)."""

from __future__ import annotations

import pytest

from liza import CannotLeave
from tests.games.tornaris.cards import FACTOR, MANA
from tests.games.tornaris.table import Table, duel, hunt
from tests.games.tornaris.test_tournament import favourites, tournament, underdogs
from tests.support import rule


@rule("TR-A94", "TR-A20")
def test_who_has_left_chooses_no_space() -> None:
    table = Table().play("ana: go shop").leave("beto")
    assert table.state.actors == (2, 3)
    assert table.said("went_away") == ["went_away beto"]
    table.play("carlos: go day_event", "dora: go day_event")
    assert [line.split()[1] for line in table.said("arrow")] == ["ana", "carlos", "dora"]
    assert table.zone("arrow", "beto") == []
    assert table.number("departed", "beto") == 1
    with pytest.raises(CannotLeave):
        table.leave("beto")


@rule("TR-A94")
def test_an_arrow_is_taken_back_and_the_others_need_not_wait() -> None:
    table = Table().play("ana: go shop", "beto: go shop", "carlos: go tower").leave("beto", "dora")
    assert table.said("arrow") == ["arrow ana shop", "arrow carlos tower"]
    assert table.zone("shop") == ["celeste"]


@rule("TR-A94", "TR-068", "TR-031")
def test_the_number_of_players_stays_for_life_and_shop() -> None:
    table = Table(next_skies="dia_despejado", monsters="duende_saltarin").leave("dora").arrows().quiet()
    assert table.moment == "Choose"
    assert table.size("row") == 4
    assert [line.split()[-1] for line in table.said("monster_came")] == [str(4 * FACTOR["duende_saltarin"])]


@rule("TR-A94", "TR-025", "TR-026")
def test_the_token_passes_over_the_seat() -> None:
    table = Table().leave("beto")
    assert [table.number("turn_place", person) for person in table.people] == [1, 0, 2, 3]
    table.arrows().quiet()
    assert table.said("turn_began") == ["turn_began 6 carlos"]
    holder = Table().leave("ana").arrows().quiet()
    assert [line.split()[1] for line in holder.said("arrow")] == ["beto", "carlos", "dora"]
    assert holder.said("turn_began") == ["turn_began 6 beto"]


@rule("TR-A94")
@pytest.mark.parametrize("sky", ["ladrones", "limosna", "impuestos"])
def test_the_seat_neither_gains_nor_loses(sky: str) -> None:
    gold = {"ana": 6, "beto": 30 if sky != "limosna" else 0, "carlos": 20, "dora": 6}
    table = Table(gold=gold, mana=1, next_skies=sky).leave("beto").arrows().quiet()
    assert (table.gold("beto"), table.mana("beto"), table.most("beto")) == (gold["beto"], 1, 4)
    others = {"ladrones": "lost carlos 3 21", "limosna": "gained ana 3 13", "impuestos": "lost carlos 2 22"}
    assert table.said(others[sky])


@rule("TR-A94", "TR-055")
def test_a_new_category_and_the_gold_of_others_pass_over_the_seat() -> None:
    table = Table(met=3, next_skies="dia_despejado", events="buena_obra " * 6).leave("beto").arrows().quiet()
    assert (table.most("ana"), table.most("beto")) == (6, 4)
    assert table.gold("beto") == 8
    assert not [line for line in table.said("gained") if " beto " in line]


@rule("TR-A94", "TR-034")
def test_the_tower_of_who_leaves_is_free() -> None:
    table = Table(owner="beto", block=2).leave("beto")
    assert (table.number("tower", "beto"), table.number("block")) == (0, 0)
    table.arrows(carlos="tower").quiet()
    assert table.said("tower_taken") == ["tower_taken carlos"]
    assert table.said("tower_paid") == ["tower_paid carlos 4"]


@rule("TR-A94", "TR-A26")
def test_a_duel_in_the_ring_is_off_and_the_other_is_alone_there() -> None:
    for who, stays in (("ana", "beto"), ("beto", "ana")):
        table = duel(dice="1 2 3 4")
        assert table.moment == "DuelPlay"
        table.leave(who)
        assert table.said("duel_won") == []
        assert table.said("ring_alone") == [f"ring_alone {stays}"]
        assert (table.gold(stays), table.gold(who)) == (11, 8)
        assert table.number("fights", stays) == 0


@rule("TR-A94", "TR-045")
def test_the_third_in_the_ring_takes_the_place_of_who_left() -> None:
    table = Table("celeste braulia baltazar", half="night", dice="1 2 3 4 5 6 1 1")
    table.arrows(ana="ring", beto="ring", carlos="ring").quiet()
    table.leave("beto").quiet()
    assert table.said("duel_began") == ["duel_began ring ana beto", "duel_began ring ana carlos"]
    table.play("carlos: done")
    assert table.said("duel_won") == ["duel_won ana carlos 11 2"]
    assert table.gold("ana") == 18


@rule("TR-A94", "TR-036", "TR-039")
@pytest.mark.parametrize("there", [True, False])
def test_the_challenger_takes_the_tower_whose_owner_leaves_in_the_duel(there: bool) -> None:
    table = Table(owner="ana", dice="1 2 3 4")
    table.arrows(ana="tower" if there else "day_event", beto="tower").quiet()
    assert table.moment == "DuelPlay"
    table.leave("ana").quiet()
    assert table.said("tower_taken") == ["tower_taken beto"]
    held = Table(owner="ana", dice="1 2 3 4").arrows(ana="day_event", beto="tower").quiet().leave("beto").quiet()
    assert held.said("tower_taken") == []
    assert held.said("event_drawn ana") == ["event_drawn ana bolsa_olvidada"], "her own space has happened already"
    assert held.said("tower_paid") == ["tower_paid ana 4"]


@rule("TR-A94", "TR-070", "TR-071")
def test_a_hunt_goes_on_without_who_left() -> None:
    table = hunt("duende_ratero", "ana beto carlos", dice="1 1 2 2 1 1", gear={"beto": "mandoble_real"}, mana=5)
    assert (table.asked, table.number("group_total")) == ("ana", 8)
    table.leave("ana")
    life = 3 * FACTOR["duende_ratero"]
    assert (table.asked, table.number("group_total"), table.limit("group_total")) == ("beto", 6, life)
    table.play("beto: play mandoble_real")
    assert table.said("hunt_won")
    assert [table.gold(person) for person in ("ana", "beto", "carlos")] == [8, 14, 19]


@rule("TR-A94")
def test_dice_set_aside_are_put_away_with_who_leaves() -> None:
    for table in (
        hunt("duende_ratero", dice="1 2 1 1", gear={"ana": "catalejo"}),
        duel(dice="1 2 3 4", gear={"ana": "catalejo"}),
    ):
        table.play("ana: play catalejo, die 1")
        assert [die["note"] for die in table.view()["dice"]].count("picked") == 1
        table.leave("ana")
        assert [die for die in table.view()["dice"] if die["seat"] == 0 or die["note"]] == []
        assert table.number("fights", "ana") == 0


@rule("TR-A94", "TR-072")
def test_the_last_of_the_pass_leaves_and_the_hunt_is_lost_by_the_others() -> None:
    table = hunt("duende_ratero", dice="1 1 1 1").play("ana: done")
    assert table.asked == "beto"
    table.leave("beto")
    assert table.said("hunt_lost")
    assert (table.gold("ana"), table.gold("beto")) == (7, 8)


@rule("TR-A94", "TR-029")
def test_a_hunt_of_one_is_broken_off() -> None:
    table = hunt("duende_ratero", "ana", dice="1 1")
    table.leave("ana")
    assert table.said("hunt_lost") == table.said("hunt_won") == []
    assert table.number("fights", "ana") == 0
    alone = Table().arrows(ana="dungeon").quiet()
    assert alone.moment == "Alone"
    assert alone.leave("ana").moment == "Choose"
    pair = Table(objects={"ana": "glove", "beto": "glove"}).arrows(ana="dungeon", beto="dungeon")
    assert pair.quiet("AfterReveal", "BeforeSpace").moment == "BeforeDungeon"
    assert pair.asked == "ana"
    assert pair.leave("ana").quiet("BeforeDungeon").moment == "Alone"
    assert pair.leave("beto").moment == "Choose"
    nobody = Table(objects={"ana": "glove", "beto": "glove"}).arrows(ana="dungeon", beto="dungeon")
    nobody.quiet("AfterReveal", "BeforeSpace").leave("ana")
    assert (nobody.moment, nobody.asked) == ("BeforeDungeon", "beto")
    nobody.leave("beto")
    assert (nobody.moment, nobody.said("hunt_began")) == ("Choose", [])


@rule("TR-A94", "TR-A68")
def test_what_was_drawn_for_who_leaves_is_discarded_openly() -> None:
    smith = Table(events="herrero_agradecido " * 4, equipment="mazo " * 9).arrows(ana="day_event").quiet()
    assert smith.moment == "Smith"
    smith.leave("ana")
    assert (smith.said("declined"), smith.zone("gear_discard")) == (["declined ana mazo"], ["mazo"])
    full = "mazo mazo escudito escudito comodin comodin"
    room = Table(events="hallazgo " * 4, equipment="catalejo " * 9, gear={"ana": full}).arrows(ana="day_event").quiet()
    assert room.moment == "MakeRoom"
    assert room.leave("ana").zone("gear_discard") == ["catalejo"]
    peddler = Table(events="viajera " * 4).arrows(ana="day_event").quiet()
    assert peddler.moment == "Peddler"
    assert peddler.leave("ana").zone("object_discard") == ["familiar", "familiar"]
    assert peddler.said("left_object") == ["left_object ana familiar"] * 2


@rule("TR-A94")
def test_what_was_drawn_for_somebody_else_stays() -> None:
    smith = Table(events="herrero_agradecido " * 4, equipment="mazo " * 9).arrows(ana="day_event").quiet().leave("beto")
    assert (smith.moment, smith.asked) == ("Smith", "ana")
    assert smith.play("ana: buy mazo").zone("gear", "ana", seen_by="ana") == ["mazo"]
    peddler = Table(events="viajera " * 4).arrows(ana="day_event").quiet().leave("beto")
    assert peddler.play("ana: take familiar").zone("objects", "ana", seen_by="ana") == ["familiar"]


@rule("TR-A94", "TR-A106")
def test_who_has_left_can_neither_be_chosen_nor_challenged() -> None:
    table = Table(events="ratero " * 4).leave("beto").arrows(ana="day_event").quiet()
    assert table.offers("ana", "target") == ["p3", "p4"]
    assert table.refusal("ana: target p2") == "TR-A94"
    richest = Table(
        half="night", night_events="duelo_a_medianoche " * 4, gold={"beto": 50, "carlos": 9}, dice="1 1 2 2"
    )
    richest.leave("beto").arrows(ana="night_event").quiet()
    assert richest.said("duel_began") == ["duel_began ransom ana carlos"]
    glove = Table(objects={"ana": "glove"}, half="night").arrows(ana="work", beto="work", carlos="work", dora="rest")
    glove.quiet("AfterReveal").leave("beto")
    assert len(glove.offers("ana", "glove")) == 1


@rule("TR-A94", "TR-116")
def test_in_the_tournament_who_has_left_loses_without_dice() -> None:
    table = tournament(3, "6 1 1 1 1 1" + favourites(1))
    assert table.moment == "Convert"
    table.leave("beto").quiet("Convert", "PreCombat", "DuelPlay")
    assert table.said("walked_over") == ["walked_over carlos beto"]
    assert table.said("duel_began") == ["duel_began title ana carlos"]
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((0,), (2,), (1,))


@rule("TR-A94", "TR-118")
def test_two_who_have_left_meet_and_the_one_with_the_advantage_goes_on() -> None:
    table = tournament(4, "6 1 1 1 1 1" + favourites(1))
    table.leave("carlos", "dora").quiet("Convert", "PreCombat", "DuelPlay")
    assert table.said("walked_over") == ["walked_over carlos dora", "walked_over ana carlos"]
    assert table.said("champion") == ["champion ana"]


@rule("TR-A94")
def test_a_duel_for_the_title_is_lost_by_who_leaves_it() -> None:
    table = tournament(3, "6 1 1 1 1 1" + favourites(2)).quiet("Convert", "PreCombat")
    assert (table.moment, table.asked) == ("DuelPlay", "carlos")
    gold = table.gold("carlos")
    table.leave("beto")
    assert table.said("walked_over") == ["walked_over carlos beto"]
    table.quiet("PreCombat", "DuelPlay")
    assert table.said("champion") == ["champion ana"]
    assert table.gold("carlos") == gold
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((0,), (2,), (1,))


@rule("TR-A94")
def test_a_finalist_who_leaves_before_or_in_the_final_loses_it() -> None:
    before = (
        tournament(3, "6 1 1 1 1 1" + favourites(1)).quiet("Convert", "PreCombat").leave("ana").play("carlos: done")
    )
    assert before.said("walked_over") == ["walked_over beto ana"]
    assert before.said("champion") == ["champion beto"]
    during = tournament(3, "6 1 1 1 1 1" + favourites(2)).quiet("Convert", "PreCombat").play("carlos: done")
    assert during.quiet("PreCombat").moment == "DuelPlay"
    assert during.leave("ana").said("champion") == ["champion beto"]
    rivals = tournament(4, "6 1 1 1 1 1" + favourites(3)).quiet("Convert", "PreCombat").leave("ana", "carlos")
    assert rivals.said("walked_over") == ["walked_over beto ana", "walked_over dora carlos"]
    assert rivals.quiet("PreCombat", "DuelPlay").said("champion") == ["champion beto"]


@rule("TR-A94", "TR-001")
def test_the_last_one_who_stays_is_champion_without_dice() -> None:
    table = Table().play("ana: go shop").leave("ana", "carlos", "dora")
    assert table.state.over
    assert table.said("champion") == ["champion beto"]
    assert table.said("order_die") == table.said("rolled") == []
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
    with pytest.raises(CannotLeave):
        table.leave("beto")


@rule("TR-A94", "TR-A88")
def test_in_the_tournament_what_was_fought_stands_when_all_others_leave() -> None:
    table = tournament(4, "6 1 1 1 1 1" + underdogs(1) + favourites(2)).quiet("Convert", "PreCombat")
    table.play("ana: done").quiet("PreCombat")
    assert (table.said("duel_won")[0].split()[1], table.moment) == ("beto", "DuelPlay")
    table.leave("ana", "carlos", "dora")
    assert table.said("walked_over") == ["walked_over dora carlos", "walked_over beto dora"]
    assert (table.said("champion"), len(table.said("tournament_began"))) == (["champion beto"], 1)


@rule("TR-A94")
@pytest.mark.parametrize("card", ["amuleto_de_la_suerte", "catalejo", "afilador"])
def test_a_duel_is_off_also_while_the_other_chooses_dice(card: str) -> None:
    table = duel(dice="1 2 3 4", gear={"ana": card}).play(f"ana: play {card}")
    assert table.moment in {"PickDie", "PickDice", "RaiseDie"}
    table.leave("beto").quiet()
    assert table.said("ring_alone") == ["ring_alone ana"]
    assert (table.moment, table.number("fights", "ana"), table.view()["dice"]) == ("Choose", 0, [])
    assert table.mana("ana") == 4 - MANA[card], "what was spent is spent"


@rule("TR-A94")
def test_a_duel_is_off_before_its_dice_are_rolled() -> None:
    for who, stays in (("ana", "beto"), ("beto", "ana")):
        table = Table("celeste braulia baltazar", half="night", mana=1, objects={"ana": "potion", "beto": "potion"})
        table.arrows(ana="ring", beto="ring", carlos="work").quiet("AfterReveal", "BeforeSpace")
        assert (table.moment, table.asked) == ("PreCombat", "ana")
        table.leave(who).quiet("AfterReveal", "BeforeSpace")
        assert table.said("ring_alone") == [f"ring_alone {stays}"]
        assert table.said("rolled") == []


@rule("TR-A94")
def test_a_challenge_is_off_and_both_keep_their_spaces() -> None:
    table = Table("celeste braulia zelrac baltazar", half="night", objects={"ana": "glove"}, dice="1 1 6 6")
    table.arrows(ana="work", beto="work", carlos="rest", dora="rest").quiet("AfterReveal").play("ana: glove p2")
    table.leave("beto").quiet()
    assert table.said("worked") == ["worked ana"]
    assert (table.gold("ana"), table.gold("beto")) == (13, 8)
    assert table.said("duel_won") == []


@rule("TR-A94", "TR-070")
def test_a_hunt_goes_on_when_somebody_leaves_who_has_acted_or_has_not_yet() -> None:
    acted = hunt("golem_de_barro", "ana beto carlos", dice="1 1 2 2 3 3", met=7).play("ana: done").leave("ana")
    assert (acted.asked, acted.number("group_total")) == ("beto", 10)
    acted.play("beto: done", "carlos: done")
    assert acted.said("hunt_lost") == ["hunt_lost golem_de_barro"]
    to_come = hunt("golem_de_barro", "ana beto carlos", dice="1 1 2 2 3 3", met=7).leave("beto")
    assert (to_come.asked, to_come.number("group_total")) == ("ana", 8)
    to_come.play("ana: done")
    assert to_come.asked == "carlos"
    to_come.play("carlos: done")
    assert [to_come.gold(who) for who in to_come.people] == [3, 8, 3]
    again = hunt("golem_de_barro", "ana beto", dice="1 1 2 2", met=7, dungeon_passes=2).play("ana: done").leave("beto")
    assert (again.moment, again.asked) == ("HuntPlay", "ana"), "her second pass"
    assert again.play("ana: done").said("hunt_lost")


@rule("TR-A94", "TR-001")
def test_the_last_one_who_stays_is_champion_also_in_the_middle_of_a_hunt() -> None:
    table = hunt("golem_de_barro", dice="1 1 2 2", met=7, gear={"ana": "catalejo"}).play("ana: play catalejo, die 1")
    table.leave("carlos", "beto")
    assert table.said("champion") == ["champion ana"]
    assert table.said("hunt_won") == table.said("hunt_lost") == table.said("order_die") == []
    assert (table.view()["dice"], table.number("fights", "ana")) == ([], 0)
    waiting = Table("celeste braulia zelrac", events="herrero_agradecido " * 3, equipment="mazo").arrows(
        ana="day_event"
    )
    waiting.quiet().leave("carlos", "beto")
    assert waiting.said("champion") == ["champion ana"]
    assert (waiting.said("declined"), waiting.zone("gear_discard")) == (["declined ana mazo"], ["mazo"])


@rule("TR-A94", "TR-029", "TR-066")
def test_a_lone_hunter_leaves_before_the_dice_are_rolled() -> None:
    table = Table(objects={"ana": "potion"}, mana=1).arrows(ana="dungeon").quiet("AfterReveal", "BeforeSpace")
    table.play("ana: fight")
    assert table.moment == "PreCombat"
    table.leave("ana")
    assert (table.moment, table.said("rolled"), table.said("hunt_lost")) == ("Choose", [], [])
