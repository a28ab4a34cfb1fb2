"""Fine print: cards that leave and come back, icons in pairs, dice that last, who is asked first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.games.tankup.test_meetings import with_pack
from tests.support import rule


@rule("TU-A13", "TU-027")
def test_the_ap_of_a_card_that_leaves_and_comes_back_is_spent() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles left_leg=rodilleras"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "grebas_de_hierro lorica galea"}, free_draws=0)
    arena.play("0: equip lorica torso, swap grebas_de_hierro left_leg, equip rodilleras right_leg")
    assert arena.refused("equip galea head") == "TU-027"


@rule("TU-A13", "TU-020")
def test_of_a_card_that_leaves_and_comes_back_nothing_is_new_even_if_it_was_not_used() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles left_leg=zancos"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "grebas_de_hierro"}, free_draws=0)
    arena.play("0: swap grebas_de_hierro left_leg, equip zancos right_leg")
    assert arena.legal() == {"end"}
    fresh = Arena("EquipTurn 0", wear=wear, hands={0: "sandalias"}, free_draws=0, used=[0, 0, 0, 0, 1, 0])
    assert "draw blow" not in fresh.legal()
    fresh.play("0: swap sandalias left_leg")
    assert "draw blow" in fresh.legal(), "the new card has icons of its own"


@rule("TU-020", "TU-018", "TU-019")
def test_two_icons_on_one_card_draw_once_each_and_the_narrow_one_first() -> None:
    game = with_pack(('resistance = 3\ndraws = ["blow"]\n', 'resistance = 3\ndraws = ["any", "blow"]\n'))
    arena = Arena("EquipTurn 0", wear={0: "left_leg=espolon"}, free_draws=0, game=game)
    arena.play("0: draw blow")
    assert "draw magic" in arena.legal(), "the wide icon is kept"
    arena.play("0: draw magic")
    assert not any(text.startswith("draw") for text in arena.legal())
    wide = Arena("EquipTurn 0", wear={0: "left_leg=espolon"}, free_draws=0, game=game).play("0: draw magic")
    assert {text for text in wide.legal() if text.startswith("draw")} == {"draw blow"}


@rule("TU-020")
def test_a_wide_icon_higher_on_the_body_does_not_go_before_a_narrow_one() -> None:
    arena = Arena("EquipTurn 0", wear={0: "head=capacete left_leg=pata_de_dragon"}, free_draws=0)
    arena.play("0: draw blow, draw leg")
    assert arena.legal() == {"end"} | {text for text in arena.legal() if text.startswith("equip")}


@rule("TU-063", "TU-095")
def test_many_counters_are_told_apart_from_a_turned_card() -> None:
    game = with_pack(("resistance = 7\n", "resistance = 20\n"))
    arena = Arena(wear={0: "torso=lorica-17"}, game=game)
    assert (arena.resistance(0, "torso"), arena.turned(0, "torso")) == (3, False)
    turned = Arena(wear={0: "torso=lorica-19!"}, game=game)
    assert (turned.resistance(0, "torso"), turned.turned(0, "torso")) == (1, True)
    assert turned.counter("weight", 0) == 1


@rule("TU-A21", "TU-A70")
def test_a_lasting_die_that_is_damaged_still_lasts() -> None:
    more: dict[str, Any] = {"hands": {0: "congelar"}, "wear": {0: "head=balde", 1: "head=die:4~ torso=lorica"}}
    arena = Arena("Assign 0", "EndOfCombat", dice="head", **more).play("0: attack congelar p2")
    assert arena.events("die_damaged")[0]["left"] == 2
    assert arena.resistance(1, "head") == 2
    assert arena.counter("weight", 1) == 7 - 1
    own = Arena("Assign 0", "CombatTurn 1", dice="head", **more).play("0: attack congelar p2")
    assert own.pieces("head", 1) == []
    broken = Arena("Assign 0", hands={0: "bola_de_fuego"}, wear={1: "head=die:4~"}, dice="head")
    broken.play("0: attack bola_de_fuego p2")
    assert broken.pieces("head", 1) == []
    assert broken.life(1) == 18


@rule("TU-A51", "TU-A44")
@pytest.mark.parametrize(("active", "first"), [(-1, 0), (0, 0), (1, 1)])
def test_those_who_lose_armour_to_the_cloud_are_asked_clockwise_from_the_active_one(active: int, first: int) -> None:
    arm, leg = NUMBER["brazo_grua"], NUMBER["zancos"] | 2 << 10
    worn = [-1, -1, arm, -1, leg, -1] * 2
    arena = Arena("Corrode", worn=worn, situation="nube_corrosiva", active=active, round=3)
    assert arena.moment == f"Destroyed {first}"
    arena.play(f"{first}: pass")
    assert arena.moment == f"Destroyed {1 - first}"


@rule("TU-A44", "TU-A73")
def test_the_last_window_is_asked_from_the_first_seat() -> None:
    leg = NUMBER["pata_de_palo"]
    arena = Arena("EndOfCombat", worn=[-1, -1, -1, -1, leg, -1] * 2, life={0: 9, 1: 9}, active=1)
    assert arena.moment == "React 0"
    arena.play("0: pass")
    assert arena.moment == "React 1"


@rule("TU-A44", "TU-092")
def test_a_card_used_in_a_window_may_be_followed_by_another_and_declining_ends_it() -> None:
    wear = {1: "left_leg=pata_de_palo right_arm=tapa_de_bote"}
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear=wear, life={1: 9}, dice="torso")
    arena.play("0: attack mandoble p2")
    assert arena.legal() == {"pass", "use pata_de_palo", "use tapa_de_bote"}
    arena.play("1: use pata_de_palo")
    assert arena.legal() == {"pass", "use tapa_de_bote"}
    arena.play("1: pass")
    assert (arena.life(1), arena.moment) == (9 + 3 - 5, "EquipTurn 1")


@rule("TU-A45")
def test_what_is_broken_away_under_a_blow_leaves_bare_skin() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_leg=pata_de_palo"}, life={1: 9}, dice="left_leg")
    arena.play("0: attack mandoble p2", "1: use pata_de_palo")
    assert arena.life(1) == 9 + 3 - 5
    assert arena.keys("discard_leg") == ["pata_de_palo"]


@rule("TU-A69", "TU-043")
def test_a_lost_free_attack_comes_back_after_one_turn() -> None:
    arena = Arena("CombatTurn 0", "CombatTurn 0", hands={0: "mandoble"}, frozen=[1, 1], stop="EquipTurn 0")
    assert arena.moment == "Assign 0"
    assert [arena.counter("frozen", seat) for seat in (0, 1)] == [0, 1]


@rule("TU-A69", "TU-014")
def test_a_lost_free_draw_leaves_the_icons_and_comes_back() -> None:
    arena = Arena("BeginEquip 0", "BeginEquip 0", wear={0: "left_leg=pata_de_dragon"}, cursed=[1, 1])
    assert arena.legal() == {"draw blow", "end"}
    assert [arena.counter("cursed", seat) for seat in (0, 1)] == [0, 1]
    arena.play("0: end")
    assert "draw magic" in arena.legal()


@rule("TU-016", "TU-025", "TU-020")
def test_an_equipment_turn_begins_with_everything_granted_anew() -> None:
    stale: dict[str, Any] = {
        "used": [255] * 6, "exchanged": 1, "free_draws": 0, "free_equips": 0, "swapped": NUMBER["zancos"],
    }  # fmt: skip
    wear = {0: "left_arm=manopla_de_cascabeles head=capacete"}
    arena = Arena("BeginEquip 0", wear=wear, hands={0: "zancos mandoble"}, active=1, **stale)
    assert {"trade mandoble", "equip zancos left_leg", "draw magic"} <= arena.legal()
    assert arena.counter("active", 0) == 1
    arena.play("0: equip zancos left_leg, draw magic, draw magic, draw magic")
    assert not any(text.startswith(("draw", "equip")) for text in arena.legal())


@rule("TU-A56", "TU-109")
def test_one_vote_for_shaking_hands_is_enough_whoever_casts_it() -> None:
    for votes in (("fight", "shake"), ("shake", "fight"), ("shake", "shake")):
        arena = Arena("TieVote", life={0: 9, 1: 9}, active=-1)
        arena.play(f"0: {votes[0]}", f"1: {votes[1]}")
        assert arena.state.outcome.reason == "agreed_draw"
        assert arena.state.outcome.scores == (9, 9)


@rule("TU-107", "TU-A56")
def test_life_is_compared_among_those_still_in_and_the_others_leave_together() -> None:
    more: dict[str, Any] = {"seats": 4, "empty": "blow shot magic", "hands": {2: "flecha", 3: "galea"}}
    arena = Arena("Leave", life={0: 9, 1: 9, 2: 3, 3: 4}, **more)
    assert arena.moment == "TieVote 0 1"
    assert [arena.counter("crowd", seat) for seat in range(4)] == [0, 0, 1, 1]
    assert arena.keys("discard_helmet") == ["galea"]
    arena.play("0: shake", "1: shake")
    assert arena.state.outcome.ranking == ((0, 1), (2, 3))
    three = Arena("Leave", life={0: 9, 1: 9, 2: 9, 3: 4}, **more)
    assert three.moment == "TieVote 0 1 2"
    gone = Arena("Leave", life={0: 9, 1: 12, 2: 3, 3: 0}, gone={3: 1}, seats=4, empty="blow shot magic")
    assert gone.state.outcome.ranking == ((1,), (0,), (2,), (3,))
    assert gone.state.outcome.scores == (9, 12, 3, 0)


@rule("TU-A72", "TU-A26")
def test_whoever_trades_or_lays_one_of_several_cards_keeps_the_rest_secret_again() -> None:
    """Seat 1 has seen all of seat 0's hand; once one shot has left face down, seat 1 cannot tell which one is left."""
    arena = Arena("Assign 0", hands={0: "flecha virote mandoble"}, bonus_attacks=1)
    arena.state.hands[0] = [card | 1 << 17 for card in arena.state.hands[0]]
    assert arena.keys("hand", 0, eyes=1) == ["mandoble", "flecha", "virote"]
    arena.play("0: attack virote p2")
    assert arena.keys("hand", 0, eyes=1) == ["mandoble", None]
    assert arena.keys("line", 1, eyes=1) == [None]
    assert arena.keys("hand", 0, eyes=0) == ["mandoble", "flecha"]
    alike = Arena("Assign 0", hands={0: "flecha flecha"}, bonus_attacks=1)
    alike.state.hands[0] = [card | 1 << 17 for card in alike.state.hands[0]]
    alike.play("0: attack flecha p2")
    assert alike.keys("hand", 0, eyes=1) == ["flecha"], "two of the same tell everything"
    assert alike.keys("line", 1, eyes=1) == ["flecha"]


@rule("TU-A72")
def test_a_card_that_only_some_have_seen_is_known_to_none_of_the_others() -> None:
    arena = Arena("Assign 0", seats=3, hands={0: "flecha virote"}, bonus_attacks=1)
    arena.state.hands[0][0] |= 1 << 18
    arena.play("0: attack virote p2")
    assert [arena.keys("hand", 0, eyes=eyes) for eyes in (0, 1, 2, None)] == [["flecha"], [None], [None], [None]]


def test_the_notation_of_the_game_is_read_back() -> None:
    assert all(GAME.parse(GAME.notation(action)) == action for action in GAME.space)


@rule("TU-A44", "TU-091")
def test_a_hit_that_a_shield_has_moved_was_told_by_no_die() -> None:
    wear = {1: "left_arm=escudo_de_la_legion torso=manto"}
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear=wear, dice="head").play("0: attack mandoble p2")
    assert arena.legal() == {"pass", "use escudo_de_la_legion", "use manto"}
    arena.play("1: use escudo_de_la_legion")
    assert arena.moment == "EquipTurn 1", "the cloak answers dice only"
    assert arena.worn(1, "left_arm") is None
    both = Arena("Assign 0", hands={0: "mandoble"}, wear=wear, dice="head left_leg").play("0: attack mandoble p2")
    both.play("1: use manto")
    assert both.legal() == {"pass", "use escudo_de_la_legion"}
