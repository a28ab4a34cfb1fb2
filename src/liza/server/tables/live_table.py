"""A table with clients: who is connected to it, what each of them may do there, and what each is told."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

import msgspec

from liza.match.log import SEATING, Entry, TableChange
from liza.match.table import Table
from liza.server.protocol import wire
from liza.server.protocol.limits import Allowance
from liza.server.protocol.problems import Denied, problem
from liza.server.tables import viewer_messages
from liza.server.tables.presence import Presence, who_is_here
from liza.server.tables.repository import LoadedTable
from liza.store import ChatMessage

MOST_UNREAD: Final = 1 << 20
"""Bytes that may wait for a client that does not read, before it is let go: of states of the game, about fifty."""
_MOST_WAITING: Final = 1_000
"""Messages that may; small ones weigh more in memory than on the wire."""
_SEEING: Final = SEATING | {"show", "hide"}
"""Kinds of entries that may change with whose eyes a client sees."""
PRESENCE_EVERY: Final = 1.0
"""Seconds between two messages to spectators about who is there."""


class Outbox:
    """Messages on their way to one socket."""

    __slots__ = ("_allowance", "_unread", "lost", "queue")

    def __init__(self, allowance: Allowance) -> None:
        self._allowance: Final = allowance
        self._unread = 0
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.lost: Final = asyncio.Event()
        """Whether the client reads too slowly and is to be let go at once."""

    def send(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self.put(msgspec.json.encode(message))

    def put(self, data: bytes | None) -> None:
        """Queue an encoded message; None closes the socket. A client that does not keep up is let go."""
        if self.lost.is_set():
            return
        size = 0 if data is None else len(data)
        self._unread += size
        room = self._allowance.hold(size)
        self.queue.put_nowait(data)
        if not room or self._unread > MOST_UNREAD or self.queue.qsize() > _MOST_WAITING:
            self.lost.set()
            self.empty()

    def sent(self, data: bytes) -> None:
        """Note that a message is on its way."""
        self._release(len(data))

    def empty(self) -> None:
        """Drop what waits: there is no way to send it any more."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self._release(self._unread)

    def _release(self, size: int) -> None:
        freed = min(size, self._unread)
        self._unread -= freed
        self._allowance.release(freed)


class Client:
    """One connected socket at a table."""

    __slots__ = ("eyes", "heard", "key", "muted", "outbox", "seat", "unheard")

    def __init__(self, outbox: Outbox, seat: int | None, key: str | None, muted: Iterable[int] = ()) -> None:
        self.outbox: Final = outbox
        self.seat = seat
        """The seat that the client plays; None for a spectator and for a player who has lost the seat."""
        self.key: Final = key
        """The hash of the token that was shown."""
        self.eyes: int | None = None
        """The seat with whose eyes the client sees though another person plays it."""
        self.muted: Final = set(muted)
        self.unheard: frozenset[str] = frozenset()
        """The persons whose words its own person does not want to read, at any table."""
        self.heard = 0
        """The number of the latest thing said that was sent."""

    @property
    def viewer(self) -> int | None:
        """The seat with whose eyes the client sees; None for one who sees what all may see."""
        return self.eyes if self.seat is None else self.seat

    def hear(self, said: ChatMessage) -> None:
        """Send a chat message, unless it was sent already or who says it is muted."""
        if said.number <= self.heard:
            return
        self.heard = said.number
        if self._hears(said):
            self.outbox.send(_told(said))

    def hear_anew(self, said: Sequence[ChatMessage], unheard: frozenset[str]) -> None:
        """Send all of the chat once more, after other persons are muted than before."""
        self.unheard = unheard
        self.heard = max([self.heard, *(one.number for one in said)])
        self.outbox.send(wire.ChatAnew(said=[_told(one) for one in said if self._hears(one)]))

    def _hears(self, said: ChatMessage) -> bool:
        return said.seat not in self.muted and said.person not in self.unheard


def _told(said: ChatMessage) -> wire.Chat:
    return wire.Chat(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)


class LiveTable:
    """A table with clients."""

    def __init__(self, kept: LoadedTable, clock: Callable[[], int], reseated: Callable[[LiveTable], None]) -> None:
        self.kept: Final = kept
        self.clients: Final[list[Client]] = []
        self.presence: Final = Presence()
        self._clock: Final = clock
        self._reseated: Final = reseated
        """Is told when a client has another seat than before, or none."""
        self._proposal: int | None = None
        self._pausing = False
        """Whether spectators have just been told who is here."""
        self._untold = False
        """Whether that has changed since."""
        kept.changed = _weakly(self)
        kept.here = self.presence.seats

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.kept.table

    def info(self) -> wire.TableInfo:
        """Return the table's public state."""
        return viewer_messages.table_info(self.table, self.kept.plan, self.presence, self._clock())

    def changed(self, change: TableChange) -> None:
        """Tell every client what it may know of a stored entry."""
        table = self.table
        now = self._clock()
        if change.entry.kind in _SEEING or change.reseated:
            self._seat_anew(change.entry)
        if change.what == "start":
            self.tell_table()  # who plays, before what is played
        self._to_each(lambda viewer: viewer_messages.about(table, change, viewer, now))
        proposal = None if table.proposal is None else table.proposal.id
        if change.what not in {"moved", "start"} or change.ended or change.reseated or proposal != self._proposal:
            self.tell_table()
        self._proposal = proposal
        if change.entry.kind == "halt":
            self.tell_problem("broken")

    def _seat_anew(self, entry: Entry) -> None:
        """Give every client the seat that its token plays now, before it is sent anything more."""
        changed = False
        for client in self.clients:
            if client.key is not None:
                seat, eyes = self.table.seat_of(client.key), self.kept.plan.eyes_of(self.table, client.key)
                if (seat, eyes) != (client.seat, client.eyes):
                    code = "left" if client.eyes is None else "eyes-closed"
                    client.seat, client.eyes = seat, eyes
                    self._say_seat(client, client.key, code)
                    changed = True
            if entry.kind == "sit":
                client.muted.discard(entry.seat)  # another player sits there now
        if changed:
            self.note_presence()
            self._reseated(self)

    def _say_seat(self, client: Client, key: str, code: str) -> None:
        """Tell a client that its seat has changed: it plays another, only watches, or is disconnected for a reason."""
        table = self.table
        if table.next is not None:
            return  # the rematch is where the token plays on; here everything has been seen
        if client.viewer is None and not (self.kept.plan.public or table.knows(key)):
            said = problem(Denied(code))
            client.outbox.send(wire.Error(code=said.code, es=said.es, en=said.en))
            client.outbox.put(None)
            return
        muted, eyes = client.muted, client.eyes
        client.outbox.send(viewer_messages.welcome(table, self.kept.plan, client.seat, key, muted, eyes=eyes))
        if table.match is not None:
            for message in viewer_messages.for_client(client, [viewer_messages.state(table, client.viewer, "hello")]):
                client.outbox.send(message)

    def note_presence(self) -> None:
        """Note who is connected to this process."""
        self.presence.set_own(*self.connected())

    def connected(self) -> tuple[set[int], int]:
        """Return the seats of those who are connected to this process, and how many others look on."""
        return who_is_here(self.table, self.clients)

    def tell_problem(self, code: str) -> None:
        """Send an error about the table to all its clients."""
        said = problem(Denied(code))
        self._to_all(wire.Error(code=said.code, es=said.es, en=said.en), self.clients)

    def tell_presence(self, newcomer: Client | None = None) -> bool:
        """Send who is here; returns whether a pause begins, in which only seats and newcomers are told at once."""
        if not self._pausing:
            self._pausing = True
            self.tell_table()
            return True
        self._untold = True
        told = [client for client in self.clients if client.seat is not None or client is newcomer]
        self._to_all(self._table_message(), told)
        return False

    def tell_spectators(self) -> bool:
        """Send spectators who is here, if that has changed in the pause; returns whether another pause begins."""
        self._pausing = self._untold
        self._untold = False
        if self._pausing:
            self._to_all(self._table_message(), [client for client in self.clients if client.seat is None])
        return self._pausing

    def tell_table(self) -> None:
        """Send the table's public state to all its clients."""
        self._to_all(self._table_message(), self.clients)

    def _table_message(self) -> wire.TableMessage:
        return wire.TableMessage(table=self.info())

    @staticmethod
    def _to_all(message: wire.FromServer, clients: Iterable[Client]) -> None:
        """Send the same message, encoded once."""
        data = msgspec.json.encode(message)
        for client in clients:
            client.outbox.put(data)

    def _to_each(self, made: Callable[[int | None], Sequence[wire.FromServer]]) -> None:
        """Send messages to every client; those who see the same get the same bytes."""
        encoded: dict[tuple[int | None, int | None], list[bytes]] = {}
        for client in self.clients:
            sees = client.seat, client.viewer
            if sees not in encoded:
                told = viewer_messages.for_client(client, made(client.viewer))
                encoded[sees] = [msgspec.json.encode(message) for message in told]
            for data in encoded[sees]:
                client.outbox.put(data)


def _weakly(live: LiveTable) -> Callable[[TableChange], None]:
    """Return a callback that passes changes to a live table and holds it only by a weak reference."""
    found = weakref.ref(live)

    def changed(change: TableChange) -> None:
        watching = found()
        if watching is not None:
            watching.changed(change)

    return changed


async def pause(table: weakref.ref[LiveTable]) -> None:
    """Tell the spectators of a table once a second who is there, until that stays the same or the table is let go."""
    while True:
        await asyncio.sleep(PRESENCE_EVERY)
        live = table()
        if live is None:
            return
        async with live.kept.lock:
            if not live.tell_spectators():
                return
        del live


Greeting = Callable[[LiveTable, Client], Awaitable[None]]
"""Greets a client at its table, before it is told of any change."""
