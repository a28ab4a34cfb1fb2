"""How fair the base pack is: greedy bots play many games, and what matters for balance is counted.

    python -m tests.games.tornaris.balance --seats 4 --games 2000 --seed 0

Game number i is played from seed + i, so a run can be cut into parts and added up.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

import liza
from liza.bots import Seat, bot
from liza.lab.result import Share

GAME = liza.game("tornaris")
CATEGORIES = ("goblin", "ogre", "golem", "dragon")


def played(seats: int, seed: int, level: str) -> Counter[str]:
    """Play one game and count who won with what, and how the dungeon went."""
    state = GAME.new(seats=seats, seed=seed)
    chance = liza.seeded(seed + 1_000_000)
    player = bot(level)
    found: Counter[str] = Counter()
    category = ""
    first = -1
    while True:
        for event in state.events:
            if event.kind == "monster_came":
                category = str(event.data["category"])
            elif event.kind in {"hunt_won", "hunt_lost"}:
                found[f"{event.kind} {category}"] += 1
            elif event.kind == "order_die":
                first = -1
            elif event.kind == "placed" and event.data["place"] == 1:
                first = int(str(event.data["seat"]))
        if state.over:
            break
        seat = state.actors[0]
        state.apply(seat, player.choose(Seat(state, seat, chance), chance))
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    for zone in state.view(None)["zones"]:
        if zone["id"] == "character" and zone["seat"] is not None:
            key = zone["pieces"][0]["key"]
            found[f"dealt {key}"] += 1
            found[f"won {key}"] += zone["seat"] == winner
    found[f"seat {winner}"] += 1
    found["first place"] += winner == first
    return found


def report(seats: int, games: int, found: Counter[str]) -> list[str]:
    """Return what was counted, one line each, with 95 % intervals."""
    rows = [(f"seat {seat + 1}", found[f"seat {seat}"], games) for seat in range(seats)]
    rows += [(key, found[f"won {key}"], found[f"dealt {key}"]) for key in GAME.kinds()[4].keys]
    rows += [("first place", found["first place"], games)]
    for category in CATEGORIES:
        won, lost = found[f"hunt_won {category}"], found[f"hunt_lost {category}"]
        rows.append((f"dungeon {category}", won, won + lost))
    shares = [(name, Share(count, of)) for name, count, of in rows]
    return [
        f"{name:15} {100 * s.rate:5.1f} % ({100 * s.low:.1f} to {100 * s.high:.1f}) of {s.of}" for name, s in shares
    ]


def main() -> None:
    """Do what the words ask for."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--bot", default="greedy")
    words.add_argument("--json", action="store_true", help="the raw counts, to be added up")
    asked = words.parse_args()
    found: Counter[str] = Counter()
    for number in range(asked.games):
        found.update(played(asked.seats, asked.seed + number, asked.bot))
    lines = [json.dumps(found)] if asked.json else report(asked.seats, asked.games, found)
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
