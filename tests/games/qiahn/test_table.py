"""The whole table as it is at the start and in the middle of a round, who is asked first, and what a copy shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import liza
from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule

ALL = 0b111111


@rule("QT-A04", "QT-014", "QT-015", "QT-003")
@pytest.mark.parametrize(("result", "side"), [(0, "cara"), (1, "cruz")])
def test_the_toss_names_the_attacker_the_coin_shows_it_and_that_side_is_asked_first(result: int, side: str) -> None:
    rest = [liza.pick(6, 0), liza.pick(6, 0)]
    state = GAME.new(source=liza.Scripted([liza.pick(2, result), *rest]))
    tossed = [event.data for event in state.events if event.kind == "tossed"]
    assert tossed == [{"seat": result}]
    assert [event.data["seat"] for event in state.events if event.kind == "discovered"] == [result, 1 - result]
    centre = next(zone for zone in state.view(None)["zones"] if zone["id"] == "centre")
    assert [(piece["kind"], piece["key"]) for piece in centre["pieces"]] == [("side", side)]
    assert state.actors == (result,)
    assert state.view(None)["moment"] == "Deploy"


@rule("QT-005", "QT-007", "QT-009", "QT-010", "QT-011", "QT-A03")
@pytest.mark.parametrize("troop", [3, 6])
def test_a_game_begins_with_everybody_face_down_but_the_two_just_discovered(troop: int) -> None:
    table = Table(cara="bestia", cruz="mago", troop=troop)
    fields = table.state.to_data()["fields"]
    start = {"face_down": troop - 1, "vanguard": 0, "defeated": 0, "bearers": [-1] * 6, "enchanted": 0}
    assert fields == {
        "attacker": 0, "round": 1, "dice": [], "totals": [0, 0],
        "sides": [
            {**start, "unseen": ALL ^ 0b1000, "reserve": 0b1000, "tokens": 0b001111},
            {**start, "unseen": ALL ^ 0b1, "reserve": 0b1, "tokens": 0b110011},
        ],
    }  # fmt: skip
    assert [event.split()[0] for event in table.log] == ["tossed", "discovered", "discovered"]


@rule("QT-062", "QT-012", "QT-A32")
def test_everything_on_the_table_is_shown() -> None:
    table = Table(cara="mago bestia", cruz="paladin infante", dice=["d20=1 d20=1 d12=9"])
    table.deploy("cara: mago", "cruz: paladin")
    table.play("cara: place fuego mago, end", "cruz: place escudo paladin, end")
    table.deploy("cruz: paladin")
    table.play("cara: deploy bestia, end", "cruz: place agua paladin")
    view = table.view
    zones = {(z["id"], z["seat"]): ([p["key"] for p in z["pieces"]], z["count"]) for z in view["zones"]}
    assert zones == {
        ("centre", None): (["cruz"], 1),
        ("reserve", 0): ([None], 1), ("vanguard", 0): (["bestia"], 1), ("defeated", 0): (["mago"], 1),
        ("aside", 0): ([], 3), ("tokens", 0): (["espada", "escudo", "tierra"], 3), ("spent", 0): (["fuego"], 1),
        ("reserve", 1): (["infante", None], 2), ("vanguard", 1): (["paladin"], 1), ("defeated", 1): ([], 0),
        ("aside", 1): ([], 3), ("tokens", 1): (["espada", "aire"], 2), ("spent", 1): (["escudo"], 1),
    }  # fmt: skip
    assert [(c["id"], c["seat"], c["value"], c["limit"]) for c in view["counters"]] == [
        ("round", None, 2, 3), ("total", 0, 2, None), ("total", 1, 12, None),
    ]  # fmt: skip
    assert view["dice"] == [
        {"sides": 20, "value": 1, "seat": 0, "note": "mago"},
        {"sides": 20, "value": 1, "seat": 0, "note": "mago"},
        {"sides": 12, "value": 9, "seat": 1, "note": "paladin"},
    ]
    (paladin,) = table.pieces("vanguard", "cruz")
    assert (paladin["kind"], paladin["owner"], paladin["numbers"]) == ("combatant", 1, {"die": 12})
    assert [(m["kind"], m["key"]) for m in paladin["marks"]] == [("token", "agua")]
    assert [(p["key"], p["numbers"]) for p in table.pieces("tokens", "cara")] == [
        ("espada", {"bonus": 3}), ("escudo", {"bonus": 3}), ("tierra", {}),
    ]  # fmt: skip
    assert [p["owner"] for side in SIDES for p in table.pieces("tokens", side)] == [0, 0, 0, 1, 1]
    fresh = Table().view
    assert [c["id"] for c in fresh["counters"]] == ["round"]
    assert fresh["dice"] == []


@rule("QT-048", "QT-076")
def test_dice_of_the_round_before_are_taken_off_when_aire_ends_a_round() -> None:
    table = Table(cara="mago", cruz="mago", dice=["d20=5 d20=5"]).deploy("cara: mago", "cruz: mago")
    table.play("cara: end", "cruz: end")
    assert table.totals() == {"cara": 5, "cruz": 5}
    table.deploy("cruz: mago", "cara: mago")
    happened = table.play("cruz: place aire mago, repel mago")
    assert happened[:3] == ["placed cruz aire mago", "repelled cara mago", "round_drawn"]
    assert table.view["dice"] == []
    assert table.totals() == {}


def test_a_copy_shares_nothing_and_is_the_same() -> None:
    table = Table(cara="mago bestia", cruz="paladin infante", dice=["d20=1 d12=9"], troop=6)
    table.deploy("cara: mago", "cruz: paladin").skip_equip()
    state: Any = table.state
    fields = state.to_data()["fields"]
    twin: Any = state.clone()
    assert twin == state
    for name in state.fields():
        own = getattr(twin, name)
        if isinstance(own, list):
            own.append(77)
        else:
            setattr(twin, name, own + 1)
    for side in twin.sides[:2]:
        side.bearers.append(77)
        side.vanguard += 1
    assert state.to_data()["fields"] == fields
    assert (twin.content, twin.odds, twin.troop) == (state.content, state.odds, 6)


# How many actions of each verb are refused with each rule: «ok» is legal, a word after / tells remedies apart.


def _equipping(*orders: str) -> Table:
    """Return the last round: Cara attacks with Mago and Bestia, Cruz defends with Paladín and Arquero."""
    table = Table(cara="mago bestia infante", cruz="paladin arquero infante", after=2)
    table.deploy("cara: mago bestia", "cruz: paladin arquero")
    table.play(*orders)
    return table


def _lost_the_first(*orders: str) -> Table:
    """Return the second round of a game whose first Cara lost with Mago, sword and Fuego."""
    table = Table(cara="mago bestia", cruz="mago paladin", dice=["d20=1 d20=1 d20=20"])
    table.deploy("cara: mago", "cruz: mago")
    table.play("cara: place fuego mago, place espada mago, end", "cruz: end")
    table.play(*orders)
    return table


def _three_deployed() -> Table:
    table = Table(cara="infante mago bestia arquero", cruz="mago", after=3, troop=6).deploy("cruz: mago")
    table.play("cara: deploy infante, deploy mago, deploy bestia")
    return table


NOT_YET = "place QT-017/deploy 36; repel QT-017/deploy 6"
MOMENTS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "nobody deployed yet": (
        lambda: Table(cara="mago bestia", troop=6), "cara", f"end QT-022 1; deploy QT-024 5, ok 1; {NOT_YET}",
    ),
    "one deployed, one defeated": (
        lambda: _lost_the_first("cruz: deploy mago, end", "cara: deploy bestia"), "cara",
        f"end ok 1; deploy QT-022/already 1, QT-024 4, QT-036 1; {NOT_YET}",
    ),
    "three deployed": (
        _three_deployed, "cara", f"end ok 1; deploy QT-022/already 3, QT-023 1, QT-024 2; {NOT_YET}",
    ),
    "nobody face down any more": (
        lambda: Table(cara="infante mago bestia", after=2), "cara", f"end QT-022 1; deploy QT-A02 3, ok 3; {NOT_YET}",
    ),
    "the attacker's equipment": (
        _equipping, "cara",
        "end ok 1; deploy QT-017/equip 6; place QT-011 12, QT-027 6, QT-029 6, QT-A22 6, ok 6; repel QT-011/aire 6",
    ),
    "two tokens placed": (
        lambda: _equipping("cara: place espada mago, place tierra mago"), "cara",
        "end ok 1; deploy QT-017/equip 6; place QT-011 12, QT-027 2, QT-029 6, QT-051 1, QT-A22 2, QT-A33 12, ok 1; "
        "repel QT-011/aire 6",
    ),
    "the defender's equipment": (
        lambda: _equipping("cara: end", "cruz: place agua paladin"), "cruz",
        "end ok 1; deploy QT-017/equip 6; place QT-011 12, QT-027 4, QT-030 6, QT-051 1, QT-A22 4, QT-A33 6, ok 3; "
        "repel QT-047/place 6",
    ),
    "tokens spent before": (
        lambda: _lost_the_first("cruz: deploy mago, end", "cara: deploy bestia, end", "cruz: end"), "cara",
        "end ok 1; deploy QT-017/equip 5, QT-036 1; place QT-011 12, QT-027 8, QT-030 6, QT-036 2, QT-053 6, ok 2; "
        "repel QT-011/aire 6",
    ),
    "whom Aire sends back": (
        lambda: _equipping("cara: end", "cruz: place aire paladin"), "cruz",
        "end QT-047 1; deploy QT-047 6; place QT-047 36; repel QT-A11 4, ok 2",
    ),
    "after Aire": (
        lambda: _equipping("cara: end", "cruz: place aire paladin, repel bestia"), "cruz",
        "end ok 1; deploy QT-017/equip 6; place QT-011 12, QT-027 6, QT-030 6, QT-051 1, QT-A22 2, QT-A33 6, ok 3; "
        "repel QT-047/used 6",
    ),
    "the other side's turn": (
        lambda: Table(troop=6), "cruz", "end QT-018 1; deploy QT-018 6; place QT-018 36; repel QT-018 6",
    ),
}  # fmt: skip


def said(table: Table, side: str) -> str:
    """Return the refusals of every action as one line."""
    found: dict[str, dict[str, int]] = {}
    for action in GAME.space:
        reason: Any = GAME.explain(table.state, SIDES.index(side), action)
        verb = GAME.notation(action).split()[0]
        case = "" if reason is None or not reason._refusal.case else f"/{reason._refusal.case}"
        told = "ok" if reason is None else f"{reason.rule}{case}"
        counts = found.setdefault(verb, {})
        counts[told] = counts.get(told, 0) + 1
    return "; ".join(
        f"{verb} " + ", ".join(f"{told} {count}" for told, count in sorted(counts.items()))
        for verb, counts in found.items()
    )


@rule("QT-017", "QT-018", "QT-022", "QT-024", "QT-027", "QT-029", "QT-030", "QT-051", "QT-053", "QT-A22", "QT-A33")
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_action_of_the_game_is_legal_or_refused_with_its_rule(moment: str) -> None:
    made, side, expected = MOMENTS[moment]
    assert said(made(), side) == expected
