"""The story keeps what became of those who played, for whoever comes later too: it is told from the log."""

from __future__ import annotations

from liza.match.log import Entry
from liza.match.table import Table
from liza.server.protocol import clocks
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables.finished import replays
from liza.server.tables.table_plan import planned
from tests.server.rig import NOW, SEED

Told = list[tuple[int, str, int, str]]


def told(seats: int, *entries: tuple[str, int, str]) -> Told:
    """Return what the story says of A, B and C after entries; what is chosen is the first that is possible."""
    people = [SeatRequest("person", name=name) for name in "ABC"[:seats]]
    wanted = CreateTable(game="pulso", seats=people, clock=clocks.Fischer(10))
    setting = planned(wanted, {seat: f"seat-{seat}" for seat in range(seats)}, "", "", NOW).setting("t", SEED)
    table = Table(setting)
    log: list[Entry] = []
    for n, (kind, seat, body) in enumerate(entries, 1):
        assert table.match is not None
        chosen = table.game.notation(table.match.legal(seat)[0]) if kind == "act" else body
        log.append(Entry(n, NOW + 20_000 * n, kind, seat, chosen))
        table.apply(log[-1])
    return [(note.step, note.what, note.seat, note.name) for note in replays.replay(setting, log, None).notes]


def test_leaving_time_bots_and_coming_back_stand_where_they_happened() -> None:
    assert told(
        3,
        ("leave", 2, ""),
        ("act", 0, ""),
        ("flag", 1, ""),
        ("return", 1, ""),
        ("propose", 0, "replace 2"),
        ("agree", 1, "5"),
        ("act", 1, ""),
        ("resign", 1, ""),
    ) == [(0, "left", 2, "C"), (1, "time", 1, "B"), (1, "back", 1, "B"), (1, "gone", 2, "C"), (2, "gone", 1, "B")]


def test_a_bot_that_was_asked_for_plays_until_they_are_back() -> None:
    assert told(3, ("propose", 0, "replace 2"), ("agree", 1, "1"), ("return", 2, "")) == [
        (0, "replaced", 2, "C"),
        (0, "back", 2, "C"),
    ]


def test_a_resignation_that_ends_the_game_is_told() -> None:
    assert told(2, ("act", 0, ""), ("resign", 1, "")) == [(1, "resigned", 1, "B")]


def test_what_happened_before_a_choice_was_taken_back_stands_before_it() -> None:
    assert told(3, ("act", 0, ""), ("flag", 2, ""), ("take_back", 0, "")) == [(0, "time", 2, "C")]


HALT = ("halt", 0, "Fault")
"""Where the engine has failed, everybody may agree on a draw whatever the game says."""


def test_a_draw_is_told_from_its_offer_to_its_end() -> None:
    assert told(2, ("act", 0, ""), HALT, ("propose", 1, "draw"), ("agree", 0, "3")) == [
        (1, "draw-offered", 1, "B"),
        (1, "draw-agreed", 1, "B"),
    ]


def test_who_says_no_to_a_draw_is_told_apart_from_who_takes_it_back() -> None:
    assert told(3, HALT, ("propose", 1, "draw"), ("decline", 2, "2"), ("propose", 0, "draw"), ("decline", 0, "4")) == [
        (0, "draw-offered", 1, "B"),
        (0, "draw-declined", 2, "C"),
        (0, "draw-offered", 0, "A"),
        (0, "draw-withdrawn", 0, "A"),
    ]


def test_a_draw_that_nobody_else_is_asked_about_is_told_once() -> None:
    assert told(2, HALT, ("leave", 1, ""), ("propose", 0, "draw")) == [
        (0, "left", 1, "B"),
        (0, "draw-agreed", 0, "A"),
    ]


def test_the_last_who_was_asked_leaves_and_so_ends_it() -> None:
    assert told(3, HALT, ("propose", 0, "draw"), ("agree", 1, "2"), ("leave", 2, "")) == [
        (0, "draw-offered", 0, "A"),
        (0, "left", 2, "C"),
        (0, "draw-agreed", 0, "A"),
    ]


def test_other_proposals_are_no_part_of_the_story() -> None:
    assert told(3, ("act", 0, ""), ("propose", 0, "undo"), ("decline", 1, "2")) == []
