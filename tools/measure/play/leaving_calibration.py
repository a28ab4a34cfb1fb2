"""Whether what the referee says of positions that were left comes true: of those it calls 70 %, how many are won.

One position and one seat of each game, whose own end then tells. What was found is kept, so that a later run goes on.

scripts/measure leaving
scripts/measure leaving tanxi --positions 2000 --minutes 30 --jobs 16
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

import liza
from liza.bots import Seat, bot
from liza.kernel.base.source import Stream
from liza.kernel.core.state import State
from liza.lab.stats.result import Z95
from liza.referee.win_probability import PLAYOUTS, verdict
from tools.options import options

_LONGEST: Final = 5_000
_TOGETHER: Final = 2
"""Positions of each process between two looks at the clock."""
_HEAD: Final = (
    "| game | players | called | positions | called, mean | won (95 %) |\n| --- | --- | ---: | ---: | ---: | ---: |\n"
)


class Called(NamedTuple):
    """What was said of a position, and what came of it."""

    chance: float
    came: float
    """1 if the seat came ahead of the other one, one half for a tie, else 0."""


def called(game_id: str, players: str, number: int) -> Called | None:
    """Return the chance at a position of a game, and its outcome; None for a game that does not end."""
    game = liza.game(game_id)
    dice = Stream(hashlib.sha256(f"leaving {game_id} {players} {number}".encode()).digest())
    seats = game.seats[number % len(game.seats)]
    state = game.new(seats=seats, source=dice.fork())
    state.listen = False
    player = bot(players)
    seen: list[State] = []
    while not state.over and len(seen) < _LONGEST:
        seen.append(state.clone())
        actor = state.actors[0]
        state.apply(actor, player.choose(Seat(state, actor, dice), dice))
    if state.outcome is None:
        return None
    seat, other = dice.below(seats), dice.below(seats - 1)
    other += other >= seat
    places = {one: place for place, group in enumerate(state.outcome.ranking) for one in group}
    came = (1 + (places[seat] < places[other]) - (places[seat] > places[other])) / 2
    return Called(verdict(seen[dice.below(len(seen))], seat, f"{game_id} {number}").ahead[other].chance, came)


def rows(game: str, players: str, found: Sequence[Called]) -> Iterator[str]:
    """Yield a line for each tenth in which something was called, and one for all of them."""
    for tenth in range(10):
        some = [one for one in found if min(9, int(10 * one.chance)) == tenth]
        if some:
            label = f"{10 * tenth} to {10 * tenth + 10} %"
            yield _row(game, players, label, some)
    brier = mean((one.chance - one.came) ** 2 for one in found)
    base = mean((mean(each.came for each in found) - one.came) ** 2 for one in found)
    yield _row(game, players, f"all: Brier {brier:.3f}, {base:.3f} without looking", found)


def _row(game: str, players: str, label: str, found: Sequence[Called]) -> str:
    count, won = len(found), mean(one.came for one in found)
    square = Z95**2 / count
    middle = (won + square / 2) / (1 + square)
    reach = Z95 * sqrt(won * (1 - won) / count + square / (4 * count)) / (1 + square)
    said = mean(one.chance for one in found)
    interval = f"{won:.1%} ({middle - reach:.1%} – {middle + reach:.1%})"
    return f"| {game} | {players} | {label} | {count} | {said:.1%} | {interval} |\n"


def measured(game: str, players: str, file: Path, wanted: int, seconds: float, jobs: int) -> list[Called]:
    """Return what is known of a game's positions, after working for so many seconds on those that are not."""
    known = {}
    if file.is_file():
        known = {one["number"]: one for one in map(json.loads, file.read_text(encoding="utf-8").splitlines())}
    left = [number for number in range(wanted) if number not in known]
    ends = time.monotonic() + seconds
    with ProcessPoolExecutor(jobs) as pool, file.open("a", encoding="utf-8") as out:
        for start in range(0, len(left), _TOGETHER * jobs):
            if time.monotonic() >= ends:
                break
            some = left[start : start + _TOGETHER * jobs]
            told = pool.map(called, [game] * len(some), [players] * len(some), some)
            for number, one in zip(some, told, strict=True):
                known[number] = {"number": number, "called": one}
                out.write(json.dumps(known[number]) + "\n")
    return [Called(*one["called"]) for one in known.values() if one["called"] is not None]


def main() -> int:
    """Measure and print each game."""
    words = options("measure leaving", __doc__)
    words.add_argument("games", nargs="*", help="ids of games; all where none is named")
    words.add_argument("--players", default="tough", help="who plays the games: the level that also judges, or another")
    words.add_argument("--positions", type=int, default=2_000, help="positions of a game")
    words.add_argument("--minutes", type=float, default=1.0, help="how long to work on each game")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    words.add_argument("--out", type=Path, default=Path("build/leaving"), help="where what was found is kept")
    asked = words.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    sys.stdout.write(_HEAD)
    for game in asked.games or [one.id for one in liza.games()]:
        file = asked.out / f"{game}-{liza.game(game).version}-{asked.players}-{PLAYOUTS}.jsonl"
        found = measured(game, asked.players, file, asked.positions, 60 * asked.minutes, asked.jobs)
        sys.stdout.writelines(rows(game, asked.players, found) if found else [])
        sys.stdout.flush()
    return 0
