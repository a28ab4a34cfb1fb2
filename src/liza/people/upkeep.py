"""Clearing away persons of whom there is no trace but their row."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, select

from liza.people.companions import forget_invitations, sweep_invitations
from liza.people.groups import forget_members
from liza.store import Store
from liza.store.civil.marks import forget_marks
from liza.store.civil.reports import sweep_reports
from liza.store.schema import (
    BANS,
    CHALLENGES,
    EXERCISE_TRIES,
    LINKS,
    NAMES,
    NOTICE_WISHES,
    OFFERS,
    PASSKEYS,
    PERSONS,
    PROFILES,
    RECOVERY,
    SESSIONS,
    TABLE_PERSONS,
)

MOST: Final = 100
"""How many persons are looked at in one go."""
KEPT: Final = 60 * 24 * 3_600_000
"""Milliseconds for which a person without a name or a seat is kept after the last visit."""


async def sweep_persons(store: Store, after: str, now: int, most: int = MOST) -> str | None:
    """Delete persons without name, seat, credential or a visit of late, of those after an id; return the last.

    None says that there are no more. What was merged into another person stays: old ids lead on.
    """
    page = select(PERSONS.c.id).where(PERSONS.c.id > after).order_by(PERSONS.c.id).limit(most)
    seats = select(TABLE_PERSONS.c.since).where(TABLE_PERSONS.c.person == PERSONS.c.id)
    visits = select(SESSIONS.c.seen).where(SESSIONS.c.person == PERSONS.c.id, SESSIONS.c.seen > now - KEPT)
    names = select(NAMES.c.key).where(NAMES.c.person == PERSONS.c.id)
    keys = select(PASSKEYS.c.id).where(PASSKEYS.c.person == PERSONS.c.id)
    codes = select(RECOVERY.c.key).where(RECOVERY.c.person == PERSONS.c.id)
    async with store.writing() as connection:
        ids = list((await connection.execute(page)).scalars())
        empty = (
            delete(PERSONS)
            .where(PERSONS.c.id.in_(ids), PERSONS.c.created < now - KEPT, PERSONS.c.merged.is_(None))
            .where(~exists(seats), ~exists(visits), ~exists(names), ~exists(keys), ~exists(codes))
            .returning(PERSONS.c.id)
        )
        gone = list((await connection.execute(empty)).scalars())
        for table in (SESSIONS, PROFILES, EXERCISE_TRIES):
            await connection.execute(delete(table).where(table.c.person.in_(gone)))
        await connection.execute(delete(BANS).where(BANS.c.address.in_(gone)))
        await connection.execute(delete(NOTICE_WISHES).where(NOTICE_WISHES.c.person.in_(gone)))
        await forget_members(connection, gone)
        await forget_marks(connection, gone)
        await forget_invitations(connection, gone)
    return ids[-1] if len(ids) == most else None


async def sweep_expired(store: Store, now: int) -> None:
    """Delete challenges, links, offers and invitations that were not taken up in time."""
    await sweep_invitations(store, now)
    await sweep_reports(store, now)
    async with store.writing() as connection:
        for table in (CHALLENGES, LINKS, OFFERS):
            await connection.execute(delete(table).where(table.c.until < now))
