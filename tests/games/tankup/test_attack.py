"""Attacks: assigning, hit checks, damage, excess, immunity, area."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tankup.vocabulary import SPACES
from tests.games.tankup.arena import Arena
from tests.support import rule


def hit(card: str, space: str = "torso", wear: str = "", dice: str = "", **more: Any) -> Arena:
    """Let seat 0 play one attack at seat 1, with the die on one space."""
    arena = Arena("Assign 0", hands={0: card, **more.pop("hands", {})}, wear={1: wear}, dice=dice or space, **more)
    return arena.play(f"0: attack {card} p2")


@rule("TU-043", "TU-046", "TU-A25")
def test_one_free_attack_and_attacking_is_optional() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble flecha"}, dice="head")
    assert arena.legal() == {"attack mandoble p2", "attack flecha p2", "end"}
    assert arena.refused("attack mandoble p1") == "TU-A25"
    assert arena.refused("attack virote p2") == "TU-046"
    arena.play("0: attack mandoble p2")
    assert arena.moment == "EquipTurn 1"
    quiet = Arena("Assign 0", hands={0: "mandoble"}).play("0: end")
    assert quiet.moment == "EquipTurn 1"
    assert quiet.life(1) == 20


@rule("TU-044", "TU-A58", "TU-A69")
def test_without_the_free_attack_nothing_is_asked() -> None:
    arena = Arena("CombatTurn 0", hands={0: "mandoble"}, frozen=[1, 0])
    assert arena.moment == "EquipTurn 1"
    assert arena.counter("frozen", 0) == 0
    arena = Arena(
        "CombatTurn 0", hands={0: "mandoble mandoble"}, wear={0: "left_arm=garra"}, frozen=[1, 0], dice="head"
    )
    assert arena.play("0: attack mandoble p2").moment == "EquipTurn 1"


@rule("TU-045", "TU-051", "TU-A23")
def test_atk_icons_and_the_extra_attack_add_up() -> None:
    hands = {0: "mandoble mandoble mandoble martillazo martillazo"}
    wear = {0: "left_arm=garra right_arm=puno_de_hierro"}
    arena = Arena("Assign 0", hands=hands, wear=wear, bonus_attacks=1, dice="head head head head")
    arena.play("0: attack mandoble p2, attack mandoble p2, attack mandoble p2, attack martillazo p2")
    assert arena.hand(0) == ["martillazo"]
    assert len(arena.events("revealed")) == 4
    wear = {0: "left_arm=garra_mayor"}
    arena = Arena("Assign 0", hands=hands, wear=wear, dice="head head head")
    arena.play("0: attack mandoble p2, attack mandoble p2, attack mandoble p2")
    assert len(arena.events("revealed")) == 3


@rule("TU-047", "TU-048", "TU-049", "TU-A24", "TU-A26", "TU-124")
def test_attacks_are_laid_face_down_in_lines_and_resolved_from_the_front() -> None:
    wear = {0: "left_arm=garra_mayor"}
    hands = {0: "mandoble martillazo garrotazo"}
    arena = Arena("Assign 0", seats=3, hands=hands, wear=wear, dice="head torso head")
    arena.play("0: attack mandoble p2, attack martillazo p3")
    assert arena.keys("line", 1, eyes=0) == ["mandoble"]
    assert arena.keys("line", 1, eyes=1) == [None]
    assert arena.pieces("line", 1)[0]["kind"] == "blow"
    laid = next(event for event in arena.state.events if event.kind == "laid")
    assert laid.seen_by(2) == {"event": "laid", "seat": 0, "target_seat": 2, "back": "blow", "card": None}
    arena.play("0: attack garrotazo p2")
    assert arena.moment == "Resolve 0"
    assert arena.legal() == {"resolve p2", "resolve p3"}
    assert arena.refused("resolve p1") == "TU-A24"
    arena.play("0: resolve p3")
    assert [event["card"] for event in arena.events("revealed")] == ["martillazo", "mandoble", "garrotazo"]


@rule("TU-050", "TU-049")
def test_while_the_first_is_resolved_the_second_and_third_stay_face_down() -> None:
    wear = {0: "left_arm=garra_mayor"}
    arena = Arena("Assign 0", hands={0: "flecha virote jabalina"}, wear=wear, dice="head torso")
    arena.play("0: attack flecha p2, attack virote p2, attack jabalina p2")
    assert arena.moment == "Aim 0"
    assert arena.keys("attack") == ["flecha"]
    assert arena.keys("line", 1, eyes=1) == [None, None]


@rule("TU-A23")
def test_losing_armour_later_does_not_cancel_cards_already_laid() -> None:
    wear = {0: "left_arm=garra", 1: "left_leg=espolon"}
    arena = Arena("Assign 0", hands={0: "mandoble martillazo"}, wear=wear, dice="head head")
    arena.play("0: attack mandoble p2, attack martillazo p2", "1: use espolon")
    assert len(arena.events("revealed")) == 2


@rule("TU-047", "TU-A71", "TU-A29")
def test_somebody_at_zero_who_is_still_in_can_be_attacked_and_the_card_is_not_aimed_anew() -> None:
    wear = {0: "left_arm=garra"}
    more: dict[str, Any] = {"life": {1: 2}, "dice": "head head", "options": {"elimination": "end_of_combat"}}
    arena = Arena("Assign 0", seats=3, hands={0: "mandoble mandoble"}, wear=wear, **more)
    arena.play("0: attack mandoble p2, attack mandoble p2")
    assert len(arena.events("revealed")) == 2
    assert arena.life(1) == 0
    again = Arena("Assign 0", seats=3, hands={0: "mandoble"}, **more | {"life": {1: 0}})
    assert again.legal() == {"attack mandoble p2", "attack mandoble p3", "end"}
    arena = Arena("Assign 0", seats=3, hands={0: "mandoble"}, gone={1: 1})
    assert arena.refused("attack mandoble p2") == "TU-047"


@rule("TU-052", "TU-053", "TU-054", "TU-055")
@pytest.mark.parametrize("card", ["mandoble", "bola_de_fuego"])
@pytest.mark.parametrize("space", SPACES.keys)
def test_blows_and_magic_roll_one_die(card: str, space: str) -> None:
    arena = hit(card, space, wear="torso=lorica")
    assert [event["space"] for event in arena.events("aimed")] == [space]
    assert [event["space"] for event in arena.events("hit")] == [space]


@rule("TU-056", "TU-057", "TU-A36")
def test_shots_roll_two_different_dice_and_the_attacker_keeps_one() -> None:
    arena = hit("flecha", dice="head head head left_leg")
    assert arena.moment == "Aim 0"
    assert arena.legal() == {"aim head", "aim left_leg"}
    assert [die["note"] for die in arena.state.view(1)["dice"]] == ["head", "left_leg"]
    assert arena.refused("aim torso") == "TU-053"
    assert arena.refused("reroll") == "TU-116"
    arena.play("0: aim left_leg")
    assert [event["space"] for event in arena.events("hit")] == ["left_leg"]


@rule("TU-058", "TU-059")
def test_on_a_bare_space_the_damage_is_taken_from_life() -> None:
    assert hit("mandoble").life(1) == 15


@rule("TU-060", "TU-062", "TU-063")
def test_on_an_armour_it_leaves_counters_and_life_is_spared() -> None:
    arena = hit("mandoble", wear="torso=lorica")
    assert arena.life(1) == 20
    assert arena.resistance(1, "torso") == 2
    assert {"kind": "token", "key": "damage", "count": 5} in arena.pieces("torso", 1)[0]["marks"]


@rule("TU-061", "TU-067", "TU-A37")
def test_damage_that_reaches_the_resistance_destroys_and_the_rest_is_lost() -> None:
    arena = hit("virote", wear="head=balde", dice="head torso").play("0: aim head")
    assert arena.worn(1, "head") is None
    assert arena.keys("broken") == ["balde"]
    assert arena.life(1) == 20
    assert arena.keys("discard_shot") == ["virote"]


@rule("TU-064", "TU-065", "TU-066")
def test_resistance_five_hit_by_three_and_then_by_two() -> None:
    wear = {0: "left_arm=garra", 1: "torso=cota_de_malla"}
    arena = Arena("Assign 0", hands={0: "patada_giratoria congelar"}, wear=wear, dice="torso torso")
    arena.play("0: attack patada_giratoria p2, attack congelar p2", "0: splash head")
    assert [event["left"] for event in arena.events("damaged")] == [2, 0]
    assert arena.worn(1, "torso") is None
    assert arena.life(1) == 19


@rule("TU-122", "TU-065")
def test_counters_of_one_two_and_five_destroy_resistance_eight() -> None:
    wear = {1: "torso=lorica-3"}
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear=wear, dice="torso")
    arena.play("0: attack mandoble p2")
    assert arena.worn(1, "torso") is None
    assert arena.life(1) == 19


@rule("TU-068", "TU-069", "TU-070", "TU-071", "TU-067")
def test_a_blow_with_excess_damage() -> None:
    broke = hit("demoledor", "head", wear="head=galea")
    assert (broke.worn(1, "head"), broke.life(1)) == (None, 17)
    assert hit("demoledor", "head").life(1) == 14
    held = hit("demoledor", wear="torso=lorica")
    assert (held.resistance(1, "torso"), held.life(1)) == (1, 20)


@rule("TU-A30", "TU-067")
def test_excess_counts_when_earlier_counters_help_to_break() -> None:
    assert hit("martillazo", wear="torso=lorica-4").life(1) == 18


@rule("TU-072", "TU-A40", "TU-A31")
@pytest.mark.parametrize("turned", ["", "!"])
def test_an_immune_armour_ignores_damage_and_harmful_effects_even_turned(turned: str) -> None:
    arena = hit("red_lastrada", wear=f"torso=escamas{turned}", dice="torso head").play("0: aim torso")
    assert arena.resistance(1, "torso") == 6
    assert arena.turned(1, "torso") == bool(turned)
    arena = hit("congelar", wear=f"torso=tunica_encantada{turned}")
    assert arena.moment == "EquipTurn 1"
    assert arena.counter("frozen", 1) == 0
    assert (arena.life(1), arena.resistance(1, "torso")) == (20, 4)


@rule("TU-072", "TU-A31")
def test_all_damage_of_an_attack_on_an_immune_armour_is_ignored_the_area_part_included() -> None:
    arena = hit("bola_de_fuego", wear="torso=tunica_encantada head=galea")
    assert arena.story == ["laid", "revealed", "aimed", "hit", "ignored"]
    assert arena.moment == "EquipTurn 1"
    assert (arena.life(1), arena.resistance(1, "torso"), arena.resistance(1, "head")) == (20, 4, 4)
    quake = hit("terremoto", wear="torso=tunica_encantada")
    assert (quake.moment, quake.life(1)) == ("EquipTurn 1", 20)


@rule("TU-A31", "TU-072")
def test_an_option_lets_the_area_part_past_an_immune_armour_but_not_the_rest() -> None:
    arena = hit("congelar", wear="torso=tunica_encantada", options={"area_past_immunity": True})
    assert arena.moment == "Area 0"
    arena.play("0: splash head")
    assert arena.story == ["splashed", "lost"]
    assert (arena.life(1), arena.resistance(1, "torso"), arena.counter("frozen", 1)) == (19, 4, 0)


@rule("TU-073", "TU-085", "TU-A59", "TU-A31")
def test_the_rune_cuirass_heals_when_magic_hits_it_first_and_not_for_other_attacks() -> None:
    arena = Arena("Assign 0", hands={0: "bola_de_fuego"}, wear={1: "torso=coraza_de_runas"}, life={1: 10}, dice="torso")
    arena.play("0: attack bola_de_fuego p2")
    assert arena.story == ["laid", "revealed", "aimed", "hit", "recovered", "ignored"]
    assert (arena.life(1), arena.resistance(1, "torso")) == (12, 6)
    assert arena.moment == "EquipTurn 1"
    blow = hit("mandoble", wear="torso=coraza_de_runas", life={1: 10})
    assert blow.life(1) == 10
    area = hit("bola_de_fuego", "head", wear="torso=coraza_de_runas", life={1: 10})
    assert area.life(1) == 6
    turned = hit("bola_de_fuego", wear="torso=coraza_de_runas!", life={1: 10})
    assert turned.life(1) == 10


@rule("TU-074", "TU-075", "TU-A02", "TU-A32", "TU-A33", "TU-082")
def test_magic_reaches_one_neighbour_that_the_attacker_must_choose() -> None:
    arena = hit("bola_de_fuego", wear="left_arm=garra")
    assert arena.moment == "Area 0"
    assert arena.legal() == {f"splash {s}" for s in ("head", "left_arm", "right_arm", "left_leg", "right_leg")}
    assert arena.refused("splash torso") == "TU-074"
    assert arena.refused("pass") == "TU-009"
    arena.play("0: splash left_arm")
    assert arena.life(1) == 16
    assert arena.resistance(1, "left_arm") == 1
    bare = hit("bola_de_fuego", "left_leg")
    assert bare.legal() == {"splash torso", "splash right_leg"}
    bare.play("0: splash right_leg")
    assert bare.life(1) == 14


@rule("TU-A02")
def test_the_head_has_one_neighbour_so_nothing_is_asked_and_a_grid_is_an_option() -> None:
    arena = hit("bola_de_fuego", "head")
    assert arena.moment == "EquipTurn 1"
    assert [event["space"] for event in arena.events("splashed")] == ["torso"]
    grid = hit("bola_de_fuego", "head", options={"layout": "grid"})
    assert grid.legal() == {"splash torso", "splash left_arm"}


@rule("TU-078", "TU-082", "TU-A35")
@pytest.mark.parametrize(("boost", "area"), [(-2, 1), (-1, 1), (0, 2), (1, 2), (2, 3)])
def test_the_area_part_is_half_of_the_modified_damage_rounded_up(boost: int, area: int) -> None:
    arena = hit("chispa", "head", boost=[0, 0, boost])
    assert arena.life(1) == 20 - (3 + boost) - area


@rule("TU-076")
@pytest.mark.parametrize("card", ["mandoble", "dardo_certero"])
def test_nothing_but_magic_reaches_a_neighbour(card: str) -> None:
    arena = hit(card, "head") if card == "mandoble" else hit(card, dice="").play("0: aim head")
    assert "splashed" not in arena.story


@rule("TU-077", "TU-A34")
def test_the_effect_of_magic_touches_the_first_space_only() -> None:
    arena = hit("rayo", "head", wear="torso=lorica head=galea")
    assert arena.turned(1, "head")
    assert not arena.turned(1, "torso")
    assert arena.resistance(1, "torso") == 5
    away = hit("rayo", "head", wear="torso=lorica")
    assert not away.turned(1, "torso")


@rule("TU-A31", "TU-A30", "TU-067")
def test_an_immune_neighbour_ignores_the_area_part_and_it_never_has_excess() -> None:
    arena = hit("bola_de_fuego", "head", wear="torso=tunica_encantada")
    assert arena.resistance(1, "torso") == 4
    assert arena.life(1) == 16


@rule("TU-A65", "TU-A44")
def test_the_area_part_opens_no_hit_window() -> None:
    arena = hit("bola_de_fuego", "head", wear="torso=caldera right_leg=pata_de_palo", life={1: 20})
    assert arena.moment == "EquipTurn 1"
    assert arena.resistance(1, "torso") == 4


@rule("TU-A67")
def test_the_order_within_one_attack() -> None:
    wear = "torso=tunica_encantada-2 left_leg=espolon"
    arena = hit("garrotazo", wear=wear)
    assert arena.story == [
        "laid", "revealed", "aimed", "hit", "damaged", "destroyed", "lost",
    ]  # fmt: skip
    assert arena.moment == "React 1"
    assert arena.keys("attack") == ["garrotazo"]
    arena.play("1: use espolon")
    assert arena.story == ["used", "turned", "countered", "lost"]
    assert arena.keys("discard_blow") == ["garrotazo"]


@rule("TU-A67")
def test_written_effect_then_area_then_life_lost() -> None:
    arena = hit("maldicion", "head", wear="head=galea")
    assert arena.story == ["laid", "revealed", "aimed", "hit", "damaged", "cursed", "splashed", "lost"]


@rule("TU-A68")
def test_damage_modifiers_come_in_two_steps_and_never_below_zero() -> None:
    arena = hit("acido", "head", wear="head=yelmo_cerrado", boost=[0, 0, 1], tough=[0, 1])
    assert arena.events("damaged")[0]["amount"] == 3 + 1 + 2 - 1
    assert arena.life(1) == 18
    none = hit("patada_giratoria", wear="torso=lorica", tough=[0, 5])
    assert none.resistance(1, "torso") == 7


@rule("TU-A27", "TU-A28")
def test_life_stays_between_zero_and_twenty() -> None:
    arena = hit("demoledor", "head", life={1: 3})
    assert [(event["amount"], event["left"]) for event in arena.events("lost")] == [(6, 0)]
    assert arena.life(1) == 0
    heal = Arena("Abilities 0", wear={0: "left_leg=pata_de_palo"}, life={0: 19}).play("0: use pata_de_palo")
    assert heal.life(0) == 20
