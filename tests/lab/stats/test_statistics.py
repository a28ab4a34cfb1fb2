"""Intervals cover, many tests at once raise few false alarms, and like is compared with like."""

from __future__ import annotations

import numpy as np
import pytest

from liza.lab.experiments.calibration import KINDS, false_verdicts, interval_coverage
from liza.lab.stats.statistics import Strata, mean, ratio, selected, selected_alpha

GAMES = 400


def seats(rng: np.random.Generator, strength: float = 0.0) -> tuple[Strata, np.ndarray]:
    """Return games of two, in which some seats have a card that helps (or does not), and which seats those are."""
    card = rng.random(2 * GAMES) < 0.4
    first, second = card[0::2], card[1::2]
    chance = 0.5 + strength * (first.astype(float) - second.astype(float))
    won = rng.random(GAMES) < chance
    outcome = np.column_stack([won, ~won]).reshape(-1).astype(float)
    stratum = np.tile([0, 1], GAMES)
    return Strata(outcome, stratum, np.repeat(np.arange(GAMES), 2)), np.flatnonzero(card)


def test_the_error_of_an_effect_knows_that_one_wins_because_another_loses() -> None:
    rng = np.random.default_rng(1)
    alarms = 0
    for _ in range(400):
        strata, exposed = seats(rng)
        effect = strata.effect(exposed)
        assert effect is not None
        alarms += effect.p_value() < 0.05
    assert 8 <= alarms <= 34


def test_an_effect_that_is_there_is_found_at_its_size() -> None:
    strata, exposed = seats(np.random.default_rng(2), strength=0.2)
    effect = strata.effect(exposed)
    assert effect is not None
    assert effect.p_value() < 1e-4
    low, high = effect.interval()
    assert low < 0.2 < high


def test_seats_are_compared_with_their_like_only() -> None:
    """In one group everybody wins and has the card, in the other nobody has either: it says nothing of the card."""
    outcome = np.array([1.0] * 50 + [0.0] * 50)
    stratum = np.array([0] * 50 + [1] * 50)
    assert Strata(outcome, stratum, np.arange(100)).effect(np.arange(50)) is None
    exposed = np.array([*range(25), 50])
    found = Strata(outcome, stratum, np.arange(100)).effect(exposed)
    assert found is not None
    assert found.value == pytest.approx(0)


def test_few_of_what_is_selected_is_there_by_luck() -> None:
    rng = np.random.default_rng(3)
    wrong = [sum(selected(list(rng.random(100)))) > 0 for _ in range(200)]
    assert sum(wrong) <= 20
    assert selected([0.001, 0.02, 0.5, 0.9]) == [True, False, False, False]
    assert selected([0.005, 0.01, 0.015, 0.02]) == [True] * 4
    assert selected([0.03]) == [False]
    assert selected([]) == []


def test_intervals_of_what_was_selected_are_wider() -> None:
    assert selected_alpha(2, 100) == pytest.approx(0.001)
    assert selected_alpha(100, 100) == pytest.approx(0.05)


def test_means_and_ratios_have_honest_errors() -> None:
    rng = np.random.default_rng(4)
    values = rng.normal(3, 2, 400)
    assert mean(values).error == pytest.approx(0.1, rel=0.1)
    bottom = rng.integers(5, 15, 400).astype(float)
    found = ratio(bottom * 0.3, bottom)
    assert found.value == pytest.approx(0.3)
    assert 0 < found.error < 0.01


def test_equal_values_have_intervals_with_a_width() -> None:
    for values, truth in (([0.0] * 16, 0.1), ([1.0] * 16, 0.9), ([0.5] * 16, 0.45), ([3.0] * 16, 3.1)):
        low, high = mean(np.array(values)).interval()
        assert low < truth < high
    low, high = mean(np.zeros(10_000)).interval()
    assert (low, 0 < high < 0.002) == (0.0, True)


@pytest.mark.parametrize("games", [16, 64])
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_intervals_cover_the_truth_as_often_as_they_say(kind: str, games: int) -> None:
    most = 1.0 if kind == "wins with a rare card" else 0.995  # of one or two games that say anything, none is sure
    assert 0.92 <= interval_coverage(KINDS[kind], games, 2_000, np.random.default_rng(5)) <= most


def test_a_card_that_is_seldom_played_and_always_wins_proves_little() -> None:
    top = np.zeros(400)
    top[:5] = 1.0
    found = ratio(top, top.copy())
    assert (found.value, found.of) == (1.0, 5)
    assert found.interval()[0] < 0.7


@pytest.mark.parametrize("games", [1, 16, 40, 400])
def test_goals_that_are_neither_met_nor_missed_are_seldom_called_so(games: int) -> None:
    assert false_verdicts(0.5, games, 400, np.random.default_rng(3)) <= 0.075
