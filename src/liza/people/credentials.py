"""What a person can show to be known on another day or device: passkeys, and the codes of a printed sheet."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.people.passkeys import CredentialRefused, NewPasskey
from liza.store import Store
from liza.store.schema import PASSKEYS, PERSONS, RECOVERY

CODES: Final = 10
"""How many codes are on a sheet."""
MOST_PASSKEYS: Final = 20
_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's: without letters that look like digits or like each other."""
_READ: Final = str.maketrans({"i": "1", "l": "1", "o": "0", "u": "v", "-": None, " ": None})
_LONG: Final = 16
"""Signs of a code: 80 bits."""
MOST_NAME: Final = 40


class Passkey(NamedTuple):
    """A passkey as its person may know it."""

    id: str
    name: str
    created: int
    used: int | None
    synced: bool


# Passkeys.


async def add_passkey(store: Store, person: str, made: NewPasskey, name: str, now: int) -> None:
    """Keep a passkey of a person."""
    async with store.writing() as connection:
        await _lock(connection, person)
        mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == person)
        if (await connection.execute(mine)).scalar_one() >= MOST_PASSKEYS:
            raise CredentialRefused("many-passkeys")
        if (await connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == made.id))).first() is not None:
            raise CredentialRefused("passkey-refused")
        values = {**made._asdict(), "person": person, "name": name[:MOST_NAME], "created": now}
        await connection.execute(insert(PASSKEYS).values(values))


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """Return the passkeys of a person, the oldest first."""
    columns = [PASSKEYS.c[name] for name in Passkey._fields]
    wanted = select(*columns).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    async with store.reading() as connection:
        return [Passkey(*row) for row in await connection.execute(wanted)]


async def keys_of(store: Store, person: str) -> list[bytes]:
    """Return what is kept of the passkeys of a person."""
    async with store.reading() as connection:
        wanted = select(PASSKEYS.c.data).where(PASSKEYS.c.person == person)
        return list((await connection.execute(wanted)).scalars())


async def passkey(store: Store, id: str) -> tuple[str, NewPasskey] | None:
    """Return whose a passkey is, and what is kept of it; None if there is none, or none any more."""
    columns = [PASSKEYS.c[name] for name in NewPasskey._fields]
    async with store.reading() as connection:
        row = (await connection.execute(select(PASSKEYS.c.person, *columns).where(PASSKEYS.c.id == id))).first()
    return None if row is None else (row[0], NewPasskey(*row[1:]))


async def note_use(store: Store, id: str, before: int, count: int, now: int) -> bool:
    """Note that a passkey has signed; False if it was removed meanwhile, or another answer counted on from there."""
    same = and_(PASSKEYS.c.id == id, PASSKEYS.c.counter == before)
    async with store.writing() as connection:
        done = await connection.execute(update(PASSKEYS).where(same).values(counter=count, used=now))
        return bool(done.rowcount)


async def remove_passkey(store: Store, person: str, id: str) -> bool:
    """Forget a passkey of a person."""
    async with store.writing() as connection:
        mine = and_(PASSKEYS.c.id == id, PASSKEYS.c.person == person)
        return bool((await connection.execute(delete(PASSKEYS).where(mine))).rowcount)


# The sheet.


def _kept(code: str) -> str:
    plain = code.lower().translate(_READ)
    return hashlib.sha256(f"liza sheet {plain}".encode("utf-8", "surrogatepass")).hexdigest()


async def new_sheet(store: Store, person: str, now: int) -> list[str]:
    """Return the codes of a new sheet, which are told this once; those of an older one become void."""
    plain = ["".join(secrets.choice(_SIGNS) for _ in range(_LONG)) for _ in range(CODES)]
    async with store.writing() as connection:
        await _lock(connection, person)
        await connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
        rows = [{"key": _kept(code), "person": person, "made": now} for code in plain]
        await connection.execute(insert(RECOVERY).values(rows))
    return ["-".join(code[at : at + 4] for at in range(0, _LONG, 4)) for code in plain]


async def codes_left(store: Store, person: str) -> tuple[int, int | None]:
    """Return how many codes of a person are unused, and when their sheet was made."""
    wanted = select(func.count(), func.max(RECOVERY.c.made)).where(RECOVERY.c.person == person)
    async with store.reading() as connection:
        count, made = (await connection.execute(wanted)).one()
    return int(count), made


async def use_code(store: Store, code: str) -> str | None:
    """Return whose a code is, and forget it: it opens once."""
    async with store.writing() as connection:
        gone = delete(RECOVERY).where(RECOVERY.c.key == _kept(code)).returning(RECOVERY.c.person)
        person: str | None = (await connection.execute(gone)).scalar_one_or_none()
        return person


async def _lock(connection: AsyncConnection, person: str) -> None:
    """Let one change the credentials of a person at a time; refuse one who is no longer there."""
    living = and_(PERSONS.c.id == person, PERSONS.c.deleted.is_(None), PERSONS.c.merged.is_(None))
    if (await connection.execute(select(PERSONS.c.id).where(living).with_for_update())).first() is None:
        raise CredentialRefused("no-person")
