"""Thirty players of known strength: bots that err more or less often, and their games in the lab.

``python -m bench.lab_agents FILE`` plays on at games that are kept in a file, each of which follows from its number.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

import liza
from liza.bots import Bot, Seat, bot
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

GAME: Final = "terrorixico"
SEATS: Final = 4
_LEARNED: Final = (20, 160, 200, 230, 270, 310, 350, 385, 420, 460, 500, 550, 600, 700, 950, 1300, 2000)
_SOFT: Final = (1, 4, 6, 9, 12, 16, 22, 30, 45, 70, 120, 300)
AGENTS: Final = [*(f"learned:{number}" for number in _LEARNED), *(f"soft:{number}" for number in _SOFT), "random"]
"""The greater the number, the more often the bot errs. They are chosen to be about equally far apart."""
_TOGETHER: Final = 20


def lab_games(kept: Path, wanted: int, jobs: int) -> list[dict[str, float]]:
    """Return games of the lab by their numbers: those that are kept, and those that are still to be played."""
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
    known: dict[int, dict[str, float]] = dict(map(json.loads, lines))
    left = [number for number in range(wanted) if number not in known]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool, kept.open("a", encoding="utf-8") as out:
        told = pool.map(_lab_game, left, chunksize=_TOGETHER)
        for number, places in zip(left, told, strict=True):
            known[number] = places
            out.write(json.dumps([number, places]) + "\n")
            out.flush()
    return [known[number] for number in range(wanted)]


def _lab_game(number: int) -> dict[str, float]:
    """Return the places of one game of the lab, which follows from its number."""
    lots = np.random.default_rng([2026, number])
    names = [str(name) for name in lots.choice(AGENTS, SEATS, replace=False)]
    chance = liza.seeded(int(lots.integers(2**62)))
    state = liza.game(GAME).new(seats=len(names), seed=int(lots.integers(2**62)))
    state.listen = False
    while not state.over:
        for seat in state.actors:
            state.apply(seat, choice_of(names[seat], state, seat, chance))
    assert state.outcome is not None
    places: dict[str, float] = {}
    for group in state.outcome.ranking:
        places |= dict.fromkeys((names[seat] for seat in group), len(places) + 1)
    return places


@cache
def _bots() -> Mapping[str, Bot]:
    return {name: bot(name) for name in AGENTS}


def choice_of(name: str, state: State, seat: int, chance: Source) -> int:
    """Return what a player chooses."""
    return _bots()[name].choose(Seat(state, seat, chance), chance)


def main() -> None:
    """Play on."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("file", type=Path)
    words.add_argument("--games", type=int, default=12_000)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    lab_games(asked.file, asked.games, asked.jobs)


if __name__ == "__main__":
    main()
