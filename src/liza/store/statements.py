"""Parts of statements that both databases understand, and how an archived log is written."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Insert, Table, exists, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.match.log import SEATING, Entry
from liza.store.schema import MOVES, PACKS, TABLES


def still_seated(table_id: str, n: int) -> ColumnElement[bool]:
    """Return the condition that no seat has been taken or left after an entry."""
    later = select(MOVES.c.n).where(MOVES.c.table_id == table_id, MOVES.c.n > n, MOVES.c.kind.in_(SEATING))
    return ~exists(later)


def insert_if(table: Table, values: Mapping[str, Any], condition: ColumnElement[bool]) -> Insert:
    """Return the statement that adds a row where a condition holds, both in one step."""
    row = [literal(value, table.c[name].type).label(name) for name, value in values.items()]
    return insert(table).from_select(list(values), select(*row).where(condition))


async def keep_pack(connection: AsyncConnection, table_id: str, text: str) -> None:
    """Keep a table's pack, once however many tables play with it."""
    known = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    there = exists(select(PACKS.c.hash).where(PACKS.c.hash == known))
    with suppress(IntegrityError):  # another table has just brought it
        async with connection.begin_nested():
            await connection.execute(insert_if(PACKS, {"hash": known, "text": text}, ~there))
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(pack=known))


def unpacked(log: bytes) -> list[Entry]:
    """Return the entries of an archived log."""
    return [Entry(*row) for row in json.loads(zlib.decompress(log))]


def packed(log: Sequence[Entry]) -> bytes:
    """Return entries as they are archived."""
    return zlib.compress(json.dumps(log, separators=(",", ":")).encode())
