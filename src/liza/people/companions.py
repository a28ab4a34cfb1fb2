"""Whom a person has played with, and invitations to sit down at a table."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.people.seats import named
from liza.store import Store, StoredTable
from liza.store.base import COLUMNS
from liza.store.schema import CHAT, INVITATIONS, PERSON_MARKS, RESULT_SEATS, TABLE_PERSONS, TABLES
from liza.store.statements import insert_into

_GAMES: Final = 200
"""The latest games of a person that are looked through for those who played along."""
MOST_COMPANIONS: Final = 60
INVITED_FOR: Final = 7 * 24 * 3_600_000
"""Milliseconds for which an invitation stands."""
MOST_INVITED: Final = 40
"""Invitations of one person within that time."""
_SHOWN: Final = 20
_OF_ONE: Final = 3
"""Invitations by one person that another is shown."""
_INVITERS: Final = 200
"""The latest invitations that are looked through: of each inviter there are forty at most."""


class Companion(NamedTuple):
    """A person that another has played with, and the latest game of both."""

    person: str
    table_id: str
    seat: int
    name: str
    claimed: bool
    game: str
    ended: int


class Invitation(NamedTuple):
    """A person is invited to sit down at a table."""

    person: str
    table_id: str
    inviter: str
    name: str
    """What the inviter is called."""
    at: int


class ChatAuthor(NamedTuple):
    """Who said something."""

    person: str | None
    name: str


_SEAT: Final = tuple(RESULT_SEATS.c[name] for name in ("table_id", "seat", "person", "game", "ended"))
_INVITATION: Final = tuple(INVITATIONS.c[name] for name in Invitation._fields)


async def companions_of(store: Store, person: str, now: int) -> list[Companion]:
    """Return the persons of the finished games of a person, who was met last first."""
    newest = RESULT_SEATS.c.ended.desc(), RESULT_SEATS.c.table_id.desc()
    own = select(RESULT_SEATS.c.table_id).where(RESULT_SEATS.c.person == person).order_by(*newest).limit(_GAMES)
    async with store.reading() as connection:
        tables = list((await connection.execute(own)).scalars())
        seats = select(*_SEAT).where(RESULT_SEATS.c.table_id.in_(tables), RESULT_SEATS.c.person.is_not(None))
        rows = (await connection.execute(seats)).all()
    met: dict[str, tuple[str, int, str, int]] = {}
    for table, seat, other, game, ended in sorted(rows, key=lambda row: (-row[4], row[0])):
        if other != person:
            met.setdefault(other, (table, seat, game, ended))
    known = await named(store, list(met), now)
    found = [(other, *met[other]) for other in met if other in known][:MOST_COMPANIONS]
    called = await _names_at(store, [one[1] for one in found])
    return [
        Companion(
            other,
            table,
            seat,
            known[other].name or called.get((table, seat), ""),
            known[other].name is not None,
            game,
            ended,
        )
        for other, table, seat, game, ended in found
    ]


async def _names_at(store: Store, tables: list[str]) -> dict[tuple[str, int], str]:
    async with store.reading() as connection:
        rows = (await connection.execute(select(TABLES.c.id, TABLES.c.seats).where(TABLES.c.id.in_(tables)))).all()
    return {(id, at): str(name) for id, seats in rows for at, (_, name) in enumerate(json.loads(seats))}


async def person_of_result(store: Store, table_id: str, seat: int) -> str | None:
    """Return the person who had a seat of a finished game when it ended."""
    same = and_(RESULT_SEATS.c.table_id == table_id, RESULT_SEATS.c.seat == seat)
    async with store.reading() as connection:
        person: str | None = (await connection.execute(select(RESULT_SEATS.c.person).where(same))).scalar()
        return person


async def author_of(store: Store, table_id: str, number: int) -> ChatAuthor | None:
    """Return who said something at a table; None if nothing of that number was said there."""
    theirs = and_(TABLE_PERSONS.c.table_id == CHAT.c.table_id, TABLE_PERSONS.c.key == CHAT.c.key)
    wanted = select(TABLE_PERSONS.c.person, CHAT.c.name).join_from(CHAT, TABLE_PERSONS, theirs, isouter=True)
    async with store.reading() as connection:
        row = (await connection.execute(wanted.where(CHAT.c.number == number, CHAT.c.table_id == table_id))).first()
    return None if row is None else ChatAuthor(*row)


# Invitations.


async def invite(store: Store, invitation: Invitation) -> bool:
    """Invite a person to a table; False if the inviter has invited too many lately."""
    lately = and_(INVITATIONS.c.inviter == invitation.inviter, INVITATIONS.c.at > invitation.at - INVITED_FOR)
    async with store.writing() as connection:
        count = select(func.count()).select_from(INVITATIONS).where(lately)
        if (await connection.execute(count)).scalar_one() >= MOST_INVITED:
            return False
        row = insert_into(connection, INVITATIONS).values(invitation._asdict())
        await connection.execute(row.on_conflict_do_nothing())
    return True


async def invitations_of(store: Store, person: str, now: int) -> list[tuple[Invitation, StoredTable]]:
    """Return the invitations of a person to tables that wait, the latest first, and few by each inviter."""
    mine = and_(INVITATIONS.c.person == person, INVITATIONS.c.at > now - INVITED_FOR)
    wanted = select(*_INVITATION).where(mine).order_by(INVITATIONS.c.at.desc()).limit(_INVITERS)
    async with store.reading() as connection:
        found = [Invitation(*row) for row in await connection.execute(wanted)]
        if not found:
            return []
        waits = TABLES.c.id.in_([one.table_id for one in found]), TABLES.c.status == "waiting"
        known = {row[0]: StoredTable(*row) for row in await connection.execute(select(*COLUMNS).where(*waits))}
    there = [(one, known[one.table_id]) for one in found if one.table_id in known]
    by: defaultdict[str, list[str]] = defaultdict(list)
    for one, _ in there:
        by[one.inviter].append(one.table_id)
    return [(one, table) for one, table in there if one.table_id in by[one.inviter][:_OF_ONE]][:_SHOWN]


async def is_invited(store: Store, person: str, table_id: str, now: int) -> bool:
    """Whether a person is invited to a table."""
    same = and_(INVITATIONS.c.person == person, INVITATIONS.c.table_id == table_id)
    async with store.reading() as connection:
        found = select(INVITATIONS.c.at).where(same, INVITATIONS.c.at > now - INVITED_FOR)
        return (await connection.execute(found)).first() is not None


async def drop_invitation(store: Store, person: str, table_id: str) -> None:
    """Forget that a person is invited to a table."""
    same = and_(INVITATIONS.c.person == person, INVITATIONS.c.table_id == table_id)
    async with store.writing() as connection:
        await connection.execute(delete(INVITATIONS).where(same))


async def sweep_invitations(store: Store, now: int) -> None:
    """Delete invitations that stand no longer."""
    async with store.writing() as connection:
        await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.at <= now - INVITED_FOR))


async def merge_invitations(connection: AsyncConnection, old: str, new: str) -> None:
    """Give the invitations of a person to another, within the caller's transaction."""
    there = select(INVITATIONS.c.table_id).where(INVITATIONS.c.person == new)
    both = INVITATIONS.c.person == old, INVITATIONS.c.table_id.in_(there)
    await connection.execute(delete(INVITATIONS).where(*both))
    await connection.execute(update(INVITATIONS).where(INVITATIONS.c.person == old).values(person=new))
    await connection.execute(update(INVITATIONS).where(INVITATIONS.c.inviter == old).values(inviter=new))
    # One human neither invites the own self nor reads what somebody says whom either of the two has blocked.
    mark = PERSON_MARKS.c
    blocked = select(mark.other).where(mark.person == new, mark.kind == "block")
    gone = or_(INVITATIONS.c.inviter == new, INVITATIONS.c.inviter.in_(blocked))
    await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.person == new, gone))


async def forget_invitations(connection: AsyncConnection, persons: list[str]) -> None:
    """Delete the invitations of some persons and by them, within the caller's transaction."""
    theirs = or_(INVITATIONS.c.person.in_(persons), INVITATIONS.c.inviter.in_(persons))
    await connection.execute(delete(INVITATIONS).where(theirs))
