"""Two persons of one human become one: in one transaction, once its human has seen what each of them holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, and_, delete, exists, select, union_all, update

from liza.people import groups, seats
from liza.people.companions import merge_invitations
from liza.people.names import SHOWN
from liza.people.persons import COLUMNS, Person, read
from liza.store import Store
from liza.store.civil.marks import merge_marks
from liza.store.civil.reports import merge_reports
from liza.store.results import daily_plays, rated
from liza.store.results.exercise_tries import merge_tries
from liza.store.schema import (
    FORGETTING,
    LINKS,
    MAILBOXES,
    NAMES,
    NOTICE_WISHES,
    NOTICES,
    OFFERS,
    PASSKEYS,
    PERSONS,
    PLAY_WISHES,
    PROFILES,
    PUSH_SUBSCRIPTIONS,
    RECOVERY,
    SESSIONS,
    TABLE_PERSONS,
    TABLE_WEBHOOKS,
)
from liza.store.statements import insert_into

LASTS: Final = 30 * 24 * 3_600_000
"""Milliseconds for which a merger is offered."""
MOVED: Final[Sequence[Column[str]]] = (
    TABLE_PERSONS.c.person,
    SESSIONS.c.person,
    PASSKEYS.c.person,
    RECOVERY.c.person,
    NAMES.c.person,
    FORGETTING.c.person,
    NOTICES.c.person,
    NOTICE_WISHES.c.person,
    PUSH_SUBSCRIPTIONS.c.person,
    MAILBOXES.c.person,
    TABLE_WEBHOOKS.c.person,
)
"""The columns that hold a person's id: each is set to the person that stays. A new one belongs in here."""


class Offer(NamedTuple):
    """Another person of the same human, and what it holds."""

    person: Person
    seats: int


async def offer(store: Store, kept: str, other: str, now: int) -> bool:
    """Note that a browser was one person and is another now; False if the first held nothing to take along."""
    mine = PERSONS.c.id == other
    holds = [
        select(TABLE_PERSONS.c.key).where(TABLE_PERSONS.c.person == other),
        select(NAMES.c.key).where(NAMES.c.person == other),
        select(PASSKEYS.c.id).where(PASSKEYS.c.person == other),
        select(RECOVERY.c.key).where(RECOVERY.c.person == other),
    ]
    there = select(PERSONS.c.id).where(mine, _alive(), exists(union_all(*holds)))
    values = {"kept": kept, "other": other, "until": now + LASTS}
    async with store.writing() as connection:
        if kept == other or (await connection.execute(there)).first() is None:
            return False
        statement = insert_into(connection, OFFERS).values(values)
        await connection.execute(statement.on_conflict_do_nothing())
    return True


async def offers(store: Store, kept: str, now: int) -> list[Offer]:
    """Return the persons that a person may be joined with, and what each holds."""
    wanted = (
        select(*COLUMNS)
        .join(OFFERS, OFFERS.c.other == PERSONS.c.id)
        .where(OFFERS.c.kept == kept, OFFERS.c.until > now, _alive())
    )
    async with store.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    found = [read((row[0], row[1], row[2], row[3], row[4]), now) for row in rows]
    return [Offer(person, await seats.count_seats(store, person.id)) for person in found]


async def decline(store: Store, kept: str, other: str) -> None:
    """Let two persons be two."""
    async with store.writing() as connection:
        await connection.execute(delete(OFFERS).where(OFFERS.c.kept == kept, OFFERS.c.other == other))


async def merge(store: Store, kept: str, other: str, now: int) -> bool:
    """Give everything of a person to the one that stays; False unless that was offered and both are still there."""
    both = [kept, other]
    async with store.writing() as connection:
        # In one order everywhere: two mergers that cross each other wait, and the second finds one of them gone.
        locked = select(*COLUMNS).where(PERSONS.c.id.in_(both), _alive()).order_by(PERSONS.c.id).with_for_update()
        alive = {row[0]: row for row in (await connection.execute(locked)).all()}
        wanted = and_(OFFERS.c.kept == kept, OFFERS.c.other == other, OFFERS.c.until > now)
        offered = (await connection.execute(delete(OFFERS).where(wanted).returning(OFFERS.c.kept))).first()
        if len(alive) != 2 or offered is None:
            return False
        stays, goes = alive[kept], alive[other]
        if stays[2] is None:
            named = {"name": goes[2], "previous": goes[3], "previous_until": goes[4]}
            await connection.execute(update(PERSONS).where(PERSONS.c.id == kept).values(named))
        elif goes[2] is not None:
            own = and_(NAMES.c.person == other, NAMES.c.until.is_(None))
            await connection.execute(update(NAMES).where(own).values(until=now + SHOWN))
        for one in (NOTICE_WISHES, MAILBOXES):
            chosen = exists(select(one.c.person).where(one.c.person == kept).correlate(None))
            await connection.execute(delete(one).where(one.c.person == other, chosen))
        for column in MOVED:
            await connection.execute(update(column.table).where(column == other).values(person=kept))
        await groups.merge_member(connection, other, kept)
        await rated.merge_person(connection, other, kept)
        await daily_plays.merge_person(connection, other, kept)
        await merge_tries(connection, other, kept)
        await merge_marks(connection, other, kept)
        await merge_reports(connection, other, kept)
        await merge_invitations(connection, other, kept)
        await connection.execute(delete(PLAY_WISHES).where(PLAY_WISHES.c.person == other))
        # Who stays has chosen what to show.
        await connection.execute(delete(PROFILES).where(PROFILES.c.person == other))
        await connection.execute(delete(LINKS).where(LINKS.c.person == other))
        gone = {"merged": kept, "name": None, "previous": None, "previous_until": None}
        await connection.execute(update(PERSONS).where(PERSONS.c.id == other).values(gone))
        await connection.execute(delete(OFFERS).where(OFFERS.c.other == other))
        await connection.execute(delete(OFFERS).where(OFFERS.c.kept == other))
    return True


def _alive() -> Any:
    return and_(PERSONS.c.deleted.is_(None), PERSONS.c.merged.is_(None))
