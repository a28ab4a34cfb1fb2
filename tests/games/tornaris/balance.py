"""How fair the base pack is: greedy bots play many games, and what matters for balance is counted.

python -m tests.games.tornaris.balance --seats 4 --games 2000 --seed 0
"""

from __future__ import annotations

from collections import Counter

import liza
from tests.games import balance

GAME = liza.game("tornaris")
CATEGORIES = ("goblin", "ogre", "golem", "dragon")


def played(seats: int, seed: int, level: str) -> balance.Found:
    """Play one game and count who won with what, and how the dungeon went."""
    found: balance.Found = Counter()
    category = ""
    first = -1

    def hear(event: liza.Event) -> None:
        nonlocal category, first
        if event.kind == "monster_came":
            category = str(event.data["category"])
        elif event.kind in {"hunt_won", "hunt_lost"}:
            found[f"{event.kind} {category}"] += 1
        elif event.kind == "placed" and event.data["place"] == 1:
            first = int(str(event.data["seat"]))

    state = balance.finished(GAME, seats, seed, level, hear)
    balance.count_winners(state, found)
    assert state.outcome is not None
    found["first place"] += state.outcome.winners == (first,)
    return found


def report(seats: int, games: int, found: balance.Found) -> list[str]:
    """Return what was counted, one line each."""
    rows = balance.winners(found, seats, games, GAME.kinds()[4].keys)
    rows.append(("first place", found["first place"], games))
    for category in CATEGORIES:
        won, lost = found[f"hunt_won {category}"], found[f"hunt_lost {category}"]
        rows.append((f"dungeon {category}", won, won + lost))
    return balance.shown(rows)


if __name__ == "__main__":
    balance.main(__doc__, played, report)
