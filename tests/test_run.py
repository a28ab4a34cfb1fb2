"""What ``run.py`` says to the programs that it starts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import run


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
    assert "pytest>=9" in asked[0]
    assert run.install_libraries("dev")
    assert run.install_libraries(None)
    assert len(asked) == 1
    assert run.install_libraries(None, ["one-more>=1"])
    assert len(asked) == 2


@pytest.mark.parametrize("script", ["lint", "check"])
@pytest.mark.parametrize("half", ["python", "client"])
def test_style_and_types_of_both_halves_are_looked_at_for_every_change(script: str, half: str) -> None:
    assert f"scripts/{script} --{half}" in (run.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"--{half}" in (run.ROOT / "scripts" / script).read_text(encoding="utf-8")
