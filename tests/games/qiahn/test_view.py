"""What can be seen: everything but what lies face down."""

from __future__ import annotations

import json

import pytest

from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule


@rule("QT-062")
@pytest.mark.parametrize("seed", range(10))
def test_everybody_sees_the_same_and_all_of_it(seed: int) -> None:
    state = GAME.new(seed=seed, troop=6)
    while not state.over:
        views = [state.view(seat) for seat in (0, 1, None)]
        assert views[0] | {"seat": None} == views[1] | {"seat": None} == views[2]
        assert all(event.visible_to(None) for event in state.events)
        for seat in (0, 1):
            places = [zone for zone in views[2]["zones"] if zone["seat"] == seat]
            standing = sum(z["count"] for z in places if z["id"] in ("reserve", "vanguard", "defeated"))
            marks = sum(len(piece["marks"]) for zone in places for piece in zone["pieces"])
            tokens = sum(zone["count"] for zone in places if zone["id"] in ("tokens", "spent"))
            assert standing == 6
            assert tokens + marks == 4
        json.dumps(views)
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])


@rule("QT-062", "QT-008", "QT-A05")
def test_there_is_no_secret_to_find_in_the_state() -> None:
    """Who lies face down is decided only when it turns up, so that worlds drawn anew differ from then on only."""
    state = GAME.new(seed=3, troop=6)
    worlds = [state.determinize(seat, rng) for seat in (0, 1) for rng in range(30)]
    plain = state.to_data()["fields"]
    assert all(world.to_data()["fields"] == plain for world in worlds)
    later = set()
    for world in worlds:
        while world.view(None)["counters"][0]["value"] == 1:
            world.apply(world.actors[0], world.legal(world.actors[0])[0])
        later.add(" ".join(str(e.data["combatant"]) for e in world.events if e.kind == "discovered"))
    assert len(later) > 10


@rule("QT-A32")
def test_spent_tokens_are_no_secret() -> None:
    table = Table(cara="mago", cruz="mago", dice="d20=1 d20=1 d20=2").deploy("cara: mago", "cruz: mago")
    table.play("cara: place fuego mago, end", "cruz: end")
    for seat in (0, 1, None):
        spent = [zone for zone in table.state.view(seat)["zones"] if zone["id"] == "spent" and zone["seat"] == 0]
        assert [piece["key"] for piece in spent[0]["pieces"]] == ["fuego"]


@rule("QT-A30", "QT-A02")
def test_what_was_set_aside_stays_unknown_after_the_game() -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice="d20=1 d20=1").deploy("cara: mago", "cruz: mago")
    table.skip_equip()
    assert table.state.over
    for side in SIDES:
        assert table.pieces("aside", side) == []


@rule("QT-015", "QT-039")
def test_the_coin_shows_who_attacks() -> None:
    for number, attacker in enumerate(("cruz", "cara", "cruz")):
        assert Table(first="cruz", after=number).zone("centre") == attacker
