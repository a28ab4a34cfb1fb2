"""Whom a person does not hear, or neither hears nor lets in. Nobody is told of the marks that others put on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store
from liza.store.schema import INVITATIONS, PERSON_MARKS
from liza.store.statements import insert_into

MarkKind = Literal["mute", "block"]
MOST_MARKS: Final = 500
"""Marks of one person."""


class PersonMark(NamedTuple):
    """A mark that a person has put on another."""

    person: str
    other: str
    kind: MarkKind
    name: str
    """What the other was called then."""
    since: int
    id: str
    """What its person knows it by: the other's id is nobody's to know."""


_COLUMNS: Final = tuple(PERSON_MARKS.c[name] for name in PersonMark._fields)


async def put_mark(store: Store, mark: PersonMark) -> bool:
    """Put a mark on a person in place of the one there is; False if there are too many. A block ends invitations."""
    own = PERSON_MARKS.c.person == mark.person
    async with store.writing() as connection:
        count = select(func.count()).select_from(PERSON_MARKS).where(own, PERSON_MARKS.c.other != mark.other)
        if (await connection.execute(count)).scalar_one() >= MOST_MARKS:
            return False
        row = insert_into(connection, PERSON_MARKS).values(mark._asdict())
        changed = {"kind": row.excluded.kind, "name": row.excluded.name}
        await connection.execute(row.on_conflict_do_update(index_elements=["person", "other"], set_=changed))
        if mark.kind == "block":
            theirs = and_(INVITATIONS.c.person == mark.person, INVITATIONS.c.inviter == mark.other)
            await connection.execute(delete(INVITATIONS).where(theirs))
    return True


async def take_mark_back(store: Store, person: str, id: str) -> bool:
    """Take a mark of a person back; False if there is none of that id."""
    async with store.writing() as connection:
        same = and_(PERSON_MARKS.c.person == person, PERSON_MARKS.c.id == id)
        return bool((await connection.execute(delete(PERSON_MARKS).where(same))).rowcount)


async def marks_of(store: Store, person: str) -> list[PersonMark]:
    """Return the marks that a person has put on others, the latest first."""
    wanted = select(*_COLUMNS).where(PERSON_MARKS.c.person == person)
    async with store.reading() as connection:
        found = [PersonMark(*row) for row in await connection.execute(wanted.limit(MOST_MARKS))]
    return sorted(found, key=lambda mark: -mark.since)


async def unheard_by(store: Store, person: str) -> frozenset[str]:
    """Return the persons whose words a person does not want to read."""
    return frozenset(mark.other for mark in await marks_of(store, person))


async def is_blocked(store: Store, other: str, by: Sequence[str]) -> bool:
    """Whether one of some persons has blocked another."""
    same = and_(PERSON_MARKS.c.other == other, PERSON_MARKS.c.person.in_(by), PERSON_MARKS.c.kind == "block")
    async with store.reading() as connection:
        return (await connection.execute(select(PERSON_MARKS.c.since).where(same).limit(1))).first() is not None


async def blocked_pairs(store: Store, persons: Sequence[str]) -> set[frozenset[str]]:
    """Return the pairs among some persons of whom one has blocked the other."""
    both = and_(PERSON_MARKS.c.person.in_(persons), PERSON_MARKS.c.other.in_(persons), PERSON_MARKS.c.kind == "block")
    async with store.reading() as connection:
        rows = await connection.execute(select(PERSON_MARKS.c.person, PERSON_MARKS.c.other).where(both))
        return {frozenset((row[0], row[1])) for row in rows}


async def merge_marks(connection: AsyncConnection, old: str, new: str) -> None:
    """Give the marks of a person, and those on it, to another person; of two on the same one a block is what holds."""
    mark = PERSON_MARKS.c
    await connection.execute(
        delete(PERSON_MARKS).where(
            or_(and_(mark.person == old, mark.other == new), and_(mark.person == new, mark.other == old))
        )
    )
    for mine, theirs in ((mark.person, mark.other), (mark.other, mark.person)):
        blocked = select(theirs).where(mine == old, mark.kind == "block")
        await connection.execute(update(PERSON_MARKS).where(mine == new, theirs.in_(blocked)).values(kind="block"))
        there = select(theirs).where(mine == new)
        await connection.execute(delete(PERSON_MARKS).where(mine == old, theirs.in_(there)))
        await connection.execute(update(PERSON_MARKS).where(mine == old).values({mine: new}))


async def forget_marks(connection: AsyncConnection, persons: Sequence[str]) -> None:
    """Delete the marks of some persons and those on them, within the caller's transaction."""
    theirs = or_(PERSON_MARKS.c.person.in_(persons), PERSON_MARKS.c.other.in_(persons))
    await connection.execute(delete(PERSON_MARKS).where(theirs))
