"""Situations: playing and stepping on them, how long they last, and what each one does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.tankup.arena import CONTENT, Arena
from tests.games.tankup.test_attack import hit
from tests.support import rule

HEAVY = "torso=lorica head=galea left_arm=escudo_de_la_legion"


@rule("TU-098", "TU-099", "TU-A47")
def test_anybody_may_play_one_at_the_start_of_any_combat_turn() -> None:
    hands = {0: "sed_de_sangre mandoble", 1: "arena_mojada", 2: "flecha"}
    arena = Arena("CombatTurn 0", seats=3, hands=hands)
    assert arena.moment == "SituationWindow 0"
    assert arena.legal() == {"pass", "play sed_de_sangre"}
    assert arena.refused("play mercado_negro") == "TU-098"
    arena.play("0: pass")
    assert arena.moment == "SituationWindow 1"
    arena.play("1: play arena_mojada")
    assert arena.keys("situation", eyes=None) == ["arena_mojada"]
    assert arena.moment == "StepOn 0"
    arena.play("0: pass")
    assert arena.keys("situation") == ["arena_mojada"]
    assert arena.moment == "Assign 0"


@rule("TU-098", "TU-A47")
def test_only_those_with_a_situation_are_asked_and_declining_closes_the_window() -> None:
    arena = Arena("CombatTurn 0", seats=3, hands={0: "mandoble", 2: "arena_mojada"})
    assert arena.moment == "SituationWindow 2"
    arena.play("2: pass")
    assert arena.moment == "Assign 0"


@rule("TU-101", "TU-102", "TU-103", "TU-A49", "TU-A48")
def test_stepping_on_a_situation_in_a_chain() -> None:
    hands = {0: "sed_de_sangre tregua_del_emperador", 1: "arena_mojada", 2: "campo_antimagia"}
    arena = Arena("CombatTurn 0", seats=3, hands=hands, situation="mercado_negro")
    arena.play("0: play sed_de_sangre")
    assert arena.moment == "StepOn 1"
    assert arena.keys("situation") == ["mercado_negro", "sed_de_sangre"]
    assert arena.refused("play campo_antimagia") == "TU-101"
    arena.play("1: play arena_mojada")
    assert arena.moment == "StepOn 0"
    arena.play("0: play tregua_del_emperador")
    assert arena.moment == "StepOn 2"
    arena.play("2: pass")
    assert arena.keys("situation") == ["tregua_del_emperador"]
    assert arena.keys("discard_situation") == ["sed_de_sangre", "arena_mojada", "mercado_negro"]
    assert [event["card"] for event in arena.events("in_force")] == ["tregua_del_emperador"]


@rule("TU-A49")
def test_nobody_steps_on_the_own_situation() -> None:
    arena = Arena("CombatTurn 0", hands={0: "sed_de_sangre arena_mojada"}).play("0: play sed_de_sangre")
    assert arena.keys("situation") == ["sed_de_sangre"]
    assert arena.moment == "EquipTurn 1"


def rounds(**more: Any) -> list[int]:
    """Play rounds in which nothing happens and return how many rounds the situation has left after each."""
    arena = Arena(
        "CombatTurn 0",
        "EndOfCombat",
        wear={0: "head=balde", 1: "torso=lorica"},
        hands={0: "sed_de_sangre"},
        dice="1 1 1 1",
        **more,
    )
    arena.play("0: play sed_de_sangre")
    left = []
    while arena.keys("situation"):
        left.append(arena.pieces("situation")[0]["numbers"]["rounds"])
        arena.play("0: end", "1: end", "1: pass", "0: pass")
    return left


@rule("TU-100", "TU-A50", "TU-A73")
def test_it_lasts_the_rest_of_this_round_and_three_more() -> None:
    assert rounds() == [3, 2, 1]
    assert rounds(options={"duration": "this_round_too"}) == [2, 1]


@rule("TU-104", "TU-A51", "TU-096")
def test_nube_corrosiva_eats_at_every_armour_once_per_combat_phase() -> None:
    wear = {0: "torso=escamas head=balde-1 left_leg=die:2", 1: "torso=coraza_de_runas"}
    hands = {0: "nube_corrosiva flecha", 1: "flecha"}
    arena = Arena("CombatTurn 0", "CombatTurn 1", "Corrode", wear=wear, hands=hands, life={0: 5})
    arena.play("0: play nube_corrosiva")
    assert arena.resistance(0, "torso") == 5
    assert arena.resistance(1, "torso") == 5
    assert arena.worn(0, "head") is None
    assert arena.resistance(0, "left_leg") == 2
    assert arena.life(0) == 5
    arena.play("0: end", "1: end")
    assert arena.resistance(0, "torso") == 5
    later = Arena(
        "CombatPhase", wear={0: "torso=escamas", 1: "torso=lorica"}, situation="nube_corrosiva", round=2, dice="1"
    )
    assert later.resistance(0, "torso") == 5
    assert later.story.index("damaged") < later.story.index("weighed")


@rule("TU-A51", "TU-104")
def test_nube_corrosiva_replayed_in_the_same_phase_does_nothing_again() -> None:
    arena = Arena("CombatTurn 0", wear={0: "torso=lorica"}, hands={0: "nube_corrosiva"}, corroded=1)
    arena.play("0: play nube_corrosiva")
    assert arena.resistance(0, "torso") == 7


@rule("TU-A44")
def test_brazo_grua_answers_nube_corrosiva_too() -> None:
    wear = {0: "head=balde-1 torso=jubon-3 left_arm=brazo_grua"}
    arena = Arena("CombatTurn 0", wear=wear, hands={0: "nube_corrosiva"}).play("0: play nube_corrosiva")
    assert arena.moment == "Destroyed 0"
    arena.play("0: use brazo_grua")
    assert arena.hand(0) == ["balde"]
    assert arena.keys("broken") == ["jubon"]


def test_niebla_espesa_leaves_shots_one_die_rocks_too() -> None:
    arena = hit("flecha", "head", situation="niebla_espesa")
    assert arena.moment == "EquipTurn 1"
    assert arena.life(1) == 17
    rock = Arena("CrowdThrow 2 1", seats=3, gone={2: 1}, situation="niebla_espesa", dice="head")
    assert rock.play("2: throw rock p1").life(0) == 17


@rule("TU-A68")
def test_tormenta_arcana_strengthens_magic() -> None:
    assert hit("chispa", "head", situation="tormenta_arcana").life(1) == 20 - 4 - 2
    assert hit("mandoble", "head", situation="tormenta_arcana").life(1) == 15


@rule("TU-A68")
def test_arena_mojada_weakens_blows() -> None:
    assert hit("mandoble", "head", situation="arena_mojada").life(1) == 16
    assert hit("chispa", "head", situation="arena_mojada").life(1) == 15


def test_sol_abrasador_burns_the_heavy() -> None:
    arena = Arena("CombatTurn 0", wear={0: HEAVY}, situation="sol_abrasador")
    assert arena.counter("weight", 0) == 16
    assert arena.life(0) == 19
    light = Arena("CombatTurn 0", wear={0: HEAVY.replace("galea", "yelmo_de_runas")}, situation="sol_abrasador")
    assert (light.counter("weight", 0), light.life(0)) == (15, 20)


@rule("TU-044", "TU-A58")
def test_tregua_del_emperador_takes_the_free_attack_but_not_the_others() -> None:
    truce = Arena("CombatTurn 0", hands={0: "mandoble mandoble"}, situation="tregua_del_emperador")
    assert truce.moment == "EquipTurn 1"
    wear = {0: "left_arm=garra"}
    armed = Arena(
        "CombatTurn 0", hands={0: "mandoble mandoble"}, wear=wear, situation="tregua_del_emperador", dice="head"
    )
    armed.play("0: attack mandoble p2")
    assert armed.moment == "EquipTurn 1"


@rule("TU-096")
def test_mercado_negro_gives_a_second_free_draw() -> None:
    arena = Arena("BeginEquip 0", "BeginEquip 1", situation="mercado_negro").play("0: draw blow, draw arm")
    assert arena.legal() == {"end"} | {text for text in arena.legal() if text.startswith("equip")}
    arena.play("0: end", "1: draw blow, draw blow")
    assert "draw blow" not in arena.legal()


@rule("TU-A68")
def test_sed_de_sangre_hurts_more_on_bare_spaces_but_not_in_the_area() -> None:
    assert hit("mandoble", "head", situation="sed_de_sangre").life(1) == 14
    assert hit("mandoble", "head", wear="head=die:6", situation="sed_de_sangre").resistance(1, "head") == 1
    assert hit("chispa", "head", situation="sed_de_sangre").life(1) == 20 - 4 - 2


def test_armeria_cerrada_closes_the_armour_decks() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "lorica flecha"}, situation="armeria_cerrada")
    assert {text for text in arena.legal() if text.startswith("draw")} == {"draw blow", "draw shot", "draw magic"}
    assert arena.refused("draw arm") == "TU-A19"
    assert arena.refused("trade lorica") == "TU-A14"
    assert "trade flecha" in arena.legal()
    flower = Arena("DrawCards 0 127 1 5", situation="armeria_cerrada")
    assert flower.legal() == {"pass", "draw blow", "draw shot", "draw magic"}
    assert flower.refused("draw arm") == "TU-A19"


def test_lluvia_de_flores_lets_the_first_in_order_draw() -> None:
    wear = {1: "torso=lorica"}
    arena = Arena("CombatOrder", wear=wear, situation="lluvia_de_flores", top="mandoble", dice="2")
    assert arena.moment == "DrawCards 0"
    assert "draw situation" not in arena.legal()
    assert "pass" in arena.legal()
    arena.play("0: draw blow")
    assert arena.hand(0) == ["mandoble"]
    assert arena.moment == "PlaceDie 1"


@rule("TU-077")
def test_campo_antimagia_takes_effects_and_area_from_magic() -> None:
    arena = hit("congelar", "head", situation="campo_antimagia")
    assert arena.life(1) == 18
    assert arena.counter("frozen", 1) == 0
    assert hit("acido", "head", wear="head=yelmo_cerrado", situation="campo_antimagia").resistance(1, "head") == 2
    blow = hit("demoledor", "head", situation="campo_antimagia")
    assert blow.counter("frozen", 0) == 1


def test_mundo_al_reves_turns_the_order_around_and_keeps_the_bonuses() -> None:
    wear = {0: "head=balde", 1: "torso=lorica", 2: "torso=jubon"}
    hands = {0: "flecha", 1: "flecha", 2: "flecha"}
    arena = Arena("CombatOrder", seats=3, wear=wear, hands=hands, situation="mundo_al_reves", dice="3")
    assert [arena.counter("order", seat) for seat in range(3)] == [3, 1, 2]
    assert arena.moment == "PlaceDie 1"
    arena.play("1: pass", "1: end", "2: end")
    assert arena.moment == "LightestBonus 0"


@rule("TU-102")
def test_a_situation_that_was_stepped_on_never_acts() -> None:
    hands = {0: "nube_corrosiva", 1: "arena_mojada"}
    arena = Arena("CombatTurn 0", wear={0: "torso=lorica"}, hands=hands)
    arena.play("0: play nube_corrosiva", "1: play arena_mojada")
    assert arena.resistance(0, "torso") == 7


def test_no_situation_is_left_without_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    names = CONTENT.keys[CONTENT.armours + CONTENT.attacks : CONTENT.cards]
    assert len(names) == 12
    assert [name for name in names if f"def test_{name}" not in text] == []


@pytest.mark.parametrize("moment", ["EquipTurn 0", "Assign 0"])
@rule("TU-098", "TU-009")
def test_situations_wait_for_their_window(moment: str) -> None:
    arena = Arena(moment, hands={0: "arena_mojada mandoble"})
    assert arena.refused("play arena_mojada") == "TU-009"
