from __future__ import annotations

import io
from itertools import pairwise

import pytest
from rich.console import Console

import liza
from liza.cli.terminal.styles import THEME
from liza.cli.terminal.table_view import TableView
from liza.kernel.core.state import State
from liza.kernel.schema.view import Zone, mark, piece, zone
from liza.words import Words
from tests.cli.envite import GAME as ENVITE


def drawn(
    state: State, seat: int | None, width: int, names: tuple[str, ...] = (), zones: list[Zone] | None = None
) -> list[str]:
    console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False)
    view = state.view(seat)
    if zones is not None:
        view["zones"] = zones
    console.print(TableView(view, Words(state.game, "es"), names, [""] * state.seats, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_and_everything_is_on_the_table(width: int, seats: int) -> None:
    state = ENVITE.new(seats=seats, seed=1)
    lines = drawn(state, 1, width)
    text = "\n".join(lines)
    assert all(len(line) <= width for line in lines)
    assert all(f"Jugador {seat + 1}" in text for seat in range(seats))
    assert text.count("boca abajo") == seats - 1
    assert f"▒ ×{len(state.to_data()['fields']['deck'])}" in text


def test_the_viewer_sits_nearest() -> None:
    lines = drawn(ENVITE.new(seats=3, seed=1), 1, 80)
    places = [next(at for at, line in enumerate(lines) if f"Jugador {seat}" in line) for seat in (3, 1, 2)]
    assert all(first < second for first, second in pairwise(places))


def test_on_a_wide_screen_seats_stand_side_by_side() -> None:
    lines = drawn(liza.game("qiahn").new(seed=1), 0, 120)
    assert any("Cara" in line and "Cruz" in line for line in lines)
    assert not any("Cara" in line and "Cruz" in line for line in drawn(liza.game("qiahn").new(seed=1), 0, 80))


def test_what_lies_on_a_piece_and_how_many_are_alike_is_shown() -> None:
    state = liza.game("qiahn").new(seed=1)
    mage = piece("combatant", "mago", 0, [mark("token", "fuego", 2), mark("token", "espada")], {"die": 20})
    pieces = [mage, piece("token", "agua", 0), piece("token", "agua", 0), piece("token", "agua", 0)]
    text = "\n".join(drawn(state, 0, 80, zones=[zone("vanguard", pieces, 0, count=6)]))
    assert "Mago dado 20 +Fuego ×2 +Espada   Agua ×3   ▒ ×2" in text


def test_a_name_with_brackets_is_no_markup() -> None:
    assert any("[red]Ana[/red]" in line for line in drawn(ENVITE.new(seed=1), 0, 80, ("[red]Ana[/red]", "Luis")))
