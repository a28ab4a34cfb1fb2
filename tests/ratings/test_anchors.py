"""The bots hold the ratings' scale: each level of each game has a strength, for the rules as they are now."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.ratings.anchors import level_strengths

LEVELS = ("gentle", "lively", "shrewd", "tough", "fierce")


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_each_level_has_a_strength_under_the_rules_of_today(game: liza.Game[Any]) -> None:
    found = level_strengths(game.id, game.version)
    assert list(found) == list(LEVELS)
    means = [found[level].mean for level in LEVELS]
    assert means == sorted(means), "a stronger level stands higher"
    assert found["shrewd"].mean == found["shrewd"].deviation == 0, "the middle of the scale"
