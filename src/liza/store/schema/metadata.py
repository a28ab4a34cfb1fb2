"""What all tables of the database share: one catalogue, and the conditions of their partial indexes."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import MetaData, text

METADATA: Final = MetaData()

# A partial index is used only for statements that repeat its condition word for word. ``created > 0`` and
# ``people >= 0`` are true of every table: only statements that contain one of them use the indexes with it. Without
# that, PostgreSQL walks back through all games in the hope of soon meeting the few that are asked for.
LISTED: Final = "public AND trouble IS NULL"
LISTED_OF_ANY_GAME: Final = f"{LISTED} AND created > 0"
ANY: Final = "people >= 0"
APART: Final = "trouble IS NOT NULL"
UNPACKED: Final = "NOT archived"
BOTS_ALONE: Final = "status = 'running' AND people = 0"
PENDING: Final = "pending"
UNJUDGED: Final = "unjudged"
UNWEIGHED: Final = "unweighed"
RATED: Final = "rated"
KNOWN: Final = "person IS NOT NULL"
RATED_PERSON: Final = "rated AND person IS NOT NULL"
SETTLED: Final = "settled"
WAITING: Final = "table_id IS NULL"
UNOPENED: Final = "plan IS NOT NULL"
UNREAD: Final = "closed IS NULL"
DUE: Final = "due IS NOT NULL AND person IS NOT NULL"


def partial(condition: str) -> dict[str, Any]:
    """Return what makes an index hold only the rows for which a condition is true."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}
