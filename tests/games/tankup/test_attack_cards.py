"""Every attack card of the base pack, one test each."""

from __future__ import annotations

import pytest

from tests.games.tankup.arena import CONTENT, Arena
from tests.games.tankup.test_attack import hit
from tests.support import rule

BLOWS = ["punetazo", "garrotazo", "mandoble", "martillazo", "hachazo"]
SHOTS = ["flecha", "virote", "jabalina", "trabuco"]


def damage(card: str) -> int:
    """Return the damage printed on a card."""
    return int(CONTENT.damage[CONTENT.keys.index(card)])


def excess(card: str) -> int:
    """Return the excess damage printed on a card."""
    return int(CONTENT.excess[CONTENT.keys.index(card)])


@rule("TU-058", "TU-068")
@pytest.mark.parametrize("card", BLOWS)
def test_plain_blows(card: str) -> None:
    assert hit(card, "head").life(1) == 20 - damage(card)
    assert hit(card, "head", wear="head=balde").life(1) == 20 - excess(card)


@rule("TU-058", "TU-068")
@pytest.mark.parametrize("card", SHOTS)
def test_plain_shots(card: str) -> None:
    assert hit(card, dice="head torso").play("0: aim head").life(1) == 20 - damage(card)
    arena = hit(card, wear="head=balde", dice="head torso").play("0: aim head")
    assert arena.life(1) == 20 - excess(card)


@rule("TU-058", "TU-074")
@pytest.mark.parametrize("card", ["chispa", "bola_de_fuego"])
def test_plain_magic(card: str) -> None:
    assert hit(card, "head").life(1) == 20 - damage(card) - (damage(card) + 1) // 2


@rule("TU-A34")
def test_embestida_takes_a_random_card_on_a_bare_space() -> None:
    arena = hit("embestida", dice="head 2/1", hands={1: "flecha virote"})
    assert arena.hand(1) == ["flecha"]
    assert arena.keys("discard_shot") == ["virote"]
    assert hit("embestida", "head", wear="head=balde", hands={1: "flecha"}).hand(1) == ["flecha"]
    assert hit("embestida", "head", wear="head=die:1", hands={1: "flecha"}).hand(1) == ["flecha"]
    assert hit("embestida", "head").hand(1) == []


def test_patada_giratoria_draws_a_blow_that_cannot_be_played_this_turn() -> None:
    wear = {0: "left_arm=garra"}
    arena = Arena("Assign 0", hands={0: "patada_giratoria"}, wear=wear, top="mandoble", dice="head")
    arena.play("0: attack patada_giratoria p2")
    assert arena.hand(0) == ["mandoble"]
    assert arena.moment == "EquipTurn 1"
    assert hit("patada_giratoria", "head", empty="blow").hand(0) == []
    assert len(hit("patada_giratoria", "head", wear="head=mascara_de_hierro").hand(0)) == 1


@rule("TU-044", "TU-A69")
def test_demoledor_costs_the_next_free_attack() -> None:
    arena = hit("demoledor", "head")
    assert arena.life(1) == 14
    assert arena.counter("frozen", 0) == 1


@rule("TU-A68")
def test_honda_hurts_more_on_the_head() -> None:
    assert hit("honda", dice="head torso").play("0: aim head").life(1) == 20 - damage("honda") - 2
    assert hit("honda", dice="head torso").play("0: aim torso").life(1) == 20 - damage("honda")


@rule("TU-052")
def test_dardo_certero_needs_no_check() -> None:
    arena = hit("dardo_certero", dice="")
    assert arena.moment == "Aim 0"
    assert len(arena.legal()) == 6
    arena.play("0: aim left_leg")
    assert "aimed" not in arena.story
    assert arena.life(1) == 20 - damage("dardo_certero")


@rule("TU-A67")
def test_doble_flecha_hits_twice_each_with_its_own_check() -> None:
    arena = hit("doble_flecha", dice="head torso left_leg right_leg").play("0: aim head")
    assert arena.legal() == {"aim left_leg", "aim right_leg"}
    arena.play("0: aim right_leg")
    assert arena.life(1) == 20 - 2 * damage("doble_flecha")
    assert arena.keys("discard_shot") == ["doble_flecha"]


@rule("TU-A34")
@pytest.mark.parametrize("card", ["red_lastrada", "rayo"])
def test_an_armour_that_survives_is_turned(card: str) -> None:
    shot = card == "red_lastrada"
    arena = hit(card, dice="head torso" if shot else "head", wear="head=galea")
    if shot:
        arena.play("0: aim head")
    assert arena.turned(1, "head")
    die = hit(card, dice="head torso" if shot else "head", wear="head=die:6")
    if shot:
        die.play("0: aim head")
    assert die.resistance(1, "head") == 6 - damage(card)


@rule("TU-044", "TU-A69", "TU-A34")
def test_congelar_takes_the_next_free_attack_wherever_it_lands() -> None:
    arena = hit("congelar", "head")
    assert arena.counter("frozen", 1) == 1
    twice = hit("congelar", "head", frozen=[0, 1])
    assert twice.counter("frozen", 1) == 1


@rule("TU-A34", "TU-A35")
def test_acido_eats_armour_cards() -> None:
    assert hit("acido", "head", wear="head=yelmo_cerrado").worn(1, "head") is None
    assert hit("acido", "head").life(1) == 20 - 3 - 2
    assert hit("acido", "head", wear="head=die:4").resistance(1, "head") == 1


@rule("TU-083", "TU-A34")
def test_drenar_gives_half_of_the_life_lost_down() -> None:
    arena = hit("drenar", "head", life={0: 10})
    assert arena.life(1) == 15
    assert arena.life(0) == 12
    area = hit("drenar", "head", wear="head=galea", life={0: 10})
    assert (area.life(1), area.life(0)) == (18, 11)


@rule("TU-A69")
def test_maldicion_takes_the_next_free_draw_and_only_that_one() -> None:
    arena = Arena(
        "Assign 0", "BeginEquip 1", "BeginEquip 1", hands={0: "maldicion"}, dice="head", wear={1: "left_leg=zancos"}
    )
    arena.play("0: attack maldicion p2")
    assert arena.moment == "EquipTurn 1"
    arena.play("1: draw blow")
    assert arena.legal() == {"end"}
    arena.play("1: end, draw blow")
    assert "draw blow" in arena.legal()


@rule("TU-A34", "TU-A66", "TU-A72")
def test_telequinesis_sends_a_surviving_armour_back_with_its_counters() -> None:
    arena = hit("telequinesis", "head", wear="head=galea!")
    assert arena.worn(1, "head") is None
    back = arena.pieces("hand", 1, eyes=0)[0]
    assert (back["key"], back["numbers"]["resistance"]) == ("galea", 2)
    assert [mark["key"] for mark in back["marks"]] == ["acero", "damage"]
    assert hit("telequinesis", "head", wear="head=balde").hand(1) == []


@rule("TU-074", "TU-077")
def test_terremoto_reaches_two_neighbours_or_the_only_one() -> None:
    arena = hit("terremoto", "torso").play("0: splash head")
    assert "splash head" not in arena.legal()
    arena.play("0: splash left_leg")
    assert arena.life(1) == 20 - 3 - 2 - 2
    both = hit("terremoto", "left_leg")
    assert both.moment == "EquipTurn 1"
    assert both.life(1) == 13
    assert hit("terremoto", "head").life(1) == 15


def test_no_attack_card_is_left_without_a_test() -> None:
    tested = {*BLOWS, *SHOTS} | {
        "chispa", "bola_de_fuego", "embestida", "patada_giratoria", "demoledor", "honda", "dardo_certero",
        "doble_flecha", "red_lastrada", "rayo", "congelar", "acido", "drenar", "maldicion", "telequinesis", "terremoto",
    }  # fmt: skip
    assert tested == set(CONTENT.keys[CONTENT.armours : CONTENT.armours + CONTENT.attacks])
