"""What an entry of a table's log does to the orders that its players have left in advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from liza.match.log import SEATING, TableChange
from liza.match.table import Table
from liza.standing.standing_order import StandingOrder
from liza.store import OrderAnswer, OrderChange

_MOST_TOLD: Final = 5
"""Answers of an order that its player is told of."""
DONE: Final = "done"
TIMES: Final = "times"


class ChosenByOrder(NamedTuple):
    """An order that makes a choice, as it stands before."""

    number: int
    order: StandingOrder
    step: int
    used: int
    told: str


def holders(table: Table) -> list[str]:
    """Return whose each seat is: the hash of a token; empty where nobody can come back to it."""
    return ["" if chair.left or chair.kind in {"open", "gone"} else chair.token for chair in table.chairs]


def people_asked(table: Table, n: int) -> list[int]:
    """Return the seats of people that have had their question since an entry."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.left]
    return [] if table.halted else [seat for seat in people if table.asked(seat) == n]


def order_change(
    table: Table, change: TableChange, before: Sequence[str], chosen: ChosenByOrder | None
) -> OrderChange | None:
    """Return what becomes of orders; ``before`` is whose the seats were. None where nothing does, as most often."""
    if change.ended or table.cancelled:
        return OrderChange(gone=range(len(table.chairs)))
    gone: list[int] = []
    if change.entry.kind in SEATING or change.what == "departed":
        gone = [seat for seat, holder in enumerate(holders(table)) if before[seat] and holder != before[seat]]
    undone = len(_choices(table)) if change.what in {"taken_back", "undone"} else None
    answered = None if chosen is None else _answered(chosen, len(_choices(table)), change)
    return OrderChange(answered, gone, undone) if answered or gone or undone is not None else None


def _choices(table: Table) -> Sequence[object]:
    return () if table.match is None else table.match.record.actions


def _answered(chosen: ChosenByOrder, place: int, change: TableChange) -> OrderAnswer:
    order, used = chosen.order, chosen.used + 1
    step = chosen.step + 1 if order.is_line else 0
    ended = DONE if step == len(order.links) else TIMES if used >= order.times else ""
    told = [*msgspec.json.decode(chosen.told), [change.entry.n, change.entry.body]][-_MOST_TOLD:]
    last = step if step < len(order.links) else 0
    return OrderAnswer(chosen.number, last, used, place, msgspec.json.encode(told).decode(), ended)
