"""One table: what can be taken back, and what has come to light."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import liza
from liza import CannotLeave, IllegalAction, Record
from liza.games import ids
from liza.match.match import Match, NoTakeBack, tells_something
from liza.match.record import LEAVES, Ending
from tests.conformance.beside import sixth_game

with sixth_game():
    import pulso


@pytest.fixture(autouse=True)
def _beside() -> Iterator[None]:
    with sixth_game():
        yield


def seated(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match(Record.begin(pulso.GAME, seats=seats, seed=seed, **options))


def clash(match: Match) -> None:
    """Let everybody who is asked in a clash lay their first card."""
    while match.view(None)["moment"] == "Clash" and (seat := match.actors[0]) is not None:
        match.act(seat, match.legal(seat)[0])
        if seat == match.state.seats - 1:
            return


def test_who_leaves_is_kept_in_the_record_and_stays_away() -> None:
    game = next(game for game in liza.games() if game.leaves)
    match = Match(Record.begin(game, seed=1))
    rng = random.Random(1)
    while not match.might_take_back(match.actors[0]):
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    mover, gone = match.actors[0], (match.actors[0] + 1) % match.state.seats
    events = match.leave(gone)
    assert any(event.data.get("seat") == gone for event in events)
    assert match.record.actions[-1] == (gone, LEAVES)
    assert match.settled
    assert not match.may_undo(mover)
    with pytest.raises(NoTakeBack):
        match.take_back(mover)
    while not match.over:
        match.leave(match.actors[0])
    loaded = Record.from_data(json.loads(json.dumps(match.record.to_data())))
    assert loaded.verify() == Match(loaded).state == match.state
    with pytest.raises(CannotLeave):
        match.leave(match.state.staying[0])
    ended = Match(Record.begin(game, seed=1))
    ended.end(Ending(0))
    with pytest.raises(CannotLeave):
        ended.leave(1)


def test_a_secret_choice_can_be_changed_until_all_have_chosen() -> None:
    match = seated(3)
    first, other = match.legal(0)[:2]
    match.act(0, first)
    match.act(1, match.legal(1)[0])
    assert match.may_take_back(0)
    match.take_back(0)
    assert match.actors == (0, 2)
    assert [seat for seat, _ in match.record.actions] == [1], "what the other has chosen is lost"
    assert not match.may_take_back(2)
    match.act(0, other)
    straight = seated(3)
    straight.act(1, straight.legal(1)[0])
    straight.act(0, other)
    assert match.state == straight.state
    match.act(2, match.legal(2)[0])
    for seat in range(3):
        assert not match.may_take_back(seat)
    with pytest.raises(NoTakeBack, match="it stands"):
        match.take_back(0)


def test_whoever_has_ended_a_turn_does_not_take_it_back_while_the_next_one_thinks() -> None:
    game = liza.game(ids()[0])
    match = Match(Record.begin(game, seed=7))
    (seat,) = match.actors
    rng = random.Random(2)
    while match.actors == (seat,):
        match.act(seat, rng.choice(match.legal(seat)))
    assert not match.might_take_back(seat)


def test_nobody_learns_anything_from_a_secret_choice_but_everybody_from_its_unveiling() -> None:
    match = seated(2)
    dealt = match.state.clone()
    first, last = match.legal(0)[0], match.legal(1)[0]
    match.act(0, first)
    chosen = match.state.clone()
    assert not tells_something(dealt, chosen, 0, first)
    match.act(1, last)
    assert tells_something(chosen, match.state, 1, last)


def test_where_a_card_goes_tells_nothing_of_what_it_is() -> None:
    match = seated(2, seed=3)
    clash(match)
    (winner,) = match.actors
    looked = match.state.clone()
    action = pulso.GAME.parse("bury")
    match.act(winner, action)
    assert not tells_something(looked, match.state, winner, action)


def test_a_choice_without_secrets_can_be_taken_back_until_it_is_confirmed() -> None:
    game = liza.game(ids()[0])
    match = Match(Record.begin(game, seed=7))
    seat = match.actors[0]
    before = match.state.clone()
    match.act(seat, match.legal(seat)[0])
    assert match.may_take_back(seat)
    match.take_back(seat)
    assert match.state == before
    assert match.record.actions == []
    with pytest.raises(NoTakeBack):
        match.take_back(seat)


def test_what_an_action_unveils_stands() -> None:
    match = seated(2, seed=2)
    clash(match)
    for seat in range(2):
        assert not match.may_take_back(seat)


def test_a_table_goes_on_from_its_record() -> None:
    match = seated()
    clash(match)
    resumed = Match(Record.from_data(match.record.to_data()))
    assert resumed.state == match.state
    assert resumed.view(1) == match.view(1)
    assert [event.seen_by(None) for event in resumed.opening] == [event.seen_by(None) for event in match.opening]


def test_a_table_that_ended_is_kept_with_its_outcome() -> None:
    match = seated()
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    assert match.state.outcome is not None
    assert match.record.outcome == match.state.outcome.to_data()
    assert match.record.verify() == match.state


def test_nothing_can_be_done_after_the_players_ended_the_game() -> None:
    match = seated()
    action = match.legal(0)[0]
    match.end(Ending(0))
    assert (match.over, match.actors, match.legal(0)) == (True, (), [])
    reason = match.explain(0, action, "en")
    assert reason is not None
    assert reason.rule == "PU-07"
    with pytest.raises(IllegalAction, match="PU-07"):
        match.act(0, action)
    assert match.record.actions == []
    match.record.verify()


def test_a_refused_action_is_not_recorded() -> None:
    match = seated()
    with pytest.raises(IllegalAction):
        match.act(0, pulso.GAME.parse("bury"))
    assert match.record.actions == []
    reason = match.explain(0, pulso.GAME.parse("bury"), "en")
    assert reason is not None
    assert reason.rule == "PU-06"
