"""Packs side by side: what differs between two of them, and how a card of one is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import PackError
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import OVERLAY, complete, identity, written
from liza.kernel.packs.pack import Pack, load_pack


class UnknownOwner(PackError):
    """A whole pack does not say which game it is for."""


class FieldChange(NamedTuple):
    """One field that differs; without an old value it is new, without a new one it is gone."""

    table: str
    id: str
    field: str
    """Empty where the whole entry was added or removed."""
    old: Any
    new: Any


def packed_game(text: str, game_id: str | None = None) -> Game[Any]:
    """Return the game with a pack: a game's id stands for its own, anything else is a file."""
    if text in ids():
        return find_game(text)
    pack = load_pack(Path(text))
    header = pack.data.get(OVERLAY)
    named = header.get("game") if isinstance(header, dict) else None
    owner = game_id or named
    if not isinstance(owner, str):
        raise UnknownOwner("The pack does not say which game it is for.")
    game = find_game(owner)
    return game.bind(complete(pack, game.pack, game.id))


def pack_changes(one: Pack, other: Pack) -> list[FieldChange]:
    """Return every field that differs between two packs, in the order of the second."""
    tables = list(dict.fromkeys([*other.data, *one.data]))
    return [change for table in tables for change in _changes(table, one.data.get(table), other.data.get(table))]


def _changes(table: str, old: Any, new: Any) -> Iterator[FieldChange]:
    before, after = _entries(old), _entries(new)
    for id in dict.fromkeys([*after, *before]):
        if id not in before:
            yield FieldChange(table, id, "", None, after[id])
        elif id not in after:
            yield FieldChange(table, id, "", before[id], None)
        else:
            yield from _fields(table, id, "", before[id], after[id])


def _fields(table: str, id: str, prefix: str, old: dict[str, Any], new: dict[str, Any]) -> Iterator[FieldChange]:
    for field in dict.fromkeys([*new, *old]):
        one, other = old.get(field), new.get(field)
        if isinstance(one, dict) and isinstance(other, dict):
            yield from _fields(table, id, f"{prefix}{field}.", one, other)
        elif one != other:
            yield FieldChange(table, id, f"{prefix}{field}", one, other)


def _entries(value: Any) -> dict[str, dict[str, Any]]:
    """Return the entries of a section by what they are called; a single section has an empty name."""
    if isinstance(value, dict):
        return {"": value}
    rows = value or []
    key = identity(rows)
    return {str(row.get(key, number)): row for number, row in enumerate(rows)}


def entry_text(table: str, entry: dict[str, Any]) -> str:
    """Return an entry as a pack writes it."""
    return "\n".join([f"[[{table}]]", *(f"{field} = {written(value)}" for field, value in entry.items())]) + "\n"


def overlay_text(game: Game[Any], cards: list[tuple[str, dict[str, Any]]]) -> str:
    """Return an overlay of a game's own pack, with some of its cards written out to be changed."""
    head = f'[{OVERLAY}]\ngame = "{game.id}"\n'
    return "\n".join([head, *(entry_text(table, entry) for table, entry in cards)])


def whole_text(data: Mapping[str, Any]) -> str:
    """Return everything that a pack says, as a file says it."""
    return "\n".join(_section_text(name, part) for name, part in data.items())


def _section_text(name: str, part: Any) -> str:
    entries = [(f"[[{name}]]", row) for row in part] if isinstance(part, list) else [(f"[{name}]", part)]
    lines = [[head, *(f"{field} = {written(value)}" for field, value in row.items())] for head, row in entries]
    return "\n".join("\n".join(each) for each in lines) + "\n"
