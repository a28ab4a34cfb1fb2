"""How a game that has just ended counts: who came where, and whether the result is rated."""

from __future__ import annotations

from collections.abc import Collection

from liza.match.departures import places
from liza.match.table import Table
from liza.server.tables.table_plan import TablePlan
from liza.store.statements import FinishedGame, FinishedSeat


def finished(plan: TablePlan, table: Table) -> FinishedGame | None:
    """Return the result of a table as it stands; None while there is none."""
    if table.match is None or table.match.outcome is None:
        return None
    outcome, ending = table.match.outcome, table.match.record.ending
    # Of two players, one who resigns ends the game, and has left it before its end like anybody else.
    left = list(table.departures.seats)
    if ending is not None and ending.seat is not None and ending.seat not in left:
        left.append(ending.seat)
    found = zip(table.chairs, places(outcome.ranking, left), strict=True)
    seats = [
        FinishedSeat(
            seat, place, seat in left, "" if chair.token else chair.level, chair.token, _left_at(table, seat, left)
        )
        for seat, (chair, place) in enumerate(found)
    ]
    rated = plan.rated and len(seats) > 1 and any(seat.key for seat in seats)
    return FinishedGame(plan.game, plan.version, table.at, rated, plan.group, seats)


def _left_at(table: Table, seat: int, left: Collection[int]) -> int | None:
    """Return the entry with which a seat's player left, resignation of one of two included; None for all others."""
    n = table.departures.left_at(seat)
    return table.n if n is None and seat in left and seat not in table.departures.seats else n
