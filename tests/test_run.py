"""What ``run.py`` says to the programs that it starts."""

from __future__ import annotations

import os

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
