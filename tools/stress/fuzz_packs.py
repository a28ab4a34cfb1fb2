"""Packs made from what a game may be told, each played once at random: none may break the game.

    scripts/stress fuzz-packs tankup --packs 10000 --seed 1
    scripts/stress fuzz-packs                               # all games, 200 packs each

Prints how many were made, played and broken; every way to break once, with a seed that shows it, and its pack with
--keep FOLDER. Ends with 1 if one broke.
"""

from __future__ import annotations

import argparse
import sys
from functools import lru_cache, partial
from pathlib import Path

import liza
from liza.lab.packs.pack_fuzzing import FuzzFailure, PackGenerator, try_pack
from liza.lab.run.pool import map_unordered
from tools.options import options


@lru_cache
def maker_of(game_id: str) -> PackGenerator:
    """Return what makes packs of a game; it tries every field once, so each process keeps its own."""
    return PackGenerator(liza.game(game_id))


def share(game_id: str, numbers: range) -> list[FuzzFailure | bool]:
    """Try the packs with these numbers."""
    return [try_pack(maker_of(game_id), number) for number in numbers]


def look(game_id: str, asked: argparse.Namespace) -> bool:
    """Try packs of one game and say what came out; whether none broke."""
    size = 50
    first = asked.seed * 1_000_000 if asked.first is None else asked.first
    shares = [range(start, min(start + size, first + asked.packs)) for start in range(first, first + asked.packs, size)]
    tried: list[FuzzFailure | bool] = []
    for part in map_unordered(partial(share, game_id), shares, asked.jobs):
        tried += part
    broken = [each for each in tried if isinstance(each, FuzzFailure)]
    made = sum(each is not False for each in tried)
    sys.stdout.write(f"{game_id}: {len(tried)} packs drawn, {made} accepted and played, {len(broken)} broke\n")
    first_of = {each.where: each for each in reversed(broken)}
    for where, each in first_of.items():
        times = sum(other.where == where for other in broken)
        sys.stdout.write(f"  {times} times in {where}, as with --packs 1 --first {each.seed}: {each.error}\n")
        if asked.keep is not None:
            asked.keep.mkdir(parents=True, exist_ok=True)
            (asked.keep / f"{game_id}-{each.seed}.toml").write_text(each.text, encoding="utf-8")
    return not broken


def main() -> int:
    """Do what the words ask for."""
    words = options("stress fuzz-packs", __doc__)
    words.add_argument(
        "games", nargs="*", metavar="game", default=[game.id for game in liza.games()], help="only these games"
    )
    words.add_argument("--packs", type=int, default=200, help="packs of each game")
    words.add_argument("--seed", type=int, default=1, help="which packs")
    words.add_argument("--first", type=int, help="the number of the first pack, instead of a seed")
    words.add_argument("--jobs", type=int, default=1, help="how many processes")
    words.add_argument("--keep", type=Path, help="a folder for the packs that break a game")
    asked = words.parse_args()
    broken = [game_id for game_id in asked.games if not look(game_id, asked)]
    return 1 if broken else 0
