"""Deleting a person: all that is known goes at once, and then the name from each game, which stays.

What is left to be done stands in ``forgetting``, so that a process that stops in the middle loses none of it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, update

from liza.people.names import SHOWN
from liza.store import Store
from liza.store.results import daily_plays, rated
from liza.store.schema import (
    GROUP_MEMBERS,
    LINKS,
    NAMES,
    PASSKEYS,
    PERSONS,
    RECOVERY,
    SESSIONS,
)

MOST: Final = 20
"""Games from which names are taken in one go."""
_PERSON: Final = "person"


async def forget_person(store: Store, person: str, now: int) -> None:
    """Delete everything that is known of a person; its id stays, so that its games say that one person played them.

    Its name stays nobody's for a time, so that no other can take its place on the next day.
    """
    async with store.writing() as connection:
        alive = and_(PERSONS.c.id == person, PERSONS.c.deleted.is_(None))
        gone = {"deleted": now, "name": None, "previous": None, "previous_until": None}
        await connection.execute(update(PERSONS).where(alive).values(gone))
        await connection.execute(update(NAMES).where(NAMES.c.person == person).values(until=now + SHOWN))
        for table in (SESSIONS, PASSKEYS, RECOVERY, LINKS, GROUP_MEMBERS):
            await connection.execute(delete(table).where(table.c.person == person))
        await rated.forget_person(connection, person)
        await daily_plays.forget_person(connection, person)
