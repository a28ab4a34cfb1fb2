"""The rules as machine code without CPython, next to the engine that is installed: the same games, and how much faster.

    scripts/measure native                                    # every room, fewest and most seats
    scripts/measure native qiahn --games 1000 --way cloned    # a clone goes on after every choice
    scripts/measure native tanxi --checked                    # traps numbers that overflow and objects of a wrong class

First the same games are played by both and compared, list for list: legal actions, choices, events, imagined worlds,
hints, scores. Where they part, the first step is shown and the command fails. Then both play without being watched, in
turns, and processor time is compared; the native time contains what lays a game's source out in memory.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

import liza
from liza.kernel.base.source import seeded
from liza.kernel.core import state
from liza.kernel.rollout.random_games import CLONED, IMAGINED, PLAIN, play_games
from liza.native.engine import Engine
from liza.native.identity import compare
from liza.native.library import CannotBuildError, built, compiler
from tools.options import options

ROOT: Final = Path(__file__).parents[3]
WAYS: Final = {"plain": PLAIN, "cloned": CLONED, "imagined": IMAGINED}
TOGETHER: Final = 5
"""Games that are compared at once."""
ROUNDS: Final = 3


def say(text: str) -> None:
    """Write a line at once: some of these runs take long."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def same(engine: Engine, seats: int, chosen: dict[str, Any], way: int, asked: argparse.Namespace) -> bool:
    """Compare games by both rules, and say where they part."""
    for first in range(0, asked.games, TOGETHER):
        found = compare(engine, seats, chosen, asked.seed + first, min(TOGETHER, asked.games - first), way)
        if found is not None:
            say(f"  they part in game {first + found.game}, choice {found.choice} (seed {asked.seed + first}):")
            say(f"    Python  {found.python}\n    native  {found.native}")
            return False
    return True


def rates(engine: Engine, seats: int, chosen: dict[str, Any], way: int, games: int) -> tuple[float, float]:
    """Return the choices per processor second in Python and natively: the middle of some rounds in turns."""
    found: list[tuple[float, float]] = []
    for number in range(ROUNDS):
        before = time.process_time()
        choices = play_games(engine.game, seats, chosen, seeded(number), games, way, None)
        between = time.process_time()
        more = sum(engine.play_games(seats, chosen, number + 10 * turn, games, way) for turn in range(10))
        found.append((choices / (between - before), more / (time.process_time() - between)))
    return sorted(found, key=lambda pair: pair[1] / pair[0])[ROUNDS // 2]


def main() -> int:
    """Compare rooms, one after another."""
    parser = options("measure native", __doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="all of them by default")
    parser.add_argument("--games", type=int, default=100, help="that are compared, for each room, table and way")
    parser.add_argument("--timed", type=int, default=100, help="games that are timed at once")
    parser.add_argument("--seed", type=int, default=0, help="of the first games")
    parser.add_argument("--way", choices=WAYS, help="how a game goes on after a choice; all three by default")
    parser.add_argument("--checked", action="store_true", help="build with checks")
    asked = parser.parse_args()
    kind = "mypyc" if state.__file__.endswith((".so", ".pyd")) else "plain Python"
    fine = True
    for room in asked.rooms or [game.id for game in liza.games()]:
        game = liza.game(room)
        try:
            file = built(ROOT / "src", room, ROOT / "build" / "native", checked=asked.checked)
        except CannotBuildError as lacking:
            sys.stderr.write(f"{lacking}\n")
            return 2
        engine, chosen = Engine(game, file), game.check_options({})
        say(f"{room}, built with {' '.join(compiler() or ())}, next to {kind}")
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            for name, way in WAYS.items():
                if asked.way not in {None, name}:
                    continue
                alike = same(engine, seats, chosen, way, asked)
                fine = fine and alike
                if alike:
                    ours, theirs = rates(engine, seats, chosen, way, asked.timed)
                    say(
                        f"  {seats} seats, {name}: {asked.games} games the same; {ours / 1000:.0f} and"
                        f" {theirs / 1000:.0f} thousand choices a second, {theirs / ours:.1f} times as many"
                    )
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
