"""How far the rooms' hints are to be believed when luck is told, from games between bots.

    scripts/generate luck --games 200   # writes src/liza/referee/luck_weights.toml

In half of the games it is looked for the weight at which what chance gave explains most of the results; the other half
say how much that is, and whether luck strays as far as its variance says.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from liza.games import games
from liza.lab.run.observer import record_of
from liza.lab.run.pool import cores, map_unordered
from liza.lab.run.run_spec import checked_run
from liza.referee.luck import luck_of
from tools.options import options

ROOT: Final = Path(__file__).resolve().parents[2]
WEIGHTS: Final = ROOT / "src" / "liza" / "referee" / "luck_weights.toml"
_HEAD: Final = "# What a swing of a room's hint is worth; scripts/generate luck writes this file. seats = weight\n"
_BOTS: Final = ("greedy",)


class PlayedDeal(NamedTuple):
    """A game that bots are to play."""

    game: str
    seats: int
    number: int


class SeatPoint(NamedTuple):
    """A seat of such a game: what it made, what chance gave it, and the variance of that."""

    result: float
    luck: float
    spread: float


def played(deal: PlayedDeal) -> tuple[PlayedDeal, list[SeatPoint]]:
    """Play a deal and return how its seats fared."""
    record = record_of(checked_run(deal.game, bots=_BOTS, seats=deal.seats, seed=54), deal.number)
    returns = record.final().returns
    return deal, [SeatPoint(result, *luck) for result, luck in zip(returns, luck_of(record), strict=True)]


def fitted(points: Sequence[SeatPoint]) -> float:
    """Return the weight at which luck explains most of the results."""
    square = sum(point.luck**2 for point in points)
    return sum(point.luck * point.result for point in points) / square if square else 1.0


def explained(points: Sequence[SeatPoint], weight: float) -> float:
    """Return the share of the results' variance that is gone once luck is taken away."""
    left = sum((point.result - weight * point.luck) ** 2 for point in points)
    return 1 - left / sum(point.result**2 for point in points)


def strayed(points: Sequence[SeatPoint]) -> float:
    """Return how far luck strayed, squared, for each unit of the variance that was foretold."""
    return sum(point.luck**2 for point in points) / sum(point.spread for point in points)


def main() -> int:
    """Play, write the file, and print what the games say that were not used for it."""
    parser = options("generate luck", __doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each size of table (200)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (as many as there are cores)")
    chosen = parser.parse_args()
    sizes = [(game.id, seats) for game in games() for seats in game.seats]
    deals = [PlayedDeal(game, seats, number) for game, seats in sizes for number in range(chosen.games)]
    found: dict[tuple[str, int], tuple[list[SeatPoint], list[SeatPoint]]] = {size: ([], []) for size in sizes}
    done: dict[PlayedDeal, list[SeatPoint]] = {}
    for at, (deal, points) in enumerate(map_unordered(played, deals, chosen.jobs), 1):
        done[deal] = points
        sys.stderr.write(f"\r{at} of {len(deals)} games" + "\n" * (at == len(deals)))
    for deal in deals:
        found[deal.game, deal.seats][deal.number % 2].extend(done[deal])
    weights = {size: max(0.0, fitted(half)) for size, (half, _) in found.items()}
    WEIGHTS.write_text(written(weights), encoding="utf-8")
    sys.stdout.write(
        "| Game, seats | Weight | Explained on other deals | Strayed / foretold |\n| --- | ---: | ---: | ---: |\n"
    )
    for (game, seats), (_, other) in found.items():
        weight = weights[game, seats]
        row = f"{weight:.2f} | {100 * explained(other, weight):.0f} % | {strayed(other):.2f}"
        sys.stdout.write(f"| {game}, {seats} | {row} |\n")
    return 0


def written(weights: dict[tuple[str, int], float]) -> str:
    """Return the file."""
    return _HEAD + "".join(_section(game, weights) for game in dict.fromkeys(game for game, _ in weights))


def _section(game: str, weights: dict[tuple[str, int], float]) -> str:
    rows = [f"{seats} = {weight:.2f}\n" for (one, seats), weight in weights.items() if one == game]
    return f"\n[{game}]\n" + "".join(rows)
