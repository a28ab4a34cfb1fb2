"""What one process stores reaches the others with the notification itself; they ask only for what it could not hold."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from liza.match.log import Entry
from liza.server.base.config import Config
from liza.server.base.tokens import hashed
from liza.server.tables.hub import Hub
from liza.store import Store, open_store
from tests.postgres import Postgres
from tests.server.rig import NOW, hub_with
from tests.server.test_seats import arrive, open_plan
from tests.support import awaited

SHORT = "Eva"
LONG = "Eva" * 3_000
"""Longer than a notification can be."""


@asynccontextmanager
async def two_processes(cluster: Postgres) -> AsyncIterator[tuple[Hub, Hub]]:
    """Run two hubs with a store each, as two processes have, that never poll."""
    db = str(cluster.database())
    async with hub_with(db, open_plan(), poll=3_600) as near:
        store = open_store(db)
        await store.open()
        far = Hub(store, Config(messages=0, poll=3_600), lambda: NOW)
        await far.open()
        try:
            yield near, far
        finally:
            await far.close()
            await store.close()


class Asked:
    """Counts how often a store is asked for a log."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self._log = store.log
        patch.setattr(store, "log", self._asked)

    async def _asked(self, table_id: str, after: int = 0) -> list[Entry]:
        self.times += 1
        return await self._log(table_id, after)


@pytest.mark.parametrize(("name", "times"), [(SHORT, 0), (LONG, 1)], ids=["short", "too long"])
def test_an_entry_comes_with_its_notification(
    name: str, times: int, cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_processes(cluster) as (near, far):
            guest = await arrive(far, "seat-0")
            here, there = await near.live("t"), await far.live("t")
            asked = Asked(far.store, monkeypatch)
            await near.commit(here, "leave", 1)
            assert not any("Eva" in text for text in guest.socket.sent)
            await near.commit(here, "sit", 1, f"{hashed('next')} {name}")
            await guest.socket.until("Eva")
            assert there.table.chairs[1].name == here.table.chairs[1].name
            assert asked.times == times
            await guest.close()

    awaited(work())


def test_what_lies_before_an_entry_is_asked_for(cluster: Postgres) -> None:
    async def work() -> None:
        async with two_processes(cluster) as (near, far):
            guest = await arrive(far, "seat-0")
            here, there = await near.live("t"), await far.live("t")
            far.store._listeners.clear()  # what is told now is lost
            await near.commit(here, "leave", 1)
            await near.commit(here, "sit", 1, f"{hashed('next')} Eva")
            entries = await near.store.log("t")
            async with there.kept.lock:
                await far.repository.take(there.kept, entries[-1])
                assert there.table.n == len(entries)
                await far.repository.take(there.kept, entries[0])  # told of twice
                assert there.table.n == len(entries)
            await guest.close()

    awaited(work())
