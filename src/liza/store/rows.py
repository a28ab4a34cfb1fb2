"""What goes into the database with an entry, and what waits there for a bot or an order left in advance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from liza.match.log import Entry
from liza.store.notice_rows import NewNotice
from liza.store.statements import FinishedGame


class OrderAnswer(NamedTuple):
    """How an order stands once its answer is stored."""

    number: int
    step: int
    used: int
    place: int
    """How many choices the game had then."""
    told: str
    """Its latest answers."""
    ended: str
    """Why it has ended with this answer; empty where it goes on."""


class OrderChange(NamedTuple):
    """What an entry does to the orders at its table."""

    answered: OrderAnswer | None = None
    """Of the order that made the choice."""
    gone: Sequence[int] = ()
    """Seats whose orders are deleted: their players have left, or the game is over."""
    undone: int | None = None
    """So many choices the game has left: an order that has answered after that ends."""


class Append(NamedTuple):
    """An entry to be stored and the changes beside the log that belong to it, written atomically."""

    table_id: str
    entry: Entry
    columns: Mapping[str, Any]
    """New values for the table's row."""
    turns: Mapping[int, int]
    """Bots that have to choose from now on: seat and the entry that asks them."""
    answered: Sequence[int]
    """Bots that no longer have to."""
    finished: FinishedGame | None = None
    """How the game ended, where it ends with this entry."""
    asked: Sequence[int] = ()
    """Seats of people that have a new question: one with orders left in advance gets a turn as a bot does."""
    orders: OrderChange | None = None
    """What becomes of orders left in advance, where something does."""
    trace: str = ""
    """The trace of what brings the entry: the turns of bots that follow belong to it."""
    notices: Sequence[NewNotice] = ()
    """What is to be told of a slow table."""
    decided: Sequence[int] = ()
    """The seats there that no longer have to decide."""


class Turn(NamedTuple):
    """A bot's turn that was claimed."""

    table_id: str
    seat: int
    n: int
    lease: int
    trace: str = ""
    """The trace of what led to it."""


class WaitingTurn(NamedTuple):
    """A bot's turn that no worker has claimed."""

    table_id: str
    seat: int
    n: int
    asked: int
    owner: str
    people: int
    seen: int
    seats: str
    """Who sits where, as the table's row says it: that tells the level of the bot."""


def turn_rows(wanted: Append) -> Iterable[tuple[str, int, int, int, str]]:
    """Return the rows that an entry adds to the turns."""
    return [(wanted.table_id, seat, n, wanted.entry.at, wanted.trace) for seat, n in wanted.turns.items()]
