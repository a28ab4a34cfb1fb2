"""Face-down cards come to light after the victory."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import Table
from tests.support import rule

# Camazotz under a blood moon asks for 12 Range, 2 Melee, 3 Shield, 4 Codex: all of it is there but one Melee.
RANGE = "green:range_3 green:range_3 green:range_3 green:range_3"
WON = {"range": RANGE, "melee": "green:melee_1", "shield": "green:shield_3", "codex": "green:codex_3 green:codex_1"}
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}


def won(*hands: str, extra: dict[str, str] | None = None, **more: object) -> Table:
    """Return a table after red has completed the last line; ``extra`` lies in the lines besides."""
    lines = {line: f"{cards} {(extra or {}).get(line, '')}" for line, cards in WON.items()}
    first, *others = hands or ("", "", "")
    table = Table(f"melee_1 {first}", *others, monsters="camazotz", lines=lines, **NEXT, **more)  # type: ignore[arg-type]
    table.play("red: play melee_1 melee")
    if table.asked == "red EndTurn":
        table.play("red: done")
    return table


def counted(table: Table) -> list[str]:
    return [line.removeprefix("counted ") for line in table.log if line.startswith("counted")]


@rule("TE-039", "TE-124", "TE-040", "TE-A17")
def test_cards_are_turned_up_then_act_then_are_counted() -> None:
    table = won("codex_1*4", "", "", extra={"range": "?blue:last_chance ?blue:range_2"}, draws=["", "", "range_1*20"])
    kinds = [line.split()[0] for line in table.log]
    assert kinds.index("defeated") < kinds.index("revealed") < kinds.index("discarded") < kinds.index("counted")
    assert kinds.index("counted") < kinds.index("first") < kinds.index("took")
    assert "counted blue 3" in table.log


@rule("TE-A32")
def test_all_are_turned_up_together_and_act_in_order_of_placement() -> None:
    extra = {"codex": "?blue:last_chance", "range": "?red:berserker"}
    table = won("codex_1*4", "", "", extra=extra, draws=["shield_1*9", "", "range_1*9"])
    shown = [line for line in table.log if line.startswith("revealed")]
    assert shown == ["revealed red berserker range", "revealed blue last_chance codex"]
    assert table.asked == "red DiscardCards"
    assert not any(line.startswith("discarded blue") for line in table.log)
    table.play("red: discard codex_1, discard codex_1")
    assert "discarded blue range_1 special" in table.log


@rule("TE-A32", "TE-A54")
def test_a_berserker_at_the_reveal_ends_at_the_hand_size() -> None:
    table = won("codex_1*4", "", extra={"range": "?red:berserker"}, draws=["shield_1*9", ""])
    assert len(table.hand("red").split()) == 7
    table.play("red: discard codex_1")
    assert table.asked == "red HandLimit"
    table.play("red: discard codex_1")
    assert "took green 1 1" in table.log
    assert len(table.hand("red").split()) == 5


@rule("TE-A32", "TE-096")
def test_a_fury_at_the_reveal_asks_everybody() -> None:
    table = won("codex_1*4", "codex_2*5", extra={"range": "?green:fury"}, draws="shield_1*20")
    assert table.asked == "red green HandLimit"
    table.play(
        "red: discard codex_1, discard codex_1, discard codex_1",
        "green: discard codex_2, discard codex_2, discard codex_2",
    )
    assert "first green 8 8" in table.log


@rule("TE-A32", "TE-A53")
def test_good_omens_at_the_reveal() -> None:
    table = won("codex_1*4", "codex_2*3 trauma_3 codex_1", extra={"range": "?green:good_omens"}, draws="shield_1*20")
    assert table.asked == "green EliminateCards"
    table.play("green: eliminate trauma_3, eliminate codex_1, eliminate codex_2")
    assert table.zone("wear_zone", "green") == "trauma_3 codex_1 codex_2"
    assert table.hand("green") == " ".join(["shield_1"] * 5)


@rule("TE-A73", "TE-A56")
def test_take_advantage_at_the_reveal_is_a_must() -> None:
    table = won("codex_1", "", "", extra={"range": "?green:take_advantage"})
    assert table.asked == "green GiveTrauma"
    assert table.legal("green") == ["give red", "give blue"]
    table.play("green: give blue")
    assert "traumatised blue 1 given" in table.log


@rule("TE-A73", "TE-101", "TE-A61", "TE-A33")
def test_friendly_fire_at_the_reveal_is_a_must_and_undoes_no_victory() -> None:
    table = won("codex_1", "", "", extra={"range": "?red:friendly_fire"})
    assert table.asked == "red Aim"
    assert table.legal("red") == ["aim range", "aim melee", "aim shield", "aim codex"]
    table.play("red: aim codex")
    assert table.legal("red") == ["target green codex_3", "target green codex_1"]
    table.play("red: target green codex_3")
    assert counted(table) == ["red 1", "green 17", "blue 0"]
    assert "first green 8 8" in table.log
    assert table.zone("wear_zone", "green") == "codex_3"
    assert "friendly_fire" in table.zone("discard_pile", "red") + table.hand("red")


@rule("TE-A73")
def test_a_line_without_cards_of_others_cannot_be_aimed_at() -> None:
    table = won("codex_1", "", "", extra={"melee": "?green:friendly_fire"})
    assert table.asked == "green Aim"
    assert table.legal("green") == ["aim melee"]
    assert table.refusal("green: aim range").rule == "TE-A73"
    table.play("green: aim melee")
    assert counted(table) == ["red 0", "green 20", "blue 0"]


@rule("TE-A73")
def test_friendly_fire_without_a_target_is_discarded() -> None:
    lines = {line: cards.replace("green", "red") for line, cards in WON.items()}
    lines["range"] += " ?red:friendly_fire"
    table = Table("melee_1 codex_1", "codex_1", monsters="camazotz", lines=lines, **NEXT)
    table.play("red: play melee_1 melee, done")
    assert "took red 1 1" in table.log
    assert "friendly_fire" in table.zone("discard_pile", "red") + table.hand("red")


@rule("TE-A32", "TE-A61")
def test_a_card_eliminated_at_the_reveal_neither_counts_nor_acts() -> None:
    extra = {"melee": "?green:friendly_fire", "range": "?red:last_chance"}
    lines = {line: f"{cards} {extra.get(line, '')}" for line, cards in WON.items()}
    lines = {"melee": lines.pop("melee"), **lines}
    table = Table("melee_1 codex_1", "", monsters="camazotz", lines=lines, draws=["shield_1*20"], **NEXT)
    table.play("red: play melee_1 melee, done")
    assert table.asked == "green Aim"
    table.play("green: aim range")
    assert not any(line.startswith("discarded red") for line in table.log)
    assert counted(table) == ["red 1", "green 20"]
    assert table.zone("wear_zone", "red") == "last_chance"


@rule("TE-A32", "TE-A23")
def test_last_chance_and_trickery_count_where_they_lie() -> None:
    extra = {"range": "?red:trickery", "codex": "?blue:last_chance"}
    table = won("codex_1", "", "", extra=extra, draws=["", "", "range_1*9"])
    assert counted(table) == ["red 3", "green 20", "blue 1"]


@rule("TE-A32", "TE-A29", "TE-A28")
def test_equality_and_strength_join_the_count() -> None:
    table = won("codex_1", "", "", extra={"range": "?blue:equality", "codex": "?red:strength ?red:codex_1"})
    assert counted(table) == ["red 3", "green 24", "blue 4"]


@rule("TE-A32")
@pytest.mark.parametrize("card", ["equality", "strength"])
def test_without_a_link_they_are_discarded(card: str) -> None:
    lines = {"range": "green:range_3 green:range_3", "melee": "green:melee_3", "shield": "green:shield_3"}
    hidden = f"?blue:{card}"
    table = Table(
        "melee_1 range_1",
        "friendly_fire range_1",
        "range_1",
        lines={**lines, "codex": f"red:codex_1 {hidden}"},
        starter="green",
        **NEXT,
    )
    table.play("green: play friendly_fire codex, target red codex_1, done, done")
    table.play("blue: pass, done", "red: play melee_1 melee, done")
    assert f"unlinked blue {card} codex" in table.log
    assert "counted blue 0" in table.log


@rule("TE-A32", "TE-A30", "TE-A72")
def test_a_mimetic_chooses_at_the_reveal() -> None:
    table = won("codex_1", "", "", extra={"codex": "?blue:mimetic ?red:trickery"})
    assert table.asked == "blue Copy"
    assert table.legal("blue") == ["copy codex_1", "copy codex_3", "copy trickery"]
    table.play("blue: copy codex_3")
    assert counted(table) == ["red 3", "green 20", "blue 3"]


@rule("TE-A32", "TE-A72")
def test_a_mimetic_skips_friendly_fire_traumas_and_other_mimetics() -> None:
    lines = {"range": "green:range_3 green:range_3", "melee": "green:melee_3", "shield": "green:shield_3"}
    codex = "?blue:mimetic ?red:friendly_fire"
    table = Table("melee_1 range_1", "range_1", "range_1", lines={**lines, "codex": codex}, **NEXT)
    table.play("red: play melee_1 melee, done")
    assert "unlinked blue mimetic codex" in table.log
    assert table.asked == "red Aim"
    table = Table(
        "melee_1 range_1", "range_1", "range_1", lines={**lines, "codex": "?blue:mimetic ?red:trauma_1"}, **NEXT
    )
    table.play("red: play melee_1 melee, done")
    assert "unlinked blue mimetic codex" in table.log
    table = Table(
        "melee_1 range_1", "range_1", "range_1", lines={**lines, "codex": "?blue:mimetic ?red:mimetic"}, **NEXT
    )
    table.play("red: play melee_1 melee, done")
    assert {"unlinked blue mimetic codex", "unlinked red mimetic codex"} <= set(table.log)


@rule("TE-A32", "TE-A72")
def test_a_mimetic_at_the_reveal_applies_what_it_copies() -> None:
    lines = {"range": "green:range_3 green:range_3", "melee": "green:melee_3", "shield": "green:shield_3"}
    codex = "?blue:mimetic ?red:last_chance"
    table = Table(
        "melee_1 range_1", "", "", lines={**lines, "codex": codex}, draws=["shield_1*9", "", "range_1*20"], **NEXT
    )
    table.play("red: play melee_1 melee, done")
    assert len([line for line in table.log if line == "discarded blue range_1 special"]) == 3
    assert len([line for line in table.log if line == "discarded red shield_1 special"]) == 3
    assert counted(table)[2] == "blue 1"


@rule("TE-A70", "TE-A32")
def test_an_elimination_at_the_reveal_may_leave_strength_without_a_link() -> None:
    lines = {
        **WON,
        "melee": "green:melee_2",
        "shield": "green:shield_2 green:strength",
        "range": f"{RANGE} ?red:friendly_fire",
    }
    table = Table("codex_1 range_1", "", monsters="camazotz", lines={**lines, "codex": "green:codex_3"}, **NEXT)
    table.play("red: play codex_1 codex, done, aim shield, target green shield_2")
    assert "unlinked green strength shield" in table.log
    assert counted(table) == ["red 1", "green 17"]
