"""Five levels for people: every game says what they mean, and a level plays as the bot that it means."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.bots import Seat, bot, levels
from liza.bots.levels import LEVELS, in_package, spelled_out

every_game = pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)


def test_there_are_five_levels_from_gentle_to_fierce() -> None:
    assert levels() == list(LEVELS) == ["gentle", "lively", "shrewd", "tough", "fierce"]


@every_game
def test_every_room_has_measured_its_levels(game: liza.Game[Any]) -> None:
    assert game.file("levels.toml").is_file()
    meant = spelled_out(game)
    assert list(meant) == levels()
    assert len(set(meant.values())) == len(meant)
    assert "random" not in meant.values()
    for name in meant.values():
        assert callable(bot(name).choose)


@every_game
def test_a_level_chooses_what_the_bot_behind_it_chooses(game: liza.Game[Any]) -> None:
    state = game.new(seed=11)
    chance = liza.seeded(2)
    for step in range(12):
        for seat in state.actors:
            level = levels()[step % 3]
            named = bot(level).choose(Seat(state, seat, liza.seeded(step)), liza.seeded(step))
            assert named == bot(spelled_out(game)[level]).choose(
                Seat(state, seat, liza.seeded(step)), liza.seeded(step)
            )
            state.apply(seat, bot("soft").choose(Seat(state, seat, chance), chance))


def test_a_room_that_has_measured_nothing_has_levels_all_the_same() -> None:
    meant = in_package("tests.bots")
    assert list(meant) == levels()
    assert meant["gentle"].startswith("soft:")
    assert meant["fierce"].startswith("ismcts:")
