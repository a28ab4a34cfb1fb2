"""Positions as arrays: what a seat may know, each number from 0 to 1, and a mask of what it may choose."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from liza.kernel.features import MOST, Layout
from liza.kernel.game import Game
from liza.kernel.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Turns positions of one game into arrays of one size, whatever the table."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.layout: Final = Layout(game)
        self.size: Final = self.layout.size
        self.actions: Final = game.actions
        self._most: Final = np.array(self.layout.most, np.uint8)
        self._scale: Final = self._most.astype(np.float32)

    def write(self, state: State, seat: int, out: Floats) -> None:
        """Fill an array with what a seat may know."""
        numbers = self.layout.observe(state, seat)
        try:
            raw = bytes(numbers)
        except ValueError:
            raw = bytes([min(max(number, 0), MOST) for number in numbers])
        np.divide(np.minimum(np.frombuffer(raw, np.uint8), self._most), self._scale, out=out)

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

    def decode(self, observation: Floats) -> str:
        """Return what an observation says, for people to read."""
        return "\n".join(self.layout.decode(observation.tolist()))
