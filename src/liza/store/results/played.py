"""Results of finished games: stored with the entry that ends a game, and looked through by person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, or_, select, text

from liza.store.base import Store
from liza.store.schema import PENDING, RESULT_SEATS, RESULTS, TABLES
from liza.store.statements import ADD_RESULT, ADD_RESULT_SEAT, FinishedGame, result_rows

_PAGE: Final = 100


class ResultSeat(NamedTuple):
    """How one seat of a finished game ended."""

    table_id: str
    seat: int
    place: int
    departed: bool
    bot: str
    """The level of the bot that played it; empty for a person or a guest."""
    person: str | None
    """The person; None for a bot or a guest."""
    game: str
    ended: int
    rated: bool


class PlayedGame(NamedTuple):
    """A finished game of a person."""

    own: ResultSeat
    others: list[ResultSeat]
    names: str
    """Kinds and names of all seats as JSON, as the table's row has them."""
    public: bool


class PendingResult(NamedTuple):
    """A rated result that no rating has taken in yet."""

    table_id: str
    game: str
    ended: int


_SEAT: Final = tuple(RESULT_SEATS.c[name] for name in ResultSeat._fields)
_PENDING: Final = tuple(RESULTS.c[name] for name in PendingResult._fields)


async def ended_after(store: Store, after: str, most: int = _PAGE) -> list[str]:
    """Return finished tables in the order of their ids, of those after an id."""
    wanted = select(TABLES.c.id).where(TABLES.c.id > after, TABLES.c.status == "over").order_by(TABLES.c.id)
    async with store.reading() as connection:
        return list((await connection.execute(wanted.limit(most))).scalars())


async def put(store: Store, table_id: str, game: FinishedGame) -> None:
    """Store a result in place of the one that is there."""
    row, seats = result_rows(table_id, game)
    async with store.writing() as connection:
        await connection.execute(delete(RESULT_SEATS).where(RESULT_SEATS.c.table_id == table_id))
        await connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))
        await connection.execute(ADD_RESULT, row)
        for seat in seats:
            await connection.execute(ADD_RESULT_SEAT, seat)


async def pending(store: Store, most: int = _PAGE) -> list[PendingResult]:
    """Return rated results that no rating has taken in, the oldest first; of games that are judged if somebody left."""
    judged = text(PENDING), RESULTS.c.unjudged.is_(False)
    wanted = select(*_PENDING).where(*judged).order_by(RESULTS.c.ended).limit(most)
    async with store.reading() as connection:
        return [PendingResult(*row) for row in await connection.execute(wanted)]


async def games_of(
    store: Store, person: str, game: str | None = None, before: tuple[int, str] | None = None, most: int = _PAGE
) -> list[PlayedGame]:
    """Return finished games of a person, the newest first, of those before one given by its end and its table."""
    wanted = select(*_SEAT).where(RESULT_SEATS.c.person == person)
    if game is not None:
        wanted = wanted.where(RESULT_SEATS.c.game == game)
    if before is not None:
        ended, table = before
        earlier = and_(RESULT_SEATS.c.ended == ended, RESULT_SEATS.c.table_id < table)
        wanted = wanted.where(RESULT_SEATS.c.ended <= ended, or_(RESULT_SEATS.c.ended < ended, earlier))
    newest = RESULT_SEATS.c.ended.desc(), RESULT_SEATS.c.table_id.desc(), RESULT_SEATS.c.seat
    async with store.reading() as connection:
        own: dict[str, ResultSeat] = {}
        for row in await connection.execute(wanted.order_by(*newest).limit(most)):
            seat = ResultSeat(*row)
            own.setdefault(seat.table_id, seat)  # who plays two seats of a table is told of the first
        if not own:
            return []
        tables = select(TABLES.c.id, TABLES.c.seats, TABLES.c.public).where(TABLES.c.id.in_(own))
        known = {row[0]: (row[1], row[2]) for row in await connection.execute(tables)}
        seats = select(*_SEAT).where(RESULT_SEATS.c.table_id.in_(own)).order_by(RESULT_SEATS.c.seat)
        all = [ResultSeat(*row) for row in await connection.execute(seats)]
    return [
        PlayedGame(mine, [one for one in _of(all, id) if one.seat != mine.seat], *known[id])
        for id, mine in own.items()
        if id in known
    ]


def _of(seats: Sequence[ResultSeat], table_id: str) -> list[ResultSeat]:
    return [seat for seat in seats if seat.table_id == table_id]
