"""A page's end of a table session, on a device: what ``/api/socket`` is on a site, where no message ever waits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

from liza.match.log import Entry
from liza.match.table import Table
from liza.offline.host import ConnectedPage, OfflineHost, encoded, new_table_id
from liza.server.protocol import client_messages, wire
from liza.server.protocol.denied import Denied
from liza.server.tables.client_session import ClientSession, Guard, SeatRight, TablePlace, right_of
from liza.server.tables.finished.replays import missed
from liza.server.tables.table_plan import TablePlan


class PageSession:
    """Answers the messages of one page."""

    def __init__(self, host: OfflineHost, send: Callable[[str], None]) -> None:
        self._host: Final = host
        self._send_text: Final = send
        self._session: Final = ClientSession(self)

    def hear(self, text: str) -> None:
        """Answer a message, whatever it is."""
        _finish(self._session.hear(text))

    def close(self) -> None:
        """Go."""
        if isinstance(self._session.place, PagePlace):
            self._host.leave(self._session.place.client)

    # What the session asks for.

    def send(self, message: wire.FromServer) -> None:
        """Send a message."""
        self._send_text(encoded(message))

    def refuse(self, id: int | None, fault: Exception) -> None:
        """Send an error."""
        self.send(self._host.error(fault, id))

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self._host.clock()

    def promised(self, within: float | None) -> None:
        """Take no note: a page is not lost on the way."""

    def check_chat(self) -> None:
        """Let every page chat."""

    async def enter(self, hello: client_messages.Hello, greet: Callable[[TablePlace], Awaitable[None]]) -> TablePlace:
        """Add the page to a table and greet it."""
        kept = self._host.find(hello.table)
        _, key = self._host.seat_of(kept, hello.token)
        page = ConnectedPage(self.send, kept, key)
        place = PagePlace(self._host, page)
        self._host.enter(page, lambda: _finish(greet(place)))
        return place

    async def arrived(self, table: str) -> None:
        """Note no person: a device has one."""


class PagePlace:
    """A page's place at a table of the device."""

    def __init__(self, host: OfflineHost, page: ConnectedPage) -> None:
        self._host: Final = host
        self.client: Final = page

    @property
    def table(self) -> Table:
        """The table."""
        return self.client.kept.table

    @property
    def plan(self) -> TablePlan:
        """What was decided when it was opened."""
        return self.client.kept.plan

    def info(self) -> wire.TableInfo:
        """Return the table's public state."""
        return self._host.info(self.client.kept)

    def notices(self) -> Iterable[wire.Notice]:
        """Return no notices: a device has no operator."""
        return ()

    async def missed(self, since: int) -> list[wire.FromServer]:
        """Return the messages since an entry."""
        return missed(self.client.kept.setting, self.client.kept.entries, since, self.client.seat)

    async def greet_with_chat(self) -> None:
        """Send what was said at the table."""
        for said in self.client.kept.said:
            self.client.send(said)

    async def catch_up(self) -> None:
        """Return at once: there is no other process."""

    async def commit(self, kind: str, seat: int, body: str, guard: Guard) -> Entry:
        """Put an entry into the log and tell all pages of it."""
        return self._host.commit(self.client.kept, kind, seat, body, guard)

    async def check_undo(self, right: SeatRight) -> None:
        """Leave it to the table, which checks it once more when the entry is put into the log."""

    async def answer(self, find: Callable[[Table, int], wire.FromServer], *, counted: bool) -> None:
        """Find an answer and send it."""
        self.client.send(find(self.table, right_of(self.client, self.table).seat))

    async def check_rematch(self, right: SeatRight) -> None:
        """Let everybody propose a rematch: a device knows no persons."""

    def check_absent(self, target: int) -> None:
        """Refuse a proposal about a player whose page is open."""
        if not self.client.kept.presence.absent(target):
            raise Denied("present")

    def check_stalling(self, target: int) -> None:
        """Refuse as for one who is away: on a device nobody waits."""
        self.check_absent(target)

    def new_id(self) -> str:
        """Return an id for a new table of the device."""
        return new_table_id()

    async def say(self, right: SeatRight, text: str) -> None:
        """Put a chat message beside the log and send it to those who hear its seat."""
        self._host.say(self.client.kept, right, text)

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Keep no list: it ends with the page."""


def _finish(work: Awaitable[None]) -> None:
    """Run to its end what never waits."""
    assert isinstance(work, Coroutine)
    running: Coroutine[Any, Any, None] = work
    try:
        running.send(None)
    except StopIteration:
        return
    raise RuntimeError("a device has everything at once, and this waited")
