"""How long people wait who play now, for whom, and how many of them end with a bot, by how many come in an hour.

scripts/measure matching
scripts/measure matching --an-hour 3 10 --people 500
"""

from __future__ import annotations

import sys
from statistics import mean, median, quantiles
from typing import Final

import liza
from liza.matching import Habits, Wait, simulated
from tools.options import options

_BOTS_AFTER: Final = (40, 180, 600)
_HEAD: Final = (
    "| people an hour | bots after | wait, median | wait, 90 % | strength gap | a bot at the table | bots alone |\n"
    "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
)


def line(an_hour: float, bots_after: int, sittings: list[Wait]) -> str:
    """Return a row of the table."""
    waits = [one.waited / 1000 for one in sittings]
    gaps = [one.gap for one in sittings if one.gap is not None]
    gap = f"{mean(gaps):.2f}" if gaps else "–"
    with_bot = mean(one.bots > 0 for one in sittings)
    alone = mean(one.people == 1 for one in sittings)
    times = f"{median(waits):.0f} s | {quantiles(waits, n=10)[-1]:.0f} s"
    return f"| {an_hour:g} | {bots_after} s | {times} | {gap} | {with_bot:.0%} | {alone:.0%} |\n"


def main() -> None:
    """Simulate and print a row for each rate and time."""
    words = options("measure matching", __doc__)
    words.add_argument("--an-hour", type=float, nargs="+", default=[3, 10, 100], help="how many people come in an hour")
    words.add_argument("--people", type=int, default=1_000, help="how many come in all, about")
    words.add_argument("--seed", type=int, default=0, help="the seed of their habits")
    asked = words.parse_args()
    seats = {game.id: tuple(game.seats) for game in liza.games()}
    sys.stdout.write(_HEAD)
    for an_hour in asked.an_hour:
        for bots_after in _BOTS_AFTER:
            habits = Habits(an_hour, bots_after * 1000, asked.people / an_hour, asked.seed)
            sys.stdout.write(line(an_hour, bots_after, simulated(habits, seats)))
            sys.stdout.flush()
