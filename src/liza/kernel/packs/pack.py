"""A card pack: one TOML file of words and numbers, identified by its hash, read strictly.

Reading never stops at the first fault: a :class:`PackReader` collects them all, each with its line, its entry, its
field and what was expected, and reports them together.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Container, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import Fault, PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.packs.pack_text import (
    MOST_FAULTS,
    MOST_LISTED,
    MOST_NAME,
    MOST_PARTS,
    Index,
    display,
    is_plain,
    joined,
    parse,
    printable,
)

DO: Final = "do"
"""The field of a small table whose word decides which others stand beside it."""
PRINTED: Final = "printed"
PARTLY: Final = "partly"
ORIGINAL: Final = "original"
ORIGINS: Final = (PRINTED, PARTLY, ORIGINAL)
"""Whether the rulebook prints an entry: all of it, the fields that it lists, or none."""
_NO_OVERLAY: Final = (
    "overlay: found none, so this is read as a whole pack, which lacks {missing}; "
    'a pack that names only what differs begins with [overlay] and game = "…"'
)
_MOST_FAULT: Final = 1000
"""Letters in what is said of a fault."""
_NOTHING: Final[dict[str, object]] = {}
NOT_PRINTED: Final = ("id", "origin", "printed")
"""Fields that no rulebook has: they are for us to tell entries apart."""


class Pack:
    """The content of one pack, as it was written."""

    __slots__ = ("data", "faults", "field_specs", "hash", "lines", "name", "text")

    def __init__(
        self,
        text: str,
        name: str,
        lines: Sequence[int] = (),
        faults: Sequence[Fault] = (),
        data: dict[str, Any] | None = None,
    ) -> None:
        text = text.removeprefix("\ufeff")  # some editors begin a file with it
        self.data: Final[dict[str, Any]] = parse(text, name) if data is None else data
        """What the text says; handed over where the text was written from it."""
        self.text: Final = text
        self.name: Final = name
        canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=False, default=str)
        self.hash: Final = hashlib.sha256(canonical.encode()).hexdigest()
        """Of what the pack says, so that comments and spacing do not matter."""
        self.lines: Final = tuple(lines)
        """For each line of the text the line that a person wrote, where the text was put together from two."""
        self.faults: Final = tuple(faults)
        """What went wrong when it was put together; said with everything else that is wrong."""
        self.field_specs: Final[dict[tuple[str, ...], FieldSpec]] = {}
        """What its game wanted to know, by path: filled while the pack is read, and what documentation is made of."""


class FieldSpec:
    """One field that a game reads from a pack, and what it expects there."""

    __slots__ = ("allowed", "form", "high", "low", "optional", "path", "times", "word")

    def __init__(
        self, path: tuple[str, ...], word: str, form: str, low: int, high: int, allowed: Sequence[str], optional: bool
    ) -> None:
        self.path: Final = path
        """Section, then fields down to this one."""
        self.word: Final = word
        """The word after ``do`` beside which it stands; empty where it stands beside any."""
        self.form: Final = form
        """whole, word, words, texts, part, parts or fields; empty until the field is read."""
        self.low: Final = low
        self.high: Final = high
        self.allowed: Final = tuple(allowed)
        self.optional: Final = optional
        """Whether it may be left out."""
        self.times = 0
        """How many entries were asked for it."""


def load_pack(path: str | Path) -> Pack:
    """Read a pack from a file."""
    path = Path(path)
    try:
        return Pack(path.read_text(encoding="utf-8"), path.stem)
    except OSError as fault:
        case = "file-missing" if isinstance(fault, FileNotFoundError) else "file-unreadable"
        raise PackError(f"The pack {path} cannot be read: {fault.strerror}.", case=case) from None
    except UnicodeDecodeError:
        raise PackError(f"The pack {path} is not a text file in UTF-8.", case="pack-encoding") from None


class FaultPlace(NamedTuple):
    """The place of a fault in a pack."""

    section: str = ""
    entry: str = ""
    field: str = ""


class PackReader:
    """Reads a pack field by field and remembers what is wrong with it."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self._index: Index | None = None
        self._faults: list[Fault] = [each._replace(text=printable(each.text, _MOST_FAULT)) for each in pack.faults]
        self._known: set[str] = set()

    def entries(self, table: str) -> list[PackEntry]:
        """Return the entries of ``[[table]]`` in the order of the file."""
        self._known.add(table)
        rows = self.pack.data.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            text = f"{table}: expected entries that start with [[{table}]]"
            self.fault(self.line(table, None, None), text, FaultPlace(table), "entries")
            return []
        self._only_once(table, [row.get("id") for row in rows])
        return [PackEntry(self, table, index, row) for index, row in enumerate(rows)]

    def numbers(self, table: str, ranges: Mapping[str, tuple[int, int, int]]) -> dict[str, int]:
        """Return numbers that a pack may set, one ``[[table]]`` with an id and an amount for each.

        A range is what the number is unless the pack says otherwise, the least and the most that it may be.
        """
        lows, highs = [low for _, low, _ in ranges.values()], [high for _, _, high in ranges.values()]
        id, amount = FieldSpec((table, "id"), "", "word", 0, 0, list(ranges), optional=False), (table, "amount")
        self.pack.field_specs.setdefault((table, "id", ""), id)
        number = FieldSpec(amount, "", "whole", min(lows), max(highs), (), optional=False)
        self.pack.field_specs.setdefault((*amount, ""), number)
        found = {name: usual for name, (usual, _, _) in ranges.items()}
        for entry in self.entries(table):
            name = entry.word("id", list(ranges))
            _, low, high = ranges.get(name, (0, min(lows), max(highs)))
            found[name] = entry.whole("amount", low, high)
            entry.done()
        return found

    def _only_once(self, table: str, ids: Sequence[object]) -> None:
        """Complain about entries that go by the id of an earlier one."""
        first: dict[str, int] = {}
        for index, id in enumerate(ids):
            name = display(id)
            if id is not None and first.setdefault(name, index) != index:
                line = self.line(table, first[name], "id")
                text = f"{table} {id} id: expected once, found on line {line} too"
                self.fault(
                    self.line(table, index, "id"), text, FaultPlace(table, str(id), "id"), "once", {"found": name}
                )

    def entry(self, table: str) -> PackEntry:
        """Return the single ``[table]``."""
        self._known.add(table)
        row = self.pack.data.get(table, {})
        if not isinstance(row, dict):
            text = f"{table}: expected a section that starts with [{table}]"
            self.fault(self.line(table, None, None), text, FaultPlace(table), "section")
            row = {}
        return PackEntry(self, table, None, row)

    def fault(
        self,
        line: int,
        text: str,
        where: FaultPlace | None = None,
        case: str = "",
        values: Mapping[str, object] = _NOTHING,
    ) -> None:
        """Remember a fault: in a sentence, and if it has one, by the case that names it in any language."""
        self._faults.append(made_fault(line, text, where or FaultPlace(), case, values))

    def expect(self, table: str, keys: Iterable[str], found: Container[str]) -> None:
        """Remember which entries of a table are missing."""
        for key in keys:
            if key not in found:
                self.fault(
                    1, f"{table} {key}: expected one entry, found none", FaultPlace(table), "missing", {"entry": key}
                )

    def line(self, table: str, index: int | None, field: str | None) -> int:
        """Return the line of a field (or of its entry when the field is missing), counted from 1."""
        if self._index is None:  # a pack without faults never asks
            self._index = Index(self.pack.text)
        found = self._index.line(table, index, field)
        return self.pack.lines[found - 1] if found <= len(self.pack.lines) else found

    def finish(self) -> None:
        """Say everything that is wrong, if anything is."""
        for name in self.pack.data:
            if name not in self._known:
                expected = ", ".join(sorted(self._known))
                text = f"{name}: unknown section; expected one of {expected}"
                self.fault(
                    self.line(name, None, None), text, FaultPlace(name), "unknown-section", {"expected": expected}
                )
        if not self._faults:
            return
        missing = sorted(self._known - set(self.pack.data))
        if missing and not self.pack.lines:
            text = _NO_OVERLAY.format(missing=", ".join(missing))
            self.fault(1, text, FaultPlace(), "no-overlay", {"missing": ", ".join(missing)})
        faults = sorted(self._faults)
        first = faults[:MOST_FAULTS]
        lines = [f"line {each.line}: {each.text}" for each in first]
        if len(faults) > len(first):
            lines.append(f"and {len(faults) - len(first)} more")
        text = f"The pack {self.pack.name} has {len(faults)} fault(s):\n  " + "\n  ".join(lines)
        raise PackError(text, first)


def made_fault(
    line: int, text: str, where: FaultPlace, case: str = "", values: Mapping[str, object] = _NOTHING
) -> Fault:
    """Return a fault, all that strangers wrote in it cut short and safe to print."""
    said = tuple((name, printable(str(value), _MOST_FAULT)) for name, value in values.items())
    return Fault(
        line,
        printable(text, _MOST_FAULT),
        printable(where.section),
        printable(where.entry),
        printable(where.field),
        case,
        said,
    )


class PackEntry:
    """One entry of a pack being read."""

    def __init__(
        self, reader: PackReader, table: str, index: int | None, row: Mapping[str, Any], whole: PackEntry | None = None
    ) -> None:
        self._reader: Final = reader
        self._table: Final = table
        self._index: Final = index
        self._row: Final = row
        self._whole: Final = whole
        """The entry that this one is a part of."""
        self._path: Final[tuple[str, ...]] = (table,) if whole is None else (*whole.path, table)
        self._known: set[str] = set()
        self._optional: set[str] = set()
        self._word = ""

    @property
    def path(self) -> tuple[str, ...]:
        """The section, and the fields down to this part of it."""
        return self._path

    def _ask(self, field: str, form: str, low: int = 0, high: int = 0, allowed: Sequence[str] = ()) -> Any:
        """Return what the pack says, and remember that it was asked for."""
        self._known.add(field)
        specs = self._reader.pack.field_specs
        key = (*self._path, field, self._word)
        if key not in specs or not specs[key].form:
            specs[key] = FieldSpec((*self._path, field), self._word, form, low, high, allowed, field in self._optional)
        specs[key].times += 1
        return self._row.get(field)

    def fault(
        self, field: str, text: str, case: str = "", values: Mapping[str, object] = _NOTHING, inner: str = ""
    ) -> None:
        """Remember what is wrong with a field, or with one (``inner``) of the small table that the field is."""
        path = f"{field}.{inner}" if inner else field
        if self._whole is not None:
            within = path if self._index is None else f"{self._index}.{path}"
            self._whole.fault(self._table, f"{field}: {text}", case, values, within)
            return
        name = str(self._row.get("id", f"entry {self._index + 1}" if self._index is not None else ""))
        spoken = " ".join([printable(word) for word in (self._table, name, field) if word])
        line = self._reader.line(self._table, self._index, field)
        self._reader.fault(line, f"{spoken}: {text}", FaultPlace(self._table, name, path), case, values)

    def has(self, field: str) -> bool:
        """Whether a field that may be left out is there."""
        self._known.add(field)
        self._optional.add(field)
        path = (*self._path, field)
        self._reader.pack.field_specs.setdefault(
            (*path, self._word), FieldSpec(path, self._word, "", 0, 0, (), optional=True)
        )
        return field in self._row

    def part(self, field: str) -> PackEntry:
        """Return the small table ``field = { … }`` as an entry of its own."""
        value = self._ask(field, "part")
        if not isinstance(value, dict):
            self.fault(field, f"expected a table in {{ }}, found {display(value)}", "part", {"found": display(value)})
            value = {}
        return PackEntry(self._reader, field, None, value, self)

    def parts(self, field: str) -> list[PackEntry]:
        """Return the small tables ``field = [{ … }, …]``, each as an entry of its own."""
        values = self._ask(field, "parts")
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.fault(
                field,
                f"expected a list of tables in {{ }}, found {display(values)}",
                "parts",
                {"found": display(values)},
            )
            return []
        if len(values) > MOST_PARTS:
            text = f"expected at most {MOST_PARTS} tables, found {len(values)}"
            self.fault(field, text, "many-parts", {"most": MOST_PARTS, "found": len(values)})
            return []
        return [PackEntry(self._reader, field, number, value, self) for number, value in enumerate(values)]

    def whole(self, field: str, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        value = self._ask(field, "whole", low, high)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            text = f"expected a whole number from {low} to {high}, found {display(value)}"
            self.fault(field, text, "whole", {"low": low, "high": high, "found": display(value)})
            return low
        return value

    def word(self, field: str, allowed: Sequence[str] | None = None) -> str:
        """Return a word, one of those allowed where they are listed."""
        value = self._ask(field, "word", allowed=allowed or ())
        if field == DO and value in (allowed or ()):
            self._word = str(value)
        if allowed is not None:
            if value not in allowed:
                words = {"expected": joined(allowed), "found": display(value)}
                self.fault(field, f"expected one of {joined(allowed)}, found {display(value)}", "word", words)
                return allowed[0]
        elif not isinstance(value, str) or len(value) > MOST_NAME or not re.fullmatch(r"[a-z][a-z0-9_]*", value):
            text = f"expected a word of small letters, digits and _, found {display(value)}"
            self.fault(field, text, "own-word", {"found": display(value)})
            return "unknown"
        return str(value)

    def words(self, field: str, allowed: Sequence[str]) -> list[str]:
        """Return a list of words, each of them allowed."""
        values = self._ask(field, "words", allowed=allowed)
        if not isinstance(values, list) or len(values) > MOST_LISTED or not all(value in allowed for value in values):
            text = f"expected a list of words among {joined(allowed)}, found {display(values)}"
            self.fault(field, text, "words", {"expected": joined(allowed), "found": display(values)})
            return []
        return [str(value) for value in values]

    def texts(self, field: str, most: int = MOST_NAME) -> dict[str, str]:
        """Return a text of so many letters in every language."""
        value = self._ask(field, "texts")
        texts: dict[str, str] = {}
        for lang in LANGUAGES:
            text = value.get(lang) if isinstance(value, dict) else None
            if not isinstance(text, str) or not text.strip():
                said = f"expected a text in {' and '.join(LANGUAGES)}, found {display(value)}"
                self.fault(field, said, "texts", {"found": display(value)}, lang)
                return dict.fromkeys(LANGUAGES, "?")
            if len(text) > most or not is_plain(text):
                said = f"expected at most {most} plain letters in {lang}, found {display(text)}"
                self.fault(field, said, "plain", {"most": most, "found": display(text)}, lang)
            texts[lang] = text
        for lang in value:
            if lang not in LANGUAGES:
                said = f"unknown language {display(lang)}; expected {' and '.join(LANGUAGES)}"
                self.fault(field, said, "language", {"found": display(lang)})
        return texts

    def origin(self) -> str:
        """Return whether the rulebook prints the entry: ``printed``, ``partly`` or ``original``.

        An entry that is printed in part says which fields are: ``printed = ["name", "points.first"]``, each a field of
        the entry or, after a dot, of a small table in it.
        """
        found = self.word("origin", ORIGINS)
        joined = self.has("printed")
        value = self._ask("printed", "fields")
        if found != PARTLY:
            if joined:
                self.fault("printed", f'expected only beside origin = "{PARTLY}"', "printed-beside")
            return found
        if not isinstance(value, list) or not value:
            text = f"expected a list of the fields that the rulebook prints, found {display(value)}"
            self.fault("printed", text, "printed-list", {"found": display(value)})
            return found
        seen: set[str] = set()
        for name in value:
            if not isinstance(name, str) or not self._holds(name) or name in seen:
                text = f"expected fields of this entry, each once, found {display(name)}"
                self.fault("printed", text, "printed-fields", {"found": display(name)})
            else:
                seen.add(name)
        return found

    def _holds(self, name: str) -> bool:
        """Whether the entry has a field, or a small table of it that has one: ``points.first``."""
        field, _, inner = name.partition(".")
        value = self._row.get(field)
        if field in NOT_PRINTED or value is None:
            return False
        return not inner or (isinstance(value, dict) and inner in value)

    def done(self) -> None:
        """Complain about fields that were not read."""
        for field in self._row:
            if field not in self._known:
                expected = ", ".join(sorted(self._known))
                self.fault(field, f"unknown field; expected {expected}", "unknown-field", {"expected": expected})
