"""Challenges of ceremonies with a passkey: kept here, good for one try and five minutes."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from sqlalchemy import delete, insert

from liza.store import Store
from liza.store.schema import CHALLENGES

What = Literal["add", "enter"]
LASTS: Final = 5 * 60_000
"""Milliseconds for which a challenge may be answered."""
_BYTES: Final = 64
_ID_BYTES: Final = 18


class Challenge(NamedTuple):
    """What a passkey is to sign, and whom it is for."""

    id: str
    what: What
    value: bytes
    person: str
    """Who adds a passkey; empty where it is not known yet who enters."""
    session: str
    """The session that asked; empty where there was none."""


async def ask(store: Store, what: What, person: str, session: str, now: int) -> Challenge:
    """Keep a new challenge."""
    made = Challenge(secrets.token_urlsafe(_ID_BYTES), what, secrets.token_bytes(_BYTES), person, session)
    async with store.writing() as connection:
        await connection.execute(insert(CHALLENGES).values(**made._asdict(), until=now + LASTS))
    return made


async def consume(store: Store, id: str, what: What, now: int) -> Challenge | None:
    """Return a challenge and forget it, before anything is verified: a second try finds none."""
    gone = delete(CHALLENGES).where(CHALLENGES.c.id == id)
    columns = [CHALLENGES.c[name] for name in (*Challenge._fields, "until")]
    async with store.writing() as connection:
        row = (await connection.execute(gone.returning(*columns))).first()
    if row is None or row.until <= now or row.what != what:
        return None
    return Challenge(*row[:-1])
