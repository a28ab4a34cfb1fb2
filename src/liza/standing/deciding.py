"""What a standing order does with a question: answer it, leave it to the player, or end.

It is given a seat, which holds a world drawn from those that the seat cannot tell apart. What is tried out is tried
there, with luck that is always the same: two true worlds that look alike to the seat get the same decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from liza.bots.seat import Seat
from liza.kernel.base.source import seeded
from liza.kernel.schema.view import Piece, View
from liza.standing.room_orders import AnswerRule, Condition, RoomOrders, ViewTest
from liza.standing.standing_order import EXACT, RequiredCondition, StandingOrder

_WORLDS: Final = (1, 2, 3)
"""The seeds of the worlds in which an answer must reach what it is for: in all of them."""
_MOST_TOGETHER: Final = 3
"""So many actions, one after another, are tried together for what an answer is to reach."""
_MOST_TRIED: Final = 200


class Decision(NamedTuple):
    """What an order does now. Without an action and without an end, its player is asked as ever."""

    action: int | None = None
    ended: str = ""
    """Why the order ends here: ``until <condition>``, ``otherwise`` (another thing came), or ``impossible``."""


WAIT: Final = Decision()


def decide(order: StandingOrder, step: int, seat: Seat, known: RoomOrders) -> Decision:
    """Return what an order does with the question that its seat is asked; ``step`` is the link a line has come to."""
    view = seat.view()
    for given in order.until:
        if holds(given, known, view, seat):
            return Decision(ended=f"until {given.id}")
    if order.is_line:
        return _next_of_line(order, step, seat, known, view)
    for link in order.links:
        meant = not link.at or view["moment"] in link.at
        if meant and all(holds(given, known, view, seat) for given in link.given):
            action = answer(link.answer, known, seat)
            if action is not None:
                return Decision(action)
    return WAIT


def _next_of_line(order: StandingOrder, step: int, seat: Seat, known: RoomOrders, view: View) -> Decision:
    """Answer with the link that comes next; a line ends where its question comes and something else has happened."""
    link = order.links[step]
    if view["moment"] not in link.at:
        return WAIT
    if not all(holds(given, known, view, seat) for given in link.given):
        return Decision(ended="otherwise")
    action = answer(link.answer, known, seat)
    return Decision(ended="impossible") if action is None else Decision(action)


def answer(text: str, known: RoomOrders, seat: Seat) -> int | None:
    """Return the legal action that an answer means now; None where there is none."""
    if text.startswith(EXACT):
        action = seat.game.parse(text.removeprefix(EXACT))
        return action if action in seat.legal else None
    rule = known.answers[text]
    if not rule.verbs:
        return seat.legal[0] if len(seat.legal) == 1 else None
    for verb in rule.verbs:
        found = [action for action in seat.legal if seat.game.space.split(action)[0].id == verb]
        if found and rule.reaches:
            return _cheapest_that_reaches(found, rule, known.conditions[rule.reaches], seat)
        if found:
            return min(found, key=lambda action: _cost(action, rule, seat.view(), seat)) if rule.by else found[0]
    return None


def _cost(action: int, rule: AnswerRule, view: View, seat: Seat) -> int:
    """Return the number that decides between actions: that of the first own card of the action's name."""
    verb, offset = seat.game.space.split(action)
    keys = verb.keys(offset)
    for zone in view["zones"]:
        if zone["id"] in rule.zones and (rule.theirs or zone["seat"] in {None, seat.number}):
            for piece in zone["pieces"]:
                if piece["key"] in keys and rule.by in piece["numbers"]:
                    number = piece["numbers"][rule.by]
                    return -number if rule.highest else number
    return 0


def _cheapest_that_reaches(found: Sequence[int], rule: AnswerRule, goal: Condition, seat: Seat) -> int | None:
    """Return the first of the actions that together cost least and reach the goal in every world that is tried."""
    view = seat.view()
    costs = {action: _cost(action, rule, view, seat) for action in found}
    rows = [row for size in range(1, _MOST_TOGETHER + 1) for row in combinations_with_replacement(found, size)]
    rows.sort(key=lambda row: (sum(costs[action] for action in row), len(row)))
    for row in rows[:_MOST_TRIED]:
        if all(_reaches(row, goal, seat, world) for world in _WORLDS):
            return row[0]
    return None


def _reaches(row: Sequence[int], goal: Condition, seat: Seat, luck: int) -> bool:
    trial = seat.world(seeded(luck))
    trial.listen = False
    for action in row:
        if action not in trial.legal(seat.number):
            return False
        trial.apply(seat.number, action)
    view = trial.view(seat.number)
    return all(_passes(test, None, view, seat, ()) for test in goal.tests)


def holds(given: RequiredCondition, known: RoomOrders, view: View, seat: Seat) -> bool:
    """Whether a condition of an order holds."""
    condition = known.conditions[given.id]
    verbs = tuple({seat.game.space.split(action)[0].id for action in seat.legal})
    found = all(_passes(test, given.number, view, seat, verbs) for test in condition.tests)
    return found is not given.negated


def _passes(test: ViewTest, chosen: int | None, view: View, seat: Seat, verbs: Sequence[str]) -> bool:
    if test.what == "can":
        return test.id in verbs
    number, values = seat.number, _counted(test, view) if test.what == "counter" else _lying(test, view, seat)
    if test.above:
        mine = [value for whose, value in values if whose == number]
        return bool(mine) and all(mine[0] > value for whose, value in values if whose not in {number, None})
    meant = [value for whose, value in values if _is_of(whose, test.whose, number)] or [0]
    if test.most is not None:
        return min(meant) <= (chosen if test.asks and chosen is not None else test.most)
    least = 1 if test.least is None else test.least
    return max(meant) >= (chosen if test.asks and chosen is not None else least)


def _is_of(whose: int | None, wanted: str, seat: int) -> bool:
    if wanted in {"any", "table"}:
        return wanted == "any" or whose is None
    return whose is not None and (whose == seat) is (wanted == "me")


def _counted(test: ViewTest, view: View) -> list[tuple[int | None, int]]:
    return [(counter["seat"], counter["value"]) for counter in view["counters"] if counter["id"] == test.id]


def _lying(test: ViewTest, view: View, seat: Seat) -> list[tuple[int | None, int]]:
    """Return how much lies in a zone, by whose it is; in a zone of the table that is seen piece by piece."""
    found: list[tuple[int | None, int]] = []
    for zone in view["zones"]:
        if zone["id"] == test.id and zone["seat"] is not None:
            found.append((zone["seat"], zone["count"]))
        elif zone["id"] == test.id:
            owners = [_owner(piece, test.marked, seat) for piece in zone["pieces"]]
            found += [(None, zone["count"]), *((whose, owners.count(whose)) for whose in {*owners} - {None})]
    return found


def _owner(piece: Piece, marked: str, seat: Seat) -> int | None:
    """Return whose a piece is, or the seat that a mark on it stands for."""
    if not marked:
        return piece["owner"]
    kind = next(kind for kind in seat.game.kinds() if kind.id == marked)
    return next((kind.index(mark["key"]) for mark in piece["marks"] if mark["kind"] == marked), None)
