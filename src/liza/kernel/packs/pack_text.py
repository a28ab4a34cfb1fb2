"""The text of a pack before anything is read of it: how large it may be, which signs may be in it, where things stand.

Packs come from strangers. Whatever is in one, taking it costs time in proportion to its size, and its size is bounded.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from liza.kernel.base.errors import PackError

MOST_TEXT: Final = 2_000_000
"""Letters in a pack."""
MOST_LINE: Final = 10_000
"""Letters on a line."""
MOST_ENTRIES: Final = 6_000
"""Entries in a section."""
MOST_NAME: Final = 120
"""Letters in a word, and in a name by default."""
MOST_PARTS: Final = 12
"""Small tables in a list: what one card does."""
MOST_LISTED: Final = 400
"""Items in a list."""
MOST_FAULTS: Final = 200
"""Faults that are told; of more only their number is."""

_DEEPEST: Final = 12
"""Tables and lists in one another, and parts of a dotted key."""
_LARGEST: Final = 1 << 63
_SHOWN: Final = 100
_LISTED: Final = 40
_TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of writing: what a person sees is then not what a program reads."""
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_HEADER: Final = re.compile(r"\s*\[\[?\s*([^\[\]\s]+)\s*\]")
_AT_LINE: Final = re.compile(r"at line (\d+)")
_FIELD: Final = re.compile(r"\s*([^\s.=\[\]#]+)\s*[.=]")


def parse(text: str, name: str) -> dict[str, Any]:
    """Return what a pack's text says, or refuse it in one sentence."""
    _check(text, name)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = _AT_LINE.search(str(fault))
        line = {"line": int(found.group(1))} if found else {}
        text = f"The pack {name} is not a TOML file: {printable(str(fault))}."
        raise PackError(text, case="pack-toml-line" if line else "pack-toml", values=line) from None
    except RecursionError:
        raise PackError(f"The pack {name} is nested too deeply.", case="pack-nested") from None
    except ValueError:  # more digits than Python turns into a number
        raise PackError(f"The pack {name} is out of bounds: a number in it is too large.", case="pack-number") from None
    _survey(data, name)
    return data


def _check(text: str, name: str) -> None:
    """Refuse a text that would cost too much to take, or that does not show what it says."""
    if len(text) > MOST_TEXT:
        large = f"The pack {name} is too large: {len(text)} letters; at most {MOST_TEXT} are read."
        raise PackError(large, case="pack-large")
    turning = _TURNING.search(text)
    if turning is not None:
        at = text.count("\n", 0, turning.start()) + 1
        sign = f"U+{ord(turning.group()):04X}"
        turns = f"The pack {name} is not plain: line {at} has {sign}, which turns the direction of writing."
        raise PackError(turns, case="pack-toml-line", values={"line": at})
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_LINE:
            long = f"The pack {name} is too large: line {number} has more than {MOST_LINE} letters."
            raise PackError(long, case="pack-toml-line", values={"line": number})
        if '"""' in line or "'''" in line:
            several = f"The pack {name} is not plain: line {number} begins a text of several lines."
            raise PackError(several, case="pack-toml-line", values={"line": number})
        if line.count(".") > _DEEPEST and _dotted(line) > _DEEPEST:
            raise PackError(f"The pack {name} is nested too deeply, on line {number}.", case="pack-nested")


def _dotted(line: str) -> int:
    """Return how many dots the longest dotted key on a line may have."""
    bare = _STRING.sub("s", line).partition("#")[0]
    joined = ".".join([part.strip() for part in bare.split(".")])
    return max([word.count(".") for word in joined.split()], default=0)


def _survey(data: dict[str, Any], name: str) -> None:
    """Refuse what is nested too deeply, lists that are too long and numbers that are too large."""
    level: list[Any] = [data]
    for _ in range(_DEEPEST):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, int) and not -_LARGEST <= value < _LARGEST:
                raise PackError(f"The pack {name} is out of bounds: a number in it is too large.", case="pack-number")
        level = inner
        if not level:
            break
    if level:
        raise PackError(f"The pack {name} is nested too deeply.", case="pack-nested")
    for table, rows in data.items():
        if isinstance(rows, list) and len(rows) > MOST_ENTRIES:
            found = f"{len(rows)} entries of {printable(table)}"
            raise PackError(
                f"The pack {name} is too large: {found}; at most {MOST_ENTRIES} are read.", case="pack-large"
            )


class Index:
    """Where the entries of a text and their fields stand, found in one pass; lines are counted from 1."""

    def __init__(self, text: str) -> None:
        self._entries: Final[dict[str, list[dict[str, int]]]] = {}
        """Of each section its entries, and of each entry the lines of its fields; its own line goes by no name."""
        fields: dict[str, int] = {}
        for number, line in enumerate(text.split("\n"), 1):
            if line.lstrip().startswith("["):
                header = _HEADER.match(line)
                fields = {"": number}
                if header is not None:
                    self._entries.setdefault(header.group(1), []).append(fields)
            else:
                field = _FIELD.match(line)
                if field is not None:
                    fields.setdefault(field.group(1), number)

    def line(self, table: str, index: int | None, field: str | None) -> int:
        """Return the line of a field, or of its entry where the field is missing, or 1 where there is no such entry."""
        entries = self._entries.get(table, [])
        at = index or 0
        if at >= len(entries):
            return 1
        return entries[at].get(field or "", entries[at][""])


def is_plain(text: str) -> bool:
    """Whether a text is all letters, digits, signs and spaces: no sign that moves the cursor or hides what is said."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def display(value: object) -> str:
    """Return what was found in a pack, safe to print and not longer than a glance takes."""
    if value is None:
        return "nothing"
    return printable(json.dumps(value, ensure_ascii=False, default=str))


def printable(text: str, most: int = _SHOWN) -> str:
    """Return a foreign text, safe to print and not longer than so many letters."""
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    return short if is_plain(short) else "".join([sign if is_plain(sign) else escape(sign) for sign in short])


def escape(sign: str) -> str:
    """Return a sign as TOML writes it without showing it."""
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"


def joined(words: Sequence[str]) -> str:
    """Return the words that would have been right, the first of them where they are many."""
    more = "" if len(words) <= _LISTED else f" … ({len(words)} in all)"
    return ", ".join(words[:_LISTED]) + more
