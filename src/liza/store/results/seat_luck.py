"""What chance did in finished games: the points it gave to seats, and how often each side of a die came."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import func, select, text, update

from liza.store.base import Store
from liza.store.schema import DRAW_COUNTS, RESULT_SEATS, RESULTS, SEAT_LUCK, UNWEIGHED
from liza.store.statements import insert_into

MOST_GAMES: Final = 500
"""The latest games of a person that are looked at, in each game."""
_TOGETHER: Final = 100
"""Rows that are written in one statement."""

Face = tuple[str, int, int]
"""A kind of draw, its number of sides, and one of them."""


class StoredLuck(NamedTuple):
    """How chance treated a seat, in points from 0 (last) to 1 (first)."""

    seat: int
    score: float
    """The points that the seat made."""
    luck: float
    """Those that chance gave it."""
    spread: float
    """The variance of these."""
    things: str = "{}"
    """How often it used what, as JSON."""


class UsedThings(NamedTuple):
    """What a person used in a game."""

    game: str
    place: int
    things: str


class LuckSum(NamedTuple):
    """The same over several games of a person."""

    games: int
    score: float
    luck: float
    spread: float


async def unweighed(store: Store, most: int) -> list[str]:
    """Return finished games whose dice have not been counted, the oldest first."""
    wanted = select(RESULTS.c.table_id).where(text(UNWEIGHED)).order_by(RESULTS.c.ended).limit(most)
    async with store.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def keep_weighed(
    store: Store, table_id: str, game: str, seats: Sequence[StoredLuck], counts: Iterable[tuple[Face, int]]
) -> None:
    """Keep what chance did in a game, once however often it is told; a game without seats counts for nothing."""
    async with store.writing() as connection:
        fresh = False
        if seats:
            rows = [{"table_id": table_id, **seat._asdict()} for seat in seats]
            kept = await connection.execute(insert_into(connection, SEAT_LUCK).values(rows).on_conflict_do_nothing())
            fresh = kept.rowcount > 0
        if fresh:
            faces = [
                {"game": game, "kind": kind, "sides": sides, "side": side, "count": count}
                for (kind, sides, side), count in sorted(counts)
            ]
            for start in range(0, len(faces), _TOGETHER):
                row = insert_into(connection, DRAW_COUNTS).values(faces[start : start + _TOGETHER])
                more = {"count": DRAW_COUNTS.c.count + row.excluded.count}
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["game", "kind", "sides", "side"], set_=more)
                )
        done = update(RESULTS).where(RESULTS.c.table_id == table_id).values(unweighed=False)
        await connection.execute(done)


async def draw_counts(store: Store, games: Sequence[str]) -> dict[str, dict[Face, int]]:
    """Return how often each side came in some games, by game."""
    columns = (DRAW_COUNTS.c[name] for name in ("game", "kind", "sides", "side", "count"))
    wanted = select(*columns).where(DRAW_COUNTS.c.game.in_(games))
    found: dict[str, dict[Face, int]] = {}
    async with store.reading() as connection:
        for game, kind, sides, side, count in await connection.execute(wanted):
            found.setdefault(game, {})[kind, sides, side] = count
    return found


async def luck_of_person(store: Store, person: str, game: str) -> LuckSum:
    """Return how chance treated a person in the latest games that were counted."""
    latest = (
        select(RESULT_SEATS.c.table_id, RESULT_SEATS.c.seat)
        .where(RESULT_SEATS.c.person == person, RESULT_SEATS.c.game == game)
        .order_by(RESULT_SEATS.c.ended.desc())
        .limit(MOST_GAMES)
        .subquery()
    )
    sums = [func.coalesce(func.sum(SEAT_LUCK.c[name]), 0.0) for name in ("score", "luck", "spread")]
    both = (SEAT_LUCK.c.table_id == latest.c.table_id) & (SEAT_LUCK.c.seat == latest.c.seat)
    async with store.reading() as connection:
        row = (await connection.execute(select(func.count(), *sums).select_from(latest.join(SEAT_LUCK, both)))).one()
    return LuckSum(*row)


async def things_used(store: Store, person: str) -> list[UsedThings]:
    """Return what a person used in the latest games that were looked at."""
    both = (SEAT_LUCK.c.table_id == RESULT_SEATS.c.table_id) & (SEAT_LUCK.c.seat == RESULT_SEATS.c.seat)
    latest = (
        select(RESULT_SEATS.c.game, RESULT_SEATS.c.place, SEAT_LUCK.c.things)
        .join(SEAT_LUCK, both)
        .where(RESULT_SEATS.c.person == person)
        .order_by(RESULT_SEATS.c.ended.desc())
        .limit(MOST_GAMES)
    )
    async with store.reading() as connection:
        return [UsedThings(*row) for row in await connection.execute(latest)]
