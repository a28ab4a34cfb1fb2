"""The clock of one of two processes jumps by an hour, forward and back: no table is lost, and both agree on all."""

from __future__ import annotations

from typing import Any

import pytest

from liza.match.table import Table
from liza.server.base.config import Config
from liza.server.base.steady_clock import SteadyClock
from liza.server.protocol.clocks import Days, Fischer, NoClock
from liza.server.site.health import keep_time
from liza.server.tables.hub import Hub
from liza.server.tables.sweeping import sweep
from liza.store import Store, open_store
from liza.store.operators.pulse import time_of
from tests.postgres import Postgres
from tests.server.rig import NOW, Time, hub_with, plan_of
from tests.support import awaited

_HOUR = 3_600_000


async def choose(hub: Hub, times: int) -> None:
    """Let the persons whose turn it is choose at one process."""
    for _ in range(times):
        live = await hub.live("t")
        await hub.catch_up(live)
        match = live.table.match
        assert match is not None
        seat = match.actors[0]
        await hub.commit(live, "act", seat, match.game.notation(match.state.legal(seat)[0]))


async def replayed(store: Store, hub: Hub) -> Table:
    """Return the table as its log has it; every entry must have been possible at its time, and none is out of order."""
    live = await hub.live("t")
    table = Table(live.kept.setting)
    at = 0
    for entry in await store.log("t"):
        assert entry.at >= at
        at = entry.at
        table.check(entry.kind, entry.seat, entry.body, entry.at)
        table.apply(entry)
    return table


class Ticks:
    """What has passed since the machine was started."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> float:
        return self.ms


@pytest.mark.parametrize("clock", [NoClock(), Days(3), Fischer(600, 5)], ids=["no clock", "days", "ten minutes"])
def test_an_hour_on_one_of_two_processes_loses_no_table(clock: Any, cluster: Postgres) -> None:
    """The wall clock jumps; what has passed is what players are charged for."""
    wall, ticks = Time(), Ticks()

    async def work() -> None:
        url = str(cluster.database())
        quiet = {"poll": 3_600.0}
        steadied = SteadyClock(wall, ticks)
        async with hub_with(url, plan_of("qiahn", 2, clock=clock), clock=steadied, **quiet) as jumping:
            store = open_store(url)
            await store.open()
            steady = Hub(store, Config(messages=0, **quiet), lambda: NOW + int(ticks.ms))
            await steady.open()
            try:
                await choose(steady, 2)
                for jump in (_HOUR, -_HOUR, _HOUR):
                    wall.now = NOW + jump
                    ticks.ms += 10_000
                    await choose(jumping, 2)
                    for hub in (jumping, steady):
                        await sweep(hub)
                        assert await hub.store.overdue(hub.repository.clock()) == []
                    await choose(steady, 2)
                told = [await hub.live("t") for hub in (jumping, steady)]
                for hub, live in zip((jumping, steady), told, strict=True):
                    await hub.catch_up(live)
                log = await replayed(store, steady)
                assert {live.table.status for live in told} == {"running", log.status}
                assert {live.table.n for live in told} == {log.n}
                assert [chair.kind for chair in log.chairs] == ["person", "person"]
                if isinstance(clock, Fischer):
                    left = [log.timing.clocks.left(seat, steadied()) for seat in (0, 1)]  # type: ignore[union-attr]
                    assert min(left) > 500_000
            finally:
                await steady.close()
                await store.close()

    awaited(work())


def test_a_clock_that_is_set_is_followed_slowly_and_never_back() -> None:
    wall, ticks = Time(), Ticks()
    clock = SteadyClock(wall, ticks)
    assert clock() == NOW
    for jump in (_HOUR, -_HOUR):
        before = clock()
        wall.now += jump
        assert clock() == before
        wall.now, ticks.ms = wall.now + 60_000, ticks.ms + 60_000
        passed = clock() - before
        assert 57_000 <= passed <= 63_000
        assert (passed > 60_000) == (jump > 0)
        for _ in range(25 * 60):
            wall.now, ticks.ms = wall.now + 60_000, ticks.ms + 60_000
            clock()
        assert abs(clock() - wall.now) <= 1


def test_processes_take_the_time_from_their_database(cluster: Postgres) -> None:
    """A machine whose clock was wrong from the start plays by the same time as the others."""
    wall, ticks = Time(), Ticks()
    wrong = SteadyClock(wall, ticks)

    async def work() -> float:
        store = open_store(str(cluster.database()))
        try:
            await keep_time(store, wrong)
            return await time_of(store)
        finally:
            await store.close()

    shared = awaited(work())
    assert 0 <= shared - wrong() < 10_000
    wall.now, ticks.ms = wall.now + _HOUR, ticks.ms + 1_000
    assert abs(shared + 1_000 - wrong()) < 10_000
