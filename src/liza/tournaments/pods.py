"""Pods: one round of a tournament at tables of three to six, players of like score together and old pairs apart.

The cost of a round is the square of the gap in score, summed over all pairs at one table. A pair that has met before
costs far more. Simulated annealing makes it small: players of two tables change places, uphill less and less often.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Final

Pod = tuple[str, ...]
Pairs = Mapping[frozenset[str], int]
Sat = Mapping[str, Sequence[int]]

_STEPS: Final = 600
"""Swaps tried for each player in one run."""
_MOST_STEPS: Final = 24_000
"""And in all: a round of forty is as good as it gets, and one of 128 takes half a second."""
_RUNS: Final = 3
_HOT: Final = 0.5
"""The first temperature, in units of the mean square of the gaps; the last is a thousandth of it."""
_SWAPS: Final = 2
"""How often all seats of a table are looked through for a better order."""


def pods(
    scores: Mapping[str, float],
    sizes: Iterable[int] = (3, 4),
    met: Pairs | None = None,
    seed: int = 0,
    sat: Sat | None = None,
) -> list[Pod]:
    """Return who sits at which table in the next round, each table in the order of its seats.

    There are as few tables as the largest size allows, and their sizes differ by one at most. A table smaller than the
    smallest size is for bots to fill up. The same arguments give the same round, in whatever order players are named.

    Args:
        scores: each player's points so far.
        sizes: the numbers of seats that a table may have.
        met: how often a pair has been at one table.
        seed: decides among rounds that are equally good.
        sat: for each player, how often they sat in the first seat, the second, and so on.
    """
    allowed = sorted(set(sizes))
    if not allowed or allowed[0] < 1:
        raise ValueError("A table needs at least one size, of one seat or more.")
    names = sorted(scores)
    if not names:
        return []
    lots = Random(seed)
    lots.shuffle(names)
    names.sort(key=lambda name: -scores[name])
    search = _Search(names, table_sizes(len(names), allowed[-1]), scores, met or {})
    best = min((search.anneal(lots) for _ in range(_RUNS)), key=search.cost)
    tables = [[names[at] for at in table] for table in best]
    return [_seated(table, sat or {}, lots) for table in tables]


def repeats(round_: Iterable[Pod], met: Pairs) -> int:
    """Return how many pairs of a round have met before."""
    return sum(1 for pod in round_ for pair in combinations(pod, 2) if met.get(frozenset(pair)))


def table_sizes(players: int, largest: int) -> list[int]:
    """Return the sizes of as few tables as can be, alike but for one seat; larger ones first."""
    tables = -(-players // largest)
    return [players // tables + (at < players % tables) for at in range(tables)]


class _Search:
    """Players by number, the best first, and what it costs to have two of them at one table."""

    def __init__(self, names: Sequence[str], sizes: Sequence[int], scores: Mapping[str, float], met: Pairs) -> None:
        self.sizes: Final = sizes
        count = len(names)
        gaps = [[(scores[one] - scores[other]) ** 2 for other in names] for one in names]
        self.scale: Final = sum(map(sum, gaps)) / max(1, count * (count - 1)) or 1.0
        # One old pair costs more than all gaps together can win back.
        dear = sum(map(sum, gaps)) + self.scale
        self.price: Final = gaps
        place = {name: at for at, name in enumerate(names)}
        for pair, times in met.items():
            known = [place[name] for name in pair if name in place]
            if len(known) == 2 and times:
                one, other = known
                self.price[one][other] += dear * times**2
                self.price[other][one] = self.price[one][other]

    def cost(self, tables: Sequence[Sequence[int]]) -> float:
        """Return what a round costs."""
        return sum(self.price[one][other] for table in tables for one, other in combinations(table, 2))

    def anneal(self, lots: Random) -> list[list[int]]:
        """Return the best round of one run, which begins with the standings cut into tables."""
        tables: list[list[int]] = []
        for size in self.sizes:
            begun = sum(map(len, tables))
            tables.append(list(range(begun, begun + size)))
        if len(tables) == 1:
            return tables
        steps = min(_STEPS * sum(self.sizes), _MOST_STEPS)
        cooling = 0.001 ** (1 / steps)
        heat = _HOT * self.scale
        cost = least = self.cost(tables)
        best = [list(table) for table in tables]
        for _ in range(steps):
            heat *= cooling
            one, other = lots.sample(range(len(tables)), 2)
            change = self._swap(tables[one], tables[other], heat, lots)
            cost += change
            if change and cost < least - 1e-9 * self.scale:
                least, best = cost, [list(table) for table in tables]
        return best

    def _swap(self, left: list[int], right: list[int], heat: float, lots: Random) -> float:
        """Let two players change places unless that costs too much; return what it changed."""
        at, to = int(lots.random() * len(left)), int(lots.random() * len(right))
        one, other = left[at], right[to]
        price, dear = self.price[one], self.price[other]
        change = sum(dear[seat] - price[seat] for seat in left if seat != one)
        change += sum(price[seat] - dear[seat] for seat in right if seat != other)
        if change > 0 and lots.random() >= exp(-change / heat):
            return 0.0
        left[at], right[to] = other, one
        return change


def _seated(table: list[str], sat: Sat, lots: Random) -> Pod:
    """Return the players of a table in the order of seats in which they have sat most evenly."""
    order = list(table)
    lots.shuffle(order)

    def burden(name: str, seat: int) -> int:
        before = sat.get(name, ())
        return before[seat] ** 2 if seat < len(before) else 0

    for _ in range(_SWAPS * len(order)):
        for one, other in combinations(range(len(order)), 2):
            now = burden(order[one], one) + burden(order[other], other)
            if burden(order[other], one) + burden(order[one], other) < now:
                order[one], order[other] = order[other], order[one]
    return tuple(order)
