"""The likelihood of an order of places under Plackett and Luce's model, exact for ties, with both derivatives.

A result is cut into *stages*: one for each place but the last. At a stage, those tied for the next place are set apart
from all who are still there. The players draw exponential times whose rates are their strengths. What remains after a
stage is a fresh race, so the likelihood of a result is the product of its stages.

A tie means that the order is unknown: a stage with several players sums over their orders. This is the probability of a
set cut out by inequalities `x > y`, which is log-concave like that of a full order; so there is one best fit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from liza.ratings.results import Result

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Stages(NamedTuple):
    """All stages at which equally many players are tied for the next place and equally many are still there."""

    players: Ints
    """A row a stage: who is still there, those who take the place in the first columns."""
    tied: int
    weights: Floats


class Terms(NamedTuple):
    """The log-likelihood of stages and its derivatives, by row and column of their players."""

    value: float
    gradient: Floats
    curvature: Floats
    """The negative second derivative: a matrix for each stage."""


def stages_of(results: Sequence[Result], number: Mapping[tuple[str, int], int]) -> list[Stages]:
    """Cut results into stages; `number` is that of a player at a table of so many seats."""
    rows: dict[tuple[int, int], list[list[int]]] = defaultdict(list)
    weights: dict[tuple[int, int], list[float]] = defaultdict(list)
    for result in results:
        groups = [[number[name, len(result.places)] for name in group] for group in result.groups()]
        left = [player for group in groups for player in group]
        for group in groups[:-1]:
            rows[len(group), len(left)].append(left)
            weights[len(group), len(left)].append(result.weight)
            left = left[len(group) :]
    return [Stages(np.array(rows[key]), key[0], np.array(weights[key])) for key in sorted(rows)]


def terms(stages: Stages, strengths: Floats) -> Terms:
    """Return the log-likelihood of stages and its derivatives at the players' strengths."""
    found = strengths[stages.players]
    rates = np.exp(found - found.max(axis=1, keepdims=True))
    if stages.tied == 1:
        value, gradient, curvature = _order(rates, (0,))
    else:
        value, gradient, curvature = _any_order(rates, stages.tied)
    weights = stages.weights
    return Terms(float(value @ weights), gradient * weights[:, None], curvature * weights[:, None, None])


def _order(rates: Floats, order: tuple[int, ...]) -> tuple[Floats, Floats, Floats]:
    """Return the terms of taking the columns of `order` out, one after another."""
    count, players = rates.shape
    still = np.ones(players)
    value = np.zeros(count)
    gradient = np.zeros((count, players))
    curvature = np.zeros((count, players, players))
    for column in order:
        total = rates @ still
        chance = rates * still / total[:, None]
        value += np.log(rates[:, column] / total)
        gradient[:, column] += 1.0
        gradient -= chance
        curvature -= chance[:, :, None] * chance[:, None, :]
        curvature[:, range(players), range(players)] += chance
        still[column] = 0.0
    return value, gradient, curvature


def _any_order(rates: Floats, tied: int) -> tuple[Floats, Floats, Floats]:
    """Return the terms of taking the first `tied` columns out in any order: a mixture of all orders."""
    each = [_order(rates, order) for order in permutations(range(tied))]
    values = np.stack([value for value, _, _ in each])
    top = values.max(axis=0)
    shares = np.exp(values - top)
    total = shares.sum(axis=0)
    shares /= total
    gradients = np.stack([gradient for _, gradient, _ in each])
    gradient = np.einsum("on,onp->np", shares, gradients)
    curvature = np.einsum("on,onpq->npq", shares, np.stack([curvature for _, _, curvature in each]))
    # What is not known of the order takes away from what the result says: the spread of the gradients among the orders.
    apart = gradients - gradient
    curvature -= np.einsum("on,onp,onq->npq", shares, apart, apart)
    return top + np.log(total), gradient, curvature
