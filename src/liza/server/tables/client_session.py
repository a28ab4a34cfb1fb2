"""One client's talk with a table, from its hello to its end, without sockets, threads or a database.

A message goes in, answers come out through a :class:`Connection`, and a :class:`TablePlace` stores what is wanted.
A site waits for its database there, a device has everything at once: ``socket_session`` and ``offline/page_session``
are the two that run a session.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from liza import bots
from liza.match.log import Entry
from liza.match.table import Table
from liza.server.protocol import client_messages, wire
from liza.server.protocol.clocks import NoClock
from liza.server.protocol.denied import Denied
from liza.server.tables import viewer_messages
from liza.server.tables.finished.replays import brought_up
from liza.server.tables.presence import ConnectedClient
from liza.server.tables.table_plan import TablePlan, clean_text, clock_text, time_told

MAX_MESSAGE: Final = 4_096
"""Bytes of a message; the longest legitimate one is a chat message."""
MOST_MISSED: Final = 200
"""Of more entries than that, the position is sent instead."""
Guard = Callable[[Table], None]


class _Numbered(msgspec.Struct):
    id: wire.Number | None = None


_ID_DECODER: Final = msgspec.json.Decoder(_Numbered)
_DECODER: Final = msgspec.json.Decoder(client_messages.ClientMessage)


class SeatRight(NamedTuple):
    """A client's right to act for a seat: the seat, and the hash of the token that plays it."""

    seat: int
    key: str

    def check(self, table: Table) -> None:
        """Refuse if the token does not play the seat at this table as it stands."""
        if table.seat_of(self.key) != self.seat:
            raise Denied("left")

    def fresh(self, n: int) -> Guard:
        """Return a check that also refuses an answer to a question that is no longer asked."""

        def guard(table: Table) -> None:
            self.check(table)
            if n > table.n or n < table.asked(self.seat):
                raise Denied("stale")

        return guard


def right_of(client: ConnectedClient, table: Table) -> SeatRight:
    """Return the right to the seat that a client plays, or refuse."""
    if client.seat is None or client.key is None:
        raise Denied("spectator" if client.key is None or not table.knows(client.key) else "left")
    return SeatRight(client.seat, client.key)


class TablePlace(Protocol):
    """A client's place at a table, and what can be done there."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def plan(self) -> TablePlan:
        """What was decided when it was opened."""

    @property
    def client(self) -> ConnectedClient:
        """The client: its seat, its key, the seats that it does not hear."""

    def info(self) -> wire.TableInfo:
        """Return the table's public state."""

    def notices(self) -> Iterable[wire.Notice]:
        """Return what all clients are told at their hello."""

    async def missed(self, since: int) -> list[wire.FromServer]:
        """Return the messages since an entry; empty if they are too large."""

    async def greet_with_chat(self) -> None:
        """Send what was said at the table lately."""

    async def catch_up(self) -> None:
        """Take in what others have stored."""

    async def commit(self, kind: str, seat: int, body: str, guard: Guard) -> Entry:
        """Store an entry and tell all clients of it, or refuse."""

    async def check_undo(self, right: SeatRight) -> None:
        """Refuse to take a choice back that revealed hidden information."""

    async def answer(self, find: Callable[[Table, int], wire.FromServer], *, counted: bool) -> None:
        """Find an answer for one's own seat and send it; ``counted`` is charged to the client's address."""

    async def check_rematch(self, right: SeatRight) -> None:
        """Refuse to propose a rematch to those who do not want to sit with who proposes it."""

    def check_absent(self, target: int) -> None:
        """Refuse a proposal about a player who is there, or has not been away for long enough."""

    def check_stalling(self, target: int) -> None:
        """Refuse a proposal about a player who is there and has not kept the others waiting for long enough."""

    def new_id(self) -> str:
        """Return an id for a new table."""

    async def say(self, right: SeatRight, text: str) -> None:
        """Store a chat message and send it to those who hear its seat."""

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Remember for one's own seat that it does (not) want to hear another."""


class Connection(Protocol):
    """The way to one client."""

    def send(self, message: wire.FromServer) -> None:
        """Send a message."""

    def refuse(self, id: int | None, fault: Exception) -> None:
        """Say what was wrong with a message."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""

    def promised(self, within: float | None) -> None:
        """Note within how many seconds the client will send its next message."""

    def check_chat(self) -> None:
        """Refuse a client that may not chat now."""

    async def enter(self, hello: client_messages.Hello, greet: Callable[[TablePlace], Awaitable[None]]) -> TablePlace:
        """Add the client to a table and greet it, with no entry in between."""

    async def arrived(self, table: str) -> None:
        """Note whose the seat is that the client plays at a table, after its hello."""


class ClientSession:
    """Answers the messages of one client."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection
        self.place: TablePlace | None = None
        """None until the client has said hello."""

    async def hear(self, text: str) -> None:
        """Answer a message, whatever it is."""
        id: int | None = None
        try:
            id = _id_of(text)
            message = _decoded(text)
            await self.ANSWERS[type(message)](self, message)
        except Exception as fault:  # noqa: BLE001 - one client's trouble must not end the others' game
            self._connection.refuse(id, fault)

    def _done(self, message: client_messages.FromClient, n: int | None = None) -> None:
        if message.id is not None:
            self._connection.send(wire.Done(id=message.id, n=n))

    def _at_table(self) -> TablePlace:
        if self.place is None:
            raise Denied("hello-first")
        return self.place

    def _playing(self) -> tuple[TablePlace, SeatRight]:
        """Return the place and the right to a seat there; each change checks the right again before it is stored."""
        place = self._at_table()
        return place, right_of(place.client, place.table)

    async def _commit(self, message: client_messages.FromClient, kind: str, body: str = "") -> None:
        """Store an entry of one's own seat and say so."""
        place, right = self._playing()
        self._done(message, (await place.commit(kind, right.seat, body, right.check)).n)

    # One answer for each message.

    async def _hello(self, message: client_messages.Hello) -> None:
        if self.place is not None:
            raise Denied("hello-twice")

        async def greet(place: TablePlace) -> None:
            await self._greet(place, message)

        self.place = await self._connection.enter(message, greet)
        await self._connection.arrived(message.table)

    async def _greet(self, place: TablePlace, message: client_messages.Hello) -> None:
        """Bring a client up to date."""
        send, table, client, since = self._connection.send, place.table, place.client, message.since
        muted, eyes = client.muted, client.viewer
        send(viewer_messages.welcome(table, place.plan, client.seat, client.key, muted, message.id, eyes))
        send(wire.TableMessage(table=place.info()))
        for notice in place.notices():
            send(notice)
        if table.match is not None:
            recent = since is not None and table.n - MOST_MISSED <= since < table.n
            told: Sequence[wire.FromServer] = await place.missed(since) if recent and since is not None else []
            for each in viewer_messages.for_client(client, brought_up(table, told, client.viewer)):
                send(each)
        if table.halted:
            self._connection.refuse(None, Denied("broken"))
        await place.greet_with_chat()

    async def _act(self, message: client_messages.Act) -> None:
        place, right = self._playing()
        if message.n > place.table.n:  # the client has heard of an entry that is not here yet
            await place.catch_up()
            place, right = self._playing()
        self._done(message, (await place.commit("act", right.seat, message.action, right.fresh(message.n))).n)

    async def _take_back(self, message: client_messages.TakeBack) -> None:
        place, right = self._playing()
        await place.check_undo(right)
        self._done(message, (await place.commit("take_back", right.seat, "", right.fresh(message.n))).n)

    async def _ask_take_back(self, message: client_messages.AskTakeBack) -> None:
        place, _ = self._playing()
        await place.answer(lambda table, seat: viewer_messages.may_take_back(table, seat, message.id), counted=False)

    async def _propose(self, message: client_messages.Propose) -> None:
        place, right = self._playing()
        body: str = message.what
        if message.what == "undo":
            await place.check_undo(right)
        elif message.what in {"replace", "retire"}:
            body = _about_player(place, message.what, message.target)
        elif message.what == "rematch":
            await place.check_rematch(right)
            body = f"rematch {place.new_id()}"
        elif message.what == "pace":
            body = f"pace {clock_text(message.clock or NoClock())}"
        await self._commit(message, "propose", body)

    async def _agree(self, message: client_messages.Agree) -> None:
        await self._commit(message, "agree", str(message.proposal))

    async def _decline(self, message: client_messages.Decline) -> None:
        await self._commit(message, "decline", str(message.proposal))

    async def _resign(self, message: client_messages.Resign) -> None:
        await self._commit(message, "resign")

    async def _leave(self, message: client_messages.Leave) -> None:
        await self._commit(message, "leave")

    async def _ready(self, message: client_messages.Ready) -> None:
        await self._commit(message, "ready")

    async def _reveal(self, message: client_messages.Reveal) -> None:
        await self._commit(message, "reveal", message.shown)

    async def _fill(self, message: client_messages.Fill) -> None:
        place, right = self._playing()
        bots.bot(message.level)
        chairs = enumerate(place.table.chairs)
        wanted = [at for at, chair in chairs if chair.kind == "open"] if message.seat is None else [message.seat]
        n: int | None = None
        for target in wanted:
            n = (await place.commit("fill", right.seat, f"{target} {message.level}", right.check)).n
        self._done(message, n)

    async def _tell_time(self, message: client_messages.TellTime) -> None:
        await self._commit(message, message.what, time_told(message))

    async def _cancel(self, message: client_messages.Cancel) -> None:
        await self._commit(message, "cancel")

    async def _say(self, message: client_messages.Say) -> None:
        place, right = self._playing()
        self._connection.check_chat()
        text = clean_text(message.text)
        if not text:
            raise Denied("bad-message")
        await place.say(right, text)
        self._done(message)

    async def _mute(self, message: client_messages.Mute) -> None:
        place = self._at_table()
        if message.seat >= len(place.table.chairs):
            raise Denied("no-seat")
        if place.client.seat is not None:
            await place.mute(message.seat, muted=message.muted)
        if message.muted:
            place.client.muted.add(message.seat)
        else:
            place.client.muted.discard(message.seat)
        self._done(message)

    async def _explain(self, message: client_messages.Explain) -> None:
        place, _ = self._playing()

        def explained(table: Table, seat: int) -> wire.FromServer:
            return viewer_messages.answer(message.id, viewer_messages.explained(table, seat, message.action))

        await place.answer(explained, counted=True)

    async def _why_not(self, message: client_messages.WhyNot) -> None:
        place, _ = self._playing()

        def impossible(table: Table, seat: int) -> wire.FromServer:
            found = viewer_messages.impossible(table, seat, message.verb)
            return wire.Impossible(id=message.id, verb=message.verb, actions=found)

        await place.answer(impossible, counted=True)

    async def _ping(self, message: client_messages.Ping) -> None:
        self._connection.promised(message.within)
        self._connection.send(wire.Pong(id=message.id, at=self._connection.now()))

    ANSWERS: ClassVar[Mapping[type[client_messages.FromClient], Callable[[ClientSession, Any], Awaitable[None]]]] = {
        client_messages.Hello: _hello,
        client_messages.Act: _act,
        client_messages.TakeBack: _take_back,
        client_messages.Propose: _propose,
        client_messages.Agree: _agree,
        client_messages.Decline: _decline,
        client_messages.Resign: _resign,
        client_messages.Leave: _leave,
        client_messages.Fill: _fill,
        client_messages.Cancel: _cancel,
        client_messages.Say: _say,
        client_messages.Mute: _mute,
        client_messages.Explain: _explain,
        client_messages.WhyNot: _why_not,
        client_messages.Ping: _ping,
        client_messages.Ready: _ready,
        client_messages.Reveal: _reveal,
        client_messages.AskTakeBack: _ask_take_back,
        client_messages.TellTime: _tell_time,
    }


def _about_player(place: TablePlace, what: str, target: int | None) -> str:
    """Return the proposal to replace or retire a player: one who has left, is away or keeps all waiting."""
    if target is None or target >= len(place.table.chairs):
        raise Denied(f"no-{what}")
    if not place.table.chairs[target].left:
        # A bot may also go on for a player who is there and does not choose; taken out is only who is away.
        (place.check_stalling if what == "replace" else place.check_absent)(target)
    return f"{what} {target}"


def _id_of(text: str) -> int | None:
    """Return the id of a message, also of one that cannot be understood otherwise."""
    try:
        return _ID_DECODER.decode(text).id if len(text) <= MAX_MESSAGE else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _decoded(text: str) -> client_messages.FromClient:
    if len(text) > MAX_MESSAGE:
        raise Denied("too-large")
    try:
        message: client_messages.FromClient = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Denied("bad-message", str(fault)[:200]) from None
    return message
