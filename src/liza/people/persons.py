"""Persons: a random id each, and the name that one of them has claimed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store import Store
from liza.store.schema import PERSONS

_ID_BYTES: Final = 9
_MOST_MERGES: Final = 20
"""How many mergers are followed from an old id; more cannot come about by hand."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person as others may know it."""

    id: str
    created: int
    name: str | None = None
    """The claimed name; None where there is none."""
    previous: str | None = None
    """The claimed name before, for as long as it is shown."""


COLUMNS: Final = tuple(PERSONS.c[name] for name in ("id", "created", "name", "previous", "previous_until"))
"""What ``read`` wants of a row."""


def read(row: tuple[str, int, str | None, str | None, int | None], now: int) -> Person:
    """Return the person of a row of ``COLUMNS``."""
    shown = row[3] if row[4] is not None and row[4] > now else None
    return Person(row[0], row[1], row[2], shown)


async def add(connection: AsyncConnection, now: int) -> Person:
    """Store a new person without a name."""
    person = Person(secrets.token_hex(_ID_BYTES), now)  # a command line would take an id like ``-id`` for an option
    await connection.execute(insert(PERSONS).values(id=person.id, created=now))
    return person


async def find(store: Store, id: str, now: int) -> Person | None:
    """Return a person by its id or by the id of one that was merged into it; None if deleted or unknown."""
    async with store.reading() as connection:
        for _ in range(_MOST_MERGES):
            wanted = select(*COLUMNS, PERSONS.c.merged, PERSONS.c.deleted).where(PERSONS.c.id == id)
            row = (await connection.execute(wanted)).first()
            if row is None or row.deleted is not None:
                return None
            if row.merged is None:
                return read((row[0], row[1], row[2], row[3], row[4]), now)
            id = row.merged
    return None
