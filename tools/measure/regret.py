"""Regret of a bot: the value that each choice loses against perfect play. The game must have been solved (liza solve).

All bots are asked at the same positions, which come from games of a player who likes good moves and takes others too,
so that they are neither all alike nor nonsense.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from tests.games.qiahn.table import GAME

import liza
from liza.bots import Seat, bot
from liza.games.studies import solution
from liza.lab.stats.result import Z95
from tools.options import options

PLAYER = "soft:300"
ONE_IN = 3
"""Of the choices of a game, so many are asked about: those of one game are alike."""


class Position(NamedTuple):
    """Somebody has to choose, and what every choice is worth to them is known."""

    state: liza.State
    seat: int
    worth: dict[int, float]


def positions(wanted: int, seed: int, game: liza.Game[Any] = GAME, **options: Any) -> list[Position]:
    """Return so many positions in which there is something to choose."""
    found: list[Position] = []
    player = bot(PLAYER)
    while len(found) < wanted:
        state = game.new(seed=seed, **options)
        known = solution(game, state.options)
        chance = liza.seeded(seed)
        seed += 1
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            if len(legal) > 1 and not chance.below(ONE_IN):
                worth = [values[seat] for values in known.worths(state)]
                found.append(Position(state.clone(), seat, dict(zip(legal, worth, strict=True))))
            state.apply(seat, player.choose(Seat(state, seat, chance), chance))
    return found[:wanted]


def given_away(name: str, asked: list[Position], seed: int) -> Iterator[float]:
    """Yield how much less than the best each choice of a bot is worth: from 0 up to 2, from winning to losing."""
    for number, position in enumerate(asked):
        chance = liza.seeded(seed + number)
        chosen = bot(name).choose(Seat(position.state, position.seat, chance), chance)
        yield max(position.worth.values()) - position.worth[chosen]


def main() -> int:
    """Print the mean regret of each bot."""
    parser = options("measure regret", __doc__)
    parser.add_argument(
        "--bots", default="random,greedy,ismcts:100,ismcts:1000", help="whom to ask, separated by commas"
    )
    parser.add_argument("--positions", type=int, default=300, help="positions that every bot is asked at")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the positions")
    parser.add_argument("--troop", type=int, default=3, help="combatants of a side")
    asked = parser.parse_args()
    places = positions(asked.positions, asked.seed, troop=asked.troop)
    for name in asked.bots.split(","):
        began = time.process_time()
        found = list(given_away(name, places, asked.seed))
        spent = 1000 * (time.process_time() - began) / len(found)
        half = Z95 * stdev(found) / sqrt(len(found))
        sys.stdout.write(f"{name}: gives away {mean(found):.4f} ± {half:.4f} a choice, thinking for {spent:.1f} ms\n")
        sys.stdout.flush()
    return 0
