"""What is to be told, from the log to those who are told: claimed by one process at a time, told at least once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, func, select, text, tuple_, update

from liza.store import Store
from liza.store.notice_rows import TURN
from liza.store.schema import DUE, NOTICES, TABLES

MOST_LISTED: Final = 100
"""Notices in a feed."""
MOST_COUNTED: Final = 99
"""Decisions that are counted: a badge shows no more."""


class ClaimedNotice(NamedTuple):
    """Something to be told, which this process has until its lease ends."""

    table_id: str
    seat: int
    what: str
    person: str
    """Whose it is; empty where the table's webhook is told."""
    n: int
    at: int
    until: int | None
    remind: int | None
    stage: int
    """0 until it has been told, then 1: what is due is the reminder."""
    lease: int
    tries: int
    told: str
    """The places that have been told, separated by spaces."""


class ListedNotice(NamedTuple):
    """Something that was told, or is about to be, with its table."""

    table_id: str
    seat: int
    what: str
    n: int
    at: int
    until: int | None
    game: str
    seats: str
    """Who sits where, as the table's row says it."""


_COLUMNS: Final = tuple(NOTICES.c[name] for name in ClaimedNotice._fields)
_LISTED: Final = (*(NOTICES.c[name] for name in ListedNotice._fields[:6]), TABLES.c.game, TABLES.c.seats)


async def claim(store: Store, now: int, lease: int, most: int) -> list[ClaimedNotice]:
    """Claim some of what is due; it is free again when the lease ends."""
    key = NOTICES.c.table_id, NOTICES.c.seat, NOTICES.c.what
    free = NOTICES.c.due <= now, NOTICES.c.lease <= now
    page = select(*key).where(text(DUE), *free).order_by(NOTICES.c.due).limit(most)
    async with store.reading() as connection:
        chosen = [(row[0], row[1], row[2]) for row in await connection.execute(page)]
    if not chosen:
        return []
    # Another process may have been faster with some of them.
    these = NOTICES.c.table_id.in_({row[0] for row in chosen}), tuple_(*key).in_(chosen)
    taken = update(NOTICES).where(*these, *free).values(lease=now + lease).returning(*_COLUMNS)
    async with store.writing() as connection:
        return [ClaimedNotice(*row) for row in await connection.execute(taken)]


async def finish(store: Store, notice: ClaimedNotice, remind: int | None) -> None:
    """Note that something was told, or need not be; then what is left is the reminder, where there is one."""
    rest = {"due": remind, "remind": None, "stage": 1, "lease": 0, "tries": 0, "told": ""}
    async with store.writing() as connection:
        await connection.execute(update(NOTICES).where(_same(notice)).values(rest))


async def postpone(store: Store, notice: ClaimedNotice, due: int, told: Iterable[str] = (), tries: int = 0) -> None:
    """Tell something later, or again to those who could not be reached."""
    rest = {"due": due, "lease": 0, "tries": tries, "told": " ".join(sorted(told))}
    async with store.writing() as connection:
        await connection.execute(update(NOTICES).where(_same(notice)).values(rest))


def _same(notice: ClaimedNotice) -> Any:
    """Return the condition that a row is still what was claimed: not gone, nothing newer, nobody else's."""
    names = ("table_id", "seat", "what", "n", "lease")
    return and_(*(NOTICES.c[name] == getattr(notice, name) for name in names))


async def listed(store: Store, person: str) -> list[ListedNotice]:
    """Return what waits for a person, and the games that ended, the latest first."""
    wanted = select(*_LISTED).join(TABLES, TABLES.c.id == NOTICES.c.table_id).where(NOTICES.c.person == person)
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(NOTICES.c.at.desc()).limit(MOST_LISTED))
        return [ListedNotice(*row) for row in rows]


async def waiting(store: Store, person: str) -> int:
    """Return how many decisions of slow tables wait for a person."""
    mine = select(NOTICES.c.n).where(NOTICES.c.person == person, NOTICES.c.what == TURN).limit(MOST_COUNTED).subquery()
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(mine))).scalar_one())


async def table_told(store: Store, table_id: str) -> tuple[str, str] | None:
    """Return the game of a table and who sits where; None where the table is gone."""
    async with store.reading() as connection:
        row = (await connection.execute(select(TABLES.c.game, TABLES.c.seats).where(TABLES.c.id == table_id))).first()
    return None if row is None else (row[0], row[1])
