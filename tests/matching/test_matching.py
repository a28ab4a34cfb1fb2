"""Parties are in everybody's ranges, the best there are, and come to each in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liza.matching import PATIENCE, Habits, Pace, Party, PlayWish, matched, simulated
from liza.matching.suitability import Suitability

SEATS = {"duel": (2,), "both": (2, 3, 4), "band": (3, 4, 5)}
LIVE = PATIENCE["live"]
NOW = 10 * LIVE


def wish(
    person: str, *games: str, least: int = 2, most: int = 6, waited: int = 0, strength: float | None = None
) -> PlayWish:
    ratings = {} if strength is None else dict.fromkeys(games, strength)
    return PlayWish(person, frozenset(games), least, most, NOW - waited, ratings=ratings)


def party(game: str, seats: int, *persons: str) -> Party:
    return Party(game, seats, pace="live", rated=False, persons=persons)


def parties(*wishes: PlayWish, blocked: Sequence[frozenset[str]] = ()) -> list[Party]:
    return matched(wishes, NOW, SEATS, blocked)


@st.composite
def crowds(draw: st.DrawFn, most: int = 8, seats: tuple[int, int] = (2, 5)) -> list[PlayWish]:
    found = []
    for at in range(draw(st.integers(0, most))):
        least = draw(st.integers(seats[0], seats[1]))
        found.append(
            PlayWish(
                f"p{at}",
                draw(st.frozensets(st.sampled_from(sorted(SEATS)), min_size=1)),
                least,
                draw(st.integers(least, seats[1])),
                NOW - draw(st.integers(0, 2 * LIVE)),
                draw(st.frozensets(st.sampled_from(["live", "slow"]), min_size=1)),
                draw(st.frozensets(st.booleans(), min_size=1)),
                draw(st.dictionaries(st.sampled_from(sorted(SEATS)), st.floats(-3, 3))),
            )
        )
    return found


BLOCKED = frozenset({frozenset({"p0", "p1"}), frozenset({"p2", "p3"})})


def worth(found: Sequence[Party], crowd: Sequence[PlayWish]) -> float:
    judge, known = Suitability(NOW, SEATS, BLOCKED), {one.person: one for one in crowd}
    values = [judge.best([known[person] for person in party.persons]) for party in found]
    return sum(value.value for value in values if value is not None)


def best_by_trying(crowd: list[PlayWish]) -> float:
    """Return what the best parties are worth, all groups and all ways to leave persons waiting tried."""
    judge = Suitability(NOW, SEATS, BLOCKED)

    @cache
    def value(group: tuple[int, ...]) -> float | None:
        found = judge.best([crowd[at] for at in group])
        return None if found is None else found.value

    @cache
    def best(rest: tuple[int, ...]) -> float:
        if not rest:
            return 0.0
        found = best(rest[1:])
        for count in range(len(rest)):
            for others in combinations(rest[1:], count):
                worth = value((rest[0], *others))
                if worth is not None:
                    found = max(found, worth + best(tuple(at for at in rest[1:] if at not in others)))
        return found

    return best(tuple(range(len(crowd))))


@given(crowds(most=20))
@settings(max_examples=25, deadline=None)
def test_everybody_is_content_and_nobody_sits_twice(crowd: list[PlayWish]) -> None:
    found = matched(crowd, NOW, SEATS, BLOCKED)
    seated = [person for party in found for person in party.persons]
    assert len(seated) == len(set(seated))
    known = {one.person: one for one in crowd}
    for party in found:
        assert 0 < len(party.persons) <= party.seats
        assert party.seats in SEATS[party.game]
        members = [known[person] for person in party.persons]
        for one in members:
            assert party.game in one.games
            assert one.least <= party.seats <= one.most
            assert party.pace in one.paces
            assert party.rated in one.rated
        assert not any(frozenset(pair) in BLOCKED for pair in combinations(party.persons, 2))
        if party.bots:
            assert any(NOW - one.since >= PATIENCE[party.pace] for one in members)
        for one, other in combinations(members, 2):
            if party.game in one.ratings and party.game in other.ratings:
                assert abs(one.ratings[party.game] - other.ratings[party.game]) <= 4


@given(crowds(most=14), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_the_order_of_the_wishes_does_not_matter(crowd: list[PlayWish], rng: object) -> None:
    shuffled = list(crowd)
    rng.shuffle(shuffled)  # type: ignore[attr-defined]
    assert matched(shuffled, NOW, SEATS, BLOCKED) == matched(crowd, NOW, SEATS, BLOCKED)


@given(crowds(most=8))
@settings(max_examples=25, deadline=None)
def test_nothing_is_better_than_what_is_found(crowd: list[PlayWish]) -> None:
    assert worth(matched(crowd, NOW, SEATS, BLOCKED), crowd) == pytest.approx(best_by_trying(crowd), abs=1e-4)


@given(crowds(most=10))
@settings(max_examples=15, deadline=None)
def test_a_few_at_a_time_come_close_to_the_best(crowd: list[PlayWish]) -> None:
    found = matched(crowd, NOW, SEATS, BLOCKED, together=7)
    assert worth(found, crowd) >= 0.8 * best_by_trying(crowd)


@given(crowds(most=7, seats=(2, 2)))
@settings(max_examples=25, deadline=None)
def test_pairs_are_the_best_there_are(crowd: list[PlayWish]) -> None:
    assert worth(matched(crowd, NOW, SEATS, BLOCKED), crowd) == pytest.approx(best_by_trying(crowd), abs=1e-4)


def test_ranges_meet_where_they_overlap() -> None:
    ana, luis = wish("ana", "duel", "both", most=3), wish("luis", "both", "band", least=2, most=4)
    assert parties(ana, luis) == [party("both", 2, "ana", "luis")]
    assert parties(ana, wish("luis", "band")) == []
    assert parties(wish("ana", "both", least=4), wish("eva", "both"), wish("luis", "both", most=3)) == [
        party("both", 2, "eva", "luis")
    ]


def test_bots_take_the_seats_that_are_left_over_once_somebody_has_waited_enough() -> None:
    assert parties(wish("ana", "both", least=3, waited=LIVE - 1)) == []
    assert parties(wish("ana", "both", least=3, waited=LIVE)) == [party("both", 3, "ana")]
    [small] = parties(wish("ana", "both", least=3, waited=LIVE), wish("luis", "both", waited=1))
    assert (small.persons, small.bots) == (("ana", "luis"), 1)
    one = PlayWish("ana", frozenset({"duel"}), 2, 2, NOW - LIVE, frozenset({"slow"}))
    assert matched([one], NOW, SEATS) == []
    assert matched([one], one.since + PATIENCE["slow"], SEATS)[0].bots == 1


def test_a_gap_in_strength_is_accepted_by_both_or_by_none() -> None:
    def met(gap: float, *waited: int) -> bool:
        first, second = waited
        strong, weak = wish("a", "duel", waited=first, strength=gap), wish("b", "duel", waited=second, strength=0.0)
        return any(len(party.persons) == 2 for party in parties(strong, weak))

    assert met(1, 0, 0)
    assert not met(1.5, 0, 0)
    assert not met(1.5, LIVE // 2, 0)
    assert met(1.5, LIVE // 2, LIVE // 2)
    assert not met(4.5, 9 * LIVE, 9 * LIVE)


def test_the_nearest_meet_and_who_waits_longer_comes_first() -> None:
    four = [wish(name, "duel", strength=strength) for name, strength in (("a", 0), ("b", 0.9), ("c", 1), ("d", 1.8))]
    assert sorted(party.persons for party in parties(*four)) == [("a", "b"), ("c", "d")]
    three = [wish("a", "duel", waited=9), wish("b", "duel", waited=1_000), wish("c", "duel", waited=20_000)]
    assert [party.persons for party in parties(*three)] == [("c", "b")]


def test_a_result_counts_only_where_all_like_that() -> None:
    ana = PlayWish("ana", frozenset({"duel"}), 2, 2, NOW, rated=frozenset({False, True}))
    luis = PlayWish("luis", frozenset({"duel"}), 2, 2, NOW, rated=frozenset({True}))
    assert parties(ana, luis)[0].rated
    assert not parties(ana, wish("eva", "duel"))[0].rated
    assert parties(luis, wish("eva", "duel")) == []


def test_all_who_come_sit_down_and_more_people_find_more_people() -> None:
    shares = []
    for an_hour in (10, 100, 500):
        sittings = simulated(Habits(an_hour, LIVE, 60 / an_hour, seed=3), SEATS)
        assert all(one.people >= 1 for one in sittings)
        assert max(one.waited for one in sittings) <= LIVE + 4_000
        shares.append(sum(one.people > 1 for one in sittings) / len(sittings))
    assert shares == sorted(shares)
    assert shares[0] < 0.5 < shares[2]


def test_patience_is_what_one_waits_for_people() -> None:
    patient: dict[Pace, int] = {"live": 3 * LIVE, "slow": PATIENCE["slow"]}
    assert matched([wish("ana", "duel", waited=2 * LIVE)], NOW, SEATS, patience=patient) == []
    short, long = (median(one.waited for one in simulated(Habits(30, after, 1), SEATS)) for after in (LIVE, 5 * LIVE))
    assert short < long
