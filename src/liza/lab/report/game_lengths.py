"""How long games are: how many choices random games had at every table, and what no game exceeds, where that is known.

``scripts/measure sizes --lengths --games 2000`` prints it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from liza.games import game as find_game
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.lab.run.pool import map_unordered

HEAD: Final = ("Game", "Seats", "Choices: mean", "Most seen", "Bound")
NO_BOUND: Final = "–"


def length(game_id: str, seats: int, seed: int) -> int:
    """Play one game at random and return how many choices it had."""
    game = find_game(game_id)
    state = game.start(seats, game.check_options({}), seeded(seed), listen=False)
    chance = seeded(seed + 1_000_000)
    choices = 0
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        choices += 1
    return choices


class GameLengths(NamedTuple):
    """How many choices the games of one table had."""

    game: Game[Any]
    seats: int
    games: Sequence[int]

    def row(self) -> list[str]:
        """Return the line of the table."""
        bound = self.game.longest(self.game.check_options({}))
        mean = sum(self.games) / len(self.games)
        return [
            self.game.title,
            str(self.seats),
            f"{mean:.0f}",
            f"{max(self.games):,}",
            f"{bound:,}" if bound else NO_BOUND,
        ]


def measure_lengths(game: Game[Any], seats: int, games: int, seed: int, jobs: int) -> GameLengths:
    """Play games at a table and return how long they were."""
    parts = [range(seed + at, seed + games, jobs) for at in range(min(jobs, games))]
    found = map_unordered(partial(_lengths, game.id, seats), parts, jobs)
    return GameLengths(game, seats, [choices for part in found for choices in part])


def _lengths(game_id: str, seats: int, seeds: range) -> list[int]:
    return [length(game_id, seats, seed) for seed in seeds]


def table(lengths: Sequence[GameLengths]) -> str:
    """Return the table for a page of documentation."""
    rows = [HEAD, ["---"] * len(HEAD), *(one.row() for one in lengths)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
