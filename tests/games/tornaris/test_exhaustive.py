"""A run in which every card is met and every kind of event happens."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from liza import State
from liza.kernel.core.step import Step
from tests.games.tornaris.table import CONTENT, GAME

GAMES = 120


@pytest.fixture(scope="module")
def seen() -> dict[str, Counter[str]]:
    """Play random games and count what happened: by event, and by event and card."""
    found: dict[str, Counter[str]] = {"event": Counter(), "moment": Counter()}
    for seed in range(GAMES):
        state = GAME.new(seats=3 + seed % 4, seed=seed)
        rng = random.Random(seed)
        _count(state, found)
        while not state.over:
            seat = rng.choice(state.actors)
            legal = state.legal(seat)
            state.apply(seat, rng.choice(_eager(state, legal)))
            _count(state, found)
            if seed % 20 == 0 and not state.departed and not state.over and _moment(state) == "Convert":
                state.leave(state.actors[0])
                _count(state, found)
    return found


def _moment(state: State) -> str:
    return type(state.agenda[-1]).__name__


def _eager(state: State, legal: list[int]) -> list[int]:
    """Return what a player who keeps cards, likes shop and dungeon and gives everything there would consider."""
    kept = [action for action in legal if not GAME.notation(action).startswith(("sell", "discard"))] or legal
    if _moment(state) == "HuntPlay":
        return kept[1:] or kept
    return kept + [action for action in kept if GAME.notation(action) in {"go dungeon", "go shop"}] * 2


def _count(state: State, found: dict[str, Counter[str]]) -> None:
    if not state.over:
        found["moment"][_moment(state)] += 1
    for event in state.events:
        found["event"][event.kind] += 1
        for field in ("equipment", "monster", "sky", "happening", "object"):
            if field in event.data and event.data[field] is not None:
                found.setdefault(event.kind, Counter())[str(event.data[field])] += 1


def test_every_kind_of_event_happens(seen: dict[str, Counter[str]]) -> None:
    assert set(seen["event"]) == {kind.id for kind in GAME.events}


def test_every_question_is_asked(seen: dict[str, Counter[str]]) -> None:
    asked = {name for name, step in GAME.steps.items() if step.legal is not Step.legal}
    assert set(seen["moment"]) == asked


def test_every_card_is_met(seen: dict[str, Counter[str]]) -> None:
    assert set(seen["played"]) == set(CONTENT.equipment)
    assert set(seen["bought"]) == set(CONTENT.equipment)
    assert set(seen["monster_came"]) == set(seen["hunt_lost"]) == set(CONTENT.monsters)
    assert set(seen["dawned"]) == set(CONTENT.skies)
    assert set(seen["event_drawn"]) == set(CONTENT.happenings)
    assert set(seen["drew_object"]) == set(CONTENT.names["object"])
