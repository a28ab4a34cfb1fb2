"""The deals of the days: what was dealt, who has begun to play it, and how that went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, exists, func, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import COLUMNS, Store, StoredTable
from liza.store.schema import DAILY_DEALS, DAILY_PLAYS, RESULT_SEATS, SETTINGS, TABLES
from liza.store.statements import insert_into

MOST_TOLD: Final = 500
"""Plays of one deal that a table of results tells of, the first to begin."""
_DAYS: Final = 500
_NAME: Final = "daily-secret"


class StoredDeal(NamedTuple):
    """What is dealt on a day to all who play a game."""

    day: int
    """Days since 1970."""
    game: str
    version: int
    """Of the rules."""
    seats: int
    seat: int
    """Where the person sits."""
    level: str
    """Of the bots on the other seats."""
    seed: str


class DailyPlay(NamedTuple):
    """A person who has begun the deal of a day."""

    day: int
    game: str
    person: str
    table_id: str
    seat: int
    begun: int


class DailyResult(NamedTuple):
    """How a play stands: without a place as long as it is not over."""

    play: DailyPlay
    place: int | None
    departed: bool


_DEAL: Final = tuple(DAILY_DEALS.c[name] for name in StoredDeal._fields)
_PLAY: Final = tuple(DAILY_PLAYS.c[name] for name in DailyPlay._fields)
_SEAT: Final = and_(RESULT_SEATS.c.table_id == DAILY_PLAYS.c.table_id, RESULT_SEATS.c.seat == DAILY_PLAYS.c.seat)


async def daily_secret(store: Store, fresh: str) -> str:
    """Return the secret that all deals are drawn from: the one that is kept, or else a fresh one from now on."""
    there = select(SETTINGS.c.value).where(SETTINGS.c.name == _NAME)
    async with store.writing() as connection:
        row = insert_into(connection, SETTINGS).values(name=_NAME, value=fresh)
        await connection.execute(row.on_conflict_do_nothing())
        return str((await connection.execute(there)).scalar_one())


async def deals_of(store: Store, day: int) -> list[StoredDeal]:
    """Return the deals of a day that have been drawn."""
    async with store.reading() as connection:
        rows = await connection.execute(select(*_DEAL).where(DAILY_DEALS.c.day == day))
        return [StoredDeal(*row) for row in rows]


async def keep_deals(store: Store, deals: Sequence[StoredDeal]) -> None:
    """Keep deals that have just been drawn; one that another process has kept stays as it is."""
    async with store.writing() as connection:
        rows = insert_into(connection, DAILY_DEALS).values([deal._asdict() for deal in deals])
        await connection.execute(rows.on_conflict_do_nothing())


async def begin_play(store: Store, play: DailyPlay) -> DailyPlay:
    """Note that a person begins a deal; return what was noted first."""
    async with store.writing() as connection:
        row = insert_into(connection, DAILY_PLAYS).values(play._asdict())
        kept = row.on_conflict_do_update(index_elements=["day", "game", "person"], set_={"begun": DAILY_PLAYS.c.begun})
        return DailyPlay(*(await connection.execute(kept.returning(*_PLAY))).one())


async def results_of(store: Store, persons: Sequence[str], first: int, last: int) -> list[DailyResult]:
    """Return how the deals of some days went for some persons."""
    theirs = DAILY_PLAYS.c.person.in_(persons), DAILY_PLAYS.c.day >= first, DAILY_PLAYS.c.day <= last
    wanted = select(*_PLAY, RESULT_SEATS.c.place, RESULT_SEATS.c.departed).join(RESULT_SEATS, _SEAT, isouter=True)
    async with store.reading() as connection:
        return [_result(row) for row in await connection.execute(wanted.where(*theirs))]


async def finished_days(store: Store, person: str, until: int) -> list[int]:
    """Return the days up to one on which a person has played a deal to its end, the latest first."""
    mine = DAILY_PLAYS.c.person == person, DAILY_PLAYS.c.day <= until
    stayed = select(DAILY_PLAYS.c.day).join(RESULT_SEATS, _SEAT).where(*mine, ~RESULT_SEATS.c.departed)
    async with store.reading() as connection:
        rows = await connection.execute(stayed.order_by(DAILY_PLAYS.c.day.desc()).limit(_DAYS))
        return list(dict.fromkeys(rows.scalars()))


async def players_of(store: Store, day: int, games: Sequence[str]) -> dict[str, int]:
    """Return how many have begun the deals of a day in some games, each counted up to a number."""
    few = [select(DAILY_PLAYS.c.game).where(_of_deal(day, game)).limit(10 * MOST_TOLD).subquery() for game in games]
    every = union_all(*(select(some.c.game) for some in few)).subquery()
    async with store.reading() as connection:
        rows = await connection.execute(select(every.c.game, func.count()).group_by(every.c.game))
        return {row[0]: row[1] for row in rows}


async def finished_plays(store: Store, day: int, game: str) -> list[tuple[DailyResult, StoredTable]]:
    """Return how a deal went for all who have finished it, with their tables."""
    wanted = select(*_PLAY, RESULT_SEATS.c.place, RESULT_SEATS.c.departed, *COLUMNS).join(RESULT_SEATS, _SEAT)
    wanted = wanted.join(TABLES, TABLES.c.id == DAILY_PLAYS.c.table_id).where(_of_deal(day, game))
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(DAILY_PLAYS.c.begun).limit(MOST_TOLD))
        return [(_result(row), StoredTable(*row[len(_PLAY) + 2 :])) for row in rows]


def _of_deal(day: int, game: str) -> Any:
    return and_(DAILY_PLAYS.c.day == day, DAILY_PLAYS.c.game == game)


def _result(row: Any) -> DailyResult:
    count = len(_PLAY)
    return DailyResult(DailyPlay(*row[:count]), row[count], bool(row[count + 1]))


async def merge_person(connection: AsyncConnection, old: str, new: str) -> None:
    """Give a person's plays to another person; of two plays of one deal the earlier one counts."""
    other = DAILY_PLAYS.alias()
    same = and_(other.c.day == DAILY_PLAYS.c.day, other.c.game == DAILY_PLAYS.c.game)
    earlier = exists(select(other.c.begun).where(same, other.c.person == old, other.c.begun < DAILY_PLAYS.c.begun))
    await connection.execute(delete(DAILY_PLAYS).where(DAILY_PLAYS.c.person == new, earlier))
    there = exists(select(other.c.begun).where(same, other.c.person == new))
    await connection.execute(delete(DAILY_PLAYS).where(DAILY_PLAYS.c.person == old, there))
    await connection.execute(update(DAILY_PLAYS).where(DAILY_PLAYS.c.person == old).values(person=new))


async def forget_person(connection: AsyncConnection, person: str) -> None:
    """Delete a person's plays within the caller's transaction; the games stay."""
    await connection.execute(delete(DAILY_PLAYS).where(DAILY_PLAYS.c.person == person))
