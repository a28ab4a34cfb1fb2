"""Sources that leave nothing to chance: one that tries everything that can happen, one that always draws the lowest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

import liza

T = TypeVar("T", bound=Hashable)


class Lowest(liza.Source):
    """Always the first choice, and a one on every die."""

    def below(self, n: int) -> int:
        """Return the first choice."""
        return 0

    def copy(self) -> Lowest:
        """Return itself: there is nothing to remember."""
        return self


class Branch(liza.Source):
    """One way through everything that can be drawn: follows a path, and beyond its end takes first choices."""

    def __init__(self, path: list[int], dice: bool = True) -> None:
        self._path = path
        self._dice = dice
        self._sizes: list[int] = []

    def below(self, n: int) -> int:
        """Return the choice that the path foresees."""
        at = len(self._sizes)
        self._sizes.append(n)
        if at == len(self._path):
            self._path.append(0)
        return self._path[at]

    def die(self, sides: int) -> int:
        """Roll like any other draw, or always a one where dice do not matter."""
        return self.below(sides) + 1 if self._dice else 1

    @property
    def likelihood(self) -> Fraction:
        """How likely this way is."""
        ways = 1
        for size in self._sizes:
            ways *= size
        return Fraction(1, ways)

    def next(self) -> list[int] | None:
        """Return the path of the next way, or None after the last."""
        path = self._path[: len(self._sizes)]
        while path:
            path[-1] += 1
            if path[-1] < self._sizes[len(path) - 1]:
                return path
            path.pop()
        return None


def distribution(play: Callable[[liza.Source], T], *, dice: bool = True) -> dict[T, Fraction]:
    """Play with everything that chance can bring; return how likely each result is, exactly."""
    found: defaultdict[T, Fraction] = defaultdict(Fraction)
    path: list[int] | None = []
    while path is not None:
        branch = Branch(path, dice)
        found[play(branch)] += branch.likelihood
        path = branch.next()
    return dict(found)
