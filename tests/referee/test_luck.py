"""Luck told apart from play: nought in the mean for honest chance, and as far from it as its variance says."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

import pytest

from liza.games import game, games
from liza.kernel.base.source import seeded
from liza.kernel.core.state import State
from liza.match.match import Match
from liza.match.record import Record
from liza.referee.luck import luck_of
from liza.referee.luck_weights import weight_of


def played(id: str, seed: int) -> Record:
    """Return a whole game of seats that choose by lot."""
    found = game(id)
    match = Match(Record.begin(found, seats=found.seats[0], seed=seed))
    lot = seeded(1_000 + seed)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, legal[lot.below(len(legal))])
    return match.record


@pytest.mark.parametrize("id", [one.id for one in games()])
def test_luck_is_nought_in_the_mean_and_strays_as_far_as_is_foretold(id: str) -> None:
    found = [luck_of(played(id, seed), 4)[0] for seed in range(12)]
    foretold = sum(one.spread for one in found)
    assert foretold > 0
    assert abs(sum(one.luck for one in found)) < 4 * sqrt(foretold)
    strayed = sum(one.luck**2 for one in found)
    assert foretold / 6 < strayed < foretold * 6


def test_the_same_game_has_the_same_luck_whenever_it_is_asked() -> None:
    record = played("tornaris", 3)
    assert luck_of(record, 4) == luck_of(record, 4)


def test_the_lucky_win_more_often_and_what_one_gains_the_other_loses() -> None:
    won = 0.0
    for seed in range(30):
        record = played("qiahn", seed)
        mine, theirs = luck_of(record, 8)
        assert mine.luck == pytest.approx(-theirs.luck)
        won += record.final().returns[0] * mine.luck
    assert won > 10


def test_a_choice_without_chance_gives_no_luck() -> None:
    record = played("qiahn", 2)
    rolled = [at for at, (before, after) in enumerate(pairwise(record.replay())) if drew(before, after)]
    record.actions[:] = record.actions[: rolled[0]]
    dealt = luck_of(record, 8)
    record.actions.clear()
    assert luck_of(record, 8) == dealt


def drew(before: State, after: State) -> bool:
    """Whether anything was left to chance between two positions."""
    return before.source.drawn != after.source.drawn


def test_weights_of_all_games_are_measured() -> None:
    for one in games():
        for seats in one.seats:
            assert 0 < weight_of(one.id, seats) != 1, (one.id, seats)
    assert weight_of("a game of tomorrow", 2) == 1
