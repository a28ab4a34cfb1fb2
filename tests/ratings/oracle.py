"""The same model without cleverness: all orders that a tie allows, one after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from math import exp, log, prod

from liza.ratings import Result


def orders(result: Result) -> Iterator[tuple[str, ...]]:
    """Yield every full order that agrees with the places."""
    for parts in product(*(permutations(group) for group in result.groups())):
        yield tuple(name for part in parts for name in part)


def likelihood(result: Result, strength: Mapping[str, float]) -> float:
    """Return the probability of the places if each next player is drawn by strength."""
    return sum(
        prod(exp(strength[order[at]]) / sum(exp(strength[name]) for name in order[at:]) for at in range(len(order)))
        for order in orders(result)
    )


def posterior(
    results: Sequence[Result],
    strength: Mapping[str, float],
    effect: Mapping[tuple[str, int], float],
    spread: float,
    seat_spread: float,
    anchors: Mapping[str, float],
) -> float:
    """Return the logarithm of the posterior, but for a constant."""
    total = -sum((value / spread) ** 2 for value in strength.values()) / 2
    total -= sum((value / seat_spread) ** 2 for value in effect.values()) / 2
    for result in results:
        seats = len(result.places)
        here = {
            name: anchors[name] if name in anchors else strength[name] + effect[name, seats] for name in result.places
        }
        total += result.weight * log(likelihood(result, here))
    return total
