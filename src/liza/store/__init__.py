"""Where tables are kept: one SQLite file for one process, or PostgreSQL for several."""

from __future__ import annotations

from liza.store.base import (
    ATTENDED,
    FAULTS,
    TOUCHED_EVERY,
    ChatMessage,
    Store,
    StoredTable,
    StoreError,
)
from liza.store.opening import is_shared, open_store
from liza.store.rows import Append, OrderAnswer, OrderChange, Turn, WaitingTurn

__all__ = [
    "ATTENDED", "FAULTS", "TOUCHED_EVERY", "Append", "ChatMessage", "OrderAnswer", "OrderChange", "Store", "StoreError",
    "StoredTable", "Turn", "WaitingTurn", "is_shared", "open_store",
]  # fmt: skip
