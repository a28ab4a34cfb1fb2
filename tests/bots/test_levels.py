"""Five levels for people: every game says what they mean, and a level plays as the bot that it means."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.bots import Seat, bot, levels
from liza.bots.levels import LEVELS, bot_behind, in_package, level_specs

every_game = pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)


def test_there_are_five_levels_from_gentle_to_fierce() -> None:
    assert levels() == list(LEVELS) == ["gentle", "lively", "shrewd", "tough", "fierce"]


@every_game
def test_every_room_has_measured_its_levels(game: liza.Game[Any]) -> None:
    assert game.file("levels.toml").is_file()
    meant = level_specs(game)
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
            assert named == bot(level_specs(game)[level]).choose(
                Seat(state, seat, liza.seeded(step)), liza.seeded(step)
            )
            state.apply(seat, bot("soft").choose(Seat(state, seat, chance), chance))


def test_a_room_that_has_measured_nothing_has_levels_all_the_same() -> None:
    meant = in_package("tests.bots")
    assert list(meant) == levels()
    assert meant["gentle"].startswith("soft:")
    assert meant["fierce"].startswith("ismcts:")


@every_game
def test_the_strongest_levels_go_by_what_was_learnt_and_answer_within_a_second(game: liza.Game[Any]) -> None:
    meant = level_specs(game)
    assert meant["tough"].startswith(("learned:", "learned+sober:"))
    assert meant["fierce"].startswith(("learned+ismcts:", "learned+sober+ismcts:"))
    assert meant["fierce"].endswith("/1000ms")


@every_game
def test_where_nothing_was_learnt_a_level_is_the_bot_that_the_room_names_for_that(
    game: liza.Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = level_specs(game)
    monkeypatch.setattr("liza.bots.learned.policy.shipped_policy", lambda _package: None)
    instead = level_specs(game)
    below = levels()[:-1]
    unlearnt = {level: ours[level] for level in below if not ours[level].startswith("learned")}
    assert unlearnt
    assert {level: instead[level] for level in unlearnt} == unlearnt
    assert not [level for level in below if instead[level].startswith("learned")]
    assert instead["fierce"] == ours["fierce"], "the search goes by the hint then"
    assert len(set(instead.values())) == len(instead)
    state = game.new(seed=4)
    seat = state.actors[0]
    chosen = [
        bot(name).choose(Seat(state, seat, liza.seeded(1)), liza.seeded(1)) for name in ("tough", instead["tough"])
    ]
    assert chosen[0] == chosen[1]


def test_a_level_that_needs_no_network_does_not_read_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "liza.bots.learned.policy.shipped_policy", lambda _package: pytest.fail("the network was asked for")
    )
    for game in liza.games():
        for level in ("gentle", "lively"):
            assert bot_behind(game, level) == in_package(game.spec.package)[level]
