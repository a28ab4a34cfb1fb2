"""What a person shows of themselves to all who know the claimed name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, or_, select

from liza.store.base import Store
from liza.store.schema import NAMES, PERSONS, PROFILES, RESULT_SEATS, TABLES
from liza.store.statements import insert_into

MOST_SHOWN: Final = 20
"""The latest games that are shown."""


class StoredProfile(NamedTuple):
    """A person with a profile."""

    person: str
    created: int
    name: str
    previous: str | None
    previous_until: int | None
    shown: frozenset[str]


class ShownGame(NamedTuple):
    """A finished game as it is shown to all: with the table where that is public."""

    table_id: str
    game: str
    ended: int
    place: int
    rated: bool
    public: bool


async def shown_by(store: Store, person: str) -> frozenset[str]:
    """Return what a person shows."""
    async with store.reading() as connection:
        found = await connection.execute(select(PROFILES.c.shown).where(PROFILES.c.person == person))
        return frozenset((found.scalar() or "").split())


async def who_show(store: Store, persons: Sequence[str]) -> set[str]:
    """Return those of some persons who have a profile."""
    async with store.reading() as connection:
        wanted = select(PROFILES.c.person).where(PROFILES.c.person.in_(persons))
        return set((await connection.execute(wanted)).scalars())


async def show(store: Store, person: str, shown: Collection[str]) -> None:
    """Let a person show just this from now on."""
    async with store.writing() as connection:
        if not shown:
            await connection.execute(delete(PROFILES).where(PROFILES.c.person == person))
            return
        row = insert_into(connection, PROFILES).values(person=person, shown=" ".join(sorted(shown)))
        changed = row.on_conflict_do_update(index_elements=["person"], set_={"shown": row.excluded.shown})
        await connection.execute(changed)


async def profile_of(store: Store, keys: Sequence[str], now: int) -> StoredProfile | None:
    """Return the profile of a claimed name, given by what it looks like; None where there is none."""
    columns = [PERSONS.c[name] for name in ("id", "created", "name", "previous", "previous_until")]
    theirs = select(*columns, PROFILES.c.shown).select_from(
        NAMES.join(PERSONS, PERSONS.c.id == NAMES.c.person).join(PROFILES, PROFILES.c.person == PERSONS.c.id)
    )
    own = or_(NAMES.c.until.is_(None), NAMES.c.until > now)
    alive = and_(PERSONS.c.deleted.is_(None), PERSONS.c.merged.is_(None), PERSONS.c.name.is_not(None))
    async with store.reading() as connection:
        row = (await connection.execute(theirs.where(NAMES.c.key.in_(keys), own, alive).limit(1))).first()
    return None if row is None else StoredProfile(row[0], row[1], row[2], row[3], row[4], frozenset(row[5].split()))


async def games_shown(store: Store, person: str) -> list[ShownGame]:
    """Return the latest finished games of a person."""
    seat = RESULT_SEATS.c
    wanted = (
        select(seat.table_id, seat.game, seat.ended, seat.place, seat.rated, TABLES.c.public)
        .join(TABLES, TABLES.c.id == seat.table_id)
        .where(seat.person == person)
        .order_by(seat.ended.desc(), seat.table_id.desc())
        .limit(MOST_SHOWN)
    )
    async with store.reading() as connection:
        return [ShownGame(*row) for row in await connection.execute(wanted)]
