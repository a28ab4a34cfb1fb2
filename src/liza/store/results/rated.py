"""Ratings as they are kept, and the rated results that they are fitted to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, and_, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store
from liza.store.results.verdicts import VERDICT_COLUMNS, StoredVerdict
from liza.store.schema import (
    RATED,
    RATED_PERSON,
    RATING_LEASES,
    RATING_MOVES,
    RATING_SCALES,
    RATINGS,
    RESULT_SEATS,
    RESULTS,
    SETTLED,
    VERDICTS,
)
from liza.store.statements import insert_into

PAGE: Final = 500
"""Results that are read in one go."""
_ROWS: Final = 50
"""Rows that are written in one statement."""


class RatedSeat(NamedTuple):
    """How one seat of a rated game ended."""

    table_id: str
    seat: int
    place: int
    departed: bool
    bot: str
    """The level of the bot that played it; empty for a person or a guest."""
    person: str | None


class RatedGame(NamedTuple):
    """A rated result."""

    table_id: str
    version: int
    ended: int
    seats: list[RatedSeat]
    verdicts: Mapping[int, StoredVerdict] = MappingProxyType({})
    """How those stood who left, by their seats."""
    unjudged: bool = False
    """Whether somebody left whose game has still to be judged."""


class StoredRating(NamedTuple):
    """The rating of a person in a game."""

    game: str
    person: str
    mean: float
    deviation: float
    games: int
    at: int
    settled: bool


class RatingMove(NamedTuple):
    """What a rating was after a game, or after a night (no table)."""

    person: str
    game: str
    at: int
    table_id: str
    mean: float
    deviation: float


class StoredScale(NamedTuple):
    """The strengths of all who have a rating in a game."""

    game: str
    at: int
    players: int
    quantiles: str


_RESULT: Final = tuple(RESULTS.c[name] for name in ("table_id", "version", "ended", "unjudged"))
_SEAT: Final = tuple(RESULT_SEATS.c[name] for name in RatedSeat._fields)
_RATING: Final = tuple(RATINGS.c[name] for name in StoredRating._fields)
_MOVE: Final = tuple(RATING_MOVES.c[name] for name in RatingMove._fields)


async def rated_page(store: Store, game: str, after: tuple[int, str], most: int = PAGE) -> list[RatedGame]:
    """Return rated results of a game in the order in which they ended, of those after one by its end and its table."""
    ended, table = after
    later = and_(RESULTS.c.ended == ended, RESULTS.c.table_id > table)
    wanted = (
        select(*_RESULT)
        .where(text(RATED), RESULTS.c.game == game, RESULTS.c.ended >= ended, or_(RESULTS.c.ended > ended, later))
        .order_by(RESULTS.c.ended, RESULTS.c.table_id)
        .limit(most)
    )
    async with store.reading() as connection:
        return await _with_seats(connection, wanted)


async def rated_of(store: Store, person: str, game: str, most: int = PAGE) -> list[RatedGame]:
    """Return the latest rated results of a person in a game."""
    own = (
        select(RESULT_SEATS.c.table_id)
        .where(text(RATED_PERSON), RESULT_SEATS.c.person == person, RESULT_SEATS.c.game == game)
        .order_by(RESULT_SEATS.c.ended.desc())
        .limit(most)
    )
    async with store.reading() as connection:
        ids = list((await connection.execute(own)).scalars())
    return await rated_games(store, ids)


async def rated_games(store: Store, ids: Sequence[str]) -> list[RatedGame]:
    """Return the results of some tables."""
    wanted = select(*_RESULT).where(RESULTS.c.table_id.in_(ids))
    async with store.reading() as connection:
        return await _with_seats(connection, wanted)


async def _with_seats(connection: AsyncConnection, wanted: Select[Any]) -> list[RatedGame]:
    rows = await connection.execute(wanted)
    found: dict[str, RatedGame] = {row[0]: RatedGame(row[0], row[1], row[2], [], unjudged=row[3]) for row in rows}
    seats = select(*_SEAT).where(RESULT_SEATS.c.table_id.in_(found)).order_by(RESULT_SEATS.c.seat)
    for row in (await connection.execute(seats)) if found else ():
        seat = RatedSeat(*row)
        found[seat.table_id].seats.append(seat)
    judged = select(*VERDICT_COLUMNS).where(VERDICTS.c.table_id.in_(found))
    verdicts: dict[str, dict[int, StoredVerdict]] = {}
    for row in (await connection.execute(judged)) if found else ():
        verdict = StoredVerdict(*row)
        verdicts.setdefault(verdict.table_id, {})[verdict.seat] = verdict
    return [game._replace(verdicts=verdicts.get(id, {})) for id, game in found.items()]


async def ratings_in(store: Store, game: str, persons: Sequence[str]) -> dict[str, StoredRating]:
    """Return the ratings of some persons in a game."""
    wanted = select(*_RATING).where(RATINGS.c.game == game, RATINGS.c.person.in_(persons))
    async with store.reading() as connection:
        return {row[1]: StoredRating(*row) for row in await connection.execute(wanted)}


async def ratings_of(store: Store, person: str) -> list[StoredRating]:
    """Return the ratings of a person."""
    wanted = select(*_RATING).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    async with store.reading() as connection:
        return [StoredRating(*row) for row in await connection.execute(wanted)]


async def best(store: Store, game: str, most: int) -> list[StoredRating]:
    """Return the highest ratings of a game whose interval is small enough."""
    wanted = select(*_RATING).where(text(SETTLED), RATINGS.c.game == game).order_by(RATINGS.c.mean.desc()).limit(most)
    async with store.reading() as connection:
        return [StoredRating(*row) for row in await connection.execute(wanted)]


async def ratings_page(store: Store, game: str, after: str, most: int = PAGE) -> list[StoredRating]:
    """Return ratings of a game in the order of their persons, of those after a person."""
    wanted = select(*_RATING).where(RATINGS.c.game == game, RATINGS.c.person > after).order_by(RATINGS.c.person)
    async with store.reading() as connection:
        return [StoredRating(*row) for row in await connection.execute(wanted.limit(most))]


async def moves_of(store: Store, person: str, game: str, most: int) -> list[RatingMove]:
    """Return how a rating moved, the latest first."""
    wanted = select(*_MOVE).where(RATING_MOVES.c.person == person, RATING_MOVES.c.game == game)
    newest = RATING_MOVES.c.at.desc(), RATING_MOVES.c.table_id.desc()
    async with store.reading() as connection:
        return [RatingMove(*row) for row in await connection.execute(wanted.order_by(*newest).limit(most))]


async def scale_of(store: Store, game: str) -> StoredScale | None:
    """Return the strengths of all players of a game."""
    wanted = select(*(RATING_SCALES.c[name] for name in StoredScale._fields)).where(RATING_SCALES.c.game == game)
    async with store.reading() as connection:
        row = (await connection.execute(wanted)).first()
    return None if row is None else StoredScale(*row)


async def keep_ratings(
    store: Store, ratings: Sequence[StoredRating], moves: Sequence[RatingMove], taken: Sequence[str]
) -> None:
    """Store what a fit has found, and that it has taken in the results of some tables: all of it or none."""
    async with store.writing() as connection:
        for start in range(0, len(ratings), _ROWS):
            rows = insert_into(connection, RATINGS).values(
                [rating._asdict() for rating in ratings[start : start + _ROWS]]
            )
            new = {name: rows.excluded[name] for name in ("mean", "deviation", "games", "at", "settled")}
            await connection.execute(rows.on_conflict_do_update(index_elements=["game", "person"], set_=new))
        for start in range(0, len(moves), _ROWS):
            rows = insert_into(connection, RATING_MOVES).values(
                [move._asdict() for move in moves[start : start + _ROWS]]
            )
            new = {name: rows.excluded[name] for name in ("mean", "deviation")}
            same = ["person", "game", "at", "table_id"]
            await connection.execute(rows.on_conflict_do_update(index_elements=same, set_=new))
        if taken:
            await connection.execute(update(RESULTS).where(RESULTS.c.table_id.in_(taken)).values(pending=False))


async def keep_scale(store: Store, scale: StoredScale) -> None:
    """Store the strengths of all players of a game."""
    async with store.writing() as connection:
        row = insert_into(connection, RATING_SCALES).values(scale._asdict())
        new = {name: row.excluded[name] for name in ("at", "players", "quantiles")}
        await connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=new))


async def forget_ratings(store: Store, game: str) -> None:
    """Delete every rating of a game, before all results are taken in again; how they moved is still told."""
    async with store.writing() as connection:
        for table in (RATINGS, RATING_SCALES):
            await connection.execute(delete(table).where(table.c.game == game))


async def claim_lease(store: Store, name: str, now: int, until: int) -> bool:
    """Take a lease unless another process holds it."""
    async with store.writing() as connection:
        row = insert_into(connection, RATING_LEASES).values(name=name, until=until)
        free = row.on_conflict_do_update(
            index_elements=["name"], set_={"until": until}, where=RATING_LEASES.c.until <= now
        )
        return bool((await connection.execute(free)).rowcount)


async def end_lease(store: Store, name: str) -> None:
    """Give a lease back."""
    async with store.writing() as connection:
        await connection.execute(update(RATING_LEASES).where(RATING_LEASES.c.name == name).values(until=0))


async def merge_person(connection: AsyncConnection, old: str, new: str) -> None:
    """Give a person's results to another person, within the caller's transaction; the fit then takes them in again."""
    mine = RESULT_SEATS.c.person == old
    tables = select(RESULT_SEATS.c.table_id).where(text(RATED_PERSON), mine)
    await connection.execute(update(RESULTS).where(RESULTS.c.table_id.in_(tables)).values(pending=True))
    await connection.execute(update(RESULT_SEATS).where(mine).values(person=new))
    await forget_person(connection, old)


async def forget_person(connection: AsyncConnection, person: str) -> None:
    """Delete a person's ratings within the caller's transaction; the results stay."""
    for table in (RATINGS, RATING_MOVES):
        await connection.execute(delete(table).where(table.c.person == person))


async def rated_count(store: Store, game: str, most: int) -> int:
    """Return how many rated results a game has, counted up to a number."""
    limited = select(RESULTS.c.ended).where(text(RATED), RESULTS.c.game == game).limit(most).subquery()
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(limited))).scalar_one())
