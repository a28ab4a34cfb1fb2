"""A pack that names only what differs from another: it is put together with that one before it is read.

Entries are matched by their id. A field that is named replaces the field of the base; of a small table only the fields
that are named change, unless it names its ``do``: then it stands as it is. ``drop`` lists fields that go
(``traits.ford`` is one of a small table), and ``remove = true`` takes the whole entry out. An id that the base does not
have is a new entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from liza.kernel.base.errors import Fault
from liza.kernel.packs.appearance import ART, COLOURS, FLAVOUR, appearance_faults
from liza.kernel.packs.pack import DO, NOT_PRINTED, ORIGINAL, PARTLY, PRINTED, FaultPlace, Pack, made_fault
from liza.kernel.packs.pack_text import Index, display, escape, is_plain

OVERLAY: Final = "overlay"
"""The section that says which game's pack is changed, and that this is not a whole pack."""
DROP: Final = "drop"
REMOVE: Final = "remove"
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_OWN: Final = ("game", "about", ART, COLOURS, FLAVOUR)


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
        self._index: Final = Index(overlay.text)
        self._text: list[str] = []
        self._data: dict[str, Any] = {}
        """What the text says: it would take as long again to have it read."""
        self._lines: list[int] = []
        self._faults: list[Fault] = []
        self._check_header(game_id)
        for table in [*base.data, *(name for name in overlay.data if name not in base.data and name != OVERLAY)]:
            if isinstance(base.data.get(table, []), list):
                self._rows(table)
            else:
                self._section(table)

    def pack(self) -> Pack:
        """Return what came out."""
        text = "\n".join(self._text) + "\n"
        return Pack(text, self._overlay.name, self._lines, self._faults, self._data)

    def _check_header(self, game_id: str) -> None:
        header = self._overlay.data[OVERLAY]
        line = self._line(OVERLAY, None, "game")
        if not isinstance(header, dict):
            text = f"{OVERLAY}: expected a section that starts with [{OVERLAY}]"
            self._fault(line, text, FaultPlace(OVERLAY), "section")
            return
        if header.get("game") != game_id:
            found = display(header.get("game"))
            text = f"{OVERLAY} game: expected {json.dumps(game_id)}, found {found}"
            self._fault(line, text, FaultPlace(OVERLAY, "", "game"), "game", {"expected": game_id, "found": found})
        for field in header:
            if field not in _OWN:
                expected = ", ".join(_OWN)
                text = f"{OVERLAY} {field}: unknown field; expected {expected}"
                where = FaultPlace(OVERLAY, "", field)
                self._fault(self._line(OVERLAY, None, field), text, where, "unknown-field", {"expected": expected})
        for wrong in appearance_faults(header):
            line = self._line(OVERLAY, None, wrong.field.partition(".")[0])
            text = f"{OVERLAY} {wrong.field}: {wrong.text}"
            self._fault(line, text, FaultPlace(OVERLAY, "", wrong.field), wrong.case, wrong.values)

    def _fault(
        self, line: int, text: str, where: FaultPlace, case: str, values: Mapping[str, object] | None = None
    ) -> None:
        self._faults.append(made_fault(line, text, where, case, values or {}))

    def _line(self, table: str, index: int | None, field: str | None) -> int:
        return self._index.line(table, index, field)

    def _write(self, text: str, line: int) -> None:
        self._text.append(text)
        self._lines.append(line)

    def _rows(self, table: str) -> None:
        """Write the entries of a section: the base's with what the overlay says of them, then the new ones."""
        base = [row for row in self._base.data.get(table, []) if isinstance(row, dict)]
        changes = self._overlay.data.get(table, [])
        if not isinstance(changes, list) or not all(isinstance(row, dict) for row in changes):
            text = f"{table}: expected entries that start with [[{table}]]"
            self._fault(self._line(table, None, None), text, FaultPlace(table), "entries")
            changes = []
        key = identity(base)
        waiting = self._by_key(table, changes, key)
        for row in base:
            index = waiting.pop(json.dumps(row.get(key)), None)
            if index is None:
                self._entry(table, row, {}, None, listed=True)
            elif changes[index].get(REMOVE) is not True:
                self._entry(table, row, changes[index], index, listed=True)
        for index in waiting.values():
            if REMOVE in changes[index]:
                name = str(changes[index][key])
                text = f"{table} {name} {key}: expected one of the base pack"
                self._fault(self._line(table, index, key), text, FaultPlace(table, name, key), "not-in-base")
            else:
                self._entry(table, {}, changes[index], index, listed=True)

    def _by_key(self, table: str, changes: list[Any], key: str) -> dict[str, int]:
        """Return the number of each entry of the overlay by what it is called."""
        found: dict[str, int] = {}
        for index, row in enumerate(changes):
            name = json.dumps(row.get(key))
            line = self._line(table, index, key)
            if key not in row:
                text = f"{table} entry {index + 1} {key}: expected one, found nothing"
                self._fault(line, text, FaultPlace(table, f"entry {index + 1}", key), "no-id", {"field": key})
            elif name in found:
                first = self._line(table, found[name], key)
                text = f"{table} {row[key]} {key}: expected once, found on line {first} too"
                self._fault(line, text, FaultPlace(table, str(row[key]), key), "once", {"found": str(row[key])})
            else:
                found[name] = index
        return found

    def _section(self, table: str) -> None:
        """Write a single section with what the overlay says of it."""
        change = self._overlay.data.get(table, {})
        if not isinstance(change, dict):
            text = f"{table}: expected a section that starts with [{table}]"
            self._fault(self._line(table, None, None), text, FaultPlace(table), "section")
            change = {}
        self._entry(table, self._base.data[table], change, None, listed=False)

    def _entry(
        self, table: str, base: Mapping[str, Any], change: Mapping[str, Any], index: int | None, *, listed: bool
    ) -> None:
        """Write one entry, field by field; what the overlay does not name answers for the line of its entry."""
        start = self._line(table, index, None) if change else 1
        base = _still_printed(base, change)
        named = change.get(DROP, [])
        dropped: list[Any] = named if isinstance(named, list) else [named]
        row: dict[str, Any] = {}
        if listed:
            self._data.setdefault(table, []).append(row)
        else:
            self._data[table] = row
        self._write(f"[[{_key(table)}]]" if listed else f"[{_key(table)}]", start)
        for field in dropped:
            if not _holds(base, field):
                name = str(change.get("id", ""))
                text = f"{table} {name} {DROP}: expected fields of the base"
                self._fault(self._line(table, index, DROP), text, FaultPlace(table, name, DROP), "drop")
        for field in [*base, *(name for name in change if name not in base and name != DROP)]:
            old = _less(field, base.get(field), dropped)
            if field in change:
                row[field] = merged(old, change[field])
                self._write(f"{_key(field)} = {written(row[field])}", self._line(table, index, field))
            elif field not in dropped:
                row[field] = old
                self._write(f"{_key(field)} = {written(old)}", start)
        self._write("", start)


def _holds(base: Mapping[str, Any], name: Any) -> bool:
    """Whether an entry has a field, or a small table of it that has one: ``traits.ford``."""
    field, _, inner = str(name).partition(".")
    value = base.get(field)
    return field in base and (not inner or (isinstance(value, dict) and inner in value))


def _less(field: str, value: Any, dropped: list[Any]) -> Any:
    """Return a small table without what is dropped of it (``traits.ford``); anything else as it is."""
    if not isinstance(value, dict):
        return value
    return {name: part for name, part in value.items() if f"{field}.{name}" not in dropped}


def _still_printed(base: Mapping[str, Any], change: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an entry of the base that no longer claims to be printed where an overlay differs.

    An overlay that names the origin itself, because it has the real card, is believed.
    """
    if "origin" in change:
        return base
    dropped = change.get(DROP, [])
    names = dropped if isinstance(dropped, list) else []
    return still_printed(base, change, [field.partition(".")[0] for field in names if isinstance(field, str)])


def still_printed(base: Mapping[str, Any], change: Mapping[str, Any], dropped: list[str]) -> Mapping[str, Any]:
    """Return an entry that claims to be printed only in fields that are neither changed nor dropped."""
    origin = base.get("origin")
    gone = {
        *dropped,
        *(field for field in change if field in base and merged(base[field], change[field]) != base[field]),
    }
    if origin not in {PRINTED, PARTLY} or not gone:
        return base
    listed = [field for field in base if field not in NOT_PRINTED] if origin == PRINTED else base.get("printed", [])
    kept = [field for field in listed if str(field).partition(".")[0] not in gone]
    entry = {field: value for field, value in base.items() if field not in {"origin", "printed"}}
    return {**entry, "origin": PARTLY, "printed": kept} if kept else {**entry, "origin": ORIGINAL}


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
    return _quoted(value) if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    if text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    quoted = json.dumps(text, ensure_ascii=False)
    return quoted if is_plain(quoted) else "".join([sign if is_plain(sign) else escape(sign) for sign in quoted])
