"""What is kept for how long: tables that nobody came to fade, games that ended long ago take one row each."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store
from liza.store.schema import ARCHIVE, CHAT, MOVES, MUTES, PACKS, SNAPSHOTS, TABLES, TURNS
from liza.store.statements import packed

_MOST: Final = 200
"""How many tables are looked at in one go."""
_BESIDE: Final = (CHAT, MUTES, TURNS, SNAPSHOTS)
"""What is kept beside the log for as long as people play."""


async def forsaken(store: Store, before: int, most: int = _MOST) -> list[str]:
    """Return the tables that still wait for people though nothing has happened there since a time."""
    wanted = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.created < before, _quiet_since(before))
    async with store.reading() as connection:
        return list((await connection.execute(wanted.order_by(TABLES.c.created).limit(most))).scalars())


async def archive(store: Store, before: int, most: int = _MOST) -> int:
    """Pack the logs of games that ended before a time into one row each; return how many there were."""
    wanted = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.ended < before, _quiet_since(before))
    wanted = wanted.where(exists(select(MOVES.c.n).where(MOVES.c.table_id == TABLES.c.id)))
    async with store.reading() as connection:
        ids = list((await connection.execute(wanted.limit(most))).scalars())
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
            await _forget_beside(connection, [id])
    return len(ids)


async def forget(store: Store, before: int, most: int = _MOST) -> int:
    """Delete tables that were called off, or to which nobody came, before a time; return how many there were."""
    wanted = select(TABLES.c.id).where(TABLES.c.status == "cancelled", TABLES.c.created < before, _quiet_since(before))
    async with store.writing() as connection:
        ids = list((await connection.execute(wanted.limit(most))).scalars())
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        await connection.execute(delete(MOVES).where(MOVES.c.table_id.in_(ids)))
        await _forget_beside(connection, ids)
    return len(ids)


async def prune(store: Store) -> None:
    """Delete short cuts to games that have ended, and packs that no table plays with."""
    ended = select(TABLES.c.id).where(TABLES.c.status.in_(("over", "cancelled")))
    used = select(TABLES.c.pack).where(TABLES.c.pack.is_not(None))
    async with store.writing() as connection:
        await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(ended)))
        await connection.execute(delete(PACKS).where(PACKS.c.hash.not_in(used)))


def _quiet_since(before: int) -> ColumnElement[bool]:
    return ~exists(select(MOVES.c.n).where(MOVES.c.table_id == TABLES.c.id, MOVES.c.at >= before))


async def _forget_beside(connection: AsyncConnection, ids: list[str]) -> None:
    for table in _BESIDE:
        await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
