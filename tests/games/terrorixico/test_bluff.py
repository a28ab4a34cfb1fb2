"""Bluffing, where it is agreed on: any card goes face down, and what proves invalid is paid for (TE-026, TE-A19)."""

from __future__ import annotations

import pytest

from liza.bots import Seat, bot
from liza.kernel.base.source import seeded
from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule

NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
# Aluxe under a blood moon (one trauma) asks for 6 Range, 4 Melee, 3 Shield and no Codex: all is there but one Melee.
NEARLY = {"range": "green:range_3 green:range_3", "melee": "green:melee_3", "shield": "green:shield_3"}
# The momia in weariness (two traumas) asks for 1 Range, 5 Melee, 4 Shield, 1 Codex: all is there but one Codex.
WEARY = {"range": "green:range_1", "melee": "green:melee_3 green:melee_2", "shield": "green:shield_3 green:shield_1"}
DEAR = {"monsters": "momia", "events": "cansancio", "lines": WEARY}


def bluffing(*hands: str, **more: object) -> Table:
    """Return a table at which bluffing is agreed on."""
    return Table(*hands, bluff=True, **more)  # type: ignore[arg-type]


def won(*hands: str, extra: dict[str, str], **more: object) -> Table:
    """Return such a table after red has put the last Melee; ``extra`` lay there besides."""
    first, *others = hands
    lines = {line: f"{NEARLY.get(line, '')} {extra.get(line, '')}" for line in (*NEARLY, "codex")}
    table = bluffing(f"melee_1 {first}", *others, **{"lines": lines, **NEXT, **more})
    table.play("red: play melee_1 melee")
    if table.asked == "red EndTurn":
        table.play("red: done")
    return table


def told(table: Table, *kinds: str) -> list[str]:
    return [line for line in table.log if line.split()[0] in kinds]


@rule("TE-A19")
def test_any_card_goes_face_down_into_any_open_line() -> None:
    cards = ("range_1", "equality", "strength", "mimetic", "trauma_0", "codex_2")
    table = bluffing(" ".join(cards), "", events="ofrenda")
    for card in cards:
        for line in ("range", "melee", "shield"):
            assert table.may(f"red: hide {card} {line}")
        assert not table.may(f"red: hide {card} codex"), "it asks for nothing and takes nothing"
    assert not any(choice.startswith("play range_1 melee") for choice in table.legal("red"))
    assert len(table.legal("red")) == len(set(table.legal("red")))


@rule("TE-A19", "TE-A20", "TE-A24")
def test_without_the_agreement_it_does_not() -> None:
    table = Table("range_1 equality strength mimetic trauma_0", "")
    assert table.refusal("red: hide range_1 melee").rule == "TE-A20"
    assert table.refusal("red: hide trauma_0 range").rule == "TE-A24"
    assert [choice for choice in table.legal("red") if choice.startswith("hide")] == ["hide range_1 range"]


@rule("TE-A19", "TE-023", "TE-024", "TE-034", "TE-037", "TE-A20")
def test_what_everybody_can_see_is_refused_all_the_same() -> None:
    lines = {"range": "?green:range_1 ?green:range_1", "shield": "green:shield_3"}
    table = bluffing("codex_1*2 melee_1 equality trauma_0", "", lines=lines)
    assert table.refusal("red: hide codex_1 range").rule == "TE-024"
    assert table.refusal("red: hide codex_1 shield").rule == "TE-034"
    assert table.refusal("red: hide melee_1 codex").rule == "TE-037"
    assert table.refusal("red: hide equality shield").rule == "TE-117"
    assert table.refusal("red: hide trauma_0 shield").rule == "TE-A25"
    assert table.refusal("red: hide shield_1 melee").rule == "TE-022"
    assert table.refusal("red: play codex_1 melee").rule == "TE-A20"
    table.play("red: hide codex_1 melee")
    assert table.refusal("red: hide codex_1 melee").rule == "TE-023"
    table = bluffing("codex_1 range_1", "", events="apagon", monsters="camazotz")
    assert table.refusal("red: hide codex_1 range").rule == "TE-019"


@rule("TE-A19", "TE-A06", "TE-A07")
def test_a_bluff_takes_the_place_of_a_pass_and_of_a_card() -> None:
    table = bluffing("codex_1 codex_2", "range_1")
    hidden = [f"hide {card} {line}" for card in ("codex_1", "codex_2") for line in ("range", "melee", "shield")]
    assert table.legal("red") == ["pass", *hidden]
    table.play("red: hide codex_1 range")
    assert table.legal("red") == ["done"]
    table.play("red: done, done")
    assert table.counter("passed", "red") == 0
    assert table.count("trauma_pile") == 12
    table = bluffing("range_1*2 codex_1", "range_1")
    assert table.refusal("red: pass").rule == "TE-A06"
    table.play("red: play range_1 range, hide codex_1 melee")
    assert table.asked == "red EndTurn"


@rule("TE-A19", "TE-A07")
def test_at_a_strict_table_a_bluff_still_saves_from_passing() -> None:
    table = bluffing(
        "codex_1 trauma_0 trauma_2", "range_1", lines={"range": "green:range_2"}, trauma_instead_of_pass=False
    )
    assert table.may("red: pass")
    assert table.may("red: hide codex_1 range")
    assert table.may("red: hide trauma_0 range")
    assert table.refusal("red: show").rule == "TE-A07"
    assert table.refusal("red: play trauma_2 range").rule == "TE-A07"


@rule("TE-026", "TE-A19", "TE-039")
def test_a_relic_of_another_kind_is_caught_at_the_reveal() -> None:
    table = won("", "", "", extra={"range": "?blue:codex_3 ?blue:range_2"})
    assert told(table, "revealed", "caught", "traumatised") == [
        "revealed blue codex_3 range",
        "revealed blue range_2 range",
        "caught blue codex_3 range",
        "traumatised blue 1 bluff",
    ]
    assert told(table, "counted") == ["counted red 1", "counted green 12", "counted blue 2"]
    assert told(table, "reached")[1:] == ["reached range 8 1 8 6 1 12 2 0"], "the wrong relic never counted in its line"
    assert table.count("trauma_pile") == 15
    assert "codex_3" in table.zone("discard_pile", "blue") + table.hand("blue")


@rule("TE-026", "TE-A19")
def test_each_bluff_costs_what_the_event_shows() -> None:
    extra = {"range": "?blue:codex_3", "melee": "?blue:trauma_0"}
    lines = {line: f"{cards} {extra.get(line, '')}" for line, cards in WEARY.items()}
    table = bluffing("codex_1", "", "", **{**DEAR, "lines": lines, **NEXT})
    table.play("red: play codex_1 codex")
    assert told(table, "caught", "traumatised")[:4] == [
        "caught blue codex_3 range",
        "traumatised blue 2 bluff",
        "caught blue trauma_0 melee",
        "traumatised blue 2 bluff",
    ]
    assert not told(table, "saddled", "relieved")


@rule("TE-A19", "TE-A32")
@pytest.mark.parametrize("card", ["equality", "strength", "mimetic"])
def test_a_card_that_finds_nothing_to_live_off_is_caught(card: str) -> None:
    table = won("", "", "", extra={"codex": f"?blue:{card}"})
    assert told(table, "caught", "traumatised")[:2] == [f"caught blue {card} codex", "traumatised blue 1 bluff"]
    assert not told(table, "unlinked")
    honest = Table("melee_1", "", "", lines={**NEARLY, "codex": f"?blue:{card}"}, **NEXT)
    honest.play("red: play melee_1 melee")
    assert told(honest, "unlinked") == [f"unlinked blue {card} codex"]
    assert not told(honest, "caught", "traumatised")


@rule("TE-A19", "TE-A64")
@pytest.mark.parametrize(
    ("extra", "blue"),
    [
        ({"range": "?blue:equality"}, 2),
        ({"range": "?blue:strength ?blue:range_1"}, 2),
        ({"range": "?blue:mimetic"}, 3),
        ({"codex": "?blue:trickery ?blue:equality"}, 2 + 1),
        ({"codex": "?blue:trickery ?red:mimetic"}, 2),
        ({"range": "?blue:fury ?blue:take_advantage"}, 0),
        ({"range": "?blue:trauma_3 ?blue:last_chance"}, 1),
    ],
)
def test_what_proves_valid_costs_nothing(extra: dict[str, str], blue: int) -> None:
    table = won("", "", "", extra=extra)
    while table.asked.split()[-1] in {"GiveTrauma", "HandLimit"}:
        colour = table.asked.split()[0]
        table.play(f"{colour}: {table.legal(colour)[0]}")
    assert told(table, "caught") == []
    assert f"counted blue {blue}" in table.log


@rule("TE-A19", "TE-A73")
def test_friendly_fire_needs_no_target_to_be_valid() -> None:
    lines = {line: cards.replace("green", "red") for line, cards in NEARLY.items()}
    table = bluffing("melee_1", "", lines={**lines, "codex": "?red:friendly_fire"}, **NEXT)
    table.play("red: play melee_1 melee")
    assert told(table, "caught") == []


@rule("TE-A19")
def test_bluffs_leave_before_any_text_happens() -> None:
    table = won("", "", "", extra={"codex": "?red:friendly_fire ?blue:range_3"})
    assert table.asked == "red Aim"
    assert told(table, "caught") == ["caught blue range_3 codex"]
    assert table.legal("red") == ["aim range", "aim melee", "aim shield"], "in Codex nothing is left to hit"


@rule("TE-A19", "TE-A22")
def test_a_bluff_that_friendly_fire_eliminates_first_costs_nothing() -> None:
    table = bluffing("friendly_fire range_1", "", "", lines={"range": "?blue:codex_3"}, **NEXT)
    table.play("red: play friendly_fire range")
    assert "destroyed red blue codex_3 range" in table.log
    assert table.count("trauma_pile") == 16
    assert table.zone("wear_zone", "blue") == "codex_3"


@rule("TE-026", "TE-A19", "TE-A65")
def test_a_lost_round_catches_bluffs_too() -> None:
    lines = {"range": "?red:codex_1 ?green:equality", "melee": "?blue:melee_2"}
    table = bluffing("codex_1*5", "codex_1*5", "codex_1*5", lines=lines, draws="codex_1*9", **NEXT)
    table.play("red: pass, done", "green: pass, done", "blue: pass, done")
    assert told(table, "caught") == ["caught red codex_1 range", "caught green equality range"]
    assert told(table, "counted") == ["counted red 0", "counted green 0", "counted blue 2"]
    assert table.count("trauma_pile") == 16 - 3 - 2, "three passes, two bluffs"


@rule("TE-A19", "TE-A44")
def test_a_bluff_may_take_the_last_trauma_of_a_lost_round() -> None:
    lines = {"range": "?red:codex_1 ?green:codex_2", "melee": "red:melee_2"}
    table = bluffing("codex_1*5", "codex_1*5", lines=lines, draws="codex_1*9", fields={"pile": 3}, **NEXT)
    table.play("red: pass, done", "green: pass, done")
    assert told(table, "caught") == ["caught red codex_1 range"]
    assert table.outcome.reason == "traumas"
    assert table.count("trauma_pile") == 0
    assert told(table, "counted") == []
    assert table.log[-1].startswith("scored"), "nothing is told of lines that were emptied when the game was over"


@rule("TE-A19", "TE-A35")
def test_a_bluff_is_a_card_that_was_put() -> None:
    lines = {"range": "green:range_3 red:range_3", "shield": "green:shield_3", "melee": "red:melee_3 ?green:codex_1"}
    table = bluffing("codex_1", "codex_1", "melee_1", lines=lines, starter="blue", **NEXT)
    table.play("blue: play melee_1 melee")
    assert [line.split()[1] for line in told(table, "first")] == ["red", "green"]
    assert "took green 1 1" in table.log


@rule("TE-A19", "TE-A57")
def test_only_its_owner_sees_that_a_card_is_a_bluff() -> None:
    table = bluffing("", "", lines={"range": "?red:codex_1 ?red:range_1", "melee": "?green:codex_1 ?green:equality"})
    assert [piece["numbers"] for piece in table.pieces("range", viewer="red")] == [
        {"face_down": 1, "bluff": 1},
        {"face_down": 1},
    ]
    for viewer in ("green", None):
        assert [piece["numbers"] for piece in table.pieces("range", viewer=viewer)] == [{"face_down": 1}] * 2
    assert [piece["numbers"].get("bluff") for piece in table.pieces("melee", viewer="green")] == [1, 1]
    honest = Table("", "", lines={"melee": "?green:equality"})
    assert honest.pieces("melee", viewer="green")[0]["numbers"] == {"face_down": 1}


@rule("TE-A19")
def test_others_imagine_honest_cards_most_of_the_time_and_bluffs_sometimes() -> None:
    table = bluffing("", "codex_1 codex_2 melee_1", draws=["", "range_2 trauma*2"], lines={"range": "?green:range_1"})
    seen = []
    for seed in range(200):
        world = Table("", "", begin=False)
        world.state = table.state.determinize(0, seed)
        seen += [piece["key"] for piece in world.pieces("range", viewer="green")]
    honest = [key for key in seen if key in {"range_1", "range_2", "trauma_1", "trauma_2", "trauma_3"}]
    assert {"codex_1", "melee_1", "trauma_0", "range_1", "range_2", "trauma_3"} <= set(seen)
    assert 120 < len(honest) < 200


@rule("TE-A19")
def test_others_imagine_a_bluff_where_nothing_else_is_left() -> None:
    table = bluffing("", "codex_1", lines={"range": "?green:melee_1"})
    seen = set()
    for seed in range(20):
        world = Table("", "", begin=False)
        world.state = table.state.determinize(0, seed)
        seen |= {piece["key"] for piece in world.pieces("range", viewer="green")}
    assert seen == {"codex_1", "melee_1"}


@rule("TE-A19")
def test_a_bot_bluffs_rather_than_passes_and_not_with_a_good_card_in_hand() -> None:
    def chosen(*hands: str, **more: object) -> str:
        table = bluffing(*hands, **more)
        seat = COLOURS.index(table.asked.split()[0])
        return GAME.notation(bot("greedy").choose(Seat(table.state, seat, seeded(1)), seeded(2)))

    rivals = {"draws": "melee_1*9 range_1*9 shield_1*9"}
    assert chosen("codex_1*5", "range_1*5", **rivals).startswith("hide codex_1")
    honest = chosen("range_3 range_3 codex_1*3", "range_1*5", **rivals)
    assert "range_3 range" in honest


@rule("TE-024", "TE-066")
def test_others_imagine_again_where_what_was_imagined_first_leaves_nothing_that_fits() -> None:
    table = Table("", "", lines={"range": "?green:range_1", "melee": "?green:trauma_1"})
    for seed in range(20):
        world = Table("", "", begin=False)
        world.state = table.state.determinize(0, seed)
        assert [piece["key"] for piece in world.pieces("range", viewer="green")] == ["range_1"]
        assert [str(piece["key"])[:6] for piece in world.pieces("melee", viewer="green")] == ["trauma"]
