"""Share of the decisions that an order left in advance could take, in games between bots.

    scripts/measure orders tornaris --games 10

`single` are decisions without a choice: the only ones that were answered alone before there were orders. `waiting` are
those at moments where the whole table waits for an answer (`reactions` in the room's `standing.toml`). `orders` are
those that one of the room's ready-made orders answers, and `of waiting` is their share of the waiting ones. `alike` is
how often the bot chose the same, where there was a choice.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import liza
from liza.bots import Seat, bot
from liza.standing import decide, foreseen
from tools.options import options

MOST_DECISIONS = 2_000
"""So many of each game are looked at."""


def counted(game: liza.Game[Any], seats: int, level: str, seed: int) -> Counter[str]:
    """Play one game and count its decisions by what an order does with them."""
    known = foreseen(game)
    ready = [order.order() for order in known.orders.values()]
    orders = [order for order in ready if not any(link.answer.startswith("= ") for link in order.links)]
    state, chance, player = game.new(seats=seats, seed=seed), liza.seeded(seed + 1), bot(level)
    found: Counter[str] = Counter()
    while not state.over and found["all"] < MOST_DECISIONS:
        number = state.actors[chance.below(len(state.actors))]
        seat = Seat(state, number, chance)
        chosen = player.choose(seat, chance)
        answers = {decide(order, 0, seat, known).action for order in orders} - {None}
        waiting = type(state.agenda[-1]).__name__ in known.reactions
        found["all"] += 1
        found["single"] += len(seat.legal) == 1
        found["waiting"] += waiting
        found["orders"] += bool(answers)
        found["waiting orders"] += waiting and bool(answers)
        found["open"] += bool(answers) and len(seat.legal) > 1
        found["alike"] += chosen in answers and len(seat.legal) > 1
        state.apply(number, chosen)
    return found


def share(part: int, whole: int) -> str:
    """Return a share as it is printed."""
    return f"{part / whole:.0%}" if whole else "–"


def main() -> None:
    """Play and print one row for each game and bot."""
    words = options("measure orders", __doc__)
    words.add_argument("game", nargs="?", help="the id of the game; all by default")
    words.add_argument("--games", type=int, default=4, help="how many games of each kind, over its seat counts in turn")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    asked = words.parse_args()
    games = liza.games() if asked.game is None else [liza.game(asked.game)]
    sys.stdout.write(
        "| game | bots | decisions | single | waiting | orders | of waiting | alike |\n"
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    )
    for game in games:
        for level in ("random", "greedy"):
            found: Counter[str] = Counter()
            for at in range(asked.games):
                found += counted(game, game.seats[at % len(game.seats)], level, asked.seed + at)
            whole = found["all"]
            shares = [
                *(share(found[part], whole) for part in ("single", "waiting", "orders")),
                share(found["waiting orders"], found["waiting"]),
                share(found["alike"], found["open"]),
            ]
            sys.stdout.write(f"| {game.title} | {level} | {whole:,} | {' | '.join(shares)} |\n")
            sys.stdout.flush()
