"""What the balance counts of the rooms share: bots play one game after the other, and what matters is counted.

Game number i is played from seed + i, so a run can be cut into parts and added up.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import liza
from liza.bots import Seat, bot
from liza.lab.stats.result import ShareInterval

Found = Counter[str]
Row = tuple[str, int, int]
"""A name, and how many out of how many."""


def finished(game: liza.Game[Any], seats: int, seed: int, level: str, hear: Callable[[liza.Event], None]) -> liza.State:
    """Let bots play one game to its end; everything that happens is told on the way."""
    state: liza.State = game.new(seats=seats, seed=seed)
    chance = liza.seeded(seed + 1_000_000)
    player = bot(level)
    while True:
        for event in state.events:
            hear(event)
        if state.over:
            return state
        seat = state.actors[0]
        state.apply(seat, player.choose(Seat(state, seat, chance), chance))


def count_winners(state: liza.State, found: Found) -> None:
    """Count which seat and which character won; a first place that is shared is nobody's."""
    assert state.outcome is not None
    winners = state.outcome.winners
    for zone in state.view(None)["zones"]:
        if zone["id"] == "character" and zone["seat"] is not None:
            won = winners == (zone["seat"],)
            key = zone["pieces"][0]["key"]
            found[f"dealt {key}"] += 1
            found[f"won {key}"] += won
            found[f"seat {zone['seat']}"] += won


def winners(found: Found, seats: int, games: int, characters: tuple[str, ...]) -> list[Row]:
    """Return how often each seat and each character won."""
    rows = [(f"seat {seat + 1}", found[f"seat {seat}"], games) for seat in range(seats)]
    return rows + [(key, found[f"won {key}"], found[f"dealt {key}"]) for key in characters]


def shown(rows: list[Row]) -> list[str]:
    """Return one line for each row, with 95 % intervals."""
    shares = [(name, ShareInterval(count, of)) for name, count, of in rows]
    return [
        f"{name:20} {100 * s.rate:5.1f} % ({100 * s.low:.1f} to {100 * s.high:.1f}) of {s.of}" for name, s in shares
    ]


def main(
    about: str | None, played: Callable[[int, int, str], Found], report: Callable[[int, int, Found], list[str]]
) -> None:
    """Play as many games as the words ask for, and print what was counted."""
    words = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--bot", default="greedy")
    words.add_argument("--jobs", type=int, default=1, help="how many games at the same time; the figures are the same")
    words.add_argument("--json", action="store_true", help="the raw counts, to be added up")
    asked = words.parse_args()
    found: Found = Counter()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for counted in pool.map(played, repeat(asked.seats), seeds, repeat(asked.bot)):
            found.update(counted)
    lines = [json.dumps(found)] if asked.json else report(asked.seats, asked.games, found)
    print("\n".join(lines))  # noqa: T201
