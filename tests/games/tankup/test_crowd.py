"""The crowd: whoever has left throws things."""

from __future__ import annotations

import pytest

import liza
from tests.games.tankup.arena import GAME, Arena
from tests.support import rule

THREE = {0: "head=balde", 1: "torso=lorica"}


def crowd(result: int, dice: str = "", **more: object) -> Arena:
    """Return a throw of seat 2, who has left, with a die already rolled."""
    return Arena("CrowdThrow 2 " + str(result), seats=3, gone={2: 1}, dice=dice, active=-1, **more)  # type: ignore[arg-type]


@rule("TU-111", "TU-112", "TU-A52", "TU-118")
def test_everyone_in_the_crowd_rolls_first_of_all_in_the_order_they_left() -> None:
    arena = Arena("CombatPhase", seats=4, gone={2: 2, 3: 1}, wear=THREE, dice="3 head torso 5")
    assert arena.moment == "CrowdThrow 3"
    assert arena.story == ["combat_began", "crowd_rolled"]
    assert arena.legal() == {"throw tomato p1", "throw tomato p2"}
    assert arena.refused("throw rock p1") == "TU-112"
    reason = GAME.explain(arena.state, 3, GAME.parse("throw rock p1"), "en")
    assert reason is not None
    assert "3" in reason.unless
    assert arena.refused("throw tomato p4") == "TU-A25"
    assert arena.refused("throw tomato p3") == "TU-112"
    arena.play("3: throw tomato p1", "3: aim torso")
    assert arena.moment == "CrowdThrow 2"


@rule("TU-113", "TU-120", "TU-A54")
@pytest.mark.parametrize("result", [1, 2])
def test_a_rock_is_a_shot_of_three(result: int) -> None:
    arena = crowd(result, "head head torso", wear={0: "torso=escamas"}, life={0: 3})
    arena.play("2: throw rock p1")
    assert arena.moment == "Aim 2"
    assert arena.legal() == {"aim head", "aim torso"}
    immune = crowd(result, "head torso", wear={0: "torso=escamas"}).play("2: throw rock p1, aim torso")
    assert immune.resistance(0, "torso") == 6
    assert arena.play("2: aim head").life(0) == 0


@rule("TU-114", "TU-A41", "TU-120")
def test_a_tomato_turns_the_armour_it_lands_on() -> None:
    arena = crowd(3, "head torso", wear={0: "head=yelmo_de_runas"}).play("2: throw tomato p1, aim head")
    assert arena.turned(0, "head")
    assert arena.resistance(0, "head") == 2
    bare = crowd(3, "head torso").play("2: throw tomato p1, aim head")
    assert bare.life(0) == 19
    immune = crowd(3, "head torso", wear={0: "torso=escamas"}).play("2: throw tomato p1, aim torso")
    assert not immune.turned(0, "torso")


@rule("TU-115")
def test_a_flower_lets_somebody_draw_any_card_but_a_situation() -> None:
    arena = crowd(4, top="mandoble").play("2: throw flower p2")
    assert arena.moment == "DrawCards 1"
    assert arena.refused("draw situation") == "TU-097"
    arena.play("1: draw blow")
    assert arena.hand(1) == ["mandoble"]
    assert arena.moment == "EquipTurn 1"
    assert crowd(4).play("2: throw flower p2", "1: pass").hand(1) == []
    bare = crowd(4, empty="helmet torso arm leg blow shot magic").play("2: throw flower p2")
    assert bare.moment == "EquipTurn 1"


@rule("TU-116", "TU-A53")
def test_thumbs_up_rerolls_the_dice_of_the_first_attack_once() -> None:
    arena = Arena(
        "CrowdThrow 2 5", "Assign 0", seats=3, gone={2: 1}, hands={0: "mandoble mandoble"}, wear={0: "left_arm=garra"},
        dice="head torso left_leg",
    )  # fmt: skip
    arena.play("2: throw thumb p1")
    assert arena.counter("thumb", 0) == 1
    arena.play("0: attack mandoble p2, attack mandoble p2")
    assert arena.legal() == {"aim head", "reroll"}
    arena.play("0: reroll")
    assert [event["space"] for event in arena.events("hit")] == ["torso", "left_leg"]


@rule("TU-A53")
def test_thumbs_up_lapses_unused() -> None:
    arena = Arena(
        "Assign 0", hands={0: "flecha dardo_certero"}, wear={0: "left_arm=garra"}, thumb=[1, 0], dice="head torso"
    )
    twice = Arena(
        "Assign 0", hands={0: "mandoble mandoble"}, wear={0: "left_arm=garra"}, thumb=[1, 0], dice="head torso"
    )
    twice.play("0: attack mandoble p2, attack mandoble p2, aim head")
    assert [event["space"] for event in twice.events("hit")] == ["head", "torso"]
    arena.play("0: attack dardo_certero p2, attack flecha p2, aim head")
    assert arena.legal() == {"aim head", "aim torso"}
    over = Arena("EndOfCombat", wear={0: "head=balde", 1: "torso=lorica"}, thumb=[1, 0])
    assert over.counter("thumb", 0) == 0


@rule("TU-117", "TU-A54")
def test_a_six_is_any_of_them() -> None:
    arena = crowd(6)
    assert arena.legal() == {
        f"throw {thing} {who}" for thing in ("rock", "tomato", "flower", "thumb") for who in ("p1", "p2")
    }


@rule("TU-119", "TU-111", "TU-A57")
def test_the_fallen_leave_their_cards_and_stay_the_crowd() -> None:
    wear = {0: "head=balde", 1: "torso=lorica", 2: "head=galea-1 left_arm=die:3"}
    arena = Arena("Leave", seats=3, wear=wear, life={2: 0}, hands={2: "mandoble jubon sol_abrasador"})
    assert arena.counter("crowd", 2) == 1
    assert arena.hand(2) == []
    assert arena.keys("discard_helmet") == ["galea"]
    assert arena.keys("discard_torso") == ["jubon"]
    assert arena.keys("discard_blow") == ["mandoble"]
    assert arena.keys("discard_situation") == ["sol_abrasador"]
    assert arena.moment == "EquipTurn 0"
    arena.play("0: end")
    assert arena.moment == "EquipTurn 1"
    arena.state.source = Arena(dice="4").state.source
    arena.play("1: end")
    assert arena.moment == "CrowdThrow 2"


@rule("TU-A57")
def test_a_situation_stays_in_force_when_its_player_leaves() -> None:
    arena = Arena("Leave", seats=3, wear=THREE, life={2: 0}, situation="arena_mojada")
    assert arena.keys("situation") == ["arena_mojada"]


@rule("TU-121")
def test_in_a_two_player_game_there_is_never_a_crowd() -> None:
    arena = Arena("Leave", life={0: 0})
    assert arena.moment == "over"


@rule("TU-127", "TU-A56")
def test_the_crowd_acts_in_a_tie_break_round() -> None:
    arena = Arena(
        "TieVote", seats=3, gone={2: 1}, life={0: 7, 1: 7}, wear={0: "head=balde", 1: "torso=lorica"},
        active=-1,
    )  # fmt: skip
    arena.state.source = liza.seeded(4)
    assert arena.legal(0) == {"fight", "shake"}
    arena.play("0: fight", "1: fight", "0: end", "1: end")
    assert arena.moment == "CrowdThrow 2"
