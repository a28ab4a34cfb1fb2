"""The keys with which a site signs: one text in the settings, changed only from what it was to what comes next."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from liza.store.base import Store
from liza.store.schema import SETTINGS

_NAME: Final = "proof-keys"


async def kept_keys(store: Store) -> str | None:
    """Return what is kept; None before the first key."""
    async with store.reading() as connection:
        found = await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == _NAME))
        value: str | None = found.scalar_one_or_none()
        return value


async def change_keys(store: Store, old: str | None, new: str) -> bool:
    """Keep other keys than before; False if another process has changed them first."""
    try:
        async with store.writing() as connection:
            if old is None:
                await connection.execute(insert(SETTINGS).values(name=_NAME, value=new))
                return True
            changed = update(SETTINGS).where(SETTINGS.c.name == _NAME, SETTINGS.c.value == old).values(value=new)
            return bool((await connection.execute(changed)).rowcount)
    except IntegrityError:
        return False
