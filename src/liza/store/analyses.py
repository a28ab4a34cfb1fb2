"""Stored results of long jobs, such as analyses of finished games, and the progress of those that are running.

A row without ``data`` is a job in progress. Its worker renews the lease; when the lease expires, another process may
start the job anew. Any process cancels a job by deleting its row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from liza.store.base import Store
from liza.store.schema import ANALYSES


class AnalysisProgress(NamedTuple):
    """How far an analysis has come."""

    done: int
    total: int
    """0 until that is known."""
    lease: int
    finished: bool


async def look(store: Store, table_id: str, reading: str) -> AnalysisProgress | None:
    """Return the progress of a job; None if it has no row."""
    columns = ANALYSES.c.done, ANALYSES.c.total, ANALYSES.c.lease, ANALYSES.c.data.is_not(None)
    async with store.reading() as connection:
        row = (await connection.execute(select(*columns).where(_same(table_id, reading)))).first()
    return None if row is None else AnalysisProgress(row[0], row[1], row[2], bool(row[3]))


async def result(store: Store, table_id: str, reading: str) -> bytes | None:
    """Return what was worked out."""
    async with store.reading() as connection:
        found: bytes | None = await connection.scalar(select(ANALYSES.c.data).where(_same(table_id, reading)))
        return found


async def begin(store: Store, table_id: str, reading: str, now: int, lease: int) -> bool:
    """Insert the row of a new job with its lease; False if the job is running or finished."""
    stale = and_(_same(table_id, reading), ANALYSES.c.data.is_(None), ANALYSES.c.lease < now)
    values = {"table_id": table_id, "reading": reading, "done": 0, "total": 0, "lease": now + lease}
    async with store.writing() as connection:
        await connection.execute(delete(ANALYSES).where(stale))
        try:
            async with connection.begin_nested():
                await connection.execute(insert(ANALYSES).values(values))
        except IntegrityError:
            return False
    return True


async def advance(store: Store, table_id: str, reading: str, work: AnalysisProgress) -> bool:
    """Say how far it has come; False if it is not wanted any more."""
    values = {"done": work.done, "total": work.total, "lease": work.lease}
    return await _change(store, table_id, reading, values)


async def finish(store: Store, table_id: str, reading: str, data: bytes) -> bool:
    """Keep what was worked out; False if it is not wanted any more."""
    return await _change(store, table_id, reading, {"data": data})


async def call_off(store: Store, table_id: str, reading: str) -> None:
    """Cancel a running job by deleting its row; a finished result stays."""
    async with store.writing() as connection:
        await connection.execute(delete(ANALYSES).where(_same(table_id, reading), ANALYSES.c.data.is_(None)))


async def forget(store: Store, reading: str, before: int) -> None:
    """Delete jobs of one kind, with their results, whose lease expired before a time."""
    async with store.writing() as connection:
        await connection.execute(delete(ANALYSES).where(ANALYSES.c.reading == reading, ANALYSES.c.lease < before))


async def _change(store: Store, table_id: str, reading: str, values: Mapping[str, object]) -> bool:
    wanted = update(ANALYSES).where(_same(table_id, reading), ANALYSES.c.data.is_(None)).values(**values)
    async with store.writing() as connection:
        return bool((await connection.execute(wanted)).rowcount)


def _same(table_id: str, reading: str) -> ColumnElement[bool]:
    return and_(ANALYSES.c.table_id == table_id, ANALYSES.c.reading == reading)
