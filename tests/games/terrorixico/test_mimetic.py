"""Mimetic: what it copies, and what becomes of the copy."""

from __future__ import annotations

from tests.games.terrorixico.table import Table
from tests.support import rule

COMPLETE = {"range": "green:range_3 green:range_3"}


def wide(*hands: str, **more: object) -> Table:
    """Return a table with room in every line: 12 Range, 2 Melee, 3 Shield, 4 Codex."""
    return Table(*hands, monsters="camazotz", **more)  # type: ignore[arg-type]


@rule("TE-105", "TE-121", "TE-A30", "TE-A72")
def test_mimetic_copies_a_relic() -> None:
    table = Table(
        "shield_1",
        "shield_1",
        "",
        "mimetic codex_1",
        monsters="llorona",
        starter="yellow",
        lines={"shield": "green:shield_3"},
    )
    table.play("yellow: play mimetic shield")
    assert table.reached("shield") == 6
    assert table.counter("relics", "yellow") == 3
    piece = table.pieces("shield")[1]
    assert (piece["key"], piece["marks"][0]["key"], piece["numbers"]["worth"]) == ("mimetic", "shield_3", 3)
    assert "copied yellow shield_3 shield" in table.log


@rule("TE-A30", "TE-105")
def test_mimetic_chooses_among_cards_of_others_in_its_line() -> None:
    lines = {"range": "green:range_1 blue:trickery red:range_3 blue:range_1 ?green:range_2", "melee": "green:melee_1"}
    table = wide("mimetic shield_1", "", "", lines=lines)
    table.play("red: play mimetic range")
    assert table.asked == "red Copy"
    assert table.pieces("range", viewer="green")[-1]["key"] == "mimetic"
    assert table.legal("red") == ["copy range_1", "copy trickery"]
    assert table.refusal("red: copy range_3").rule == "TE-A30"
    assert table.refusal("red: copy range_2").rule == "TE-A30"
    table.play("red: copy trickery")
    assert table.counter("relics", "red") == 3 + 2


@rule("TE-A30")
def test_the_copy_stays_when_the_original_leaves() -> None:
    table = wide("mimetic friendly_fire", "", lines={"range": "green:range_3"})
    table.play("red: play mimetic range, play friendly_fire range")
    assert table.line("range") == "red:mimetic"
    assert table.reached("range") == 3


@rule("TE-A30", "TE-A72")
def test_a_copy_of_a_copy_is_a_copy_of_the_same() -> None:
    table = wide("mimetic friendly_fire", "mimetic range_1", "", lines={"range": "blue:range_2"})
    table.play("red: play mimetic range, play friendly_fire range")
    assert table.line("range") == "red:mimetic"
    table.play("green: play mimetic range")
    assert table.line("range") == "red:mimetic green:mimetic"
    assert table.counters("relics") == [2, 2, 0]


@rule("TE-122", "TE-A31")
def test_mimetic_needs_something_to_copy() -> None:
    lines = {**COMPLETE, "melee": "?green:melee_1", "shield": "red:shield_1"}
    table = Table("mimetic shield_1", "", lines=lines)
    for line in ("range", "melee", "shield", "codex"):
        assert table.refusal(f"red: play mimetic {line}").rule == "TE-122"
        assert table.refusal(f"red: hide mimetic {line}").rule == "TE-122"


@rule("TE-A72", "TE-A31")
def test_an_effect_alone_is_enough_to_copy() -> None:
    table = wide("mimetic shield_1*4", "", lines={"melee": "green:berserker"}, draws=["codex_1*9"])
    table.play("red: play mimetic melee")
    assert table.asked == "red DiscardCards"
    table.play("red: discard codex_1")
    assert table.reached("melee") == 0
    assert table.hand("red").count("codex_1") == 1


@rule("TE-A72")
def test_copies_of_last_chance_and_trickery() -> None:
    table = wide("mimetic shield_1*4", "", lines={"codex": "green:last_chance"}, draws=["range_1*20"])
    table.play("red: play mimetic codex")
    assert table.reached("codex") == 2
    assert table.zone("discard_pile", "red") == "range_1 range_1 range_1"
    assert table.count("discard_pile", "green") == 0
    table = wide("mimetic shield_1", "", lines={"codex": "green:trickery"})
    table.play("red: play mimetic codex")
    assert table.reached("codex") == 4


@rule("TE-A72")
def test_copies_of_equality_and_strength_work_as_a_second_one() -> None:
    table = wide("mimetic shield_1", "", lines={"range": "green:range_1 green:equality"})
    table.play("red: play mimetic range, copy equality")
    assert table.reached("range") == 3
    assert table.counter("relics", "red") == 1
    table = wide("mimetic shield_1", "", lines={"range": "green:range_2 green:strength"})
    table.play("red: play mimetic range, copy strength")
    assert table.reached("range") == 8


@rule("TE-A70", "TE-A72")
def test_a_copy_of_strength_leaves_with_the_last_relic_card() -> None:
    table = wide("mimetic friendly_fire shield_1", "", lines={"range": "green:range_2 green:strength"})
    table.play("red: play mimetic range, copy strength, play friendly_fire range, target green range_2")
    assert table.line("range") == ""
    assert table.zone("discard_pile", "red") == "friendly_fire mimetic"
    assert table.zone("discard_pile", "green") == "strength"


@rule("TE-A72", "TE-A56")
def test_the_copier_chooses_for_a_copied_effect() -> None:
    table = wide("mimetic shield_1", "", "", lines={"codex": "green:take_advantage"})
    table.play("red: play mimetic codex")
    assert table.asked == "red GiveTrauma"
    table.play("red: give green")
    assert "traumatised green 1 given" in table.log


@rule("TE-A72")
def test_copies_of_fury_and_good_omens() -> None:
    table = wide("mimetic shield_1*4", "codex_2*5", lines={"codex": "green:fury"}, draws="range_1*20")
    table.play("red: play mimetic codex")
    assert table.asked == "red green HandLimit"
    table = wide("mimetic shield_1*4", "codex_2*5", lines={"codex": "green:good_omens"}, draws="range_1*20")
    table.play("red: play mimetic codex, eliminate shield_1, eliminate shield_1, eliminate shield_1")
    assert table.count("wear_zone", "red") == 3
    assert table.hand("red") == " ".join(["range_1"] * 5)


@rule("TE-A72", "TE-A30")
def test_friendly_fire_and_traumas_are_never_there_to_copy() -> None:
    table = wide("friendly_fire trauma_1 shield_1", "mimetic range_1", lines={"range": "green:range_1 green:range_2"})
    table.play("red: play friendly_fire range, target green range_2, play trauma_1 range")
    assert table.line("range") == ""
    assert not any(choice.startswith("play mimetic") for choice in table.legal("green"))
