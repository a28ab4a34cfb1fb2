"""The bot ``soft``: samples from a softmax over one-ply values."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from liza.bots.heuristic.lookahead import one_ply_values, play_other_seats
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

_RESOLUTION: Final = 1 << 16
"""How finely chance is drawn."""


class Softmax:
    """Samples from a softmax over the one-ply values of all legal actions in one world.

    An action that stands worse than the best by ``leniency`` thousandths of the way from a draw to a win is taken less
    often by a factor of e: small differences hardly count, and blunders do not happen.
    """

    looks_ahead = True

    def __init__(self, temperature: int = 50) -> None:
        self.temperature: Final = temperature

    def values(self, world: State, me: int, actions: Sequence[int]) -> list[float]:
        """Return how good each action looks."""
        return one_ply_values(world, me, actions)

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action that looks plausible."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        weights = self._weights(seat, source)
        left = source.below(_RESOLUTION) / _RESOLUTION * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[weights.index(max(weights))]

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is, with the dice that fall in the one world that is looked at."""
        weights = self._weights(seat, source)
        return [weight / sum(weights) for weight in weights]

    def _weights(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked; the best has weight 1."""
        world = seat.world(source)
        play_other_seats(world, seat.number, source)
        values = self.values(world, seat.number, seat.legal)
        best = max(values)
        return [exp((value - best) * 1000 / self.temperature) for value in values]
