"""Runs the tests against broken rooms: one forked process a mutant, several at a time."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import time
import types
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.mutants.places import ROOT, Mutant

SURVIVED: Final = 0
FAILED: Final = {
    int(pytest.ExitCode.TESTS_FAILED),
    int(pytest.ExitCode.INTERRUPTED),
    int(pytest.ExitCode.INTERNAL_ERROR),
}
"""A test fails, the room cannot even be read, or what it does breaks the test run itself."""
LIMIT: Final = 60
"""Seconds of processor time after which a broken game is taken to go on for ever: long against the few seconds that
all tests take, and the same on a machine that is busy with other things."""
QUIETLY: Final = ("-q", "-x", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "pytest_timeout")
ONLY_NAMED_PLUGINS: Final = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""For processes that run a room's tests: loading the plugins of pytest that no room needs takes longer than most."""
_LOOK_EVERY: Final = 0.02


class Verdict(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    tests: int
    """How many tests reach the place."""
    killed: bool
    seconds: float


class _Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module another text."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name: Final = name
        self._mutant: Final = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Answer for the broken module only."""
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, self._mutant.path, loader=self)

    def exec_module(self, module: types.ModuleType) -> None:
        """Run the broken text."""
        exec(compile(self._mutant.after, str(self._mutant.path), "exec", dont_inherit=True), module.__dict__)


def _break_module(mutant: Mutant) -> None:
    parts = mutant.path.relative_to(ROOT / "src").with_suffix("").parts
    sys.meta_path.insert(0, _Broken(".".join(parts), mutant))


def _break_pack(mutant: Mutant) -> None:
    read = Path.read_text

    def read_broken(self: Path, *args: Any, **kwargs: Any) -> str:
        return mutant.after if self == mutant.path else read(self, *args, **kwargs)

    Path.read_text = read_broken  # type: ignore[method-assign]


class _Chosen:
    """A plugin of pytest that keeps the tests that reach a place, in the order in which they are wanted."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order: Final = {test: at for at, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop and sort what was found."""
        items[:] = sorted((i for i in items if i.nodeid in self._order), key=lambda item: self._order[item.nodeid])


def _live_with(mutant: Mutant, tests: Sequence[str]) -> int:
    """Run the tests in this process with one place broken; return pytest's code."""
    sys.dont_write_bytecode = True
    os.environ.update(ONLY_NAMED_PLUGINS)
    (_break_module if mutant.path.suffix == ".py" else _break_pack)(mutant)
    test_files = sorted({test.partition("::")[0] for test in tests})
    return int(pytest.main([*QUIETLY, *test_files], plugins=[_Chosen(tests)]))


def _fork(mutant: Mutant, tests: Sequence[str]) -> int:
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        code = _live_with(mutant, tests)
    finally:
        os._exit(code)


def judge(
    wanted: Iterable[tuple[Mutant, Sequence[str]]], jobs: int, report: Callable[[Verdict], None], room: str
) -> None:
    """Let each mutant meet the tests that reach it; report what became of it, in the order in which it is known."""
    _check_untouched(room)
    waiting = iter(wanted)
    running: dict[int, tuple[Mutant, int, float]] = {}
    more = True
    while more or running:
        while more and len(running) < jobs:
            following = next(waiting, None)
            if following is None:
                more = False
                break
            mutant, tests = following
            if tests:
                running[_fork(mutant, tests)] = (mutant, len(tests), time.monotonic())
            else:
                report(Verdict(mutant, 0, killed=False, seconds=0.0))
        for child, (mutant, tests_count, began) in list(running.items()):
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                del running[child]
                killed = _is_killed(os.waitstatus_to_exitcode(status), mutant)
                report(Verdict(mutant, tests_count, killed, time.monotonic() - began))
        time.sleep(_LOOK_EVERY)


def _is_killed(code: int, mutant: Mutant) -> bool:
    """Whether a code says that the tests noticed; a run in which no test ran says nothing and must not count."""
    if code == SURVIVED:
        return False
    if code in FAILED or code == -signal.SIGKILL:
        return True
    raise RuntimeError(f"The tests of {mutant.where} did not run: pytest ended with {code}.")


def _check_untouched(room: str) -> None:
    """Make sure that no process inherits the room as it is written."""
    loaded = [name for name in sys.modules if name.startswith(f"liza.games.{room}")]
    if loaded:
        raise RuntimeError(f"{loaded[0]} was imported before it could be broken.")
