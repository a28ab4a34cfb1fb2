"""Verdicts on games that were left: found by the games that wait for one, and kept with the rated results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, text, update

from liza.store.base import Store
from liza.store.schema import RESULT_SEATS, RESULTS, UNJUDGED, VERDICTS

_MOST: Final = 20


class StoredVerdict(NamedTuple):
    """How a seat stood when its player left."""

    table_id: str
    seat: int
    n: int
    """The entry with which the player left."""
    judge: str
    playouts: int
    seed: str
    ahead: str
    """For each seat the chance to come ahead of it, with its interval, as JSON."""
    chance: float
    low: float
    high: float

    def against(self, seat: int) -> tuple[float, float]:
        """Return the chance to come ahead of a seat, and the lower end of its interval."""
        chance, low, _ = json.loads(self.ahead)[seat]
        return chance, low


VERDICT_COLUMNS: Final = tuple(VERDICTS.c[name] for name in StoredVerdict._fields)


async def unjudged(store: Store, most: int = _MOST) -> dict[str, dict[int, int]]:
    """Return the rated games that wait to be judged, the oldest first: who left, and with which entry."""
    wanted = select(RESULTS.c.table_id).where(text(UNJUDGED)).order_by(RESULTS.c.ended).limit(most)
    async with store.reading() as connection:
        found: dict[str, dict[int, int]] = {row[0]: {} for row in await connection.execute(wanted)}
        columns = RESULT_SEATS.c.table_id, RESULT_SEATS.c.seat, RESULT_SEATS.c.left_at
        left = select(*columns).where(RESULT_SEATS.c.table_id.in_(found), RESULT_SEATS.c.left_at.is_not(None))
        for table, seat, n in (await connection.execute(left)) if found else ():
            found[table][seat] = n
    return found


async def keep_verdicts(store: Store, table_id: str, verdicts: Sequence[StoredVerdict]) -> None:
    """Store what became of a game in place of what is there: it waits no longer, also where there is no verdict."""
    async with store.writing() as connection:
        await connection.execute(delete(VERDICTS).where(VERDICTS.c.table_id == table_id))
        rows: list[dict[str, Any]] = [verdict._asdict() for verdict in verdicts]
        if rows:
            await connection.execute(insert(VERDICTS).values(rows))
        await connection.execute(update(RESULTS).where(RESULTS.c.table_id == table_id).values(unjudged=False))


async def verdicts_on(store: Store, table_ids: Sequence[str]) -> list[StoredVerdict]:
    """Return the verdicts on some games."""
    wanted = (
        select(*VERDICT_COLUMNS)
        .where(VERDICTS.c.table_id.in_(table_ids))
        .order_by(VERDICTS.c.table_id, VERDICTS.c.seat)
    )
    async with store.reading() as connection:
        return [StoredVerdict(*row) for row in await connection.execute(wanted)]


async def waits(store: Store, table_id: str) -> bool:
    """Whether a game waits to be judged."""
    wanted = select(RESULTS.c.table_id).where(RESULTS.c.table_id == table_id, RESULTS.c.unjudged.is_(True))
    async with store.reading() as connection:
        return await connection.scalar(wanted) is not None
