"""That ``scripts/bench`` can still measure the games and their search as they are, each for a moment."""

from __future__ import annotations

from typing import Any

import pytest
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
