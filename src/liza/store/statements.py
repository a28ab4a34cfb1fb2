"""Parts of statements that both databases understand, and how an archived log is written."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Delete, Dialect, Insert, Table, bindparam, exists, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.match.log import SEATING, Entry
from liza.store.schema import MOVES, PACKS, RESULT_SEATS, RESULTS, TABLE_PERSONS, TABLES

_INSERTS: Final[dict[str, Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class FinishedSeat(NamedTuple):
    """How one seat of a game ended."""

    seat: int
    place: int
    """From 1; equal places are a tie."""
    departed: bool
    """Whether its player left before the end."""
    bot: str
    """The level of the bot that played it; empty for a person's seat."""
    key: str
    """The hash of its person's token."""
    left_at: int | None = None
    """The entry with which its player left the game to a bot, or for good."""


class FinishedGame(NamedTuple):
    """A game that has ended, as it counts."""

    game: str
    version: int
    """Of the rules."""
    ended: int
    rated: bool
    group_id: str | None
    seats: Sequence[FinishedSeat]


def _insert(table: Table, **special: Any) -> Insert:
    """Return the statement that adds one row, with a parameter for each column but the special ones."""
    columns = [special.get(column.name, bindparam(column.name, type_=column.type)) for column in table.columns]
    return insert(table).from_select([column.name for column in table.columns], select(*columns))


_PERSON: Final = (
    select(TABLE_PERSONS.c.person)
    .where(
        TABLE_PERSONS.c.table_id == bindparam("table_id", type_=RESULTS.c.table_id.type),
        TABLE_PERSONS.c.key == bindparam("key", type_=RESULT_SEATS.c.key.type),
    )
    .scalar_subquery()
)
ADD_RESULT: Final = _insert(RESULTS)
ADD_RESULT_SEAT: Final = _insert(RESULT_SEATS, person=_PERSON)
"""Adds how a seat ended, with the person who has shown its token."""


def result_rows(table_id: str, game: FinishedGame) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the parameters of ``ADD_RESULT``, and those of ``ADD_RESULT_SEAT`` for each seat."""
    unjudged = game.rated and any(seat.key and seat.left_at is not None for seat in game.seats)
    row = {"table_id": table_id, **game._asdict(), "pending": game.rated, "unjudged": unjudged, "unweighed": True}
    del row["seats"]
    copied = {name: row[name] for name in ("table_id", "game", "ended", "rated")}
    return row, [{**copied, **seat._asdict()} for seat in game.seats]


class CompiledStatement(NamedTuple):
    """A statement as a driver wants it, with the names of its parameters in their order."""

    text: str
    names: Sequence[str]
    fixed: Mapping[str, Any]
    """What the statement itself says of some of them."""

    def values(self, row: Mapping[str, Any]) -> list[Any]:
        """Return the parameters of a row in order."""
        return [row[name] if name in row else self.fixed[name] for name in self.names]


def spelled(statement: Insert | Delete, dialect: Dialect) -> CompiledStatement:
    """Spell a statement out for a driver that is used without SQLAlchemy."""
    compiled: Any = statement.compile(dialect=dialect)
    return CompiledStatement(str(compiled), compiled.positiontup or (), compiled.params)


def still_seated(table_id: str, n: int) -> ColumnElement[bool]:
    """Return the condition that no seat has been taken or left after an entry."""
    later = select(MOVES.c.n).where(MOVES.c.table_id == table_id, MOVES.c.n > n, MOVES.c.kind.in_(SEATING))
    return ~exists(later)


def insert_if(table: Table, values: Mapping[str, Any], condition: ColumnElement[bool]) -> Insert:
    """Return the statement that adds a row where a condition holds, both in one step."""
    row = [literal(value, table.c[name].type).label(name) for name, value in values.items()]
    return insert(table).from_select(list(values), select(*row).where(condition))


def insert_into(connection: AsyncConnection, table: Table) -> Any:
    """Return an insert of the database's own kind, which can say what becomes of a row that is there already."""
    return _INSERTS[connection.dialect.name](table)


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
