"""Groups of friends who live apart: a name, a link that lets one in, members, tables and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, exists, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store import Store, StoredTable
from liza.store.base import COLUMNS
from liza.store.results.rated import StoredRating
from liza.store.schema import GROUP_MEMBERS, GROUP_TABLES, GROUPS, RATINGS, RESULT_SEATS, RESULTS, TABLES
from liza.store.statements import insert_into

MOST_MEMBERS: Final = 60
MOST_GROUPS: Final = 50
"""Groups of one person."""
_TABLES: Final = 50
_RESULTS: Final = 500


class Group(NamedTuple):
    """A group."""

    id: str
    name: str
    key: str
    """The hash of the token in its link."""
    created: int


class Member(NamedTuple):
    """A person in a group."""

    group_id: str
    person: str
    name: str
    since: int


class GroupResult(NamedTuple):
    """How a person fared in one game of a group."""

    table_id: str
    place: int
    person: str | None


_GROUP: Final = tuple(GROUPS.c[name] for name in Group._fields)
_MEMBER: Final = tuple(GROUP_MEMBERS.c[name] for name in Member._fields)


async def found_group(store: Store, group: Group, member: Member) -> None:
    """Store a new group with its first member."""
    async with store.writing() as connection:
        await connection.execute(insert(GROUPS).values(group._asdict()))
        await connection.execute(insert(GROUP_MEMBERS).values(member._asdict()))


async def group(store: Store, id: str) -> Group | None:
    """Return a group by its id."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_GROUP).where(GROUPS.c.id == id))).first()
    return None if row is None else Group(*row)


async def change_key(store: Store, id: str, key: str) -> None:
    """Give a group's link another token, by its hash: the one before opens nothing any more."""
    async with store.writing() as connection:
        await connection.execute(update(GROUPS).where(GROUPS.c.id == id).values(key=key))


async def enter_group(store: Store, member: Member) -> None:
    """Add a member; one who is in it already is called by the new name."""
    async with store.writing() as connection:
        row = insert_into(connection, GROUP_MEMBERS).values(member._asdict())
        same = ["group_id", "person"]
        await connection.execute(row.on_conflict_do_update(index_elements=same, set_={"name": row.excluded.name}))


async def leave_group(store: Store, id: str, person: str) -> None:
    """Take a member out; a group without members is deleted. The results of its games stay with their players."""
    mine = GROUP_MEMBERS.c.group_id == id
    async with store.writing() as connection:
        await connection.execute(delete(GROUP_MEMBERS).where(mine, GROUP_MEMBERS.c.person == person))
        empty = ~exists(select(GROUP_MEMBERS.c.person).where(mine))
        if (await connection.execute(delete(GROUPS).where(GROUPS.c.id == id, empty))).rowcount:
            await connection.execute(delete(GROUP_TABLES).where(GROUP_TABLES.c.group_id == id))


async def forget_members(connection: AsyncConnection, persons: Sequence[str]) -> None:
    """Take persons out of their groups, and delete those that are empty then, within the caller's transaction."""
    theirs = GROUP_MEMBERS.c.person.in_(persons)
    ids = list((await connection.execute(select(GROUP_MEMBERS.c.group_id).where(theirs))).scalars())
    await connection.execute(delete(GROUP_MEMBERS).where(theirs))
    there = exists(select(GROUP_MEMBERS.c.person).where(GROUP_MEMBERS.c.group_id == GROUPS.c.id))
    empty = delete(GROUPS).where(GROUPS.c.id.in_(ids), ~there).returning(GROUPS.c.id)
    gone = list((await connection.execute(empty)).scalars())
    await connection.execute(delete(GROUP_TABLES).where(GROUP_TABLES.c.group_id.in_(gone)))


async def members(store: Store, id: str) -> list[Member]:
    """Return the members of a group, the first to come first."""
    wanted = select(*_MEMBER).where(GROUP_MEMBERS.c.group_id == id).order_by(GROUP_MEMBERS.c.since)
    async with store.reading() as connection:
        return [Member(*row) for row in await connection.execute(wanted.limit(MOST_MEMBERS))]


async def is_member(store: Store, id: str, person: str) -> bool:
    """Whether a person is in a group."""
    same = GROUP_MEMBERS.c.group_id == id, GROUP_MEMBERS.c.person == person
    async with store.reading() as connection:
        return (await connection.execute(select(GROUP_MEMBERS.c.since).where(*same))).first() is not None


async def groups_of(store: Store, person: str) -> list[Group]:
    """Return the groups of a person, the latest first."""
    joined = select(*_GROUP).join(GROUP_MEMBERS, GROUP_MEMBERS.c.group_id == GROUPS.c.id)
    wanted = joined.where(GROUP_MEMBERS.c.person == person).order_by(GROUP_MEMBERS.c.since.desc())
    async with store.reading() as connection:
        return [Group(*row) for row in await connection.execute(wanted.limit(MOST_GROUPS))]


async def add_table(store: Store, id: str, table_id: str, now: int) -> None:
    """Note that a table is a group's."""
    async with store.writing() as connection:
        await connection.execute(insert(GROUP_TABLES).values(table_id=table_id, group_id=id, created=now))


async def tables_of(store: Store, id: str) -> list[StoredTable]:
    """Return the latest tables of a group, the newest first."""
    newest = (
        select(GROUP_TABLES.c.table_id)
        .where(GROUP_TABLES.c.group_id == id)
        .order_by(GROUP_TABLES.c.created.desc())
        .limit(_TABLES)
    )
    async with store.reading() as connection:
        ids = list((await connection.execute(newest)).scalars())
        rows = await connection.execute(select(*COLUMNS).where(TABLES.c.id.in_(ids)))
        found = {row[0]: StoredTable(*row) for row in rows}
    return [found[id] for id in ids if id in found]


async def results_of(store: Store, id: str) -> list[GroupResult]:
    """Return the places of persons in the latest games of a group."""
    newest = (
        select(RESULTS.c.table_id)
        .where(text("group_id IS NOT NULL"), RESULTS.c.group_id == id)
        .order_by(RESULTS.c.ended.desc())
        .limit(_RESULTS)
    )
    async with store.reading() as connection:
        ids = list((await connection.execute(newest)).scalars())
        seats = select(RESULT_SEATS.c.table_id, RESULT_SEATS.c.place, RESULT_SEATS.c.person)
        rows = await connection.execute(seats.where(RESULT_SEATS.c.table_id.in_(ids)))
        return [GroupResult(*row) for row in rows]


async def ratings_among(store: Store, persons: Sequence[str]) -> list[StoredRating]:
    """Return the ratings of some persons in every game."""
    columns = [RATINGS.c[name] for name in StoredRating._fields]
    async with store.reading() as connection:
        rows = await connection.execute(select(*columns).where(RATINGS.c.person.in_(persons)))
        return [StoredRating(*row) for row in rows]


async def count_groups(store: Store, person: str) -> int:
    """Return how many groups a person is in."""
    wanted = select(func.count()).select_from(GROUP_MEMBERS).where(GROUP_MEMBERS.c.person == person)
    async with store.reading() as connection:
        return int((await connection.execute(wanted)).scalar_one())


async def merge_member(connection: AsyncConnection, old: str, new: str) -> None:
    """Give a person's memberships to another person, within the caller's transaction."""
    there = select(GROUP_MEMBERS.c.group_id).where(GROUP_MEMBERS.c.person == new)
    both = GROUP_MEMBERS.c.person == old, GROUP_MEMBERS.c.group_id.in_(there)
    await connection.execute(delete(GROUP_MEMBERS).where(*both))
    await connection.execute(update(GROUP_MEMBERS).where(GROUP_MEMBERS.c.person == old).values(person=new))
