"""One sentence for a database that cannot be opened, instead of whatever the library had to say."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

from liza.store.base import Store, StoreError
from liza.store.migrations import NewerError, age

_AGES: Final = {
    "newer": "The database {} was written by a newer version of Liza. Run that version, or go back to the copy "
    "that was made before the upgrade.",
    "older": "The database {} was written by an older version of Liza: start this version's server once.",
    "empty": "The database {} is empty: start a server with it once.",
    "other": "The database {} is not one of Liza's.",
}


async def check(store: Store) -> None:
    """Raise StoreError with one sentence if a database cannot be used as it is; unlike opening it, this only reads."""
    with said_plainly(store.name, *store.own_faults):
        async with store.reading() as connection:
            found = await connection.run_sync(age)
    if found in _AGES:
        raise StoreError(_AGES[found].format(store.name))


@contextmanager
def said_plainly(where: str, *driver: type[Exception]) -> Iterator[None]:
    """Turn what may go wrong while a database is opened into one sentence that names it; a driver may add its own."""
    known: tuple[type[Exception], ...] = (DBAPIError, sqlite3.Error, *driver)
    try:
        yield
    except StoreError:
        raise
    except NewerError:
        raise StoreError(_AGES["newer"].format(where)) from None
    except known as fault:
        original = fault.orig if isinstance(fault, DBAPIError) else fault
        raise StoreError(f"The database {where} cannot be used: {_first_line(original)}.") from None
    except OSError as fault:
        raise StoreError(f"The database {where} cannot be reached: {fault.strerror or fault}.") from None


def _first_line(fault: object) -> str:
    text = str(fault).strip().partition("\n")[0]
    return text.rpartition(">: ")[2].rstrip(".") or type(fault).__name__
