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

_SAME: Final = 1e-6
"""Worths that differ by less are a tie: tables keep no more digits."""


class Exact:
    """Looks up what every choice is worth; whoever has not solved the game yet is told how to do it."""

    tries = False

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action that gives nothing away; ties are broken evenly."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        liked = self._liked(seat, source)
        return liked[source.below(len(liked))]

    def chances(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        liked = self._liked(seat, source)
        return [1 / len(liked) if action in liked else 0.0 for action in seat.legal]

    def _liked(self, seat: Seat, source: Source) -> list[int]:
        """Return the actions that give nothing away."""
        world = seat.world(source)
        known = _opened(_Key(world.game, world.options))
        worth = [values[seat.number] for values in known.worths(world)]
        best = max(worth) - _SAME
        return [action for action, value in zip(seat.legal, worth, strict=True) if value >= best]


class _Key:
    """A game with its options, known by what they say."""

    def __init__(self, game: Game[Any], options: dict[str, Any]) -> None:
        self.game: Final = game
        self.options: Final = options
        self._said: Final = (game.id, game.version, game.pack.hash, json.dumps(options, sort_keys=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)


@lru_cache(maxsize=8)
def _opened(key: _Key) -> Solution:
    """Open what was solved, once in each process."""
    return solution(key.game, key.options)
