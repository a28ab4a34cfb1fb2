"""How positions are weighed by playing on: from what a seat could know, the same again, and with honest errors."""

from __future__ import annotations

from typing import Any, Final

import pytest

import liza
from liza.kernel.core.state import State
from liza.lab.analysis.game_analysis import SeatEstimates, SeatValues, ValueWithError, sum_of
from liza.lab.analysis.playouts import PlayoutSettings, seat_values, typical_continuation, value_lost

KNOWN: Final = PlayoutSettings("random", 3, "greedy:1", "known", seed=0)
OPEN: Final = KNOWN._replace(reading="open")
HIDING: Final = [game.id for game in liza.games() if game.hides]


def middle(id: str, choices: int = 25) -> State:
    """Return a position in the middle of a game in which somebody has something to choose."""
    state: State = liza.game(id).new(seed=3)
    chance = liza.seeded(4)
    while choices > 0 or len(state.legal(state.actors[0])) < 2:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
        choices -= 1
    return state


def other_worlds(state: State, seat: int) -> list[State]:
    """Return worlds with other hidden cards that a seat cannot tell from the true one."""
    return [state.determinize(seat, liza.seeded(number)) for number in range(2)]


@pytest.mark.parametrize("id", HIDING)
def test_what_a_seat_cannot_know_changes_nothing_of_what_is_said_about_it(id: str) -> None:
    state = middle(id)
    seat = state.actors[0]
    action = state.legal(seat)[-1]
    stands = seat_values(state, KNOWN, "here")
    gave, better = value_lost(state, seat, action, KNOWN, "here")
    line = typical_continuation(state, seat, action, KNOWN, "here", 3)
    for world in other_worlds(state, seat):
        assert seat_values(world, KNOWN, "here").values[seat] == stands.values[seat]
        found, best = value_lost(world, seat, action, KNOWN, "here")
        assert (found.values, best) == (gave.values, better)
        assert typical_continuation(world, seat, action, KNOWN, "here", 3).choices == line.choices


def test_with_all_cards_open_hidden_cards_count() -> None:
    state = middle("tankup")
    found = {seat_values(world, OPEN, "here").values for world in other_worlds(state, state.actors[0])}
    assert len(found) > 1


def test_other_dice_say_something_else_and_the_same_dice_the_same() -> None:
    state = middle("qiahn", 6)
    seat = state.actors[0]
    assert seat_values(state, KNOWN, "here").values == seat_values(state, KNOWN, "here").values
    others = {seat_values(state, KNOWN._replace(seed=seed), "here").values for seed in range(4)}
    assert len(others) > 1
    line = typical_continuation(state, seat, state.legal(seat)[0], KNOWN, "here", 4)
    assert line.choices[0] == (seat, state.legal(seat)[0])
    assert len(line.states) == len(line.choices) + 1


def test_intervals_hold_when_repeated_with_other_dice() -> None:
    """Of means that were found twice, as many agree within two errors of their difference as should."""
    state = middle("qiahn", 6)
    wanted = KNOWN._replace(times=24)
    means: list[Any] = [seat_values(state, wanted._replace(seed=seed), "here") for seed in range(40)]
    pairs = [(one, other) for at, one in enumerate(means) for other in means[at + 1 :]]
    apart = [
        abs(one.values[0] - other.values[0]) > 2 * (one.errors[0] ** 2 + other.errors[0] ** 2) ** 0.5
        for one, other in pairs
    ]
    assert 0 < sum(apart) / len(pairs) < 0.12


def test_what_is_added_and_taken_away_again_leaves_no_error() -> None:
    here, there = SeatValues((1.0, SeatEstimates([0.5], [0.1]))), SeatValues((1.0, SeatEstimates([0.25], [0.2])))
    assert here.minus(here).to(0) == ValueWithError(0.0, 0.0)
    assert sum_of([here, there, there.minus(here)]).to(0) == ValueWithError(0.5, 0.4)
    assert ValueWithError(0.3, 0.1).certain
    assert not ValueWithError(0.3, 0.2).certain
