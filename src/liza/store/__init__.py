"""Where tables are kept: one SQLite file for one process, or PostgreSQL for several."""

from __future__ import annotations

from liza.store.base import FAULTS, Append, Said, Store, StoredTable, StoreError, Turn
from liza.store.opening import is_shared, open_store

__all__ = ["FAULTS", "Append", "Said", "Store", "StoreError", "StoredTable", "Turn", "is_shared", "open_store"]
