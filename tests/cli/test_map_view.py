"""The map of a game in the terminal: drawn from the map of the game and the view alone."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import liza
from liza.cli.terminal.map_view import MapView
from liza.cli.terminal.styles import THEME
from liza.cli.terminal.table_view import TableView
from liza.kernel.schema.view import BoardMap, View, counter, mark, piece, zone
from liza.words import Words
from tests.cli.conftest import Run
from tests.cli.envite import GAME as ENVITE

PLAN: BoardMap = {
    "kind": "spot",
    "places": {
        "a1": {"column": 0, "row": 0, "wall_east": 1},
        "b1": {"column": 1, "row": 0, "flood": 2},
        "a2": {"column": 0, "row": 1, "flood": 1, "tower": 1},
        "b2": {"column": 1, "row": 1, "tower": 1, "wall_south": 1},
        "b3": {"column": 1, "row": 2},
    },
    "pieces": "field",
    "reach": "ways",
    "fire": "shots",
}
SIGNS = {"wall_east": "|", "wall_south": "-", "flood": "w", "tower": "T", "nowhere": "."}


def view(flood: int = 0, reach: int = 0) -> View:
    """Return a view in which seat 1 stands on b1 and seat 0 can strike it."""
    found = ENVITE.new(seats=2, seed=1).view(0)
    ways = [mark("spot", "a2", reach)] if reach else []
    found["zones"] = [
        zone("field", [piece("player", "p2", 1, [mark("spot", "b1")])]),
        zone("ways", [piece("player", "p1", 0, ways)]),
        zone("shots", [piece("player", "p1", 0, [mark("spot", "b1")]), piece("player", "p2", 1, [mark("spot", "b3")])]),
    ]
    found["counters"] = [counter("flood", flood)]
    return found


@pytest.fixture(autouse=True)
def signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "sign", lambda _, what: SIGNS.get(what, ""))


def drawn(seen: View, seat: int | None = 0, offered: tuple[str, ...] = ()) -> list[str]:
    console = Console(file=io.StringIO(), width=60, theme=THEME, highlight=False)
    console.print(MapView(PLAN, seen, Words(ENVITE, "es"), seat, offered))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_places_and_what_lies_between_them_are_drawn() -> None:
    assert drawn(view()) == [
        "     A   B",
        " 1   ·|×●2",
        " 2   T   T",
        "        --",
        " 3   .   ·",
    ]


def test_what_a_counter_has_reached_is_covered() -> None:
    assert drawn(view(flood=1))[2] == " 2  ww   T"


def test_ways_are_marked_with_their_cost_and_lines_of_fire_are_ones_own() -> None:
    assert drawn(view(reach=3))[2] == " 2   3   T"
    assert drawn(view(), seat=1)[1] == " 1   ·| ●2"
    assert drawn(view(), seat=1)[4] == " 3   . × ·"


def test_what_can_be_chosen_now_is_pointed_at() -> None:
    assert drawn(view(), offered=("b2",))[2] == " 2   T  »T"


def test_the_map_stands_in_the_place_of_the_zones_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ENVITE), "board_map", lambda _: PLAN)
    words = Words(ENVITE, "es")
    for width, mapped in ((60, True), (12, False)):
        console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False)
        console.print(TableView(view(), words, (), ["", ""], 0))
        assert isinstance(console.file, io.StringIO)
        text = console.file.getvalue()
        assert ("×●2" in text) is mapped
        assert ("zone-f" in text) is not mapped


def test_every_game_with_a_map_is_played_on_it_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for game in liza.games():
        plan = game.board_map()
        if plan is None:
            continue
        code, out, err = run("play", game.id, "--seed", "1", typed="1\n1\nq\n")
        assert (code, err) == (0, "")
        columns = 1 + max(place["column"] for place in plan["places"].values())
        assert "".join(f"   {chr(65 + column)}" for column in range(columns)) in out
