"""Rounds of every format, from the first draw to the end, with people who come late and people who leave."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from liza.tournaments import (
    STAND_IN,
    EntrantJoined,
    EntrantLeft,
    Finished,
    RoundDrawn,
    Rules,
    Tournament,
    TournamentClosed,
    TournamentEvent,
    next_tables,
    standings,
    to_csv,
    to_trf,
    total_rounds,
)


def entered(count: int) -> list[TournamentEvent]:
    return [EntrantJoined(f"p{at}", f"Player {at}") for at in range(count)]


def strongest_first(seating: tuple[str, ...], _lots: Random) -> tuple[int, ...]:
    """Places by number: the lower number wins, bots are last."""
    order = sorted(range(len(seating)), key=lambda at: (seating[at] == STAND_IN, int(seating[at][1:] or 0)))
    return tuple(order.index(at) + 1 for at in range(len(seating)))


def by_chance(seating: tuple[str, ...], lots: Random) -> tuple[int, ...]:
    places = list(range(1, len(seating) + 1))
    lots.shuffle(places)
    return tuple(places)


def played(
    rules: Rules, count: int, places=by_chance, leaving: dict[int, str] | None = None
) -> tuple[Tournament, list[TournamentEvent]]:
    """Play a tournament to its end; who leaves does so after so many tables."""
    log = entered(count)
    found = Tournament.of(rules, log)
    lots, tables, left = Random(1), 0, dict(leaving or {})

    def do(event: TournamentEvent) -> None:
        log.append(event)
        found.apply(event)

    while (drawn := next_tables(found)) is not None:
        if drawn:
            do(RoundDrawn(tuple((f"t{tables + at}", seating) for at, seating in enumerate(drawn))))
            tables += len(drawn)
            continue
        meeting = found.running[lots.randrange(len(found.running))]
        do(Finished(meeting.id, places(meeting.seating, lots)))
        if gone := left.pop(sum(bool(one.places) for one in found.meetings.values()), None):
            do(EntrantLeft(gone))
    do(TournamentClosed())
    return found, log


ALL = [
    (Rules("swiss", (2,), 5), 9),
    (Rules("swiss", (2,), 5), 4),
    (Rules("swiss", (2,), 7), 3),
    (Rules("swiss", (3, 4), 5), 11),
    (Rules("round_robin", (2,), 2), 5),
    (Rules("round_robin", (2,), together=True), 6),
    (Rules("round_robin", (2, 3, 4), 4), 4),
    (Rules("round_robin", (3, 4, 5)), 7),
    (Rules("elimination", (2,)), 13),
    (Rules("elimination", (2, 3, 4)), 5),
    (Rules("elimination", (3, 4)), 16),
]


@pytest.mark.parametrize(("rules", "count"), ALL)
@pytest.mark.parametrize("leaving", [{}, {2: "p1", 3: "p2"}])
def test_a_tournament_comes_to_its_end_and_each_round_seats_each_who_plays_on_once(
    rules: Rules, count: int, leaving: dict[int, str]
) -> None:
    found, log = played(rules, count, leaving=leaving)
    assert not found.running
    assert found.rounds <= total_rounds(found)
    for number in range(1, found.rounds + 1):
        seated = Counter(id for meeting in found.of_round(number) for id in meeting.people)
        assert set(seated.values()) == {1}
        for meeting in found.of_round(number):
            assert len(meeting.seating) in rules.sizes
            assert meeting.people
    assert sorted(line.rank for line in standings(found)) == list(range(1, count + 1))
    assert Tournament.of(rules, log) == found


@pytest.mark.parametrize(("rules", "count"), [one for one in ALL if one[0].format in {"swiss", "round_robin"}])
def test_until_the_last_round_all_who_play_on_are_seated(rules: Rules, count: int) -> None:
    found, _ = played(rules, count)
    for number in range(1, found.rounds + 1):
        assert sum(len(meeting.people) for meeting in found.of_round(number)) == count


@pytest.mark.parametrize(("sizes", "count", "times"), [((2,), 6, 1), ((2,), 5, 2), ((2, 3, 4), 4, 3), ((3, 4), 9, 1)])
def test_in_a_round_robin_each_pair_meets_as_often_as_wanted(sizes: tuple[int, ...], count: int, times: int) -> None:
    found, _ = played(Rules("round_robin", sizes, times), count)
    met = found.met()
    pairs = [frozenset(pair) for pair in combinations(found.entrants, 2)]
    assert min(met[pair] for pair in pairs) == times
    if max(sizes) == 2:
        assert max(met.values()) == times


def test_four_friends_at_one_table_sit_once_in_each_seat() -> None:
    found, _ = played(Rules("round_robin", (4,), 4), 4)
    assert set(map(tuple, found.sat(4).values())) == {(1, 1, 1, 1)}


def test_a_pair_of_a_swiss_meets_again_only_when_all_have_met() -> None:
    found, _ = played(Rules("swiss", (2,), 5), 10)
    assert max(found.met().values()) == 1
    again, _ = played(Rules("swiss", (2,), 5), 4)
    assert again.rounds == 5
    assert all(STAND_IN not in meeting.seating for meeting in again.meetings.values())


def test_one_without_an_opponent_plays_a_bot_and_not_the_same_one_each_round() -> None:
    found, _ = played(Rules("swiss", (2,), 5), 7)
    alone = Counter(meeting.people[0] for meeting in found.meetings.values() if STAND_IN in meeting.seating)
    assert sum(alone.values()) == 5
    assert max(alone.values()) == 1


@pytest.mark.parametrize("sizes", [(2,), (3, 4), (2, 3, 4)])
def test_the_strongest_wins_an_elimination_and_those_who_lose_to_them_fall_in_order(sizes: tuple[int, ...]) -> None:
    found, _ = played(Rules("elimination", sizes), 16, strongest_first)
    table = standings(found)
    assert table[0].id == "p0"
    assert [line.reached for line in table] == sorted((line.reached for line in table), reverse=True)
    assert len(found.of_round(found.rounds)) == 1


def test_the_better_half_goes_on() -> None:
    found, _ = played(Rules("elimination", (4,)), 16, strongest_first)
    second = {id for meeting in found.of_round(2) for id in meeting.people}
    for meeting in found.of_round(1):
        assert set(meeting.people) & second == set(sorted(meeting.people, key=lambda one: int(one[1:]))[:2])


def test_one_who_comes_late_to_a_swiss_plays_from_the_next_round_and_a_round_robin_is_closed() -> None:
    found = Tournament.of(Rules("swiss", (2,), 3), entered(4))
    for number in range(3):
        drawn = next_tables(found)
        assert drawn
        found.apply(RoundDrawn(tuple((f"{number}-{at}", seating) for at, seating in enumerate(drawn))))
        if number == 0:
            found.apply(EntrantJoined("late", "Late"))
            assert next_tables(found) == []
        for meeting in list(found.running):
            found.apply(Finished(meeting.id, (1, 2)))
    assert [meeting.round for meeting in found.played("late")] == [2, 3]
    assert found.rules.open_late
    assert not Rules("round_robin", (2,)).open_late


def test_a_round_begins_when_the_last_is_over_but_for_games_side_by_side() -> None:
    waiting = Tournament.of(Rules("round_robin", (2,)), entered(4))
    beside = Tournament.of(Rules("round_robin", (2,), together=True), entered(4))
    for found, rounds in ((waiting, 1), (beside, 3)):
        while drawn := next_tables(found):
            found.apply(RoundDrawn(tuple((f"{found.rounds}-{at}", seating) for at, seating in enumerate(drawn))))
        assert found.rounds == rounds
        assert drawn == []


def test_an_arena_draws_those_who_are_free_and_gives_bots_to_those_who_waited() -> None:
    found = Tournament.of(Rules("arena", (3, 4)), entered(5))
    drawn = next_tables(found)
    assert drawn
    assert [len(seating) for seating in drawn] == [4]
    found.apply(RoundDrawn((("a", drawn[0]),)))
    left_over = ({*found.entrants} - {*drawn[0]}).pop()
    assert next_tables(found) == []
    assert next_tables(found, waited=True) == [(left_over, STAND_IN, STAND_IN)]
    found.apply(Finished("a", (1, 2, 3, 4)))
    again = next_tables(found)
    assert again
    assert left_over in again[0]


def test_ties_are_broken_by_the_meeting_then_by_the_opposition() -> None:
    found = Tournament.of(Rules("swiss", (2,), 3), entered(4))
    # p0 and p1 have two points each, p1 beat p0; p2 and p3 one each, never met, p3 lost to better ones.
    for table, seating, places in [
        ("a", ("p0", "p1"), (2, 1)),
        ("b", ("p2", "p3"), (1, 1)),
        ("c", ("p0", "p2"), (1, 2)),
        ("d", ("p1", "p3"), (2, 1)),
        ("e", ("p0", STAND_IN), (1, 2)),
        ("f", ("p1", STAND_IN), (1, 2)),
    ]:
        found.apply(RoundDrawn(((table, seating),)))
        found.apply(Finished(table, places))
    table = standings(found)
    assert [line.id for line in table][:2] == ["p1", "p0"]
    assert [line.direct for line in table][:2] == [1.0, 0.0]
    assert [(line.id, line.points) for line in table][2:] == [("p3", 1.5), ("p2", 0.5)]


def test_points_are_the_share_of_the_others_left_behind() -> None:
    found = Tournament.of(Rules("swiss", (4,), 1), entered(4))
    found.apply(RoundDrawn((("a", ("p0", "p1", "p2", "p3")),)))
    found.apply(Finished("a", (1, 2, 2, 4)))
    assert {line.id: round(line.points, 6) for line in standings(found)} == {"p0": 1, "p1": 0.5, "p2": 0.5, "p3": 0}


def test_the_report_of_a_swiss_is_read_by_a_pairing_program() -> None:
    from caissify_pairings.trf import TRFParser

    found, _ = played(Rules("swiss", (2,), 5), 9)
    read = TRFParser(to_trf(found, "Club")).parse()
    assert read["tournament"]["name"] == "Club"
    for player in read["players"]:
        meetings = found.played(f"p{player['starting_number'] - 1}")
        assert len(player["results"]) == len(meetings) == 5
        for meeting in meetings:
            told = player["results"][meeting.round]
            seat = meeting.seating.index(f"p{player['starting_number'] - 1}")
            other = meeting.seating[1 - seat]
            if other != STAND_IN:
                assert told["opponent"] == int(other[1:]) + 1
                assert told["result"] == ("1" if meeting.places[seat] == 1 else "0")


def test_a_spreadsheet_gets_a_line_for_each_and_takes_no_name_for_a_formula() -> None:
    found = Tournament.of(Rules("swiss", (2,), 1), [EntrantJoined("a", "=1+1"), EntrantJoined("b", 'Luis "el Rojo"')])
    found.apply(RoundDrawn((("t", ("a", "b")),)))
    found.apply(Finished("t", (1, 2)))
    lines = to_csv(found).splitlines()
    assert lines[0].startswith("rank,name,points")
    assert lines[1] == "1,'=1+1,1,1,1,0,0,,1"
    assert lines[2] == '2,"Luis ""el Rojo""",0,1,0,0,1,,0'
