"""What a database does for each statement that the store sends it: recorded as it happens, on both databases.

PostgreSQL explains each statement while it is carried out (``auto_explain``), with the rows it really read; SQLite
says for each what it searches and what it scans.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import pytest
from sqlalchemy import event

from liza.store import Store, base, sqlite

MOST_MS: Final = 20.0
MOST_ROWS: Final = 6_000
"""Rows that one step of a plan reads at most, however many there are."""
SMALL: Final = frozenset({"processes", "bans", "settings", "alembic_version", "sqlite_master", "forgetting"})
"""Tables that stay small by nature: what operators decided, who is at work, what is being forgotten just now."""
AUTO_EXPLAIN: Final = (
    "shared_preload_libraries=auto_explain",
    "auto_explain.log_min_duration=0",
    "auto_explain.log_analyze=on",
    "auto_explain.log_timing=off",
    "auto_explain.log_format=json",
    "log_line_prefix=@@",
    "max_wal_size=4GB",
    "autovacuum=off",
    "jit=on",
)
"""What PostgreSQL is started with so that it tells; all else is as it is shipped."""
_PLAN: Final = re.compile(r"^@@LOG:  duration: ([\d.]+) ms  plan:\n((?:\t.*\n)+)", re.MULTILINE)
_VALUES: Final = re.compile(r"'(?:[^']|'')*'|\b\d+\b|\$\d+|\?")


class Explained(NamedTuple):
    """What became of one statement."""

    statement: str
    ms: float
    faults: tuple[str, ...]
    """Why it would cost more with every game that is played."""


def shape(statement: str) -> str:
    """Return a statement without its values and the number of them, so that the same ones count as one."""
    plain = _VALUES.sub("?", " ".join(statement.split()))
    return re.sub(r"\(\?(?:::\w+)?(?:, \?(?:::\w+)?)+\)", "(?)", plain)


def quickest(rounds: list[list[Explained]]) -> list[Explained]:
    """Return each statement once, with all that is wrong with it and its time: of a round the slowest, for it is sent
    with several values, and of the rounds the quickest, for the machine has other work.
    """
    times: dict[str, list[float]] = {}
    faults: dict[str, tuple[str, ...]] = {}
    for found in rounds:
        slowest: dict[str, float] = {}
        for one in found:
            slowest[one.statement] = max(one.ms, slowest.get(one.statement, 0.0))
            faults[one.statement] = tuple(dict.fromkeys(faults.get(one.statement, ()) + one.faults))
        for statement, ms in slowest.items():
            times.setdefault(statement, []).append(ms)
    best = [Explained(statement, min(ms), faults[statement]) for statement, ms in times.items()]
    return sorted(best, key=lambda one: -one.ms)


# PostgreSQL.


def told(log: Path, start: int, *, strict: bool) -> list[Explained]:
    """Return what PostgreSQL has explained in its log since a place in it.

    Left to itself it scans what fits into a page, and only what it reads counts; strictly, every scan does.
    """
    with log.open(encoding="utf-8", errors="replace") as file:
        file.seek(start)
        text = file.read()
    found = []
    for ms, plan in _PLAN.findall(text):
        data = json.loads(plan)
        if "pg_catalog" in data["Query Text"]:  # the driver asks what the database's own types are, once a connection
            continue
        found.append(
            Explained(shape(data["Query Text"]), float(ms), tuple(_faults(data["Plan"], bounded=False, strict=strict)))
        )
    return found


def _faults(node: dict[str, Any], *, bounded: bool, strict: bool) -> Iterator[str]:
    kind = node["Node Type"]
    relation = node.get("Relation Name", "")
    if strict and kind == "Seq Scan" and relation not in SMALL:
        yield f"scans {relation}"
    small = relation in SMALL or any(node.get("Index Name", "").startswith(name) for name in SMALL)
    if kind.startswith("Index") and not node.get("Index Cond") and not bounded and not small:
        yield f"walks all of {node['Index Name']}"
    read = (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * max(1, node["Actual Loops"])
    if "Scan" in kind and read > MOST_ROWS:
        yield f"reads {read:.0f} rows of {relation or kind}"
    for below in node.get("Plans", ()):
        yield from _faults(below, bounded=bounded or kind == "Limit", strict=strict)


# SQLite.


class Listening:
    """Every statement that SQLite is given, with its values, and how long it took."""

    def __init__(self) -> None:
        self._sent: Final[dict[str, tuple[str, Any]]] = {}
        self._times: Final[dict[str, list[float]]] = {}
        self._lock: Final = threading.Lock()

    def hear(self, statement: str, values: Any = (), seconds: float | None = None) -> None:
        """Take a statement down, with its values, and how long it took where that is known."""
        if statement.split(maxsplit=1)[0] in _EXPLAINED:
            with self._lock:
                self._sent[shape(statement)] = statement, values
                if seconds is not None:
                    self._times.setdefault(shape(statement), []).append(seconds * 1000)

    def explained(self, path: Path) -> list[Explained]:
        """Ask SQLite how it carries each of them out, and begin anew."""
        found = []
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for name, (statement, values) in self._sent.items():
                faults = tuple(_scans(connection, statement, values))
                found.append(Explained(name, max(self._times.get(name, [0.0])), faults))
        self._sent.clear()
        self._times.clear()
        return found


_EXPLAINED: Final = {"SELECT", "INSERT", "UPDATE", "DELETE", "WITH"}


def _scans(connection: sqlite3.Connection, statement: str, values: Any) -> Iterator[str]:
    for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values):
        scanned = re.fullmatch(r"SCAN (\w+)(.*)", detail)
        if scanned is None or scanned[1] in SMALL or re.match(r"anon|CONSTANT|\d", scanned[1]):
            continue
        if not ("USING" in scanned[2] and "LIMIT" in statement):  # the beginning of an index is walked, no more
            yield f"scans {scanned[1]}{scanned[2]}"


@contextmanager
def listening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listening]:
    """Hear every statement that a store of SQLite sends, from its opening on."""
    heard = Listening()
    set_up: Callable[[Any, object], None] = sqlite._set_up
    began: list[float] = []

    def overheard(connection: Any, record: object) -> None:
        set_up(connection, record)
        if isinstance(connection, sqlite3.Connection):  # the one that writes the log, past SQLAlchemy
            connection.set_trace_callback(heard.hear)

    def before(*_words: Any) -> None:
        began.append(time.perf_counter())

    def after(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        heard.hear(statement, values[0] if many else values, time.perf_counter() - began.pop())

    engine = store._engine.sync_engine
    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "after_cursor_execute", after)
    monkeypatch.setattr(sqlite, "_set_up", overheard)
    yield heard


# Which lines of the store were reached.

_SENDS: Final = {
    "execute", "scalar", "scalars", "fetch", "executemany", "select", "insert", "update", "delete", "where",
    "insert_if",
}  # fmt: skip
"""What makes a statement, changes it or sends it."""
FOLDER: Final = Path(base.__file__).parent
_FOLDERS: Final = (FOLDER, *(FOLDER / name for name in ("results", "civil", "operators", "../people", "../notices")))
"""Where statements are made; other folders call these."""


def sending_lines() -> dict[tuple[str, int], str]:
    """Return where the store's code makes, changes or sends a statement: file and line, and what stands there."""
    found: dict[tuple[str, int], str] = {}
    for path in sorted(path for folder in _FOLDERS for path in folder.resolve().glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for part in _simple(function.body):
                    if any(isinstance(one, ast.Call) and _name(one.func) in _SENDS for one in ast.walk(part)):
                        found[path.name, part.lineno] = text.splitlines()[part.lineno - 1].strip()
    return found


def _simple(body: list[ast.stmt]) -> Iterator[ast.stmt | ast.expr]:
    """Yield the statements of a function that hold no others, and the heads of those that do."""
    for part in body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        inner = [getattr(part, name, []) for name in ("body", "orelse", "finalbody")]
        handlers = [handler.body for handler in getattr(part, "handlers", [])]
        if not any(inner) and not handlers:
            yield part
        yield from (head for name in ("test", "iter") if (head := getattr(part, name, None)) is not None)
        for one in (*inner, *handlers):
            yield from _simple(one)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@contextmanager
def reached() -> Iterator[set[tuple[str, int]]]:
    """Note which lines of the store are run meanwhile, in all threads."""
    lines: set[tuple[str, int]] = set()
    folders = {str(folder.resolve()) for folder in _FOLDERS}

    def trace(frame: FrameType, what: str, _value: Any) -> Callable[..., Any] | None:
        name = frame.f_code.co_filename
        if os.path.dirname(name) not in folders:  # noqa: PTH120 - called for every frame there is
            return None
        if what == "line":
            lines.add((os.path.basename(name), frame.f_lineno))  # noqa: PTH119
        return trace

    before = sys.gettrace()
    threading.settrace(trace)
    sys.settrace(trace)
    try:
        yield lines
    finally:
        sys.settrace(before)
        threading.settrace(before)
