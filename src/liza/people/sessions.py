"""The browsers in which a person is known: each has a cookie with a random token, of which the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.people import persons
from liza.people.persons import Person
from liza.store import Store
from liza.store.schema import PERSONS, SESSIONS

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 9
LASTS: Final = 400 * 24 * 3_600_000
"""Milliseconds after its last use until a session ends: as long as browsers keep a cookie."""
RENEWED: Final = 24 * 3_600_000
"""Milliseconds between two notes that a session is in use."""
_MOST_AGENT: Final = 1_000
_SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip


class PersonSession(NamedTuple):
    """A browser in which a person is known."""

    id: str
    person: str
    created: int
    seen: int
    device: str


class Visitor(NamedTuple):
    """The person that a token stands for, and the session it belongs to."""

    person: Person
    session: PersonSession


_COLUMNS: Final = tuple(SESSIONS.c[name] for name in PersonSession._fields)


def hashed(token: str) -> str:
    """Return what is kept of a token, which is long and random."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def device_of(agent: str) -> str:
    """Return the browser and the system that a ``User-Agent`` names, such as *Firefox, Android*."""
    agent = agent[:_MOST_AGENT]
    found = [next((name for mark, name in known if mark in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


async def begin(store: Store, agent: str, now: int, person: Person | None = None) -> tuple[str, Visitor]:
    """Begin a session of a person, a new one unless it is given; return its token, which is told this once."""
    async with store.writing() as connection:
        return await begin_in(connection, agent, now, person)


async def begin_in(
    connection: AsyncConnection, agent: str, now: int, person: Person | None = None
) -> tuple[str, Visitor]:
    """Do what ``begin`` does as a part of a transaction."""
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    person = person or await persons.add(connection, now)
    session = PersonSession(secrets.token_urlsafe(_ID_BYTES), person.id, now, now, device_of(agent))
    await connection.execute(insert(SESSIONS).values(key=hashed(token), **session._asdict()))
    return token, Visitor(person, session)


async def known(store: Store, token: str, now: int) -> Visitor | None:
    """Return the person and the session of a token; None if it is unknown, ended or too old."""
    wanted = (
        select(*persons.COLUMNS, *_COLUMNS)
        .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
        .where(
            SESSIONS.c.key == hashed(token),
            SESSIONS.c.ended.is_(None),
            SESSIONS.c.seen > now - LASTS,
            PERSONS.c.deleted.is_(None),
        )
    )
    async with store.reading() as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        return None
    wide = len(persons.COLUMNS)
    return Visitor(persons.read((row[0], row[1], row[2], row[3], row[4]), now), PersonSession(*row[wide:]))


async def renew(store: Store, token: str, now: int) -> None:
    """Note that a session is in use."""
    async with store.writing() as connection:
        await connection.execute(update(SESSIONS).where(SESSIONS.c.key == hashed(token)).values(seen=now))


async def open_sessions(store: Store, person: str, now: int) -> list[PersonSession]:
    """Return the sessions of a person that have not ended, the latest first."""
    wanted = (
        select(*_COLUMNS)
        .where(SESSIONS.c.person == person, SESSIONS.c.seen > now - LASTS, SESSIONS.c.ended.is_(None))
        .order_by(SESSIONS.c.seen.desc())
    )
    async with store.reading() as connection:
        return [PersonSession(*row) for row in await connection.execute(wanted)]


async def keys_of(store: Store, person: str) -> list[str]:
    """Return the hashes of the tokens of a person's sessions that have not ended."""
    wanted = select(SESSIONS.c.key).where(SESSIONS.c.person == person, SESSIONS.c.ended.is_(None))
    async with store.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def still_open(store: Store, keys: Sequence[str]) -> set[str]:
    """Return those of some sessions, given by the hashes of their tokens, that have not ended."""
    wanted = select(SESSIONS.c.key).where(SESSIONS.c.key.in_(keys), SESSIONS.c.ended.is_(None))
    async with store.reading() as connection:
        return set((await connection.execute(wanted)).scalars())


async def end(store: Store, person: str, now: int, *, only: str | None = None, but: str | None = None) -> int:
    """End one session of a person, or all of them but one; return how many."""
    wanted = and_(SESSIONS.c.person == person, SESSIONS.c.ended.is_(None))
    if only is not None:
        wanted = and_(wanted, SESSIONS.c.id == only)
    if but is not None:
        wanted = and_(wanted, SESSIONS.c.id != but)
    async with store.writing() as connection:
        return int((await connection.execute(update(SESSIONS).where(wanted).values(ended=now))).rowcount)
