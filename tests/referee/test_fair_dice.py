"""The bet against the dice: won against loaded ones, hardly ever against honest ones, however often one looks."""

from __future__ import annotations

import random

import pytest

from liza.referee.draws import SeenDraw
from liza.referee.fair_dice import KINDS_A_GAME, ONCE_IN, DrawFace, faces, likely_share, log_stake, site_stake

SITES = 400
ROLLS = 600


def highest(weights: list[int], seed: int) -> float:
    """Return the highest that a stake ever stood at, looked at after each of many rolls."""
    chance = random.Random(seed)
    counts = [0] * len(weights)
    best = 0.0
    for side in chance.choices(range(len(weights)), weights, k=ROLLS):
        counts[side] += 1
        best = max(best, site_stake([log_stake(counts)], 1) * KINDS_A_GAME - (KINDS_A_GAME - 1))
    return best


def test_honest_dice_hardly_ever_reach_twenty_however_often_one_looks() -> None:
    reached = sum(highest([1] * 6, seed) >= ONCE_IN for seed in range(SITES))
    assert reached <= SITES / ONCE_IN


def test_a_loaded_die_is_found() -> None:
    assert sum(highest([4, 4, 4, 4, 4, 8], seed) >= ONCE_IN for seed in range(40)) >= 36


def test_the_stake_is_one_before_the_first_roll_and_a_mean_of_one_after_it() -> None:
    assert log_stake([0, 0, 0]) == pytest.approx(0)
    # All 36 outcomes of two rolls are alike, and what they pay cannot be more than was put in.
    pays = 0.0
    for first in range(6):
        for second in range(6):
            counts = [0] * 6
            counts[first] += 1
            counts[second] += 1
            pays += site_stake([log_stake(counts)], 1) / 36
    assert pays == pytest.approx(1)


def test_bets_on_what_was_never_drawn_stay_where_they_were() -> None:
    assert site_stake([], 5) == pytest.approx(1)
    assert site_stake([0.0], 5) == pytest.approx(1)
    # One bet of all has doubled.
    assert site_stake([0.6931471805599453], 1) == pytest.approx(1 + 1 / KINDS_A_GAME)


def test_the_interval_holds_the_truth_at_every_look() -> None:
    left = 0
    for seed in range(200):
        chance = random.Random(seed)
        count = 0
        for total in range(1, 301):
            count += chance.random() < 1 / 6
            low, high = likely_share(count, total)
            if not low <= 1 / 6 <= high:
                left += 1
                break
    assert left <= 200 / ONCE_IN


def test_the_interval_grows_narrow_around_what_was_seen() -> None:
    low, high = likely_share(500, 3000)
    assert 0.13 < low < 1 / 6 < high < 0.20
    assert likely_share(0, 0) == (0.0, 1.0)
    assert likely_share(5, 5)[1] == pytest.approx(1)


def test_dice_are_counted_by_side_and_cards_by_the_half_they_lay_in() -> None:
    seen = [
        SeenDraw(1, "die", 6, 6, ""),
        SeenDraw(1, "die", 6, 1, ""),
        SeenDraw(2, "pick", 5, 0, ""),
        SeenDraw(2, "pick", 5, 2, ""),  # in the middle
        SeenDraw(2, "pick", 4, 2, ""),
        SeenDraw(3, "shuffle", 3, [2, 0, 1], ""),
        SeenDraw(3, "shuffle", 1, [0], ""),
    ]
    assert faces(seen) == {
        DrawFace("die", 6, 5): 1,
        DrawFace("die", 6, 0): 1,
        DrawFace("pick", 2, 0): 1,
        DrawFace("pick", 2, 1): 1,
        DrawFace("shuffle", 2, 1): 1,
    }
