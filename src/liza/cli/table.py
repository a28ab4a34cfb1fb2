"""Draws any game's table from the view alone: seats with their places, what everybody shares, counters and dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.look import seat_style
from liza.kernel.view import Counter, Die, Piece, View
from liza.words import Words

_SIDE_BY_SIDE: Final = 104
"""From this width on, seats stand next to each other."""
_BACK: Final = "▒"


class Table:
    """A view as something Rich can print; it fits itself to the width there is."""

    def __init__(self, view: View, words: Words, names: Sequence[str], roles: Sequence[str]) -> None:
        self._view: Final = view
        self._words: Final = words
        self._names: Final = [words.seat(seat, names) for seat in range(view["seats"])]
        self._roles: Final = roles
        """A word on who plays each seat, shown beside its name."""

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(self._title(), style="quiet", align="left")
        order = self._order()
        shared = self._places(None)
        if options.max_width >= _SIDE_BY_SIDE:
            if shared:
                yield from shared
            for at in range(0, len(order), 2):
                yield self._row(order[at : at + 2])
        else:
            for seat in order[:-1]:
                yield from self._block(seat)
            yield from shared
            for seat in order[-1:]:
                yield from self._block(seat)
        yield Rule(style="quiet")

    def _title(self) -> Text:
        title = Text(self._words.game.title, style="title")
        for counter in self._view["counters"]:
            if counter["seat"] is None:
                title.append(" · ", style="quiet").append_text(self._counter(counter))
        return title

    def _order(self) -> list[int]:
        """Return the seats as they sit for the viewer: the others first, the viewer nearest."""
        seats = self._view["seats"]
        near = self._view["seat"]
        first = 0 if near is None else near + 1
        return [(first + step) % seats for step in range(seats)]

    def _row(self, seats: Sequence[int]) -> Grid:
        grid = Grid.grid(expand=True, padding=(0, 1))
        for _ in seats:
            grid.add_column(ratio=1)
        columns: list[RenderableType] = []
        for seat in seats:
            column = Grid.grid()
            for part in self._block(seat):
                column.add_row(part)
            columns.append(column)
        grid.add_row(*columns)
        return grid

    def _block(self, seat: int) -> list[RenderableType]:
        asked = seat in self._view["actors"]
        title = Text("▶ " if asked else "  ").append(self._names[seat], style=seat_style(seat))
        if self._roles[seat]:
            title.append(f"  {self._roles[seat]}", style="quiet")
        for counter in self._view["counters"]:
            if counter["seat"] == seat:
                title.append("   ").append_text(self._counter(counter))
        return [title, *self._places(seat)]

    def _places(self, seat: int | None) -> list[RenderableType]:
        """Return the places of a seat, or those that everybody shares, as one grid; nothing if all are empty."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, max_width=24, style="label")
        grid.add_column()
        for zone in self._view["zones"]:
            if zone["seat"] == seat and zone["count"]:
                grid.add_row(self._words.zone(zone["id"]), self._pieces(zone["pieces"], zone["count"]))
        dice = [die for die in self._view["dice"] if die["seat"] == seat]
        if dice:
            grid.add_row(self._words.dice(), Text("  ").join(self._die(die) for die in dice))
        return [Padding(grid, (0, 0, 0, 4))] if grid.row_count else []

    def _pieces(self, pieces: Sequence[Piece], count: int) -> Text:
        chips = [self._chip(piece, many) for piece, many in _same(pieces)]
        unlisted = count - len(pieces)
        if unlisted > 0:
            chips.append(Text(f"{_BACK} ×{unlisted}", style="hidden"))
        return Text("   ").join(chips)

    def _chip(self, piece: Piece, many: int) -> Text:
        name = self._words.name(piece["kind"], piece["key"])
        chip = Text(f"{_BACK} {name}", style="hidden") if piece["key"] is None else Text(name)
        for id, value in piece["numbers"].items():
            chip.append(f" {self._words.number(id).lower()} {value}", style="quiet")
        for mark in piece["marks"]:
            times = f" ×{mark['count']}" if mark["count"] != 1 else ""
            chip.append(f" +{self._words.name(mark['kind'], mark['key'])}{times}", style="mark")
        if many > 1:
            chip.append(f" ×{many}")
        # A chip is never broken over two lines.
        chip.plain = chip.plain.replace(" ", "\u00a0")
        return chip

    def _die(self, die: Die) -> Text:
        chip = Text()
        if die["note"]:
            chip.append(f"{self._words.note(die['note'])}\u00a0", style="quiet")
        return chip.append(f"[{die['value']}]", style="title").append(f"/{die['sides']}", style="quiet")

    def _counter(self, counter: Counter) -> Text:
        limit = "" if counter["limit"] is None else f"/{counter['limit']}"
        return Text(f"{self._words.counter(counter['id'])} ", style="quiet").append(
            f"{counter['value']}{limit}", "title"
        )


def _same(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, int]]:
    """Yield neighbours that look the same as one piece and how many there are."""
    for piece, alike in groupby(pieces):
        yield piece, len(list(alike))
