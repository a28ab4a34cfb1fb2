"""The bot ``sober``: like ``soft``, but avoids actions without effect on its value."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from liza.bots.heuristic.lookahead import play_other_seats
from liza.bots.heuristic.softmax import Softmax
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State


class NoWaste(Softmax):
    """Samples from a softmax over one-ply values, without the actions that waste a choice.

    After some actions the same question is asked again: a card is sold, a step is made, gold is converted. Whether one
    of them is of use shows when it is followed by going on, compared with going on at once. What is of no use is not
    done: a card just bought is not sold, and pawns do not pace to and fro. The turn does not go on while an
    action is of use: gold is spent before it loses its value.
    """

    def values(self, world: State, me: int, actions: Sequence[int]) -> list[float]:
        """Return how good each action looks; what is not to be done is as bad as can be."""
        evaluate = world.game.evaluate
        values: list[float] = []
        again: list[State | None] = []
        for action in actions:
            trial = world.clone()
            trial.apply(me, action)
            values.append(evaluate(trial, me))
            again.append(trial if _asks_the_same(world, trial) else None)
        going = [value if trial is None else -inf for value, trial in zip(values, again, strict=True)]
        onward = max(going)
        if onward == -inf:
            return values
        on = actions[going.index(onward)]
        first = [-inf if trial is None else _value_after(trial, me, on) for trial in again]
        return going if max(first) <= onward else [value if value > onward else -inf for value in first]


def useful_actions(seat: Seat, source: Source) -> list[int]:
    """Return the legal actions of a seat that ``sober`` would think of, in a world that the seat thinks possible."""
    world = seat.world(source)
    play_other_seats(world, seat.number, source)
    values = NoWaste().values(world, seat.number, seat.legal)
    return [action for action, value in zip(seat.legal, values, strict=True) if value > -inf]


def _asks_the_same(before: State, after: State) -> bool:
    """Whether the same seat is asked the same thing again."""
    if after.over or after.actors != before.actors:
        return False
    return type(after.agenda[-1]) is type(before.agenda[-1])


def _value_after(trial: State, me: int, on: int) -> float:
    """Return how a seat stands after going on from here; as it is where it cannot go on."""
    if on in trial.legal(me):
        trial.apply(me, on)
    return trial.game.evaluate(trial, me)
