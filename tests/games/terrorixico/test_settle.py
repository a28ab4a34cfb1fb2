"""Who is first, what it pays, and where everything goes."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import Table
from tests.support import rule

# Aluxe under a blood moon asks for 6 Range, 4 Melee, 3 Shield and no Codex; it pays 4+1 and 1+1.
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}


def lines(first: str = "red", second: str = "red", third: str = "green") -> dict[str, str]:
    """Return lines that lack one Melee: 6 Range, 3 Melee and 3 Shield of these players."""
    return {
        "range": f"{first}:range_3 {first}:range_3",
        "melee": f"{second}:melee_3",
        "shield": f"{third}:shield_3",
    }


@rule("TE-002", "TE-038", "TE-040", "TE-041", "TE-042", "TE-069", "TE-070", "TE-A41")
def test_all_cards_count_together_and_places_are_paid() -> None:
    table = Table("melee_1 codex_1", "codex_1", "codex_1", lines=lines(), **NEXT)
    table.play("red: play melee_1 melee, done")
    assert [line for line in table.log if line.startswith("counted")] == [
        "counted red 10",
        "counted green 3",
        "counted blue 0",
    ]
    assert table.counters("points") == [5, 2, 2]


@rule("TE-038", "TE-A13")
@pytest.mark.parametrize("last", ["range", "melee", "shield", "codex"])
def test_the_monster_is_defeated_when_all_four_lines_are_complete_and_not_before(last: str) -> None:
    needed = {"range": 4, "melee": 3, "shield": 5, "codex": 3}
    full = {line: f"green:{line}_3 green:{line}_3" for line in needed}
    full[last] = f"green:{last}_1 " * (needed[last] - 1)
    more = {"monsters": "nahual", "events": "mictlantecuhtli", **NEXT}
    table = Table(f"berserker {last}_1 range_3", "range_1*2", lines=full, **more)
    assert table.required() == list(needed.values())
    happened = table.play("red: play berserker range, discard range_3")
    assert "defeated" not in happened
    assert table.strength(last)["lacking"] == 1
    assert table.asked == "red PlayCard"
    happened = table.play(f"red: play {last}_1 {last}")
    assert "defeated" in happened
    table.play("red: done")
    assert "took green 1 1" in table.log


@rule("TE-038", "TE-036")
def test_lines_must_be_complete_at_the_same_time() -> None:
    lines = {"range": "green:range_3 green:range_3", "melee": "green:melee_3 green:melee_1", "shield": "red:shield_2"}
    table = Table("shield_1 range_3", "shield_1", "trauma_3 shield_2", lines=lines, starter="blue", **NEXT)
    table.play("blue: play trauma_3 range, play shield_2 shield")
    assert "defeated" not in table.log, "Shield is complete now, but Range was opened again"
    assert table.strength("range")["lacking"] == 3
    table.play("red: play range_3 range")
    assert "defeated" in table.log


@rule("TE-111")
def test_without_a_relic_but_not_passed_is_second() -> None:
    table = Table("melee_1 codex_1", "codex_1", "codex_1", lines=lines(), **NEXT)
    table.play("red: play melee_1 melee, done")
    assert "counted blue 0" in table.log
    assert "second blue 2 2" in table.log


@rule("TE-043", "TE-042")
def test_whoever_passed_and_is_not_first_gets_nothing() -> None:
    table = Table("melee_1 codex_1", "codex_1", "codex_1", lines=lines(), starter="green", **NEXT)
    table.play("green: pass, done", "blue: pass, done", "red: play melee_1 melee, done")
    assert table.counters("points") == [5, 0, 0]
    assert {"nothing green", "nothing blue"} <= set(table.log)


@rule("TE-068", "TE-072", "TE-110", "TE-A40")
def test_first_place_alone_moves_on_the_monster_track() -> None:
    table = Table("melee_1 codex_1", "codex_1", lines=lines(), **NEXT)
    table.play("red: play melee_1 melee, done")
    assert table.counters("track") == [1, 0]
    wide = {"range": "red:range_3", "melee": "red:melee_3 red:melee_3", "shield": "red:shield_2", "codex": ""}
    for always, steps in ((False, 1), (True, 2)):
        table = Table(
            "shield_1 range_1",
            "range_1",
            monsters="momia",
            events="mictecacihuatl",
            lines=wide,
            lone_boss_steps=always,
            **NEXT,
        )
        assert table.required() == [2, 6, 3, 0]
        table.play("red: play shield_1 shield, done")
        assert table.counters("track") == [steps, 0], "the boss says two, and there are only two cards"


@rule("TE-044", "TE-045", "TE-A35", "TE-A36", "TE-110", "TE-075")
def test_a_tie_pays_all_and_the_monster_goes_to_the_latest_card() -> None:
    tied = {"range": "green:range_3 green:range_3", "melee": "red:melee_3", "shield": "red:shield_2"}
    table = Table("melee_1 codex_1", "codex_1", "shield_1 codex_1", lines=tied, **NEXT)
    table.play("red: play melee_1 melee, done, done", "green: pass, done", "blue: play shield_1 shield, done")
    assert [line for line in table.log if line.startswith("counted")] == [
        "counted red 6",
        "counted green 6",
        "counted blue 1",
    ]
    assert table.counters("points") == [5, 5, 2]
    assert table.counters("track") == [1, 0, 0], (
        "of those tied, red put a card later; blue, who put the last one, is not tied"
    )
    assert table.counter("starts", "green") == 1


@rule("TE-A35")
def test_a_card_that_was_removed_still_counts_as_the_latest() -> None:
    tied = {"range": "red:range_3 red:range_3 green:range_1", "melee": "green:melee_3", "shield": "green:shield_2"}
    table = Table("melee_1 codex_1", "trauma_1 codex_1", "melee_1 shield_1 codex_1", lines=tied, **NEXT)
    table.play("red: play melee_1 melee, done, done", "green: play trauma_1 melee, done, done")
    table.play("blue: play melee_1 melee, play shield_1 shield, done")
    assert [line for line in table.log if line.startswith("counted")] == [
        "counted red 6",
        "counted green 6",
        "counted blue 2",
    ]
    assert "took red 1 1" in table.log


@rule("TE-A35")
def test_friendly_fire_and_thrown_traumas_are_not_put_in_a_line() -> None:
    tied = {**lines(second="green"), "codex": "blue:fury blue:trickery"}
    for card in ("friendly_fire", "trauma_2"):
        table = Table(f"{card} codex_1", "codex_1*5", "melee_1 codex_1", lines=tied, **NEXT)
        targets = ", target blue trickery" if card == "friendly_fire" else ""
        table.play(
            f"red: play {card} codex{targets}, done, done", "green: pass, done", "blue: play melee_1 melee, done"
        )
        assert {"counted red 6", "counted green 6"} <= set(table.log)
        assert "took green 1 1" in table.log, "red acted later, but put no card in a line"


@rule("TE-A34", "TE-040")
def test_what_is_too_much_counts_too() -> None:
    table = Table("melee_3 codex_1", "codex_1", lines=lines(first="green", third="green"), **NEXT)
    table.play("red: play melee_3 melee, done")
    assert table.counters("track") == [0, 1]
    assert "counted red 6" in table.log


@rule("TE-A61", "TE-040")
def test_what_was_removed_no_longer_counts() -> None:
    hands = ("codex_1", "trauma_3 melee_3 melee_1")
    table = Table(*hands, lines=lines(third="red"), starter="green", draws=["codex_1*20"], **NEXT)
    table.play(
        "green: play trauma_3 melee, play melee_3 melee, done", "red: pass, done", "green: play melee_1 melee, done"
    )
    assert [line for line in table.log if line.startswith("counted")] == ["counted green 4", "counted red 9"]


@rule("TE-071", "TE-A39", "TE-072")
def test_two_monsters_and_their_event_pay_together() -> None:
    fight = {
        "range": "red:range_3 red:range_2",
        "melee": "red:melee_3 red:melee_3",
        "shield": "green:shield_3 red:shield_2",
        "codex": "red:codex_2",
    }
    more = {"next_monsters": "aluxe", "under_monsters": "momia", "next_events": "mal_de_ojo"}
    table = Table("codex_1 range_1", "range_1", monsters="nahual", events="pacto", lines=fight, **more)
    table.play("red: play codex_1 codex, done")
    assert "first red 10 10" in table.log
    assert "second green 3 3" in table.log
    assert "took red 1 1" in table.log
    assert table.zone("captured", "red") == "aluxe nahual pacto"
    assert table.zone("monsters") == "momia"


@rule("TE-071", "TE-A38", "TE-A40")
def test_two_events_pay_together_and_the_top_one_says_the_steps() -> None:
    fight = {
        "range": "red:range_3 red:range_3",
        "melee": "red:melee_3 red:melee_3 red:melee_3 red:melee_3",
        "shield": "green:shield_2",
        "codex": "green:codex_1",
    }
    table = Table("codex_1 range_1", "range_1", events="eco", next_events="pacto", lines=fight, next_monsters="momia")
    assert table.required() == [6, 10, 2, 2]
    table.play("red: play codex_1 codex, done")
    assert "first red 5 5" in table.log
    assert table.zone("captured", "red") == "aluxe pacto eco"


@rule("TE-073", "TE-074", "TE-075", "TE-A58", "TE-008")
def test_cards_go_home_the_page_is_taken_and_the_next_one_turned() -> None:
    table = Table("melee_1", "codex_1", "codex_1", lines=lines(), draws="shield_1*20", **NEXT)
    table.play("red: play melee_1 melee, done")
    assert table.zone("discard_pile", "red") == "range_3 range_3 melee_3 melee_1"
    assert table.zone("discard_pile", "green") == "shield_3"
    assert table.zone("captured", "red") == "aluxe luna_de_sangre"
    assert (table.zone("monsters"), table.zone("events")) == ("nahual", "mal_de_ojo")
    assert (table.counter("round"), table.asked) == (2, "green PlayCard")
    assert all(table.line(line) == "" for line in ("range", "melee", "shield", "codex"))
    assert table.counters("relics") == [0, 0, 0]


@rule("TE-124", "TE-A62")
def test_a_won_round_ends_in_its_order() -> None:
    hidden = {**lines(), "range": "red:range_3 red:range_3 ?green:trauma_1 ?blue:last_chance"}
    table = Table("melee_1 codex_1", "codex_1", "codex_1", lines=hidden, draws=["", "", "range_1*20"], **NEXT)
    table.play("red: play melee_1 melee, done")
    kinds = [line.split()[0] for line in table.log]
    order = [
        "defeated",
        "revealed",
        "discarded",
        "counted",
        "first",
        "saddled",
        "took",
        "uncovered_monster",
        "round_started",
    ]
    places = [kinds.index(kind, kinds.index("defeated")) for kind in order]
    assert places == sorted(places)
