"""A table that nobody needs any more is gone at once: the collector, which looks seldom, has nothing to do."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from liza.match.table import Entry, Table
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan
from tests.server.client import Figure
from tests.server.rig import NOW, SEED, Voice, hub_with, plan_of
from tests.support import awaited

GAMES = 2000
WARM = 200
MOST_GROWTH = 256 * 1024
"""Python itself keeps some two thousand small tuples for the next use; a game kept would be 25,000 bytes."""


@pytest.fixture
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def one_game(hub: Hub, id: str, plan: TablePlan) -> list[weakref.ref[Any]]:
    """Let two people come, play, talk, resign and go; return what stood for it in memory."""
    live = await hub.create(id, plan)
    voices = [Voice(hub) for _ in range(2)]
    for seat, voice in enumerate(voices):
        await voice.say({"type": "hello", "table": id, "token": f"seat-{seat}"})
    match = live.table.match
    assert match is not None
    for _ in range(3):
        seat = match.actors[0]
        action = match.game.notation(match.legal(seat)[0])
        assert (await voices[seat].ask({"type": "act", "n": live.table.n, "action": action}))["type"] == "done"
    await voices[0].ask({"type": "chat", "text": "me rindo"})
    await voices[0].ask({"type": "resign"})
    for voice in voices:
        await voice.close()
    return [weakref.ref(thing) for thing in (live, live.kept, live.table, match, *voices)]


@pytest.mark.usefixtures("_no_collector")
def test_nothing_of_a_finished_game_outlives_its_players(tmp_path: Path) -> None:
    async def work() -> None:
        plan = plan_of("qiahn", 2)
        async with hub_with(tmp_path, plan) as hub:
            for number in range(5):
                left = await one_game(hub, f"game {number}", plan)
                await asyncio.sleep(0)
                assert [type(thing()).__name__ for thing in left if thing() is not None] == []

    awaited(work())


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.slow
def test_two_thousand_games_leave_nothing_behind(record_property: Figure) -> None:
    setting = plan_of("qiahn", 2).setting("t", SEED)
    tracemalloc.start()
    try:
        before = 0
        for number in range(GAMES):
            if number == WARM:
                before = tracemalloc.get_traced_memory()[0]
            table = Table(setting)
            assert table.match is not None
            seat = table.match.actors[0]
            action = table.game.notation(table.match.legal(seat)[0])
            for n, (kind, body) in enumerate((("act", action), ("resign", "")), 1):
                table.check(kind, seat, body, NOW)
                table.apply(Entry(n, NOW, kind, seat, body))
            assert table.status == "over"
        del table
        growth = tracemalloc.get_traced_memory()[0] - before
        assert growth < MOST_GROWTH
        record_property("figure", f"{GAMES - WARM} finished games leave {growth / 1024:.0f} KB, with no collector")
    finally:
        tracemalloc.stop()
