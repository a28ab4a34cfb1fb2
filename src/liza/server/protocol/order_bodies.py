"""The bodies of HTTP requests and answers about orders that players leave in advance."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from liza.server.protocol.wire import Choice, OrderCondition, OrderInfo, OrderStep, Word
from liza.standing.standing_order import MOST_GIVEN, MOST_LINKS, MOST_TIMES


class NewOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision in advance: a ready-made order of the game by its id, or ``line``, whose steps follow one another."""

    kind: Word
    links: Annotated[list[OrderStep], Meta(max_length=2 * MOST_LINKS)]
    until: Annotated[list[OrderCondition], Meta(max_length=2 * MOST_GIVEN)] = []
    """It ends as soon as one of these holds when the seat is asked."""
    times: int = MOST_TIMES
    """After so many answers it ends."""


class ChangeOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Switch an order on (from its first step) or off, or put another in its place."""

    armed: bool
    order: NewOrder | None = None


class ConditionInfo(Struct, frozen=True):
    """A condition that can be named in an order: its text is ``order-if-<id>`` among those of the game."""

    id: str
    asks: int | None
    """The number that it looks for unless another is given; null where there is none to give."""


class MomentInfo(Struct, frozen=True):
    """A question that can be answered in advance, and its answers: ``= `` and a verb wants an action named."""

    id: str
    answers: list[str]


class ReadyOrderInfo(Struct, frozen=True):
    """A ready-made order, of the text ``order-<id>``. An answer that is ``= `` and a verb alone wants an action."""

    id: str
    links: list[OrderStep]
    until: list[str]
    """The conditions that end it, unless others are given."""


class VerbInfo(Struct, frozen=True):
    """A verb that an order may name an action of, and all of them."""

    verb: str
    actions: list[Choice]


class OrdersAtTable(Struct, frozen=True):
    """One's own orders at a table, and what can be foreseen in its game."""

    orders: list[OrderInfo]
    most: int
    """So many one may have."""
    conditions: list[ConditionInfo]
    moments: list[MomentInfo]
    ready: list[ReadyOrderInfo]
    verbs: list[VerbInfo]


ORDER_BODIES: Final = [NewOrder, ChangeOrder, OrdersAtTable]
