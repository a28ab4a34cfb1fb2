"""What is asked and answered over HTTP about orders left in advance, with the token of the seat that they are for."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Parameter

from liza.kernel.core.game import Game
from liza.server.orders.order_list import MOST_ORDERS, OrderList
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.order_bodies import (
    ChangeOrder,
    ConditionInfo,
    MomentInfo,
    NewOrder,
    OrdersAtTable,
    ReadyOrderInfo,
    VerbInfo,
)
from liza.server.protocol.problems import Denied
from liza.server.tables import viewer_messages
from liza.server.tables.client_session import SeatRight
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from liza.standing import foreseen
from liza.standing.standing_order import EXACT, OrderLink

TableId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a table")]
OrderNumber = Annotated[int, Parameter(ge=1, le=2**53, description="The number of an order")]
AnyRequest = Request[Any, Any, Any]
_OWN: Final = {"Cache-Control": "no-store"}
_MOST_ACTIONS: Final = 120
"""Of a verb; of one with more, those that begin its list can be picked, and any can be written."""


@get("/api/tables/{table:str}/orders", tags=["orders"])
async def orders_at_table(
    table: TableId, hub: Hub, visitors: Visitors, orders: OrderList, request: AnyRequest
) -> Response[OrdersAtTable]:
    """One's own orders at a table, and what can be foreseen in its game."""
    live, right = await _seated(hub, visitors, table, request)
    return await _answer(orders, live, right)


@post("/api/tables/{table:str}/orders", tags=["orders"], status_code=200)
async def leave_order_at_table(
    table: TableId, data: NewOrder, hub: Hub, visitors: Visitors, orders: OrderList, request: AnyRequest
) -> Response[OrdersAtTable]:
    """Leave an order. It answers with what its seat can know, as soon as the seat is asked."""
    live, right = await _seated(hub, visitors, table, request)
    await orders.leave(live, right, data)
    return await _answer(orders, live, right)


@post("/api/tables/{table:str}/orders/{number:int}", tags=["orders"], status_code=200)
async def change_order_at_table(
    table: TableId,
    number: OrderNumber,
    data: ChangeOrder,
    hub: Hub,
    visitors: Visitors,
    orders: OrderList,
    request: AnyRequest,
) -> Response[OrdersAtTable]:
    """Switch an order on or off, or put another in its place."""
    live, right = await _seated(hub, visitors, table, request)
    await orders.change(live, right, number, data)
    return await _answer(orders, live, right)


@post("/api/tables/{table:str}/orders/{number:int}/end", tags=["orders"], status_code=200)
async def end_order_at_table(
    table: TableId, number: OrderNumber, hub: Hub, visitors: Visitors, orders: OrderList, request: AnyRequest
) -> Response[OrdersAtTable]:
    """Delete an order, or what is told of one that has ended."""
    live, right = await _seated(hub, visitors, table, request)
    await orders.end(live, right, number)
    return await _answer(orders, live, right)


async def _seated(hub: Hub, visitors: Visitors, table: str, request: AnyRequest) -> tuple[LiveTable, SeatRight]:
    """Return a table and the right to a seat there that comes with a request, or refuse."""
    shown = await visitors.shown(request, table, bearer(request))
    if shown.key is None:
        raise Denied("spectator")
    live = await hub.live_for(table, shown.key)
    await hub.catch_up(live)
    seat = hub.seat_of(live.table, live.kept.plan, shown)
    if seat is None:
        raise Denied("left" if live.table.knows(shown.key) else "spectator")
    return live, SeatRight(seat, shown.key)


async def _answer(orders: OrderList, live: LiveTable, right: SeatRight) -> Response[OrdersAtTable]:
    conditions, moments, ready, verbs = _known(live.table.game)
    mine = await orders.listed(live, right)
    return Response(OrdersAtTable(mine, MOST_ORDERS, conditions, moments, ready, verbs), headers=_OWN)


@lru_cache(64)
def _known(
    game: Game[Any],
) -> tuple[list[ConditionInfo], list[MomentInfo], list[ReadyOrderInfo], list[VerbInfo]]:
    """Return what can be foreseen in a game, as it is told."""
    known = foreseen(game)
    named = [answer for answers in known.moments.values() for answer in answers]
    named += [link.answer for order in known.orders.values() for link in order.links]
    verbs = sorted({answer.removeprefix(EXACT) for answer in named if answer.startswith(EXACT)})
    return (
        [ConditionInfo(id, condition.asks) for id, condition in known.conditions.items()],
        [MomentInfo(id, list(answers)) for id, answers in known.moments.items()],
        [ReadyOrderInfo(one.id, list(map(_step, one.links)), list(one.until)) for one in known.orders.values()],
        [VerbInfo(verb, _actions(game, verb)) for verb in verbs],
    )


def _step(link: OrderLink) -> wire.OrderStep:
    given = [wire.OrderCondition(one.id, one.number, one.negated) for one in link.given]
    return wire.OrderStep(list(link.at), given, link.answer)


def _actions(game: Game[Any], verb: str) -> list[wire.Choice]:
    known = next(one for one in game.space.verbs if one.id == verb)
    base = game.space.base(verb)
    return [viewer_messages.choice(game, base + at) for at in range(min(known.size, _MOST_ACTIONS))]


ORDERS_TOLD: Final = (orders_at_table, leave_order_at_table, change_order_at_table, end_order_at_table)
