"""The tables that this process has clients for, and how their changes reach the clients."""

from __future__ import annotations

import asyncio
import logging
import secrets
import weakref
import zlib
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Literal, TypeVar

import msgspec

from liza.kernel.base.errors import LizaError
from liza.match.log import UNFINISHED, Entry, EntryRefused
from liza.match.table import Table
from liza.server.base import metrics
from liza.server.base.background import ended, in_parts
from liza.server.base.config import Config
from liza.server.base.steady_clock import now_ms
from liza.server.base.tokens import PresentedKey
from liza.server.packs.admission import ready
from liza.server.protocol import client_messages, wire
from liza.server.protocol.problems import Denied
from liza.server.tables.asked_persons import asked_persons, asking
from liza.server.tables.client_session import SeatRight
from liza.server.tables.live_table import Client, Greeting, LiveTable, Outbox, pause
from liza.server.tables.order_changes import ChosenByOrder
from liza.server.tables.presence import SAY_EVERY, PresenceReport
from liza.server.tables.repository import LoadedTable, TableRepository
from liza.server.tables.table_plan import TablePlan, new_seed, rematch, stored
from liza.store import FAULTS, ChatMessage, Store, StoredTable

_LOG: Final = logging.getLogger("liza.server")
_FLAG_SECONDS: Final = 1.0
_PART: Final = 50
"""Tables that are asked about or spoken of at once: a notification has room for so many."""
_BREATH: Final = 0.01
"""Seconds between two parts, for those who are playing."""
_POLL_BREATH: Final = 0.1
"""With thousands of tables a poll takes longer instead of more work: it finds only what no notification told of."""
_TRIES: Final = 20
T = TypeVar("T")


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], int] = now_ms) -> None:
        self.store: Final = store
        self.config = config
        """As it is now: operators may change some of it while the site runs."""
        self.repository: Final = TableRepository(store, clock)
        self.process: Final = secrets.token_hex(4)
        self.notices: Final[dict[str, wire.Notice]] = {}
        """Notices for all clients, by kind."""
        self._lives: Final[dict[str, LiveTable]] = {}
        """Those with clients."""
        self._known: Final[weakref.WeakValueDictionary[str, LiveTable]] = weakref.WeakValueDictionary()
        """All that are in use in this process, so that a table is loaded only once."""
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._fetching: Final[set[str]] = set()

    async def open(self) -> None:
        """Begin to listen, to poll and to watch the clocks."""
        self.store.listen(self._heard)
        self._later(self._poll())
        self._later(self._watch_clocks())
        if self.store.shared:
            self._later(self._say_presence())

    async def close(self) -> None:
        """Disconnect all clients and end the background tasks."""
        for live in self._lives.values():
            for client in live.clients:
                client.outbox.put(None)
        # Tasks that use the database must end before it is closed.
        await ended(*self._tasks, *self._loading.values())
        await self.repository.close()

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task; it is cancelled when the hub closes."""
        self._later(work)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Forget what is done; what failed is looked at again by the next poll."""
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            _LOG.warning("work besides the play failed", extra={"fault": type(fault).__name__, "why": str(fault)[:300]})

    # Coming and going.

    async def live(self, id: str, check: Callable[[StoredTable], Awaitable[None]] | None = None) -> LiveTable:
        """Return a table; it is loaded if this process does not hold it, and once a check of its row has passed."""
        found = self._known.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            row = await self.repository.row(id)
            if check is not None:
                with suppress(msgspec.MsgspecError, ValueError, zlib.error):  # what cannot be read is set apart below
                    await check(row)
            found = self._known.get(id)
            if found is not None:
                return found
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(row))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def live_for(self, id: str, key: str | None) -> LiveTable:
        """Return a table for a token, given by its hash: one that opens nothing there has nothing loaded."""
        return await self.live(id, lambda row: self.repository.check_key(row, key))

    async def _load(self, row: StoredTable) -> LiveTable:
        return self._new(await self.repository.load_row(row))

    def _new(self, kept: LoadedTable) -> LiveTable:
        live = LiveTable(kept, self.repository.clock, self._reseated)
        self._known[kept.id] = live
        return live

    async def enter(
        self, hello: client_messages.Hello, shown: PresentedKey, outbox: Outbox, greet: Greeting
    ) -> tuple[LiveTable, Client]:
        """Add a client to a table, as a player or a spectator: greet it and send it all changes from then on."""
        id, key = hello.table, shown.key
        loaded = await self.live_for(id, key)
        live = self._lives.setdefault(id, loaded)
        async with live.kept.lock:
            try:
                await self.repository.refresh(live.kept)
                await self._return(live, key)
                await self._arrive(live, key, hello.promised or "")
                seat = self.seat_of(live.table, live.kept.plan, shown)
                client = Client(outbox, seat, key, [] if seat is None else await self.store.muted(id, seat))
                await greet(live, client)
                live.clients.append(client)
                # The last client may have left while this one waited, and taken the table along.
                self._lives[id] = live
            finally:
                self._forget_empty(live)
            self._presence_changed(live, client)
        await self._say_here(live, ask=True)
        return live, client

    async def _return(self, live: LiveTable, key: str | None) -> None:
        """Give a returning player their seat back from the bot that kept it."""
        seat = None if key is None else live.table.away(key)
        if seat is not None:

            def guard(table: Table) -> None:
                if key is None or table.away(key) != seat:
                    raise Denied("left")

            with suppress(Denied, EntryRefused):  # another entry was stored first: the seat is looked up next
                await self.repository.commit(live.kept, "return", seat, guard=guard)

    async def _arrive(self, live: LiveTable, key: str | None, promised: str) -> None:
        """Store that a player has come for whom the game has been waiting."""
        seat = None if key is None else live.table.expects(key)
        if seat is not None:

            def guard(table: Table) -> None:
                if key is None or table.expects(key) != seat:
                    raise Denied("left")

            with suppress(Denied, EntryRefused):  # another page of theirs was faster
                await self.repository.commit(live.kept, "ready", seat, promised, guard)

    def _forget_empty(self, live: LiveTable) -> None:
        if not live.clients and self._lives.get(live.kept.id) is live:
            del self._lives[live.kept.id]
        metrics.LIVE.set(len(self._lives))

    def notice(self, kind: Literal["operator", "storage"], es: str, en: str) -> None:
        """Send a notice to all clients, now and when they connect; empty texts withdraw it."""
        said = wire.Notice(kind=kind, es=es, en=en)
        self.notices.pop(kind, None)
        if es or en:
            self.notices[kind] = said
        for live in self._lives.values():
            for client in live.clients:
                client.outbox.send(said)

    def let_go(self, id: str) -> None:
        """Close every connection to a table that is no longer there."""
        live = self._lives.pop(id, None)
        self._known.pop(id, None)
        for client in live.clients if live is not None else []:
            client.outbox.put(None)

    def let_all_go(self) -> None:
        """Close every connection: clients come back, to another process."""
        for id in list(self._lives):
            self.let_go(id)

    def clients_of(self, id: str, seat: int) -> list[Client]:
        """Return the clients here that play a seat of a table."""
        live = self._lives.get(id)
        return [] if live is None else [client for client in live.clients if client.seat == seat]

    def attended(self) -> set[str]:
        """Return the unfinished tables that have both bots and clients."""
        return {
            id
            for id, live in self._lives.items()
            if live.clients and live.table.status != "over" and any(chair.kind == "bot" for chair in live.table.chairs)
        }

    def visited(self) -> set[str]:
        """Return the unfinished tables with visitors."""
        return {id for id, live in self._lives.items() if live.clients and live.table.status in UNFINISHED}

    def playing(self) -> int:
        """Return how many are here who play at a table whose game is going on."""
        return sum(len(live.connected()[0]) for live in self._lives.values() if live.table.status == "running")

    async def leave(self, live: LiveTable, client: Client) -> None:
        """Let a client go; a table without clients is forgotten, its log is not."""
        async with live.kept.lock:
            live.clients.remove(client)
            self._forget_empty(live)
            self._presence_changed(live)
        await self._say_here(live)

    def seat_of(self, table: Table, plan: TablePlan, shown: PresentedKey) -> int | None:
        """Return the seat that somebody plays; None for a spectator; or refuse."""
        if (key := shown.key) is not None and (not shown.own or table.knows(key)):
            seat = table.seat_of(key)
            if seat is None and not (table.knows(key) or plan.admits(key)) and plan.eyes_of(table, key) is None:
                raise Denied("token")
            return seat
        if not plan.public:
            raise Denied("private")
        return None

    # Changing a table.

    async def kept(self, id: str) -> LoadedTable:
        """Return a table for a bot."""
        live = await self.live(id)
        await self.catch_up(live)
        return live.kept

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what others have stored."""
        async with live.kept.lock:
            await self.repository.refresh(live.kept)

    async def halt(self, kept: LoadedTable, seat: int, reason: str, guard: Callable[[Table], None]) -> None:
        """Halt a table whose bot cannot choose, and tell its clients."""
        await self.commit(self._known.get(kept.id) or self._new(kept), "halt", seat, reason, guard)

    async def play(
        self,
        kept: LoadedTable,
        seat: int,
        action: str,
        guard: Callable[[Table], None],
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Store the choice of a bot or of an order left in advance, and tell the table's clients."""
        return await self.commit(self._known.get(kept.id) or self._new(kept), "act", seat, action, guard, chosen)

    async def commit(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        body: str = "",
        guard: Callable[[Table], None] | None = None,
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Store an entry and tell the table's clients; returns when it is stored."""

        async def untold() -> None:
            await self._open_rematch(live)  # clients that hear of the new table connect to it at once

        async with live.kept.lock:
            entry = await self.repository.commit(live.kept, kind, seat, body, guard, untold, chosen)
        known = self._lives.get(live.kept.id)
        if known is not None and known is not live and known.kept.told < entry.n:
            self._fetch(live.kept.id)
        await self._open_rematch(live)  # another process may have agreed to it and not got as far as opening it
        return entry

    async def _open_rematch(self, live: LiveTable) -> None:
        """Make the table of an agreed rematch, where there is one and unless it is there."""
        table = live.table
        if table.next is not None:
            await self.create(table.next, rematch(live.kept.plan, table, self.repository.clock()))

    async def create(self, id: str, plan: TablePlan) -> LiveTable:
        """Store a new table, unless there is one of that id already."""
        seed = new_seed(plan.deal)
        await ready(plan.game, plan.pack)
        kept = LoadedTable(id, plan, seed)
        notices = asking(asked_persons(kept.table), kept.table.at)
        if not await self.store.create(stored(id, plan, kept.table, seed), [], kept.table.bot_turns(), notices):
            return await self.live(id)
        return self._new(kept)

    async def say(self, live: LiveTable, right: SeatRight, text: str) -> ChatMessage:
        """Store a chat message and send it to the clients that have not muted its seat."""

        async def store(n: int) -> ChatMessage | None:
            name = live.table.chairs[right.seat].name
            return await self.store.say(live.kept.id, n, right.seat, name, text, self.repository.clock(), right.key)

        said = await self._beside_log(live, right, store)
        for client in live.clients:
            client.hear(said)
        return said

    async def mute(self, live: LiveTable, right: SeatRight, other: int, *, muted: bool) -> None:
        """Store that a seat does (not) want to hear another."""

        async def store(n: int) -> bool | None:
            return await self.store.mute(live.kept.id, n, right.seat, other, muted=muted) or None

        await self._beside_log(live, right, store)

    async def _beside_log(self, live: LiveTable, right: SeatRight, store: Callable[[int], Awaitable[T | None]]) -> T:
        """Store data of a seat outside the log; refused if the token has lost the seat by then."""
        async with live.kept.lock:
            for _ in range(_TRIES):
                right.check(live.table)
                done = await store(live.table.n)
                if done is not None:
                    return done
                await self.repository.refresh(live.kept)
        raise Denied("unavailable")

    # What other processes do.

    def _heard(self, channel: str, text: str) -> None:
        if channel == "log":
            id, n, *rest = msgspec.json.decode(text)
            live = self._lives.get(id)
            if live is not None and n > live.kept.told:
                if rest:
                    self._later(self._take(live, Entry(n, *rest)))
                else:
                    self._fetch(id)
        elif channel == "chat" and self.store.shared and text in self._lives:
            self._later(self._hear_chat(self._lives[text]))
        elif channel == "here":
            for here in msgspec.json.decode(text, type=list[PresenceReport]):
                self._hear_presence(here)
        elif channel == "trouble":
            self.set_apart(text)
        elif channel == "renamed":
            self.let_go(text)  # its clients come back, and find it as it is told now
        elif channel == "connected":
            for id in self._lives:
                self._fetch(id)

    def set_apart(self, id: str) -> None:
        """Disconnect the clients of a quarantined table, and tell them why."""
        live = self._known.get(id)
        if live is not None:
            live.kept.apart = True
            live.tell_problem("quarantined")
            self.let_go(id)

    def _fetch(self, id: str) -> None:
        """Look into the log of a table soon; once is enough for many notifications."""
        if id not in self._fetching:
            self._fetching.add(id)
            self._later(self._refresh(id))

    async def _take(self, live: LiveTable, entry: Entry) -> None:
        async with live.kept.lock:
            await self.repository.take(live.kept, entry)

    async def _refresh(self, id: str) -> None:
        live = self._lives.get(id)
        try:
            if live is not None:
                async with live.kept.lock:
                    self._fetching.discard(id)
                    await self.repository.refresh(live.kept)
        finally:
            self._fetching.discard(id)

    async def _hear_chat(self, live: LiveTable) -> None:
        oldest = min((client.heard for client in live.clients), default=0)
        for said in await self.store.said(live.kept.id, oldest):
            for client in live.clients:
                client.hear(said)

    async def _poll(self) -> None:
        """Poll the logs for entries whose notification was lost, so that every client catches up in the end."""
        while True:
            await asyncio.sleep(self.config.poll)
            if not self.store.shared:
                continue
            for ids in in_parts(list(self._lives), _PART):
                try:
                    lengths = await self.store.lengths(ids)
                except FAULTS:
                    _LOG.exception("the log could not be polled")
                    break
                for id, n in lengths.items():
                    live = self._lives.get(id)
                    if live is not None and n > live.kept.told:
                        self._fetch(id)
                await asyncio.sleep(_POLL_BREATH)

    async def _watch_clocks(self) -> None:
        """Give the seats of those whose time is up to bots."""
        while True:
            await asyncio.sleep(_FLAG_SECONDS)
            try:
                for id in await self.store.overdue(self.repository.clock()):
                    await self._look_at_clocks(id)
            except FAULTS:
                _LOG.exception("the clocks could not be watched")

    async def _look_at_clocks(self, id: str) -> None:
        """Flag the seats of one table whose time is up, or deal; a fault there does not affect other tables."""
        try:
            await self._flag(id)
        except FAULTS:
            raise
        except (Denied, LizaError) as fault:
            _LOG.warning("a table whose time is up cannot be played", extra={"table": id, "fault": str(fault)})
            await self.store.set_deadline(id, None)
        except Exception as fault:  # noqa: BLE001 - see above
            _LOG.exception("a table whose time is up made trouble", extra={"table": id})
            await self.repository.quarantine(id, f"clock: {type(fault).__name__}: {fault}")

    async def _flag(self, id: str) -> None:
        live = await self.live(id)
        await self.catch_up(live)
        done = False
        for kind, seat in live.table.when_late:
            with suppress(EntryRefused):
                await self.commit(live, kind, seat)
                done = True
        if not done:
            await self.store.set_deadline(id, live.table.deadline)  # nothing was due: the deadline was stale

    # Presence.

    def _presence_changed(self, live: LiveTable, newcomer: Client | None = None) -> None:
        live.note_presence()
        self._tell_presence(live, newcomer)

    def _tell_presence(self, live: LiveTable, newcomer: Client | None = None) -> None:
        """Tell who is at a table. Its lock must be held."""
        if live.tell_presence(newcomer):
            self._later(pause(weakref.ref(live)))

    def _reseated(self, live: LiveTable) -> None:
        self._later(self._say_here(live))

    async def _say_here(self, live: LiveTable, *, ask: bool = False) -> None:
        if self.store.shared:
            await self._announce([self._here(live, ask=ask)])

    def _here(self, live: LiveTable, *, ask: bool = False) -> PresenceReport:
        seats, watchers = live.connected()
        return PresenceReport(self.process, live.kept.id, sorted(seats), watchers, ask)

    async def _announce(self, here: list[PresenceReport]) -> None:
        await self.store.announce("here", msgspec.json.encode(here).decode())

    def _hear_presence(self, here: PresenceReport) -> None:
        live = self._lives.get(here.table)
        if live is None or here.process == self.process:
            return
        if live.presence.hear(here):
            self._later(self._tell_elsewhere(live))
        if here.ask:
            self._later(self._say_here(live))

    async def _say_presence(self) -> None:
        while True:
            await asyncio.sleep(SAY_EVERY)
            for lives in in_parts(list(self._lives.values()), _PART):
                for live in lives:
                    if live.presence.forget():
                        await self._tell_elsewhere(live)
                await self._announce([self._here(live) for live in lives])
                await asyncio.sleep(_BREATH)

    async def _tell_elsewhere(self, live: LiveTable) -> None:
        async with live.kept.lock:
            self._tell_presence(live)
