"""Breaks of what happens in which order, under which condition, to whom and before whose eyes.

Operators of single expressions break what a line says. These break what a person gets wrong between lines: the order of
two deeds, a price that is paid only sometimes, the wrong player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import libcst as cst
import libcst.matchers as m

SEAT_NAMES: Final = {"seat", "other", "target", "victim", "rival", "owner", "winner", "loser", "taker", "by"}
"""What rooms call a parameter that is a seat."""
OWN_SEAT: Final = m.Attribute(value=m.Name("self"), attr=m.Name("seat"))
_PLAYER: Final = m.Subscript(value=m.Attribute(attr=m.Name("players")))
_ENDS: Final = (cst.Return, cst.Raise, cst.Continue, cst.Break)
_RETURN: Final = cst.SimpleStatementLine([cst.Return()])
_BREAK: Final = cst.SimpleStatementLine([cst.Break()])
_EVENT: Final = m.Call(func=m.Attribute(value=m.Name("events")))
_EYES: Final = m.Arg(keyword=m.Name("eyes"))
_ALL: Final = cst.UnaryOperation(cst.Minus(), cst.Integer("1"))
"""All eyes, as an event has them."""


def _acts(statement: cst.CSTNode) -> bool:
    """Whether a statement does something to the state; a name for a value is only needed by what follows."""
    return isinstance(statement, cst.If | cst.For) or _sets(statement) or _calls(statement)


def _sets(statement: cst.CSTNode) -> bool:
    placed = m.Assign(targets=[m.AssignTarget(target=m.Attribute() | m.Subscript())]) | m.AugAssign()
    return m.matches(statement, m.SimpleStatementLine(body=[placed]))


def _calls(statement: cst.CSTNode) -> bool:
    return m.matches(statement, m.SimpleStatementLine(body=[m.Expr(value=m.Call())]))


def _tells(statement: cst.CSTNode) -> bool:
    """Whether a statement only tells all an event: what is told first is no rule unless more happens in between."""
    told = m.matches(statement, m.SimpleStatementLine(body=[m.Expr(value=_EVENT)]))
    return told and not m.findall(statement, _EYES)


def _spends(statement: cst.CSTNode) -> bool:
    """Whether a statement is a single deed: a call or a change of what is counted."""
    counted = m.SimpleStatementLine(body=[m.AugAssign()])
    return not _tells(statement) and (_calls(statement) or m.matches(statement, counted))


def _leaves(block: cst.BaseSuite) -> bool:
    """Whether the last statement of a block ends the function or the loop."""
    last = block.body[-1]
    return isinstance(last, cst.SimpleStatementLine) and isinstance(last.body[-1], _ENDS)


def _with(block: cst.IndentedBlock, at: int, until: int, *instead: cst.CSTNode) -> cst.IndentedBlock:
    body: list[Any] = [*block.body[:at], *instead, *block.body[until:]]
    return block.with_changes(body=body)


def swap_statements(block: cst.IndentedBlock) -> Iterator[cst.CSTNode]:
    """Two neighbours change places: what is paid, hit, told or counted first comes second."""
    for at, (one, other) in enumerate(zip(block.body, block.body[1:], strict=False)):
        quiet = [_tells(each) or _sets(each) for each in (one, other)]
        if _acts(one) and _acts(other) and not all(quiet):
            yield _with(block, at, at + 2, other, one)


def out_of_if(block: cst.IndentedBlock) -> Iterator[cst.CSTNode]:
    """One of several things that are done under a condition is done always: the last of them, after it."""
    for at, statement in enumerate(block.body):
        if isinstance(statement, cst.If) and statement.orelse is None and not _leaves(statement.body):
            inside = statement.body.body
            if len(inside) > 1 and _acts(inside[-1]):
                kept = statement.with_changes(body=statement.body.with_changes(body=inside[:-1]))
                yield _with(block, at, at + 1, kept, inside[-1])


def into_if(block: cst.IndentedBlock) -> Iterator[cst.CSTNode]:
    """What is spent or done always is done only under the condition that stands next to it."""
    for at, (one, other) in enumerate(zip(block.body, block.body[1:], strict=False)):
        if isinstance(other, cst.If) and _spends(one) and isinstance(other.body, cst.IndentedBlock):
            inner = other.body.with_changes(body=[one, *other.body.body])
            yield _with(block, at, at + 2, other.with_changes(body=inner))
        ends = isinstance(one, cst.If) and _leaves(one.body)
        if isinstance(one, cst.If) and not ends and _spends(other) and isinstance(one.body, cst.IndentedBlock):
            inner = one.body.with_changes(body=[*one.body.body, other])
            yield _with(block, at, at + 2, one.with_changes(body=inner))


def return_early(function: cst.FunctionDef) -> Iterator[cst.CSTNode]:
    """A function that returns nothing does not do its last thing."""
    block = function.body
    if not m.matches(function, m.FunctionDef(returns=m.Annotation(annotation=m.Name("None")))):
        return
    if isinstance(block, cst.IndentedBlock) and len(block.body) > 1 and _acts(block.body[-1]):
        yield function.with_changes(body=_with(block, len(block.body) - 1, len(block.body), _RETURN))


def break_off(loop: cst.For) -> Iterator[cst.CSTNode]:
    """What is done for each is done for the first alone."""
    block = loop.body
    if isinstance(block, cst.IndentedBlock) and not _leaves(block):
        yield loop.with_changes(body=_with(block, len(block.body), len(block.body), _BREAK))


def reveal(call: cst.Call) -> Iterator[cst.CSTNode]:
    """What some may know is told or shown to all."""
    eyes = [at for at, arg in enumerate(call.args) if m.matches(arg, _EYES)]
    if m.matches(call, _EVENT) and eyes:
        args = list(call.args)
        args[eyes[0]] = args[eyes[0]].with_changes(value=_ALL)
        yield call.with_changes(args=args)
    elif m.matches(call, m.Call(func=m.Name("shown"), args=[m.Arg(), m.Arg()])):
        card = cst.Call(cst.Name("card_of"), [call.args[0].with_changes(comma=cst.MaybeSentinel.DEFAULT)])
        yield cst.Call(cst.Name("public"), [cst.Arg(card)])


def players_in(function: cst.FunctionDef) -> list[list[str]]:
    """Return the names for different players in a function, seats and players apart; too few are no choice."""
    seats = [
        parameter.name.value
        for parameter in function.params.params
        if parameter.name.value in SEAT_NAMES and m.matches(parameter, m.Param(annotation=m.Annotation(m.Name("int"))))
    ]
    if seats and m.findall(function.body, OWN_SEAT):
        seats.append("self.seat")
    people = [
        cst.ensure_type(assign.targets[0].target, cst.Name).value
        for assign in _assignments(function)
        if m.matches(assign, m.Assign(targets=[m.AssignTarget(target=m.Name())], value=_PLAYER))
    ]
    return [names for names in (seats, list(dict.fromkeys(people))) if len(names) > 1]


def _assignments(function: cst.FunctionDef) -> Iterable[cst.Assign]:
    return [cst.ensure_type(found, cst.Assign) for found in m.findall(function.body, m.Assign())]


def other_player(node: cst.CSTNode, players: Sequence[Sequence[str]]) -> Iterator[cst.CSTNode]:
    """A deed is done to, or asked of, another player."""
    if not isinstance(node, cst.Arg | cst.Index | cst.Attribute):
        return
    name = "self.seat" if m.matches(node.value, OWN_SEAT) else getattr(node.value, "value", None)
    for names in players:
        if name in names and (isinstance(node.value, cst.Name) or name == "self.seat"):
            for other in names:
                if other != name:
                    yield node.with_changes(value=cst.parse_expression(other))


OPERATORS: Final = (
    (cst.IndentedBlock, swap_statements),
    (cst.IndentedBlock, out_of_if),
    (cst.IndentedBlock, into_if),
    (cst.FunctionDef, return_early),
    (cst.For, break_off),
    (cst.Call, reveal),
)
