"""What the orders of a seat do with the question that it is asked: worked out where bots think.

The process is sent the position, and makes a :class:`~liza.bots.seat.Seat` of it before any order is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from liza.bots.seat import Seat
from liza.kernel.base.source import seeded
from liza.server.packs.pack_cache import bound_game
from liza.standing import decide, foreseen, order_from

_LUCK: Final = 1
"""The seed of the world that is drawn: the same for every question, so that nothing hidden can change an answer."""


class PendingOrder(NamedTuple):
    """An order that is asked what it does."""

    number: int
    data: Mapping[str, Any]
    step: int


class OrderRequest(NamedTuple):
    """A question and the orders of its seat, as they travel to the process that thinks."""

    game: str
    pack: str | None
    state: dict[str, Any]
    seat: int
    orders: Sequence[PendingOrder]


class OrderVerdict(NamedTuple):
    """What the orders do: the first that has an answer gives it."""

    ended: Mapping[int, str]
    """Orders that end here, and why."""
    number: int = 0
    """The order that answers; 0 where none does."""
    action: str = ""
    """Its answer in notation."""


def decided(request: OrderRequest) -> OrderVerdict:
    """Ask the orders in the sequence in which they were left."""
    game = bound_game(request.game, request.pack)
    known = foreseen(game)
    seat = Seat(game.restore(request.state), request.seat, seeded(_LUCK))
    ended: dict[int, str] = {}
    for order in request.orders:
        found = decide(order_from(order.data), order.step, seat, known)
        if found.ended:
            ended[order.number] = found.ended
        elif found.action is not None:
            return OrderVerdict(ended, order.number, game.notation(found.action))
    return OrderVerdict(ended)
