"""PostgreSQL is found wherever all its programs are, however one gets there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import run

from tests import postgres


@pytest.fixture
def home() -> Path:
    """Return the folder in which this machine keeps PostgreSQL."""
    found = postgres.find()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine")
    return found


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path) -> Path:
    """Return an empty folder that is the whole path; neither packages nor wheels are looked at."""
    links = tmp_path / "links"
    links.mkdir()
    monkeypatch.setenv("PATH", str(links))
    monkeypatch.setattr(postgres, "_PACKAGES", tmp_path / "nothing")
    monkeypatch.setattr(postgres, "find_spec", lambda _name: None)
    return links


def test_a_link_on_the_path_leads_to_the_programs_beside_its_target(only: Path, home: Path) -> None:
    for program in ("initdb", "postgres"):
        (only / program).symlink_to(home / program)
    assert postgres.find() == home.resolve()


def test_a_place_that_lacks_a_program_is_passed_over(only: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in ("initdb", "postgres"):
        (only / program).write_text("#!/bin/sh\n")
        (only / program).chmod(0o755)
    assert postgres.find() is None
    monkeypatch.setattr(postgres, "_PACKAGES", home.parent.parent)
    assert postgres.find() == home


def test_a_program_that_cannot_be_run_is_none(only: Path) -> None:
    for program in postgres._PROGRAMS:
        (only / program).write_text("")
    assert postgres.find() is None


def test_the_test_command_asks_the_same_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    asked: list[list[object]] = []

    def call(words: list[object], **_more: object) -> int:
        asked.append(words)
        return 1

    monkeypatch.setattr(subprocess, "call", call)
    assert not run.has_postgresql()
    assert asked == [[Path(sys.executable), "-m", "tests.postgres"]]
