"""What is kept for how long: untouched tables fade, games that ended long ago take one row each.

Each of these does a part and says how much that was; all of it is done by asking until there is no more.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store
from liza.store.schema import (
    ARCHIVE,
    BOTS_ALONE,
    CHAT,
    MOVES,
    MUTES,
    NOTICES,
    PACKS,
    REPORTS,
    SEAT_ORDERS,
    SNAPSHOTS,
    TABLE_PERSONS,
    TABLE_WEBHOOKS,
    TABLES,
    TURNS,
    UNPACKED,
)
from liza.store.statements import packed

MOST: Final = 100
"""How many tables are looked at in one go."""
_AT_ONCE: Final = 20
"""How many tables go in one statement, each with its log."""
_BESIDE: Final = (CHAT, MUTES, TURNS, SNAPSHOTS, SEAT_ORDERS, NOTICES, TABLE_WEBHOOKS)
"""What is kept beside the log for as long as people play."""


async def forsaken(store: Store, status: str, before: int, most: int = MOST) -> list[str]:
    """Return the tables of a status that were not touched since a time, those first that were left first."""
    return await _ids(store, _untouched(status, before), most)


async def unattended(store: Store, before: int, most: int = MOST) -> list[str]:
    """Return the running tables of bots alone that were not touched since a time."""
    return await _ids(store, and_(text(BOTS_ALONE), TABLES.c.touched < before), most)


async def archive(store: Store, before: int, most: int = MOST) -> int:
    """Pack the logs of games that ended before a time into one row each; return how many there were."""
    ids = await _ids(store, and_(_untouched("over", before), TABLES.c.ended < before), most)
    for id in ids:
        log = await store.log(id)
        async with store.writing() as connection:
            await connection.execute(delete(ARCHIVE).where(ARCHIVE.c.table_id == id))
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(ARCHIVE).values(table_id=id, log=packed(log)))
            except IntegrityError:
                continue  # another process has just done it
            await connection.execute(delete(MOVES).where(MOVES.c.table_id == id, MOVES.c.n <= len(log)))
            later = exists(select(MOVES.c.n).where(MOVES.c.table_id == id))
            await connection.execute(update(TABLES).where(TABLES.c.id == id, ~later).values(archived=True))
            await _forget_beside(connection, [id])
    return len(ids)


async def forget(store: Store, before: int, most: int = _AT_ONCE) -> int:
    """Delete cancelled tables, untouched since a time and without a report, with their logs; return how many."""
    reported = exists(select(REPORTS.c.number).where(REPORTS.c.table_id == TABLES.c.id))
    ids = await _ids(store, and_(_untouched("cancelled", before), TABLES.c.created < before, ~reported), most)
    if ids:
        async with store.writing() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
            await connection.execute(delete(MOVES).where(MOVES.c.table_id.in_(ids)))
            await connection.execute(delete(TABLE_PERSONS).where(TABLE_PERSONS.c.table_id.in_(ids)))
            await _forget_beside(connection, ids)
    return len(ids)


async def prune_snapshots(store: Store, after: str, most: int = MOST) -> str | None:
    """Delete short cuts to games that have ended, of the tables after one; return the last, None at the end."""
    page = select(SNAPSHOTS.c.table_id).where(SNAPSHOTS.c.table_id > after).order_by(SNAPSHOTS.c.table_id).limit(most)
    async with store.writing() as connection:
        ids = list((await connection.execute(page)).scalars())
        status = select(TABLES.c.status).where(TABLES.c.id == SNAPSHOTS.c.table_id).scalar_subquery()
        done = SNAPSHOTS.c.table_id.in_(ids), status.in_(("over", "cancelled"))
        await connection.execute(delete(SNAPSHOTS).where(*done))
    return ids[-1] if len(ids) == most else None


async def prune_packs(store: Store, after: str, most: int = MOST) -> str | None:
    """Delete packs that no table plays with, of those after a hash; return the last, None at the end."""
    page = select(PACKS.c.hash).where(PACKS.c.hash > after).order_by(PACKS.c.hash).limit(most)
    async with store.writing() as connection:
        hashes = list((await connection.execute(page)).scalars())
        # The next hash in the index is enough to know: the games that a pack was played in are not counted.
        following = select(func.min(TABLES.c.pack)).where(TABLES.c.pack >= PACKS.c.hash).scalar_subquery()
        unused = PACKS.c.hash.in_(hashes), or_(following.is_(None), following != PACKS.c.hash)
        await connection.execute(delete(PACKS).where(*unused))
    return hashes[-1] if len(hashes) == most else None


async def _ids(store: Store, wanted: ColumnElement[bool], most: int) -> list[str]:
    async with store.reading() as connection:
        found = select(TABLES.c.id).where(wanted).order_by(TABLES.c.touched).limit(most)
        return list((await connection.execute(found)).scalars())


def _untouched(status: str, before: int) -> ColumnElement[bool]:
    return and_(TABLES.c.status == status, text(UNPACKED), TABLES.c.touched < before)


async def _forget_beside(connection: AsyncConnection, ids: list[str]) -> None:
    for table in _BESIDE:
        await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
