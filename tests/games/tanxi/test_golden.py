"""Golden games: whole games kept with their stories, at least one for every way a game can end.

Write the stories again with ``scripts/generate golden``; a change that alters one is a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.lab.report.playthrough import playthrough
from tests.games.tanxi.island import CONTENT
from tests.support import rule

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
ENDS = {"attack", "fog", "monster", "favour", "effect", "rounds"}


def standing(state: liza.State) -> set[str]:
    """Return the squares on which something stands."""
    (island,) = [zone for zone in state.view(None)["zones"] if zone["id"] == "island"]
    return {mark["key"] for piece in island["pieces"] for mark in piece["marks"] if mark["kind"] == "square"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_was(path: Path) -> None:
    record = liza.Record.load(path)
    assert record.verify().over
    assert playthrough(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


@rule("TX-213", "TX-087", "TX-A36")
def test_every_way_to_end_has_a_golden_game() -> None:
    ends = {(liza.Record.load(path).outcome or {}).get("reason") for path in GOLDEN}
    assert ends == ENDS


@rule("TX-210", "TX-092")
def test_night_falls_and_somebody_comes_back_in_some_golden_game() -> None:
    told = [event for path in GOLDEN for state in liza.Record.load(path).replay() for event in state.events]
    assert any(event.kind == "night_fell" for event in told)
    assert any(event.kind == "returned" and event.data["life"] == 3 for event in told)


@rule("TX-094")
def test_somebody_comes_back_to_a_full_village_in_some_golden_game() -> None:
    """Whoever returns when all its squares are taken is placed next to it."""
    village = {CONTENT.board.keys[square] for square in CONTENT.board.village}
    beside = {CONTENT.board.keys[square] for square in CONTENT.board.round_village}
    back = [
        state
        for path in GOLDEN
        for state in liza.Record.load(path).replay()
        if any(event.kind == "returned" and event.data["square"] in beside for event in state.events)
    ]
    assert back
    assert all(village <= standing(state) for state in back)
