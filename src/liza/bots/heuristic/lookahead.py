"""Looking one choice ahead: what every bot that thinks at all begins with."""

from __future__ import annotations

from collections.abc import Sequence

from liza.kernel.base.source import Source
from liza.kernel.core.state import State


def play_other_seats(world: State, me: int, source: Source) -> None:
    """Let all who are asked at the same time choose anything, so that one's own choice shows what it leads to."""
    while world.actors and world.actors != (me,):
        other = world.actors[0] if world.actors[0] != me else world.actors[1]
        legal = world.legal(other)
        world.apply(other, legal[source.below(len(legal))])


def random_rollout(world: State, depth: int, source: Source) -> None:
    """Play so many random choices, so that an exchange that is going on can be resolved."""
    while depth and not world.over:
        actor = world.actors[0]
        legal = world.legal(actor)
        world.apply(actor, legal[source.below(len(legal))])
        depth -= 1


def one_ply_values(world: State, me: int, actions: Sequence[int]) -> list[float]:
    """Return how well a seat stands after each action, all tried in the same world with the same dice to come."""
    game = world.game
    values: list[float] = []
    for action in actions:
        trial = world.clone()
        trial.apply(me, action)
        values.append(game.evaluate(trial, me))
    return values
