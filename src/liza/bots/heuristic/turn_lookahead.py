"""The bot ``prudent``: like ``greedy``, but sees its own turn to its end before it asks the room's hint."""

from __future__ import annotations

from typing import Final

from liza.bots.heuristic.greedy import Greedy
from liza.bots.heuristic.lookahead import one_ply_values
from liza.kernel.core.state import State

_MOST_CHOICES: Final = 12
"""After so many choices the hint is asked in any case."""


class TurnLookahead(Greedy):
    """Tries every legal action in a few worlds and goes on as the hint likes best, until others have to choose."""

    def evaluate_after(self, trial: State, me: int) -> float:
        """Return how well a seat stands when its turn is over."""
        left = _MOST_CHOICES
        while left and trial.actors == (me,):
            legal = trial.legal(me)
            values = one_ply_values(trial, me, legal) if len(legal) > 1 else [0.0]
            trial.apply(me, legal[values.index(max(values))])
            left -= 1
        return trial.game.evaluate(trial, me)
