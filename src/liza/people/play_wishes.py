"""What persons would like to play now, one wish each, and the tables that were found for them.

A party is stored in one statement for all its members or not at all: nobody is at two tables, and a process that is
killed leaves either wishes that wait on or the plan of a table that any other process opens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.people.seats import HeldSeat
from liza.store import Store
from liza.store.schema import PLAY_WISHES, TABLE_PERSONS, UNOPENED, WAITING
from liza.store.statements import insert_into

MOST_WAITING: Final = 500
"""Wishes that are read in one go, those stated first."""
_AT_ONCE: Final = 20


class StoredWish(NamedTuple):
    """What a person would like to play."""

    person: str
    wanted: str
    """The wish as it was stated, as JSON."""
    name: str
    claimed: bool
    owner: str
    since: int
    seen: int
    until: int
    table_id: str | None = None
    seat: int | None = None
    plan: str | None = None


_COLUMNS: Final = tuple(PLAY_WISHES.c[name] for name in StoredWish._fields)


async def state_wish(store: Store, wish: StoredWish) -> None:
    """Keep a wish, in the place of the one that its person had; one that is only changed has waited as long."""
    waits = and_(PLAY_WISHES.c.person == wish.person, text(WAITING), PLAY_WISHES.c.until > wish.seen)
    async with store.writing() as connection:
        since = (await connection.execute(select(PLAY_WISHES.c.since).where(waits))).scalar()
        values = wish._replace(since=wish.since if since is None else since)._asdict()
        row = insert_into(connection, PLAY_WISHES).values(values)
        await connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=values))


async def wish_of(store: Store, person: str) -> StoredWish | None:
    """Return a person's wish."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_COLUMNS).where(PLAY_WISHES.c.person == person))).first()
    return None if row is None else StoredWish(*row)


async def note_seen(store: Store, person: str, seen: int, until: int) -> None:
    """Note that a page still waits with a wish."""
    waits = and_(PLAY_WISHES.c.person == person, text(WAITING))
    async with store.writing() as connection:
        await connection.execute(update(PLAY_WISHES).where(waits).values(seen=seen, until=until))


async def take_back(store: Store, person: str) -> None:
    """Forget a person's wish, and that there was a table for it."""
    async with store.writing() as connection:
        await connection.execute(delete(PLAY_WISHES).where(PLAY_WISHES.c.person == person))


async def waiting_wishes(store: Store, now: int, most: int = MOST_WAITING) -> list[StoredWish]:
    """Return the wishes that wait, those stated first."""
    wanted = select(*_COLUMNS).where(text(WAITING), PLAY_WISHES.c.until > now)
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(PLAY_WISHES.c.since).limit(most))
        return [StoredWish(*row) for row in rows]


async def wishes_from(store: Store, owner: str, now: int, most: int) -> int:
    """Return how many wishes an address has, counted up to a number."""
    mine = select(PLAY_WISHES.c.person).where(PLAY_WISHES.c.owner == owner, PLAY_WISHES.c.until > now).limit(most)
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(mine.subquery()))).scalar_one())


class _OvertakenError(Exception):
    """One of the members does not wait any more, or not with that wish."""


async def keep_party(
    store: Store, members: Sequence[StoredWish], held: Mapping[str, HeldSeat], plan: str, until: int
) -> bool:
    """Note the table of some persons and whose its seats are; False if one of them does not wait any more."""
    try:
        async with store.writing() as connection:
            for wish in sorted(members):  # in one order everywhere, so that two processes never wait for each other
                await _keep_member(connection, wish, held[wish.person], plan, until)
    except _OvertakenError:
        return False
    return True


async def _keep_member(connection: AsyncConnection, wish: StoredWish, seat: HeldSeat, plan: str, until: int) -> None:
    same = and_(PLAY_WISHES.c.person == wish.person, PLAY_WISHES.c.wanted == wish.wanted, text(WAITING))
    found = {"table_id": seat.table_id, "seat": seat.seat, "plan": plan, "until": until}
    alive = update(PLAY_WISHES).where(same, PLAY_WISHES.c.until > seat.since).values(found)
    if not (await connection.execute(alive)).rowcount:
        raise _OvertakenError
    await connection.execute(insert(TABLE_PERSONS).values(seat._asdict()))


async def unopened(store: Store, most: int = _AT_ONCE) -> dict[str, str]:
    """Return the plans of tables that were found and are not noted as opened."""
    wanted = select(PLAY_WISHES.c.table_id, PLAY_WISHES.c.plan).where(text(UNOPENED)).limit(most)
    async with store.reading() as connection:
        return {row[0]: row[1] for row in await connection.execute(wanted)}


async def note_opened(store: Store, table_id: str) -> None:
    """Note that a table has been opened."""
    there = and_(PLAY_WISHES.c.table_id == table_id, text(UNOPENED))
    async with store.writing() as connection:
        await connection.execute(update(PLAY_WISHES).where(there).values(plan=None))


async def forget_wishes(store: Store, now: int) -> None:
    """Delete wishes whose time is over, but for those whose table is not there yet."""
    async with store.writing() as connection:
        over = and_(PLAY_WISHES.c.until <= now, PLAY_WISHES.c.plan.is_(None))
        await connection.execute(delete(PLAY_WISHES).where(over))
