"""What operators decide: each order is stored with its effect and stays in the log of who decided what, and when.

Processes read the log to follow it; what holds from then on (bans, settings) has tables of its own, so that a process
that starts later knows it, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store, StoreError
from liza.store.schema import (
    ANY,
    APART,
    ARCHIVE,
    BANS,
    CHAT,
    MOVES,
    MUTES,
    NAMES,
    ORDERS,
    PERSONS,
    PROCESSES,
    REPORTS,
    RESULT_SEATS,
    RESULTS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
    TURNS,
    UNPACKED,
    UNREAD,
)

_OF_A_TABLE: Final = (MOVES, ARCHIVE, SNAPSHOTS, TURNS, CHAT, MUTES, RESULTS, RESULT_SEATS)
_BANS: Final = {"ban": "enter", "mute": "say"}
_LIFTS: Final = {"unban": "enter", "unmute": "say"}
PERSONAL: Final = (*_BANS, *_LIFTS, "unname")
"""Orders about a person, which that person may read."""
WHAT: Final = ("remove", "quarantine", "release", *PERSONAL, "close", "announce", "drain", "set", "token")
"""Every order there is."""
_NEWEST: Final = 2_000
"""How many tables are looked at to say who opens them."""


class Order(NamedTuple):
    """One thing that an operator decided."""

    number: int
    at: int
    who: str
    what: str
    target: str
    detail: str
    reason: str = ""
    """Why, in words for whom it concerns."""


class Ban(NamedTuple):
    """Who may not come (``enter``) or say anything (``say``), until a time or for good."""

    target: str
    """An address, or the id of a person."""
    what: str
    until: int | None


class TableOverview(NamedTuple):
    """A table as an operator sees it."""

    id: str
    game: str
    status: str
    created: int
    seats: str
    owner: str
    trouble: str | None


async def give(store: Store, who: str, what: str, target: str, detail: str, at: int, reason: str = "") -> int:
    """Store an order and its effect, both or neither; returns its number."""
    async with store.writing() as connection:
        if what == "remove":
            await _remove(connection, target)
        elif what == "quarantine":
            await _set_apart(connection, target, detail)
        elif what in _BANS:
            await _lift(connection, target, _BANS[what])
            until = at + int(float(detail) * 3_600_000) if detail else None
            await connection.execute(insert(BANS).values(address=target, what=_BANS[what], until=until))
        elif what in _LIFTS:
            await _lift(connection, target, _LIFTS[what])
        elif what == "unname":
            await _unname(connection, target)
        elif what == "close":
            await _close(connection, target, detail, at)
        elif what == "drain":
            draining = update(PROCESSES).where(PROCESSES.c.id == target).values(draining=True)
            if not (await connection.execute(draining)).rowcount:
                raise StoreError(f"There is no process {target}; liza admin processes lists them.")
        elif what in {"set", "announce", "token"}:
            name = target if what == "set" else what
            await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name))
            await connection.execute(insert(SETTINGS).values(name=name, value=detail))
        said = "" if what == "token" else detail
        order = insert(ORDERS).values(at=at, who=who, what=what, target=target, detail=said, reason=reason)
        number = int((await connection.execute(order.returning(ORDERS.c.number))).scalar_one())
    if what == "quarantine":
        await store.announce("trouble", target)
    return number


async def _remove(connection: AsyncConnection, table: str) -> None:
    if not (await connection.execute(delete(TABLES).where(TABLES.c.id == table))).rowcount:
        raise StoreError(f"There is no table {table}.")
    for part in _OF_A_TABLE:
        await connection.execute(delete(part).where(part.c.table_id == table))


async def _set_apart(connection: AsyncConnection, table: str, why: str) -> None:
    apart = update(TABLES).where(TABLES.c.id == table).values(trouble=f"operator: {why}", deadline=None)
    if not (await connection.execute(apart)).rowcount:
        raise StoreError(f"There is no table {table}.")
    await connection.execute(delete(TURNS).where(TURNS.c.table_id == table))


async def _unname(connection: AsyncConnection, person: str) -> None:
    """Take a claimed name away: it is nobody's from then on, so that its person cannot claim it again."""
    gone = update(NAMES).where(NAMES.c.person == person, NAMES.c.until.is_(None)).values(person="")
    if not (await connection.execute(gone)).rowcount:
        raise StoreError(f"{person} has no claimed name.")
    nameless = {"name": None, "previous": None, "previous_until": None}
    await connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(nameless))


async def _close(connection: AsyncConnection, number: str, answer: str, at: int) -> None:
    """Answer a report."""
    one = REPORTS.c.number == (int(number) if number.isdecimal() else -1), text(UNREAD)
    if not (await connection.execute(update(REPORTS).where(*one).values(closed=at, answer=answer))).rowcount:
        raise StoreError(f"There is no open report {number}.")


async def _lift(connection: AsyncConnection, target: str, what: str) -> None:
    await connection.execute(delete(BANS).where(BANS.c.address == target, BANS.c.what == what))


async def orders(store: Store, after: int = 0, most: int = 200) -> list[Order]:
    """Return orders after a certain one, in order."""
    wanted = select(*(ORDERS.c[name] for name in Order._fields)).where(ORDERS.c.number > after)
    async with store.reading() as connection:
        return [Order(*row) for row in await connection.execute(wanted.order_by(ORDERS.c.number).limit(most))]


async def orders_about(store: Store, person: str, most: int = 50) -> list[Order]:
    """Return what was decided about a person, or about one that was merged into it, the latest first."""
    merged = select(PERSONS.c.id).where(text("merged IS NOT NULL"), PERSONS.c.merged == person)
    wanted = select(*(ORDERS.c[name] for name in Order._fields)).order_by(ORDERS.c.number.desc()).limit(most)
    async with store.reading() as connection:
        ids = [person, *(await connection.execute(merged)).scalars()]
        rows = await connection.execute(wanted.where(ORDERS.c.target.in_(ids), ORDERS.c.what.in_(PERSONAL)))
        return [Order(*row) for row in rows]


async def newest(store: Store, most: int = 100) -> list[Order]:
    """Return the latest orders, in order."""
    return await orders(store, max(0, await latest(store) - most), most)


async def latest(store: Store) -> int:
    """Return the number of the latest order."""
    async with store.reading() as connection:
        return int((await connection.execute(select(func.coalesce(func.max(ORDERS.c.number), 0)))).scalar_one())


async def bans(store: Store, now: int) -> list[Ban]:
    """Return the bans that hold now."""
    wanted = select(BANS.c.address, BANS.c.what, BANS.c.until).where(or_(BANS.c.until.is_(None), BANS.c.until > now))
    async with store.reading() as connection:
        return [Ban(*row) for row in await connection.execute(wanted.order_by(BANS.c.address))]


async def settings(store: Store) -> dict[str, str]:
    """Return what was set while the site ran."""
    async with store.reading() as connection:
        rows = await connection.execute(select(SETTINGS.c.name, SETTINGS.c.value))
        return {row[0]: row[1] for row in rows}


async def tables(
    store: Store, *, apart: bool = False, statuses: Sequence[str] = (), most: int = 100
) -> list[TableOverview]:
    """Return tables, the newest first: all, or those that were set apart; of some statuses, those touched last."""
    wanted = select(*(TABLES.c[name] for name in TableOverview._fields)).limit(most)
    if statuses:
        of_status = (wanted.where(TABLES.c.status == status, text(UNPACKED)) for status in statuses)
        parts = [part.add_columns(TABLES.c.touched).order_by(TABLES.c.touched.desc()) for part in of_status]
    else:
        chosen = wanted.where(text(APART if apart else ANY))
        parts = [chosen.add_columns(TABLES.c.created).order_by(TABLES.c.created.desc())]
    found: list[tuple[Any, ...]] = []
    async with store.reading() as connection:
        for part in parts:
            found += [tuple(row) for row in await connection.execute(part)]
    found.sort(key=lambda row: int(row[-1]), reverse=True)
    return [TableOverview(*row[:-1]) for row in found[:most]]


async def people(store: Store, most: int = 100) -> list[tuple[str, int, int]]:
    """Return the addresses that opened the newest tables: how many of them, and how many of those are played now."""
    wanted = select(TABLES.c.owner, TABLES.c.status).where(text(ANY)).order_by(TABLES.c.created.desc()).limit(_NEWEST)
    opened: Counter[str] = Counter()
    playing: Counter[str] = Counter()
    async with store.reading() as connection:
        for owner, status in await connection.execute(wanted):
            opened[owner] += 1
            playing[owner] += status == "running"
    return [(owner, count, playing[owner]) for owner, count in opened.most_common(most)]
