"""Golden games: whole games kept with their stories, a tournament for every number of players.

Write the stories again with ``scripts/generate golden``; a change that alters one is a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.lab.report.playthrough import playthrough
from tests.games.tornaris.table import GAME
from tests.support import rule

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    record = liza.Record.load(path)
    assert record.verify().over
    assert playthrough(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@rule("TR-001", "TR-002", "TR-003", "TR-121")
def test_every_number_of_players_has_a_golden_game() -> None:
    ends = [liza.Record.load(path).final() for path in GOLDEN]
    assert {end.seats for end in ends} == set(GAME.seats)
    for end in ends:
        assert end.outcome is not None
        assert end.outcome.reason == "champion"
        assert len(end.outcome.winners) == 1


def test_golden_games_are_full_of_events() -> None:
    seen = {event.kind for path in GOLDEN for state in liza.Record.load(path).replay() for event in state.events}
    assert len(seen) > 50
