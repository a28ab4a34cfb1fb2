"""Rounds at tables of several: everyone once, few tables, like scores together, old pairs apart."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liza.tournaments import pods, repeats


def drawn(players: int, seed: int) -> dict[str, float]:
    lots = Random(seed)
    return {f"p{at}": float(lots.randrange(12)) for at in range(players)}


def met_after(rounds: list[list[tuple[str, ...]]]) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for pods_ in rounds for pod in pods_ for pair in combinations(pod, 2))


def cheapest(scores: dict[str, float], sizes: list[int], met: Counter[frozenset[str]]) -> tuple[int, float]:
    """Return the fewest repeated meetings of any round, and with these the least sum of squared gaps: by trying all."""
    names = sorted(scores)

    @cache
    def rest(left: frozenset[str], sizes: tuple[int, ...]) -> tuple[int, float]:
        if not left:
            return 0, 0.0
        first = min(left)
        best = (10**9, inf)
        for size in set(sizes):
            after = list(sizes)
            after.remove(size)
            for others in combinations(sorted(left - {first}), size - 1):
                pod = (first, *others)
                pairs = list(combinations(pod, 2))
                again = sum(met[frozenset(pair)] ** 2 for pair in pairs)
                gap = sum((scores[one] - scores[other]) ** 2 for one, other in pairs)
                more = rest(left - set(pod), tuple(after))
                best = min(best, (again + more[0], gap + more[1]))
        return best

    return rest(frozenset(names), tuple(sorted(sizes)))


def cost(round_: list[tuple[str, ...]], scores: dict[str, float], met: Counter[frozenset[str]]) -> tuple[int, float]:
    pairs = [pair for pod in round_ for pair in combinations(pod, 2)]
    again = sum(met[frozenset(pair)] ** 2 for pair in pairs)
    return again, sum((scores[one] - scores[other]) ** 2 for one, other in pairs)


@given(st.integers(1, 25), st.sampled_from([(3, 4), (2,), (3,), (4, 5, 6), (2, 3, 4)]), st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_everyone_sits_once_at_as_few_tables_as_can_be_and_these_are_alike(
    players: int, sizes: tuple[int, ...], seed: int
) -> None:
    found = pods(drawn(players, seed), sizes, seed=seed)
    assert sorted(name for pod in found for name in pod) == sorted(drawn(players, seed))
    assert len(found) == -(-players // max(sizes))
    assert max(map(len, found)) - min(map(len, found)) <= 1


@pytest.mark.parametrize(("players", "seed"), [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5)])
def test_a_round_is_as_good_as_the_best_of_all_rounds(players: int, seed: int) -> None:
    scores = drawn(players, seed)
    rounds = [pods(drawn(players, seed + 50 + at), (3, 4), seed=at) for at in range(3)]
    met = met_after(rounds)
    found = pods(scores, (3, 4), met, seed=seed)
    best = cheapest(scores, [len(pod) for pod in found], met)
    assert cost(found, scores, met)[0] == best[0]
    assert cost(found, scores, met)[1] <= best[1] * 1.02 + 1e-9


def test_sixteen_players_meet_no_one_twice_while_that_can_be() -> None:
    # Five rounds of four tables of four, each pair once, exist (an affine plane); three are found from the standings.
    met: Counter[frozenset[str]] = Counter()
    scores = {f"p{at}": 0.0 for at in range(16)}
    for round_number in range(3):
        found = pods(scores, (4,), met, seed=round_number)
        assert repeats(found, met) == 0
        met += met_after([found])


def test_thirty_four_players_meet_again_at_most_eight_times_in_five_rounds() -> None:
    again = 0
    met: Counter[frozenset[str]] = Counter()
    lots = Random(11)
    scores = {f"p{at}": 0.0 for at in range(34)}
    for round_number in range(5):
        found = pods(scores, (3, 4), met, seed=round_number)
        again += repeats(found, met)
        met += met_after([found])
        for pod in found:
            for place, name in enumerate(lots.sample(pod, len(pod))):
                scores[name] += len(pod) - 1 - place
    assert again <= 8


def test_players_of_like_score_meet() -> None:
    scores = {f"p{at}": float(at // 4) for at in range(12)}
    assert {len({scores[name] for name in pod}) for pod in pods(scores, (4,), seed=1)} == {1}


def test_a_round_follows_from_its_seed_and_not_from_the_order_of_names() -> None:
    scores = {f"p{at}": 0.0 for at in range(13)}
    backwards = dict(reversed(scores.items()))
    assert pods(scores, seed=4) == pods(backwards, seed=4)
    assert pods(scores, seed=4) != pods(scores, seed=5)


def test_who_sat_first_sits_elsewhere() -> None:
    scores = {"ana": 3.0, "luis": 2.0, "eva": 1.0}
    for seed in range(6):
        (pod,) = pods(scores, (3,), seed=seed, sat={"ana": [2, 0, 0], "luis": [0, 2, 0], "eva": [0, 0, 2]})
        assert (pod[0], pod[1], pod[2]) in {("luis", "eva", "ana"), ("eva", "ana", "luis")}


def test_nobody_and_wrong_sizes() -> None:
    assert pods({}) == []
    assert pods({"ana": 1.0}) == [("ana",)]  # bots fill the table
    with pytest.raises(ValueError, match="at least one size"):
        pods({"ana": 1.0}, sizes=())
