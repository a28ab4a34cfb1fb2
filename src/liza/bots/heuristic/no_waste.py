"""The bot ``sober``: like ``soft``, but does nothing beside the point that it sees to be no use."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from liza.bots.heuristic.lookahead import let_others_choose
from liza.bots.heuristic.softmax import Soft
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State


class Sober(Soft):
    """Draws among what looks plausible, but does nothing in vain, and goes on when nothing is left to do.

    After some actions the same question is asked again: a card is sold, a step is made, gold is converted. Whether one
    of them is of use shows when it is followed by going on, compared with going on at once. What is of no use is not
    done: nothing is sold that was just bought, and nobody paces to and fro. And nobody goes on while something is of
    use: no gold is carried to where it is worth nothing.
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
            again.append(trial if _same_question(world, trial) else None)
        going = [value if trial is None else -inf for value, trial in zip(values, again, strict=True)]
        onward = max(going)
        if onward == -inf:
            return values
        on = actions[going.index(onward)]
        first = [-inf if trial is None else _followed(trial, me, on) for trial in again]
        return going if max(first) <= onward else [value if value > onward else -inf for value in first]


def worth_doing(seat: Seat, source: Source) -> list[int]:
    """Return the legal actions of a seat that ``sober`` would think of, in a world that the seat thinks possible."""
    world = seat.world(source)
    let_others_choose(world, seat.number, source)
    values = Sober().values(world, seat.number, seat.legal)
    return [action for action, value in zip(seat.legal, values, strict=True) if value > -inf]


def _same_question(before: State, after: State) -> bool:
    """Whether the same seat is asked the same thing again."""
    if after.over or after.actors != before.actors:
        return False
    return type(after.agenda[-1]) is type(before.agenda[-1])


def _followed(trial: State, me: int, on: int) -> float:
    """Return how a seat stands after going on from here; as it is where it cannot go on."""
    if on in trial.legal(me):
        trial.apply(me, on)
    return trial.game.evaluate(trial, me)
