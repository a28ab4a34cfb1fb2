from __future__ import annotations

import importlib
import io
from collections.abc import Callable
from contextlib import redirect_stdout
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


@pytest.fixture(scope="session")
def between_bots(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the text of the record of a game between bots."""
    home = tmp_path_factory.mktemp("between")
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()):
        patch.setenv("LIZA_HOME", str(home))
        words = ["play", "qiahn", "--players", "greedy,random", "--seed", "5", "--record", str(home / "finished.json")]
        assert main(words) == 0
    return (home / "finished.json").read_text(encoding="utf-8")


@pytest.fixture
def finished(between_bots: str, tmp_path: Path) -> Path:
    """Return the record of a game between bots, in a file of the test's own."""
    file = tmp_path / "finished.json"
    file.write_text(between_bots, encoding="utf-8")
    return file
