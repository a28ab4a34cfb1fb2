"""Node counts on fixed positions: how many rows of choices of a length there are, chance always drawing the lowest."""

from __future__ import annotations

from math import perm
from typing import Any

import pytest

import liza
from tests.games.qiahn.chance import Lowest
from tests.games.qiahn.table import Table
from tests.support import rule


def perft(state: liza.State, depth: int) -> int:
    """Count the rows of choices of a length; a game that is over before counts as one."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for seat in state.actors:
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            count += perft(after, depth - 1)
    return count


def at(after: int, troop: int, **options: Any) -> liza.State:
    """Return the state at the start of a round; what chance still brings is always the lowest."""
    state: liza.State = Table(after=after, troop=troop, **options).state.clone(Lowest())
    state.listen = False
    return state


POSITIONS = {
    "first round": (at(0, 3), [1, 1, 1, 1, 4, 11, 24, 51, 84, 135, 236, 468, 1114, 2934]),
    "last round of three": (at(2, 3), [3, 9, 21, 51, 144, 441, 1611, 5832]),
    "last round of six": (at(5, 6), [6, 36, 186, 516, 2844, 11880]),
    "last round of three, Cara with Aire": (at(2, 3, magic="fuego+aire"), [3, 9, 21, 51, 144, 432, 1476, 4896]),
}
"""By name: the position and its node counts from depth 1 on."""


@pytest.mark.parametrize("name", POSITIONS)
def test_node_counts(name: str) -> None:
    state, counts = POSITIONS[name]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@rule("QT-022", "QT-023", "QT-A08")
@pytest.mark.parametrize("face_up", [1, 2, 3, 4, 5, 6])
def test_deployments_are_as_many_as_counted_by_hand(face_up: int) -> None:
    """One, two or three of those face up, in any order, and then «turno»."""
    by_hand = sum(perm(face_up, sent) for sent in (1, 2, 3))
    assert _whole_orders(at(face_up - 1, 6)) == by_hand


def _whole_orders(state: liza.State) -> int:
    """Count the ways in which the commander who is asked can give a whole order."""
    seat = state.actors[0]
    count = 0
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        count += _whole_orders(after) if after.actors == (seat,) else 1
    return count


@rule("QT-A33", "QT-A35")
def test_placements_are_as_many_as_counted_by_hand() -> None:
    """One combatant, sword, Fuego and Tierra: nothing, the sword, a magic, or the sword and a magic in either order."""
    state = Table(cara="mago", cruz="mago").deploy("cara: mago", "cruz: mago").state.clone(Lowest())
    assert _whole_orders(state) == 1 + 1 + 2 + 2 * 2
