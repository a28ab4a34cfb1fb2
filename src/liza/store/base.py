"""What a store can do, in SQL that both databases understand; each adds its own way to append and to listen."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError, InternalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from liza.kernel.base.errors import LizaError
from liza.match.log import Entry
from liza.store.migrations import upgrade
from liza.store.notice_rows import HOOK_TURN, TURN, NewNotice, keep_notices
from liza.store.rows import Append, Turn, WaitingTurn
from liza.store.schema import ARCHIVE, CHAT, MOVES, MUTES, NOTICES, PACKS, SNAPSHOTS, TABLE_PERSONS, TABLES, TURNS
from liza.store.statements import insert_if, keep_pack, still_seated, unpacked

PATIENCE: Final = 10
"""Seconds that anything may wait for the database; then it counts as away."""
MOST_AT_ONCE: Final = 500
"""How many entries are stored in one transaction at most."""
ATTENDED: Final = 30_000
"""Milliseconds for which a table counts as attended after its last client was seen."""
_OF_EACH: Final = 16
"""How many waiting turns of one owner are thought about."""
_LOOKED_AT: Final = 5_000
"""How many waiting turns are looked at."""
_MOST_ASIDE: Final = 200
ASIDE: Final = 2**62
"""The lease of a turn that is not waited for: it is free again when a visitor comes to its table."""
TOUCHED_EVERY: Final = 300_000
"""Milliseconds between two notes that a table still has visitors: what is written there often would be dear."""


class StoreError(LizaError):
    """The database cannot be used as it was asked to be."""


FAULTS: Final = (SQLAlchemyError, OSError, StoreError)
"""What a database that is away or overtaxed raises."""


class StoredTable(NamedTuple):
    """A table as it is kept."""

    id: str
    game: str
    public: bool
    created: int
    setting: str
    seed: str
    status: str
    seats: str
    deadline: int | None = None
    ended: int | None = None
    outcome: str | None = None
    trouble: str | None = None
    """Why the table is quarantined; None if it is not."""
    pack: str | None = None
    """The text of the pack where it is not the game's own; lists leave it out."""
    owner: str = ""
    """The address it was opened from."""
    people: int = 0
    """How many people play."""
    seen: int = 0
    """When a client was last connected to it; kept for tables with bots."""
    touched: int = 0
    """When the last entry or visit was, to within minutes."""
    archived: bool = False
    """Whether its log is packed."""


Order = Callable[[Sequence[WaitingTurn]], Sequence[WaitingTurn]]
"""Says who is to be thought for, the first one first."""


class ChatMessage(NamedTuple):
    """One thing that was said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    person: str | None = None
    """Who said it; None where that is not known."""


Listener = Callable[[str, str], None]
"""Is told of a channel (``log``, ``chat``, ``turns``, ``here``, ``trouble`` …) and a short text."""


@asynccontextmanager
async def limited(opened: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    """Use a connection for so long and no longer; one that does not answer is never used again.

    What became of its last question is unknown, and the answer may yet arrive in the place of another one's.
    """
    async with asyncio.timeout(PATIENCE), opened as connection:
        try:
            yield connection
        except (OSError, InternalError):
            await connection.invalidate()
            raise


class Store:
    """A database with tables in it."""

    shared = False
    """Whether several processes may use it at the same time."""
    own_faults: tuple[type[Exception], ...] = ()
    """What its driver raises besides what all raise."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine: Final = engine
        self.name: Final = name
        """Where it is, without any password."""
        self._pending: list[tuple[Append, asyncio.Future[bool]]] = []
        self._more: Final = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._listeners: list[Listener] = []

    # Opening and closing.

    async def open(self) -> None:
        """Bring the database up to date and begin to work."""
        async with self._migrating() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Stop; what was asked for but not stored is refused."""
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    def _migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection that may take its time."""
        return self._engine.begin()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection that only reads, for ``async with``."""
        return limited(self._engine.connect())

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection whose changes are stored together at the end, for ``async with``."""
        return self._writing()

    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return limited(self._engine.begin())

    # The log.

    async def append(self, wanted: Append) -> bool:
        """Store an entry; False if another entry has been stored under its number first.

        Entries that arrive while others are being stored go into one transaction together. What is refused because
        the database is away is never stored afterwards.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        waiting = (wanted, future)
        self._pending.append(waiting)
        self._more.set()
        try:
            return await asyncio.wait_for(asyncio.shield(future), PATIENCE)
        except TimeoutError:
            if waiting in self._pending:
                self._pending.remove(waiting)
                raise
            return await future  # it is being stored: an attempt has an end of its own, and only it knows the outcome

    async def _write_for_ever(self) -> None:
        while True:
            await self._more.wait()
            batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
            if not self._pending:
                self._more.clear()
            try:
                stored = await self._append([wanted for wanted, _ in batch])
            except asyncio.CancelledError:
                for _, future in batch:
                    future.cancel()
                raise
            except Exception as fault:  # noqa: BLE001 - whatever it is, those who wait must hear of it
                for _, future in batch:
                    if not future.done():
                        future.set_exception(StoreError(f"The database did not store an entry: {fault}"))
                continue
            for (_, future), done in zip(batch, stored, strict=True):
                if not future.done():
                    future.set_result(done)
            if any(done and wanted.turns for (wanted, _), done in zip(batch, stored, strict=True)):
                self._tell("turns", "")

    async def _append(self, batch: Sequence[Append]) -> list[bool]:
        """Store what can be stored in one transaction and say which entries were."""
        raise NotImplementedError

    async def log(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries after a certain one, in order."""
        wanted = (
            select(MOVES.c.n, MOVES.c.at, MOVES.c.kind, MOVES.c.seat, MOVES.c.body)
            .where(MOVES.c.table_id == table_id, MOVES.c.n > after)
            .order_by(MOVES.c.n)
        )
        async with self.reading() as connection:
            found = [Entry(*row) for row in await connection.execute(wanted)]
            if after or (found and found[0].n == 1):
                return found
            old = select(ARCHIVE.c.log).where(ARCHIVE.c.table_id == table_id)
            archived = (await connection.execute(old)).scalar_one_or_none()
        return found if archived is None else [*unpacked(archived), *found]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how long the logs of some tables are."""
        last = select(func.max(MOVES.c.n)).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = select(TABLES.c.id, last).where(TABLES.c.id.in_(table_ids))
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted) if row[1] is not None}

    # Tables.

    async def create(
        self,
        table: StoredTable,
        entries: Sequence[Entry],
        turns: Mapping[int, int],
        notices: Sequence[NewNotice] = (),
    ) -> bool:
        """Store a new table with its first entries; False if there is one of that id already."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(TABLES).values({**table._asdict(), "pack": None}))
                if table.pack is not None:
                    await keep_pack(connection, table.id, table.pack)
                for entry in entries:
                    await connection.execute(insert(MOVES).values(table_id=table.id, **entry._asdict()))
                for seat, n in turns.items():
                    values = {"table_id": table.id, "seat": seat, "n": n, "asked": table.created, "lease": 0}
                    await connection.execute(insert(TURNS).values(values))
                await keep_notices(connection, table.id, notices)
        except IntegrityError:
            return False
        if turns:
            self._tell("turns", "")
        return True

    async def find(self, table_id: str) -> StoredTable | None:
        """Return a table by its id."""
        pack = select(PACKS.c.text).where(PACKS.c.hash == TABLES.c.pack).scalar_subquery()
        async with self.reading() as connection:
            row = (await connection.execute(select(*COLUMNS, pack).where(TABLES.c.id == table_id))).first()
        return None if row is None else StoredTable(*row[:-1])._replace(pack=row[-1])

    async def overdue(self, now: int, most: int = 50) -> list[str]:
        """Return tables at which a clock has run out."""
        wanted = select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline).limit(most)
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def set_deadline(self, table_id: str, deadline: int | None) -> None:
        """Correct when a table's first clock runs out."""
        async with self._writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(deadline=deadline))

    # Quarantine.

    async def quarantine(self, table_id: str, reason: str) -> None:
        """Set a table apart: its clocks and bots stand still, and every process is told to let its clients go."""
        async with self._writing() as connection:
            apart = update(TABLES).where(TABLES.c.id == table_id).values(trouble=reason, deadline=None)
            await connection.execute(apart)
            await connection.execute(delete(TURNS).where(TURNS.c.table_id == table_id))
            told = NOTICES.c.table_id == table_id, NOTICES.c.what.in_((TURN, HOOK_TURN))
            await connection.execute(delete(NOTICES).where(*told))
        await self.announce("trouble", table_id)

    async def release(
        self,
        table_id: str,
        columns: Mapping[str, Any],
        turns: Mapping[int, int],
        now: int,
        notices: Sequence[NewNotice] = (),
    ) -> None:
        """Let a table be played again, with its columns and bot turns as its log says they are."""
        async with self._writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**columns, trouble=None))
            await connection.execute(delete(TURNS).where(TURNS.c.table_id == table_id))
            for seat, n in turns.items():
                values = {"table_id": table_id, "seat": seat, "n": n, "asked": now, "lease": 0}
                await connection.execute(insert(TURNS).values(values))
            await keep_notices(connection, table_id, notices)
        await self.announce("turns", "")

    # Snapshots.

    async def snapshot(self, table_id: str, version: int) -> str | None:
        """Return the latest snapshot that this version of the rules has written."""
        wanted = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.version == version)
        async with self.reading() as connection:
            data: str | None = (await connection.execute(wanted)).scalar_one_or_none()
            return data

    async def save_snapshot(self, table_id: str, n: int, version: int, data: str) -> None:
        """Keep a snapshot instead of the older one."""
        async with self._writing() as connection:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
            with suppress(IntegrityError):  # another process has just written one: either will do
                async with connection.begin_nested():
                    values = {"table_id": table_id, "n": n, "version": version, "data": data}
                    await connection.execute(insert(SNAPSHOTS).values(values))

    # Bot turns.

    async def claim(self, now: int, lease: int, most: int, order: Order | None = None) -> list[Turn]:
        """Claim some unclaimed turns; they are free again when the lease expires."""
        waiting = await self.waiting(now)
        chosen = (waiting if order is None else order(waiting))[:most]
        if not chosen:
            return []
        wanted = (
            update(TURNS)
            .where(
                tuple_(TURNS.c.table_id, TURNS.c.seat, TURNS.c.n).in_([turn[:3] for turn in chosen]),
                TURNS.c.lease <= now,  # another process may have been faster
            )
            .values(lease=now + lease)
            .returning(TURNS.c.table_id, TURNS.c.seat, TURNS.c.n, TURNS.c.lease, TURNS.c.trace)
        )
        async with self._writing() as connection:
            taken = {turn[:3]: turn for turn in [Turn(*row) for row in await connection.execute(wanted)]}
        return [taken[turn[:3]] for turn in chosen if turn[:3] in taken]

    async def waiting(self, now: int) -> list[WaitingTurn]:
        """Return unclaimed turns, a few of each owner, at tables with players or spectators.

        Other turns are put aside until a visitor comes, so that later queries skip them.
        """
        free = select(*_TURN).where(TURNS.c.lease <= now).order_by(TURNS.c.lease, TURNS.c.asked).limit(_LOOKED_AT)
        async with self.reading() as connection:
            turns = [(row[0], row[1], row[2], row[3]) for row in await connection.execute(free)]
            ids = list({turn[0] for turn in turns})
            tables: dict[str, tuple[str, int, int, str]] = {}
            for start in range(0, len(ids), MOST_AT_ONCE):
                some = select(*_WHOSE).where(TABLES.c.id.in_(ids[start : start + MOST_AT_ONCE]))
                tables |= {row[0]: (row[1], row[2], row[3], row[4]) for row in await connection.execute(some)}
        found = [WaitingTurn(*turn, *tables[turn[0]]) for turn in turns if turn[0] in tables]
        since = now - ATTENDED
        if idle := [turn for turn in found if not turn.people and turn.seen < since]:
            await self._put_aside(idle[:_MOST_ASIDE], now, since)
        return few_of_each([turn for turn in found if turn.people or turn.seen >= since], since)

    async def _put_aside(self, turns: Sequence[WaitingTurn], now: int, since: int) -> None:
        seen = select(TABLES.c.seen).where(TABLES.c.id == TURNS.c.table_id).scalar_subquery()
        theirs = TURNS.c.table_id.in_({turn.table_id for turn in turns})
        idle = update(TURNS).where(theirs, TURNS.c.lease <= now, seen < since).values(lease=ASIDE)
        async with self._writing() as connection:
            await connection.execute(idle)

    async def attended(self, table_ids: Sequence[str], now: int) -> None:
        """Store that some tables have clients now, and wake the bots there."""
        async with self._writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(table_ids)).values(seen=now))
            aside = TURNS.c.table_id.in_(table_ids), TURNS.c.lease == ASIDE
            await connection.execute(update(TURNS).where(*aside).values(lease=0))
        await self.announce("turns", "")

    async def touch(self, table_ids: Sequence[str], now: int) -> None:
        """Remember that some tables are in use, unless that was noted a moment ago."""
        stale = TABLES.c.touched <= now - TOUCHED_EVERY
        async with self._writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(table_ids), stale).values(touched=now))

    async def drop_turn(self, turn: Turn) -> None:
        """Forget a claimed turn that has become pointless, unless it has been asked or claimed anew."""
        async with self._writing() as connection:
            await connection.execute(delete(TURNS).where(_same(turn)))

    async def free_turn(self, turn: Turn) -> None:
        """Give a claimed turn back at once, unless it has been asked or claimed anew."""
        async with self._writing() as connection:
            await connection.execute(update(TURNS).where(_same(turn)).values(lease=0))

    # Talking.

    async def say(
        self, table_id: str, n: int, seat: int, name: str, text: str, at: int, key: str = ""
    ) -> ChatMessage | None:
        """Store a seat's chat message, and by which token; None if a seat was taken or left after entry n.

        The sender was determined from the log up to n. Both are one statement, so a lost seat cannot send messages.
        """
        values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at, "key": key}
        theirs = and_(TABLE_PERSONS.c.table_id == table_id, TABLE_PERSONS.c.key == key)
        async with self._writing() as connection:
            number = await connection.scalar(
                insert_if(CHAT, values, still_seated(table_id, n)).returning(CHAT.c.number)
            )
            if number is not None:  # what is said after a game was packed goes with the next packing
                packed = and_(TABLES.c.id == table_id, TABLES.c.archived)
                await connection.execute(update(TABLES).where(packed).values(archived=False, touched=at))
            person = await connection.scalar(select(TABLE_PERSONS.c.person).where(theirs))
        if number is None:
            return None
        await self.announce("chat", table_id)
        return ChatMessage(number, seat, name, text, at, person)

    async def said(self, table_id: str, after: int = 0, most: int = 100) -> list[ChatMessage]:
        """Return the latest things that were said after a certain one, in order."""
        theirs = and_(TABLE_PERSONS.c.table_id == CHAT.c.table_id, TABLE_PERSONS.c.key == CHAT.c.key)
        wanted = (
            select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, TABLE_PERSONS.c.person)
            .join_from(CHAT, TABLE_PERSONS, theirs, isouter=True)
            .where(CHAT.c.table_id == table_id, CHAT.c.number > after)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return [ChatMessage(*row) for row in await connection.execute(wanted)][::-1]

    async def mute(self, table_id: str, n: int, seat: int, other: int, *, muted: bool) -> bool:
        """Store that a seat mutes or unmutes another; False if a seat was taken or left after entry n."""
        values = {"table_id": table_id, "seat": seat, "muted": other}
        same = and_(*(MUTES.c[name] == value for name, value in values.items()))
        seated = still_seated(table_id, n)
        async with self._writing() as connection:
            if not await connection.scalar(select(seated)):
                return False
            await connection.execute(delete(MUTES).where(same, seated))
            if muted:
                await connection.execute(insert_if(MUTES, values, seated))
        return True

    async def muted(self, table_id: str, seat: int) -> list[int]:
        """Return whom a seat does not want to hear."""
        wanted = select(MUTES.c.muted).where(MUTES.c.table_id == table_id, MUTES.c.seat == seat)
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    # Telling other processes, and this one.

    def listen(self, listener: Listener) -> None:
        """Be told from now on."""
        self._listeners.append(listener)

    async def announce(self, channel: str, text: str) -> None:
        """Tell all processes, this one included."""
        self._tell(channel, text)

    def _tell(self, channel: str, text: str) -> None:
        for listener in self._listeners:
            listener(channel, text)


_TURN: Final = tuple(TURNS.c[name] for name in ("table_id", "seat", "n", "asked"))
_WHOSE: Final = tuple(TABLES.c[name] for name in ("id", "owner", "people", "seen", "seats"))
COLUMNS: Final = tuple(TABLES.c[name] for name in StoredTable._fields)
"""The columns of a table's row, in the order of ``StoredTable``."""


def _same(turn: Turn) -> Any:
    same = TURNS.c.table_id == turn.table_id, TURNS.c.seat == turn.seat, TURNS.c.n == turn.n
    return and_(*same, TURNS.c.lease == turn.lease)


def few_of_each(turns: Sequence[WaitingTurn], since: int) -> list[WaitingTurn]:
    """Return a few turns of each owner, the oldest first: those count first for which people wait who are there."""

    def standing(turn: WaitingTurn) -> tuple[int, int]:
        attended = turn.seen >= since
        return (2 if not turn.people else 0 if attended else 1), turn.asked

    taken: Counter[str] = Counter()
    found: list[WaitingTurn] = []
    for turn in sorted(turns, key=standing):
        taken[turn.owner] += 1
        if taken[turn.owner] <= _OF_EACH:
            found.append(turn)
    return sorted(found, key=lambda one: one.asked)
