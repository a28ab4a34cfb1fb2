"""Draws any game's table from the view alone: seats with their places, shared places, counters and dice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.map_view import MapView
from liza.cli.terminal.styles import seat_style
from liza.kernel.schema.view import Counter, Die, Piece, View
from liza.words import Words

_SIDE_BY_SIDE: Final = 104
"""From this width on, seats stand next to each other."""
_WIDEST_LABEL: Final = 22
_BACK: Final = "▒"
_GAP: Final = "   "
_BAR: Final = 2
"""The width of a coloured bar."""


class BarredPanel:
    """A renderable with a coloured bar along its left side."""

    def __init__(self, inside: RenderableType, style: str) -> None:
        self._inside: Final = inside
        self._style: Final = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        bar = Segment("┃ ", console.get_style(self._style))
        for line in console.render_lines(self._inside, options.update(width=options.max_width - _BAR), pad=False):
            yield bar
            yield from line
            yield Segment.line()


class Flow:
    """Short texts one after another, as many to a line as fit; none of them is broken."""

    def __init__(self, chips: Sequence[Text]) -> None:
        self._chips: Final = chips

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for chip in self._chips:
            if line.cell_len and line.cell_len + len(_GAP) + chip.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(_GAP if line.cell_len else "").append_text(chip)
        yield line

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        widths = [chip.cell_len for chip in self._chips]
        whole = sum(widths) + len(_GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


class TableView:
    """A view as a Rich renderable that fits the width of the terminal."""

    def __init__(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        roles: Sequence[str],
        near: int | None,
        offered: Collection[str] = (),
    ) -> None:
        self._view: Final = view
        plan = words.game.board_map()
        self._plan: Final = plan
        self._mapped: Final = () if plan is None else (plan["pieces"], plan["reach"], plan["fire"])
        """The zones that the game's map shows."""
        self._offered: Final = offered
        """The places of the map that can be chosen now."""
        self._near: Final = near
        """The seat that is drawn at the bottom."""
        self._words: Final = words
        self._names: Final = [words.seat(seat, names) for seat in range(view["seats"])]
        self._roles: Final = roles
        """A word on who plays each seat, shown beside its name."""

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(self._title(), style="quiet", align="left")
        *others, near = self._order()
        chart = self._chart(options.max_width)
        shared = [BarredPanel(place, "quiet") for place in self._places(None, () if chart is None else self._mapped)]
        if chart is not None:
            shared.append(BarredPanel(Group(chart, Flow(chart.legend())), "quiet"))
        if options.max_width >= _SIDE_BY_SIDE:
            yield from shared
            for at in range(0, len(others) + 1, 2):
                yield self._row([*others, near][at : at + 2])
        else:
            for seat in others:
                yield self._block(seat)
            yield from shared
            yield self._block(near)
        yield Rule(style="quiet")

    def _title(self) -> Text:
        title = Text(self._words.game.title, style="title")
        for counter in self._view["counters"]:
            if counter["seat"] is None:
                title.append(" · ", style="quiet").append_text(self._counter(counter))
        return title

    def _order(self) -> list[int]:
        """Return the seats from the farthest to the nearest."""
        seats = self._view["seats"]
        first = 0 if self._near is None else self._near + 1
        return [(first + step) % seats for step in range(seats)]

    def _row(self, seats: Sequence[int]) -> Grid:
        grid = Grid.grid(expand=True, padding=(0, 1))
        for _ in range(2):
            grid.add_column(ratio=1)
        grid.add_row(*(self._block(seat) for seat in seats))
        return grid

    def _block(self, seat: int) -> BarredPanel:
        title = Text(self._names[seat], style=seat_style(seat))
        if seat in self._view["actors"]:
            title.append(" ◀")
        if self._roles[seat]:
            title.append(f"  {self._roles[seat]}", style="not bold dim default")
        for counter in self._view["counters"]:
            if counter["seat"] == seat:
                title.append("   ").append_text(self._counter(counter))
        return BarredPanel(Group(title, *self._places(seat)), seat_style(seat))

    def _chart(self, width: int) -> MapView | None:
        """Return the game's map; None for a game without one, or where there is no room for it."""
        if self._plan is None:
            return None
        chart = MapView(self._plan, self._view, self._words, self._near, self._offered)
        return chart if chart.width + _BAR <= width else None

    def _places(self, seat: int | None, without: Collection[str] = ()) -> list[RenderableType]:
        """Return the places of a seat, or the shared ones, as one grid; None if all are empty."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, width=self._label_width(), style="label")
        grid.add_column()
        for zone in self._view["zones"]:
            if zone["seat"] == seat and zone["count"] and zone["id"] not in without:
                grid.add_row(self._words.zone(zone["id"]), self._pieces(zone["pieces"], zone["count"]))
        dice = [die for die in self._view["dice"] if die["seat"] == seat]
        if dice:
            grid.add_row(self._words.dice(), Flow([self._die(die) for die in dice]))
        return [Padding(grid, (0, 0, 0, 2), expand=False)] if grid.row_count else []

    def _label_width(self) -> int:
        """Return the width of the first column: the same in all blocks, so that they line up."""
        longest = max((len(self._words.zone(zone["id"])) for zone in self._view["zones"]), default=0)
        return min(longest, _WIDEST_LABEL)

    def _pieces(self, pieces: Sequence[Piece], count: int) -> Flow:
        chips = [self._chip(piece, many) for piece, many in _same(pieces)]
        unlisted = count - len(pieces)
        if unlisted > 0:
            chips.append(Text(f"{_BACK} ×{unlisted}", style="hidden"))
        return Flow(chips)

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
        return chip

    def _die(self, die: Die) -> Text:
        chip = Text()
        if die["note"]:
            chip.append(f"{self._words.note(die['note'])} ", style="quiet")
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
