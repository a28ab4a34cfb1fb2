"""Just so much and no more: the amounts of shipped cards, and the first and the last card of everything one can do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.games.tankup.test_meetings import with_pack
from tests.support import rule

FERIA = "torso=jubon left_leg=zancos"


@rule("TU-092", "TU-046")
def test_springs_give_one_attack_more_and_not_two() -> None:
    arena = Arena("Abilities 0", "Assign 0", wear={0: "left_leg=resortes"}, hands={0: "mandoble mandoble mandoble"},
                  dice="head head")  # fmt: skip
    arena.play("0: use resortes")
    assert arena.counter("attacks", 0) == 2
    arena.play("0: attack mandoble p2, attack mandoble p2")
    assert arena.moment == "EquipTurn 1"


@pytest.mark.parametrize(
    ("wear", "card", "draws"),
    [
        (f"{FERIA} head=cubo_de_cocina", "cubo_de_cocina", 2),
        ("left_leg=botas_de_cuero", "botas_de_cuero", 1),
    ],
)
def test_cards_that_draw_ask_as_often_as_they_say(wear: str, card: str, draws: int) -> None:
    arena = Arena("Abilities 0", wear={0: wear}).play(f"0: use {card}")
    for number in range(draws):
        assert arena.moment == "DrawCards 0", number
        arena.play("0: draw blow")
    assert arena.moment == "EquipTurn 1"
    assert len(arena.hand(0)) == draws


@rule("TU-091")
def test_pointed_shoes_draw_one_card() -> None:
    arena = Arena("CombatTurn 0", wear={0: "left_leg=zapatos_de_punta"}, hands={1: "sol_abrasador"}, top="mandoble")
    arena.play("1: play sol_abrasador", "0: use zapatos_de_punta, draw blow")
    assert arena.moment == "Assign 0"
    assert arena.events("in_force") == [{"event": "in_force", "card": "sol_abrasador"}]


@rule("TU-074")
def test_an_earthquake_reaches_two_neighbours_and_not_three() -> None:
    arena = Arena("Assign 0", hands={0: "terremoto"}, dice="torso").play("0: attack terremoto p2")
    arena.play("0: splash head, splash left_leg")
    assert (arena.moment, arena.life(1)) == ("EquipTurn 1", 13)


@rule("TU-A34", "TU-A35")
@pytest.mark.parametrize(("left", "stands"), [(5, False), (6, True)])
def test_acid_does_two_more_to_an_armour_card(left: int, *, stands: bool) -> None:
    arena = Arena("Assign 0", hands={0: "acido"}, wear={1: f"torso=lorica-{7 - left}"}, dice="torso")
    arena.play("0: attack acido p2", "0: splash head")
    assert (arena.worn(1, "torso") is not None) == stands
    assert arena.life(1) == 18


@rule("TU-087", "TU-014")
def test_a_turned_icon_is_not_spent_in_the_place_of_the_free_draw() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_leg=zancos! head=capacete!"}).play("0: draw blow")
    assert not any(text.startswith("draw") for text in arena.legal())


@rule("TU-027", "TU-087")
def test_a_turned_ap_is_not_spent_in_the_place_of_the_free_armour() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_leg=rodilleras!"}, hands={0: "galea lorica"}).play(
        "0: equip galea head"
    )
    assert arena.refused("equip lorica torso") == "TU-027"


# The first and the last card of every verb.


def test_the_first_and_the_last_armour_are_equipped_swapped_exchanged_and_taken() -> None:
    arena = Arena("EquipTurn 0", hands={0: "galea rodilleras"}, free_equips=2)
    arena.play("0: equip galea head, equip rodilleras right_leg")
    assert (arena.worn(0, "head"), arena.worn(0, "right_leg")) == ("galea", "rodilleras")
    wear = {0: "head=balde right_leg=zancos left_arm=brazo_grua"}
    first = Arena("EquipTurn 0", wear=wear, hands={0: "galea"}).play("0: swap galea head")
    assert (first.worn(0, "head"), first.hand(0)) == ("galea", ["balde"])
    last = Arena("EquipTurn 0", wear=wear, hands={0: "rodilleras"}).play("0: swap rodilleras right_leg")
    assert (last.worn(0, "right_leg"), last.hand(0)) == ("rodilleras", ["zancos"])
    traded = Arena("EquipTurn 0", wear=wear, hands={0: "galea"}, top="yelmo_cerrado").play("0: trade galea")
    assert traded.hand(0) == ["yelmo_cerrado"]
    for card in ("galea", "rodilleras"):
        taken = Arena("Salvage 0", broken="galea rodilleras").play(f"0: take {card}")
        assert taken.hand(0) == [card]


def test_the_first_and_the_last_card_of_all_are_exchanged_and_discarded() -> None:
    wear = {0: "left_arm=brazo_grua torso=jubon"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "mundo_al_reves"}, top="arena_mojada")
    assert arena.play("0: trade mundo_al_reves").hand(0) == ["arena_mojada"]
    for card, left in (("galea", "mundo_al_reves"), ("mundo_al_reves", "galea")):
        spied = Arena("SpyDiscard 0 1", hands={1: "galea mundo_al_reves"}).play(f"0: discard {card}")
        assert spied.hand(1) == [left]


def test_the_first_and_the_last_attack_are_laid_at_the_first_and_the_last_seat() -> None:
    hands = {0: "punetazo terremoto", 3: "punetazo terremoto"}
    far = Arena("Assign 0", seats=4, hands=hands, dice="head").play("0: attack punetazo p4")
    assert far.life(3) == 16
    near = Arena("Assign 3", seats=4, hands=hands, dice="head", active=3).play("3: attack terremoto p1")
    assert near.life(0) == 15


@rule("TU-098")
@pytest.mark.parametrize("card", ["nube_corrosiva", "mundo_al_reves"])
def test_the_first_and_the_last_situation_are_played_and_stepped_with(card: str) -> None:
    arena = Arena("CombatTurn 0", hands={0: card}).play(f"0: play {card}")
    assert arena.keys("situation") == [card]
    step = Arena("CombatTurn 0", hands={0: "sol_abrasador", 1: card}).play("0: play sol_abrasador", f"1: play {card}")
    assert step.keys("situation") == [card]


@rule("TU-092", "TU-086")
@pytest.mark.parametrize(
    ("card", "space", "old"),
    [
        ("galea", "head", 'ability = { word = "conjunto", do = "toughen", amount = 2 }'),
        ("rodilleras", "left_leg", "resistance = 3\nap = 1\n"),
    ],
)
def test_the_first_and_the_last_armour_are_used_in_every_window(card: str, space: str, old: str) -> None:
    windows = '["equip_turn", "own_turn", "hit_located", "end_of_combat"]'
    new = f'ability = {{ word = "romper", when = {windows}, do = "heal", amount = 3 }}'
    if card == "rodilleras":
        new = f"resistance = 3\nap = 1\n{new}\n"
    game = with_pack((old, new))
    more: dict[str, Any] = {"wear": {0: f"{space}={card}"}, "life": {0: 10}, "game": game}
    for moment in ("EquipTurn 0", "Abilities 0", "EndOfCombat"):
        arena = Arena(moment, stop="EquipTurn 1", **more) if moment != "EndOfCombat" else Arena(
            moment, **more | {"wear": {0: f"{space}={card}", 1: "torso=lorica"}}
        )  # fmt: skip
        assert f"use {card}" in arena.legal(), moment
        arena.play(f"0: use {card}")
        assert arena.life(0) == 13


def test_every_number_of_a_card_fits_the_bits_it_is_kept_in() -> None:
    assert max(NUMBER.values()) < 0x3FF
    assert len(NUMBER) == len(set(NUMBER.values())) == 95
    assert GAME.actions == len(list(GAME.space))


@rule("TU-017", "TU-023", "TU-027", "TU-045", "TU-072", "TU-097")
def test_the_first_card_of_a_pack_may_show_every_icon() -> None:
    icons = 'draws = ["situation"]\nexchange = 1\nap = 1\natk = 2\nimmune = ["blow"]\n'
    game = with_pack(('set = "acero"\nresistance = 4\n', f'set = "acero"\nresistance = 4\n{icons}'))
    more: dict[str, Any] = {"wear": {0: "head=galea"}, "free_draws": 0, "free_equips": 0, "game": game}
    arena = Arena("EquipTurn 0", hands={0: "lorica mandoble sol_abrasador"}, **more)
    assert arena.legal() == {
        "end", "draw situation", "equip lorica torso", "trade lorica", "trade mandoble", "trade sol_abrasador",
    }  # fmt: skip
    arena.play("0: draw situation, equip lorica torso, trade mandoble")
    assert not any(text.startswith(("draw situation", "equip", "trade", "swap")) for text in arena.legal())
    other = Arena("EquipTurn 0", hands={0: "mandoble"}, **more | {"options": {"exchange": "armour_deck"}})
    assert other.play("0: trade mandoble").legal() == {"draw helmet"}
    attacks = Arena("Assign 0", wear={0: "head=galea"}, hands={0: "mandoble"}, game=game)
    assert attacks.counter("attacks", 0) == 3
    immune = Arena("Assign 0", wear={1: "head=galea"}, hands={0: "mandoble"}, dice="head", game=game)
    assert immune.play("0: attack mandoble p2").resistance(1, "head") == 4
    splashed = Arena("Assign 0", wear={1: "head=galea"}, hands={0: "bola_de_fuego"}, dice="torso", game=game)
    splashed.play("0: attack bola_de_fuego p2", "0: splash head")
    assert splashed.resistance(1, "head") == 2


@rule("TU-104", "TU-A09", "TU-A15", "TU-A39", "TU-A57")
def test_the_first_card_of_the_pack_is_a_card_like_every_other() -> None:
    assert Arena(wear={0: "head=galea"}).counter("weight", 0) == 4
    cloud = Arena("Corrode", wear={0: "head=galea"}, situation="nube_corrosiva", round=2)
    assert cloud.resistance(0, "head") == 3
    turned = Arena("Round", wear={0: "head=galea!", 1: "torso=lorica"}, options={"turned": "round"})
    assert not turned.turned(0, "head")
    swapped = Arena("EquipTurn 0", wear={0: "head=galea left_arm=brazo_grua"}, hands={0: "balde"})
    assert swapped.play("0: swap balde head").hand(0) == ["galea"]
    left = Arena("Leave", seats=3, wear={0: "torso=lorica", 1: "head=balde", 2: "head=galea"}, life={2: 0})
    assert left.keys("discard_helmet") == ["galea"]
    caught = Arena("Assign 0", hands={0: "bola_de_fuego"}, wear={1: "head=galea-2 left_arm=brazo_grua"}, dice="torso")
    caught.play("0: attack bola_de_fuego p2", "0: splash head", "1: use brazo_grua")
    assert caught.hand(1) == ["galea"]
    unhurt = Arena("Assign 0", hands={0: "bola_de_fuego"}, wear={1: "head=galea left_arm=brazo_grua"}, dice="torso",
                   boost=[0, 0, 4])  # fmt: skip
    unhurt.play("0: attack bola_de_fuego p2", "0: splash head")
    assert unhurt.moment == "Destroyed 1"
    bare = Arena("HeaviestBonus", wear={0: "head=galea"}, heaviest=0, dice="3")
    assert "place head" not in bare.legal()
