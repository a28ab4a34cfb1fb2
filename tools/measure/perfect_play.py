"""Perfect play against other bots on both seats, compared with the value of the game.

The game must have been solved before (liza solve).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import liza
from liza.games.studies import solution
from liza.lab import simulate
from tools.options import options

GAME = "qiahn"
EXACT = "exact"


class Fared(NamedTuple):
    """How perfect play fared on one seat: what that seat is worth, and the mean of what it got with its interval."""

    seat: int
    worth: float
    mean: float
    low: float
    high: float


def fared(
    other: str, *, games: int, seed: int, options: Mapping[str, Any], pack: liza.Pack | None = None, jobs: int = 1
) -> Iterator[Fared]:
    """Play against another bot; the coin decides who begins, so a seat is worth the mean over both starters."""
    found = liza.game(GAME) if pack is None else liza.game(GAME).bind(pack)
    starters = list(solution(found, options).starters().values())
    result = simulate(GAME, games=games, bots=[EXACT, other], seed=seed, options=options, pack=pack, jobs=jobs)
    for seat, standing in enumerate(result.by_bot_and_seat[EXACT]):
        worth = sum(values[seat] for values in starters) / len(starters)
        yield Fared(seat, worth, standing.mean_return, standing.return_low, standing.return_high)


def main() -> int:
    """Print a line for every bot and seat; return 1 if perfect play got less than the value."""
    parser = options("measure perfect-play", __doc__)
    parser.add_argument("--games", type=int, default=2000, help="games against each, on each side")
    parser.add_argument("--bots", default="random,greedy,exact", help="opponents, separated by commas")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--troop", type=int, default=3, help="combatants of a side")
    parser.add_argument("--magic", default="fuego+tierra", help="the magics in play")
    asked = parser.parse_args()
    setting = {"troop": asked.troop, "magic": asked.magic}
    worse = 0
    for other in asked.bots.split(","):
        for found in fared(other, games=asked.games, seed=asked.seed, options=setting, jobs=asked.jobs):
            sys.stdout.write(
                f"exact on seat {found.seat} against {other}: worth {found.worth:+.4f}, "
                f"got {found.mean:+.4f} ({found.low:+.4f} to {found.high:+.4f})\n"
            )
            sys.stdout.flush()
            worse += found.high < found.worth
    sys.stdout.write(f"Less than it is worth: {worse}\n" if worse else "Never less than it is worth.\n")
    return 1 if worse else 0
