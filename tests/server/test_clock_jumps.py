"""The clock of one of two processes jumps by an hour, forward and back: no table is lost, and both agree on all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from liza.match.table import Table
from liza.server.base.config import Config
from liza.server.protocol.clocks import Days, Fischer, NoClock
from liza.server.tables.hub import Hub
from liza.server.tables.sweeping import sweep
from liza.store import Store, open_store
from tests.postgres import Postgres
from tests.server.rig import NOW, Time, hub_with, plan_of
from tests.support import awaited

_HOUR = 3_600_000
_CHOICES = 1


async def choose(hub: Hub, times: int) -> None:
    """Let the persons whose turn it is choose at one process."""
    for _ in range(times):
        live = await hub.live("t")
        await hub.catch_up(live)
        match = live.table.match
        assert match is not None
        seat = match.actors[0]
        await hub.commit(live, "act", seat, match.game.notation(match.state.legal(seat)[0]))


async def until_a_bot_stands_in(hub: Hub) -> None:
    """Wait until either process has seen that a live clock has run out."""
    async with asyncio.timeout(20):
        while True:
            live = await hub.live("t")
            await hub.catch_up(live)
            if any(chair.kind == "bot" for chair in live.table.chairs):
                return
            await asyncio.sleep(0.02)


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


@pytest.mark.parametrize(
    ("clock", "flagged"),
    [(NoClock(), False), (Days(3), False), (Fischer(600, 5), True)],
    ids=["no clock", "days", "ten minutes"],
)
def test_an_hour_on_one_of_two_processes_loses_no_table(clock: Any, flagged: bool, cluster: Postgres) -> None:
    """A live clock of minutes runs out where an hour passes; then a bot stands in, and the person can come back."""
    ahead = Time()

    async def work() -> None:
        url = str(cluster.database())
        quiet = {"poll": 3_600.0}
        async with hub_with(url, plan_of("qiahn", 2, clock=clock), clock=ahead, **quiet) as jumping:
            store = open_store(url)
            await store.open()
            steady = Hub(store, Config(messages=0, **quiet), lambda: NOW)
            await steady.open()
            try:
                await choose(steady, 2)
                for jump in (_HOUR, -_HOUR, _HOUR):
                    ahead.now = NOW + jump
                    if not flagged:
                        await choose(jumping, 2)
                    for hub in (jumping, steady):
                        await sweep(hub)
                    if not flagged:
                        await choose(steady, 2)
                if flagged:
                    await until_a_bot_stands_in(steady)
                told = [await hub.live("t") for hub in (jumping, steady)]
                for hub, live in zip((jumping, steady), told, strict=True):
                    await hub.catch_up(live)
                log = await replayed(store, steady)
                assert {live.table.status for live in told} == {"running", log.status}
                assert {live.table.n for live in told} == {log.n}
                kinds = [chair.kind for chair in log.chairs]
                assert kinds.count("bot") == int(flagged)
                ahead.now = NOW
                await choose(steady, _CHOICES if not flagged else 0)
                assert (await jumping.live("t")).table.status == "running"
            finally:
                await steady.close()
                await store.close()

    awaited(work())
