"""That ``scripts/measure bench`` can still measure the games and their search as they are, each for a moment."""

from __future__ import annotations

from typing import Any

import pytest
from bench.__main__ import COMPILED, PLAIN, times_before
from bench.own import OwnGame

import liza
from liza import Game


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_game_is_measured_with_its_search(game: Game[Any]) -> None:
    subject = OwnGame(game, listen=False)
    decisions = subject.play()
    assert decisions > 0
    iterations_a_second = subject.searched(0.001)
    assert iterations_a_second is not None
    assert iterations_a_second > 0


def test_an_older_liza_is_compared_plain_with_plain_and_compiled_with_compiled() -> None:
    speeds = {PLAIN: 50.0, COMPILED: 300.0, f"{PLAIN} 0abc": 100.0, f"{COMPILED} 0abc": 200.0}
    libraries = {name: {"games": {"go": {"decisions_per_second": speed}}} for name, speed in speeds.items()}
    assert times_before(libraries) == {PLAIN: {"go": 0.5}, COMPILED: {"go": 1.5}}
    assert times_before({PLAIN: libraries[PLAIN]}) == {}
