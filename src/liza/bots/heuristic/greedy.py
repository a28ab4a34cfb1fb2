"""The bot ``greedy``: looks one choice ahead and takes what its room's hint likes best."""

from __future__ import annotations

from typing import Final

from liza.bots.heuristic.lookahead import play_other_seats
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

_TIE: Final = 1e-9
"""Worths that differ by less are a tie: only rounding tells them apart."""


class Greedy:
    """Tries every legal action in a few worlds that it cannot tell from the true one.

    All actions are tried in the same worlds with the same dice to come, so that they differ by their worth and not by
    their luck.
    """

    looks_ahead = True

    def __init__(self, worlds: int = 4) -> None:
        self.worlds: Final = worlds

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the action after which the seat stands best on average; ties are broken evenly."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        liked = self._best_actions(seat, source)
        return liked[source.below(len(liked))]

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is, with the dice that fall in the worlds that are looked at."""
        liked = self._best_actions(seat, source)
        return [1 / len(liked) if action in liked else 0.0 for action in seat.legal]

    def _best_actions(self, seat: Seat, source: Source) -> list[int]:
        """Return the actions after which the seat stands best."""
        worlds = [seat.world(source) for _ in range(self.worlds)]
        alike = not seat.game.hides and worlds[0].actors == (seat.number,)
        for world in worlds:
            play_other_seats(world, seat.number, source)
        worth = [self._mean_value(seat, worlds, action, alike) for action in seat.legal]
        best = max(worth) - _TIE
        return [action for action, value in zip(seat.legal, worth, strict=True) if value >= best]

    def _mean_value(self, seat: Seat, worlds: list[State], action: int, alike: bool) -> float:
        """Return how well the seat stands after an action, on average over the worlds.

        Worlds that are alike but for the dice to come need no second trial if no die has fallen in the first.
        """
        total = 0.0
        for world in worlds:
            trial = world.clone()
            trial.apply(seat.number, action)
            value = self.evaluate_after(trial, seat.number)
            if alike and trial.source.drawn == world.source.drawn:
                return value
            total += value
        return total / len(worlds)

    def evaluate_after(self, trial: State, me: int) -> float:
        """Return how well a seat stands where it has tried an action."""
        return trial.game.evaluate(trial, me)
