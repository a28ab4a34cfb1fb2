"""Processes behind one port are replaced while people play: a reconnection is all that they notice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.postgres import Postgres
from tests.server.client import Figure, Player, Server, run, serving
from tests.server.upgrade import drain, replaced, upgrade, workers

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def several(cluster: Postgres, _beside: None) -> Iterator[Server]:
    with serving(cluster.url, workers=2, bots=0, poll=0.5) as server:
        yield server


def test_a_drained_process_takes_nobody_from_the_port_it_shares(several: Server) -> None:
    """It ends, and a new one takes its place; meanwhile the other one serves."""

    async def work() -> None:
        before = await workers(several)
        leaving = min(before)
        made = several.create("qiahn", [PERSON, PERSON])
        table, token = made["table"]["id"], made["keys"][0]["token"]
        await drain(several, leaving)
        gone = asyncio.create_task(replaced(several, {leaving}, before))
        async with httpx.AsyncClient(base_url=several.url, timeout=30) as kept:
            while not gone.done():
                assert (await kept.get("/healthz")).status_code == 200
                await asyncio.to_thread(several.create, "qiahn", [PERSON, PERSON])
                await asyncio.sleep(0.05)
        await gone
        assert leaving not in await workers(several)
        await Player(several.socket_url, table, token).connect()

    run(work())


@pytest.mark.slow
def test_a_rolling_upgrade_is_noticed_as_a_reconnection(several: Server, record_property: Figure) -> None:
    report, said = asyncio.run(upgrade(several, 2, 1, 1))
    record_property("figure", said)
    assert report.faults == []
    assert report.acknowledged
