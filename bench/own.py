"""Every game of Liza that is found, as it is used: legal list and apply driven from Python, events noted or not."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any, Final, cast

from bench.subject import Call, Subject

NAME: Final = "liza"
_ITERATIONS: Final = 200
"""Of a search from one position."""


class OwnGame(Subject):
    """One game of Liza at its smallest table with its usual options."""

    def __init__(self, game: Any, listen: bool) -> None:
        super().__init__(game.id if listen else f"{game.id}, nobody listening")
        self.game: Final = game
        self.listen: Final = listen
        self._seed = 0

    def _new(self) -> Any:
        self._seed += 1
        state = self.game.new(seed=self._seed)
        state.listen = self.listen
        return state

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        state = self._new()
        decisions = 0
        while not state.over:
            for seat in state.actors:
                state.apply(seat, choice(state.legal(seat)))
                decisions += 1
        return decisions

    def position(self) -> Any:
        """Return a state some choices into a game."""
        state = self._new()
        for _ in range(self.rng.randrange(40)):
            seat = state.actors[0]
            before = state.clone()
            state.apply(seat, self.rng.choice(state.legal(seat)))
            if state.over:
                return before
        return state

    def copies(self, positions: list[Any]) -> list[Call]:
        """Clone."""
        return [state.clone for state in positions]

    def questions(self, positions: list[Any]) -> list[Call]:
        """Ask a fresh clone: a state remembers what it has offered."""
        return [partial(state.clone().legal, state.actors[0]) for state in positions]

    def searched(self, seconds: float) -> float | None:
        """Search from positions of random games, each for some iterations."""
        if self.listen:
            return None
        bots: Any = importlib.import_module("liza.bots")
        source = importlib.import_module("liza").seeded(1)
        iterations = 0
        spent = 0.0
        while spent < seconds:
            state = self.position()
            seat = bots.Seat(state, state.actors[0], source)
            began = process_time()
            simulate = self._search(seat.number)
            for _ in range(_ITERATIONS):
                simulate(seat.world(source), source)
            spent += process_time() - began
            iterations += _ITERATIONS
        return iterations / spent

    def _search(self, seat: int) -> Callable[[Any, Any], object]:
        """Return what runs one iteration of a new search, also of a Liza from before its search had these names."""
        spec = getattr(self.game, "spec", None) or self.game.door
        try:
            puct: Any = importlib.import_module("liza.bots.search.puct")
        except ModuleNotFoundError:
            older: Any = importlib.import_module("liza.bots.tree")
            return cast(
                "Callable[[Any, Any], object]", older.Tree(seat, older.Node(()), older.Guide(spec.hints_after)).walk
            )
        return cast(
            "Callable[[Any, Any], object]",
            puct.SearchTree(seat, puct.SearchNode(()), puct.Evaluator(spec.hints_after)).simulate,
        )


def subjects() -> list[Subject]:
    """Return every game found, with and without somebody listening."""
    liza: Any = importlib.import_module("liza")
    return [OwnGame(game, listen) for game in liza.games() for listen in (True, False)]


def version() -> str:
    """Return which Liza this is."""
    liza: Any = importlib.import_module("liza")
    return f"{liza.__version__}, {'compiled' if liza.compiled else 'plain Python'}"
