"""Face-down cards stay secret until they are turned up, and what others imagine of them keeps to the rules."""

from __future__ import annotations

import pytest

import liza
from liza.games.terrorixico.vocabulary import CARDS, UNSEEN
from liza.kernel.base.source import KEY_BYTES
from tests.games.terrorixico.table import COLOURS, Table
from tests.support import rule


@rule("TE-116", "TE-119", "TE-A70", "TE-A57")
@pytest.mark.parametrize("card", ["equality", "strength"])
def test_what_lies_face_down_is_not_discarded_with_the_last_relic_of_its_line(card: str) -> None:
    """Whoever saw it leave would know what it was."""
    lines = {"codex": f"red:codex_1 ?blue:{card}"}
    hands = ("range_1", "friendly_fire range_1", "range_1")
    table = Table(*hands, lines=lines, starter="green", monsters="camazotz")
    happened = table.play("green: play friendly_fire codex, target red codex_1")
    assert table.line("codex") == "blue:?"
    assert not any(line.startswith("unlinked") for line in happened)
    open_one = Table(*hands, lines={"codex": f"red:codex_1 blue:{card}"}, starter="green", monsters="camazotz")
    open_one.play("green: play friendly_fire codex, target red codex_1")
    assert open_one.line("codex") == ""
    assert open_one.zone("discard_pile", "blue") == card


def imagined(table: Table, viewer: str, *chances: tuple[int, int]) -> Table:
    """Return the world that a player imagines when chance picks so."""
    world = Table(*[""] * table.state.seats, begin=False)
    own_chance = [liza.pick(256, 0)] * KEY_BYTES
    script = liza.Scripted([*own_chance, *(liza.pick(n, at) for n, at in chances)])
    world.state = table.state.determinize(COLOURS.index(viewer), script)
    return world


@rule("TE-A19", "TE-A57")
def test_one_face_down_card_in_five_is_imagined_to_be_any_card_where_bluffing_is_agreed_on() -> None:
    more = {"draws": ["", "range_2"], "lines": {"range": "?green:range_1"}, "begin": False}
    table = Table("", "codex_1 melee_1", bluff=True, **more)
    for first in range(1, 5):
        honest = imagined(table, "red", (5, first), (2, 1), (3, 0), (2, 0))
        assert [piece["key"] for piece in honest.pieces("range", viewer="green")] == ["range_2"]
        assert honest.hand("green").split() == ["range_1", "melee_1"]
    bluff = imagined(table, "red", (5, 0), (4, 3), (3, 0), (2, 0))
    assert [piece["key"] for piece in bluff.pieces("range", viewer="green")] == ["codex_1"]
    plain = imagined(Table("", "codex_1 melee_1", **more), "red", (2, 0), (3, 1), (2, 1))
    assert [piece["key"] for piece in plain.pieces("range", viewer="green")] == ["range_1"]


@rule("TE-097", "TE-A56")
@pytest.mark.parametrize(("seat", "other"), [("red", "green"), ("green", "red")])
def test_with_two_the_other_one_gets_the_trauma_whoever_takes_advantage(seat: str, other: str) -> None:
    hands = {"red": "", "green": "", seat: "take_advantage range_1"}
    table = Table(hands["red"], hands["green"], starter=seat)
    table.play(f"{seat}: play take_advantage range")
    assert [line for line in table.log if line.startswith("traumatised")] == [f"traumatised {other} 1 given"]


@rule("TE-078", "TE-A42", "TE-029")
def test_a_low_pile_is_left_alone_while_nothing_is_drawn() -> None:
    table = Table("range_1*5", "range_1*5", draws=["melee_1*3", ""], discards=["codex_1*2"], events="campanas")
    assert table.count("draw_pile", "red") == 3
    assert not any(line.startswith("reshuffled") for line in table.log)
    table.play("red: play range_1 range, play range_1 range, done")
    assert "reshuffled red 2" in table.log


@rule("TE-A44", "TE-A11", "TE-019", "TE-076")
def test_a_lost_round_whose_event_takes_the_last_trauma_breaks_off_where_it_is() -> None:
    lines = {"range": "red:range_1", "melee": "green:melee_1"}
    more = {"events": "campanas", "lines": lines, "next_monsters": "nahual", "next_events": "mal_de_ojo"}
    for pile, over in ((4, True), (5, False)):
        table = Table("", "", "", fields={"pile": pile}, **more)
        table.play("red: pass", "green: pass", "blue: pass")
        assert "traumatised blue 1 event" in table.log[table.log.index("failed") :]
        assert table.state.over == over
        assert table.zone("monsters") == ("aluxe" if over else "nahual")
        assert ("returned aluxe" in table.log) == (not over)


@rule("TE-A57", "TE-A04")
def test_of_two_traumas_alike_only_as_many_are_known_as_were_seen() -> None:
    fields = {"known": [[0] * 4, [0, 0, 1, 0]]}
    table = Table("", "", draws=["", "trauma_2*3"], fields=fields, begin=False)
    for seed in range(5):
        pile = table.state.determinize(0, seed).to_data()["fields"]["players"][1]["draws"]
        assert sorted(pile) == [CARDS.index("trauma_2"), UNSEEN, UNSEEN]


@rule("TE-A24", "TE-A57")
def test_where_only_zeros_are_left_no_trauma_is_imagined_face_down() -> None:
    more = {"draws": ["", "trauma*3"], "lines": {"range": "?green:range_1"}, "values": (3, 0, 0, 0), "begin": False}
    table = Table("", "", **more)
    for seed in range(20):
        world = Table("", "", begin=False)
        world.state = table.state.determinize(0, seed)
        assert [piece["key"] for piece in world.pieces("range", viewer="green")] == ["range_1"]


@rule("TE-117", "TE-120", "TE-122")
@pytest.mark.parametrize(
    ("card", "rule_number"), [("equality", "TE-117"), ("strength", "TE-120"), ("mimetic", "TE-122")]
)
def test_a_card_that_lives_off_others_is_told_whether_the_line_is_full_or_has_nothing_for_it(
    card: str, rule_number: str
) -> None:
    full = Table(f"{card} range_1", "", lines={"shield": "green:shield_3"}).refusal(f"red: play {card} shield")
    bare = Table(f"{card} range_1", "").refusal(f"red: play {card} shield")
    assert (full.rule, bare.rule) == (rule_number, rule_number)
    assert full.unless != bare.unless


@rule("TE-046", "TE-048", "TE-A45")
def test_what_joins_the_fight_is_told_where_there_is_something_to_join() -> None:
    event = Table("", "", events="eco", next_events="pacto")
    assert "added_event pacto" in event.log
    monster = Table("", "", events="pacto", next_monsters="momia")
    assert "added_monster momia" in monster.log
    for events in ("eco", "pacto"):
        alone = Table("", "", events=events)
        assert not any(line.startswith("added") for line in alone.log)


@rule("TE-062", "TE-055")
def test_a_zero_may_be_cleansed_too() -> None:
    table = Table("trauma_0 trauma_3 range_1", "", events="limpia")
    assert table.legal("red") == ["done", "eliminate trauma_0", "eliminate trauma_3"]
    table.play("red: eliminate trauma_0", "green: done")
    assert table.zone("wear_zone", "red") == "trauma_0"
