"""The site's end of a table session: one socket, its limits, and the tables of this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from liza.kernel.base.errors import LizaError
from liza.match.log import Entry
from liza.match.table import Table
from liza.match.table_config import TableConfig
from liza.server.base import metrics, traces
from liza.server.base.tokens import PresentedKey, hashed, new_id
from liza.server.protocol import client_messages, wire
from liza.server.protocol.limits import Allowance, Bucket
from liza.server.protocol.problems import Denied, problem
from liza.server.tables.client_session import ClientSession, Guard, SeatRight, TablePlace, right_of
from liza.server.tables.delayed_rooms import DelayedRooms
from liza.server.tables.finished.replays import missed
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import MOST_UNREAD, Client, LiveTable, Outbox
from liza.server.tables.table_plan import TablePlan
from liza.store import FAULTS

_LOG: Final = logging.getLogger("liza.server")
_HELLO_SECONDS: Final = 15.0
_FAREWELL_SECONDS: Final = 5.0
_SLOW_DOWN: Final = 0.25
_MOST_MISSED_BYTES: Final = MOST_UNREAD // 2
"""Of more than so many bytes, the position is sent instead."""
_STALLING: Final = 5 * 60_000
"""Milliseconds after which a player who is there and does not choose keeps a table without a clock waiting."""
_CHATS_A_SECOND: Final = 0.5
_CHAT_BURST: Final = 5
Check = Callable[[str, str, str], Awaitable[None]]
"""Refuses who holds a token at a table, given by its hash, if an operator has banned them from what is named."""
_EXPECTED: Final = (LizaError, Denied, *FAULTS)
"""What clients and databases do, as against what is wrong in Liza."""


async def _anybody(_table: str, _key: str, _what: str) -> None:
    """Let every client in, and let it chat."""


async def _no_person(_table: str, _seat: int, _key: str) -> None:
    """Leave a seat without a person."""


async def _no_seat(_table: str) -> str | None:
    """Return no seat: whoever shows no token watches."""


async def _hears_all(_table: str, _key: str | None) -> frozenset[str]:
    """Return that a client hears everybody."""
    return frozenset()


async def _any_rematch(_table: Table, _key: str) -> None:
    """Let everybody propose a rematch."""


class SessionHooks(NamedTuple):
    """What the site does for a session that knows no persons."""

    check: Check = _anybody
    arrived: Callable[[str, int, str], Awaitable[None]] = _no_person
    """Notes whose a seat is whose token was shown, given by its hash."""
    unheard: Callable[[str, str | None], Awaitable[frozenset[str]]] = _hears_all
    """Returns the persons whom a client at a table does not hear, given the hash of the token that it shows."""
    rematch: Callable[[Table, str], Awaitable[None]] = _any_rematch
    """Refuses who may not propose a rematch, given by the hash of a token."""
    own: Callable[[str], Awaitable[str | None]] = _no_seat
    """Returns the hash of the token of the seat that the client's person has at a table."""
    delayed: DelayedRooms | None = None
    """The tables that are watched with a delay."""


_NO_HOOKS: Final = SessionHooks()


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def receive_text(self) -> str | None:
        """Return the next message, or None when the client has gone."""

    async def send_text(self, text: str) -> None:
        """Send a message."""

    async def close(self) -> None:
        """End the connection."""

    def abort(self) -> None:
        """End the connection at once, whatever has not been sent yet."""


class SocketSession:
    """Talks with one client."""

    def __init__(
        self,
        hub: Hub,
        socket: Socket,
        allowance: Allowance,
        hooks: SessionHooks = _NO_HOOKS,
    ) -> None:
        self._hub: Final = hub
        self.by_cookie = False
        """Whether the client has shown no token: it may be there for as long as its session lasts."""
        self._socket: Final = socket
        self._hooks: Final = hooks
        self._allowance: Final = allowance
        self._outbox: Final = Outbox(allowance)
        self._bucket: Final = Bucket(hub.config.messages)
        self._chats: Final = Bucket(_CHATS_A_SECOND if hub.config.messages else 0, _CHAT_BURST)
        self._session: Final = ClientSession(self)
        self._place: SocketPlace | None = None
        self._within: float | None = None
        """Within how many seconds the client has promised to send its next message."""

    @property
    def key(self) -> str | None:
        """The hash of the token that the client has shown."""
        return None if self._place is None else self._place.client.key

    def let_go(self) -> None:
        """Close the connection."""
        self._outbox.put(None)

    async def hear_anew(self, unheard: frozenset[str]) -> None:
        """Send the chat once more: the client's person hears others than before."""
        if self._place is not None and self._place.hears:
            said = await self._hub.store.said(self._place.live.kept.id)
            self._place.client.hear_anew(said, unheard)

    async def run(self) -> None:
        """Listen until the client goes; send what there is to send meanwhile."""
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        lost = asyncio.create_task(self._outbox.lost.wait())
        try:
            # The first task to end ends all: the client has gone, was disconnected, or does not read.
            await asyncio.wait((sender, receiver, lost), return_when=asyncio.FIRST_COMPLETED)
            if self._outbox.lost.is_set():
                metrics.UNREAD.inc()
                self._socket.abort()
            # What is being stored right now is worth waiting for.
            await asyncio.wait((receiver,), timeout=_FAREWELL_SECONDS)
        finally:
            for task in (sender, receiver, lost):
                task.cancel()
            await asyncio.gather(sender, receiver, lost, return_exceptions=True)
            self._outbox.lost.set()
            self._outbox.empty()
            if self._place is not None:
                await self._place.leave()
                self._place = self._session.place = None  # else the table waits for the garbage collector

    async def _send(self) -> None:
        while True:
            data = await self._outbox.queue.get()
            if data is None:
                await self._socket.close()
                return
            await self._socket.send_text(data.decode())
            self._outbox.sent(data)

    async def _receive(self) -> None:
        while True:
            limit = _HELLO_SECONDS if self._place is None else self._within
            text = await asyncio.wait_for(self._socket.receive_text(), limit)
            if text is None:
                return
            if self._bucket.take() and self._allowance.say():
                with traces.span("message"):
                    await self._session.hear(text)
            else:
                self.refuse(None, Denied("too-fast"))
                await asyncio.sleep(_SLOW_DOWN)

    # What the session asks for.

    def send(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self._outbox.send(message)

    def refuse(self, id: int | None, fault: Exception) -> None:
        """Send an error; one that no client can be blamed for is logged."""
        if not isinstance(fault, _EXPECTED):
            _LOG.error("a message could not be answered", exc_info=fault)
        said = problem(fault)
        metrics.REFUSED.labels(said.code).inc()
        error = wire.Error(id=id, code=said.code, es=said.es, en=said.en, rule=said.rule, detail=said.detail)
        self._outbox.send(error)

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self._hub.repository.clock()

    def promised(self, within: float | None) -> None:
        """Note within how many seconds the client will send its next message."""
        self._within = within

    def check_chat(self) -> None:
        """Refuse a client that chats too much."""
        if not self._chats.take():
            raise Denied("too-fast")

    async def enter(self, hello: client_messages.Hello, greet: Callable[[TablePlace], Awaitable[None]]) -> TablePlace:
        """Add the client to a table and greet it under the table's lock."""

        async def greeted(live: LiveTable, client: Client) -> None:
            client.unheard = unheard
            client.eyes = live.kept.plan.eyes_of(live.table, shown.key)
            if client.eyes is not None and await self._hooks.own(hello.table) is not None:
                raise Denied("plays-here")
            await greet(SocketPlace(self._hub, live, client, self._allowance, self._hooks))

        self.by_cookie = hello.token is None
        shown = (
            PresentedKey(await self._hooks.own(hello.table), own=True)
            if hello.token is None
            else PresentedKey(hashed(hello.token))
        )
        if shown.key is not None:
            await self._hooks.check(hello.table, shown.key, "enter")
        if hello.eyes is not None:
            return await self._enter_delayed(hello.table, hello.eyes, shown, greet)
        unheard = await self._hooks.unheard(hello.table, shown.key)
        live, client = await self._hub.enter(hello, shown, self._outbox, greeted)
        self._place = SocketPlace(self._hub, live, client, self._allowance, self._hooks)
        return self._place

    async def _enter_delayed(
        self, table: str, eyes: int, shown: PresentedKey, greet: Callable[[TablePlace], Awaitable[None]]
    ) -> TablePlace:
        """Let the client see everything as it was a while ago, unless its person plays there."""
        rooms = self._hooks.delayed
        if rooms is None:
            raise Denied("running")
        if await self._hooks.own(table) is not None:
            raise Denied("plays-here")

        def placed(live: LiveTable, client: Client) -> DelayedPlace:
            return DelayedPlace(self._hub, live, client, self._allowance, self._hooks, rooms)

        async def greeted(live: LiveTable, client: Client) -> None:
            await greet(placed(live, client))

        self._place = placed(*await rooms.enter(table, shown, eyes, self._outbox, greeted))
        return self._place

    async def arrived(self, table: str) -> None:
        """Note whose the seat is that the client plays."""
        client = None if self._place is None else self._place.client
        if client is not None and client.seat is not None and client.key is not None:
            await self._hooks.arrived(table, client.seat, client.key)


class SocketPlace:
    """A connected client's place at a table of the site."""

    def __init__(self, hub: Hub, live: LiveTable, client: Client, allowance: Allowance, hooks: SessionHooks) -> None:
        self._hub: Final = hub
        self.live: Final = live
        self.client: Final = client
        self._allowance: Final = allowance
        self._hooks: Final = hooks
        self.hears = True
        """Whether the client is told what is said at the table."""

    async def leave(self) -> None:
        """Let the client go."""
        await self._hub.leave(self.live, self.client)

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    @property
    def plan(self) -> TablePlan:
        """What was decided when it was opened."""
        return self.live.kept.plan

    def info(self) -> wire.TableInfo:
        """Return the table's public state."""
        return self.live.info()

    def notices(self) -> Iterable[wire.Notice]:
        """Return what all clients of the site are told."""
        return self._hub.notices.values()

    async def missed(self, since: int) -> list[wire.FromServer]:
        """Return the messages since an entry; empty if they are too large."""
        kept = self.live.kept
        entries = [entry for entry in await self._hub.store.log(kept.id) if entry.n <= kept.table.n]
        told, size = await self._allowance.measured(_weighed, kept.setting, entries, since, self.client.viewer)
        self._allowance.spend(0.0, size)
        return told if size <= _MOST_MISSED_BYTES else []

    async def greet_with_chat(self) -> None:
        """Send what was said at the table lately."""
        for said in await self._hub.store.said(self.live.kept.id):
            self.client.hear(said)

    async def catch_up(self) -> None:
        """Take in what other processes have stored."""
        await self._hub.catch_up(self.live)

    async def commit(self, kind: str, seat: int, body: str, guard: Guard) -> Entry:
        """Store an entry and tell all clients of it."""
        began = time.perf_counter()
        entry = await self._hub.commit(self.live, kind, seat, body, guard)
        if kind == "act":
            metrics.SECONDS.observe(time.perf_counter() - began)
            metrics.MOVES.labels("person").inc()
        return entry

    async def check_undo(self, right: SeatRight) -> None:
        """Check in a thread whether a choice revealed hidden information, which means trying it in many worlds."""
        async with self.live.kept.lock:
            right.check(self.table)
            if self.table.match is not None:
                await asyncio.to_thread(self.table.match.may_undo, right.seat)

    async def answer(self, find: Callable[[Table, int], wire.FromServer], *, counted: bool) -> None:
        """Find an answer in a thread, write it there and send it."""
        async with self.live.kept.lock:
            right = right_of(self.client, self.table)
            right.check(self.table)
            if not counted:
                self.client.outbox.put(await asyncio.to_thread(_written, find, self.table, right.seat))
                return
            data = await self._allowance.measured(_written, find, self.table, right.seat)
        self._allowance.spend(0.0, len(data))
        self.client.outbox.put(data)

    async def check_rematch(self, right: SeatRight) -> None:
        """Refuse to propose a rematch to a person who has blocked who proposes it."""
        await self._hooks.rematch(self.table, right.key)

    def check_stalling(self, target: int) -> None:
        """Refuse unless the player is away, or has kept a table without a clock waiting for long."""
        table = self.table
        idle = self._hub.repository.clock() - table.questions.since[target]
        if table.clocks is not None or table.decision(target) < 0 or idle < _STALLING:
            self.check_absent(target)

    def check_absent(self, target: int) -> None:
        """Refuse where the clock decides, or the player has not been away for long enough."""
        least = self._hub.config.absence
        pace = self.live.table.timing.pace
        patience = least if pace is None else pace.patience(least)
        if patience is None:
            raise Denied("clock-decides")
        if self.live.presence.absent(target) < patience:
            raise Denied("present")

    def new_id(self) -> str:
        """Return an id for a new table."""
        return new_id()

    async def say(self, right: SeatRight, text: str) -> None:
        """Store a chat message and send it to those who hear its seat, unless an operator has silenced who says it."""
        await self._hooks.check(self.live.kept.id, right.key, "say")
        await self._hub.say(self.live, right, text)

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Store that a seat does (not) want to hear another."""
        await self._hub.mute(self.live, right_of(self.client, self.table), seat, muted=muted)


class DelayedPlace(SocketPlace):
    """The place of one who sees the table as it was a while ago, and hears nothing of what is said there now."""

    def __init__(
        self, hub: Hub, live: LiveTable, client: Client, allowance: Allowance, hooks: SessionHooks, rooms: DelayedRooms
    ) -> None:
        super().__init__(hub, live, client, allowance, hooks)
        self._rooms: Final = rooms
        self.hears = False

    async def leave(self) -> None:
        """Let the client go."""
        await self._rooms.leave(self.live, self.client)

    async def greet_with_chat(self) -> None:
        """Keep silent: what is said is about now."""

    async def catch_up(self) -> None:
        """Wait for what is old enough."""


def _weighed(
    setting: TableConfig, entries: Sequence[Entry], since: int, viewer: int | None
) -> tuple[list[wire.FromServer], int]:
    """Return what a viewer missed, and how many bytes that is."""
    told = missed(setting, entries, since, viewer)
    return told, sum(len(msgspec.json.encode(message)) for message in told)


def _written(find: Callable[[Table, int], wire.FromServer], table: Table, seat: int) -> bytes:
    """Return an answer as it is sent: large ones are also written in the thread that finds them."""
    return msgspec.json.encode(find(table, seat))
