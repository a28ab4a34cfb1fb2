"""The door of a game: seats, options, seeds, refusals; and how games are found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import liza
from liza import BadOption, CannotLeave, IllegalAction, Option, UnknownGame
from liza.games import ids
from liza.kernel.base.errors import OtherVersion
from tests.conformance.beside import sixth_game

with sixth_game():
    import pulso

GAME = pulso.GAME


def test_options_have_defaults_and_are_checked() -> None:
    assert GAME.new().options == {"rounds": 3}
    assert GAME.new(rounds=5).options == GAME.new(rounds=" 5 ").options == {"rounds": 5}
    with pytest.raises(BadOption, match=r"^The option rounds cannot be 4; it is one of 3, 5\.$"):
        GAME.new(rounds=4)
    with pytest.raises(BadOption, match=r"^Pulso has no option 'hands'; its options: rounds\.$"):
        GAME.new(hands=1)


@pytest.mark.parametrize(("given", "found"), [(1, 1), ("1", 1), (True, True), ("TRUE", True), ("x", "x")])
def test_an_option_takes_text_for_what_it_looks_like(given: Any, found: Any) -> None:
    value = Option("odd", (1, True, "x"), 1).check(given)
    assert value == found
    assert type(value) is type(found)


def test_seats_are_checked() -> None:
    assert GAME.new().seats == 2
    assert GAME.new(seats=4).seats == 4
    with pytest.raises(BadOption, match=r"^Pulso is played by 2 or 3 or 4, not by 5\.$"):
        GAME.new(seats=5)


def test_the_same_seed_gives_the_same_game_and_no_seed_a_fresh_one() -> None:
    assert GAME.new(seed=3) == GAME.new(seed=3) != GAME.new(seed=4)
    assert GAME.new() != GAME.new()
    assert GAME.new(seed=bytes(32)) == GAME.new(source=liza.seeded(bytes(32)))


def test_another_pack_makes_another_game() -> None:
    pack = liza.Pack(GAME.pack.text.replace("copies = 6", "copies = 16"), "feathers")
    state = GAME.new(seed=1, pack=pack)
    assert state.game.pack is pack
    assert len(state.deck) == len(GAME.new(seed=1).deck) + 10
    assert state != GAME.new(seed=1)


def test_a_refusal_is_an_error_with_its_rule_and_its_reason() -> None:
    state = GAME.new(seed=1)
    with pytest.raises(IllegalAction, match=r"^PU-06: ") as refusal:
        state.apply(0, GAME.parse("take"))
    assert refusal.value.rule == refusal.value.reason.rule == "PU-06"
    reason = GAME.explain(state, 0, GAME.parse("take"), "en")
    assert reason is not None
    assert reason.text == GAME.rulebook.rules["PU-06"].line["en"]
    assert GAME.explain(state, 0, state.legal(0)[0]) is None


def test_a_seat_that_does_not_exist_cannot_choose() -> None:
    state = GAME.new(seed=1)
    offered = state.legal(0)
    state.apply(0, offered[0])
    for seat in (-1, 2, 99):
        assert state.legal(seat) == []
        with pytest.raises(IllegalAction, match="PU-04"):
            state.apply(seat, offered[0])


def test_a_world_that_a_seat_imagines_offers_others_what_they_would_hold_there() -> None:
    state = GAME.new(seed=1)
    offered = {tuple(state.determinize(0, seed).legal(1)) for seed in range(20) if state.legal(1)}
    assert len(offered) > 1


def test_a_world_that_a_seat_imagines_has_forgotten_what_others_saw() -> None:
    state = GAME.new(seed=1)
    dealt = [event.data for event in state.determinize(0, 5).events]
    assert [event["card"] for event in dealt if event["seat"] == 1] == [None] * 5
    assert None not in [event["card"] for event in dealt if event["seat"] == 0]


def test_nothing_is_noted_when_nobody_listens() -> None:
    state = GAME.new(seed=1)
    state.listen = False
    state.apply(0, state.legal(0)[0])
    assert state.events == []
    assert state.clone().listen is False


def test_a_state_says_what_it_asks_and_how_it_ended() -> None:
    state = GAME.new(seed=1)
    assert repr(state) == "<pulso, 2 seats, asks [0, 1]: Clash()>"
    while not state.over:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert repr(state).startswith("<pulso, 2 seats, Outcome(reason='points'")
    assert repr(GAME) == "<Game pulso: Pulso>"


def test_nobody_can_leave_where_the_rules_do_not_know_it() -> None:
    state = GAME.new(seed=1)
    before = state.to_data()
    assert not GAME.leaves
    with pytest.raises(CannotLeave, match=r"^The rules of Pulso do not say what happens when a player leaves\.$"):
        state.leave(0)
    assert (state.to_data(), state.staying) == (before, [0, 1])


@pytest.mark.parametrize("part", ["departed", "points"])
def test_a_state_of_another_version_is_not_taken_up(part: str) -> None:
    data = GAME.new(seed=1).to_data()
    (data if part in data else data["fields"]).pop(part)
    with pytest.raises(OtherVersion, match="written by another version"):
        GAME.restore(data)


def test_games_are_found_by_looking() -> None:
    with sixth_game():
        found = {game.id: game for game in liza.games()}
        assert list(found) == ids()
        assert found["pulso"] is GAME is liza.game("pulso")
    assert "pulso" not in ids()
    with pytest.raises(UnknownGame, match=r"^There is no game 'pulso'; the games found are "):
        liza.game("pulso")


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("no_such_module:GAME", "'odd' was announced as no_such_module:GAME but cannot be loaded"),
        ("json:GAME", "'odd' was announced as json:GAME but cannot be loaded"),
        ("json:dumps", "was announced as a game but is none"),
    ],
)
def test_a_package_that_promises_a_game_and_brings_none_is_named(
    value: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "odd-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[liza.games]\nodd = {value}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownGame, match=answer):
        liza.game("odd")
