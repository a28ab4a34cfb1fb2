"""The guided first games: the table that each one asks for can be set, and all that it waits for can come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import liza
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables.table_plan import TablePlan, new_seed, planned
from liza.words.texts import room_texts

FOLDER: Final = Path(liza.__file__).parent / "games"
ROOMS: Final = [game for game in liza.games() if (FOLDER / game.id / "tutorial.json").is_file()]
every_guide = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


def guide_of(game: liza.Game[Any]) -> dict[str, Any]:
    guide: dict[str, Any] = json.loads((FOLDER / game.id / "tutorial.json").read_text(encoding="utf-8"))
    return guide


def plan_of(game: liza.Game[Any], guide: dict[str, Any]) -> TablePlan:
    """Return the table as the page asks for it."""
    seats = [SeatRequest(kind="person"), *[SeatRequest(kind="bot", level="gentle")] * (game.seats[0] - 1)]
    wanted = CreateTable(game=game.id, seats=seats, options=guide["options"], deal=guide["deal"])
    return planned(wanted, {0: "token"}, "invite", "watch", 0)


def test_every_room_has_a_guide() -> None:
    assert [game.id for game in liza.games()] == [game.id for game in ROOMS]


@every_guide
def test_the_prepared_deal_is_always_the_same(game: liza.Game[Any]) -> None:
    plan = plan_of(game, guide_of(game))
    options: dict[str, Any] = dict(plan.options)
    first, again = (game.new(seats=len(plan.seats), seed=new_seed(plan.deal), **options) for _ in range(2))
    assert first.to_data() == again.to_data()
    assert new_seed() != new_seed(), "elsewhere chance is a secret"


@every_guide
def test_a_guide_speaks_in_both_languages_of_what_the_game_has(game: liza.Game[Any]) -> None:
    steps = guide_of(game)["steps"]
    known = room_texts(game, "es").ids
    verbs = {verb.id for verb in game.space.verbs}
    assert len({step["id"] for step in steps}) == len(steps)
    assert steps[-1]["when"] == {"over": True}, "it ends with the end"
    for step in steps:
        when = step["when"]
        assert sorted(step["text"]) == ["en", "es"]
        assert all(step["text"].values())
        named = {f"event-{event}" for event in (when.get("event"), step.get("until")) if event}
        assert when.get("can") in {None, *verbs}, step["id"]
        named |= {f"ask-{when['moment']}"} if "moment" in when else set()
        named |= {f"counter-{counter}" for counter in when.get("counter", {})}
        assert named <= known, step["id"]
