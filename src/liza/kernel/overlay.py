"""A pack that names only what differs from another: it is put together with that one before it is read.

Entries are matched by their id. A field that is named replaces the field of the base; of a small table only the fields
that are named change, unless it names its ``do``: then it stands as it is. ``drop`` lists fields that go, and
``remove = true`` takes the whole entry out. An id that the base does not have is a new entry.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from liza.kernel.pack import DO, Pack, find_line

OVERLAY: Final = "overlay"
"""The section that says which game's pack is changed, and that this is not a whole pack."""
DROP: Final = "drop"
REMOVE: Final = "remove"
_OWN: Final = ("game", "about")


def complete(pack: Pack, base: Pack, game_id: str) -> Pack:
    """Return the whole pack that a pack stands for: itself, or the base with what it names differently."""
    return pack if OVERLAY not in pack.data else _Composition(pack, base, game_id).pack()


def identity(rows: list[Any]) -> str:
    """Return the field that tells the entries of a section apart: their id, else the first that never repeats."""
    fields: list[str] = list(rows[0]) if rows else []
    for field in ["id", *fields]:
        values = [json.dumps(row.get(field), sort_keys=True) for row in rows if field in row]
        if len(values) == len(rows) and len(set(values)) == len(rows):
            return field
    return "id"


class _Composition:
    """The base pack with an overlay laid on it, line by line, each with the line of the overlay that it answers for."""

    def __init__(self, overlay: Pack, base: Pack, game_id: str) -> None:
        self._overlay: Final = overlay
        self._base: Final = base
        self._source: Final = overlay.text.splitlines()
        self._text: list[str] = []
        self._lines: list[int] = []
        self._faults: list[tuple[int, str]] = []
        self._check_header(game_id)
        for table in [*base.data, *(name for name in overlay.data if name not in base.data and name != OVERLAY)]:
            if isinstance(base.data.get(table, []), list):
                self._rows(table)
            else:
                self._section(table)

    def pack(self) -> Pack:
        """Return what came out."""
        return Pack("\n".join(self._text) + "\n", self._overlay.name, self._lines, self._faults)

    def _check_header(self, game_id: str) -> None:
        header = self._overlay.data[OVERLAY]
        line = self._line(OVERLAY, None, "game")
        if not isinstance(header, dict):
            self._faults.append((line, f"{OVERLAY}: expected a section that starts with [{OVERLAY}]"))
            return
        if header.get("game") != game_id:
            found = json.dumps(header.get("game"), ensure_ascii=False)
            self._faults.append((line, f"{OVERLAY} game: expected {json.dumps(game_id)}, found {found}"))
        for field in header:
            if field not in _OWN:
                where = self._line(OVERLAY, None, field)
                self._faults.append((where, f"{OVERLAY} {field}: unknown field; expected {', '.join(_OWN)}"))

    def _line(self, table: str, index: int | None, field: str | None) -> int:
        return find_line(self._source, table, index, field)

    def _write(self, text: str, line: int) -> None:
        self._text.append(text)
        self._lines.append(line)

    def _rows(self, table: str) -> None:
        """Write the entries of a section: the base's with what the overlay says of them, then the new ones."""
        base = [row for row in self._base.data.get(table, []) if isinstance(row, dict)]
        changes = self._overlay.data.get(table, [])
        if not isinstance(changes, list) or not all(isinstance(row, dict) for row in changes):
            line = self._line(table, None, None)
            self._faults.append((line, f"{table}: expected entries that start with [[{table}]]"))
            changes = []
        key = identity(base)
        waiting = self._by_key(table, changes, key)
        for row in base:
            index = waiting.pop(json.dumps(row.get(key)), None)
            if index is None:
                self._entry(f"[[{table}]]", row, {}, table, None)
            elif changes[index].get(REMOVE) is not True:
                self._entry(f"[[{table}]]", row, changes[index], table, index)
        for index in waiting.values():
            if REMOVE in changes[index]:
                line = self._line(table, index, key)
                self._faults.append((line, f"{table} {changes[index][key]} {key}: expected one of the base pack"))
            else:
                self._entry(f"[[{table}]]", {}, changes[index], table, index)

    def _by_key(self, table: str, changes: list[Any], key: str) -> dict[str, int]:
        """Return the number of each entry of the overlay by what it is called."""
        found: dict[str, int] = {}
        for index, row in enumerate(changes):
            name = json.dumps(row.get(key))
            line = self._line(table, index, key)
            if key not in row:
                self._faults.append((line, f"{table} entry {index + 1} {key}: expected one, found nothing"))
            elif name in found:
                first = self._line(table, found[name], key)
                self._faults.append((line, f"{table} {row[key]} {key}: expected once, found on line {first} too"))
            else:
                found[name] = index
        return found

    def _section(self, table: str) -> None:
        """Write a single section with what the overlay says of it."""
        change = self._overlay.data.get(table, {})
        if not isinstance(change, dict):
            line = self._line(table, None, None)
            self._faults.append((line, f"{table}: expected a section that starts with [{table}]"))
            change = {}
        self._entry(f"[{table}]", self._base.data[table], change, table, None)

    def _entry(
        self, header: str, base: Mapping[str, Any], change: Mapping[str, Any], table: str, index: int | None
    ) -> None:
        """Write one entry, field by field; what the overlay does not name answers for the line of its entry."""
        start = self._line(table, index, None) if change else 1
        dropped = change.get(DROP, [])
        self._write(header, start)
        for field in dropped if isinstance(dropped, list) else [dropped]:
            if field not in base:
                where = self._line(table, index, DROP)
                self._faults.append((where, f"{table} {change.get('id', '')} {DROP}: expected fields of the base"))
        for field in [*base, *(name for name in change if name not in base and name != DROP)]:
            if field in change:
                value = merged(base.get(field), change[field])
                self._write(f"{field} = {written(value)}", self._line(table, index, field))
            elif field not in dropped:
                self._write(f"{field} = {written(base[field])}", start)
        self._write("", start)


def merged(old: Any, new: Any) -> Any:
    """Return a field's value after a change."""
    if isinstance(old, dict) and isinstance(new, dict) and DO not in new:
        return {**old, **{name: merged(old.get(name), value) for name, value in new.items()}}
    return new


def written(value: Any) -> str:
    """Return a value as TOML writes it on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(str(name))} = {written(part)}" for name, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([written(item) for item in value])}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else json.dumps(name, ensure_ascii=False)
