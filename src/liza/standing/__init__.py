"""Standing orders: decisions that a player makes in advance, carried out with what the seat knows and nothing more.

An order is data: which questions it answers, under which conditions, and what ends it. What can be foreseen in a game
is declared by its room in ``standing.toml``. :func:`decide` reads a :class:`~liza.bots.seat.Seat`, which holds no
hidden truth, so an order never chooses what its player could not have chosen.
"""

from __future__ import annotations

from liza.standing.deciding import Decision, decide
from liza.standing.room_orders import ReadyOrder, RoomOrders, foreseen
from liza.standing.standing_order import LINE, BadOrder, OrderLink, RequiredCondition, StandingOrder, order_from

__all__ = [
    "LINE",
    "BadOrder",
    "Decision",
    "OrderLink",
    "ReadyOrder",
    "RequiredCondition",
    "RoomOrders",
    "StandingOrder",
    "decide",
    "foreseen",
    "order_from",
]
