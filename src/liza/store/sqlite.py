"""One SQLite file, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from liza.store.base import ASIDE, PATIENCE, Store, StoreError
from liza.store.faults import said_plainly
from liza.store.notice_rows import ADD_HOOK_NOTICE, ADD_NOTICE, DROP_NOTICES, notice_rows
from liza.store.rows import Append, OrderChange, turn_rows
from liza.store.schema import DUE, NOTICES, TURNS
from liza.store.statements import ADD_RESULT, ADD_RESULT_SEAT, result_rows, spelled

_BUSY_SECONDS: Final = 5

_INSERT: Final = (
    "INSERT INTO moves (table_id, n, at, kind, seat, body) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, n) DO NOTHING"
)
_TURN: Final = "INSERT OR REPLACE INTO turns (table_id, seat, n, asked, trace, lease) VALUES (?, ?, ?, ?, ?, 0)"
_ANSWERED: Final = "DELETE FROM turns WHERE table_id = ? AND seat = ?"
_SAT: Final = "DELETE FROM mutes WHERE table_id = ? AND ? IN (seat, muted)"
_ASKED: Final = (
    "INSERT OR REPLACE INTO turns (table_id, seat, n, asked, lease) SELECT DISTINCT table_id, seat, ?, ?, 0 "
    "FROM seat_orders WHERE table_id = ? AND seat = ? AND armed"
)
_ORDER_ANSWERED: Final = (
    "UPDATE seat_orders SET step = ?, used = ?, place = ?, told = ?, ended = ?, armed = armed AND ? = '' "
    "WHERE number = ?"
)
_ORDERS_GONE: Final = "DELETE FROM seat_orders WHERE table_id = ? AND seat = ?"
_ORDERS_UNDONE: Final = (
    "UPDATE seat_orders SET armed = FALSE, ended = 'undone' WHERE table_id = ? AND armed AND place > ?"
)
_RESULT: Final = spelled(ADD_RESULT, sqlite.dialect(paramstyle="qmark"))
_RESULT_SEAT: Final = spelled(ADD_RESULT_SEAT, sqlite.dialect(paramstyle="qmark"))
_NOTICE: Final = spelled(ADD_NOTICE["sqlite"], sqlite.dialect(paramstyle="qmark"))
_HOOK_NOTICE: Final = spelled(ADD_HOOK_NOTICE["sqlite"], sqlite.dialect(paramstyle="qmark"))
_DECIDED: Final = spelled(DROP_NOTICES, sqlite.dialect(paramstyle="qmark"))


class SqliteStore(Store):
    """Everything in one file, with a write-ahead log beside it."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": _BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", _set_up)
        super().__init__(engine, str(path))
        self._lock: _FileLock | None = None
        self._one_writer: Final = asyncio.Lock()
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None
        self._orders_wait = False
        """Whether a seat was asked that has orders, since bots were last told that turns wait."""

    async def open(self) -> None:
        """Make sure to be alone, then open."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _FileLock(self._path.with_name(self._path.name + ".lock"))
        except OSError as fault:
            raise StoreError(f"The database {self._path} cannot be opened: {fault.strerror}.") from None
        try:
            with said_plainly(str(self._path)):
                self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)
                await super().open()
                async with self._writing() as connection:
                    # A SQLite file has one process, so all leases belong to its dead predecessor.
                    await connection.execute(
                        update(TURNS).where(TURNS.c.lease > 0, TURNS.c.lease < ASIDE).values(lease=0)
                    )
                    await connection.execute(update(NOTICES).where(text(DUE), NOTICES.c.lease > 0).values(lease=0))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the file."""
        await super().close()
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with asyncio.timeout(PATIENCE), self._one_writer, super()._writing() as connection:
            yield connection

    async def _append(self, batch: Sequence[Append]) -> list[bool]:
        async with asyncio.timeout(PATIENCE - _BUSY_SECONDS):
            await self._one_writer.acquire()
        try:
            stored = await asyncio.get_running_loop().run_in_executor(self._thread, self._store, batch)
        finally:
            self._one_writer.release()
        if self._orders_wait:
            self._orders_wait = False
            self._tell("turns", "")
        return stored

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode = WAL")  # the file remembers it: all others find it so
            _set_up(connection, None)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _store(self, batch: Sequence[Append]) -> list[bool]:
        connection = self._connection
        assert connection is not None
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = [self._store_one(connection, wanted) for wanted in batch]
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        return stored

    def _store_one(self, connection: sqlite3.Connection, wanted: Append) -> bool:
        entry = wanted.entry
        row = (wanted.table_id, entry.n, entry.at, entry.kind, entry.seat, entry.body)
        if connection.execute(_INSERT, row).rowcount == 0:
            return False
        if wanted.columns:
            changed = ", ".join(f"{name} = ?" for name in wanted.columns)
            values = (*wanted.columns.values(), wanted.table_id)
            connection.execute(f"UPDATE tables SET {changed} WHERE id = ?", values)  # noqa: S608 - our own column names
        if entry.kind == "sit":
            connection.execute(_SAT, (wanted.table_id, entry.seat))
        for seat in wanted.answered:
            connection.execute(_ANSWERED, (wanted.table_id, seat))
        connection.executemany(_TURN, turn_rows(wanted))
        if wanted.orders is not None:
            _change_orders(connection, wanted.table_id, wanted.orders)
        for seat in wanted.asked:
            asked = connection.execute(_ASKED, (entry.n, entry.at, wanted.table_id, seat)).rowcount
            self._orders_wait = self._orders_wait or asked > 0
        if wanted.finished is not None:
            result, seats = result_rows(wanted.table_id, wanted.finished)
            connection.execute(_RESULT.text, _RESULT.values(result))
            connection.executemany(_RESULT_SEAT.text, [_RESULT_SEAT.values(seat) for seat in seats])
        for seat in wanted.decided:
            connection.execute(_DECIDED.text, _DECIDED.values({"table_id": wanted.table_id, "seat": seat}))
        for notice, hooks in ((_NOTICE, False), (_HOOK_NOTICE, True)):
            rows = notice_rows(wanted.table_id, wanted.notices, hooks=hooks)
            connection.executemany(notice.text, [notice.values(one) for one in rows])
        return True


def _change_orders(connection: sqlite3.Connection, table_id: str, change: OrderChange) -> None:
    if change.answered is not None:
        number, step, used, place, told, why = change.answered
        connection.execute(_ORDER_ANSWERED, (step, used, place, told, why, why, number))
    if change.undone is not None:
        connection.execute(_ORDERS_UNDONE, (table_id, change.undone))
    for seat in change.gone:
        connection.execute(_ORDERS_GONE, (table_id, seat))


def _set_up(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A commit is on the disk before it is acknowledged, also when the power fails.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    cursor.close()


class _FileLock:
    """Held by the one process that may use the file; the system lets go of it however the process ends."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("a+")
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise StoreError(
                f"Another process is using {path.with_suffix('')}: a SQLite file serves one process at a time. "
                "For several, use PostgreSQL (--db postgresql://…)."
            ) from None

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
