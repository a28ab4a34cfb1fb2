"""Whoever plays may ask at any moment whether a choice can be taken back: the answer is yes or no, never a fault."""

from __future__ import annotations

import random

import pytest

import liza
from liza.kernel.core.game import Game
from liza.match.match import Match, NoTakeBack
from liza.match.record import Record

MOST = 120
"""Choices of a game that are looked at: asking costs some dozens of worlds each time."""


def games() -> list[tuple[str, int]]:
    """Return every game with its fewest and its most seats."""
    return [(game.id, seats) for game in liza.games() for seats in sorted({min(game.seats), max(game.seats)})]


def begun(game: Game, seats: int, seed: int) -> Match:  # type: ignore[type-arg]
    return Match(
        Record.begin(game, seats=seats, seed=seed.to_bytes(32, "big"), names=[f"s{at}" for at in range(seats)])
    )


@pytest.mark.parametrize(("id", "seats"), games())
@pytest.mark.parametrize("seed", [1, 2])
def test_asking_is_answered_at_every_moment_for_every_seat_and_changes_nothing(id: str, seats: int, seed: int) -> None:
    game = liza.game(id)
    match = begun(game, seats, seed)
    twin = begun(game, seats, seed)
    rng = random.Random(f"{id} {seats} {seed}")
    asked = 0
    for _ in range(MOST):
        if match.over:
            break
        for seat in range(seats):
            taken, undone = match.may_take_back(seat), match.may_undo(seat)
            asked += match.might_take_back(seat)
            assert not taken or undone, "what can be taken back alone can be undone together"
            if not match.might_take_back(seat):
                assert not taken
        seat = rng.choice(match.actors)
        action = rng.choice(match.legal(seat))
        match.act(seat, action)
        twin.act(seat, action)
        assert match.state.to_data() == twin.state.to_data(), "asking has disturbed the game"
    assert asked, "no choice of this game could have been taken back at all"
    for seat in range(seats):
        if not match.may_take_back(seat):
            with pytest.raises(NoTakeBack):
                match.take_back(seat)
