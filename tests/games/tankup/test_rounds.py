"""Whole rounds as the book tells them: who acts when, from the first card to the next round."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.games.tankup.state import WornArmour
from tests.games.tankup.arena import GAME, Arena
from tests.support import rule

LIGHT_TO_HEAVY = {0: "torso=jubon", 1: "torso=lorica", 2: "head=balde"}


def quiet_round(seats: int, **more: Any) -> list[tuple[str, int]]:
    """Play one round in which everybody ends or declines at once; return every moment and who was asked."""
    arena = Arena("Round", seats=seats, stop="TieVote", **more)
    asked: list[tuple[str, int]] = []
    while len([moment for moment, _ in asked if moment == "EquipTurn"]) <= seats:
        moment, seat = arena.moment.split()[0], arena.state.actors[0]
        asked.append((moment, seat))
        choice = "end" if "end" in arena.legal() else "pass"
        arena.play(f"{seat}: {choice}")
    return asked


@rule("TU-009", "TU-012", "TU-029", "TU-033", "TU-124")
def test_a_round_is_the_equipment_of_all_and_then_the_combat_of_all_and_the_next_one_follows() -> None:
    hands = dict.fromkeys(range(3), "flecha")
    asked = quiet_round(3, wear=LIGHT_TO_HEAVY, hands=hands, dice="5")
    assert asked == [
        ("EquipTurn", 2), ("EquipTurn", 0), ("EquipTurn", 1),
        ("PlaceDie", 1), ("LightestBonus", 2), ("Assign", 2), ("Assign", 0), ("Assign", 1),
        ("EquipTurn", 2),
    ]  # fmt: skip


@rule("TU-009", "TU-010", "TU-032")
def test_weights_are_taken_anew_for_the_equipment_and_for_the_combat() -> None:
    wear = {0: "head=balde", 1: "head=yelmo_de_runas"}
    arena = Arena("Round", wear=wear, hands={0: "lorica flecha", 1: "flecha"}, dice="2", stop="TieVote")
    assert arena.moment == "EquipTurn 0"
    arena.play("0: equip lorica torso, end", "1: end")
    assert [(event["seat"], event["weight"], event["place"]) for event in arena.events("weighed")] == [
        (1, 3, 1),
        (0, 9, 2),
    ]
    arena.play("0: pass", "1: pass")
    assert arena.moment == "Assign 1"
    arena.play("1: end", "0: end")
    assert arena.moment == "EquipTurn 1"
    assert arena.counter("round") == 3


@rule("TU-036", "TU-A20", "TU-043")
def test_only_the_one_who_opens_has_the_bonus_and_takes_it_once() -> None:
    hands = dict.fromkeys(range(3), "flecha virote")
    arena = Arena("CombatOrder", seats=3, wear=LIGHT_TO_HEAVY, hands=hands, dice="5", top="mandoble")
    arena.play("1: pass")
    assert arena.moment == "LightestBonus 2"
    arena.play("2: draw blow")
    assert arena.hand(2) == ["mandoble", "flecha", "virote"]
    assert arena.moment == "Assign 2"
    assert arena.counter("attacks", 2) == 1, "a card, and not an attack as well"
    arena.play("2: end")
    assert arena.moment == "Assign 0"
    assert arena.counter("attacks", 0) == 1
    arena.play("0: end")
    assert arena.moment == "Assign 1"


@rule("TU-036", "TU-051")
def test_the_extra_attack_is_one_more_and_only_in_this_turn() -> None:
    hands = {0: "flecha virote trabuco", 1: "mandoble"}
    more: dict[str, Any] = {"wear": {1: "torso=lorica"}, "hands": hands}
    arena = Arena("CombatOrder", dice="5", **more).play("1: pass", "0: extra")
    assert arena.counter("attacks", 0) == 2
    assert arena.hand(0) == ["flecha", "virote", "trabuco"], "no card is drawn"
    declined = Arena("CombatOrder", dice="5", **more).play("1: pass", "0: pass")
    assert declined.counter("attacks", 0) == 1
    later = Arena("CombatTurn 1", "CombatTurn 0", bonus_attacks=3, **more)
    assert later.counter("attacks", 1) == 1


@rule("TU-061", "TU-060", "TU-067")
@pytest.mark.parametrize(("left", "stands"), [(5, False), (4, False), (6, True)])
def test_damage_that_is_at_least_the_resistance_destroys_and_one_less_does_not(left: int, *, stands: bool) -> None:
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={1: f"torso=lorica-{7 - left}"}, dice="torso")
    arena.play("0: attack mandoble p2")
    assert (arena.worn(1, "torso") == "lorica") == stands
    assert arena.keys("broken") == ([] if stands else ["lorica"])
    assert arena.keys("discard_torso") == []
    assert arena.hand(1) == []
    assert arena.life(1) == (20 if stands else 19), "the excess of 1, never what is left over of the damage"


@rule("TU-122", "TU-062", "TU-065")
def test_counters_add_up_until_the_last_hit_destroys() -> None:
    """1 by a tomato, 2 by Congelar, then 4 and 3 by Puñetazo and Flecha against what is left of 7."""
    for last, stands in (("punetazo", False), ("flecha", True)):
        arena = Arena(
            "CrowdThrow 2 3", "Assign 0", seats=3, gone={2: 1}, hands={0: f"congelar {last}"},
            wear={0: "left_arm=garra", 1: "torso=coraza_de_placas"},
            dice="torso head torso torso head" if last == "flecha" else "torso head torso torso",
        )  # fmt: skip
        arena.play("2: throw tomato p2, aim torso")
        assert arena.resistance(1, "torso") == 6
        arena.play(f"0: attack congelar p2, attack {last} p2", "0: splash head")
        if last == "flecha":
            arena.play("0: aim torso")
        assert (arena.worn(1, "torso") is not None) == stands
        assert arena.keys("broken") == ([] if stands else ["coraza_de_placas"])


@rule("TU-122")
def test_one_two_and_five_destroy_a_resistance_of_eight() -> None:
    pack = liza.Pack(GAME.pack.text.replace("resistance = 7", "resistance = 8", 1), "eight")
    arena = Arena("Assign 0", wear={1: "torso=lorica"}, hands={0: "mandoble"}, dice="torso", game=GAME.bind(pack))
    seen = [arena.resistance(1, "torso")]
    for counters in (1, 2):
        victim, worn = arena.state.fighters[1], arena.state.fighters[1].worn[1]
        victim.wear(1, WornArmour(worn.card, worn.damage + counters, turned=False))
        seen.append(arena.resistance(1, "torso"))
    assert seen == [8, 7, 5]
    arena.play("0: attack mandoble p2")
    assert [(event["amount"], event["left"]) for event in arena.events("damaged")] == [(5, 0)]
    assert arena.keys("broken") == ["lorica"]


@rule("TU-A34", "TU-077")
@pytest.mark.parametrize("card", ["red_lastrada", "rayo", "telequinesis"])
def test_what_is_done_to_an_armour_needs_a_card_that_survives_on_the_space_first_hit(card: str) -> None:
    shot = card == "red_lastrada"

    def fallen(wear: str) -> Arena:
        arena = Arena("Assign 0", hands={0: card}, wear={1: wear}, dice="head torso" if shot else "head")
        arena.play(f"0: attack {card} p2")
        return arena.play("0: aim head") if shot else arena

    survived = fallen("head=galea torso=lorica")
    assert survived.turned(1, "torso") is False
    assert survived.worn(1, "torso") == "lorica", "the neighbour keeps its card"
    if card == "telequinesis":
        assert (survived.worn(1, "head"), survived.hand(1)) == (None, ["galea"])
    else:
        assert survived.turned(1, "head")
    broken = fallen("head=balde")
    assert broken.keys("broken") == ["balde"]
    assert broken.hand(1) == []
    die = fallen("head=die:6")
    assert die.pieces("head", 1)[0]["kind"] == "token"
    assert die.hand(1) == []
    assert not {"turned", "returned"} & {*fallen("").story, *broken.story, *die.story}


@rule("TU-A34", "TU-044", "TU-A69", "TU-083")
@pytest.mark.parametrize("wear", ["", "head=galea", "head=balde", "head=die:6"])
def test_what_is_done_to_the_player_works_wherever_it_lands(wear: str) -> None:
    for card, counter in (("congelar", "frozen"), ("maldicion", "cursed")):
        arena = Arena("Assign 0", hands={0: card}, wear={1: wear}, dice="head").play(f"0: attack {card} p2")
        assert arena.counter(counter, 1) == 1
        assert arena.counter(counter, 0) == 0
    drained = Arena("Assign 0", hands={0: "drenar"}, wear={1: wear}, life={0: 10}, dice="head")
    drained.play("0: attack drenar p2")
    lost = 20 - drained.life(1)
    assert drained.life(0) == 10 + lost // 2
    assert lost == (5 if not wear else 2)


@rule("TU-A34", "TU-072")
@pytest.mark.parametrize("card", ["congelar", "maldicion", "drenar", "rayo", "telequinesis", "acido", "terremoto"])
def test_all_effects_on_the_victim_fail_on_an_immune_armour(card: str) -> None:
    more: dict[str, Any] = {"wear": {1: "torso=tunica_encantada"}, "life": {0: 10}, "dice": "torso"}
    arena = Arena("Assign 0", hands={0: card}, **more).play(f"0: attack {card} p2")
    assert arena.story == ["laid", "revealed", "aimed", "hit", "ignored"]
    assert (arena.life(0), arena.life(1), arena.resistance(1, "torso")) == (10, 20, 4)
    assert not arena.turned(1, "torso")


@rule("TU-A34", "TU-A58")
def test_what_a_card_does_to_its_own_player_works_on_an_immune_armour_too() -> None:
    wear = {1: "head=mascara_de_hierro"}
    tired = Arena("Assign 0", hands={0: "demoledor"}, wear=wear, dice="head").play("0: attack demoledor p2")
    assert (tired.counter("frozen", 0), tired.resistance(1, "head")) == (1, 4)
    kick = Arena("Assign 0", hands={0: "patada_giratoria"}, wear=wear, dice="head", top="mandoble")
    assert kick.play("0: attack patada_giratoria p2").hand(0) == ["mandoble"]
    charge = Arena("Assign 0", hands={0: "embestida", 1: "flecha"}, wear=wear, dice="head")
    assert charge.play("0: attack embestida p2").hand(1) == ["flecha"]


@rule("TU-A64", "TU-009")
def test_six_quiet_rounds_end_the_game_and_one_attack_anywhere_counts() -> None:
    state: Any = GAME.new(seats=2, seed=5)
    rounds = 0
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        quiet = [action for action in legal if GAME.notation(action) in {"end", "pass"}]
        state.apply(seat, quiet[0] if quiet else legal[0])
        rounds = max(rounds, state.round)
    assert (rounds, state.outcome.reason) == (6, "stalled")
