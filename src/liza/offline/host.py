"""All tables of one device: who is at them, what each is told, and whose turn a bot has.

The messages are the server's own (``server/tables/viewer_messages.py``, ``server/tables/finished/replays.py``), and
so is the order in which they are sent. What a site needs besides is not here: several processes, a database, limits.
A message is answered before the next one is heard, and a bot chooses when :meth:`OfflineHost.think` is called.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from liza import bots
from liza.bots import Seat
from liza.kernel.base.errors import IllegalAction, LizaError
from liza.kernel.base.source import fresh_secret, seeded
from liza.match.log import SEATING, Entry, EntryRefused, TableChange
from liza.match.table import Table
from liza.offline.saved_table import SavedTable
from liza.server.base.tokens import hashed, new_id
from liza.server.protocol import wire
from liza.server.protocol.denied import INTERNAL, Denied, refusal
from liza.server.tables import viewer_messages
from liza.server.tables.client_session import Guard, SeatRight
from liza.server.tables.presence import who_is_here
from liza.server.tables.table_plan import TablePlan, new_seed, rematch

_LAST_RESORT: Final = "random"
_OWN: Final = "~"


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table_id() -> str:
    """Return an id for a table of this device; its mark, which no id of a site has, tells a page whom to ask."""
    return f"{_OWN}{new_id()}"


class TableStorage(Protocol):
    """Where a device puts its tables away."""

    def load(self, id: str) -> str | None:
        """Return a table that was put away, or None."""

    def save(self, id: str, text: str) -> None:
        """Put a table away."""


class ConnectedPage:
    """One page at a table."""

    def __init__(self, send: Callable[[wire.FromServer], None], kept: SavedTable, key: str | None) -> None:
        self.send: Final = send
        self.kept: Final = kept
        self.key: Final = key
        """The hash of the token that was shown."""
        self.seat: int | None = None if key is None else kept.table.seat_of(key)
        self.muted: Final[set[int]] = set()

    @property
    def viewer(self) -> int | None:
        """The seat with whose eyes the page sees."""
        return self.seat


class OfflineHost:
    """The tables of one device."""

    def __init__(
        self, shelf: TableStorage, sentences: Mapping[str, wire.Text], clock: Callable[[], int] = now_ms
    ) -> None:
        self.clock: Final = clock
        self._shelf: Final = shelf
        self._sentences: Final = sentences
        self._tables: Final[dict[str, SavedTable]] = {}
        self._guests: Final[dict[str, list[ConnectedPage]]] = {}

    def problem(self, fault: Exception) -> wire.Problem:
        """Return what to say about anything that went wrong."""
        return refusal(fault, lambda code: self._sentences.get(code) or self._sentences[INTERNAL])

    # Tables.

    def find(self, id: str) -> SavedTable:
        """Return a table; one that was put away is worked out again."""
        if id not in self._tables:
            text = self._shelf.load(id)
            if text is None:
                raise Denied("no-table")
            self._tables[id] = SavedTable.from_text(id, text)
        return self._tables[id]

    def create(self, id: str, plan: TablePlan, seed: bytes | None = None) -> SavedTable:
        """Set a new table, unless there is one of that id already."""
        with suppress(Denied):
            return self.find(id)
        return self.keep(SavedTable(id, plan, seed or new_seed(plan.deal)))

    def keep(self, kept: SavedTable) -> SavedTable:
        """Take a table among those of this device."""
        self._tables[kept.id] = kept
        self._shelf.save(kept.id, kept.to_text())
        return kept

    def seat_of(self, kept: SavedTable, token: str | None) -> tuple[int | None, str | None]:
        """Return the seat that a token plays (None for somebody who watches) and its hash, or refuse."""
        if token is None:
            if not kept.plan.public:
                raise Denied("private")
            return None, None
        key = hashed(token)
        seat = kept.table.seat_of(key)
        if seat is None and not kept.table.knows(key) and not kept.plan.admits(key):
            raise Denied("token")
        return seat, key

    def info(self, kept: SavedTable) -> wire.TableInfo:
        """Return the table as everybody sees it."""
        return viewer_messages.table_info(kept.table, kept.plan, kept.presence, self.clock())

    def commit(self, kept: SavedTable, kind: str, seat: int, body: str = "", guard: Guard | None = None) -> Entry:
        """Put an entry into a table's log and tell everybody there."""
        if guard is not None:
            guard(kept.table)
        try:
            change = kept.append(kind, seat, body, self.clock())
        except LizaError:
            raise
        except Exception as fault:  # noqa: BLE001 - the engine's fault, and not the player's
            self._halt(kept, seat, fault)
            raise Denied("broken") from None
        self._shelf.save(kept.id, kept.to_text())
        self._changed(kept, change)
        if kept.table.next is not None:
            self.create(kept.table.next, rematch(kept.plan, kept.table, self.clock()))
        return change.entry

    def _halt(self, kept: SavedTable, seat: int, fault: Exception) -> None:
        """Let a table stand still at which the engine failed: its log stays as it was, and everybody is told."""
        with suppress(EntryRefused):
            self.commit(kept, "halt", seat, type(fault).__name__)

    # Coming and going.

    def enter(self, guest: ConnectedPage, greet: Callable[[], None]) -> None:
        """Let somebody sit or stand at a table, greet them, and tell them of everything from then on."""
        kept = guest.kept
        away = None if guest.key is None else kept.table.away(guest.key)
        if away is not None:
            self.commit(kept, "return", away)
            guest.seat = away
        expected = None if guest.key is None else kept.table.expects(guest.key)
        if expected is not None:
            self.commit(kept, "ready", expected)
        greet()
        self._guests.setdefault(kept.id, []).append(guest)
        self._presence_changed(kept)

    def leave(self, guest: ConnectedPage) -> None:
        """Let somebody go."""
        there = self._guests.get(guest.kept.id, [])
        if guest in there:
            there.remove(guest)
            self._presence_changed(guest.kept)

    def say(self, kept: SavedTable, right: SeatRight, text: str) -> None:
        """Tell the table what a seat says."""
        right.check(kept.table)
        seat = right.seat
        name = kept.table.chairs[seat].name
        said = wire.Chat(number=len(kept.said) + 1, seat=seat, name=name, text=text, at=self.clock())
        kept.said.append(said)
        self._shelf.save(kept.id, kept.to_text())
        for other in self._at(kept):
            if seat not in other.muted:
                other.send(said)

    def _at(self, kept: SavedTable) -> list[ConnectedPage]:
        return self._guests.get(kept.id, [])

    def _presence_changed(self, kept: SavedTable) -> None:
        self._note_presence(kept)
        self._tell_table(kept)

    def _note_presence(self, kept: SavedTable) -> None:
        kept.presence.set_own(*who_is_here(kept.table, self._at(kept)))

    # Telling.

    def _changed(self, kept: SavedTable, change: TableChange) -> None:
        """Tell everybody what they may know of an entry."""
        table = kept.table
        now = self.clock()
        if change.entry.kind in SEATING or change.reseated:
            self._seat_anew(kept, change.entry)
        if change.what == "start":
            self._tell_table(kept)  # who plays, before what is played
        self._to_each(kept, lambda viewer: viewer_messages.about(table, change, viewer, now))
        proposal = None if table.proposal is None else table.proposal.id
        if change.what not in {"moved", "start"} or change.ended or change.reseated or proposal != kept.proposal:
            self._tell_table(kept)
        kept.proposal = proposal
        if change.entry.kind == "halt":
            self._to_each(kept, lambda _viewer: [self.error(Denied("broken"))])

    def _seat_anew(self, kept: SavedTable, entry: Entry) -> None:
        """Give everybody the seat that their token plays now, before they are sent anything more."""
        table = kept.table
        for guest in self._at(kept):
            seat = None if guest.key is None else table.seat_of(guest.key)
            if entry.kind == "sit":
                guest.muted.discard(entry.seat)  # somebody else sits there now
            if seat == guest.seat:
                continue
            guest.seat = seat
            if table.next is None:  # the rematch is where the token plays on; here everything has been seen
                guest.send(viewer_messages.welcome(table, kept.plan, seat, guest.key, guest.muted))
                if table.match is not None:
                    guest.send(viewer_messages.state(table, seat, "hello"))
        self._note_presence(kept)

    def _tell_table(self, kept: SavedTable) -> None:
        info = wire.TableMessage(table=self.info(kept))
        self._to_each(kept, lambda _viewer: [info])

    def _to_each(self, kept: SavedTable, made: Callable[[int | None], Sequence[wire.FromServer]]) -> None:
        told: dict[int | None, Sequence[wire.FromServer]] = {}
        for guest in self._at(kept):
            if guest.seat not in told:
                told[guest.seat] = made(guest.seat)
            for message in told[guest.seat]:
                guest.send(message)

    def error(self, fault: Exception, id: int | None = None) -> wire.Error:
        """Return what is sent about anything that went wrong."""
        said = self.problem(fault)
        return wire.Error(id=id, code=said.code, es=said.es, en=said.en, rule=said.rule, detail=said.detail)

    # Bots and clocks.

    def think(self) -> bool:
        """Let one bot choose at a table where somebody is; returns whether there was one."""
        for kept in self._attended():
            for seat, n in kept.table.bot_turns().items():
                self._play(kept, seat, n)
                return True
        return False

    def _attended(self) -> Iterable[SavedTable]:
        return [self._tables[id] for id, guests in self._guests.items() if guests]

    def _play(self, kept: SavedTable, seat: int, n: int) -> None:
        def still_asked(table: Table) -> None:
            if table.bot_turns().get(seat) != n:
                raise Denied("stale")

        try:
            action = _choice(kept.table, seat)
        except Exception as fault:  # noqa: BLE001 - whatever a bot stumbled over, the table stays
            self._halt(kept, seat, fault)
            return
        with suppress(Denied, EntryRefused, IllegalAction):
            self.commit(kept, "act", seat, action, still_asked)

    def watch_clocks(self) -> None:
        """Give the seats of those whose time is up to bots."""
        now = self.clock()
        for kept in self._attended():
            deadline = kept.table.deadline
            if deadline is not None and deadline <= now:
                for kind, seat in kept.table.when_late:
                    with suppress(EntryRefused):
                        self.commit(kept, kind, seat)


def _choice(table: Table, seat: int) -> str:
    """Return a bot's choice; one that fails over it is replaced, for this once, by one that plays at random."""
    match = table.match
    assert match is not None
    source = seeded(fresh_secret())
    given = Seat(match.state, seat, source)
    try:
        action = bots.bot(table.chairs[seat].level).choose(given, source)
    except Exception:  # noqa: BLE001 - the game can go on
        action = bots.bot(_LAST_RESORT).choose(given, source)
    return table.game.notation(action)


def encoded(message: object) -> str:
    """Return a message or an answer as JSON."""
    return msgspec.json.encode(message).decode()
