"""How long a bot thinks about a choice, at the largest table of each game.

    scripts/measure latency                                     # fierce, 100 choices of each game
    scripts/measure latency tanxi --bot tough --choices 500 --seed 7
    scripts/measure latency --plain                             # the same without numpy

Positions are of games among `learned:100`; in one of ten where there is something to choose the bot is asked too.
Milliseconds are told twice: of the processor, and of the clock on the wall, which a busy machine makes longer.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tools.options import options

GUESTS: Final = "learned:100"
EVERY: Final = 10
"""One of so many choices is thought about."""
SLOW: Final = 0.95
"""This share of all choices is told too."""


class Thought(NamedTuple):
    """What one choice took, in milliseconds."""

    processor: float
    wall: float


def without_numpy() -> None:
    """Make sure that numpy is not found."""
    assert "liza" not in sys.modules
    sys.modules["numpy"] = None  # type: ignore[assignment]


def thoughts(game: Any, name: str, seed: int) -> Iterator[Thought]:
    """Play games at the largest table, and yield how long the bot thinks now and then."""
    import liza  # noqa: PLC0415 - numpy may have to be hidden first
    from liza.bots import Seat, bot  # noqa: PLC0415

    guest, asked = bot(GUESTS), bot(name)
    while True:
        state, chance = game.new(seats=game.seats[-1], seed=seed), liza.seeded(seed)
        while not state.over:
            seat = state.actors[0]
            if len(state.legal(seat)) > 1 and not chance.below(EVERY):
                processor, wall = time.process_time(), time.perf_counter()
                asked.choose(Seat(state, seat, chance), chance)
                yield Thought(1000 * (time.process_time() - processor), 1000 * (time.perf_counter() - wall))
            state.apply(seat, guest.choose(Seat(state, seat, chance), chance))
        seed += 1


def told(numbers: list[float]) -> str:
    """Return a line of the mean, the median, what is seldom exceeded and the most."""
    numbers = sorted(numbers)
    count = len(numbers)
    mean, median, slow = sum(numbers) / count, numbers[count // 2], numbers[int(SLOW * count)]
    return f"mean {mean:6.1f}  median {median:6.1f}  95 in 100 below {slow:6.1f}  at most {numbers[-1]:6.1f} ms"


def main() -> int:
    """Play, and print how long was thought."""
    words = options("measure latency", __doc__)
    words.add_argument("games", nargs="*", help="only these games; all by default")
    words.add_argument("--bot", default="fierce", help="whom to time")
    words.add_argument("--choices", type=int, default=100, help="choices of each game")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    words.add_argument("--plain", action="store_true", help="without numpy")
    asked = words.parse_args()
    if asked.plain:
        without_numpy()
    import liza  # noqa: PLC0415

    numpy = "numpy" if not asked.plain and importlib.util.find_spec("numpy") else "no numpy"
    for game in [liza.game(id) for id in asked.games] or liza.games():
        found: list[Thought] = []
        for thought in thoughts(game, asked.bot, asked.seed):
            found.append(thought)
            if len(found) == asked.choices:
                break
        sys.stdout.write(f"{game.id}, {game.seats[-1]} seats, {len(found)} choices of {asked.bot}, {numpy}\n")
        sys.stdout.write(f"  processor  {told([one.processor for one in found])}\n")
        sys.stdout.write(f"  wall       {told([one.wall for one in found])}\n")
        sys.stdout.flush()
    return 0
