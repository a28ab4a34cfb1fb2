"""A link that was cut without a word: nobody waits for ever, and what came of it is used no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import pytest
from sqlalchemy.engine import make_url

from liza.store import FAULTS, Store, base, open_store, postgres
from tests.postgres import Postgres
from tests.store.test_store import plain
from tests.support import awaited

_TRIES: Final = 6
"""More than there are connections that may have been cut."""


class Link:
    """Stands between a store and its database; can be cut: what was connected stays so, and nothing comes through."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: list[asyncio.Event] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def cut(self) -> None:
        """Let nothing through any more on what is connected now; new connections are fine."""
        for through in self._open:
            through.clear()
        self._open.clear()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Link]:
        """Listen for as long as the block lasts."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far_in, far_out = await asyncio.open_connection("127.0.0.1", self._port)
        through = asyncio.Event()
        through.set()
        self._open.append(through)
        for reader, writer in ((near_in, far_out), (far_in, near_out)):
            task = asyncio.create_task(self._pass(reader, writer, through))
            self._tasks.add(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, through: asyncio.Event) -> None:
        try:
            while data := await reader.read(65536):
                await through.wait()
                writer.write(data)
        finally:
            if through.is_set():
                writer.close()
            else:
                writer.transport.abort()


async def in_the_end(work: Callable[[], Awaitable[Any]]) -> Any:
    """Try until it works: each try that fails has found one more connection that was cut."""
    for _ in range(_TRIES):
        with suppress(*FAULTS):
            async with asyncio.timeout(3 * base.PATIENCE):
                return await work()
    raise AssertionError("it never works again")


def test_what_was_cut_off_is_not_waited_for(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (base, postgres):
        monkeypatch.setattr(module, "PATIENCE", 2)
    monkeypatch.setitem(postgres._LIMITS, "command_timeout", 0.5)
    monkeypatch.setitem(postgres._LIMITS, "timeout", 1)

    async def work(store: Store, link: Link) -> None:
        assert await store.append(plain("cut", 1))
        await asyncio.gather(*(store.log("cut") for _ in range(4)))  # several connections in the pool
        for n in range(2, 5):
            link.cut()
            with pytest.raises(FAULTS):
                await store.append(plain("cut", n))
            assert await in_the_end(partial(store.append, plain("cut", n)))
            assert [entry.n for entry in await in_the_end(lambda: store.log("cut"))] == list(range(1, n + 1))
            await in_the_end(lambda: store.set_deadline("cut", None))

    async def all() -> None:
        async with Link(cluster.port).laid() as link:
            store = open_store(make_url(cluster.database()).set(port=link.port).render_as_string(hide_password=False))
            await store.open()
            try:
                await work(store, link)
            finally:
                await asyncio.wait_for(store.close(), 30)

    awaited(asyncio.wait_for(all(), 120))
