"""What ``run.py`` says to the programs that it starts."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from pathlib import Path

import pytest
import run
from tools.maintain import locks
from tools.packaging import locked

from liza.cli import application
from liza.cli.terminal.console import Terminal


@pytest.mark.parametrize(("own", "kept"), [("", str(run.VENV / "bytecode")), ("/elsewhere", "/elsewhere")])
def test_what_python_compiles_is_kept_where_nothing_may_lie_beside_the_sources(
    own: str, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", own)
    if not own:
        monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    run.keep_bytecode()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == kept


def test_who_lets_python_write_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    run.keep_bytecode()
    assert "PYTHONPYCACHEPREFIX" not in os.environ


def test_what_is_tried_on_plain_python_is_there() -> None:
    for place in run.PLAIN:
        file, _, test = place.partition("::")
        assert (run.ROOT / file).exists()
        assert not test or f"def {test}(" in (run.ROOT / file).read_text(encoding="utf-8")
    assert list(run.ROOT.glob("tests/games/*/test_golden.py"))


def test_what_the_fast_run_names_is_there() -> None:
    assert all((run.ROOT / place).is_dir() for place in run.FAST)
    assert all(list(run.ROOT.glob(f"tests/**/{name}")) for name in run.SLOW)
    for place in run.SINGLE:
        file, _, test = place.partition("::")
        assert f"def {test}(" in (run.ROOT / file).read_text(encoding="utf-8")


def test_libraries_that_are_there_are_not_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def step(_: str, command: list[str]) -> bool:
        asked.append(command)
        return True

    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(run, "find_pip", lambda: ["pip"])
    monkeypatch.setattr(run, "step", step)
    assert run.install_libraries("dev")
    assert "--require-hashes" in asked[0]
    assert "\npytest==" in (tmp_path / "liza-libraries.txt").read_text(encoding="utf-8")
    assert run.install_libraries("dev")
    assert run.install_libraries(None)
    assert len(asked) == 1
    assert run.install_libraries(None, ["one-more>=1"])
    assert len(asked) == 2
    assert "--require-hashes" not in asked[1]


class Started:
    """What ``run.py`` did instead of starting anything."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, *, built: bool = False) -> None:
        self.done: list[str] = []
        self.words: list[str] = []
        self.surroundings: dict[str, str] = {}
        monkeypatch.setattr(run, "is_built", lambda: built)
        monkeypatch.setattr(run, "install_libraries", lambda extra, *_: self._note(f"libraries {extra}"))
        monkeypatch.setattr(run, "build", lambda: self._note("engine"))
        monkeypatch.setattr(run, "begin_page", lambda **_: None)
        monkeypatch.setattr(run, "waited", lambda title, _: self._note(title))
        monkeypatch.setattr(run, "compile_beside", lambda: self._note("engine beside"))
        monkeypatch.setattr(run, "start", self._start)
        monkeypatch.setattr(run, "TOOK", folder / "took")

    def _note(self, what: str) -> bool:
        self.done.append(what)
        return True

    def _start(self, words: list[str], **surroundings: str) -> int:
        self.words, self.surroundings = words, surroundings
        return 0


@pytest.mark.parametrize(
    ("words", "done"),
    [
        (["play", "tankup"], ["libraries None", "engine beside"]),
        (["--lang", "en", "rules", "tanxi"], ["libraries None", "engine beside"]),
        (["verify", "game.json"], ["libraries None", "engine beside"]),
        (["export", "folder"], ["libraries None", "Building the page", "engine beside"]),
        ([], ["libraries None", "Building the page", "engine beside"]),
        (["serve", "--port", "8001"], ["libraries None", "Building the page", "engine beside"]),
        (["sim", "qiahn", "--now"], ["libraries None", "engine beside"]),
        (["lab", "--help"], ["libraries lab"]),
        (["--version"], ["libraries None"]),
    ],
)
def test_what_needs_no_speed_begins_on_the_sources_and_the_engine_is_compiled_beside(
    words: list[str], done: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = Started(monkeypatch, tmp_path)
    assert run.main(words) == 0
    assert started.done == done
    assert started.words == [word for word in words if word != "--now"]
    assert started.surroundings["PYTHONPATH"] == str(run.ROOT / "src")


@pytest.mark.parametrize("words", [["sim", "qiahn"], ["--lang", "en", "arena"], ["lab", "report"], ["solve", "qiahn"]])
def test_what_plays_many_games_waits_for_the_engine_and_says_how_long(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = Started(monkeypatch, tmp_path)
    assert run.main(words) == 0
    assert started.done[-1] == "engine"
    assert started.surroundings == {}
    said = capsys.readouterr().err
    assert re.search(r"about \d+ s on this machine.*--now does without", said)
    (tmp_path / "took").write_text("163")
    assert run.main(words) == 0
    assert "163 s the last time" in capsys.readouterr().err


def test_what_is_built_is_started_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in (["play", "tankup"], ["sim", "qiahn"], []):
        started = Started(monkeypatch, tmp_path, built=True)
        assert run.main(words) == 0
        assert [len(started.done), started.surroundings] == [1, {}]


def test_the_engine_is_not_compiled_twice_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run.subprocess, "Popen", lambda command, **_: begun.append(command))
    with run.alone("wheel"):
        run.compile_beside()
    assert begun == []
    run.compile_beside()
    assert len(begun) == 1


def test_every_command_that_run_knows_is_one_of_liza() -> None:
    terminal = Terminal("en")
    known = {*application._commands(terminal), *application._groups(terminal)}
    assert known >= run.COMPUTING | run.SHOWING
    assert run.COMPUTING.isdisjoint(run.SHOWING)


def test_every_extra_can_be_installed_by_hashes() -> None:
    project = tomllib.loads((run.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = run.LOCKED.read_text(encoding="utf-8")
    for extra in ([], *project["optional-dependencies"].values()):
        entries = locked.needed(text, [*project["dependencies"], *extra])
        assert entries is not None
        assert {row.split("==")[0] for row in entries.splitlines() if row[:1].isalnum()} >= {"litestar", "msgspec"}
        hashed = re.findall(r"^\S.* \\\n    --hash=sha256:[0-9a-f]{64}", entries, re.MULTILINE)
        assert len(hashed) == len(re.findall(r"^\w", entries, re.MULTILINE))
    assert "://" not in text


def test_libraries_and_what_they_want_are_found_with_their_extras() -> None:
    text = (
        "# Made\na==1 \\\n    --hash=sha256:1\nb==2 ; sys_platform == 'win32' \\\n    --hash=sha256:2\n    # via a, d\n"
        "c==3 \\\n    --hash=sha256:3\n    # via b[more]\n# b[more] via d\n"
    )

    def names(*wanted: str) -> list[str] | None:
        entries = locked.needed(text, wanted)
        return None if entries is None else re.findall(r"^(\w)==", entries, re.MULTILINE)

    assert names("a>=1") == ["a", "b"]
    assert names("B[more]>=1 ; python_version > '3'") == ["b", "c"]
    assert names("d") is None


def test_the_lock_has_the_versions_of_the_constraints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["maintain locks", "--check"])
    assert locks.main() == 0


@pytest.mark.parametrize("script", ["lint", "check"])
@pytest.mark.parametrize("half", ["python", "client"])
def test_style_and_types_of_both_halves_are_looked_at_for_every_change(script: str, half: str) -> None:
    assert f"scripts/{script} --{half}" in (run.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"--{half}" in (run.ROOT / "scripts" / script).read_text(encoding="utf-8")
