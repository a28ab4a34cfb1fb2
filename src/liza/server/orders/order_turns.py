"""Orders at their tables: a seat that has left some gets a turn as a bot does when it is asked.

An answer is stored as the player's own is.
Where the game has gone on while an order was looked at, the answer is refused and the orders are asked again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from liza.match.log import Entry
from liza.match.table import Table
from liza.server.base import metrics
from liza.server.orders.order_choice import OrderRequest, OrderVerdict, PendingOrder
from liza.server.orders.order_list import say_changed
from liza.server.protocol.denied import Denied
from liza.server.tables.order_changes import ChosenByOrder
from liza.server.tables.repository import LoadedTable
from liza.standing import order_from
from liza.store import Store, Turn
from liza.store.seat_orders import SeatOrder, end_orders, orders_of

_LOG: Final = logging.getLogger("liza.orders")
_TRIES: Final = 5
_MOVED_ON: Final = "stale"


class OrderTables(Protocol):
    """Where tables are changed."""

    async def play(
        self,
        kept: LoadedTable,
        seat: int,
        action: str,
        guard: Callable[[Table], None],
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Store a choice."""


class OrderTurns:
    """Carries orders out."""

    def __init__(
        self, store: Store, tables: OrderTables, think: Callable[[OrderRequest], Awaitable[OrderVerdict]]
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._think: Final = think

    async def answer(self, kept: LoadedTable, turn: Turn) -> bool:
        """Let the orders of a seat answer its question, or leave it to the player; False: the game goes on too fast."""
        for _ in range(_TRIES):
            try:
                await self._answer(kept, turn)
            except Denied as fault:
                if fault.code != _MOVED_ON:
                    raise
            else:
                return True
        return False

    async def _answer(self, kept: LoadedTable, turn: Turn) -> None:
        async with kept.lock:
            table = kept.table
            key = table.chairs[turn.seat].token
            if not is_asked(table, turn, key):
                return
            assert table.match is not None
            n, state = table.n, table.match.state.to_data()
        orders = {one.number: one for one in await orders_of(self._store, kept.id, turn.seat, key) if one.armed}
        if not orders:
            return
        asked = [PendingOrder(one.number, msgspec.json.decode(one.data), one.step) for one in orders.values()]
        found = await self._think(OrderRequest(kept.plan.game, kept.plan.pack, state, turn.seat, asked))

        def guard(table: Table) -> None:
            if table.n != n or not is_asked(table, turn, key):
                raise Denied(_MOVED_ON)

        if found.number:
            chosen = _chosen(orders[found.number])
            await self._tables.play(kept, turn.seat, found.action, guard, chosen)
            metrics.MOVES.labels("person").inc()  # a choice of the player's own, whoever looks at the figures
        elif found.ended:
            async with kept.lock:
                guard(kept.table)
        if found.ended:
            await end_orders(self._store, found.ended)
        if found.number or found.ended:
            await say_changed(self._store, kept.id, turn.seat)


def is_asked(table: Table, turn: Turn, key: str) -> bool:
    """Whether a person's seat still has the question of a turn."""
    chair = table.chairs[turn.seat]
    return bool(key) and table.seat_of(key) == turn.seat and table.asked(turn.seat) == turn.n and chair.token == key


def _chosen(row: SeatOrder) -> ChosenByOrder:
    return ChosenByOrder(row.number, order_from(msgspec.json.decode(row.data)), row.step, row.used, row.told)
