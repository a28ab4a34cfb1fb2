"""Every row of every game's ledger is seen to happen by a test, or stands outside of what software can have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import liza
from liza.lab.report.rule_coverage import cited_rules
from tests.support import citations, rule

TESTS = Path(__file__).parent
ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_every_rule_is_covered(game: liza.Game[Any]) -> None:
    covered = citations()
    bare = [id for id, entry in game.rulebook.rules.items() if not entry.outside and id not in covered]
    assert bare == []


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_nothing_outside_is_covered_and_every_reason_is_given(game: liza.Game[Any]) -> None:
    covered = citations()
    for id, entry in game.rulebook.rules.items():
        if entry.outside:
            assert id not in covered
            assert all(entry.outside[lang].strip() for lang in ("es", "en"))


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    known = {id for game in ROOMS for id in game.rulebook.rules}
    folders = {game.id: TESTS / "games" / game.id for game in ROOMS}
    for game, folder in folders.items():
        unknown = set(cited_rules(folder)) - known if folder.is_dir() else set()
        assert not unknown, f"{game}: {sorted(unknown)}"


def test_citations_are_read_from_functions_and_classes(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_one.py").write_text(
        "@rule('XX-001')\nclass TestIt:\n"
        "    @pytest.mark.rule('XX-002', 'XX-001')\n    def test_this(self): ...\n"
        "    def helper(self): ...\n"
        "@rule('XX-002')\nasync def test_that(): ...\n"
        "@rule('XX-003')\ndef no_test(): ...\n"
        "@other('XX-004')\ndef test_other(): ...\n",
        encoding="utf-8",
    )
    assert cited_rules(folder) == {
        "XX-001": ["tests/deep/test_one.py::TestIt::test_this"],
        "XX-002": ["tests/deep/test_one.py::TestIt::test_this", "tests/deep/test_one.py::test_that"],
    }


@rule("QT-001")
def test_this_very_test_is_found() -> None:
    assert "tests/test_rule_coverage.py::test_this_very_test_is_found" in citations()["QT-001"]
