"""Lists of tables and how many there are: each costs the same however many games were ever played.

Every list walks an index from its newest end and stops after a window; what is counted is counted up to a limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.match.log import UNFINISHED
from liza.store.base import COLUMNS, Store, StoredTable
from liza.store.schema import APART, LISTED, LISTED_OF_ANY_GAME, TABLES, TURNS, UNPACKED

MOST_LISTED: Final = 5
"""How many public tables of one owner a page of the list shows."""
_WINDOWS: Final = (200, 1_000)
"""How many of the newest tables are looked at for a page: a few, and more where one owner has most of them."""
MOST_COUNTED: Final = 5_000
"""What is more than that counts as so many."""


class TablePage(NamedTuple):
    """A part of the list of public tables, the newest first."""

    tables: list[StoredTable]
    after: int | None
    """Those that were opened before then come next; None if there are none."""


class TableCounts(NamedTuple):
    """How many unfinished tables an owner has that were touched lately, and how many of bots alone."""

    all: int
    bots: int


class _Spot(NamedTuple):
    """A table in the list, before it is read."""

    id: str
    owner: str
    created: int


async def listed(store: Store, statuses: Sequence[str], game: str | None, before: int | None, most: int) -> TablePage:
    """Return public tables, the newest first; a page has the newest few of each owner."""
    async with store.reading() as connection:
        for window in _WINDOWS:
            spots, whole = await _newest(connection, statuses, game, before, window)
            chosen = list(_few_of_each(spots))
            if whole or len(chosen) > most:
                break
        page = chosen[:most]
        rows = await connection.execute(select(*COLUMNS).where(TABLES.c.id.in_([spot.id for spot in page])))
        found = {row[0]: StoredTable(*row) for row in rows}
    tables = [found[spot.id] for spot in page if spot.id in found]
    if len(chosen) > most:
        return TablePage(tables, page[-1].created)
    return TablePage(tables, None if whole else spots[-1].created)


async def _newest(
    connection: AsyncConnection, statuses: Sequence[str], game: str | None, before: int | None, window: int
) -> tuple[list[_Spot], bool]:
    """Return the newest tables that may be listed, and whether these are all of them."""
    found: list[_Spot] = []
    whole = True
    for status in statuses:
        wanted = select(*(TABLES.c[name] for name in _Spot._fields)).where(TABLES.c.status == status)
        if game is None:
            wanted = wanted.where(text(LISTED_OF_ANY_GAME))
        else:
            wanted = wanted.where(text(LISTED), TABLES.c.game == game)
        if before is not None:
            wanted = wanted.where(TABLES.c.created < before)
        rows = await connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(window))
        part = [_Spot(*row) for row in rows]
        whole = whole and len(part) < window
        found += part
    found.sort(key=lambda spot: spot.created, reverse=True)
    return found[:window], whole and len(found) <= window


def _few_of_each(spots: Sequence[_Spot]) -> Iterator[_Spot]:
    shown: Counter[str] = Counter()
    for spot in spots:
        shown[spot.owner] += 1
        if not spot.owner or shown[spot.owner] <= MOST_LISTED:
            yield spot


async def quarantined(store: Store, most: int = 200) -> list[StoredTable]:
    """Return the tables that are set apart, the newest first."""
    wanted = select(*COLUMNS).where(text(APART)).order_by(TABLES.c.created.desc()).limit(most)
    async with store.reading() as connection:
        return [StoredTable(*row) for row in await connection.execute(wanted)]


async def counted(store: Store) -> dict[str, int]:
    """Return how many tables wait, run and are set apart (``quarantined``), and how many bots' ``turns`` wait."""
    known = TABLES.c.touched >= 0
    wanted: dict[str, Select[Any]] = {
        status: select(TABLES.c.touched).where(TABLES.c.status == status, text(UNPACKED), known)
        for status in UNFINISHED
    }
    wanted["quarantined"] = select(TABLES.c.created).where(text(APART)).order_by(TABLES.c.created)
    wanted["turns"] = select(TURNS.c.lease).order_by(TURNS.c.lease)
    async with store.reading() as connection:
        return {name: await _count(connection, rows) for name, rows in wanted.items()}


async def _count(connection: AsyncConnection, rows: Select[Any], most: int = MOST_COUNTED) -> int:
    limited = rows.limit(most).subquery()
    return int((await connection.execute(select(func.count()).select_from(limited))).scalar_one())


async def alive(store: Store, owner: str, since: int, most: int) -> TableCounts:
    """Return how many unfinished tables of an owner were touched since a time, counted up to a number."""
    found: list[int] = []
    async with store.reading() as connection:
        for status in UNFINISHED:
            wanted = select(TABLES.c.people).where(
                TABLES.c.owner == owner, TABLES.c.status == status, TABLES.c.touched > since
            )
            found += (await connection.execute(wanted.limit(most))).scalars()
    return TableCounts(len(found), found.count(0))


async def opened(store: Store, owner: str, since: int, most: int) -> int:
    """Return how many tables an owner has opened since a time, whatever became of them, counted up to a number."""
    wanted = select(TABLES.c.created).where(TABLES.c.owner == owner, TABLES.c.created > since)
    async with store.reading() as connection:
        return await _count(connection, wanted, most)


async def surplus(store: Store, owner: str, keep: int, before: int, most: int = 2) -> list[str]:
    """Return unfinished tables that an owner has beyond a number, those first that were left first.

    Whatever was touched since a time stays.
    """
    found: list[tuple[int, str]] = []
    count = 0
    theirs = [(TABLES.c.owner == owner, TABLES.c.status == status) for status in UNFINISHED]
    async with store.reading() as connection:
        for of_owner in theirs:
            count += await _count(connection, select(TABLES.c.touched).where(*of_owner), keep + most)
        if count <= keep:
            return []
        for of_owner in theirs:
            oldest = select(TABLES.c.touched, TABLES.c.id).where(*of_owner, TABLES.c.touched < before)
            rows = await connection.execute(oldest.order_by(TABLES.c.touched).limit(most))
            found += [(row[0], row[1]) for row in rows]
    return [id for _, id in sorted(found)[: min(most, count - keep)]]
