"""A hub in this process, with sockets that are queues: what is sent can be compared byte by byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from liza.match.log import Entry
from liza.match.table import Table
from liza.server.base.config import Config
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.limits import Addresses, Allowance
from liza.server.tables.hub import Hub
from liza.server.tables.socket_session import SessionHooks, SocketSession
from liza.server.tables.table_plan import TablePlan, planned, stored
from liza.store import open_store

NOW = 1_800_000_000_000
SEED = bytes(range(32))


UNLIMITED = Addresses(0, 0).of("")
"""What an address may take where nothing is counted."""
_NO_HOOKS = SessionHooks()


class FakeSocket:
    """Two queues."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[str] = []
        self.closed = False
        self._more = asyncio.Event()

    async def receive_text(self) -> str | None:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        self._more.set()

    async def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True
        self.incoming.put_nowait(None)

    async def until(self, marker: str) -> None:
        """Wait until something with a marker has been sent."""
        async with asyncio.timeout(20):
            while not any(marker in text for text in self.sent):
                self._more.clear()
                await self._more.wait()


class Voice:
    """Somebody with a fake socket."""

    def __init__(self, hub: Hub, allowance: Allowance = UNLIMITED, hooks: SessionHooks = _NO_HOOKS) -> None:
        self.socket = FakeSocket()
        self._task = asyncio.create_task(SocketSession(hub, self.socket, allowance, hooks).run())
        self._id = 0

    async def say(self, message: dict[str, Any] | str) -> None:
        """Send a message and wait until it has been answered, whatever the answer is."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._id += 1
        await self.socket.incoming.put(text)
        await self.socket.incoming.put(json.dumps({"type": "ping", "id": 10**6 + self._id}))
        await self.socket.until(f'"id":{10**6 + self._id}')

    @property
    def alive(self) -> bool:
        """Whether the session still runs."""
        return not self._task.done()

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and return the answer to it."""
        self._id += 1
        id = 2 * 10**6 + self._id
        await self.socket.incoming.put(json.dumps({**message, "id": id}))
        await self.socket.until(f'"id":{id},')
        return next(told for told in self.told if told.get("id") == id)

    @property
    def told(self) -> list[dict[str, Any]]:
        """What has been sent so far."""
        return [json.loads(text) for text in self.socket.sent]

    async def close(self) -> None:
        """Go."""
        await self.socket.incoming.put(None)
        with suppress(asyncio.CancelledError):
            await self._task


def plan_of(game: str, seats: int, **wanted: Any) -> TablePlan:
    """Return a plan with a person on every seat: the token of seat 2 is ``seat-2``."""
    people = [SeatRequest("person") for _ in range(seats)]
    tokens = {seat: f"seat-{seat}" for seat in range(seats)}
    return planned(CreateTable(game=game, seats=people, **wanted), tokens, "invite", "watch", NOW)


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


_EMPTY: list[bytes] = []
"""The file of an empty database, once there is one."""


async def lay_out(db: Path) -> None:
    """Leave an empty database where there is none; only the first of a process takes all the steps from nothing."""
    if db.exists():
        return
    if not _EMPTY:
        store = open_store(str(db))
        await store.open()
        await store.close()
        _EMPTY.append(db.read_bytes())
    db.parent.mkdir(parents=True, exist_ok=True)
    db.write_bytes(_EMPTY[0])


@asynccontextmanager
async def hub_with(
    where: Path | str,
    plan: TablePlan,
    entries: Sequence[Entry] = (),
    snapshot: str | None = None,
    clock: Callable[[], int] = lambda: NOW,
    **config: Any,
) -> AsyncIterator[Hub]:
    """Run a hub whose only table, ``t``, has a certain log and perhaps a certain snapshot; in a folder's file, or an
    empty database of which the address is given."""
    if isinstance(where, Path):
        await lay_out(where / "liza.db")
    store = open_store(str(where / "liza.db") if isinstance(where, Path) else where)
    await store.open()
    hub = Hub(store, Config(**{"messages": 0, **config}), clock)
    await hub.open()
    try:
        table = Table(plan.setting("t", SEED))
        await store.create(stored("t", plan, table, SEED), entries, {})
        if snapshot is not None:
            await store.save_snapshot("t", json.loads(snapshot)["n"], plan.version, snapshot)
        yield hub
    finally:
        await hub.close()
        await store.close()


async def arrive(hub: Hub, token: str) -> Voice:
    voice = Voice(hub)
    await voice.say({"type": "hello", "table": "t", "token": token})
    return voice
