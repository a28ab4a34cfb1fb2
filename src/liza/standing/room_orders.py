"""What a room says can be foreseen in its game: conditions, answers, moments, and ready-made orders.

``standing.toml`` is data. A *condition* is a row of tests, each of them about a counter, a zone or a legal verb of what
the seat sees. An *answer* names verbs and which of the legal actions is taken. ``[moments]`` lists the questions that
can be answered in advance, with the answers to each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from liza.kernel.base.errors import BadNotation
from liza.kernel.core.game import Game
from liza.standing.standing_order import EXACT, LINE, BadOrder, OrderLink, RequiredCondition, StandingOrder

_FILE: Final = "standing.toml"
ONLY: Final = "only"
"""The answer that every game knows: the one action where there is no choice."""
Whose = Literal["me", "them", "table", "any"]


class ViewTest(NamedTuple):
    """One comparison with what a seat sees."""

    what: Literal["counter", "zone", "can"]
    id: str
    whose: Whose
    least: int | None
    most: int | None
    above: bool
    """Whether the own counter must be above that of every other seat that has it."""
    marked: str
    """Only pieces with a mark of this kind, a kind whose keys stand for seats, and their seat is whose they are."""
    asks: bool
    """Whether a player may choose the number."""


class Condition(NamedTuple):
    """Tests that must all hold."""

    tests: tuple[ViewTest, ...]
    asks: int | None
    """The number that a player may choose instead; None where there is none to choose."""


class AnswerRule(NamedTuple):
    """Which of the legal actions is taken."""

    verbs: tuple[str, ...]
    """Those that come into question, the first that is legal before all others; none for the only action."""
    by: str
    """The number of the card that the action is about which decides; empty where the order of the game does."""
    highest: bool
    zones: tuple[str, ...]
    """Where that card lies."""
    theirs: bool
    """Whether it is a card of another seat."""
    reaches: str
    """The condition that must hold afterwards, after as few and as cheap actions as possible; empty where none."""


class ReadyOrder(NamedTuple):
    """An order that players choose by its name."""

    id: str
    links: tuple[OrderLink, ...]
    """Where an answer is ``= `` and a verb alone, its player names the action."""
    until: tuple[str, ...]
    """The conditions that end it unless its player chooses others."""

    def order(self) -> StandingOrder:
        """Return it as it is left without further wishes."""
        return StandingOrder(self.id, self.links, tuple(RequiredCondition(id) for id in self.until))


_EVERYWHERE: Final = ReadyOrder(ONLY, (OrderLink((), (), ONLY),), ())
"""The order that every game knows."""


class RoomOrders(NamedTuple):
    """All that can be foreseen in a game."""

    conditions: Mapping[str, Condition]
    answers: Mapping[str, AnswerRule]
    moments: Mapping[str, tuple[str, ...]]
    orders: Mapping[str, ReadyOrder]
    reactions: frozenset[str]
    """The moments at which the whole table waits for an answer that most often is the same one."""

    def check(self, game: Game[Any], order: StandingOrder) -> None:
        """Refuse an order that speaks of what the game does not know."""
        if order.kind not in {LINE, *self.orders}:
            raise BadOrder("order-kind", f"There is no order {order.kind!r}.")
        for link in order.links:
            for moment in link.at:
                if moment not in game.steps:
                    raise BadOrder("order-moment", f"The game has no moment {moment!r}.")
            if order.is_line and not link.at:
                raise BadOrder("order-moment", "Each link of a line says which question it answers.")
            if link.answer.startswith(EXACT):
                _check_action(game, link.answer.removeprefix(EXACT))
            elif link.answer not in self.answers:
                raise BadOrder("order-answer", f"There is no answer {link.answer!r}.")
        for given in (*order.until, *(given for link in order.links for given in link.given)):
            condition = self.conditions.get(given.id)
            if condition is None:
                raise BadOrder("order-condition", f"There is no condition {given.id!r}.")
            if given.number is not None and (condition.asks is None or not 0 <= given.number <= 1_000):
                raise BadOrder(
                    "order-number", f"The condition {given.id!r} does not ask for the number {given.number}."
                )


def _check_action(game: Game[Any], text: str) -> None:
    try:
        game.parse(text)
    except BadNotation as fault:
        raise BadOrder("order-action", str(fault)) from None


def foreseen(game: Game[Any]) -> RoomOrders:
    """Return what the room of a game says can be foreseen; where it says nothing, what holds for every game."""
    return _in_package(game.spec.package)


@cache
def _in_package(package: str) -> RoomOrders:
    file = files(package).joinpath(_FILE)
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    orders = [*map(_ready, found.get("orders", [])), _EVERYWHERE]
    return RoomOrders(
        {id: _condition(data) for id, data in found.get("conditions", {}).items()},
        {id: _answer(data) for id, data in {**found.get("answers", {}), ONLY: {}}.items()},
        {id: tuple(known) for id, known in found.get("moments", {}).items()},
        {order.id: order for order in orders},
        frozenset(found.get("reactions", ())),
    )


def _condition(data: list[dict[str, Any]]) -> Condition:
    tests: list[ViewTest] = []
    asks: int | None = None
    for one in data:
        what = next(word for word in ("counter", "zone", "can") if word in one)
        least, most = one.get("least"), one.get("most")
        test = ViewTest(
            what,
            one[what],
            one.get("whose", "me"),
            least,
            most,
            one.get("above", False),
            one.get("marked", ""),
            one.get("asks", False),
        )
        tests.append(test)
        if test.asks:
            asks = least if most is None else most
    return Condition(tuple(tests), asks)


def _answer(data: Mapping[str, Any]) -> AnswerRule:
    return AnswerRule(
        tuple(data.get("verbs", ())),
        data.get("by", ""),
        data.get("highest", False),
        tuple(data.get("zones", ())),
        data.get("theirs", False),
        data.get("reaches", ""),
    )


def _ready(data: Mapping[str, Any]) -> ReadyOrder:
    links = [
        OrderLink(tuple(link["at"]), tuple(_given(text) for text in link.get("given", ())), link["answer"])
        for link in data["links"]
    ]
    return ReadyOrder(data["id"], tuple(links), tuple(data.get("until", ())))


def _given(text: str) -> RequiredCondition:
    """Return a condition as a room writes it: its id, after ``not `` where it must not hold."""
    return RequiredCondition(text.removeprefix("not "), negated=text.startswith("not "))
