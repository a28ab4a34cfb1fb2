"""PostgreSQL, for as many processes as there are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import func, select
from sqlalchemy.dialects import registry
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from liza.store.base import PATIENCE, Store
from liza.store.faults import said_plainly
from liza.store.notice_rows import ADD_HOOK_NOTICE, ADD_NOTICE, DROP_NOTICES, notice_rows
from liza.store.rows import Append, OrderChange, turn_rows
from liza.store.statements import ADD_RESULT, ADD_RESULT_SEAT, result_rows, spelled

_LOG: Final = logging.getLogger("liza.store")
_CHANNELS: Final = ("log", "chat", "turns", "here", "trouble", "asked", "renamed", "orders", "unheard")
_MIGRATION_LOCK: Final = 0x6C697A61
_RECONNECT_SECONDS: Final = 1.0
_CONNECTIONS: Final = 5
_CONNECT_SECONDS: Final = 5
_COMMAND_SECONDS: Final = 5
_LIMITS: Final[dict[str, Any]] = {
    "timeout": _CONNECT_SECONDS,
    "command_timeout": _COMMAND_SECONDS,
    "server_settings": {"application_name": "liza", "statement_timeout": f"{_COMMAND_SECONDS}s"},
}
"""Timeouts on both sides: here for a database that does not answer, there for a lock."""

_INSERT: Final = """
WITH stored AS (
    INSERT INTO moves (table_id, n, at, kind, seat, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[])
    ON CONFLICT (table_id, n) DO NOTHING
    RETURNING table_id, n, at, kind, seat, body
), waiting AS (
    INSERT INTO turns (table_id, seat, n, asked, lease)
    SELECT DISTINCT ON (orders.table_id, orders.seat) orders.table_id, orders.seat, stored.n, stored.at, 0
    FROM unnest($7::text[], $8::int[], $9::int[]) AS asked (table_id, seat, n)
    JOIN stored ON stored.table_id = asked.table_id AND stored.n = asked.n
    JOIN seat_orders AS orders ON orders.table_id = asked.table_id AND orders.seat = asked.seat AND orders.armed
    ORDER BY orders.table_id, orders.seat, stored.n DESC
    ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n, asked = excluded.asked, trace = '', lease = 0
    RETURNING seat
), telling AS (
    SELECT table_id, n, json_build_array(table_id, n, at, kind, seat, body)::text AS whole FROM stored
)
SELECT table_id, n, pg_notify('liza_log',
    CASE WHEN octet_length(whole) < 8000 THEN whole ELSE json_build_array(table_id, n)::text END),
    (SELECT pg_notify('liza_turns', '') FROM waiting LIMIT 1) FROM telling
"""
"""Other processes are told the entry itself, so that they need not ask for it; unless it is too long for that. People
who are asked get a turn where they have left orders."""
_TURN: Final = """
INSERT INTO turns (table_id, seat, n, asked, trace, lease) VALUES ($1, $2, $3, $4, $5, 0)
ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n, asked = excluded.asked, trace = excluded.trace, lease = 0
"""
_ANSWERED: Final = "DELETE FROM turns WHERE table_id = $1 AND seat = $2"
_SAT: Final = "DELETE FROM mutes WHERE table_id = $1 AND $2 IN (seat, muted)"
_ORDER_ANSWERED: Final = (
    "UPDATE seat_orders SET step = $1, used = $2, place = $3, told = $4, ended = $5, armed = armed AND $5 = '' "
    "WHERE number = $6"
)
_ORDERS_GONE: Final = "DELETE FROM seat_orders WHERE table_id = $1 AND seat = $2"
_ORDERS_UNDONE: Final = (
    "UPDATE seat_orders SET armed = FALSE, ended = 'undone' WHERE table_id = $1 AND armed AND place > $2"
)
_NOTIFY: Final = "SELECT pg_notify($1, $2)"
_DIALECT: Final = registry.load("postgresql.asyncpg")()
_RESULT: Final = spelled(ADD_RESULT, _DIALECT)
_RESULT_SEAT: Final = spelled(ADD_RESULT_SEAT, _DIALECT)
_NOTICE: Final = spelled(ADD_NOTICE["postgresql"], _DIALECT)
_HOOK_NOTICE: Final = spelled(ADD_HOOK_NOTICE["postgresql"], _DIALECT)
_DECIDED: Final = spelled(DROP_NOTICES, _DIALECT)


class PostgresStore(Store):
    """A database that several processes share; they tell each other of new entries by NOTIFY."""

    shared = True
    own_faults = (asyncpg.PostgresError,)

    def __init__(self, url: URL) -> None:
        self._url: Final = url.set(drivername="postgresql+asyncpg")
        super().__init__(
            create_async_engine(self._url, pool_size=_CONNECTIONS, pool_timeout=PATIENCE, connect_args=_LIMITS),
            url.render_as_string(hide_password=True),
        )
        self._dsn: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._log_connection: asyncpg.Connection[Any] | None = None
        self._ear: asyncpg.Connection[Any] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate, then listen."""
        try:
            with said_plainly(self.name, *self.own_faults):
                await super().open()
        except BaseException:
            await self.close()
            raise
        self._listening = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        """Let go of everything."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await super().close()
        for connection in (self._ear, self._log_connection):
            if connection is not None and not connection.is_closed():
                connection.terminate()
        await asyncio.sleep(0)  # the sockets are closed when the loop comes round

    @asynccontextmanager
    async def _migrating(self) -> AsyncIterator[AsyncConnection]:
        """Let one process migrate at a time, for as long as it takes."""
        engine = create_async_engine(self._url, poolclass=NullPool, connect_args={"timeout": _CONNECT_SECONDS})
        async with engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            yield connection

    async def _append(self, batch: Sequence[Append]) -> list[bool]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._store(batch)
        except BaseException:
            # Whatever it was, another connection will do; this one may never answer again.
            connection, self._log_connection = self._log_connection, None
            if connection is not None:
                connection.terminate()
            raise

    async def _store(self, batch: Sequence[Append]) -> list[bool]:
        connection = self._log_connection
        if connection is None or connection.is_closed():
            connection = self._log_connection = await asyncpg.connect(self._dsn, **_LIMITS)
        if not any(
            wanted.columns or wanted.turns or wanted.answered or wanted.orders or wanted.notices or wanted.decided
            for wanted in batch
        ):
            return await self._insert(connection, batch)
        async with connection.transaction():
            stored = await self._insert(connection, batch)
            for wanted, done in zip(batch, stored, strict=True):
                if done:
                    await self._follow(connection, wanted)
        return stored

    async def _insert(self, connection: asyncpg.Connection[Any], batch: Sequence[Append]) -> list[bool]:
        """Add the entries and say which were added; of two for one place in the log the first is tried."""
        first: dict[tuple[str, int], Append] = {}
        for wanted in batch:
            first.setdefault((wanted.table_id, wanted.entry.n), wanted)
        entries = [wanted.entry for wanted in first.values()]
        rows = await connection.fetch(
            _INSERT,
            [wanted.table_id for wanted in first.values()],
            [entry.n for entry in entries],
            [entry.at for entry in entries],
            [entry.kind for entry in entries],
            [entry.seat for entry in entries],
            [entry.body for entry in entries],
            [wanted.table_id for wanted in first.values() for _ in wanted.asked],
            [seat for wanted in first.values() for seat in wanted.asked],
            [wanted.entry.n for wanted in first.values() for _ in wanted.asked],
        )
        stored = {id(first[row[0], row[1]]) for row in rows}
        return [id(wanted) in stored for wanted in batch]

    async def _follow(self, connection: asyncpg.Connection[Any], wanted: Append) -> None:
        if wanted.columns:
            changed = ", ".join(f"{name} = ${at}" for at, name in enumerate(wanted.columns, 2))
            statement = f"UPDATE tables SET {changed} WHERE id = $1"  # noqa: S608 - our own column names
            await connection.execute(statement, wanted.table_id, *wanted.columns.values())
        if wanted.entry.kind == "sit":
            await connection.execute(_SAT, wanted.table_id, wanted.entry.seat)
        for seat in wanted.answered:
            await connection.execute(_ANSWERED, wanted.table_id, seat)
        if wanted.finished is not None:
            result, seats = result_rows(wanted.table_id, wanted.finished)
            await connection.execute(_RESULT.text, *_RESULT.values(result))
            await connection.executemany(_RESULT_SEAT.text, [_RESULT_SEAT.values(seat) for seat in seats])
        if wanted.orders is not None:
            await _change_orders(connection, wanted.table_id, wanted.orders)
        for seat in wanted.decided:
            await connection.execute(_DECIDED.text, *_DECIDED.values({"table_id": wanted.table_id, "seat": seat}))
        for notice, hooks in ((_NOTICE, False), (_HOOK_NOTICE, True)):
            if told := notice_rows(wanted.table_id, wanted.notices, hooks=hooks):
                await connection.executemany(notice.text, [notice.values(one) for one in told])
        rows = list(turn_rows(wanted))
        if rows:
            await connection.executemany(_TURN, rows)
            await connection.execute(_NOTIFY, "liza_turns", "")

    # Listening.

    async def announce(self, channel: str, text: str) -> None:
        """Tell all processes, this one included; what is lost on the way is found by the slow poll."""
        with suppress(SQLAlchemyError, OSError):
            async with self._writing() as connection:
                await connection.execute(select(func.pg_notify(f"liza_{channel}", text)))

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                connection = self._ear = await asyncpg.connect(self._dsn, **_LIMITS)
                for channel in _CHANNELS:
                    await connection.add_listener(f"liza_{channel}", self._heard)
                self._tell("connected", "")
                while not connection.is_closed():
                    await asyncio.sleep(_RECONNECT_SECONDS)
                    await connection.execute("SELECT 1")
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as fault:
                _LOG.warning("listening was interrupted", extra={"fault": type(fault).__name__})
                if self._ear is not None:
                    self._ear.terminate()
                await asyncio.sleep(_RECONNECT_SECONDS)

    def _heard(self, _connection: object, pid: int, channel: str, payload: object) -> None:
        writer = self._log_connection
        if channel == "liza_log" and writer is not None and not writer.is_closed() and writer.get_server_pid() == pid:
            return  # this process stored the entry itself and has told its clients
        self._tell(channel.removeprefix("liza_"), str(payload))


async def _change_orders(connection: asyncpg.Connection[Any], table_id: str, change: OrderChange) -> None:
    if change.answered is not None:
        number, step, used, place, told, why = change.answered
        await connection.execute(_ORDER_ANSWERED, step, used, place, told, why, number)
    if change.undone is not None:
        await connection.execute(_ORDERS_UNDONE, table_id, change.undone)
    for seat in change.gone:
        await connection.execute(_ORDERS_GONE, table_id, seat)
