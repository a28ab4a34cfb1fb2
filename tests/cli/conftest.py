from __future__ import annotations

import importlib
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from liza.cli import main
from tests.cli import envite


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let games that nobody gave a file to be kept in a folder of the test, and all programs speak Spanish."""
    monkeypatch.setenv("LIZA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a way to run a command with lines typed in; it speaks Spanish wherever the tests are run."""
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")

    def command(*words: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return command


@pytest.fixture
def with_envite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bring the tiny game with secrets, as another package would."""

    rooms = importlib.import_module("liza.games")

    class Point:
        name = "envite"

        def load(self) -> Any:
            return envite.GAME

    def points(*, group: str, name: str | None = None) -> list[Point]:
        assert group == rooms.ENTRY_POINT
        return [Point()] if name in {None, "envite"} else []

    monkeypatch.setattr(rooms, "entry_points", points)


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """Return the record of a game between bots."""
    file = tmp_path / "finished.json"
    assert run("play", "qiahn", "--players", "greedy,random", "--seed", "5", "--record", file).code == 0
    return file
