"""Traumas: shown, thrown at others, laid face down, and passed on."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import Table
from tests.support import rule

# Aluxe under a blood moon asks for 6 Range, 4 Melee, 3 Shield and no Codex.
TWOS = {"range": "green:range_2 green:range_1"}


@rule("TE-055", "TE-063", "TE-A24")
def test_a_zero_is_shown_and_gone_and_counts_as_a_card() -> None:
    table = Table("trauma_0 range_1*3", "")
    table.play("red: show")
    assert "shown red trauma_0" in table.log
    assert table.zone("wear_zone", "red") == "trauma_0"
    assert table.asked == "red PlayCard"
    table.play("red: hide range_1 range")
    assert table.asked == "red EndTurn"


@rule("TE-A24", "TE-055")
def test_a_zero_is_never_placed() -> None:
    table = Table("trauma_0 range_1", "")
    assert table.refusal("red: hide trauma_0 range").rule == "TE-A24"
    assert table.refusal("red: play trauma_0 range").rule == "TE-055"
    table.play("red: show")
    assert table.refusal("red: show").rule == "TE-055"


@rule("TE-056", "TE-057", "TE-A23")
def test_a_minus_two_removes_a_two() -> None:
    table = Table("trauma_2 range_1", "", lines=TWOS)
    table.play("red: play trauma_2 range")
    assert table.line("range") == "green:range_1"
    assert "struck red trauma_2 green range_2 range" in table.log


@rule("TE-056", "TE-057")
@pytest.mark.parametrize(
    ("trauma", "left"), [("trauma_1", "green:range_2 green:range_3"), ("trauma_3", "green:range_1 green:range_2")]
)
def test_every_trauma_hits_its_own_value(trauma: str, left: str) -> None:
    table = Table(f"{trauma} range_1", "", lines={"range": "green:range_1 green:range_2 green:range_3"})
    table.play(f"red: play {trauma} range")
    assert table.line("range") == left


@rule("TE-056", "TE-057")
def test_without_a_matching_value_a_trauma_cannot_be_thrown() -> None:
    table = Table("trauma_2 range_1", "", lines={"range": "green:range_1 green:range_3"})
    reason = table.refusal("red: play trauma_2 range")
    assert reason.rule == "TE-056"
    assert "2" in reason.unless


@rule("TE-057", "TE-064", "TE-065")
def test_the_choice_among_targets() -> None:
    line = "green:range_2 blue:trickery red:range_2 green:range_1 blue:fury"
    table = Table("trauma_2 range_1", "", "", lines={"range": line})
    table.play("red: play trauma_2 range")
    assert table.asked == "red Target"
    assert table.legal("red") == ["target green range_2", "target blue trickery"]
    assert table.refusal("red: target red range_2").rule == "TE-064"
    assert table.refusal("red: target green range_1").rule == "TE-057"
    assert table.refusal("red: target blue fury").rule == "TE-065"
    table.play("red: target blue trickery")
    assert table.line("range") == "green:range_2 red:range_2 green:range_1 blue:fury"


@rule("TE-058", "TE-067", "TE-109")
def test_both_cards_go_to_their_owners_discards() -> None:
    table = Table("trauma_2 range_1", "", lines=TWOS)
    table.play("red: play trauma_2 range")
    assert table.zone("discard_pile", "red") == "trauma_2"
    assert table.zone("discard_pile", "green") == "range_2"
    assert "trauma_2" not in table.line("range")


@rule("TE-064")
def test_own_cards_cannot_be_hit() -> None:
    table = Table("trauma_2 range_1", "", lines={"range": "red:range_2"})
    assert table.refusal("red: play trauma_2 range").rule == "TE-056"


@rule("TE-065", "TE-A23")
@pytest.mark.parametrize("card", ["equality", "strength", "berserker"])
def test_cards_that_are_no_relic_cards_cannot_be_hit(card: str) -> None:
    lines = {"range": f"red:range_1 green:{card}"}
    table = Table("trauma_1 trauma_2 range_1", "", lines=lines)
    assert not any(choice.startswith("play trauma") for choice in table.legal("red"))


@rule("TE-A23")
@pytest.mark.parametrize(("trauma", "card"), [("trauma_1", "last_chance"), ("trauma_2", "trickery")])
def test_specials_that_count_as_relics_can_be_hit(trauma: str, card: str) -> None:
    table = Table(f"{trauma} range_1", "", lines={"range": f"green:{card}"})
    table.play(f"red: play {trauma} range")
    assert table.line("range") == ""
    assert table.zone("discard_pile", "green") == card


@rule("TE-A23")
def test_the_value_before_strength_is_compared() -> None:
    table = Table("trauma_2 range_1", "", lines={"range": "green:range_1 green:range_2 green:strength"})
    assert table.reached("range") == 6
    table.play("red: play trauma_2 range")
    assert table.line("range") == "green:range_1 green:strength"


@rule("TE-A23")
def test_a_copy_of_a_relic_is_a_relic_card() -> None:
    table = Table("mimetic range_1", "trauma_3 range_1", monsters="camazotz", lines={"range": "green:range_3"})
    table.play("red: play mimetic range, play range_1 range")
    table.play("green: play trauma_3 range")
    assert table.line("range") == "green:range_3 red:range_1"
    assert "mimetic" in table.zone("discard_pile", "red") + table.hand("red")


@rule("TE-A23")
def test_face_down_cards_cannot_be_hit() -> None:
    table = Table("trauma_2 range_1", "", lines={"range": "?green:range_2"})
    assert table.refusal("red: play trauma_2 range").rule == "TE-056"


@rule("TE-059", "TE-066", "TE-A25")
def test_a_trauma_goes_face_down_into_any_open_line() -> None:
    table = Table("trauma_2 range_1", "range_1", lines={"shield": "green:shield_3"})
    assert table.may("red: hide trauma_2 range")
    assert table.may("red: hide trauma_2 melee")
    assert table.refusal("red: hide trauma_2 shield").rule == "TE-A25"
    assert table.refusal("red: hide trauma_2 codex").rule == "TE-A25"
    table.play("red: hide trauma_2 melee")
    assert table.line("melee") == "red:?"
    assert table.pieces("melee", viewer="red")[0]["key"] == "trauma_2"
    table.play("red: play range_1 range")
    assert table.line("melee") == "red:?"


@rule("TE-066")
def test_a_trauma_keeps_the_limits_of_face_down_cards() -> None:
    table = Table("trauma_2 trauma_1 range_1", "", lines={"range": "?green:range_1 ?green:range_1"})
    assert table.refusal("red: hide trauma_2 range").rule == "TE-024"
    table.play("red: hide trauma_2 melee")
    assert table.refusal("red: hide trauma_1 melee").rule == "TE-023"


@rule("TE-063", "TE-123")
def test_traumas_may_take_both_places() -> None:
    table = Table("trauma_2 trauma_0 range_1", "", lines=TWOS)
    table.play("red: play trauma_2 range, show")
    assert table.asked == "red EndTurn"
    assert table.hand("red") == "range_1"


@rule("TE-123")
def test_a_trauma_may_be_kept() -> None:
    table = Table("trauma_2 range_1*2", "", lines=TWOS)
    table.play("red: play range_1 range, play range_1 range, done")
    assert table.hand("red") == "trauma_2"


# What becomes of traumas that lay face down.

NEARLY = {"range": "green:range_3 green:range_3", "melee": "green:melee_3 ?red:trauma_2"}
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}


@rule("TE-059", "TE-060", "TE-A26", "TE-A25")
def test_the_last_player_is_left_with_them_even_the_own() -> None:
    lines = {**NEARLY, "shield": "green:shield_3"}
    table = Table("melee_1", "", lines=lines, **NEXT)
    table.play("red: play melee_1 melee")
    assert "revealed red trauma_2 melee" in table.log
    assert "counted red 1" in table.log
    assert "saddled red trauma_2" in table.log


@rule("TE-060", "TE-A26")
def test_a_player_who_passed_counts_for_last_place() -> None:
    lines = {**NEARLY, "shield": "red:shield_3"}
    table = Table(
        "melee_1 codex_1", "codex_1", "codex_1", lines=lines, starter="blue", draws=["", "", "codex_1*9"], **NEXT
    )
    table.play("blue: pass, done", "red: play melee_1 melee, done")
    assert "saddled blue trauma_2" in table.log
    assert "trauma_2" in table.hand("blue") + table.zone("discard_pile", "blue")


@rule("TE-061", "TE-A27", "TE-062", "TE-A59")
def test_a_tie_for_last_place_eliminates_them() -> None:
    lines = {**NEARLY, "shield": "green:shield_3"}
    table = Table("codex_1", "melee_1 codex_1", "codex_1", lines=lines, starter="green", **NEXT)
    pile = table.count("trauma_pile")
    table.play("green: play melee_1 melee, done")
    assert "relieved red trauma_2" in table.log
    assert table.zone("wear_zone", "red") == "trauma_2"
    assert table.count("trauma_pile") == pile


@rule("TE-112", "TE-044")
def test_two_players_tied_are_both_first_and_both_last() -> None:
    lines = {"range": "green:range_3 red:range_3", "melee": "green:melee_3 ?red:trauma_2", "shield": "red:shield_3"}
    table = Table("melee_1 codex_1", "melee_1 codex_1", lines=lines, starter="green", **NEXT)
    table.play("green: play melee_1 melee, done")
    assert table.counters("relics") == [0, 0]
    assert "counted red 6" in table.log
    assert "counted green 7" in table.log
    lines["shield"] = "red:shield_1 red:shield_3"
    table = Table("melee_1 codex_1", "melee_1 codex_1", lines=lines, starter="green", **NEXT)
    table.play("green: play melee_1 melee, done")
    assert table.counters("points") == [5, 5]
    assert "relieved red trauma_2" in table.log


# Events that deal with traumas.


@rule("TE-062", "TE-019", "TE-109")
def test_the_cleansing_eliminates_at_most_one_trauma_each() -> None:
    table = Table("trauma_2 trauma_1 range_1", "trauma_3", "range_1", events="limpia", **NEXT)
    assert table.asked == "red green blue Cleanse"
    assert table.legal("red") == ["done", "eliminate trauma_1", "eliminate trauma_2"]
    assert table.legal("blue") == ["done"]
    assert table.refusal("red: eliminate range_1").rule == "TE-062"
    before = table.state.view(1)
    table.play("red: eliminate trauma_2")
    assert table.state.view(1) == {**before, "actors": [1, 2]}
    table.play("blue: done", "green: done")
    assert table.zone("wear_zone", "red") == "trauma_2"
    assert table.count("wear_zone", "green") == 0
    assert table.hand("red") == "range_1 trauma_1"
    assert table.asked == "red PlayCard"


@rule("TE-053", "TE-A04", "TE-019")
def test_a_fright_gives_everybody_a_trauma_unseen() -> None:
    table = Table("codex_1*5", "codex_1*5", "codex_1*5", events="susto", draws="codex_1*7", starter="green")
    assert [line for line in table.log if line.startswith("traumatised")] == [
        "traumatised green 1 event",
        "traumatised blue 1 event",
        "traumatised red 1 event",
    ]
    assert table.count("trauma_pile") == 13
    assert table.count("draw_pile", "red") == 8


@rule("TE-019")
def test_the_bells_give_the_only_last_player_a_trauma() -> None:
    lines = {
        "range": "green:range_3 green:range_3",
        "melee": "green:melee_2",
        "shield": "red:shield_2",
        "codex": "red:codex_2",
    }
    table = Table("range_1", "melee_1 range_1", "range_1", lines=lines, starter="green", events="campanas", **NEXT)
    table.play("green: play melee_1 melee, done")
    assert "traumatised blue 1 event" in table.log
    table = Table("range_1", "melee_1 range_1", "", "", lines=lines, starter="green", events="campanas", **NEXT)
    table.play("green: play melee_1 melee, done")
    assert not any(line.startswith("traumatised") for line in table.log)
