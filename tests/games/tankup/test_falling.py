"""What becomes of a fighter without life, in both readings of TU-A27."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tankup.arena import Arena
from tests.support import rule

LATER: dict[str, Any] = {"elimination": "end_of_combat"}


def outcome(arena: Arena) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """Return why a game ended and who came where."""
    return arena.state.outcome.reason, arena.state.outcome.ranking


# At once.


@rule("TU-A27", "TU-111")
def test_the_fallen_leave_as_soon_as_the_attack_is_settled_and_what_was_aimed_at_them_is_lost() -> None:
    arena = Arena(
        "Assign 0", "CombatTurn 1", "CombatTurn 2", seats=3,
        hands={0: "demoledor mandoble martillazo", 1: "hachazo", 2: "virote"},
        wear={0: "left_arm=garra_mayor", 1: "head=balde"}, life={1: 5}, dice="torso head",
    )  # fmt: skip
    arena.play("0: attack demoledor p2, attack mandoble p2, attack martillazo p3", "0: resolve p2")
    assert arena.story[3:] == [
        "revealed", "aimed", "hit", "lost", "frozen", "left", "wasted", "revealed", "aimed", "hit", "lost",
    ]  # fmt: skip
    assert arena.events("wasted") == [{"event": "wasted", "seat": 0, "target_seat": 1, "card": "mandoble"}]
    assert arena.counter("crowd", 1) == 1
    assert arena.hand(1) == []
    assert arena.keys("discard_helmet") == ["balde"]
    assert arena.keys("discard_blow") == ["demoledor", "hachazo", "mandoble", "martillazo"]
    assert arena.life(2) == 16
    assert arena.moment == "Assign 2"
    assert arena.refused("attack virote p2") == "TU-047"


@rule("TU-A27", "TU-105", "TU-A62")
def test_the_last_one_standing_wins_when_the_phase_is_over_and_not_before() -> None:
    more: dict[str, Any] = {"life": {1: 5}, "dice": "head", "wear": {0: "left_leg=pata_de_palo"}}
    arena = Arena("CombatTurn 0", "EndOfCombat", hands={0: "demoledor"}, **more | {"life": {0: 19, 1: 5}})
    arena.play("0: end, attack demoledor p2")
    assert arena.counter("crowd", 1) == 1
    assert arena.moment == "React 0"
    arena.play("0: pass")
    assert outcome(arena) == ("last_standing", ((0,), (1,)))


@rule("TU-A27")
def test_an_attacker_who_falls_takes_every_face_down_card_along() -> None:
    arena = Arena(
        "Assign 0", "CombatTurn 1", seats=3, hands={0: "mandoble martillazo hachazo", 1: "flecha"},
        wear={0: "left_arm=garra_mayor", 1: "left_leg=espolon"}, life={0: 2}, dice="head",
    )  # fmt: skip
    arena.play("0: attack mandoble p2, attack martillazo p3, attack hachazo p2", "0: resolve p2").play("1: use espolon")
    assert arena.story == ["used", "turned", "countered", "lost", "left", "wasted", "wasted"]
    assert arena.counter("crowd", 0) == 1
    assert arena.life(2) == 20
    assert arena.keys("discard_blow") == ["mandoble", "martillazo", "hachazo"]
    assert arena.moment == "Assign 1"


@rule("TU-A27", "TU-106")
def test_whoever_falls_may_still_answer_the_attack_and_both_leave_together() -> None:
    arena = Arena(
        "Assign 0", "EndOfCombat", hands={0: "mandoble"}, wear={1: "left_leg=espolon"}, life={0: 2, 1: 5}, dice="head"
    )
    arena.play("0: attack mandoble p2")
    assert arena.life(1) == 0
    assert arena.counter("crowd", 1) == 0
    assert arena.moment == "React 1"
    arena.play("1: use espolon")
    assert outcome(arena) == ("nobody_left", ((0, 1),))
    declined = Arena("Assign 0", "EndOfCombat", hands={0: "mandoble"}, wear={1: "left_leg=espolon"}, life={0: 2, 1: 5},
                     dice="head")  # fmt: skip
    declined.play("0: attack mandoble p2", "1: pass")
    assert outcome(declined) == ("last_standing", ((0,), (1,)))


@rule("TU-A27", "TU-A67")
def test_the_second_hit_of_a_card_is_lost_once_its_victim_has_fallen() -> None:
    arena = Arena("Assign 0", seats=3, hands={0: "doble_flecha"}, life={1: 2}, dice="head torso")
    arena.play("0: attack doble_flecha p2, aim head")
    assert arena.counter("crowd", 1) == 1
    assert arena.keys("discard_shot") == ["doble_flecha"]
    assert arena.moment == "EquipTurn 1"
    dice = "head torso left_arm left_leg"
    both = Arena("Assign 0", seats=3, hands={0: "doble_flecha"}, life={1: 3}, dice=dice)
    both.play("0: attack doble_flecha p2, aim head")
    assert both.moment == "Aim 0"


@rule("TU-A27", "TU-A44")
def test_an_attacker_who_falls_by_a_reaction_leaves_before_the_interrupted_attack_goes_on() -> None:
    wear = {1: "torso=caldera"}
    arena = Arena("Assign 0", seats=3, hands={0: "drenar"}, wear=wear, life={0: 3}, dice="torso head")
    arena.play("0: attack drenar p2", "1: use caldera, target p1")
    assert arena.counter("crowd", 0) == 1
    assert arena.moment == "Area 0"
    arena.play("0: splash head")
    assert (arena.life(0), arena.life(1)) == (0, 20 - 3 - 2)
    assert arena.keys("discard_magic") == ["drenar"]
    kick = Arena(
        "Assign 0", seats=3, hands={0: "patada_giratoria"}, wear=wear, life={0: 3}, dice="torso head", top="mandoble"
    )
    kick.play("0: attack patada_giratoria p2", "1: use caldera, target p1")
    assert kick.counter("crowd", 0) == 1
    assert kick.hand(0) == []
    assert kick.life(1) == 17


@rule("TU-A27", "TU-A44")
def test_an_interrupted_attack_comes_to_nothing_when_whom_it_was_aimed_at_has_left() -> None:
    wear = {0: "left_leg=espolon", 1: "torso=caldera head=galea"}
    arena = Arena(
        "Assign 0", seats=3, hands={0: "mandoble", 1: "flecha"}, wear=wear, life={1: 2}, dice="torso head",
    )  # fmt: skip
    arena.play("0: attack mandoble p2", "1: use caldera, target p1", "0: use espolon")
    assert arena.story[-3:] == ["countered", "lost", "left"]
    assert arena.counter("crowd", 1) == 1
    assert arena.keys("discard_blow") == ["mandoble"]
    assert arena.pieces("attack") == []
    assert arena.moment == "EquipTurn 1"


@rule("TU-A27", "TU-A52")
def test_the_crowd_can_fell_somebody_before_the_order_is_fixed() -> None:
    wear = {1: "torso=lorica", 2: "head=balde"}
    arena = Arena("CombatPhase", seats=4, gone={3: 1}, wear=wear, life={0: 3}, dice="1 head torso 2", active=-1)
    arena.play("3: throw rock p1, aim head")
    assert arena.counter("crowd", 0) == 1
    assert [(event["seat"], event["place"]) for event in arena.events("weighed")] == [(2, 1), (1, 2)]


@rule("TU-A27")
def test_whom_the_sun_fells_leaves_at_once_and_has_no_turn() -> None:
    heavy = "torso=lorica head=galea left_arm=escudo_de_la_legion"
    arena = Arena(
        "CombatTurn 0", "CombatTurn 1", seats=3, wear={0: heavy}, hands={0: "mandoble", 1: "flecha"}, life={0: 1},
        situation="sol_abrasador", lightest=0,
    )  # fmt: skip
    assert arena.story == ["scorched", "lost", "left"]
    assert arena.moment == "Assign 1"


# When the combat ends.


@rule("TU-A27", "TU-A62", "TU-A74")
def test_an_option_lets_a_fighter_at_zero_act_on_until_the_phase_ends() -> None:
    hands = {0: "demoledor", 1: "mandoble"}
    more: dict[str, Any] = {"hands": hands, "life": {0: 4, 1: 6}, "dice": "head head", "options": LATER}
    arena = Arena("CombatTurn 0", "CombatTurn 1", "EndOfCombat", **more)
    arena.play("0: attack demoledor p2")
    assert arena.life(1) == 0
    assert arena.moment == "Assign 1"
    arena.play("1: attack mandoble p1")
    assert outcome(arena) == ("nobody_left", ((0, 1),))


@rule("TU-A27", "TU-A74")
def test_with_that_option_the_table_says_why_somebody_without_life_still_acts() -> None:
    hands = {0: "demoledor", 1: "mandoble"}
    more: dict[str, Any] = {"seats": 3, "hands": hands, "life": {1: 6}, "dice": "head", "options": LATER}
    arena = Arena("CombatTurn 0", "CombatTurn 1", **more)
    assert arena.counter("fallen", 1) == 0
    arena.play("0: attack demoledor p2")
    assert arena.events("fell") == [{"event": "fell", "seat": 1}]
    assert [arena.counter("fallen", seat) for seat in range(3)] == [0, 1, 0]
    twice = Arena("Assign 0", seats=3, hands={0: "mandoble"}, life={1: 0}, dice="head", options=LATER)
    twice.play("0: attack mandoble p2")
    assert twice.events("fell") == []
    left = Arena("Leave", seats=3, life={1: 0}, wear={0: "head=balde", 2: "torso=lorica"}, options=LATER)
    assert (left.counter("crowd", 1), left.counter("fallen", 1)) == (1, 0)


@rule("TU-A27")
@pytest.mark.parametrize("life", [5, 1])
def test_at_once_nobody_is_said_to_fight_on_without_life(life: int) -> None:
    arena = Arena("Assign 0", seats=3, hands={0: "mandoble"}, life={1: life}, dice="head")
    arena.play("0: attack mandoble p2")
    assert "fell" not in arena.story
    assert arena.counter("fallen", 1) == 0
    assert arena.counter("crowd", 1) == 1
