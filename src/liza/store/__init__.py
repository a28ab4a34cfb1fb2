"""Where tables are kept: one SQLite file for one process, or PostgreSQL for several."""

from __future__ import annotations

from liza.store.base import (
    ATTENDED,
    FAULTS,
    TOUCHED_EVERY,
    Append,
    ChatMessage,
    Store,
    StoredTable,
    StoreError,
    Turn,
    WaitingTurn,
)
from liza.store.opening import is_shared, open_store

__all__ = [
    "ATTENDED", "FAULTS", "TOUCHED_EVERY", "Append", "ChatMessage", "Store", "StoreError", "StoredTable", "Turn",
    "WaitingTurn", "is_shared", "open_store",
]  # fmt: skip
