"""Reports of people about others, for those who look after the site, each with its table and the chat of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import ChatMessage, Store
from liza.store.schema import REPORTS, UNREAD

DAY: Final = 24 * 3_600_000
MOST_OF_PERSON: Final = 10
"""Reports of one person within a day."""
MOST_OF_ADDRESS: Final = 30
KEPT: Final = 180 * DAY
"""Milliseconds for which an answered report is kept."""
_SHOWN: Final = 50


class NewReport(NamedTuple):
    """A report as it is made."""

    at: int
    reporter: str
    address: str
    table_id: str
    n: int
    """How long the table's log was: the game is replayed up to there."""
    seat: int
    person: str | None
    """Whom it is about; None for a guest."""
    name: str
    reason: str
    words: str
    chat: str
    """What was said at the table, as JSON."""


class StoredReport(NamedTuple):
    """A report, and what came of it."""

    number: int
    at: int
    reporter: str
    table_id: str
    n: int
    seat: int
    person: str | None
    name: str
    reason: str
    words: str
    chat: str
    closed: int | None
    answer: str


_COLUMNS: Final = tuple(REPORTS.c[name] for name in StoredReport._fields)


def chat_text(said: Sequence[ChatMessage]) -> str:
    """Return chat as a report keeps it."""
    return json.dumps([[one.at, one.seat, one.name, one.text] for one in said], ensure_ascii=False)


async def report(store: Store, made: NewReport) -> bool:
    """Keep a report; False if there are too many. Another of the same person about the same one is taken as one."""
    subject = REPORTS.c.person == made.person
    if made.person is None:
        subject = and_(REPORTS.c.table_id == made.table_id, REPORTS.c.seat == made.seat)
    same = and_(text(UNREAD), REPORTS.c.reporter == made.reporter, subject)
    async with store.writing() as connection:
        again = {"reason": made.reason, "words": made.words}
        if (await connection.execute(update(REPORTS).where(same).values(again))).rowcount:
            return True
        limits = (
            (REPORTS.c.reporter == made.reporter, MOST_OF_PERSON),
            (REPORTS.c.address == made.address, MOST_OF_ADDRESS),
        )
        for whose, most in limits:
            if await _lately(connection, whose, made.at) >= most:
                return False
        await connection.execute(insert(REPORTS).values(**made._asdict(), answer=""))
    return True


async def _lately(connection: AsyncConnection, whose: ColumnElement[bool], now: int) -> int:
    count = select(func.count()).select_from(REPORTS).where(whose, REPORTS.c.at > now - DAY)
    return int((await connection.execute(count)).scalar_one())


async def open_reports(store: Store, most: int = 200) -> list[StoredReport]:
    """Return the reports that nobody has answered, the first to come first."""
    wanted = select(*_COLUMNS).where(text(UNREAD)).order_by(REPORTS.c.number).limit(most)
    async with store.reading() as connection:
        return [StoredReport(*row) for row in await connection.execute(wanted)]


async def report_of(store: Store, number: int) -> StoredReport | None:
    """Return a report by its number."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_COLUMNS).where(REPORTS.c.number == number))).first()
    return None if row is None else StoredReport(*row)


async def reports_by(store: Store, reporter: str) -> list[StoredReport]:
    """Return the reports of a person, the latest first."""
    wanted = select(*_COLUMNS).where(REPORTS.c.reporter == reporter).order_by(REPORTS.c.at.desc()).limit(_SHOWN)
    async with store.reading() as connection:
        return [StoredReport(*row) for row in await connection.execute(wanted)]


async def sweep_reports(store: Store, now: int) -> None:
    """Delete reports that were answered long ago."""
    async with store.writing() as connection:
        await connection.execute(delete(REPORTS).where(REPORTS.c.closed < now - KEPT))


async def merge_reports(connection: AsyncConnection, old: str, new: str) -> None:
    """Give the reports of a person, and those about it, to another, within the caller's transaction."""
    for column in (REPORTS.c.reporter, REPORTS.c.person):
        await connection.execute(update(REPORTS).where(column == old).values({column: new}))


async def forget_reporter(connection: AsyncConnection, person: str) -> None:
    """Take a deleted person out of reports, within the caller's transaction; what was reported stays."""
    await connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter="", address=""))
    await connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(name=""))
