"""The order of the combat phase and its bonuses."""

from __future__ import annotations

from tests.games.tankup.arena import Arena
from tests.support import rule

THREE = {0: "torso=lorica", 1: "head=balde", 2: "torso=jubon"}


@rule("TU-032", "TU-033", "TU-035")
def test_combat_goes_from_the_lightest_to_the_heaviest() -> None:
    arena = Arena("CombatOrder", seats=3, wear=THREE, dice="4", hands={0: "flecha", 1: "flecha", 2: "flecha"})
    assert [arena.counter("order", seat) for seat in range(3)] == [3, 1, 2]
    arena.play("0: pass", "1: pass")
    assert arena.moment == "Assign 1"
    arena.play("1: end")
    assert arena.moment == "Assign 2"
    arena.play("2: end")
    assert arena.moment == "Assign 0"


@rule("TU-034", "TU-A11", "TU-042")
def test_ties_are_diced_and_only_the_equal_roll_again() -> None:
    arena = Arena("CombatOrder", seats=4, wear={3: "head=balde"}, dice="3 5 3 2 6 1")
    dice = [(e["seat"], e["result"]) for e in arena.events("tie_die")]
    assert dice == [(0, 3), (1, 5), (2, 3), (0, 2), (2, 6)]
    assert [arena.counter("order", seat) for seat in range(4)] == [3, 1, 2, 4]
    arena.play("3: pass")
    assert arena.moment == "LightestBonus 1"


@rule("TU-042")
def test_with_three_a_tie_for_heaviest_still_gives_the_temporary_armour() -> None:
    arena = Arena("CombatOrder", seats=3, wear={0: "torso=lorica", 2: "torso=coraza_de_placas"}, dice="1 2 5")
    assert arena.moment == "PlaceDie 0"
    assert arena.events("armour_rolled")[0]["amount"] == 5


@rule("TU-036", "TU-A20", "TU-051")
def test_the_lightest_draws_an_attack_card_or_has_one_more_attack() -> None:
    arena = Arena("LightestBonus 0", "Assign 0", lightest=0, top="mandoble")
    assert arena.legal() == {"extra", "draw blow", "draw shot", "draw magic", "pass"}
    assert arena.refused("draw arm") == "TU-036"
    arena.play("0: draw blow")
    assert "attack mandoble p2" in arena.legal()
    arena = Arena("LightestBonus 0", "Assign 0", lightest=0, hands={0: "flecha virote trabuco"})
    arena.play("0: extra, attack flecha p2")
    assert arena.moment == "Assign 0"


@rule("TU-A20")
def test_the_bonus_comes_after_situations_and_before_abilities() -> None:
    hands = {0: "sol_abrasador flecha"}
    arena = Arena("CombatTurn 0", wear={0: "left_arm=rodela"}, hands=hands, lightest=0)
    assert arena.moment == "SituationWindow 0"
    arena.play("0: pass")
    assert arena.moment == "LightestBonus 0"
    arena.play("0: pass")
    assert arena.moment == "Abilities 0"


@rule("TU-A20", "TU-A19")
def test_without_attack_cards_only_the_extra_attack_is_left() -> None:
    arena = Arena("LightestBonus 0", lightest=0, empty="blow shot magic")
    assert arena.legal() == {"extra", "pass"}
    assert arena.refused("draw blow") == "TU-A19"


@rule("TU-037", "TU-038", "TU-A21", "TU-A22", "TU-A04")
def test_the_heaviest_rolls_and_may_place_temporary_armour_on_a_bare_space() -> None:
    arena = Arena("HeaviestBonus", "HeaviestBonus", wear={1: "torso=lorica head=die:2"}, heaviest=1, dice="4 3")
    assert arena.moment == "PlaceDie 1"
    assert arena.legal() == {"pass", *(f"place {leg}_{part}" for leg in ("left", "right") for part in ("arm", "leg"))}
    assert arena.refused("place torso") == "TU-038"
    arena.play("1: place left_leg")
    assert arena.resistance(1, "left_leg") == 4
    assert arena.counter("weight", 1) == 7
    arena.play("1: pass")
    assert arena.moment == "EquipTurn 1"


@rule("TU-039")
def test_without_an_empty_space_the_bonus_is_lost() -> None:
    wear = "head=galea torso=lorica left_arm=garra right_arm=manica left_leg=zancos right_leg=sandalias"
    arena = Arena("HeaviestBonus", wear={1: wear}, heaviest=1)
    assert arena.moment == "EquipTurn 1"
    assert arena.story == []


@rule("TU-040", "TU-126")
def test_temporary_armour_is_lost_when_the_combat_ends() -> None:
    arena = Arena(
        "Assign 0",
        "EndOfCombat",
        hands={0: "patada_giratoria"},
        wear={0: "torso=lorica", 1: "torso=die:4"},
        dice="torso",
    )
    arena.play("0: attack patada_giratoria p2")
    assert arena.events("die_damaged")[0]["left"] == 1
    assert arena.pieces("torso", 1) == []


@rule("TU-126", "TU-A30", "TU-A21")
def test_excess_damage_passes_through_broken_temporary_armour() -> None:
    arena = Arena("Assign 0", hands={0: "demoledor"}, wear={1: "torso=die:4"}, dice="torso")
    arena.play("0: attack demoledor p2")
    assert arena.life(1) == 17


@rule("TU-041")
def test_two_players_of_equal_weight_have_no_bonuses() -> None:
    arena = Arena("CombatOrder", dice="2 6", hands={0: "flecha", 1: "flecha"})
    assert arena.moment == "Assign 1"
    assert "armour_rolled" not in arena.story
    arena.play("1: end")
    assert arena.moment == "Assign 0"


@rule("TU-A61")
def test_the_two_player_rule_counts_those_still_in() -> None:
    arena = Arena("CombatOrder", seats=4, gone={0: 1, 2: 1}, dice="2 6", hands={1: "flecha", 3: "flecha"})
    assert arena.moment == "Assign 3"


@rule("TU-A74", "TU-A27")
def test_a_player_at_zero_who_is_still_in_counts_for_everything() -> None:
    options = {"elimination": "end_of_combat"}
    arena = Arena("CombatOrder", life={0: 0}, wear={1: "torso=lorica"}, hands={0: "flecha"}, dice="3", options=options)
    arena.play("1: pass")
    assert arena.moment == "LightestBonus 0"
    arena.play("0: pass")
    assert arena.moment == "Assign 0"
