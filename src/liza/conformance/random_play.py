"""Random games, seen decision by decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.kernel.core.state import State

Options = Mapping[str, Any]

MOST_DECISIONS: Final = 20_000
"""A game that asks more often than this is taken for one that does not end."""
_DENSE: Final = 20
"""So many decisions at the beginning are all looked at by the slow checks, later ones ever more rarely."""


class CheckedGame:
    """One random game: iterate over it to see each decision before it is made. The last state stays."""

    def __init__(self, game: Game[Any], seats: int, options: Options, seed: int) -> None:
        self.game: Final = game
        self.rng: Final = random.Random(seed)
        self.state: Final[State] = game.new(seats=seats, seed=seed, **options)

    def __iter__(self) -> Iterator[tuple[State, int, int]]:
        state = self.state
        for _ in range(MOST_DECISIONS):
            if state.over:
                return
            seat = self.rng.choice(state.actors)
            action = self.rng.choice(state.legal(seat))
            yield state, seat, action
            state.apply(seat, action)
        raise AssertionError(f"the game has not ended after {MOST_DECISIONS} decisions")

    def glimpses(self) -> Iterator[tuple[State, int, int]]:
        """Play on, but show only some of the decisions of a long game."""
        for number, decision in enumerate(self):
            if self.looks_at(number):
                yield decision

    def looks_at(self, number: int) -> bool:
        """Whether a slow check looks at a decision: at the first ones always, at later ones ever more rarely."""
        return number < _DENSE or self.rng.randrange(number) < _DENSE
