"""Tournaments as they are kept: a row each for lists and for who looks next, and a log that is the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from liza.store.base import Store
from liza.store.schema import TABLES, TOURNAMENT_LOG, TOURNAMENTS

UNFINISHED_TOURNAMENTS: Final = ("open", "running")
_MOST_LISTED: Final = 50
_AT_ONCE: Final = 100
"""Tables that one statement asks about."""


class StoredTournament(NamedTuple):
    """A tournament's row."""

    id: str
    created: int
    public: bool
    owner: str
    setting: str
    status: str = "open"
    entrants: int = 0
    due: int | None = None


class TournamentEntry(NamedTuple):
    """One line of a tournament's log."""

    n: int
    at: int
    kind: str
    body: str
    key: str = ""
    """The hash of the token of an entrant."""


class TableEnd(NamedTuple):
    """How a table stands: its status, and why it is set apart, if it is."""

    id: str
    status: str
    trouble: str | None


_ROW: Final = tuple(TOURNAMENTS.c[name] for name in StoredTournament._fields)
_ENTRY: Final = tuple(TOURNAMENT_LOG.c[name] for name in TournamentEntry._fields)
_END: Final = tuple(TABLES.c[name] for name in TableEnd._fields)


async def open_tournament(store: Store, row: StoredTournament) -> None:
    """Store a new tournament."""
    async with store.writing() as connection:
        await connection.execute(insert(TOURNAMENTS).values(row._asdict()))


async def append(store: Store, id: str, entry: TournamentEntry, status: str, entrants: int, due: int | None) -> bool:
    """Store an entry with what follows from it; False if another was stored under its number first."""
    async with store.writing() as connection:
        try:
            async with connection.begin_nested():
                await connection.execute(insert(TOURNAMENT_LOG).values(tournament=id, **entry._asdict()))
        except IntegrityError:
            return False
        values = {"status": status, "entrants": entrants, "due": due}
        await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(**values))
    return True


async def tournament(store: Store, id: str) -> StoredTournament | None:
    """Return a tournament's row."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_ROW).where(TOURNAMENTS.c.id == id))).first()
    return None if row is None else StoredTournament(*row)


async def entries(store: Store, id: str, after: int = 0) -> list[TournamentEntry]:
    """Return the log of a tournament from an entry on."""
    wanted = select(*_ENTRY).where(TOURNAMENT_LOG.c.tournament == id, TOURNAMENT_LOG.c.n > after)
    async with store.reading() as connection:
        return [TournamentEntry(*row) for row in await connection.execute(wanted.order_by(TOURNAMENT_LOG.c.n))]


async def claim_due(store: Store, now: int, lease: int, most: int) -> list[str]:
    """Return tournaments that are to be looked at, and keep other processes from them for as long as a lease."""
    due = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due.is_not(None), TOURNAMENTS.c.due <= now)
    due = due.order_by(TOURNAMENTS.c.due).limit(most).with_for_update(skip_locked=True)
    async with store.writing() as connection:
        ids = list((await connection.execute(due)).scalars())
        if ids:
            claimed = update(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(ids), TOURNAMENTS.c.due <= now)
            await connection.execute(claimed.values(due=now + lease))
    return ids


async def look_again(store: Store, id: str, due: int) -> None:
    """Note when an unfinished tournament is to be looked at next."""
    unfinished = TOURNAMENTS.c.id == id, TOURNAMENTS.c.due.is_not(None)
    async with store.writing() as connection:
        await connection.execute(update(TOURNAMENTS).where(*unfinished).values(due=due))


async def listed_tournaments(store: Store, status: str, most: int = _MOST_LISTED) -> list[StoredTournament]:
    """Return public tournaments of a status, the newest first."""
    wanted = select(*_ROW).where(text("public"), TOURNAMENTS.c.status == status)
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(TOURNAMENTS.c.created.desc()).limit(most))
        return [StoredTournament(*row) for row in rows]


async def unfinished_of(store: Store, owner: str, most: int) -> int:
    """Return how many unfinished tournaments an address has opened, counted up to a number."""
    mine = and_(TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.status.in_(UNFINISHED_TOURNAMENTS))
    limited = select(TOURNAMENTS.c.status).where(mine).limit(most).subquery()
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(limited))).scalar_one())


async def table_ends(store: Store, ids: Sequence[str]) -> dict[str, TableEnd]:
    """Return how tables stand, by their ids; those that were never stored are missing."""
    found: dict[str, TableEnd] = {}
    async with store.reading() as connection:
        for start in range(0, len(ids), _AT_ONCE):
            wanted = select(*_END).where(TABLES.c.id.in_(ids[start : start + _AT_ONCE]))
            found |= {row[0]: TableEnd(*row) for row in await connection.execute(wanted)}
    return found
