"""Passing, and rounds that are lost."""

from __future__ import annotations

from tests.games.terrorixico.table import Table
from tests.support import rule

NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}


@rule("TE-051", "TE-052", "TE-053", "TE-A12")
def test_whoever_has_no_valid_card_passes_and_pays() -> None:
    table = Table("codex_1*5", "codex_1*5", events="luna_de_sangre", draws="codex_1*9")
    assert table.legal("red") == ["pass"]
    happened = table.play("red: pass")
    assert happened[:2] == ["passed red", "traumatised red 1 passing"]
    assert table.count("draw_pile", "red") == 10
    assert table.asked == "red EndTurn"
    table.play("red: discard codex_1, eliminate codex_1")
    assert len(table.hand("red").split()) == 5
    assert table.asked == "green PlayCard"


@rule("TE-052")
def test_passing_costs_what_the_event_shows() -> None:
    table = Table(
        "codex_1*4",
        "codex_1*4",
        monsters="momia",
        events="cansancio",
        lines={"codex": "red:codex_1"},
        draws="codex_1*9",
    )
    table.play("red: pass")
    assert "traumatised red 2 passing" in table.log


@rule("TE-A12")
def test_a_fresh_trauma_can_be_drawn_at_once() -> None:
    table = Table("codex_1*4 codex_2", "", values=(0, 0, 0, 20))
    table.play("red: pass, discard codex_2, eliminate codex_1")
    assert "trauma_3" in table.hand("red")


@rule("TE-A07", "TE-123")
def test_traumas_may_be_played_instead_of_passing() -> None:
    table = Table("codex_1 trauma_2 trauma_0", "range_1", lines={"range": "green:range_2"})
    assert table.legal("red") == [
        "pass",
        "play trauma_2 range",
        "hide trauma_2 range",
        "hide trauma_2 melee",
        "hide trauma_2 shield",
        "show",
    ]
    table.play("red: show, done")
    assert table.counter("passed", "red") == 0
    assert table.count("trauma_pile") == 12


@rule("TE-A07")
def test_at_a_strict_table_traumas_do_not_save_anybody() -> None:
    table = Table(
        "codex_1 trauma_2 trauma_0", "range_1", lines={"range": "green:range_2"}, trauma_instead_of_pass=False
    )
    assert table.legal("red") == ["pass"]
    assert table.refusal("red: show").rule == "TE-A07"
    assert table.refusal("red: play trauma_2 range").rule == "TE-A07"
    assert table.refusal("red: hide trauma_2 range").rule == "TE-A07"
    table = Table("range_1 trauma_0", "", trauma_instead_of_pass=False)
    assert table.may("red: show"), "a trauma may still take one of the two places"


@rule("TE-A07")
def test_as_a_second_card_a_trauma_may_be_played_though_nothing_else_can() -> None:
    table = Table("range_1 trauma_2", "range_1", trauma_instead_of_pass=False)
    table.play("red: play range_1 range")
    assert table.hand("red") == "trauma_2"
    assert table.may("red: hide trauma_2 melee")


@rule("TE-A07", "TE-036")
def test_a_trauma_may_open_a_line_and_then_a_card_is_compulsory() -> None:
    table = Table("shield_1 trauma_3", "range_1", lines={"shield": "green:shield_3"})
    table.play("red: play trauma_3 shield")
    assert table.legal("red") == ["play shield_1 shield", "hide shield_1 shield"]


@rule("TE-A09", "TE-021")
def test_whoever_passed_is_out_for_the_round_but_the_cards_stay() -> None:
    table = Table("codex_1", "range_1*4", "range_1*4", lines={"range": "red:range_1"})
    table.play("red: pass, done", "green: play range_1 range, hide range_1 range, done")
    table.play("blue: play range_1 range, hide range_1 range, done")
    assert table.asked == "green PlayCard"
    assert table.line("range").startswith("red:range_1")
    assert table.counter("relics", "red") == 1


@rule("TE-A11", "TE-076", "TE-A71", "TE-126", "TE-073")
def test_everybody_passes_and_the_round_is_lost() -> None:
    table = Table(
        "range_1*4",
        "range_1*4",
        "range_1*4",
        monsters="momia",
        events="cansancio",
        starter="blue",
        draws="range_1*9",
        lines={"range": "red:range_1 ?red:trauma_1"},
        **NEXT,
    )
    table.play("blue: pass, done", "red: pass, done", "green: pass, done")
    assert "failed" in table.log
    assert table.count("trauma_pile") == 16 - 6
    assert table.counters("points") == [0, 0, 0]
    assert table.counters("track") == [0, 0, 0]
    assert table.counter("starts", "blue") == 1
    assert table.zone("monsters") == "nahual"
    assert table.zone("monster_deck") == "momia"
    assert table.zone("event_deck") == "cansancio"
    assert "range_1" in table.zone("discard_pile", "red")
    assert table.counter("round") == 2


@rule("TE-A71", "TE-A11", "TE-008")
def test_what_went_under_comes_back_last_in_known_order() -> None:
    table = Table("", "", monsters="aluxe", events="pacto", next_monsters="nahual")
    table.play("red: pass", "green: pass")
    assert table.zone("monsters") == "aluxe nahual", "the deck holds nothing else: top card first, added card after it"
    table = Table("", "", monsters="aluxe", events="luna_de_sangre", next_monsters="momia", next_events="fiebre")
    table.play("red: pass", "green: pass")
    assert table.zone("monsters") == "momia"
    assert table.zone("monster_deck") == "aluxe"


@rule("TE-A65", "TE-060", "TE-A11")
def test_a_lost_round_turns_cards_up_without_their_texts() -> None:
    lines = {"range": "?red:fury ?green:range_2", "melee": "?red:last_chance ?green:mimetic", "shield": "?red:trauma_1"}
    table = Table("codex_1*5", "codex_1*5", "codex_1*5", lines=lines, draws="codex_1*20", **NEXT)
    table.play("red: pass, done", "green: pass, done", "blue: pass, done")
    assert "revealed red fury range" in table.log
    assert [line for line in table.log if line.startswith("counted")] == [
        "counted red 1",
        "counted green 2",
        "counted blue 0",
    ]
    assert "saddled blue trauma_1" in table.log
    assert not any("discarded red codex_1" in line for line in table.log), "Last chance mills nothing here"
    assert all(len(table.hand(colour).split()) == 5 for colour in ("red", "green", "blue")), "Fury draws nothing here"


@rule("TE-A65", "TE-A29")
def test_equality_and_strength_count_in_a_lost_round_if_linked() -> None:
    lines = {"range": "red:range_1 ?green:equality", "melee": "blue:melee_1 ?blue:strength", "shield": "?red:strength"}
    table = Table("codex_1*5", "codex_1*5", "codex_1*5", lines=lines, draws="codex_1*20", **NEXT)
    table.play("red: pass, done", "green: pass, done", "blue: pass, done")
    assert [line for line in table.log if line.startswith("counted")] == [
        "counted red 1",
        "counted green 1",
        "counted blue 2",
    ]


@rule("TE-A60")
def test_a_round_of_a_hundred_turns_is_given_up() -> None:
    table = Table("range_1*2", "range_1*2", "range_1*2", **NEXT)
    table.state.turn = 100
    table.play("red: play range_1 range, hide range_1 range")
    assert [line for line in table.log if line.startswith("passed")] == ["passed green", "passed blue", "passed red"]
    assert "failed" in table.log
    assert table.count("trauma_pile") == 13
    assert table.counter("starts", "green") == 1


@rule("TE-A10", "TE-043")
def test_a_player_who_passed_can_still_be_first() -> None:
    lines = {"range": "red:range_3 red:range_3", "melee": "green:melee_3", "shield": "red:shield_3"}
    hands = ("codex_1", "melee_1 codex_1", "codex_1")
    table = Table(*hands, lines=lines, draws="codex_1*9", **NEXT)
    table.play("red: pass, done", "green: play melee_1 melee, done")
    assert "first red 5 5" in table.log
    assert "second green 2 2" in table.log
    assert table.counters("track") == [1, 0, 0]


@rule("TE-A10", "TE-043")
def test_or_cannot_if_so_agreed() -> None:
    lines = {"range": "red:range_3 red:range_3", "melee": "green:melee_3", "shield": "red:shield_3"}
    hands = ("codex_1", "melee_1 codex_1", "codex_1")
    table = Table(*hands, lines=lines, draws="codex_1*9", passed_can_be_first=False, **NEXT)
    table.play("red: pass, done", "green: play melee_1 melee, done")
    assert "nothing red" in table.log
    assert "first green 5 5" in table.log
    assert table.counters("track") == [0, 1, 0]
