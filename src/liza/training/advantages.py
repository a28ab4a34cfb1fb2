"""Which choice gets the credit for what happened later: generalised advantage estimation for many seats."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def advantages(
    values: Floats,
    seats: Sequence[NDArray[np.int32]],
    rewards: Sequence[Floats],
    dones: Sequence[NDArray[np.bool_]],
    fade: float,
) -> Floats:
    """Return how much better each choice turned out than its value said; rows are steps, columns are tables.

    ``values`` and ``seats`` belong to the seat that chose, ``rewards`` are what the step brought every seat, ``dones``
    says where it ended a game. A seat's choices follow each other, whatever the others chose in between: rewards that
    came meanwhile count for the earlier choice. The last choice of each seat, if its game is not over, is not followed
    by a known one: it is taken to turn out as expected.
    """
    tables = np.arange(values.shape[1])
    shape = rewards[0].shape
    later_value = np.full(shape, np.nan, np.float32)
    later_advantage, reward = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    found = np.zeros_like(values)
    for step in range(len(values) - 1, -1, -1):
        done = dones[step]
        later_value[done] = later_advantage[done] = reward[done] = 0.0
        reward += rewards[step]
        seat, value = seats[step], values[step]
        later = later_value[tables, seat]
        surprise = np.where(np.isnan(later), 0.0, reward[tables, seat] + later - value)
        found[step] = surprise + fade * later_advantage[tables, seat]
        later_value[tables, seat] = value
        later_advantage[tables, seat] = found[step]
        reward[tables, seat] = 0.0
    return found
