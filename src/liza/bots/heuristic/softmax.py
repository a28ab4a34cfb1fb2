"""The bot ``soft``: likes what looks good, the better the likelier, and does not look closely."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from liza.bots.heuristic.lookahead import let_others_choose, one_step
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

_GRAIN: Final = 1 << 16
"""How finely chance is drawn."""


class Soft:
    """Tries every legal action once, in a single world, and draws among them.

    An action that stands worse than the best by ``leniency`` thousandths of the way from a draw to a win is taken less
    often by a factor of e: small differences hardly count, and blunders do not happen.
    """

    tries = True

    def __init__(self, leniency: int = 50) -> None:
        self.leniency: Final = leniency

    def values(self, world: State, me: int, actions: Sequence[int]) -> list[float]:
        """Return how good each action looks."""
        return one_step(world, me, actions)

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action that looks plausible."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        weights = self._weights(seat, source)
        left = source.below(_GRAIN) / _GRAIN * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[weights.index(max(weights))]

    def chances(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is, with the dice that fall in the one world that is looked at."""
        weights = self._weights(seat, source)
        return [weight / sum(weights) for weight in weights]

    def _weights(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked; the best has weight 1."""
        world = seat.world(source)
        let_others_choose(world, seat.number, source)
        values = self.values(world, seat.number, seat.legal)
        best = max(values)
        return [exp((value - best) * 1000 / self.leniency) for value in values]
