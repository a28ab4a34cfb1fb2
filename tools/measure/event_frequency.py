"""How often things happen: in what share of games between bots an event is seen with each value of one of its fields.

    scripts/measure event-frequency terrorixico card played revealed --seats 3 --games 2000 --jobs 2

counts the games in which each card is played, or comes to light, at least once.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import liza
from liza.bots import Seat, bot
from tools.options import options


def values_seen(game_id: str, field: str, kinds: tuple[str, ...], seats: int | None, level: str, seed: int) -> set[str]:
    """Play one game and return the values that the field had in events of these kinds."""
    state = liza.game(game_id).new(seats=seats, seed=seed)
    chance = liza.seeded(seed + 1)
    player = bot(level)
    found: set[str] = set()
    while not state.over:
        for seat in state.actors:
            state.apply(seat, player.choose(Seat(state, seat, chance), chance))
            found |= {str(event.data[field]) for event in state.events if event.kind in kinds and field in event.data}
    return found


def main() -> None:
    """Play and print the shares, the rarest first."""
    words = options("measure event-frequency", __doc__)
    words.add_argument("game", help="the id of the game")
    words.add_argument("field", help="a field of the event, such as card")
    words.add_argument("kinds", nargs="+", help="kinds of events, such as played")
    words.add_argument("--seats", type=int, help="how many play; the fewest by default")
    words.add_argument("--games", type=int, default=100, help="how many games")
    words.add_argument("--bot", default="greedy", help="who plays, on every seat")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    words.add_argument("--jobs", type=int, default=1, help="how many processes")
    asked = words.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    shared = (asked.game, asked.field, tuple(asked.kinds), asked.seats, asked.bot)
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.jobs) as pool:
        rows = [pool.submit(values_seen, *shared, seed) for seed in seeds]
        for row in rows:
            counted.update(row.result())
    for value, count in sorted(counted.items(), key=lambda item: item[1]):
        sys.stdout.write(f"{count / asked.games:7.1%}  {value}\n")
