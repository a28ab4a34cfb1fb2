"""How fair the base pack is: greedy bots play many games, and what matters for balance is counted.

python -m tests.games.tanxi.balance --seats 4 --games 2000 --seed 0
"""

from __future__ import annotations

from collections import Counter

import liza
from liza.lab.stats.result import Spread
from tests.games import balance
from tests.games.tanxi.island import CONTENT, GAME, KEYS

RELICS = [key for card, key in enumerate(KEYS) if CONTENT.all[card].relic]
USES = {"equipped", "used"}


def played(seats: int, seed: int, level: str) -> balance.Found:
    """Play one game and count who won with what, how long it took, and which relics were put to use."""
    used: set[str] = set()
    rounds = 0

    def hear(event: liza.Event) -> None:
        nonlocal rounds
        rounds += event.kind == "round_began"
        if event.kind in USES:
            used.add(str(event.data["card"]))

    state = balance.finished(GAME, seats, seed, level, hear)
    found: balance.Found = Counter(f"relic {key}" for key in RELICS if key in used)
    balance.count_winners(state, found)
    assert state.outcome is not None
    found[f"end {state.outcome.reason}"] += 1
    found[f"rounds {rounds}"] += 1
    return found


def report(seats: int, games: int, found: balance.Found) -> list[str]:
    """Return what was counted, one line each."""
    rows = balance.winners(found, seats, games, tuple(CONTENT.keys["character"]))
    rows += [(name, found[name], games) for name in sorted(found) if name.startswith("end ")]
    rows += [(key, found[f"relic {key}"], games) for key in RELICS]
    rounds = Spread({int(name.split()[1]): count for name, count in found.items() if name.startswith("rounds ")})
    lasted = f"median {rounds.median}, mean {rounds.mean:.1f}, 95 % within {rounds.p95}, {rounds.low} to {rounds.high}"
    return [*balance.shown(rows), f"rounds: {lasted}"]


if __name__ == "__main__":
    balance.main(__doc__, played, report)
