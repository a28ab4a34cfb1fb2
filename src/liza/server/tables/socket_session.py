"""One socket, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

import msgspec

from liza import bots
from liza.kernel.base.errors import LizaError
from liza.match.log import Entry
from liza.match.table import Table
from liza.match.table_config import TableConfig
from liza.server.base import metrics
from liza.server.base.tokens import new_id
from liza.server.protocol import wire
from liza.server.protocol.limits import Allowance, Bucket
from liza.server.protocol.problems import Denied, problem
from liza.server.tables import viewer_messages
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import MOST_UNREAD, Client, LiveTable, Outbox, SeatRight
from liza.server.tables.replays import brought_up, missed
from liza.server.tables.table_plan import clean_text
from liza.store import FAULTS

_LOG: Final = logging.getLogger("liza.server")
MAX_MESSAGE: Final = 4_096
"""Bytes of a message; the longest legitimate one is a chat message."""
_HELLO_SECONDS: Final = 15.0
_FAREWELL_SECONDS: Final = 5.0
_SLOW_DOWN: Final = 0.25
_MOST_MISSED: Final = 200
_MOST_MISSED_BYTES: Final = MOST_UNREAD // 2
"""Of more than so many entries, or bytes, the position is sent instead."""
_CHATS_A_SECOND: Final = 0.5
_CHAT_BURST: Final = 5


class _Numbered(msgspec.Struct):
    id: wire.Number | None = None


_ID_DECODER: Final = msgspec.json.Decoder(_Numbered)
_DECODER: Final = msgspec.json.Decoder(wire.ClientMessage)


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


def _anybody() -> None:
    """Let every address chat."""


async def _no_person(_table: str, _seat: int, _key: str) -> None:
    """Leave a seat without a person."""


class SocketSession:
    """Talks with one client."""

    def __init__(
        self,
        hub: Hub,
        socket: Socket,
        allowance: Allowance,
        may_say: Callable[[], None] = _anybody,
        arrived: Callable[[str, int, str], Awaitable[None]] = _no_person,
    ) -> None:
        self._hub: Final = hub
        self._socket: Final = socket
        self._may_say: Final = may_say
        """Refuses a client whose address an operator has silenced."""
        self._arrived: Final = arrived
        """Notes whose a seat is whose token was shown, given by its hash."""
        self._allowance: Final = allowance
        self._outbox: Final = Outbox(allowance)
        self._bucket: Final = Bucket(hub.config.messages)
        self._chats: Final = Bucket(_CHATS_A_SECOND if hub.config.messages else 0, _CHAT_BURST)
        self._live: LiveTable | None = None
        self._client: Client | None = None
        self._within: float | None = None
        """Within how many seconds the client has promised to send its next message."""

    def let_go(self) -> None:
        """Close the connection."""
        self._outbox.put(None)

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
            if self._live is not None and self._client is not None:
                await self._hub.leave(self._live, self._client)

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
            limit = _HELLO_SECONDS if self._client is None else self._within
            text = await asyncio.wait_for(self._socket.receive_text(), limit)
            if text is None:
                return
            if self._bucket.take() and self._allowance.say():
                await self._answer(text)
            else:
                self._error(None, Denied("too-fast"))
                await asyncio.sleep(_SLOW_DOWN)

    async def _answer(self, text: str) -> None:
        id: int | None = None
        try:
            id = _id_of(text)
            message = _decoded(text)
            await self.ANSWERS[type(message)](self, message)
        except (LizaError, Denied, *FAULTS) as fault:
            self._error(id, fault)
        except Exception as fault:  # noqa: BLE001 - one client's trouble must not end the others' game
            _LOG.exception("a message could not be answered")
            self._error(id, fault)

    def _error(self, id: int | None, fault: Exception) -> None:
        said = problem(fault)
        metrics.REFUSED.labels(said.code).inc()
        error = wire.Error(id=id, code=said.code, es=said.es, en=said.en, rule=said.rule, detail=said.detail)
        self._outbox.send(error)

    def _done(self, message: wire.FromClient, n: int | None = None) -> None:
        if message.id is not None:
            self._outbox.send(wire.Done(id=message.id, n=n))

    # Who is talking.

    def _at_table(self) -> tuple[LiveTable, Client]:
        if self._live is None or self._client is None:
            raise Denied("hello-first")
        return self._live, self._client

    def _playing(self) -> tuple[LiveTable, SeatRight]:
        """Return the table and the right to a seat there; each change checks the right again under the lock."""
        live, client = self._at_table()
        return live, client.right(live.table)

    # One answer for each message.

    async def _hello(self, message: wire.Hello) -> None:
        if self._client is not None:
            raise Denied("hello-twice")

        async def greet(live: LiveTable, client: Client) -> None:
            await self._greet(live, client, message)

        self._live, self._client = await self._hub.enter(message.table, message.token, self._outbox, greet)
        if self._client.seat is not None and self._client.key is not None:
            await self._arrived(message.table, self._client.seat, self._client.key)

    async def _greet(self, live: LiveTable, client: Client, message: wire.Hello) -> None:
        """Bring a client up to date. The table's lock is held, so no entry comes in between."""
        send = self._outbox.send
        send(viewer_messages.welcome(live.table, live.kept.plan, client.seat, client.key, client.muted, message.id))
        send(wire.TableMessage(table=live.info()))
        for notice in self._hub.notices.values():
            send(notice)
        table = live.table
        if table.match is not None:
            told = await self._missed(live, client, message.since)
            for each in brought_up(table, told, client.seat):
                send(each)
        if table.halted:
            self._error(None, Denied("broken"))
        for said in await self._hub.store.said(live.kept.id):
            client.hear(said)

    async def _missed(self, live: LiveTable, client: Client, since: int | None) -> list[wire.FromServer]:
        """Return the messages since a client's last entry; empty if there are too many or the entry is unknown."""
        if since is None or not live.table.n - _MOST_MISSED <= since < live.table.n:
            return []
        entries = await self._hub.store.log(live.kept.id)
        told, size = await self._allowance.measured(_weighed, live.kept.setting, entries, since, client.seat)
        self._allowance.spend(0.0, size)
        return told if size <= _MOST_MISSED_BYTES else []

    async def _act(self, message: wire.Act) -> None:
        live, right = self._playing()
        if message.n > live.table.n:  # the client has heard from another process what this one has not
            await self._hub.catch_up(live)
            live, right = self._playing()
        began = time.perf_counter()
        entry = await self._hub.commit(live, "act", right.seat, message.action, _fresh(right, message.n))
        metrics.SECONDS.observe(time.perf_counter() - began)
        metrics.MOVES.labels("person").inc()
        self._done(message, entry.n)

    async def _take_back(self, message: wire.TakeBack) -> None:
        live, right = self._playing()
        await self._look_back(live, right)
        entry = await self._hub.commit(live, "take_back", right.seat, guard=_fresh(right, message.n))
        self._done(message, entry.n)

    async def _ask_take_back(self, message: wire.AskTakeBack) -> None:
        live, right = self._playing()
        async with live.kept.lock:
            right.check(live.table)
            answer = await asyncio.to_thread(viewer_messages.may_take_back, live.table, right.seat, message.id)
        self._outbox.send(answer)

    async def _propose(self, message: wire.Propose) -> None:
        live, right = self._playing()
        body: str = message.what
        if message.what == "undo":
            await self._look_back(live, right)
        elif message.what in {"replace", "retire"}:
            body = self._about_somebody(live, message.what, message.target)
        elif message.what == "rematch":
            body = f"rematch {new_id()}"
        await self._commit(message, "propose", body)

    async def _commit(self, message: wire.FromClient, kind: str, body: str = "") -> None:
        """Store an entry of one's own seat and say so."""
        live, right = self._playing()
        self._done(message, (await self._hub.commit(live, kind, right.seat, body, right.check)).n)

    async def _look_back(self, live: LiveTable, right: SeatRight) -> None:
        """Check in a thread whether a choice revealed hidden information, which means trying it in many worlds."""
        async with live.kept.lock:
            right.check(live.table)
            if live.table.match is not None:
                await asyncio.to_thread(live.table.match.may_undo, right.seat)

    def _about_somebody(self, live: LiveTable, what: str, target: int | None) -> str:
        """Return the proposal to replace or retire a player; only one who has left or has been away long enough."""
        if target is None or target >= len(live.table.chairs):
            raise Denied(f"no-{what}")
        if not live.table.chairs[target].left:
            least = self._hub.config.absence
            pace = live.kept.setting.pace
            patience = least if pace is None else pace.patience(least)
            if patience is None:
                raise Denied("clock-decides")
            if live.presence.absent(target) < patience:
                raise Denied("present")
        return f"{what} {target}"

    async def _agree(self, message: wire.Agree) -> None:
        await self._commit(message, "agree", str(message.proposal))

    async def _decline(self, message: wire.Decline) -> None:
        await self._commit(message, "decline", str(message.proposal))

    async def _resign(self, message: wire.Resign) -> None:
        await self._commit(message, "resign")

    async def _leave(self, message: wire.Leave) -> None:
        await self._commit(message, "leave")

    async def _ready(self, message: wire.Ready) -> None:
        await self._commit(message, "ready")

    async def _fill(self, message: wire.Fill) -> None:
        live, right = self._playing()
        bots.bot(message.level)
        chairs = enumerate(live.table.chairs)
        wanted = [at for at, chair in chairs if chair.kind == "open"] if message.seat is None else [message.seat]
        n: int | None = None
        for target in wanted:
            n = (await self._hub.commit(live, "fill", right.seat, f"{target} {message.level}", right.check)).n
        self._done(message, n)

    async def _cancel(self, message: wire.Cancel) -> None:
        await self._commit(message, "cancel")

    async def _say(self, message: wire.Say) -> None:
        live, right = self._playing()
        self._may_say()
        if not self._chats.take():
            raise Denied("too-fast")
        text = clean_text(message.text)
        if not text:
            raise Denied("bad-message")
        await self._hub.say(live, right, text)
        self._done(message)

    async def _mute(self, message: wire.Mute) -> None:
        live, client = self._at_table()
        if message.seat >= len(live.table.chairs):
            raise Denied("no-seat")
        if client.seat is not None:
            await self._hub.mute(live, client.right(live.table), message.seat, muted=message.muted)
        if message.muted:
            client.muted.add(message.seat)
        else:
            client.muted.discard(message.seat)
        self._done(message)

    async def _explain(self, message: wire.Explain) -> None:
        live, right = self._playing()
        async with live.kept.lock:
            right.check(live.table)
            found = await self._allowance.measured(viewer_messages.explained, live.table, right.seat, message.action)
        self._outbox.send(viewer_messages.answer(message.id, found))

    async def _why_not(self, message: wire.WhyNot) -> None:
        live, right = self._playing()
        async with live.kept.lock:
            right.check(live.table)
            answer = await self._allowance.measured(_impossible, live.table, right.seat, message)
        self._allowance.spend(0.0, len(answer))
        self._outbox.put(answer)

    async def _ping(self, message: wire.Ping) -> None:
        self._within = message.within
        self._outbox.send(wire.Pong(id=message.id, at=self._hub.repository.clock()))

    ANSWERS: ClassVar[Mapping[type[wire.FromClient], Callable[[SocketSession, Any], Awaitable[None]]]] = {
        wire.Hello: _hello, wire.Act: _act, wire.TakeBack: _take_back, wire.Propose: _propose, wire.Agree: _agree,
        wire.Decline: _decline, wire.Resign: _resign, wire.Leave: _leave, wire.Fill: _fill, wire.Cancel: _cancel,
        wire.Say: _say, wire.Mute: _mute, wire.Explain: _explain, wire.WhyNot: _why_not, wire.Ping: _ping,
        wire.Ready: _ready, wire.AskTakeBack: _ask_take_back,
    }  # fmt: skip


def _fresh(right: SeatRight, n: int) -> Callable[[Table], None]:
    """Refuse an answer from a seat that was lost, or to a question that is no longer asked."""

    def guard(table: Table) -> None:
        right.check(table)
        if n > table.n or n < table.asked(right.seat):
            raise Denied("stale")

    return guard


def _weighed(
    setting: TableConfig, entries: Sequence[Entry], since: int, viewer: int | None
) -> tuple[list[wire.FromServer], int]:
    """Return what a viewer missed, and how many bytes that is."""
    told = missed(setting, entries, since, viewer)
    return told, sum(len(msgspec.json.encode(message)) for message in told)


def _impossible(table: Table, seat: int, message: wire.WhyNot) -> bytes:
    """Return the answer to why a verb is not possible: large, so it is also written in the thread that finds it."""
    found = viewer_messages.impossible(table, seat, message.verb)
    return msgspec.json.encode(wire.Impossible(id=message.id, verb=message.verb, actions=found))


def _id_of(text: str) -> int | None:
    """Return the id of a message, also of one that cannot be understood otherwise."""
    try:
        return _ID_DECODER.decode(text).id if len(text) <= MAX_MESSAGE else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _decoded(text: str) -> wire.FromClient:
    if len(text) > MAX_MESSAGE:
        raise Denied("too-large")
    try:
        message: wire.FromClient = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Denied("bad-message", str(fault)[:200]) from None
    return message
