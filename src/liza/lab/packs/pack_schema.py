"""What may stand in a game's pack, found out from the code that reads it: fields, effect words, a JSON Schema.

A pack remembers what its game asked of it. Some fields are asked for only beside certain words, so every word is put in
once, in the place of another, and the pack is read again; whether the result is a pack one could play does not matter.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from liza.games import game as find_game
from liza.kernel.base.errors import PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.appearance import ART, COLOURS, FLAVOUR, INKS, MOST_FLAVOUR
from liza.kernel.packs.overlay import DROP, OVERLAY, REMOVE, written
from liza.kernel.packs.pack import DO, FieldSpec, Pack

Path = tuple[str, ...]
_PARTS: Final = ("part", "parts")


class Fields:
    """Everything that a game asks of a pack, by path; beside words where it depends on them."""

    def __init__(self, game: Game[Any]) -> None:
        self.field_specs: dict[tuple[str, ...], FieldSpec] = {}
        self._take(game, game.pack)
        for path, word in self._unused(game):
            self._probe(game, (*path, DO), word)
        for asked in [asked for asked in self.field_specs.values() if not asked.form]:
            self._probe(game, asked.path, 0)
        self.field_specs = {key: asked for key, asked in self.field_specs.items() if asked.form}

    def _probe(self, game: Game[Any], path: Path, value: str | int) -> None:
        """Let the game read the pack with one value put in, to see what it asks for then."""
        data = _changed(game.pack.data, path, value)
        if data is not None:
            self._take(game, Pack("", "probe", data=data))

    def _take(self, game: Game[Any], pack: Pack) -> None:
        """Let the game read a pack, and keep what it asked for; the fields of the base come first."""
        fresh = Pack("", pack.name, data=pack.data)  # to read its text again would take longest
        with contextlib.suppress(PackError):
            game.bind(fresh)
        for key, asked in fresh.field_specs.items():
            if key not in self.field_specs or not self.field_specs[key].form:
                self.field_specs[key] = asked

    def _unused(self, game: Game[Any]) -> list[tuple[Path, str]]:
        """Return the words that a pack may use and the base pack does not."""
        words = {asked.path[:-1]: asked.allowed for asked in self.field_specs.values() if asked.path[-1] == DO}
        used = {(asked.path[:-1], asked.word) for asked in self.field_specs.values()}
        return [(path, word) for path, allowed in words.items() for word in allowed if (path, word) not in used]

    def tables(self) -> list[str]:
        """Return the sections of a pack, in the order in which they are read."""
        return list(dict.fromkeys(asked.path[0] for asked in self.field_specs.values()))

    def inside(self, path: Path) -> dict[str, list[FieldSpec]]:
        """Return the fields of a section or of a small table; a field may stand beside several words."""
        found: dict[str, list[FieldSpec]] = {}
        for asked in self.field_specs.values():
            if asked.path[:-1] == path:
                found.setdefault(asked.path[-1], []).append(asked)
        return found

    def words(self, path: Path) -> dict[str, list[FieldSpec]]:
        """Return the words that may stand after ``do`` in a small table, each with the fields that go with it."""
        fields = self.inside(path)
        if DO not in fields:
            return {}
        beside = [asked for each in fields.values() for asked in each if asked.word]
        return {word: [asked for asked in beside if asked.word == word] for word in fields[DO][0].allowed}

    def needed(self, asked: FieldSpec) -> bool:
        """Whether every entry must have a field."""
        siblings = [
            other for other in self.field_specs.values() if other.path[:-1] == asked.path[:-1] and not other.word
        ]
        return not asked.optional and not asked.word and asked.times >= max(other.times for other in siblings)


@lru_cache(maxsize=16)
def pack_fields(game_id: str) -> Fields:
    """Return everything that a game asks of a pack."""
    return Fields(find_game(game_id))


def _changed(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any] | None:
    """Return what a pack says with one value put in at a path, in the first entry with a table around it."""
    table, *steps, field = path
    rows = data.get(table, [])
    for at, entry in enumerate(rows if isinstance(rows, list) else [rows]):
        if _reaches(entry, steps):
            other = _with(entry, steps, field, value)
            return {**data, table: [*rows[:at], other, *rows[at + 1 :]] if isinstance(rows, list) else other}
    return None


def _reaches(entry: dict[str, Any], steps: list[str]) -> bool:
    value: Any = entry
    for step in steps:
        value = value.get(step) if isinstance(value, dict) else None
        value = value[0] if isinstance(value, list) and value else value
    return isinstance(value, dict)


def _with(entry: dict[str, Any], steps: list[str], field: str, value: Any) -> dict[str, Any]:
    """Return an entry in which a field, some steps down, has another value."""
    if not steps:
        return {**entry, field: value}
    inner = entry[steps[0]]
    if isinstance(inner, list):
        return {**entry, steps[0]: [_with(inner[0], steps[1:], field, value), *inner[1:]]}
    return {**entry, steps[0]: _with(inner, steps[1:], field, value)}


def pack_text(data: dict[str, Any]) -> str:
    """Return a whole pack as TOML."""
    return "\n".join(_lines(data)) + "\n"


def _lines(data: dict[str, Any]) -> Iterator[str]:
    for table, value in data.items():
        for entry in value if isinstance(value, list) else [value]:
            yield f"[[{table}]]" if isinstance(value, list) else f"[{table}]"
            yield from (f"{field} = {written(inner)}" for field, inner in entry.items())


# The schema.


def pack_schema(game: Game[Any]) -> dict[str, Any]:
    """Return the JSON Schema of a game's packs, whole ones and overlays."""
    fields = pack_fields(game.id)
    properties: dict[str, Any] = {
        OVERLAY: {
            "type": "object",
            "properties": {"game": {"const": game.id}, "about": {"type": "string"}, **_dress()},
            "required": ["game"],
            "additionalProperties": False,
        }
    }
    for table in fields.tables():
        entry = _object(fields, (table,))
        single = isinstance(game.pack.data.get(table), dict)
        if not single:
            entry["properties"] |= {REMOVE: {"type": "boolean"}, DROP: {"type": "array", "items": {"type": "string"}}}
        properties[table] = entry if single else {"type": "array", "items": entry}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.title}: pack",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
    }


def _dress() -> dict[str, Any]:
    """Return the schema of what an overlay says of how cards look."""
    colour = {"type": "string", "pattern": "^#[0-9a-f]{6}$"}
    return {
        ART: {"type": "object", "additionalProperties": {"type": "string", "pattern": "^[0-9a-f]{64}$"}},
        COLOURS: {"type": "object", "properties": dict.fromkeys(INKS, colour), "additionalProperties": False},
        FLAVOUR: {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "properties": {lang: {"type": "string", "maxLength": MOST_FLAVOUR} for lang in LANGUAGES},
                "additionalProperties": False,
            },
        },
    }


def _object(fields: Fields, path: Path) -> dict[str, Any]:
    """Return the schema of an entry or of a small table; an overlay may leave anything out but the id."""
    found = {name: _field(fields, each) for name, each in fields.inside(path).items()}
    schema: dict[str, Any] = {"type": "object", "properties": found, "additionalProperties": False}
    if len(path) == 1 and "id" in found:
        schema["required"] = ["id"]
    return schema


def _field(fields: Fields, each: list[FieldSpec]) -> dict[str, Any]:
    asked = each[0]
    if asked.form == "whole":
        low, high = min(other.low for other in each), max(other.high for other in each)
        return {"type": "integer", "minimum": low, "maximum": high}
    if asked.form == "word":
        return {"enum": list(asked.allowed)} if asked.allowed else {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"}
    if asked.form == "words":
        return {"type": "array", "items": {"enum": list(asked.allowed)}}
    if asked.form == "fields":
        return {"type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": True}
    if asked.form == "texts":
        texts = {lang: {"type": "string", "minLength": 1} for lang in LANGUAGES}
        return {"type": "object", "properties": texts, "additionalProperties": False}
    inner = _object(fields, asked.path)
    return {"type": "array", "items": inner} if asked.form == "parts" else inner
