"""Which tests reach which lines of a room, found by running them once and kept until a source changes."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

from tests.mutants.judge import ONLY_NAMED_PLUGINS
from tests.mutants.places import GAMES, ROOT, Mutant

LEFT_OUT: Final = {"test_golden.py", "test_exhaustive.py", "test_hints.py", "test_perft.py", "test_study.py"}
"""Whole games that notice any change without knowing a rule, and what is thought about a game rather than its rules."""
IMPORTED: Final = ""
"""The context of what runs while modules are imported: it may matter to any test."""
KEPT: Final = ROOT / "build" / "mutants"


def test_files(room: str) -> list[str]:
    """Return the files with the tests of a room's rules."""
    folder = ROOT / "tests" / "games" / room
    return [path.relative_to(ROOT).as_posix() for path in sorted(folder.glob("test_*.py")) if path.name not in LEFT_OUT]


class Reach:
    """Tests by the lines that they run, the quickest first."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seconds: Final[dict[str, float]] = data["seconds"]
        self._lines: Final[dict[str, dict[str, list[str]]]] = data["lines"]
        self._all: Final = sorted(self.seconds, key=lambda test: self.seconds[test])

    def tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the statement of a mutant, the quickest first; all where it is read with a file."""
        lines = self._lines.get(mutant.path.relative_to(ROOT).as_posix(), {})
        found = {test for line in mutant.lines for test in lines.get(str(line), [])}
        everywhere = not mutant.lines or IMPORTED in found
        return self._all if everywhere else [test for test in self._all if test in found]


def reach(room: str) -> Reach:
    """Return what the tests of a room reach, measured anew if a source has changed since the last time."""
    wanted = fingerprint(room)
    kept = KEPT / f"{room}.json"
    if kept.is_file():
        data = json.loads(kept.read_text(encoding="utf-8"))
        if data["of"] == wanted:
            return Reach(data)
    kept.parent.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, "-m", "tests.mutants.reach", room, str(kept), wanted]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **ONLY_NAMED_PLUGINS}, check=False)
    if done.returncode:
        raise SystemExit(f"The tests of {room} must pass before anything is broken on purpose.")
    return Reach(json.loads(kept.read_text(encoding="utf-8")))


def fingerprint(room: str) -> str:
    """Return a hash of what a verdict depends on: the room, what it is built from, and its tests."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (GAMES / room, ROOT / "src/liza/kernel", ROOT / "src/liza/parts", ROOT / "tests/games" / room):
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".toml", ".ftl"}:
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


class Watcher:
    """A plugin of pytest that tells coverage which test is running, and how long each takes."""

    def __init__(self, watch: coverage.Coverage) -> None:
        self.seconds: Final[dict[str, float]] = {}
        self._watch: Final = watch

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run one test in a context of its own."""
        self._watch.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - began
        self._watch.switch_context(IMPORTED)
        return result


def _measure(room: str, out: Path, of: str) -> int:
    folder = GAMES / room
    watch = coverage.Coverage(data_file=None, include=[f"{folder}/*"], config_file=False)
    watch.start()
    watcher = Watcher(watch)
    quietly = ("-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "pytest_timeout")
    code = pytest.main([*quietly, *test_files(room)], plugins=[watcher])
    watch.stop()
    if code:
        return int(code)
    data = watch.get_data()
    lines = {
        Path(name).relative_to(ROOT).as_posix(): {
            str(line): contexts for line, contexts in data.contexts_by_lineno(name).items()
        }
        for name in data.measured_files()
    }
    out.write_text(json.dumps({"of": of, "seconds": watcher.seconds, "lines": lines}), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(_measure(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
