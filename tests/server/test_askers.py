"""Who may stop what is worked out for several: a job ends once all who asked for it have cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from liza.server.processes.job_queue import Job, JobQueue
from liza.store import open_store
from tests.server.rig import NOW, lay_out
from tests.support import awaited

KEY = ("game", "known")


class Endless(Job):
    """Is never done."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    async def work(self) -> bytes:
        await asyncio.Event().wait()
        return b""


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[JobQueue, JobQueue]]:
    """Yield the jobs of two processes that hear each other: the first works on one for the address ``first``."""
    await lay_out(folder / "liza.db")
    store = open_store(str(folder / "liza.db"))
    await store.open()
    here, there = (JobQueue(store, lambda: NOW, "it failed") for _ in range(2))
    try:
        await here.begin(KEY, "first", Endless)
        yield here, there
    finally:
        await here.close()
        await there.close()
        await store.close()


@pytest.mark.parametrize("other", [False, True], ids=["in the same process", "from another process"])
def test_a_stranger_cannot_cancel_what_others_asked_for(tmp_path: Path, other: bool) -> None:
    async def work() -> None:
        async with two_processes(tmp_path) as processes:
            here = processes[0]
            asked = processes[other]
            await asked.call_off(KEY, "stranger")
            await asked.join(KEY, "second")
            await asked.call_off(KEY, "first")
            await asked.call_off(KEY, "first")
            await asyncio.sleep(0)
            assert here.waiting == [KEY], "the second still wants it"
            assert await here.look(KEY)
            await asked.call_off(KEY, "second")
            async with asyncio.timeout(20):
                while here.waiting:
                    await asyncio.sleep(0.01)
            assert await here.look(KEY) is None

    awaited(work())


def test_whoever_asks_for_what_is_begun_joins_those_who_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_processes(tmp_path) as (here, there):
            await there.begin(KEY, "second", Endless)
            assert there.waiting == []
            await here.call_off(KEY, "first")
            assert here.waiting == [KEY]
            await here.call_off(KEY, "second")
            assert here.waiting == []

    awaited(work())
