"""A player's orders at a table: left, changed, ended, and told to that player alone."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from liza.kernel.core.game import Game
from liza.server.protocol import wire
from liza.server.protocol.denied import Denied
from liza.server.protocol.order_bodies import ChangeOrder, NewOrder
from liza.server.tables import viewer_messages
from liza.server.tables.client_session import SeatRight
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from liza.standing import StandingOrder, foreseen, order_from
from liza.store import Store
from liza.store.seat_orders import SeatOrder, ask_orders, change_order, drop_order, leave_order, orders_of

MOST_ORDERS: Final = 3
"""Of one seat, those that have ended included until they are dismissed or others need their room."""
CHANNEL: Final = "orders"


async def say_changed(store: Store, table: str, seat: int) -> None:
    """Tell all processes that the orders of a seat have changed: the one that its player is connected to says so."""
    await store.announce(CHANNEL, msgspec.json.encode([table, seat]).decode())


class OrderList:
    """The orders of the tables of this process's clients."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        hub.store.listen(self._heard)

    def _heard(self, channel: str, text: str) -> None:
        if channel == CHANNEL:
            table, seat = msgspec.json.decode(text, type=tuple[str, int])
            if self._hub.clients_of(table, seat):
                self._hub.beside(self._tell(table, seat))

    async def arrive(self, table: str, seat: int, key: str) -> None:
        """Tell a player who comes back what became of the orders, where there are some."""
        if await orders_of(self._hub.store, table, seat, key):
            await self._tell(table, seat)

    async def _tell(self, table: str, seat: int) -> None:
        live = await self._hub.live(table)
        keys = {client.key for client in self._hub.clients_of(table, seat) if client.key is not None}
        for key in keys:
            told = wire.OrdersMessage(orders=await self.listed(live, SeatRight(seat, key)))
            for client in self._hub.clients_of(table, seat):
                if client.key == key:
                    client.outbox.send(told)

    async def listed(self, live: LiveTable, right: SeatRight) -> list[wire.OrderInfo]:
        """Return a player's orders as they stand."""
        found = await orders_of(self._hub.store, live.kept.id, right.seat, right.key)
        return [_told(live.table.game, row) for row in found]

    async def leave(self, live: LiveTable, right: SeatRight, wanted: NewOrder) -> None:
        """Keep a new order, and let it answer a question that is open already."""
        order = await self._checked(live, wanted)
        data = msgspec.json.encode(order.to_data()).decode()
        row = SeatOrder(0, live.kept.id, right.seat, right.key, data, armed=True)
        async with live.kept.lock:
            right.check(live.table)
            _check_running(live)
            if await leave_order(self._hub.store, row, live.table.n, MOST_ORDERS) is None:
                raise Denied("many-orders")
        await self._look(live, right)

    async def change(self, live: LiveTable, right: SeatRight, number: int, wanted: ChangeOrder) -> None:
        """Switch an order on or off, or put another in its place; what it has answered is forgotten then."""
        found = await orders_of(self._hub.store, live.kept.id, right.seat, right.key)
        row = next((one for one in found if one.number == number), None)
        if row is None:
            raise Denied("no-order")
        _check_running(live)
        values: dict[str, object] = {"armed": wanted.armed, "ended": "", "step": 0, "used": 0}
        if wanted.order is not None:
            order = await self._checked(live, wanted.order)
            values |= {"data": msgspec.json.encode(order.to_data()).decode(), "told": "[]", "place": 0}
        if not await change_order(self._hub.store, row, values):
            raise Denied("no-order")
        await self._look(live, right)

    async def end(self, live: LiveTable, right: SeatRight, number: int) -> None:
        """Delete an order."""
        if not await drop_order(self._hub.store, live.kept.id, right.seat, right.key, number):
            raise Denied("no-order")
        await say_changed(self._hub.store, live.kept.id, right.seat)

    async def _look(self, live: LiveTable, right: SeatRight) -> None:
        """Have a question looked at that was asked before the order was left."""
        await say_changed(self._hub.store, live.kept.id, right.seat)
        await self._hub.catch_up(live)
        asked = live.table.asked(right.seat)
        if asked >= 0:
            clock = self._hub.repository.clock
            await ask_orders(self._hub.store, live.kept.id, right.seat, asked, clock())

    @staticmethod
    async def _checked(live: LiveTable, wanted: NewOrder) -> StandingOrder:
        game = live.table.game
        order = order_from(msgspec.to_builtins(_as_data(wanted)))
        known = await asyncio.to_thread(foreseen, game)
        known.check(game, order)
        return order


def _as_data(wanted: NewOrder) -> dict[str, object]:
    links = [
        {"at": link.at, "given": [_given(one) for one in link.given], "answer": link.answer} for link in wanted.links
    ]
    return {"kind": wanted.kind, "links": links, "until": [_given(one) for one in wanted.until], "times": wanted.times}


def _given(one: wire.OrderCondition) -> list[object]:
    return [one.id, one.number, one.negated]


def _check_running(live: LiveTable) -> None:
    if live.table.status != "running":
        raise Denied("not-started" if live.table.match is None else "over")


def _told(game: Game[Any], row: SeatOrder) -> wire.OrderInfo:
    order = order_from(msgspec.json.decode(row.data))
    answered = [
        wire.OrderAnswered(n, viewer_messages.choice(game, game.parse(action)))
        for n, action in msgspec.json.decode(row.told)
    ]
    return wire.OrderInfo(
        row.number,
        order.kind,
        [
            wire.OrderStep(list(link.at), [wire.OrderCondition(*one) for one in link.given], link.answer)
            for link in order.links
        ],
        [wire.OrderCondition(*one) for one in order.until],
        order.times,
        row.armed,
        row.step,
        row.used,
        row.ended,
        answered,
    )
