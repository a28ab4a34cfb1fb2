"""The equipment phase: order, draws, armours, exchanges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.support import rule

DRAWS = {f"draw {key}" for key in ("helmet", "torso", "arm", "leg", "blow", "shot", "magic")}


@rule("TU-010", "TU-011", "TU-012", "TU-029")
def test_the_lightest_begins_and_the_others_follow_clockwise() -> None:
    wear = {0: "torso=lorica", 1: "torso=jubon", 2: "head=balde", 3: "head=galea torso=caldera"}
    arena = Arena("Round", seats=4, wear=wear, stop="TieVote", dice="4")
    order = []
    for _ in range(4):
        order.append(arena.state.actors[0])
        arena.play(f"{order[-1]}: end")
    assert order == [2, 3, 0, 1]
    assert "combat_began" in arena.story


@rule("TU-013", "TU-A10", "TU-A04")
def test_only_those_tied_for_lightest_roll_until_one_is_highest() -> None:
    arena = Arena("Round", seats=4, wear={3: "head=balde"}, dice="2 5 5 1 3", stop="TieVote")
    assert [(e["seat"], e["result"]) for e in arena.events("tie_die")] == [(0, 2), (1, 5), (2, 5), (1, 1), (2, 3)]
    assert arena.moment == "EquipTurn 2"


@rule("TU-123", "TU-A09", "TU-095")
def test_weight_is_what_the_armour_can_still_take() -> None:
    arena = Arena(wear={0: "torso=cota_de_malla-2 head=galea! left_arm=die:6"})
    assert arena.counter("weight", 0) == 3 + 4


@rule("TU-014", "TU-015", "TU-020", "TU-097")
def test_one_free_draw_of_anything_but_a_situation() -> None:
    arena = Arena("EquipTurn 0", top="flecha")
    assert arena.legal() == DRAWS | {"end"}
    assert arena.refused("draw situation") == "TU-097"
    arena.play("0: draw shot")
    assert arena.hand(0) == ["flecha"]
    assert arena.legal() == {"end"}
    assert arena.refused("draw blow") == "TU-020"


@rule("TU-016", "TU-027", "TU-A12")
def test_one_free_armour_before_or_after_the_draw() -> None:
    arena = Arena("EquipTurn 0", hands={0: "lorica galea"}, top="garra")
    arena.play("0: equip lorica torso")
    assert arena.refused("equip galea head") == "TU-027"
    arena.play("0: draw arm")
    assert arena.refused("equip garra left_arm") == "TU-027"


@rule("TU-016")
def test_an_armour_drawn_for_free_may_be_equipped_at_once() -> None:
    arena = Arena("EquipTurn 0", top="lorica").play("0: draw torso, equip lorica torso")
    assert arena.worn(0, "torso") == "lorica"


@rule("TU-017", "TU-019", "TU-022")
@pytest.mark.parametrize(
    ("wear", "deck"),
    [
        ("left_leg=pata_de_dragon", "blow"),
        ("left_arm=guante_de_sombra", "shot"),
        ("left_arm=guantelete_de_runas", "magic"),
        ("torso=jubon", "situation"),
    ],
)
def test_an_icon_draws_one_more_of_exactly_its_kind(wear: str, deck: str) -> None:
    arena = Arena("EquipTurn 0", wear={0: wear}, free_draws=0)
    assert arena.legal() == {"end", f"draw {deck}"}
    arena.play(f"0: draw {deck}")
    assert arena.legal() == {"end"}
    assert arena.pieces("hand", 0)[0]["kind"] == deck


@rule("TU-018", "TU-097")
def test_plus_one_draws_anything_but_situations() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_leg=zancos"}, free_draws=0)
    assert arena.legal() == DRAWS | {"end"}
    assert arena.refused("draw situation") == "TU-097"


@rule("TU-020", "TU-031")
def test_two_plus_ones_and_a_blow_icon() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_leg=zancos right_leg=sandalias left_arm=guante_de_boxeo"})
    arena.play("0: draw leg, draw leg, draw leg")
    assert arena.legal() == {"draw blow", "end"}
    arena.play("0: draw blow")
    assert arena.legal() == {"end"}


@rule("TU-020")
def test_the_narrow_icon_is_used_before_the_wide_ones() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_leg=zancos left_arm=guante_de_boxeo"}).play("0: draw blow")
    arena.play("0: draw magic, draw magic")
    assert arena.legal() == {"end"}


@rule("TU-021")
def test_the_icon_of_an_armour_just_equipped_works_at_once() -> None:
    arena = Arena("EquipTurn 0", hands={0: "jubon"}, free_draws=0)
    assert "draw situation" not in arena.legal()
    arena.play("0: equip jubon torso, draw situation")
    assert len(arena.hand(0)) == 1


@rule("TU-087", "TU-095")
def test_turned_armour_has_no_icons() -> None:
    wear = {0: "left_leg=zancos! left_arm=manica! head=cubo_de_cocina!"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "arnes_de_armas garra"}, free_draws=0)
    arena.play("0: equip arnes_de_armas torso")
    assert arena.legal() == {"end"}
    assert arena.refused("trade garra") == "TU-026"


@rule("TU-027", "TU-028", "TU-030")
def test_plus_one_ap_lets_you_equip_on_and_on() -> None:
    arena = Arena("EquipTurn 0", hands={0: "manica rodilleras lorica galea"}, free_draws=0)
    arena.play("0: equip manica left_arm, equip rodilleras left_leg, equip lorica torso")
    assert arena.refused("equip galea head") == "TU-027"
    assert arena.hand(0) == ["galea"]


@rule("TU-023", "TU-A14", "TU-025", "TU-A72")
def test_a_hand_card_is_exchanged_for_the_top_of_its_deck_and_goes_under_it() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_arm=manopla_de_cascabeles"}, hands={0: "flecha lorica"}, top="virote")
    before = arena.size("deck_shot")
    arena.play("0: trade flecha")
    assert arena.hand(0) == ["lorica", "virote"]
    assert arena.size("deck_shot") == before
    assert arena.refused("trade virote") == "TU-025"
    traded = next(event for event in arena.state.events if event.kind == "traded")
    assert traded.seen_by(1) == {"event": "traded", "seat": 0, "back": "shot", "card": None}


@rule("TU-A14", "TU-A19")
def test_nothing_is_exchanged_for_an_empty_deck() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "lorica flecha"}, empty="shot", free_draws=0, free_equips=0)
    assert arena.legal() == {"end", "trade lorica"}
    assert arena.refused("trade flecha") == "TU-A14"
    assert arena.refused("trade virote") == "TU-023"


@rule("TU-A14", "TU-097")
def test_a_situation_is_exchanged_only_while_an_unturned_armour_with_a_question_mark_is_worn() -> None:
    def offered(wear: str, **more: Any) -> Arena:
        return Arena(
            "EquipTurn 0", wear={0: wear}, hands={0: "sol_abrasador"}, top="arena_mojada", free_draws=0, **more
        )

    glove = "left_arm=manopla_de_cascabeles"
    without = offered(glove)
    assert without.legal() == {"end"}
    assert without.refused("trade sol_abrasador") == "TU-A14"
    reason = GAME.explain(without.state, 0, GAME.parse("trade sol_abrasador"))
    assert reason is not None
    assert "«?»" in reason.unless
    assert offered(f"{glove} torso=jubon!").legal() == {"end"}
    arena = offered(f"{glove} torso=jubon")
    assert "trade sol_abrasador" in arena.legal()
    assert arena.play("0: trade sol_abrasador").hand(0) == ["arena_mojada"]
    used = offered(f"{glove} torso=jubon", used=[0, 1, 0, 0, 0, 0])
    assert used.legal() == {"end", "trade sol_abrasador"}


@rule("TU-A14")
def test_an_option_lets_situations_be_exchanged_without_a_question_mark() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles"}
    options = {"exchange": "situations_too"}
    arena = Arena(
        "EquipTurn 0", wear=wear, hands={0: "sol_abrasador"}, top="arena_mojada", free_draws=0, options=options
    )
    assert arena.legal() == {"end", "trade sol_abrasador"}
    assert arena.play("0: trade sol_abrasador").hand(0) == ["arena_mojada"]


@rule("TU-A14")
def test_an_option_exchanges_for_the_deck_of_an_armour_that_shows_the_icon() -> None:
    options = {"exchange": "armour_deck"}
    wear = {0: "left_arm=manopla_de_cascabeles torso=escamas left_leg=botas_sigilosas!"}
    more: dict[str, Any] = {"wear": wear, "free_draws": 0, "free_equips": 0, "options": options}
    arena = Arena("EquipTurn 0", hands={0: "flecha sol_abrasador"}, top="lorica", **more)
    assert arena.legal() == {"end", "trade flecha", "trade sol_abrasador"}
    arena.play("0: trade flecha")
    assert arena.moment == "DrawCards 0"
    assert arena.legal() == {"draw arm", "draw torso"}
    arena.play("0: draw torso")
    assert arena.hand(0) == ["lorica", "sol_abrasador"]
    assert arena.state.decks[5][0] & 0x3FF == NUMBER["flecha"]
    assert arena.refused("trade lorica") == "TU-025"
    closed = Arena("EquipTurn 0", hands={0: "flecha"}, situation="armeria_cerrada", **more)
    assert closed.refused("trade flecha") == "TU-A14"
    empty = Arena("EquipTurn 0", hands={0: "flecha"}, empty="arm torso", **more)
    assert empty.refused("trade flecha") == "TU-A14"


@rule("TU-024", "TU-A15", "TU-A66", "TU-A72", "TU-026")
def test_an_equipped_armour_is_swapped_with_its_counters_staying_on_it() -> None:
    wear = {0: "left_arm=brazo_grua torso=lorica-3!"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "peto_de_barril rodilleras galea"}, free_draws=0, free_equips=0)
    assert arena.refused("swap galea head") == "TU-024"
    assert arena.refused("swap caldera torso") == "TU-024"
    arena.play("0: swap peto_de_barril torso")
    assert arena.worn(0, "torso") == "peto_de_barril"
    assert arena.keys("hand", 0, eyes=1) == [None, "lorica", None]
    lorica = arena.pieces("hand", 0, eyes=1)[1]
    assert lorica["numbers"]["resistance"] == 4
    assert [mark["key"] for mark in lorica["marks"]] == ["shot", "acero", "damage"]
    arena.play("0: equip rodilleras left_leg")
    assert arena.worn(0, "left_leg") == "rodilleras"


@rule("TU-A15")
def test_an_option_discards_what_is_swapped() -> None:
    wear = {0: "left_arm=brazo_grua torso=lorica-3"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "jubon"}, options={"swapped": "discard"})
    arena.play("0: swap jubon torso")
    assert arena.hand(0) == []
    assert arena.keys("discard_torso") == ["lorica"]


@rule("TU-A13")
def test_a_card_that_leaves_and_comes_back_has_no_new_icons() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles left_leg=zancos"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "grebas_de_hierro"}, free_draws=0)
    arena.play("0: draw blow, swap grebas_de_hierro left_leg, equip zancos right_leg")
    assert arena.legal() == {"end"}


@rule("TU-A13")
def test_an_icon_used_before_its_card_is_swapped_out_does_not_eat_the_next_one() -> None:
    wear = {0: "left_arm=manopla_de_cascabeles left_leg=rodilleras"}
    hands = {0: "lorica galea grebas_de_la_legion zancos"}
    arena = Arena("EquipTurn 0", wear=wear, hands=hands, free_draws=0)
    arena.play("0: equip lorica torso, equip galea head")
    assert arena.refused("equip zancos right_leg") == "TU-027"
    arena.play("0: swap grebas_de_la_legion left_leg, equip zancos right_leg")
    assert arena.refused("equip rodilleras right_leg") == "TU-027"


@rule("TU-025", "TU-026")
def test_an_exchange_needs_an_icon_and_two_icons_give_no_second_one() -> None:
    arena = Arena("EquipTurn 0", hands={0: "flecha"})
    assert arena.refused("trade flecha") == "TU-026"
    wear = {0: "left_arm=manopla_de_cascabeles right_arm=brazo_grua"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "flecha"}, free_draws=0).play("0: trade flecha")
    assert arena.legal() == {"end"}


@rule("TU-A17")
def test_nothing_replaces_or_leaves_a_space_at_will() -> None:
    arena = Arena("EquipTurn 0", wear={0: "torso=lorica"}, hands={0: "jubon"})
    assert arena.refused("equip jubon torso") == "TU-A17"


@rule("TU-A19")
def test_an_empty_deck_gives_nothing_and_is_not_refilled() -> None:
    arena = Arena("EquipTurn 0", empty="blow", top="flecha")
    assert arena.refused("draw blow") == "TU-A19"
    assert arena.size("deck_blow") == 0


@rule("TU-A66", "TU-064")
def test_a_damaged_armour_from_the_hand_weighs_and_resists_what_is_left() -> None:
    wear = {0: "left_arm=brazo_grua torso=lorica-3"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "jubon"}).play("0: swap jubon torso, end")
    again = Arena("EquipTurn 0", seats=2, hands={0: "lorica"})
    again.state.hands[0] = arena.state.hands[0]
    again.play("0: equip lorica torso")
    assert again.resistance(0, "torso") == 4
    assert again.counter("weight", 0) == 4
