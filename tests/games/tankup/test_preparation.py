"""Set-up and the preparation turn."""

from __future__ import annotations

import re

import liza
from tests.games.tankup.arena import CONTENT, GAME, Arena
from tests.support import rule

DECKS = {"helmet": 12, "torso": 12, "arm": 16, "leg": 16, "blow": 20, "shot": 20, "magic": 20, "situation": 12}


def prepared(first: int = 0) -> Arena:
    """Return a game that is about to be prepared, with known cards on top."""
    return Arena(
        "Preparation",
        dice=f"2/{first}",
        top="galea lorica garra mandoble",
        round=0,
        active=-1,
        order=[],
        stop="EquipTurn 0",
    )


@rule("TU-002", "TU-003", "TU-A06", "TU-A18")
def test_everybody_starts_with_twenty_life_and_eight_separate_decks() -> None:
    state = GAME.new(seats=4, seed=3)
    view = state.view(None)
    assert [c["value"] for c in view["counters"] if c["id"] == "life"] == [20] * 4
    assert {z["id"]: z["count"] for z in view["zones"] if z["id"].startswith("deck_")} == {
        f"deck_{key}": count for key, count in DECKS.items()
    }
    assert all(not zone["pieces"] for zone in view["zones"] if zone["id"].startswith("deck_"))


@rule("TU-004", "TU-005", "TU-006", "TU-A07", "TU-A08", "TU-A60")
def test_three_cards_are_drawn_one_by_one_and_none_is_a_situation() -> None:
    arena = prepared(first=1)
    assert arena.moment == "PrepareDraw 1"
    assert arena.legal() == {f"draw {key}" for key in DECKS if key != "situation"}
    assert arena.refused("draw situation") == "TU-006"
    assert arena.refused("end") == "TU-A08"
    arena.play("1: draw helmet")
    assert arena.hand(1) == ["galea"]
    assert arena.keys("hand", 1, eyes=0) == [None]
    assert arena.pieces("hand", 1, eyes=0)[0]["kind"] == "helmet"
    assert arena.refused("equip galea head") == "TU-A08"
    arena.play("1: draw torso, draw blow")
    assert arena.moment == "PrepareEquip 1"
    assert arena.refused("draw arm") == "TU-005"


@rule("TU-007", "TU-008", "TU-A07", "TU-A17")
def test_two_armours_at_most_are_equipped_and_the_rest_is_the_hand() -> None:
    arena = prepared().play("0: draw helmet, draw torso, draw arm, equip galea head, equip lorica torso")
    assert arena.moment == "PrepareDraw 1"
    assert (arena.worn(0, "head"), arena.worn(0, "torso"), arena.hand(0)) == ("galea", "lorica", ["garra"])


@rule("TU-A08", "TU-008")
def test_equipping_is_optional() -> None:
    arena = prepared().play("0: draw helmet, draw torso, draw blow, end")
    assert arena.moment == "PrepareDraw 1"
    assert arena.hand(0) == ["galea", "lorica", "mandoble"]


@rule("TU-A07")
def test_no_icon_works_in_the_preparation() -> None:
    arena = Arena("PrepareEquip 0 2", hands={0: "manica rodilleras cota_de_malla"}, stop="EquipTurn 1")
    arena.play("0: equip manica left_arm, equip rodilleras left_leg")
    assert arena.moment == "EquipTurn 1"
    assert arena.hand(0) == ["cota_de_malla"]


@rule("TU-A01", "TU-A03", "TU-A17")
def test_arms_and_legs_fit_either_side_of_six_spaces() -> None:
    arena = Arena("PrepareEquip 0 2", hands={0: "garra espolon galea"})
    assert arena.legal() == {
        "end",
        "equip galea head",
        "equip garra left_arm",
        "equip garra right_arm",
        "equip espolon left_leg",
        "equip espolon right_leg",
    }
    assert arena.refused("equip garra head") == "TU-A03"
    assert arena.refused("equip lorica torso") == "TU-016"


@rule("TU-004", "TU-009")
def test_the_preparation_happens_once_and_rounds_follow() -> None:
    state = GAME.new(seats=3, seed=11)
    state.listen = True
    chance = liza.seeded(2)
    moments = [type(state.agenda[-1]).__name__]
    while not state.over:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
        moments.append(type(state.agenda[-1]).__name__ if state.agenda else "over")
    assert moments.count("PrepareDraw") == 9
    assert max(at for at, name in enumerate(moments) if name.startswith("Prepare")) < moments.index("EquipTurn")


@rule("TU-A16")
def test_the_equipment_phase_goes_by_one_name_only() -> None:
    text = GAME.file("RULES.es.md").read_text(encoding="utf-8")
    assert "mantenimiento" not in re.sub(r"«[^»]*»", "", text)


@rule("TU-079", "TU-080", "TU-081", "TU-125", "TU-090")
def test_the_pack_keeps_the_guidelines_of_the_book() -> None:
    cards = range(CONTENT.armours, CONTENT.armours + CONTENT.attacks)
    mean = {}
    for back, key in ((4, "blow"), (5, "shot"), (6, "magic")):
        own = [c for c in cards if CONTENT.back[c] == back for _ in range(CONTENT.copies[c])]
        mean[key] = sum(CONTENT.damage[c] for c in own) / len(own)
        excess = sum(CONTENT.excess[c] > 0 for c in own) / len(own)
        assert {"blow": excess > 0.5, "shot": excess < 0.3, "magic": excess == 0}[key]
    assert mean["blow"] > mean["shot"] > mean["magic"]
    words = [CONTENT.ability[c].word for c in range(CONTENT.armours) if CONTENT.ability[c].effect.do]
    assert len([word for word in words if word]) == 25
    conjuntos = [CONTENT.back[c] for c in range(CONTENT.armours) if CONTENT.ability[c].word == 2]
    assert conjuntos.count(0) == 8
    assert len(conjuntos) == 9
    galea = Arena(wear={0: "head=galea"}).pieces("head", 0)[0]
    assert {"kind": "set", "key": "acero", "count": 1} in galea["marks"]
