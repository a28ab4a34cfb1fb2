"""The bot ``ismcts``: information-set Monte Carlo tree search, seen by one observer.

Every walk draws a world that the seat cannot tell from the true one and goes down a tree whose branches are choices,
not states: dice and hidden cards differ from walk to walk, and what is learnt of a choice is its average over all.
Choices that several seats make at once are picked independently of each other, each seat from what it has learnt of its
own choices alone, so nobody in the tree answers what they could not have seen.

A choice that is met for the first time is worth what one step ahead promises, by the room's hint; walks correct that.
"""

from __future__ import annotations

import time
from typing import Final

from liza.bots.ahead import let_others_choose, one_step
from liza.bots.seat import Seat
from liza.bots.tree import Choice, Node, walk
from liza.kernel.source import Source

_WORLDS: Final = 4
"""In how many worlds the choices at the root are looked at first."""
_WALKS: Final = 4
"""How many walks begin in the same world, each with dice of its own: drawing a world can cost as much as a walk."""


class Ismcts:
    """Searches for so many iterations (the same again from the same chance), or for so many milliseconds."""

    def __init__(self, iterations: int = 500, milliseconds: int = 0) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        """If this is not 0, time decides and not the number of iterations."""

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the choice that was tried most."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        choice = _first_sight(seat, source)
        root = Node()
        root.choices[seat.number] = choice
        if self.milliseconds:
            end = time.perf_counter() + self.milliseconds / 1000
            while time.perf_counter() < end:
                _explore(root, seat, _WALKS, source)
        else:
            left = self.iterations
            while left > 0 and not _settled(choice, left):
                _explore(root, seat, min(_WALKS, left), source)
                left -= _WALKS
        return _favourite(choice, legal)


def _first_sight(seat: Seat, source: Source) -> Choice:
    """Return what looking one step ahead says of the legal choices, on average over some worlds."""
    totals = [0.0] * len(seat.legal)
    for _ in range(_WORLDS):
        world = seat.world(source)
        let_others_choose(world, seat.number, source)
        for at, value in enumerate(one_step(world, seat.number, seat.legal)):
            totals[at] += value
    choice = Choice()
    choice.add(seat.legal, [total / _WORLDS for total in totals])
    return choice


def _explore(root: Node, seat: Seat, walks: int, source: Source) -> None:
    """Draw a world and walk in it, some times."""
    world = seat.world(source)
    for _ in range(walks):
        walk(root, world.clone(source.fork()), source)


def _settled(choice: Choice, left: int) -> bool:
    """Whether no other choice can be tried as often as the favourite in the walks that are left."""
    first = second = 0
    for branch in choice.branches.values():
        if branch.tried > first:
            first, second = branch.tried, first
        elif branch.tried > second:
            second = branch.tried
    return first > second + left


def _favourite(choice: Choice, legal: list[int]) -> int:
    """Return the choice that was tried most, the better one of two that were tried as often."""
    branches = choice.branches
    return max(legal, key=lambda action: (branches[action].tried, branches[action].mean))
