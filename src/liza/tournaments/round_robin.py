"""The schedule of a round robin, which no result changes: Berger's at tables of two, annealed at larger ones."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Final

from liza.tournaments.pods import Pod, pods
from liza.tournaments.two_players import berger, berger_rounds

MOST_ROUNDS: Final = 60
"""A round robin stops here even if a pair has not met as often as wanted."""


@lru_cache(maxsize=64)
def schedule(ids: Pod, sizes: tuple[int, ...], times: int, seed: int) -> tuple[tuple[Pod, ...], ...]:
    """Return all rounds until each pair has met so many times, the seats of each entrant changing from round to round.

    At larger tables pairs meet as evenly as annealing finds; some meet once more than others.
    """
    if max(sizes) == 2:
        whole = berger_rounds(len(ids)) * times
        return tuple(tuple(berger(ids, number)) for number in range(1, min(whole, MOST_ROUNDS) + 1))
    met: Counter[frozenset[str]] = Counter()
    sat = {id: [0] * max(sizes) for id in ids}
    rounds: list[tuple[Pod, ...]] = []
    pairs = [frozenset(pair) for pair in combinations(ids, 2)]
    while len(rounds) < MOST_ROUNDS and any(met[pair] < times for pair in pairs):
        drawn = tuple(pods(dict.fromkeys(ids, 0.0), sizes, met, seed + len(rounds), sat))
        for pod in drawn:
            met.update(frozenset(pair) for pair in combinations(pod, 2))
            for seat, id in enumerate(pod):
                sat[id][seat] += 1
        rounds.append(drawn)
    return tuple(rounds)
