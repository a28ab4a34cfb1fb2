"""The fit is the best of all strengths, its intervals are as wide as they must be, and places count as they should."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import numpy as np
import pytest
from bench.ratings import weak_orders

from liza.ratings import Rating, Result, fit, is_provisional, share_beaten
from liza.ratings import curvature as curvature_module
from tests.ratings.oracle import posterior

SOME = [
    Result({"ana": 1, "luis": 2, "eva": 2, "bot": 3}),
    Result({"luis": 1, "eva": 1, "ana": 2}),
    Result({"ana": 1, "luis": 2}, weight=0.5),
    Result({"eva": 1, "bot": 2, "ana": 3}),
    Result({"eva": 2, "bot": 1}),
]
ANCHORS = {"bot": 0.4}


def played(
    players: int, games: int, seed: int, seats: tuple[int, ...] = (2, 3, 4, 5, 6)
) -> tuple[list[Result], list[float]]:
    """Return games of players whose strengths are drawn, and these strengths."""
    lots = np.random.default_rng(seed)
    strength = lots.normal(size=players)
    results = []
    for _ in range(games):
        who = lots.choice(players, lots.choice([size for size in seats if size <= players]), replace=False)
        order = who[np.argsort(-(strength[who] + lots.gumbel(size=len(who))))]
        results.append(Result({f"p{player}": place for place, player in enumerate(order)}))
    return results, list(strength)


def test_the_fit_is_where_the_posterior_is_highest_and_its_curvature_gives_the_deviations() -> None:
    # The oracle sums over orders and takes differences, so a wrong gradient, prior, weight, anchor or tie shows.
    spread, seat_spread = 1.1, 0.3
    found = fit(SOME, ANCHORS, spread=spread, seat_spread=seat_spread)
    names = ["ana", "luis", "eva"]
    pairs = sorted({(name, len(game.places)) for game in SOME for name in game.places if name != "bot"})

    def height(values: np.ndarray) -> float:
        strength = dict(zip(names, values[: len(names)], strict=True))
        effect = dict(zip(pairs, values[len(names) :], strict=True))
        return posterior(SOME, strength, effect, spread, seat_spread, ANCHORS)

    at = np.zeros(len(names) + len(pairs))
    step = 1e-4
    unit = np.eye(len(at)) * step
    for _ in range(20):
        slope = np.array([height(at + one) - height(at - one) for one in unit]) / (2 * step)
        bend = np.array(
            [
                [height(at + a + b) - height(at + a - b) - height(at - a + b) + height(at - a - b) for b in unit]
                for a in unit
            ]
        ) / (4 * step**2)
        at = at - np.linalg.solve(bend, slope)
    variances = np.diagonal(np.linalg.inv(-bend))
    for number, name in enumerate(names):
        assert found[name].mean == pytest.approx(at[number], abs=1e-5)
        assert found[name].deviation == pytest.approx(sqrt(variances[number]), abs=1e-4)
    assert found["bot"] == Rating(0.4, 0.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_of_equal_players_the_better_place_never_gets_less_and_a_tie_gets_the_same(players: int) -> None:
    found = weak_orders(players)
    assert len(found) == 2 ** (players - 1) - 1  # 31 with six
    for places in found:
        ratings = fit([Result({f"p{at}": place for at, place in enumerate(places)})])
        for (one, better), (other, worse) in product(enumerate(places), repeat=2):
            gap = ratings[f"p{one}"].mean - ratings[f"p{other}"].mean
            if better < worse:
                assert gap > 0.01, places
            elif better == worse:
                assert gap == pytest.approx(0, abs=1e-9), places


def test_names_seats_and_the_order_of_games_change_nothing() -> None:
    results, _ = played(12, 80, seed=3)
    plain = fit(results)
    lots = Random(5)
    shuffled = [Result(dict(lots.sample(list(game.places.items()), len(game.places)))) for game in results]
    lots.shuffle(shuffled)
    other = fit(shuffled)
    renamed = fit([Result({name[::-1]: place for name, place in game.places.items()}) for game in results])
    scaled = fit([Result({name: 10 + 3 * place for name, place in game.places.items()}) for game in results])
    for name, rating in plain.items():
        for same in (other[name], renamed[name[::-1]], scaled[name]):
            assert same.mean == pytest.approx(rating.mean, abs=1e-7)
            assert same.deviation == pytest.approx(rating.deviation, abs=1e-7)


def test_a_game_that_counts_twice_is_the_same_as_two_games() -> None:
    once = fit([*SOME, SOME[0]], ANCHORS)
    twice = fit([Result(SOME[0].places, weight=2.0), *SOME[1:]], ANCHORS)
    assert {name: rating.mean for name, rating in once.items()} == pytest.approx(
        {name: rating.mean for name, rating in twice.items()}, abs=1e-7
    )


def test_a_tie_for_the_last_place_leaves_open_who_was_better() -> None:
    before = [Result({"luis": 1, "x": 2})] * 12
    last, tied, second = (
        fit([*before, Result({"ana": 1, "luis": luis, "eva": eva})])["eva"].mean
        for luis, eva in ((2, 3), (2, 2), (3, 2))
    )
    assert last < tied < second


def test_old_games_say_less_and_leave_more_open() -> None:
    fresh = fit([Result({"ana": 1, "luis": 2})] * 6)["ana"]
    old = fit([Result({"ana": 1, "luis": 2}).faded(days=730, half_life=365)] * 6)["ana"]
    assert 0 < old.mean < fresh.mean
    assert old.deviation > fresh.deviation


def test_strengths_are_found_again_and_intervals_hold_them() -> None:
    held = total = 0
    for seed in range(12):
        results, truth = played(40, 250, seed=100 + seed)
        ratings = fit(results, seat_spread=0)
        found = [ratings[f"p{at}"] for at in range(40)]
        assert np.corrcoef([rating.mean for rating in found], truth)[0, 1] > 0.85
        for rating, true in zip(found, truth, strict=True):
            low, high = rating.interval()
            held += low < true < high
            total += 1
    assert 0.92 < held / total < 0.98  # 480 intervals: 0.95, give or take three standard errors


def test_groups_that_never_met_are_compared_through_a_bot() -> None:
    strong = [Result({"a1": 1, "a2": 2}), Result({"a1": 1, "bot": 2}), Result({"a2": 1, "bot": 2})] * 10
    weak = [Result({"b1": 1, "b2": 2}), Result({"bot": 1, "b1": 2}), Result({"bot": 1, "b2": 2})] * 10
    ratings = fit([*strong, *weak], {"bot": 0.0})
    assert ratings["a2"].mean > ratings["b1"].mean + 1


def test_what_is_found_from_random_vectors_is_near_what_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    results, _ = played(60, 400, seed=9)
    exact = fit(results)
    monkeypatch.setattr(curvature_module, "DENSE", 5)
    near = fit(results)
    off = [near[name].deviation / exact[name].deviation for name in exact]
    assert off != [1.0] * len(off)
    assert np.sqrt(np.mean([(value - 1) ** 2 for value in off])) < 0.05
    assert max(abs(value - 1) for value in off) < 0.15
    assert {name: rating.mean for name, rating in near.items()} == pytest.approx(
        {name: rating.mean for name, rating in exact.items()}, abs=1e-6
    )


def test_nobody_and_only_bots_are_answered() -> None:
    assert fit([]) == {}
    assert fit([Result({"one": 1, "other": 2})], {"one": 1.0, "other": 0.0}) == {
        "one": Rating(1.0, 0.0),
        "other": Rating(0.0, 0.0),
    }


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: Result({"ana": 1}), "needs 2 to 8 players, not 1"),
        (lambda: Result({"ana": 1, "luis": float("nan")}), "must be a number"),
        (lambda: Result({"ana": 1, "luis": 2}, weight=-1), "0 or more, not -1"),
        (lambda: Result({"ana": 1, "luis": 2}).faded(1, half_life=0), "longer than 0 days"),
        (lambda: fit([], spread=0), "must be above 0"),
    ],
)
def test_what_cannot_be_rated_is_refused_with_the_reason(wrong: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        wrong()  # type: ignore[operator]


def test_the_share_beaten_lies_in_its_interval_and_is_provisional_while_that_is_wide() -> None:
    population = [-1.0, 0.0, 1.0]
    middle = share_beaten(Rating(0.0, 0.1), population)
    assert middle.value == pytest.approx(0.5)
    assert middle.low < 0.5 < middle.high
    assert not is_provisional(middle)
    new = share_beaten(Rating(0.0, 1.0), population)
    assert is_provisional(new)
    assert share_beaten(Rating(2.0, 0.1), population).value > 0.8
    with pytest.raises(ValueError, match="players to be compared with"):
        share_beaten(Rating(0.0, 0.1), [])
