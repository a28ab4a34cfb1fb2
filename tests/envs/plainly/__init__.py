"""What the rooms wrote into observations when the shipped networks were trained, told plainly: field after field.

The rooms write the same numbers faster; a test holds them against these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from liza import State
from liza.kernel.rollout.layout import Layout
from liza.kernel.schema.features import MOST
from tests.envs.plainly import qiahn, tankup, tanxi, terrorixico, tornaris

OBSERVE: Final[dict[str, Callable[[Any, int], list[int]]]] = {
    "qiahn": qiahn.observe,
    "tankup": tankup.observe,
    "tanxi": tanxi.observe,
    "terrorixico": terrorixico.observe,
    "tornaris": tornaris.observe,
}


def told(layout: Layout, state: State, seat: int) -> list[int]:
    """Return the numbers of an observation, those that every game has first."""
    seats, game = state.seats, state.game
    moment = "" if state.over else type(state.agenda[-1]).__name__
    numbers = [int(label == moment) for label in layout.features[0].labels]
    numbers += [int(count == seats) for count in game.seats]
    numbers += [
        int(distance < seats and (seat + distance) % seats in state.actors) for distance in range(game.seats[-1])
    ]
    return [min(max(number, 0), MOST) for number in numbers + OBSERVE[game.id](state, seat)]
