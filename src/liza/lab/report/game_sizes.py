"""How large the games are as benchmarks: how long, how broad, how much is hidden, how much is luck.

    scripts/measure sizes                        # 200 games each, random and greedy play
    scripts/measure sizes --games 1000 --jobs 8
    scripts/measure sizes --lengths --games 2000 # how many choices games have, at every table

The table stands in docs/figures/sizes.md; the same numbers and seed print the same table on any machine.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

from liza.games import game as find_game
from liza.games import games as all_games
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.lab.report import game_lengths
from liza.lab.run.pool import map_unordered
from liza.lab.run.simulate import simulate
from liza.lab.stats.result import ShareInterval

_FIRST: Final = 0


class RandomGame(NamedTuple):
    """What one random game was like."""

    decisions: int
    choices: int
    """Added up over the decisions."""
    most_choices: int
    alone: int
    """Decisions with a single choice."""
    together: int
    """Decisions while another seat had to choose at the same time."""
    known: tuple[str, ...]
    """What the one who decided knew, each as a short hash."""


def play_at_random(game_id: str, seats: int, seed: int) -> RandomGame:
    """Play one game at random and count."""
    state = find_game(game_id).new(seats=seats, seed=seed)
    chance = seeded(seed + 1_000_000)
    widths: list[int] = []
    together = 0
    known: list[str] = []
    while not state.over:
        seat = state.actors[chance.below(len(state.actors))]
        together += len(state.actors) > 1
        legal = state.legal(seat)
        widths.append(len(legal))
        seen = json.dumps([seat, state.view(seat)], sort_keys=True, default=str)
        known.append(sha256(seen.encode()).hexdigest()[:16])
        state.apply(seat, legal[chance.below(len(legal))])
    return RandomGame(len(widths), sum(widths), max(widths), widths.count(1), together, tuple(known))


class GameSize(NamedTuple):
    """How large a game is, measured at one table."""

    game: Game[Any]
    seats: int
    games: Sequence[RandomGame]
    first: ShareInterval
    """How often the first seat wins among greedy players."""
    upset: ShareInterval
    """How often a random player beats greedy ones: what luck alone brings."""

    def row(self) -> list[str]:
        """Return the line of the table."""
        decisions = sum(one.decisions for one in self.games)
        seen = Counter(hash for one in self.games for hash in one.known)
        once = sum(1 for count in seen.values() if count == 1)
        return [
            self.game.title,
            f"{self.game.seats[0]}–{self.game.seats[-1]}" if len(self.game.seats) > 1 else str(self.seats),
            f"{self.game.actions:,}",
            f"{decisions / len(self.games):.0f} ({max(one.decisions for one in self.games)})",
            f"{sum(one.choices for one in self.games) / decisions:.1f} ({max(one.most_choices for one in self.games)})",
            _percent(sum(one.alone for one in self.games) / decisions),
            _percent(sum(one.together for one in self.games) / decisions),
            f"{len(seen):,}; {_percent(once / decisions)}",
            f"{_percent(self.first.rate)} ({_percent(self.first.low)}–{_percent(self.first.high)})",
            f"{_percent(self.upset.rate)} ({_percent(self.upset.low)}–{_percent(self.upset.high)})",
        ]


HEAD: Final = (
    "Game", "Seats", "Actions", "Decisions: mean (most)", "Choices: mean (most)", "Forced", "At once",
    "Positions known; once", "First seat wins", "Random beats greedy",
)  # fmt: skip


def measure_size(game: Game[Any], games: int, seed: int, jobs: int) -> GameSize:
    """Play games of each kind at the smallest table and return what was seen."""
    seats = game.seats[0]
    one = partial(_played_all, game.id, seats)
    parts = [range(seed + at, seed + games, jobs) for at in range(min(jobs, games))]
    found = [result for part in map_unordered(one, parts, jobs) for result in part]
    even = simulate(game.id, games=games, bots=["greedy"], seats=seats, seed=seed, jobs=jobs)
    mixed = ["random"] + ["greedy"] * (seats - 1)
    uneven = simulate(game.id, games=games, bots=mixed, seats=seats, seed=seed, jobs=jobs)
    return GameSize(game, seats, found, even.by_seat[_FIRST].wins, uneven.by_bot["random"].wins)


def _played_all(game_id: str, seats: int, seeds: range) -> list[RandomGame]:
    return [play_at_random(game_id, seats, seed) for seed in seeds]


def table(sizes: Sequence[GameSize]) -> str:
    """Return the table for a page of documentation."""
    rows = [HEAD, ["---"] * len(HEAD), *(size.row() for size in sizes)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def main() -> None:
    """Measure all games and print the table."""
    plain = argparse.RawDescriptionHelpFormatter
    words = argparse.ArgumentParser(prog="scripts/measure sizes", description=__doc__, formatter_class=plain)
    words.add_argument("--games", type=int, default=200, help="games of each kind of play")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    words.add_argument("--jobs", type=int, default=2, help="how many processes")
    words.add_argument("--lengths", action="store_true", help="only how long games are, at every table")
    asked = words.parse_args()
    if asked.lengths:
        tables = [(game, seats) for game in all_games() for seats in game.seats]
        found = [
            game_lengths.measure_lengths(game, seats, asked.games, asked.seed, asked.jobs) for game, seats in tables
        ]
        print(game_lengths.table(found))  # noqa: T201
        return
    print(table([measure_size(game, asked.games, asked.seed, asked.jobs) for game in all_games()]))  # noqa: T201


if __name__ == "__main__":
    main()
