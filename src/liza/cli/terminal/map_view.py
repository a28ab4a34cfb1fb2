"""Draws the map of any game that has one: what is where, who stands where, how far one gets, where one can strike."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from liza.cli.terminal.styles import seat_style
from liza.kernel.schema.view import BoardMap, Piece, View
from liza.words import Words

_CELL: Final = 4
"""A sign for lines of fire, two for what is there, one for what lies to the east."""
_MARGIN: Final = 3
_SIDES: Final = ("_east", "_south")
_WHERE: Final = {"column", "row"}


class MapView:
    """A map as a Rich renderable: a line for each row, and one more where edges lie between two rows."""

    def __init__(self, plan: BoardMap, view: View, words: Words, seat: int | None, offered: Collection[str]) -> None:
        self._places: Final = {(cell["row"], cell["column"]): key for key, cell in plan["places"].items()}
        self._cells: Final = plan["places"]
        self._words: Final = words
        self._offered: Final = offered
        """The places that can be chosen now."""
        self._counted: Final = {
            counter["id"]: counter["value"] for counter in view["counters"] if counter["seat"] is None
        }
        pieces = {zone["id"]: zone["pieces"] for zone in view["zones"] if zone["seat"] is None}
        self._standing: Final = _at(plan["kind"], pieces.get(plan["pieces"], []))
        self._reach: Final = _marked(plan["kind"], pieces.get(plan["reach"], []))
        own = [piece for piece in pieces.get(plan["fire"], []) if piece["owner"] == seat]
        self._fire: Final = _marked(plan["kind"], own)
        self._signs: Final = [(plan["reach"], self._reach, "1", "yes"), (plan["fire"], self._fire, "×", "no")]
        self._columns: Final = range(max(column for _, column in self._places) + 1)
        self.width: Final = _MARGIN + _CELL * len(self._columns)

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        rows = range(max(row for row, _ in self._places) + 1)
        columns = self._columns
        heads = {column: key.rstrip("0123456789").upper() for (_, column), key in self._places.items()}
        yield Text(" " * _MARGIN + "".join(f" {heads.get(column, ''):>2} " for column in columns), style="quiet")
        for row in rows:
            names = {key.lstrip("abcdefghijklmnopqrstuvwxyz") for (at, _), key in self._places.items() if at == row}
            line = Text(f"{min(names, default=''):>2} ", style="quiet")
            for column in columns:
                line.append_text(self._cell(row, column))
            yield line
            if any(self._edge(row, column, "_south") for column in columns):
                yield Text(" " * _MARGIN).append_text(self._between(row))

    def legend(self) -> list[Text]:
        """Return what the signs mean, one by one."""
        signs: dict[tuple[str, str], str] = {}
        for sign, name, style in self._meanings():
            signs[name, style] = signs.get((name, style), "") + sign
        return [Text(sign, style=style).append(f" {name}", style="quiet") for (name, style), sign in signs.items()]

    def _cell(self, row: int, column: int) -> Text:
        key = self._places.get((row, column))
        if key is None:
            return Text(f"  {self._sign('nowhere') or ' '} ", style="quiet")
        cell = Text("×" if key in self._fire else " ", style="no")
        cell.append_text(self._inside(key))
        return cell.append(self._sign(self._edge(row, column, "_east")) or " ", style="cyan")

    def _inside(self, key: str) -> Text:
        """Return what is on a place, in two signs: who stands there, else the way to it, else what lies there."""
        standing = self._standing.get(key)
        if standing is not None:
            owner = standing["owner"] or 0
            sign = "■" if standing["kind"] == "token" else "●"
            return Text(f"{sign}{owner + 1}", style=seat_style(owner))
        if key in self._reach:
            return Text(f"{self._reach[key]:>2}", style="choice" if key in self._offered else "yes")
        covered, feature = self._there(key)
        if key in self._offered:
            return Text(f"»{self._sign(feature) or '·'}", style="choice")
        if covered:
            return Text((self._sign(covered) or "░") * 2, style="quiet")
        return Text(f" {self._sign(feature) or '·'}", style="title" if feature else "quiet")

    def _there(self, key: str) -> tuple[str, str]:
        """Return what has come over a place, and the first thing that has a sign there; empty if there is none."""
        numbers = {id: number for id, number in self._cells[key].items() if id not in _WHERE and not _lies_between(id)}
        covered = [id for id, number in numbers.items() if id in self._counted and self._counted[id] >= number]
        signed = [id for id in numbers if id not in self._counted and self._sign(id)]
        return next(iter(covered), ""), next(iter(signed), "")

    def _edge(self, row: int, column: int, side: str) -> str:
        """Return what lies at a side of a place; empty if the side is free."""
        key = self._places.get((row, column))
        return next((id for id in self._cells[key] if id.endswith(side)), "") if key is not None else ""

    def _between(self, row: int) -> Text:
        """Return what lies between a row and the next one."""
        line = Text(style="cyan")
        for column in self._columns:
            sign = self._sign(self._edge(row, column, "_south"))
            line.append(f" {sign * (_CELL - 2)} " if sign else " " * _CELL)
        return line

    def _sign(self, id: str) -> str:
        return self._words.sign(id) if id else ""

    def _meanings(self) -> Iterator[tuple[str, str, str]]:
        seen: set[str] = set()
        for cell in self._cells.values():
            for id in cell:
                sign = self._sign(id)
                if id not in seen and sign:
                    seen.add(id)
                    yield sign, self._words.feature(id), "cyan" if _lies_between(id) else "title"
        for zone, marks, sign, style in self._signs:
            if marks:
                yield sign, self._words.zone(zone).lower(), style


def _lies_between(id: str) -> bool:
    return id.endswith(_SIDES)


def _at(kind: str, pieces: list[Piece]) -> dict[str, Piece]:
    """Return pieces by the place that they stand on."""
    return {mark["key"]: piece for piece in pieces for mark in piece["marks"] if mark["kind"] == kind}


def _marked(kind: str, pieces: list[Piece]) -> dict[str, int]:
    """Return the places that pieces have marks of, with what they count."""
    return {mark["key"]: mark["count"] for piece in pieces for mark in piece["marks"] if mark["kind"] == kind}
