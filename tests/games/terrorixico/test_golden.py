"""Golden games: whole games kept with their stories, at least one for every way a game ends and every tie-break.

Write the stories again with ``scripts/generate golden``; a change that alters one is a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.lab.report.playthrough import playthrough
from tests.games.terrorixico.table import GAME
from tests.support import rule

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def final_table(state: liza.State) -> list[dict[str, int]]:
    """Return the rows of the final score, seat by seat."""
    (scores,) = [zone for zone in state.view(None)["zones"] if zone["id"] == "scores"]
    return [piece["numbers"] for piece in scores["pieces"]]


def decided_by(state: liza.State) -> str:
    """Return what told the winner from the next best."""
    assert state.outcome is not None
    if len(state.outcome.winners) > 1:
        return "nothing"
    rows = final_table(state)
    first, second = (rows[group[0]] for group in state.outcome.ranking[:2])
    return next(key for key in ("total", "track", "traumas", "eliminated") if first[key] != second[key])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    record = liza.Record.load(path)
    assert record.verify().over
    assert playthrough(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@rule("TE-084", "TE-085", "TE-086", "TE-087", "TE-A45", "TE-106", "TE-107", "TE-108", "TE-A48")
def test_every_end_and_every_tie_break_has_a_golden_game() -> None:
    ends = [liza.Record.load(path).final() for path in GOLDEN]
    reasons = {(end.outcome.reason, end.seats) for end in ends if end.outcome is not None}
    assert {reason for reason, _ in reasons} == {"monsters", "traumas", "points", "decks"}
    for seats in GAME.seats:
        assert {("monsters", seats), ("traumas", seats)} <= reasons
    assert {decided_by(end) for end in ends} == {"total", "track", "traumas", "eliminated", "nothing"}


def test_every_kind_of_event_happens_in_some_golden_game() -> None:
    seen = {event.kind for path in GOLDEN for state in liza.Record.load(path).replay() for event in state.events}
    assert seen == {kind.id for kind in GAME.events}


def test_a_game_of_the_first_edition_of_the_rules_is_refused_in_one_sentence() -> None:
    data = liza.Record.load(GOLDEN[0]).to_data()
    with pytest.raises(liza.RecordError) as refused:
        liza.Record.from_data({**data, "version": 1}).verify()
    told = str(refused.value)
    assert "TerroriXico" in told
    assert "version 1" in told
    assert "version 3" in told
