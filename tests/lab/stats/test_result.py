from __future__ import annotations

import json

import pytest

from liza.lab.stats.result import DREW, LOST, WON, ShareInterval, Spread, Tally, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (5, 10, 0.236593, 0.763407),
        (1, 100, 0.001767, 0.054486),
        (81, 263, 0.255267, 0.366208),
        (15, 148, 0.062386, 0.160458),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_gives_the_published_figures(count: int, of: int, low: float, high: float) -> None:
    """The last two with games are from Newcombe (1998), method 3."""
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def test_a_share_says_how_many_of_how_many() -> None:
    share = ShareInterval(3, 12)
    assert (share.count, share.of, share.rate) == (3, 12, 0.25)
    assert share.low < 0.25 < share.high
    assert ShareInterval(0, 0).rate == 0.0


def test_a_spread_is_told_by_mean_median_and_tail() -> None:
    spread = Spread({1: 50, 2: 44, 30: 6})
    assert spread.mean == pytest.approx(3.18)
    assert (spread.low, spread.median, spread.p95, spread.high) == (1, 1, 30, 30)
    assert Spread({1: 50, 2: 45, 30: 5}).p95 == 2
    assert Spread({7: 1}).to_data() == {"mean": 7.0, "median": 7, "p95": 7, "low": 7, "high": 7}


def games(*wins: str) -> Tally:
    """Return a tally of games between two bots; the winner sits on seat 0 or 1 in turn, nobody wins a draw."""
    tally = Tally()
    for number, winner in enumerate(wins):
        tally.decisions[10] += 1
        for name in ("a", "b"):
            seat = (number + (name == "b")) % 2
            result, value = (DREW, 0.0) if winner == "-" else (WON, 1.0) if name == winner else (LOST, -1.0)
            tally.places[name, seat, result, value] += 1
    return tally


def test_standings_count_wins_draws_and_returns() -> None:
    tally = games("a", "a", "b", "-")
    a = tally.standing(bots={"a"})
    assert (a.played, a.wins.count, a.draws.count, a.mean_return) == (4, 2, 1, 0.25)
    assert a.return_low <= 0.25 <= a.return_high
    assert (tally.standing(bots={"a"}, seats={0}).played, tally.standing(bots={"a"}, seats={0}).wins.count) == (2, 1)
    everybody = tally.standing()
    assert (everybody.played, everybody.mean_return) == (8, 0.0)
    always = games("a", "a", "a").standing(bots={"a"})
    assert always.return_low < 0.8 < always.return_high == always.mean_return == 1.0
    nobody = tally.standing(bots={"c"})
    assert (nobody.played, nobody.wins.rate, nobody.return_low, nobody.return_high) == (0, 0.0, -1.0, 1.0)


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    parts = [games("a"), games("b", "-"), games("a", "a", "b")]
    forth, back = Tally(), Tally()
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    assert forth.games == back.games == 6
    assert json.dumps(forth.standing().to_data()) == json.dumps(back.standing().to_data())
