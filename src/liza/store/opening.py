"""From what the operator wrote after ``--db`` to a store."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from liza.store.base import Store, StoreError
from liza.store.sqlite import SqliteStore

_POSTGRES: Final = {"postgres", "postgresql", "postgresql+asyncpg"}


def is_shared(db: str) -> bool:
    """Whether several processes can use the database."""
    return db.partition("://")[0] in _POSTGRES


def open_store(db: str) -> Store:
    """Return the store for a file name (SQLite) or an address (``postgresql://…``); it still has to be opened."""
    scheme, separator, rest = db.partition("://")
    if not separator:
        return SqliteStore(Path(db))
    if scheme in {"sqlite", "sqlite+aiosqlite"}:
        return SqliteStore(Path(rest.removeprefix("/")))
    if scheme not in _POSTGRES:
        raise StoreError(f"A database is a file name or postgresql://…, not {scheme}://….")
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        raise StoreError(
            "The address of the database cannot be read; it looks like postgresql://user@host/name."
        ) from None
    try:
        from liza.store.postgres import PostgresStore  # noqa: PLC0415 - its driver is an extra
    except ImportError:
        raise StoreError("PostgreSQL needs the extra: pip install liza[postgres].") from None
    return PostgresStore(url)
