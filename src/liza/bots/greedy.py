"""The bot ``greedy``: looks one choice ahead and takes what its room's hint likes best."""

from __future__ import annotations

from typing import Final

from liza.bots.seat import Seat
from liza.kernel.source import Source
from liza.kernel.state import State

_SAME: Final = 1e-9
"""Sums of hints that differ by less are a tie: only rounding tells them apart."""


class Greedy:
    """Tries every legal action in a few worlds that it cannot tell from the true one.

    All actions are tried in the same worlds with the same dice to come, so that they differ by their worth and not by
    their luck.
    """

    def __init__(self, worlds: int = 4) -> None:
        self.worlds: Final = worlds

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the action after which the seat stands best on average; ties are broken evenly."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        me, evaluate = seat.number, seat.game.evaluate
        worth = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = seat.world(source)
            _let_others_choose(world, me, source)
            for at, action in enumerate(legal):
                trial = world.clone()
                trial.apply(me, action)
                worth[at] += evaluate(trial, me)
        best = max(worth) - _SAME
        liked = [action for action, value in zip(legal, worth, strict=True) if value >= best]
        return liked[source.below(len(liked))]


def _let_others_choose(world: State, me: int, source: Source) -> None:
    """Let all who are asked at the same time choose anything, so that one's own choice shows what it leads to."""
    while others := [seat for seat in world.actors if seat != me]:
        legal = world.legal(others[0])
        world.apply(others[0], legal[source.below(len(legal))])
