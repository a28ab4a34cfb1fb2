"""Another device by a link: shown on the old one as a square, opened on the new one, confirmed on the old one.

The new one shows a number that the old one shows too: so a link that was read over a shoulder lets no other device in.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from sqlalchemy import and_, delete, insert, select, update

from liza.people.sessions import hashed
from liza.store import Store
from liza.store.schema import LINKS

Standing = Literal["shown", "asked", "confirmed"]
LASTS: Final = 5 * 60_000
_BYTES: Final = 24
_ID_BYTES: Final = 9
_NUMBERS: Final = 100


class Link(NamedTuple):
    """A way in for one more device."""

    id: str
    person: str
    standing: Standing
    device: str
    """The device that has opened it; empty until then."""
    number: int
    until: int


_COLUMNS: Final = tuple(LINKS.c[name] for name in Link._fields)


async def show(store: Store, person: str, session: str, now: int) -> tuple[str, Link]:
    """Keep a new link instead of the older ones that this session has shown; return its secret, told this once."""
    secret = secrets.token_urlsafe(_BYTES)
    made = Link(secrets.token_urlsafe(_ID_BYTES), person, "shown", "", secrets.randbelow(_NUMBERS), now + LASTS)
    async with store.writing() as connection:
        await connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.session == session))
        values = {**made._asdict(), "key": hashed(secret), "session": session}
        await connection.execute(insert(LINKS).values(values))
    return secret, made


async def look(store: Store, session: str, person: str, now: int) -> Link | None:
    """Return the link that a session has shown, as it stands."""
    mine = and_(LINKS.c.person == person, LINKS.c.session == session, LINKS.c.until > now)
    async with store.reading() as connection:
        row = (await connection.execute(select(*_COLUMNS).where(mine))).first()
    return None if row is None else Link(*row)


async def ask(store: Store, secret: str, device: str, now: int) -> tuple[str, Link] | None:
    """Ask to come in with a link, which is used up with that; return what collects the answer."""
    wait = secrets.token_urlsafe(_BYTES)
    free = and_(LINKS.c.key == hashed(secret), LINKS.c.standing == "shown", LINKS.c.until > now)
    asked = update(LINKS).where(free).values(standing="asked", device=device, key=hashed(wait))
    async with store.writing() as connection:
        row = (await connection.execute(asked.returning(*_COLUMNS))).first()
    return None if row is None else (wait, Link(*row))


async def answer(store: Store, session: str, person: str, id: str, now: int, *, yes: bool) -> bool:
    """Let a device in, or not; False if it does not ask any more."""
    mine = and_(LINKS.c.id == id, LINKS.c.person == person, LINKS.c.session == session)
    asking = and_(mine, LINKS.c.standing == "asked", LINKS.c.until > now)
    change = update(LINKS).where(asking).values(standing="confirmed") if yes else delete(LINKS).where(mine)
    async with store.writing() as connection:
        return bool((await connection.execute(change)).rowcount)


async def collect(store: Store, wait: str, now: int) -> Link | None:
    """Return how it stands with a device that asked; one that was confirmed comes in by that, and its link is gone."""
    same = and_(LINKS.c.key == hashed(wait), LINKS.c.until > now)
    async with store.writing() as connection:
        row = (
            await connection.execute(delete(LINKS).where(same, LINKS.c.standing == "confirmed").returning(*_COLUMNS))
        ).first()
        row = row or (await connection.execute(select(*_COLUMNS).where(same))).first()
    return None if row is None else Link(*row)
