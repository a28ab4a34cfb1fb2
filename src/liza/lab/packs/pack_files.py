"""Packs side by side: what differs between two of them, and how a card of one is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import PackError
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import OVERLAY, complete, identity, still_printed, written
from liza.kernel.packs.pack import Pack, load_pack

_ORIGIN: Final = ("origin", "printed")
"""What an overlay's entry loses by itself where it no longer says what is printed: no change of the designer's."""


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
    follows = _follows(old, new) if not prefix else False
    for field in dict.fromkeys([*new, *old]):
        if not (follows and field in _ORIGIN):
            yield from _values(table, id, f"{prefix}{field}", old.get(field), new.get(field))


def _values(table: str, id: str, field: str, old: Any, new: Any) -> Iterator[FieldChange]:
    """Yield what differs in a field; of tables and of lists with as many small tables, what differs inside them."""
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _fields(table, id, f"{field}.", old, new)
    elif _are_tables(old) and _are_tables(new) and len(old) == len(new):
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _fields(table, id, f"{field}.{at}.", one, other)
    elif old != new:
        yield FieldChange(table, id, field, old, new)


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, dict) for part in value)


def _follows(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """Whether an entry says to be printed less than before only because other fields of it were changed."""
    changed = [field for field in old if field not in _ORIGIN and new.get(field) != old[field]]
    wanted = still_printed(old, {}, changed)
    return bool(changed) and all(new.get(field) == wanted.get(field) for field in _ORIGIN)


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
