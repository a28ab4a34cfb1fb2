"""The functions with which a room's rules emit its events, made from what it declares.

``events.py`` of each room has one for each event of its ``event_kinds.py``: the fields are named where it is called, so
that none is forgotten or swapped, and an event with private fields asks for the eyes that see them.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from liza.games import ids
from liza.kernel.schema.declarations import EventName, Events
from liza.kernel.schema.events import padded
from tools.options import options

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "liza" / "games"
WIDTH: Final = 120
HEAD: Final = '''"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

'''


def text(declared: Events) -> str:
    """Return the file of a room's events."""
    functions = [function(name) for name in declared.names]
    used = "from liza.kernel.schema.events import ALL_EYES\n" if any("ALL_EYES" in each for each in functions) else ""
    head = HEAD + "from liza.kernel.core.state import State\n" + used
    return head + "".join(f"\n\n{each}" for each in functions)


def function(name: EventName) -> str:
    """Return the function that emits an event."""
    private = name.secret or any(field.private for field in name.fields)
    given = (["eyes"] if private else []) + [field.id for field in name.fields]
    numbers = [field.id for field in name.fields]
    numbers += ["0"] * (len(padded([0] * len(numbers))) - len(numbers))
    row = f"        s._raw_events.append(({name.number}, {'eyes' if private else 'ALL_EYES'}, ({', '.join(numbers)})))"
    return "\n".join([_signature(name.id, [f"{field}: int" for field in given]), "    if s.listen:", row]) + "\n"


def _signature(id: str, given: list[str]) -> str:
    """Return the first line of a function, or its first lines, laid out as the formatter would."""
    words = ["s: State", *(["*", *given] if given else [])]
    one, inner = f"def {id}({', '.join(words)}) -> None:", f"    {', '.join(words)}"
    if len(one) <= WIDTH:
        return one
    rows = [inner] if len(inner) <= WIDTH else [f"    {word}," for word in words]
    return "\n".join([f"def {id}(", *rows, ") -> None:"])


def files() -> dict[Path, str]:
    """Return the file of every room of this package, with its text."""
    rooms = [id for id in ids() if (GAMES / id).is_dir()]
    declared = {id: importlib.import_module(f"liza.games.{id}.event_kinds").EVENTS for id in rooms}
    return {GAMES / id / "events.py": text(declared[id]) for id in rooms}


def stale() -> list[Path]:
    """Return the files that are not what the rooms declare."""
    return [path for path, made in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != made]


def main() -> int:
    """Write the files, or compare them."""
    parser = options("generate events", __doc__)
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where a file is out of date")
    if parser.parse_args().check:
        old = stale()
        for path in old:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run scripts/generate events.\n")
        return 1 if old else 0
    for path, made in files().items():
        path.write_text(made, encoding="utf-8")
    return 0
