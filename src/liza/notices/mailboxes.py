"""Where persons may be written to: an address counts once the code that was sent there has come back."""

from __future__ import annotations

import re
import secrets
from typing import Final, NamedTuple

from sqlalchemy import delete, select, update

from liza.store import Store
from liza.store.schema import MAILBOXES
from liza.store.statements import insert_into

MOST_ADDRESS: Final = 200
LASTS: Final = 30 * 60_000
"""Milliseconds for which a code is awaited."""
MOST_TRIES: Final = 5
_DIGITS: Final = 6
_SECRET_BYTES: Final = 24
_SAID: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}")


class Mailbox(NamedTuple):
    """Where a person may be written to."""

    person: str
    address: str
    code: str | None
    """The code that is awaited; None once it has come."""
    since: int
    tries: int
    """How often another code came."""
    stop: str
    """The secret that ends it."""
    origin: str
    """The address of the site where it was asked for: links lead there."""
    language: str


_COLUMNS: Final = tuple(MAILBOXES.c[name] for name in Mailbox._fields)


def is_address(text: str) -> bool:
    """Whether a text is an address that can be written to."""
    return len(text) <= MOST_ADDRESS and _SAID.fullmatch(text) is not None and ".." not in text


async def ask(store: Store, person: str, address: str, origin: str, language: str, now: int) -> tuple[Mailbox, str]:
    """Keep where a person wants to be written to from now on, instead of elsewhere; return the code to send there."""
    code = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
    fresh = secrets.token_urlsafe(_SECRET_BYTES)
    box = Mailbox(person, address, code, now, 0, fresh, origin, language)
    async with store.writing() as connection:
        row = insert_into(connection, MAILBOXES).values(box._asdict())
        await connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=box._asdict()))
    return box, code


async def confirm(store: Store, person: str, code: str, now: int) -> bool:
    """Take the code that was sent; False if it is another one, too old, or tried too often."""
    awaited = MAILBOXES.c.person == person, MAILBOXES.c.code.is_not(None), MAILBOXES.c.since > now - LASTS
    mine = *awaited, MAILBOXES.c.tries < MOST_TRIES
    async with store.writing() as connection:
        # Counted before it is compared: those who try several at once are counted too.
        tried = update(MAILBOXES).where(*mine).values(tries=MAILBOXES.c.tries + 1).returning(MAILBOXES.c.code)
        kept = (await connection.execute(tried)).scalar_one_or_none()
        if kept is None or not secrets.compare_digest(kept, code):
            return False
        await connection.execute(update(MAILBOXES).where(*awaited).values(code=None))
    return True


async def mailbox_of(store: Store, person: str) -> Mailbox | None:
    """Return where a person is written to, or will be."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_COLUMNS).where(MAILBOXES.c.person == person))).first()
    return None if row is None else Mailbox(*row)


async def drop(store: Store, person: str) -> None:
    """Write to a person no more."""
    async with store.writing() as connection:
        await connection.execute(delete(MAILBOXES).where(MAILBOXES.c.person == person))


async def stop(store: Store, secret: str) -> None:
    """Write no more to whom the secret of a letter stands for."""
    async with store.writing() as connection:
        await connection.execute(delete(MAILBOXES).where(MAILBOXES.c.stop == secret))
