"""What a rule can be broken into: mutmut's operators where they change a decision or a number, and a few of our own.

Operators that mostly crash the program (an argument or a value becomes ``None``, a string gets other letters) are left
out: any test that passes by kills them, so they would only flatter the share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import libcst as cst
import libcst.matchers as m
from mutmut.mutation import mutators

Operator = Callable[[Any], Iterable[cst.CSTNode]]

LISTENING: Final = m.Attribute(attr=m.Name("listen"))
"""Whether anybody reads the events. Telling them to nobody changes nothing, so only the silent variant is tried."""


def one_less(node: cst.Integer) -> Iterator[cst.CSTNode]:
    """A whole number becomes one less, where that is not negative."""
    if node.evaluated_value > 0:
        yield cst.Integer(repr(node.evaluated_value - 1))


def drop_statement(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """Something that is done is not done: a call, an assignment to a place in the state, an addition to it."""
    for at, statement in enumerate(node.body):
        called = m.matches(statement, m.Expr(value=m.Call()))
        placed = m.matches(statement, m.Assign(targets=[m.AssignTarget(target=m.Attribute() | m.Subscript())]))
        if called or placed or isinstance(statement, cst.AugAssign):
            yield node.with_changes(body=[*node.body[:at], cst.Pass(), *node.body[at + 1 :]])


def force_branch(node: cst.If) -> Iterator[cst.CSTNode]:
    """A condition always or never holds."""
    if not m.matches(node.test, LISTENING):
        yield node.with_changes(test=cst.Name("True"))
    yield node.with_changes(test=cst.Name("False"))


def drop_condition(node: cst.BooleanOperation) -> Iterator[cst.CSTNode]:
    """One of two conditions is forgotten."""
    yield node.left
    yield node.right


def drop_filter(node: cst.CompFor) -> Iterator[cst.CSTNode]:
    """A list takes in also what a condition kept out of it."""
    for at in range(len(node.ifs)):
        yield node.with_changes(ifs=[*node.ifs[:at], *node.ifs[at + 1 :]])


def swap_ends(node: cst.Call) -> Iterator[cst.CSTNode]:
    """The least becomes the most, any becomes all, and the other way round."""
    other = {"min": "max", "max": "min", "any": "all", "all": "any"}
    if isinstance(node.func, cst.Name) and node.func.value in other:
        yield node.with_changes(func=cst.Name(other[node.func.value]))


def turn_order(node: cst.Call) -> Iterator[cst.CSTNode]:
    """What was reversed is not."""
    if m.matches(node, m.Call(func=m.Name("reversed"), args=[m.Arg()])):
        yield node.args[0].value


def drop_element(node: cst.Tuple | cst.List) -> Iterator[cst.CSTNode]:
    """One of several things in a row is missing."""
    if len(node.elements) > 2:
        for at in range(len(node.elements)):
            yield node.with_changes(elements=[*node.elements[:at], *node.elements[at + 1 :]])


OPERATORS: Final[tuple[tuple[type[cst.CSTNode], Operator], ...]] = (
    (cst.Integer, mutators.operator_number),
    (cst.Integer, one_less),
    (cst.Name, mutators.operator_name),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.IfExp, mutators.operator_if_exp),
    (cst.SimpleStatementLine, drop_statement),
    (cst.If, force_branch),
    (cst.BooleanOperation, drop_condition),
    (cst.CompFor, drop_filter),
    (cst.Call, swap_ends),
    (cst.Call, turn_order),
    (cst.Tuple, drop_element),
    (cst.List, drop_element),
)
