"""What is free is free once, what is over is over, what is hidden is guessed: small things that add up."""

from __future__ import annotations

import random

from tests.games.tankup.arena import CONTENT, GAME, NUMBER, Arena
from tests.games.tankup.test_meetings import with_pack
from tests.support import rule


@rule("TU-016", "TU-027")
def test_one_armour_a_turn_is_free() -> None:
    arena = Arena("BeginEquip 0", hands={0: "galea rodilleras"}).play("0: equip galea head")
    assert arena.refused("equip rodilleras left_leg") == "TU-027"
    assert not any(text.startswith("equip") for text in arena.legal())


@rule("TU-A70")
def test_a_die_that_lasted_until_the_turn_lasts_no_longer() -> None:
    arena = Arena("CombatTurn 0", wear={0: "left_arm=die:4~ torso=lorica"}, hands={0: "mandoble"})
    assert arena.worn(0, "left_arm") is None
    assert arena.state.to_data()["fields"]["fighters"][0]["lasting"] == 0


@rule("TU-013")
def test_nothing_of_a_turn_is_lost_in_a_copy() -> None:
    arena = Arena(
        "EquipTurn 0", sure=3, free_draws=2, free_equips=3, exchanged=1, swapped=5, free_attack=4, bonus_attacks=6,
        used=[1, 2, 3, 4, 5, 6], boost=[1, 2, 3], boost_first=[4, 5, 6], more_dice=[7, 8, 9],
    )  # fmt: skip
    assert arena.state.clone().to_data() == arena.state.to_data()


@rule("TU-054")
def test_whoever_is_attacked_can_only_guess_what_was_laid() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble flecha"}, wear={0: "left_arm=garra torso=lorica"})
    arena.play("0: attack mandoble p2")

    def laid(seat: int) -> list[int]:
        worlds = [arena.state.determinize(seat, random.Random(number)) for number in range(20)]
        return [world.to_data()["fields"]["laid"][0] & 0x3FF for world in worlds]

    assert len(set(laid(1))) > 1
    assert {CONTENT.back[card] for card in laid(1)} == {CONTENT.back[NUMBER["mandoble"]]}
    assert set(laid(0)) == {NUMBER["mandoble"]}


@rule("TU-010")
def test_a_card_explains_the_icons_that_it_shows_and_no_others() -> None:
    cards = {key: clauses for kind in GAME.card_clauses().values() for key, clauses in kind.items()}
    for number, key in enumerate(CONTENT.keys[: CONTENT.armours]):
        told = {id for id, _ in cards[key]}
        assert ("clause-icon-ap" in told) == bool(CONTENT.ap[number]), key
        assert ("clause-icon-atk" in told) == bool(CONTENT.atk[number]), key
    pail = {id for id, _ in cards["cubo_de_cocina"]}
    assert [id for id in pail if id.startswith("clause-") and "-draw-" in id and id.endswith("-any")]


@rule("TU-091", "TU-086")
def test_of_two_alike_the_one_that_can_be_used_is_turned() -> None:
    shield = NUMBER["escudo_de_la_legion"]
    game = with_pack(('id = "escudo_de_la_legion"\n', 'id = "escudo_de_la_legion"\ncopies = 2\n'))
    arms = [-1, -1, shield, shield, -1, -1]
    arena = Arena("Assign 0", hands={0: "mandoble"}, worn=[-1] * 6 + arms, dice="left_arm", game=game)
    arena.play("0: attack mandoble p2", "1: use escudo_de_la_legion")
    assert arena.worn(1, "left_arm") == "escudo_de_la_legion"
    assert not arena.turned(1, "left_arm")
    assert arena.turned(1, "right_arm")
