"""Positions as arrays: what a seat may know, each number from 0 to 1, and a mask of what it may choose."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.rollout.layout import Layout
from liza.kernel.rollout.memory import kinds

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Rows = NDArray[np.int16]


class Observer:
    """Turns positions of one game into arrays of one size, whatever the table."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.layout: Final = Layout(game)
        self.size: Final = self.layout.size
        self.actions: Final = game.actions
        self.width: Final = 1 + max(len(fields) for _, fields in kinds(game))
        """How many numbers a row of a memory has."""
        self._most: Final = np.array(self.layout.most, np.uint8)
        self._scale: Final = self._most.astype(np.float32)

    def write(self, state: State, seat: int, out: Floats) -> None:
        """Fill an array with what a seat may know."""
        numbers = np.frombuffer(self.layout.row(state, seat), np.uint8)
        np.divide(np.minimum(numbers, self._most), self._scale, out=out)

    def limit(self, numbers: NDArray[np.uint8], out: NDArray[np.uint8]) -> None:
        """Let what counts more than the most of a field, in one observation or in many, count as the most."""
        np.minimum(numbers, self._most, out=out)

    def limited(self, numbers: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return such numbers anew."""
        found: NDArray[np.uint8] = np.minimum(numbers, self._most)
        return found

    def divide(self, numbers: NDArray[np.uint8], out: Floats) -> None:
        """Tell numbers, of one observation or of many, as fractions of their most."""
        np.copyto(out, numbers)  # converting and dividing are faster as two steps
        np.divide(out, self._scale, out=out)

    def observe(self, state: State, seat: int) -> Floats:
        """Return what a seat may know."""
        found = np.empty(self.size, np.float32)
        self.write(state, seat, found)
        return found

    def mask(self, state: State, seat: int) -> Mask:
        """Return a one for every action that the seat may choose now."""
        found = np.zeros(self.actions, np.int8)
        found[state.legal(seat)] = 1
        return found

    def remembered(self, rows: list[list[int]], length: int) -> Rows:
        """Return the latest rows of a memory, the oldest of them first, and rows of noughts after the last."""
        found = np.zeros((length, self.width), np.int16)
        for at, row in enumerate(rows[-length:]):
            found[at, : len(row)] = np.clip(row, -1, np.iinfo(np.int16).max)
        return found

    def decode(self, observation: Floats) -> str:
        """Return what an observation says, for people to read."""
        return "\n".join(self.layout.decode(observation.tolist()))


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return for every row of masks one of the actions that may be chosen, all equally likely."""
    allowed = np.flatnonzero(masks.view(np.bool_))
    first = np.searchsorted(allowed, np.arange(len(masks) + 1) * masks.shape[1])
    chosen = first[:-1] + (rng.random(len(masks)) * np.diff(first)).astype(np.int64)
    found: NDArray[np.int64] = allowed[chosen] % masks.shape[1]
    return found
