"""The page about a game's packs, written from the code that reads them: every field, every effect word, an example."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import written
from liza.kernel.packs.pack import DO, FieldSpec
from liza.lab.packs.pack_schema import Fields, Path, pack_fields
from liza.words import Words

_MOST_LISTED: Final = 14
"""Longer lists of words are told by their beginning."""
_ABOUT: Final = """\
`liza pack new {game} my.toml CARD…` begins one, `liza pack check my.toml` says everything that is wrong with it,
`liza pack diff my.toml` what it changes, and `liza pack show my.toml CARD` what a card does then, in both languages.
Editors that know JSON Schema take [{game}.schema.json]({game}.schema.json). In an overlay an entry needs its id and
what differs; `drop = ["field"]` takes fields away, `remove = true` the whole entry; a small table that names `do`
stands as it is, of any other only the fields that are named change. `origin` says whether the rulebook prints an
entry: `printed`, `original`, or `partly`, and then `printed = ["name", "points.first"]` lists the fields that it does.
"""
_LANGUAGES: Final = ("es", "en")


def pack_page(game: Game[Any]) -> str:
    """Return the page as Markdown."""
    fields = pack_fields(game.id)
    lines = [
        f"# Packs of {game.title}",
        "",
        "Written by `scripts/generate packs`; not to be changed by hand. An overlay names only what differs:",
        "",
        "```toml",
        "[overlay]",
        f'game = "{game.id}"',
        "",
        *_example(game),
        "```",
        "",
        *_ABOUT.format(game=game.id).splitlines(),
        "",
    ]
    for table in fields.tables():
        lines += _table(game, fields, table)
    return "\n".join(lines).rstrip() + "\n"


def _example(game: Game[Any]) -> list[str]:
    """Return the first number of the pack that can be changed, made one larger."""
    for table, rows in game.pack.data.items():
        for entry in rows if isinstance(rows, list) else []:
            for field, value in entry.items():
                if "id" in entry and isinstance(value, int) and not isinstance(value, bool):
                    return [f"[[{table}]]", f"id = {written(entry['id'])}", f"{field} = {value + 1}"]
    return []


def _table(game: Game[Any], fields: Fields, table: str) -> Iterator[str]:
    single = isinstance(game.pack.data.get(table), dict)
    yield f"## `{f'[{table}]' if single else f'[[{table}]]'}`"
    yield ""
    yield from _fields(fields, (table,))
    for path in _parts(fields, (table,)):
        yield f"### `{'.'.join(path)}`"
        yield ""
        yield from _fields(fields, path)
        yield from _words(game, fields, path)


def _parts(fields: Fields, path: Path) -> list[Path]:
    """Return the small tables inside a section, and those inside them."""
    inner = [each[0].path for each in fields.inside(path).values() if each[0].form in {"part", "parts"}]
    return [found for part in inner for found in (part, *_parts(fields, part))]


def _fields(fields: Fields, path: Path) -> Iterator[str]:
    shown = {name: each for name, each in fields.inside(path).items() if not all(asked.word for asked in each)}
    if not shown:
        return
    yield "| field | expected | |"
    yield "| --- | --- | --- |"
    for name, each in shown.items():
        yield f"| `{name}` | {_expected(each)} | {'needed' if fields.needed(each[0]) else 'may be left out'} |"
    yield ""


def _expected(each: list[FieldSpec]) -> str:
    asked = each[0]
    if asked.form == "whole":
        return f"a whole number from {min(other.low for other in each)} to {max(other.high for other in each)}"
    if asked.form == "fields":
        return 'a list of the fields that the rulebook prints, only beside `origin = "partly"`'
    if asked.form == "texts":
        return "a text in `es` and `en`"
    if asked.form == "part":
        return "a small table, see below"
    if asked.form == "parts":
        return "a list of small tables, see below"
    if not asked.allowed:
        return "a word of small letters, digits and `_`, its own"
    few = ", ".join(f"`{word}`" for word in asked.allowed[:_MOST_LISTED])
    more = "" if len(asked.allowed) <= _MOST_LISTED else f" … ({len(asked.allowed)} in all)"
    return f"{'a list of' if asked.form == 'words' else 'one of'} {few}{more}"


def _words(game: Game[Any], fields: Fields, path: Path) -> Iterator[str]:
    """Yield every effect word with the fields that go with it and a card that uses it."""
    for word, beside in fields.words(path).items():
        told = "; ".join(f"`{asked.path[-1]}`: {_expected([asked])}" for asked in beside)
        yield f'- `{DO} = "{word}"`{f" with {told}" if told else ""}'
        found = user_of(game, path, word)
        if found is None:
            yield "  (no card of the base pack uses it)"
            continue
        table, entry, part = found
        yield f"  - `{written(part)}`, as on `{table} {entry.get('id', '')}`"
        yield from (f"  - {lang}: {text}" for lang, text in _texts(game, str(entry.get("id", ""))))
    if fields.words(path):
        yield ""


def user_of(game: Game[Any], path: Path, word: str) -> tuple[str, dict[str, Any], dict[str, Any]] | None:
    """Return the first entry of the base pack that uses a word, and the small table in which it does."""
    table, *steps = path
    rows = game.pack.data.get(table, [])
    for entry in rows if isinstance(rows, list) else [rows]:
        for part in _inside(entry, steps):
            if part.get(DO) == word:
                return table, entry, part
    return None


def _inside(value: Any, steps: list[str]) -> Iterator[dict[str, Any]]:
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, dict):
            if steps:
                yield from _inside(each.get(steps[0]), steps[1:])
            else:
                yield each


def _texts(game: Game[Any], key: str) -> Iterator[tuple[str, str]]:
    """Yield what a card says in each language, as it is composed from what it does."""
    kinds = [kind for kind, clauses in game.card_clauses().items() if key in clauses]
    for lang in _LANGUAGES if kinds else ():
        yield lang, Words(game, lang).describe(kinds[0], key)
