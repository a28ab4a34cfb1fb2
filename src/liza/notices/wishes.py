"""How a person wants to be told: one by one or once a day, never in quiet hours, and in a feed of their own."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import select, update

from liza.store import Store
from liza.store.schema import MAILBOXES, NOTICE_WISHES, PERSONS
from liza.store.statements import insert_into

_SECRET_BYTES: Final = 24


class NoticeWishes(NamedTuple):
    """What a person has chosen."""

    language: str = "es"
    digest: str = "each"
    """``each`` notice by itself, or all of a day together: ``daily``."""
    hour: int = 8
    """Of a digest, in the person's zone."""
    zone: str = "UTC"
    quiet_start: int | None = None
    """The minute of the day at which quiet hours begin; None without such hours."""
    quiet_end: int | None = None
    feed: str | None = None
    """The secret of the feed's address; None where there is no feed."""


_COLUMNS: Final = tuple(NOTICE_WISHES.c[name] for name in NoticeWishes._fields)


async def wishes_of(store: Store, person: str) -> NoticeWishes:
    """Return what a person has chosen."""
    wanted = select(*_COLUMNS).where(NOTICE_WISHES.c.person == person)
    async with store.reading() as connection:
        row = (await connection.execute(wanted)).first()
    return NoticeWishes() if row is None else NoticeWishes(*row)


async def wishes_and_address(store: Store, person: str) -> tuple[NoticeWishes, str | None]:
    """Return what a person has chosen, and the mail address that they gave."""
    wished, written = NOTICE_WISHES.c.person == PERSONS.c.id, MAILBOXES.c.person == PERSONS.c.id
    places = PERSONS.outerjoin(NOTICE_WISHES, wished).outerjoin(MAILBOXES, written)
    wanted = select(MAILBOXES.c.address, NOTICE_WISHES.c.person, *_COLUMNS).select_from(places)
    async with store.reading() as connection:
        row = (await connection.execute(wanted.where(PERSONS.c.id == person))).first()
    if row is None:
        return NoticeWishes(), None
    return NoticeWishes() if row[1] is None else NoticeWishes(*row[2:]), row[0]


async def keep_wishes(store: Store, person: str, wishes: NoticeWishes) -> None:
    """Keep what a person has chosen; the feed is not touched by it."""
    chosen = wishes._asdict()
    del chosen["feed"]
    async with store.writing() as connection:
        row = insert_into(connection, NOTICE_WISHES).values(person=person, **chosen)
        await connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=chosen))


async def open_feed(store: Store, person: str) -> str:
    """Give a person's feed a new address, which the old one then no longer is; return its secret."""
    fresh = secrets.token_urlsafe(_SECRET_BYTES)
    values = {**NoticeWishes()._asdict(), "person": person, "feed": fresh}
    async with store.writing() as connection:
        row = insert_into(connection, NOTICE_WISHES).values(values)
        await connection.execute(row.on_conflict_do_update(index_elements=["person"], set_={"feed": fresh}))
    return fresh


async def close_feed(store: Store, person: str) -> None:
    """End a person's feed."""
    async with store.writing() as connection:
        mine = NOTICE_WISHES.c.person == person
        await connection.execute(update(NOTICE_WISHES).where(mine).values(feed=None))


async def person_of_feed(store: Store, feed: str) -> tuple[str, NoticeWishes] | None:
    """Return the person of a feed's secret and what they have chosen; None if it opens nothing."""
    wanted = select(NOTICE_WISHES.c.person, *_COLUMNS).where(NOTICE_WISHES.c.feed == feed)
    async with store.reading() as connection:
        row = (await connection.execute(wanted)).first()
    return None if row is None else (row[0], NoticeWishes(*row[1:]))
