"""Slow tables: what counts of a player's time, what follows a missed decision, and how the pace changes."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from liza.match import clock
from liza.match.clock import Pace
from liza.match.log import Entry, EntryRefused
from liza.match.questions import NOT_ASKED
from liza.match.rest import Rest
from liza.match.snapshot import table_data
from liza.match.table import Table
from tests.match.test_table import act, actor, again, do, opened

HOUR = 3_600_000
DAY = 24 * HOUR


def moment(text: str) -> int:
    """Return a moment of UTC in milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


def resting(zone: str, *, nights: bool = False, weekends: bool = False) -> Rest:
    rest = Rest(nights=nights, weekends=weekends)
    rest.zone = zone
    return rest


@pytest.mark.parametrize(
    ("zone", "until"),
    [
        ("Europe/Madrid", "2026-11-16T09:30"),  # Friday 22:30 there: half an hour until 23, the rest on Monday from 8
        ("America/Lima", "2026-11-14T00:30"),
        ("", "2026-11-16T09:30"),
        ("Nowhere/Atlantis", "2026-11-16T09:30"),
        ("Asia/Tokyo", "2026-11-16T02:00"),
    ],
)
def test_nights_and_weekends_do_not_count_where_the_player_lives(zone: str, until: str) -> None:
    rest = resting(zone, nights=True, weekends=True)
    assert rest.after(moment("2026-11-13T21:30"), 3 * HOUR) == moment(until)


def test_what_counts_up_to_a_deadline_is_what_was_given() -> None:
    rng = random.Random(5)
    for _ in range(200):
        rest = resting(rng.choice(["Europe/Madrid", "Asia/Tokyo", "America/Lima", "Australia/Lord_Howe"]))
        rest = resting(rest.zone, nights=rng.random() < 0.7, weekends=rng.random() < 0.5)
        since = moment("2026-03-20T12:00") + rng.randrange(20 * DAY)
        begin = since + rng.randrange(-2 * DAY, 3 * DAY)
        rest.holidays = [(begin, begin + rng.randrange(1, 9 * DAY))] if rng.random() < 0.5 else []
        amount = rng.randrange(1, 5 * DAY)
        assert rest.counted(since, rest.after(since, amount)) == amount


def test_a_clock_that_is_set_forward_loses_no_hour_of_the_day() -> None:
    rest = resting("Europe/Madrid", nights=True)
    assert rest.counted(moment("2026-03-28T12:00"), moment("2026-03-30T12:00")) == (10 + 15 + 6) * HOUR


@pytest.mark.parametrize(
    "pace",
    [
        clock.fischer(300, 10),
        clock.days(3),
        clock.slow(48, 72, nights=True, weekends=True, stand_in="gentle"),
        clock.slow(12),
        clock.slow(12, weekends=True),
    ],
)
def test_a_pace_comes_back_from_its_text(pace: Pace) -> None:
    found = clock.pace_of(pace.to_text())
    assert found is not None
    assert [getattr(found, name) for name in Pace.__slots__] == [getattr(pace, name) for name in Pace.__slots__]


def test_a_text_that_is_no_pace_is_refused() -> None:
    assert clock.pace_of("none") is None
    for text in ("slow", "slow 1", "hours 3", "fischer x 1"):
        with pytest.raises(ValueError, match=r"pace|literal"):
            clock.pace_of(text)


def slow_table(seats: str = "ppp", pace: Pace | None = None) -> Table:
    table = opened("tankup", seats, pace or clock.slow(24, 10))
    assert table.clocks is not None
    return table


def test_a_decision_keeps_its_time_through_all_its_choices() -> None:
    table = opened("tornaris", "ppp", clock.slow(24))
    assert table.clocks is not None
    rng = random.Random(2)
    stored = {table.n: table.at}
    longest = 0
    for _ in range(100):
        stored[table.n] = table.at
        seat = actor(table)
        begun = stored[table.decision(seat)]
        assert table.clocks.until(seat) == begun + DAY
        longest = max(longest, table.at - begun)
        assert table.match is not None
        act(table, seat, rng.randrange(len(table.match.legal(seat))), at=table.at + 1000)
    assert longest > 1000


def test_the_reserve_is_spent_once_in_a_game() -> None:
    table = slow_table()
    seat = actor(table)
    act(table, seat, at=table.at + 30 * HOUR)
    assert table.clocks is not None
    assert table.clocks.left(seat, table.at) == 4 * HOUR
    while actor(table) == seat:
        act(table, seat)
    while actor(table) != seat:
        act(table, actor(table))
    assert table.clocks.left(seat, table.at) == 28 * HOUR
    assert table.clocks.reserve(seat, table.at) == 4 * HOUR


def miss(table: Table) -> int:
    seat = actor(table)
    assert table.deadline is not None
    do(table, "flag", seat, at=table.deadline)
    return seat


def test_a_bot_takes_a_missed_decision_and_gives_the_seat_back() -> None:
    table = opened("tankup", "ppp", clock.slow(24, stand_in="gentle"))
    seat = miss(table)
    assert (table.chairs[seat].kind, table.chairs[seat].level) == ("bot", "gentle")
    assert table.bot_turns() == {seat: 0}
    assert table.away(f"t{seat}") == seat
    before = table.n
    while seat in table.bot_turns():
        assert table_data(again(table)) == table_data(table)
        act(table, seat)
    assert table.n > before
    assert (table.chairs[seat].kind, table.chairs[seat].name) == ("person", f"P{seat}")
    assert table.seat_of(f"t{seat}") == seat
    assert table.timing.standing_in == set()


def test_after_three_missed_decisions_in_a_row_the_bot_stays_until_the_player_is_back() -> None:
    table = opened("tankup", "ppp", clock.slow(24))
    first = actor(table)
    missed = 0
    while missed < 3:
        if actor(table) == first:
            miss(table)
            missed += 1
            left = table.departures.left_at(first)
            assert (left is None) == (missed < 3), "the referee judges the position of the third, and no earlier one"
            while table.chairs[first].kind == "bot" and missed < 3:
                act(table, first)
        else:
            act(table, actor(table))
    while first in table.bot_turns():
        act(table, first)
    assert table.chairs[first].kind == "bot"
    do(table, "return", first)
    assert table.chairs[first].kind == "person"
    assert table.timing.missed[first] == 0


def test_who_chooses_in_time_has_missed_nothing() -> None:
    table = opened("tankup", "ppp", clock.slow(24))
    seat = miss(table)
    while table.chairs[seat].kind == "bot":
        act(table, seat)
    assert table.timing.missed[seat] == 1
    while actor(table) != seat:
        act(table, actor(table))
    act(table, seat)
    assert table.timing.missed[seat] == 0


def test_the_table_turns_slow_and_live_again_by_agreement() -> None:
    table = opened("tankup", "ppp", clock.fischer(300, 5))
    do(table, "propose", 0, "pace slow 48 24 nw")
    do(table, "agree", 1, str(table.n), at=5_000)
    assert not table.timing.slow
    do(table, "agree", 2, str(table.n - 1), at=9_000)
    assert table.timing.slow
    assert table.timing.chosen == "slow 48 24 nw"
    seat = actor(table)
    do(table, "zone", seat, "Europe/Madrid")
    assert table.deadline == resting("Europe/Madrid", nights=True, weekends=True).after(9_000, 72 * HOUR)
    assert table_data(again(table)) == table_data(table)
    do(table, "propose", 1, "pace fischer 600 10")
    number = str(table.n)
    do(table, "agree", 0, number)
    do(table, "agree", 2, number, at=50_000)
    assert table.deadline == 50_000 + 600_000
    assert table_data(again(table)) == table_data(table)


def test_a_pause_stops_all_clocks_until_it_ends() -> None:
    table = slow_table()
    seat = actor(table)
    do(table, "propose", seat, "pause", at=table.at + HOUR)
    number = str(table.n)
    for other in {0, 1, 2} - {seat}:
        do(table, "agree", other, number)
    assert table.timing.paused
    assert table.deadline is None
    assert "pause" not in table.may_propose()
    assert table_data(again(table)) == table_data(table)
    do(table, "resume", (seat + 1) % 3, at=table.at + 30 * DAY)
    assert table.deadline == table.at + 33 * HOUR
    with pytest.raises(EntryRefused, match="not-paused"):
        table.check("resume", 0, "", table.at)


def test_a_live_pause_ends_by_agreement_alone() -> None:
    table = opened("tankup", "ppp", clock.fischer(300, 5))
    do(table, "propose", 0, "pause")
    do(table, "agree", 1, "1")
    do(table, "agree", 2, "1")
    with pytest.raises(EntryRefused, match="resume-together"):
        table.check("resume", 0, "", table.at)
    do(table, "propose", 0, "resume")
    do(table, "agree", 1, "4")
    assert table.deadline is None
    do(table, "agree", 2, "4", at=table.at + DAY)
    assert table.deadline == table.at + 300_000


def test_a_holiday_is_announced_bounded_and_does_not_count() -> None:
    table = slow_table()
    seat, now = actor(table), table.at
    for body, code in [
        (f"{now + HOUR} {now + DAY}", "holiday-late"),
        (f"{now + 2 * DAY} {now + 2 * DAY}", "holiday-long"),
        (f"{now + 2 * DAY} {now + 24 * DAY}", "holiday-long"),
    ]:
        with pytest.raises(EntryRefused, match=code):
            table.check("holiday", seat, body, now)
    before = table.deadline
    assert before is not None
    do(table, "holiday", seat, f"{now + DAY} {now + 11 * DAY}")
    assert table.deadline == before + 10 * DAY
    with pytest.raises(EntryRefused, match="holiday-twice"):
        table.check("holiday", seat, f"{now + 10 * DAY} {now + 12 * DAY}", now)
    do(table, "holiday", seat, f"{now + 20 * DAY} {now + 41 * DAY}")
    with pytest.raises(EntryRefused, match="holiday-spent"):
        table.check("holiday", seat, f"{now + 50 * DAY} {now + 62 * DAY}", now)
    assert table_data(again(table)) == table_data(table)
    do(table, "back", seat, at=now + 3 * DAY)
    assert table.deadline == before + 2 * DAY
    with pytest.raises(EntryRefused, match="no-holiday"):
        table.check("back", seat, "", now + 4 * DAY)


def test_a_time_zone_is_told_once_a_day() -> None:
    table = slow_table()
    with pytest.raises(EntryRefused, match="no-zone"):
        table.check("zone", 0, "Nowhere/Atlantis", 0)
    do(table, "zone", 0, "Europe/Madrid")
    with pytest.raises(EntryRefused, match="zone-lately"):
        table.check("zone", 0, "Asia/Tokyo", table.at + DAY - 1)
    do(table, "zone", 0, "Asia/Tokyo", at=table.at + DAY)
    assert table.timing.rests[0].zone == "Asia/Tokyo"


def test_a_live_table_hears_nothing_of_zones_and_holidays() -> None:
    table = opened(pace=clock.fischer(60, 5))
    for kind in ("zone", "holiday", "back"):
        with pytest.raises(EntryRefused, match="not-slow"):
            table.check(kind, 0, "1 2", 0)


@pytest.mark.parametrize("game", ["qiahn", "tankup", "tornaris", "tanxi", "terrorixico"])
def test_a_snapshot_of_a_slow_game_goes_on_exactly_as_it_would(game: str) -> None:
    rng = random.Random(game)
    table = opened(game, "pp" if game == "qiahn" else "pppp", clock.slow(24, 12, nights=True, weekends=True))
    for seat in range(len(table.chairs)):
        do(table, "zone", seat, rng.choice(["Europe/Madrid", "America/Lima", "Asia/Tokyo"]))
    for _ in range(150):
        if table.status == "over":
            break
        assert table.match is not None
        seat = rng.choice(table.match.actors)
        action = table.game.notation(rng.choice(table.match.legal(seat)))
        late = table.deadline is not None and rng.random() < 0.1
        if late and table.deadline is not None:
            flagged = next(at for at in table.match.actors if table.clocks and table.clocks.until(at) == table.deadline)
            do(table, "flag", flagged, at=table.deadline)
        else:
            table.apply(Entry(table.n + 1, table.at + rng.randrange(HOUR), "act", seat, action))
        assert all(table.decision(at) <= table.asked(at) or table.asked(at) == NOT_ASKED for at in table.match.actors)
        if table.settled:
            assert table_data(again(table)) == table_data(table)
