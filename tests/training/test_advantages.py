"""Which choice gets the credit: worked out by hand for one table."""

from __future__ import annotations

import numpy as np
import pytest

from liza.training.advantages import Floats, advantages

FADE = 0.5


def _one_table(
    values: list[float], seats: list[int], rewards: list[tuple[float, float]], dones: list[int]
) -> list[float]:
    found: Floats = advantages(
        np.array([[value] for value in values], np.float32),
        [np.array([seat], np.int32) for seat in seats],
        [np.array([reward], np.float32) for reward in rewards],
        [np.array([done], bool) for done in dones],
        FADE,
    )
    return [float(row[0]) for row in found]


def test_the_end_counts_for_the_last_choice_of_every_seat() -> None:
    found = _one_table([0.2, -0.1], [0, 1], [(0, 0), (1, -1)], [0, 1])
    assert found == pytest.approx([1 - 0.2, -1 + 0.1])


def test_a_seat_follows_its_own_choices_past_those_of_others() -> None:
    found = _one_table([0.2, 0.6, 0.5], [0, 1, 0], [(0, 0), (0, 0), (1, -1)], [0, 0, 1])
    last = 1 - 0.5
    assert found == pytest.approx([(0.5 - 0.2) + FADE * last, -1 - 0.6, last])


def test_what_comes_meanwhile_counts_for_the_choice_before_it() -> None:
    found = _one_table([0.0, 0.0, 0.25], [0, 1, 0], [(0, 0), (0.5, 0), (1, -1)], [0, 0, 1])
    assert found[0] == pytest.approx((0.5 + 0.25) + FADE * 0.75)


def test_the_next_game_is_none_of_this_ones_business() -> None:
    one = _one_table([0.2, -0.1], [0, 1], [(0, 0), (1, -1)], [0, 1])
    two = _one_table([0.2, -0.1, 0.9], [0, 1, 0], [(0, 0), (1, -1), (0, 0)], [0, 1, 0])
    assert two[:2] == pytest.approx(one)


def test_a_choice_whose_end_is_not_known_turns_out_as_expected() -> None:
    assert _one_table([0.7, 0.3], [0, 1], [(0, 0), (0, 0)], [0, 0]) == [0, 0]
