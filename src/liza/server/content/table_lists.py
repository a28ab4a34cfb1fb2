"""The public lists of tables, kept for a moment."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec

from liza.match.log import UNFINISHED
from liza.server.content import catalogue
from liza.server.protocol import bodies, wire
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan
from liza.store import StoredTable
from liza.store.lists import listed

Status = Literal["open", "over"]
_PAGE: Final = 50
_STATUSES: Final[dict[Status, tuple[str, ...]]] = {"open": UNFINISHED, "over": ("over",)}
_FRESH: Final = 1.0
"""Seconds for which a page of a list is the same for all."""
_MOST_PAGES: Final = 64


class PublicLists:
    """The public lists: each page is asked of the database once a second for all, one page at a time."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._turn: Final = asyncio.Lock()
        self._pages: Final[dict[tuple[Status, str | None, int | None], tuple[float, bodies.TableList]]] = {}

    async def page(self, status: Status, game: str | None, after: int | None) -> bodies.TableList:
        """Return a page of the list, as it was a moment ago at most."""
        key = (status, None if game is None else catalogue.find(game).id, after)
        async with self._turn:
            time = asyncio.get_running_loop().time()
            at, page = self._pages.pop(key, (0.0, None))
            if page is None or time - at >= _FRESH:
                found = await listed(self._hub.store, _STATUSES[status], key[1], after, _PAGE)
                at, page = time, bodies.TableList([row_info(row) for row in found.tables], found.after)
            self._pages[key] = at, page
            if len(self._pages) > _MOST_PAGES:
                del self._pages[next(iter(self._pages))]
        return page


def row_info(row: StoredTable) -> bodies.TableRow:
    """Return a table as a list shows it."""
    plan = msgspec.json.decode(row.setting, type=TablePlan)
    seats = msgspec.json.decode(row.seats, type=list[tuple[str, str]])
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=wire.OutcomeInfo)
    return bodies.TableRow(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # one of the three
        created=row.created,
        seats=[name for _, name in seats],
        open=[seat for seat, (kind, _) in enumerate(seats) if kind == "open"],
        clock=plan.clock,
        rated=plan.rated,
        ended=row.ended,
        outcome=outcome,
    )
