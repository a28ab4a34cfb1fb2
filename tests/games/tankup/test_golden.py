"""Golden games: whole games kept with their stories, at least one for every way a game can end.

Write the stories again with ``scripts/generate golden``; a change that alters one is a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.lab.report.playthrough import playthrough
from tests.support import rule

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
ENDS = {"last_standing", "nobody_left", "most_life", "tie_broken", "agreed_draw", "still_tied", "stalled"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    record = liza.Record.load(path)
    assert record.verify().over
    assert playthrough(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@rule("TU-105", "TU-106", "TU-107", "TU-108", "TU-109", "TU-110", "TU-A56", "TU-A64")
def test_every_way_to_end_has_a_golden_game() -> None:
    outcomes = [liza.Record.load(path).final().outcome for path in GOLDEN]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == ENDS


def test_every_table_size_has_a_golden_game() -> None:
    assert {len(liza.Record.load(path).names) for path in GOLDEN} == {2, 3, 4}
