"""The same for every colour of a table of four, and for every line: whose card it is, where it goes, who is next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terrorixico.table import COLOURS, Table
from tests.support import rule

LINES = ("range", "melee", "shield", "codex")
NEXT: dict[str, Any] = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
# Aluxe under a blood moon asks for 6 Range, 4 Melee, 3 Shield and no Codex; Camazotz for 12, 2, 3 and 4.

each_seat = pytest.mark.parametrize("seat", range(4))
each_line = pytest.mark.parametrize("line", LINES)


def after(seat: int, steps: int = 1) -> str:
    """Return the colour so many places further round the table."""
    return COLOURS[(seat + steps) % 4]


def four(seat: int, hand: str, others: str = "", **more: Any) -> Table:
    """Return a table at which one colour begins with a hand and the others hold something else."""
    hands = [hand if other == seat else others for other in range(4)]
    return Table(*hands, starter=COLOURS[seat], **{"monsters": "camazotz", **more})


@rule("TE-021", "TE-022", "TE-032", "TE-A57", "TE-029")
@each_seat
@each_line
def test_a_card_lies_in_its_line_under_its_colour_and_counts_for_it(seat: int, line: str) -> None:
    own = COLOURS[seat]
    table = four(seat, f"{line}_1 {line}_2 fury")
    table.play(f"{own}: play {line}_1 {line}, hide {line}_2 {line}")
    assert table.line(line) == f"{own}:{line}_1 {own}:?"
    assert all(table.line(other) == "" for other in LINES if other != line)
    assert table.counters("relics") == [int(other == seat) for other in range(4)]
    for viewer in (*COLOURS, None):
        assert table.pieces(line, viewer=viewer)[1]["key"] == (f"{line}_2" if viewer == own else None)
    assert table.asked == f"{own} EndTurn"
    table.play(f"{own}: discard fury")
    assert f"discarded {own} fury turn_end" in table.log
    assert [table.hand(colour) for colour in COLOURS] == ["fury" if colour == own else "" for colour in COLOURS], (
        "with an empty pile it comes back at once"
    )
    assert table.asked == f"{after(seat)} PlayCard"


@rule("TE-056", "TE-058", "TE-064", "TE-A23")
@each_seat
@each_line
def test_a_trauma_hits_a_card_of_any_other_colour_in_its_line(seat: int, line: str) -> None:
    own = COLOURS[seat]
    victims = [colour for colour in COLOURS if colour != own]
    cards = " ".join(f"{colour}:{line}_2" for colour in COLOURS)
    for victim in victims:
        table = four(seat, "trauma_2 trauma_3 range_1", lines={line: cards}, monsters="camazotz", events="ofrenda")
        assert [choice for choice in table.legal(own) if choice.startswith("play trauma")] == [f"play trauma_2 {line}"]
        table.play(f"{own}: play trauma_2 {line}")
        assert table.legal(own) == [f"target {colour} {line}_2" for colour in victims]
        assert table.refusal(f"{own}: target {own} {line}_2").rule == "TE-064"
        table.play(f"{own}: target {victim} {line}_2")
        assert table.line(line) == " ".join(card for card in cards.split() if not card.startswith(victim))
        assert table.zone("discard_pile", victim) == f"{line}_2"
        assert table.zone("discard_pile", own) == "trauma_2"


@rule("TE-101", "TE-A22")
@each_seat
@each_line
def test_friendly_fire_eliminates_a_card_of_any_other_colour_face_down_or_not(seat: int, line: str) -> None:
    own, other, third = COLOURS[seat], after(seat, 1), after(seat, 3)
    cards = f"{own}:{line}_1 ?{other}:fury {third}:{line}_1 ?{other}:{line}_3"
    for target, left, wear in (
        (f"{other} face_down", f"{own}:{line}_1 {third}:{line}_1 {other}:?", "fury"),
        (f"{other} face_down_2", f"{own}:{line}_1 {other}:? {third}:{line}_1", f"{line}_3"),
        (f"{third} {line}_1", f"{own}:{line}_1 {other}:? {other}:?", f"{line}_1"),
    ):
        table = four(seat, "friendly_fire range_1", lines={line: cards})
        table.play(f"{own}: play friendly_fire {line}")
        assert len(table.legal(own)) == 3
        table.play(f"{own}: target {target}")
        assert table.line(line) == left
        assert table.zone("wear_zone", target.split()[0]) == wear
        assert table.zone("discard_pile", own) == "friendly_fire"


@rule("TE-105", "TE-A30", "TE-A72")
@each_seat
def test_a_mimetic_copies_what_others_have_there_and_nothing_of_its_own(seat: int) -> None:
    own, other = COLOURS[seat], after(seat, 2)
    lines = {"range": f"{own}:range_3 {other}:range_1 {other}:range_2 ?{after(seat)}:range_3"}
    table = four(seat, "mimetic melee_1", lines=lines)
    table.play(f"{own}: play mimetic range")
    assert table.legal(own) == ["copy range_1", "copy range_2"]
    table.play(f"{own}: copy range_2")
    assert table.reached("range") == 3 + 1 + 2 + 2
    assert table.counter("relics", own) == 5
    alone = four(seat, "mimetic melee_1", lines={"range": f"{own}:range_3"})
    assert alone.refusal(f"{own}: play mimetic range").rule == "TE-122"


@rule("TE-051", "TE-052", "TE-053", "TE-A09", "TE-076")
@each_seat
def test_whoever_passes_first_takes_the_traumas_and_begins_the_next_round(seat: int) -> None:
    table = four(seat, "", events="cansancio", **NEXT)
    for step in range(4):
        colour = after(seat, step)
        table.play(f"{colour}: pass")
        if step < 3:
            passed = [int(other in {(seat + done) % 4 for done in range(step + 1)}) for other in range(4)]
            assert table.counters("passed") == passed
            assert f"traumatised {colour} 2 passing" in table.log
    assert "failed" in table.log
    assert table.counter("starts", COLOURS[seat]) == 1
    assert table.asked.split()[0] == COLOURS[seat]


@rule("TE-041", "TE-042", "TE-069", "TE-070", "TE-073", "TE-074", "TE-075", "TE-A58", "TE-A35")
@each_seat
def test_the_first_of_any_colour_is_paid_takes_the_page_and_the_next_one_begins(seat: int) -> None:
    own, other = COLOURS[seat], after(seat, 3)
    lines = {"range": f"{own}:range_3 {own}:range_3", "melee": f"{own}:melee_3", "shield": f"{other}:shield_3"}
    table = four(seat, "melee_1", lines=lines, monsters="aluxe", **NEXT)
    table.play(f"{own}: play melee_1 melee")
    assert table.counters("points") == [5 if at == seat else 2 for at in range(4)]
    assert table.counters("track") == [int(at == seat) for at in range(4)]
    for colour in COLOURS:
        assert table.zone("captured", colour) == ("aluxe luna_de_sangre" if colour == own else "")
    assert sorted((table.zone("discard_pile", other) + " " + table.hand(other)).split()) == ["shield_3"]
    assert table.counter("starts", after(seat)) == 1


@rule("TE-044", "TE-A35", "TE-A36")
@each_seat
def test_of_two_firsts_whoever_put_a_card_last_takes_the_page(seat: int) -> None:
    own, other, third = COLOURS[seat], after(seat, 1), after(seat, 2)
    for first, second in ((own, other), (other, own)):
        lines = {
            "range": f"{first}:range_3 {second}:range_3",
            "shield": f"{first}:shield_3",
            "melee": f"{second}:melee_3",
        }
        table = four((seat + 2) % 4, "melee_1", lines=lines, monsters="aluxe", **NEXT)
        table.play(f"{third}: play melee_1 melee")
        assert f"took {second} 1 1" in table.log
        assert [line.split()[1] for line in table.log if line.startswith("first ")] == [
            colour for colour in (after(seat, 2 + step) for step in range(4)) if colour in {own, other}
        ]


@rule("TE-060", "TE-061", "TE-A26", "TE-A27")
@each_seat
@each_line
def test_a_hidden_trauma_goes_to_the_only_last_of_any_colour_or_away(seat: int, line: str) -> None:
    own, last = COLOURS[seat], after(seat, 2)
    lines = {
        "range": f"{own}:range_3 {own}:range_3", "melee": f"{own}:melee_3", "shield": f"{after(seat, 1)}:shield_3",
        "codex": f"{after(seat, 3)}:trickery",
    }  # fmt: skip
    hidden = {**lines, line: f"{lines[line]} ?{after(seat, 1)}:trauma_3"}
    table = four(seat, "melee_1", lines=hidden, monsters="aluxe", **NEXT)
    table.play(f"{own}: play melee_1 melee")
    assert f"saddled {last} trauma_3" in table.log
    assert "trauma_3" in f"{table.zone('discard_pile', last)} {table.hand(last)}"
    hidden["codex"] = hidden["codex"].replace(f"{after(seat, 3)}:trickery", "").strip()
    tie = four(seat, "melee_1", lines={key: cards for key, cards in hidden.items() if cards}, monsters="aluxe", **NEXT)
    tie.play(f"{own}: play melee_1 melee")
    assert f"relieved {after(seat, 1)} trauma_3" in tie.log
    assert tie.zone("wear_zone", after(seat, 1)) == "trauma_3"
