"""What decided a game: the choice after which the winner was ahead to the end."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

import liza
from liza.bots import Seat, bot
from liza.match.match import Match
from liza.match.record import Record
from liza.server.tables.finished.turning_point import TurningPoint, turning_point

Stands = list[tuple[float, ...]]


def told(stands: Stands, ranking: list[list[int]], *, over: bool = True) -> Record:
    """Return a finished game in which everybody stood like this, position by position."""

    def replay() -> Iterator[Any]:
        for at, values in enumerate(stands):
            game = SimpleNamespace(evaluate_each=lambda state, seats: [state.values[seat] for seat in seats])
            ended = over and at == len(stands) - 1
            yield SimpleNamespace(seats=len(values), over=ended, returns=values, game=game, values=values)

    return cast("Record", SimpleNamespace(outcome={"ranking": ranking}, replay=replay))


@pytest.mark.parametrize(
    ("stands", "ranking", "turn"),
    [
        ([(0.1, 0), (-0.2, 0.1), (0.1, -0.1), (0, 0.1), (1, -1)], [[0], [1]], TurningPoint(0, 3, single=True)),
        ([(0.1, 0), (-0.2, 0.1), (0.1, -0.1), (0.2, 0.1), (1, -1)], [[0], [1]], TurningPoint(0, 1, single=True)),
        ([(0, 0), (0.1, 0), (1, -1)], [[0], [1]], TurningPoint(0, 0)),
        ([(0.1, 0), (0.2, 0), (1, -1)], [[0], [1]], TurningPoint(0, None)),
        ([(0, 0.1, 0.2), (0, 0.3, 0.2), (-1, 1, 0)], [[1], [2], [0]], TurningPoint(1, 0)),
        ([(0, 0), (0, 0)], [[0, 1]], None),
    ],
    ids=[
        "at last",
        "for good, not for a while",
        "a small step decides nothing",
        "always ahead",
        "of three",
        "a draw",
    ],
)
def test_a_game_turns_where_the_lead_is_taken_for_good(
    stands: Stands, ranking: list[list[int]], turn: TurningPoint | None
) -> None:
    assert turning_point(told(stands, ranking)) == turn


def test_whoever_is_behind_when_the_other_resigns_did_not_win_by_a_choice() -> None:
    assert turning_point(told([(0, 0.1), (0, 0.3)], [[0], [1]], over=False)) is None


def test_a_real_game_is_told_by_its_record() -> None:
    game: liza.Game[Any] = liza.game("tankup")
    match = Match(Record.begin(game, seats=2, seed=4))
    source = liza.seeded(4)
    player = bot("random")
    while not match.state.over:
        seat = match.state.actors[0]
        match.act(seat, player.choose(Seat(match.state, seat, source), source))
    found = turning_point(match.record)
    states = [[game.evaluate(state, seat) for seat in range(2)] for state in match.record.replay()]
    assert found is not None
    assert found.winner == match.record.outcome["ranking"][0][0]  # type: ignore[index]
    assert found.step is not None
    assert states[found.step][found.winner] <= states[found.step][1 - found.winner]
    assert all(stand[found.winner] > stand[1 - found.winner] for stand in states[found.step + 1 : -1])
