"""Golden games: whole games kept with their stories, at least one for every way a game can end.

Write the stories again with ``scripts/generate golden``; a change that alters one is a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.lab.report.playthrough import playthrough
from tests.games.qiahn.table import GAME
from tests.support import rule

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
ENDS = ["win seat 0", "win seat 1", "draw"]


def end_of(record: liza.Record) -> str:
    """Return how a recorded game ended."""
    outcome = record.final().outcome
    assert outcome is not None
    return "draw" if len(outcome.winners) == 2 else f"win seat {outcome.winners[0]}"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    record = liza.Record.load(path)
    assert record.verify().over
    assert playthrough(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@rule("QT-058", "QT-059")
@pytest.mark.parametrize("troop", GAME.options["troop"].values)
def test_every_way_to_end_has_a_golden_game(troop: int) -> None:
    records = [liza.Record.load(path) for path in GOLDEN]
    assert {end_of(record) for record in records if record.options["troop"] == troop} == set(ENDS)


def test_every_kind_of_event_happens_in_some_golden_game() -> None:
    seen = {event.kind for path in GOLDEN for state in liza.Record.load(path).replay() for event in state.events}
    assert seen == {kind.id for kind in GAME.events}


def test_a_random_game_ends_in_one_of_these_ways() -> None:
    found = set()
    for seed in range(40):
        record = liza.Record.begin(GAME, seed=seed)
        state, chance = record.start(), liza.seeded(seed + 1)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            record.actions.append((seat, GAME.notation(action)))
            state.apply(seat, action)
        found.add(end_of(record))
    assert found == set(ENDS)
