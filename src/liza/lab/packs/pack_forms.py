"""What a game's packs are filled in with: every section with its fields, what each expects, and its effect words.

It says the same as the JSON Schema (``schema.py``) in the words of card designers: a label in each language for
every field, and for every word after ``do`` a card that shows what it does.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from liza.kernel.base.errors import PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import identity
from liza.kernel.packs.pack import DO, FieldSpec, Pack
from liza.lab.packs.pack_page import user_of
from liza.lab.packs.pack_schema import Path, pack_fields
from liza.words import Words
from liza.words.texts import common_texts, room_texts
from liza.words.words import word as as_id

_PARTS: Final = ("part", "parts")
_TRIES: Final = 3
"""On so many cards a word that no card uses is put, one after the other, until one takes it."""


@dataclass(frozen=True)
class Label:
    """A name in both languages."""

    es: str
    en: str


@dataclass(frozen=True)
class WordForm:
    """A word that may stand after ``do``."""

    word: str
    example: dict[str, Any]
    """The small table in which it does."""
    of: Label | None
    """What the card that says the text is called; None where the word was put on a card to show it."""
    text: Label | None
    """What a card says that uses it."""


@dataclass(frozen=True)
class FieldForm:
    """One field, and what is expected there."""

    name: str
    label: Label
    form: str
    """whole, word, words, texts, part, parts or fields."""
    low: int
    high: int
    allowed: list[str]
    section: str
    """The section whose ids may stand here, where the words allowed are those; empty otherwise."""
    needed: bool
    beside: str
    """The word after ``do`` beside which it stands; empty where it stands beside any."""
    fields: list[FieldForm]
    """Of a small table, those inside it."""
    words: list[WordForm]
    """What may stand here where the field is ``do``, each explained."""


@dataclass(frozen=True)
class SectionForm:
    """A section of the pack: a list of entries, or a single one."""

    id: str
    label: Label
    single: bool
    key: str
    """The field that tells entries apart."""
    shown: bool
    """Whether the almanac shows it."""
    fields: list[FieldForm]


def pack_forms(game: Game[Any]) -> list[SectionForm]:
    """Return every section that a pack of the game may have, in the order in which it is read."""
    return _Forms(game).sections()


class _Forms:
    """The forms of one game, while they are made."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self._fields: Final = pack_fields(game.id)
        self._words: Final = {lang: Words(game, lang) for lang in LANGUAGES}
        self._ids: Final = {
            table: [str(row["id"]) for row in rows if "id" in row]
            for table, rows in game.pack.data.items()
            if isinstance(rows, list)
        }

    def sections(self) -> list[SectionForm]:
        return [self._section(table) for table in self._fields.tables()]

    def _section(self, table: str) -> SectionForm:
        rows = self._game.pack.data.get(table, [])
        single = isinstance(rows, dict)
        titles = {lang: words.section(table) for lang, words in self._words.items()}
        return SectionForm(
            id=table,
            label=Label(**{lang: title or self._name(table, lang) for lang, title in titles.items()}),
            single=single,
            key="" if single else identity(rows),
            shown=all(titles.values()),
            fields=self._inside((table,)),
        )

    def _inside(self, path: Path) -> list[FieldForm]:
        found = self._fields.inside(path)
        first = [name for name in ("id", "name") if name in found]
        names = [*first, *(name for name in found if name not in first)]
        return [form for name in names for form in self._beside(found[name])]

    def _beside(self, each: Sequence[FieldSpec]) -> list[FieldForm]:
        """Return a field once for each word that it stands beside, or once for all."""
        plain = [asked for asked in each if not asked.word]
        return [self._field(asked) for asked in plain[:1] or each]

    def _field(self, asked: FieldSpec) -> FieldForm:
        name = asked.path[-1]
        own = name == "id"
        return FieldForm(
            name=name,
            label=Label(**{lang: self._name(name, lang) for lang in LANGUAGES}),
            form=asked.form,
            low=asked.low,
            high=asked.high,
            allowed=list(asked.allowed),
            section="" if own else self._section_of(asked.allowed),
            needed=self._needed(asked),
            beside=asked.word,
            fields=self._inside(asked.path) if asked.form in _PARTS else [],
            words=self._explained(asked.path[:-1]) if name == DO else [],
        )

    def _needed(self, asked: FieldSpec) -> bool:
        """Whether it has to be there; beside a word, whenever the word is."""
        return not asked.optional if asked.word else self._fields.needed(asked)

    def _section_of(self, allowed: Sequence[str]) -> str:
        same = [table for table, ids in self._ids.items() if allowed and list(allowed) == ids]
        return same[0] if same else ""

    def _name(self, name: str, lang: str) -> str:
        """Return what a field or a section is called."""
        common, room, id = common_texts(lang), room_texts(self._game, lang), as_id(name)
        found = common.find(f"field-{id}") or room.find(f"number-{id}") or name.replace("_", " ")
        return found[:1].upper() + found[1:]

    def _explained(self, path: Path) -> list[WordForm]:
        return [self._word(path, word, beside) for word, beside in self._fields.words(path).items()]

    def _word(self, path: Path, word: str, beside: Sequence[FieldSpec]) -> WordForm:
        """Return a word with a card of the base that uses it and says so, or with one that is made to."""
        for place in [path, *self._like(path, word)]:
            found = user_of(self._game, place, word)
            said = _said(self._game, found[0], found[1]) if found else None
            if found and said:
                table, entry, part = found
                return WordForm(word, part, self._label(table, entry), said)
        example = {DO: word, **{asked.path[-1]: _least(asked) for asked in beside if not asked.optional}}
        return WordForm(word, example, None, self._tried(path, example))

    def _like(self, path: Path, word: str) -> list[Path]:
        """Return the small tables elsewhere that take a word, those that take all the same words first."""
        allowed = self._fields.field_specs[(*path, DO, "")].allowed
        taking = [
            asked for asked in self._fields.field_specs.values() if asked.path[-1] == DO and word in asked.allowed
        ]
        others = [asked for asked in taking if asked.path[:-1] != path]
        return [asked.path[:-1] for asked in sorted(others, key=lambda asked: asked.allowed != allowed)]

    def _tried(self, path: Path, example: dict[str, Any]) -> Label | None:
        """Return what a card would say with a word put on it; None where no card takes it as it is."""
        table, field = path
        rows = self._game.pack.data.get(table, [])
        holders = [row for row in rows if field in row] if isinstance(rows, list) else []
        always = {name for name, each in self._fields.inside(path).items() if any(not asked.word for asked in each)}
        for holder in holders[:_TRIES]:
            old = holder[field]
            kept = {name: part for name, part in old.items() if name in always} if isinstance(old, dict) else {}
            other = {**holder, field: [example] if isinstance(old, list) else {**kept, **example}}
            data = {**self._game.pack.data, table: [other if row is holder else row for row in rows]}
            with contextlib.suppress(PackError):
                return _said(self._game.bind(Pack("", "example", data=data)), table, other)
        return None

    def _label(self, table: str, entry: dict[str, Any]) -> Label | None:
        name = entry.get("name")
        if isinstance(name, dict):
            return Label(**{lang: str(name[lang]) for lang in LANGUAGES})
        kind = _kind(self._game, table, str(entry.get("id", "")))
        return None if kind is None else Label(**{lang: w.name(*kind) for lang, w in self._words.items()})


def _least(asked: FieldSpec) -> Any:
    """Return the simplest thing that a field takes."""
    if asked.form == "whole":
        return max(asked.low, min(asked.high, 2))
    return list(asked.allowed[:1]) if asked.form == "words" else asked.allowed[0] if asked.allowed else "unknown"


def _kind(game: Game[Any], table: str, key: str) -> tuple[str, str] | None:
    kinds = [kind for kind, clauses in game.card_clauses().items() if key in clauses]
    kinds = [table] if table in kinds else kinds
    return (kinds[0], key) if kinds else None


def _said(game: Game[Any], table: str, entry: dict[str, Any]) -> Label | None:
    """Return what a card says, as it is composed from what it does."""
    kind = _kind(game, table, str(entry.get("id", "")))
    if kind is None:
        return None
    said = {lang: Words(game, lang).describe(*kind) for lang in LANGUAGES}
    return Label(**said) if all(said.values()) else None
