"""The bot ``exact``: plays perfectly where a game has been solved."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from liza.bots.seat import Seat
from liza.games.studies import solution
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.study import Solution

_TIE: Final = 1e-6
"""Worths that differ by less are a tie: tables keep no more digits."""


class Exact:
    """Looks up the value of every choice; raises NotSolved where the game has not been solved yet."""

    looks_ahead = False

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action of the best value; ties are broken evenly."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        liked = self._best_actions(seat, source)
        return liked[source.below(len(liked))]

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        liked = self._best_actions(seat, source)
        return [1 / len(liked) if action in liked else 0.0 for action in seat.legal]

    def _best_actions(self, seat: Seat, source: Source) -> list[int]:
        """Return the actions of the best value."""
        world = seat.world(source)
        known = _open_solution(_SolvedGame(world.game, world.options))
        worth = [values[seat.number] for values in known.worths(world)]
        best = max(worth) - _TIE
        return [action for action, value in zip(seat.legal, worth, strict=True) if value >= best]


class _SolvedGame:
    """A game with its options, known by what they say."""

    def __init__(self, game: Game[Any], options: dict[str, Any]) -> None:
        self.game: Final = game
        self.options: Final = options
        self._said: Final = (game.id, game.version, game.pack.hash, json.dumps(options, sort_keys=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SolvedGame) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)


@lru_cache(maxsize=8)
def _open_solution(key: _SolvedGame) -> Solution:
    """Open what was solved, once in each process."""
    return solution(key.game, key.options)
