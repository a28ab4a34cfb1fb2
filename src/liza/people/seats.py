"""Whose a seat is: the first person who shows its token has it, and keeps it when another shows the token later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.people.persons import COLUMNS, Person, read
from liza.store import Store
from liza.store.schema import NOTICES, PERSONS, RESULT_SEATS, TABLE_PERSONS, TABLES
from liza.store.statements import insert_into

MOST_COUNTED: Final = 1_000


class HeldSeat(NamedTuple):
    """A seat that a person holds or held."""

    table_id: str
    key: str
    """The hash of the token that plays it."""
    seat: int
    person: str
    since: int


_FIELDS: Final = tuple(TABLE_PERSONS.c[name] for name in HeldSeat._fields)


async def is_taken(store: Store, table_id: str, key: str) -> bool:
    """Whether the person of a token, given by its hash, is known."""
    same = and_(TABLE_PERSONS.c.table_id == table_id, TABLE_PERSONS.c.key == key)
    async with store.reading() as connection:
        return (await connection.execute(select(TABLE_PERSONS.c.seat).where(same))).first() is not None


async def take(store: Store, held: HeldSeat, *, alone: bool = False) -> None:
    """Note whose a seat is, unless that of its token is known; ``alone``: at a table where nobody is told anything."""
    async with store.writing() as connection:
        statement = insert_into(connection, TABLE_PERSONS).values(held._asdict())
        if (await connection.execute(statement.on_conflict_do_nothing())).rowcount and not alone:
            await _show(connection, held)


async def take_late(store: Store, held: HeldSeat) -> None:
    """Note whose a seat is whose token may have played already: its result is that person's from now on."""
    same = and_(RESULT_SEATS.c.table_id == held.table_id, RESULT_SEATS.c.key == held.key)
    async with store.writing() as connection:
        statement = insert_into(connection, TABLE_PERSONS).values(held._asdict())
        if (await connection.execute(statement.on_conflict_do_nothing())).rowcount:
            await connection.execute(update(RESULT_SEATS).where(same).values(person=held.person))
            await _show(connection, held)


async def _show(connection: AsyncConnection, held: HeldSeat) -> None:
    """Give what is told of a seat to its person, who is there now and need not be told before the deadline nears."""
    same = and_(NOTICES.c.table_id == held.table_id, NOTICES.c.key == held.key, NOTICES.c.person.is_(None))
    seen = {"person": held.person, "due": NOTICES.c.remind, "remind": None, "stage": 1}
    await connection.execute(update(NOTICES).where(same).values(seen))


async def seats_of(store: Store, person: str, before: HeldSeat | None = None, most: int = 50) -> list[HeldSeat]:
    """Return seats of a person, the newest first, of those after one that was returned before."""
    wanted = select(*_FIELDS).where(TABLE_PERSONS.c.person == person)
    if before is not None:
        older = and_(TABLE_PERSONS.c.since == before.since, TABLE_PERSONS.c.key < before.key)
        wanted = wanted.where(TABLE_PERSONS.c.since <= before.since, or_(TABLE_PERSONS.c.since < before.since, older))
    wanted = wanted.order_by(TABLE_PERSONS.c.since.desc(), TABLE_PERSONS.c.key.desc()).limit(most)
    async with store.reading() as connection:
        return [HeldSeat(*row) for row in await connection.execute(wanted)]


async def key_at(store: Store, table_id: str, person: str) -> str | None:
    """Return the hash of the latest token that a person has shown at a table; None if there is none."""
    same = and_(TABLE_PERSONS.c.table_id == table_id, TABLE_PERSONS.c.person == person)
    wanted = select(TABLE_PERSONS.c.key).where(same).order_by(TABLE_PERSONS.c.since.desc()).limit(1)
    async with store.reading() as connection:
        key: str | None = (await connection.execute(wanted)).scalar()
        return key


async def count_seats(store: Store, person: str, most: int = MOST_COUNTED) -> int:
    """Return how many seats are or were a person's, counted up to a limit."""
    held = select(TABLE_PERSONS.c.key).where(TABLE_PERSONS.c.person == person).limit(most).subquery()
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(held))).scalar_one())


async def games_of(store: Store, person: str, most: int) -> list[tuple[HeldSeat, str, str]]:
    """Return seats of a person, the newest first, with the game of each table and how it stands."""
    there = select(*_FIELDS, TABLES.c.game, TABLES.c.status).join(TABLES, TABLES.c.id == TABLE_PERSONS.c.table_id)
    wanted = there.where(TABLE_PERSONS.c.person == person).order_by(TABLE_PERSONS.c.since.desc()).limit(most)
    async with store.reading() as connection:
        return [(HeldSeat(*row[:-2]), row[-2], row[-1]) for row in await connection.execute(wanted)]


async def persons_at(store: Store, table_id: str) -> list[HeldSeat]:
    """Return every seat of a table that has or had a person; of two for one seat the later one is the latest."""
    wanted = select(*_FIELDS).where(TABLE_PERSONS.c.table_id == table_id).order_by(TABLE_PERSONS.c.since)
    async with store.reading() as connection:
        return [HeldSeat(*row) for row in await connection.execute(wanted)]


async def key_of(store: Store, table_id: str, person: str) -> str | None:
    """Return the hash of the token of a seat that a person has at a table."""
    held = [seat for seat in await persons_at(store, table_id) if seat.person == person]
    return held[-1].key if held else None


async def person_of(store: Store, table_id: str, key: str) -> str | None:
    """Return the person of a token, given by its hash; None if none is known."""
    same = and_(TABLE_PERSONS.c.table_id == table_id, TABLE_PERSONS.c.key == key)
    async with store.reading() as connection:
        person: str | None = (await connection.execute(select(TABLE_PERSONS.c.person).where(same))).scalar()
        return person


async def named(store: Store, ids: Sequence[str], now: int) -> dict[str, Person]:
    """Return persons by their ids, those left out that are deleted or were merged."""
    wanted = select(*COLUMNS).where(PERSONS.c.id.in_(ids), PERSONS.c.deleted.is_(None), PERSONS.c.merged.is_(None))
    async with store.reading() as connection:
        rows = await connection.execute(wanted)
        return {row[0]: read((row[0], row[1], row[2], row[3], row[4]), now) for row in rows}
