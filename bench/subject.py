"""What is measured, and how: the same for Liza and for every peer."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any, Final

Figures = dict[str, float | None]
Call = Callable[[], object]

_POSITIONS: Final = 200
"""How many positions from the middle of random games a copy and a legal list are timed on."""


class Subject:
    """One game of one library. ``copies`` and ``questions`` are left out where the library offers nothing for them."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.rng: Final = random.Random(1)

    def play(self) -> int:
        """Play one whole game, every choice random, and return how many choices there were."""
        raise NotImplementedError

    def position(self) -> Any:
        """Return a position from a random game in which somebody must choose, and has not been asked yet."""
        raise NotImplementedError

    def copies(self, positions: list[Any]) -> list[Call] | None:
        """Return calls that copy the positions."""
        return None

    def questions(self, positions: list[Any]) -> list[Call] | None:
        """Return calls that work out what is legal in the positions."""
        return None

    def searched(self, seconds: float) -> float | None:
        """Return how many iterations of its tree search a second the library makes."""
        return None

    def measure(self, seconds: float) -> Figures:
        """Return decisions and games a second, microseconds for a copy and for a legal list, iterations a second.

        Time is the processor's, so that a busy machine matters as little as it can.
        """
        self.play()
        decisions = games = 0
        began = process_time()
        while process_time() - began < seconds:
            decisions += self.play()
            games += 1
        spent = process_time() - began
        return {
            "decisions_per_second": decisions / spent,
            "games_per_second": games / spent,
            "decisions_per_game": decisions / games,
            "clone_us": self._microseconds(self.copies, seconds / 4),
            "legal_us": self._microseconds(self.questions, seconds / 4),
            "iterations_per_second": self.searched(seconds / 2),
        }

    def _microseconds(self, make: Callable[[list[Any]], list[Call] | None], seconds: float) -> float | None:
        if make([]) is None:
            return None
        positions = [self.position() for _ in range(_POSITIONS)]
        spent = 0.0
        calls = 0
        while spent < seconds:
            batch = make(positions) or []
            began = process_time()
            for call in batch:
                call()
            spent += process_time() - began
            calls += len(batch)
        return spent / calls * 1e6
