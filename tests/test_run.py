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
