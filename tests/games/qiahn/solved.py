"""A small game to solve: the printed one with small dice, so that tests can go through all that chance can do."""

from __future__ import annotations

import re
from typing import Any, Final

import liza
from tests.games.qiahn.chance import distribution
from tests.games.qiahn.table import GAME

DICE: Final = iter((4, 3, 3, 2, 2, 2))
SMALL: Final[liza.Game[Any]] = GAME.bind(
    liza.Pack(re.sub(r"^die = \d+$", lambda _: f"die = {next(DICE)}", GAME.pack.text, flags=re.MULTILINE), "small")
)


def expected(state: liza.State, action: int, value: Any) -> float:
    """Return what an action leads to on average, by playing it with everything that chance can bring."""

    def played(source: liza.Source) -> float:
        after = state.clone(source)
        after.apply(state.actors[0], action)
        return float(value(after.clone(liza.seeded(0))))

    return float(sum(chance * found for found, chance in distribution(played).items()))


def sampled(game: liza.Game[Any], seed: int, **options: Any) -> list[liza.State]:
    """Return every position of a random game."""
    state = game.new(seed=seed, **options)
    state.listen = False
    chance = liza.seeded(seed + 1)
    found: list[liza.State] = []
    while not state.over:
        found.append(state.clone())
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
    return found
