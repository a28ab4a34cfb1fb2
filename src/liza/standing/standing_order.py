"""A standing order as data: its links, each with the questions it answers, and what ends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import LizaError

LINE: Final = "line"
"""The kind of an order whose links follow one another; every other kind repeats its links."""
MOST_LINKS: Final = 3
MOST_GIVEN: Final = 4
"""Conditions of one link, and conditions that end an order."""
MOST_TIMES: Final = 100
"""After so many answers an order ends by itself."""
EXACT: Final = "= "
"""Begins an answer that is one action, in the game's notation; other answers are named by the room."""


class BadOrder(LizaError):
    """An order that cannot be left: it is not understood, or the game does not know what it speaks of."""

    def __init__(self, code: str, said: str) -> None:
        super().__init__(said)
        self.code: Final = code
        """Names the reason in the server's texts."""


class RequiredCondition(NamedTuple):
    """A condition of the room that must hold, or must not; ``number`` replaces the number that the room gives it."""

    id: str
    number: int | None = None
    negated: bool = False

    def to_data(self) -> list[Any]:
        """Return it as JSON-able data."""
        return [self.id, self.number, self.negated]


class OrderLink(NamedTuple):
    """One answer in advance: to which questions, under which conditions, and which answer."""

    at: tuple[str, ...]
    """The moments at which it answers; none means every moment."""
    given: tuple[RequiredCondition, ...]
    answer: str
    """An answer that the room names, or one action after ``= ``."""

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"at": list(self.at), "given": [given.to_data() for given in self.given], "answer": self.answer}


class StandingOrder(NamedTuple):
    """A decision in advance."""

    kind: str
    """The ready-made order of the room that it was made from, or ``line`` for a line of one's own."""
    links: tuple[OrderLink, ...]
    until: tuple[RequiredCondition, ...] = ()
    """The order ends as soon as one of these holds when the seat is asked."""
    times: int = MOST_TIMES

    @property
    def is_line(self) -> bool:
        """Whether its links follow one another, each answering once."""
        return self.kind == LINE

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "kind": self.kind,
            "links": [link.to_data() for link in self.links],
            "until": [given.to_data() for given in self.until],
            "times": self.times,
        }


def order_from(data: Mapping[str, Any]) -> StandingOrder:
    """Return the order that data say, or refuse it; whether the game knows its words is looked at elsewhere."""
    try:
        links = tuple(map(_link, data["links"]))
        order = StandingOrder(str(data["kind"]), links, _all_given(data["until"]), int(data["times"]))
    except (KeyError, TypeError, ValueError) as fault:
        raise BadOrder("order-shape", f"This is no order: {type(fault).__name__} at {fault}.") from None
    if not 1 <= len(order.links) <= MOST_LINKS:
        raise BadOrder("order-links", f"An order has one to {MOST_LINKS} links.")
    if max(len(order.until), *(len(link.given) for link in order.links)) > MOST_GIVEN:
        raise BadOrder("order-conditions", f"An order looks at {MOST_GIVEN} conditions at most.")
    if not 1 <= order.times <= MOST_TIMES:
        raise BadOrder("order-times", f"An order answers 1 to {MOST_TIMES} times.")
    return order


def _link(data: Mapping[str, Any]) -> OrderLink:
    return OrderLink(tuple(map(str, data["at"])), _all_given(data["given"]), str(data["answer"]))


def _all_given(data: Sequence[Sequence[Any]]) -> tuple[RequiredCondition, ...]:
    return tuple(
        RequiredCondition(str(id), None if number is None else int(number), bool(negated))
        for id, number, negated in data
    )
