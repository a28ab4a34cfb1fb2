"""Where tables are kept: one SQLite file for one process, or PostgreSQL for several."""

from __future__ import annotations

from liza.store.base import (
    ATTENDED,
    FAULTS,
    TOUCHED_EVERY,
    Append,
    Said,
    Store,
    StoredTable,
    StoreError,
    Turn,
    Waiting,
)
from liza.store.opening import is_shared, open_store

__all__ = [
    "ATTENDED", "FAULTS", "TOUCHED_EVERY", "Append", "Said", "Store", "StoreError", "StoredTable", "Turn", "Waiting",
    "is_shared", "open_store",
]  # fmt: skip
