"""Where two rules or two cards meet: what reaches whom, what lasts, and what is left alone."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.parts.cards import public
from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.games.tankup.test_attack import hit
from tests.support import rule

ACERO = "right_arm=manica left_leg=grebas_de_hierro"


def with_pack(*changes: tuple[str, str]) -> liza.Game[Any]:
    """Return the game with some of its pack changed: for words that no shipped card says in just this way."""
    text = GAME.pack.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return GAME.bind(liza.Pack(text, "changed"))


# Whose attack it is.


@rule("TU-A65", "TU-A68")
def test_what_strengthens_blows_this_turn_strengthens_the_boiler_too() -> None:
    wear = {0: f"head=yelmo_de_dragon torso=caldera {ACERO}"}
    arena = Arena("Abilities 0", wear=wear, hands={0: "mandoble"}, dice="head")
    arena.play("0: use yelmo_de_dragon, use caldera, target p2")
    assert arena.life(1) == 20 - 3 - 2


@rule("TU-A65", "TU-A44")
def test_a_reaction_is_not_strengthened_by_the_turn_of_somebody_else() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={1: "torso=caldera"}, boost=[2, 0, 0], boost_first=[1, 0, 0],
                  dice="torso head")  # fmt: skip
    arena.play("0: attack mandoble p2", "1: use caldera, target p1")
    assert (arena.life(0), arena.life(1)) == (20 - 3, 20 - 5 - 2 - 1)


@rule("TU-120", "TU-113")
def test_nothing_of_the_last_turn_helps_the_crowd() -> None:
    stale: dict[str, Any] = {"more_dice": [0, 1, 0], "boost": [0, 5, 0], "boost_first": [0, 5, 0], "sure": 1 << 5}
    arena = Arena("CrowdThrow 2 1", seats=3, gone={2: 1}, dice="head torso", active=-1, **stale)
    arena.play("2: throw rock p1")
    assert arena.legal() == {"aim head", "aim torso"}
    arena.play("2: aim head")
    assert arena.life(0) == 17
    assert arena.keys("discard_shot") == []


@rule("TU-043", "TU-A23")
def test_a_turn_begins_without_what_the_last_one_left() -> None:
    stale: dict[str, Any] = {
        "boost": [2, 2, 2], "boost_first": [3, 3, 3], "more_dice": [1, 1, 1], "sure": 0b1110000, "bonus_attacks": 4,
        "free_attack": 0,
    }  # fmt: skip
    arena = Arena("CombatTurn 0", hands={0: "mandoble mandoble"}, dice="head", **stale)
    assert arena.counter("attacks", 0) == 1
    arena.play("0: attack mandoble p2")
    assert arena.life(1) == 15
    assert arena.moment == "EquipTurn 1"


@rule("TU-A70", "TU-A21", "TU-040")
def test_what_lasts_until_the_own_turn_ends_there_and_only_for_its_owner() -> None:
    wear = {0: "left_leg=die:4 right_leg=die:3~", 1: "left_leg=die:2~"}
    arena = Arena("CombatTurn 0", wear=wear, tough=[2, 2], ward=[1, 1])
    assert arena.resistance(0, "left_leg") == 4, "the die of the heaviest stays until the combat ends"
    assert arena.pieces("right_leg", 0) == []
    assert arena.resistance(1, "left_leg") == 2
    assert [arena.counter("tough", seat) for seat in (0, 1)] == [0, 2]
    assert [arena.counter("ward", seat) for seat in (0, 1)] == [0, 1]


@rule("TU-A62", "TU-A25")
def test_whoever_is_left_alone_is_not_asked_whom_to_attack() -> None:
    arena = Arena("CombatTurn 0", hands={0: "mandoble"}, gone={1: 1}, stop="EquipTurn 0")
    assert arena.moment == "EquipTurn 0"


@rule("TU-A64")
def test_an_attack_card_laid_makes_the_round_a_fought_one() -> None:
    arena = Arena("Assign 0", "Leave", hands={0: "mandoble"}, wear={1: "head=balde"}, quiet=5, round=8, dice="torso")
    arena.play("0: attack mandoble p2")
    assert not arena.state.over
    assert arena.counter("quiet") == 0
    assert "warned" not in arena.story
    idle = Arena("Assign 0", "Leave", hands={0: "mandoble"}, quiet=5, round=8).play("0: end")
    assert idle.state.outcome.reason == "stalled"


# What falls where.


@rule("TU-A67", "TU-A70")
@pytest.mark.parametrize("space", ["head", "torso", "left_leg", "right_leg"])
def test_the_buckler_waits_for_an_attack_on_an_arm(space: str) -> None:
    arena = hit("mandoble", space, ward=[0, 1])
    assert (arena.life(1), arena.counter("ward", 1)) == (15, 1)


@rule("TU-A67")
@pytest.mark.parametrize("arm", ["left_arm", "right_arm"])
def test_the_buckler_stops_one_attack_on_either_arm_and_the_next_hit_of_the_same_card_lands(arm: str) -> None:
    assert hit("mandoble", arm, ward=[0, 1]).life(1) == 20
    assert hit("mandoble", arm, ward=[1, 0]).life(1) == 15
    twice = hit("doble_flecha", dice=f"{arm} torso head left_leg", ward=[0, 1]).play(f"0: aim {arm}", "0: aim head")
    assert twice.life(1) == 18
    assert twice.counter("ward", 1) == 0


@rule("TU-A68")
def test_what_softens_armour_does_nothing_for_bare_spaces_and_dice() -> None:
    assert hit("mandoble", "head", tough=[0, 2]).life(1) == 15
    assert hit("mandoble", "head", wear="head=die:6", tough=[0, 2]).resistance(1, "head") == 1
    assert hit("mandoble", "head", wear="head=galea", tough=[2, 0]).worn(1, "head") is None
    area = hit("bola_de_fuego", "head", wear="torso=lorica", tough=[0, 1])
    assert (area.life(1), area.resistance(1, "torso")) == (16, 6)
    assert hit("chispa", "head", wear="torso=lorica", tough=[0, 5]).resistance(1, "torso") == 7


@rule("TU-A68", "TU-096")
def test_bloodlust_does_nothing_to_armour() -> None:
    assert hit("mandoble", "torso", wear="torso=lorica", situation="sed_de_sangre").resistance(1, "torso") == 2


@rule("TU-085", "TU-A59")
def test_healing_that_must_be_activated_does_not_come_by_itself() -> None:
    assert hit("punetazo", "head", wear="head=yelmo_de_runas", life={1: 10}).life(1) == 10 - 1
    leg = hit("flecha", dice="left_leg head", wear="left_leg=pata_de_palo", life={1: 10}).play("0: aim left_leg")
    assert leg.play("1: pass").life(1) == 10


@rule("TU-085")
def test_a_passive_effect_without_a_kind_answers_every_attack() -> None:
    game = with_pack(('at = "here", by = "magic", do = "heal"', 'at = "here", do = "heal"'), ('"ability.by", ', ""))
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={1: "torso=coraza_de_runas"}, life={1: 10}, dice="torso",
                  game=game)  # fmt: skip
    arena.play("0: attack mandoble p2")
    assert (arena.life(1), arena.resistance(1, "torso")) == (12, 1)


@rule("TU-A31", "TU-A34")
def test_draining_past_an_immune_armour_gives_nothing() -> None:
    options = {"area_past_immunity": True}
    arena = hit("drenar", wear="torso=tunica_encantada", life={0: 10}, options=options).play("0: splash head")
    assert (arena.life(0), arena.life(1)) == (10, 18)


@rule("TU-A21", "TU-091")
def test_a_broken_die_is_nothing_to_catch_and_an_armour_broken_by_the_area_part_is() -> None:
    die = hit("mandoble", "head", wear="left_arm=brazo_grua head=die:2")
    assert die.moment == "EquipTurn 1"
    splashed_die = hit("bola_de_fuego", "head", wear="left_arm=brazo_grua torso=die:2")
    assert splashed_die.moment == "EquipTurn 1"
    area = hit("bola_de_fuego", "head", wear="left_arm=brazo_grua torso=jubon-2")
    assert area.moment == "Destroyed 1"
    area.play("1: use brazo_grua")
    assert area.hand(1) == ["jubon"]


@rule("TU-A68", "TU-114")
def test_damage_never_falls_below_zero() -> None:
    game = with_pack(('do = "weaken", kind = "blow", amount = 1', 'do = "weaken", kind = "shot", amount = 1'))
    more: dict[str, Any] = {"seats": 3, "gone": {2: 1}, "situation": "arena_mojada", "game": game}
    bare = Arena("CrowdThrow 2 3", dice="head torso", **more).play("2: throw tomato p1, aim head")
    assert bare.life(0) == 20
    turned = Arena("CrowdThrow 2 3", dice="head torso", wear={0: "head=galea"}, **more)
    turned.play("2: throw tomato p1, aim head")
    assert (turned.resistance(0, "head"), turned.turned(0, "head")) == (4, True)


@rule("TU-054", "TU-056")
def test_fog_changes_the_dice_of_its_own_kind_only_and_there_are_six_spaces_at_most() -> None:
    game = with_pack(('do = "fog", kind = "shot", amount = 1', 'do = "fog", kind = "blow", amount = 3'))
    more: dict[str, Any] = {"situation": "niebla_espesa", "game": game}
    blow = Arena("Assign 0", hands={0: "mandoble"}, dice="head torso left_leg", **more).play("0: attack mandoble p2")
    assert blow.legal() == {"aim head", "aim torso", "aim left_leg"}
    shot = Arena("Assign 0", hands={0: "flecha"}, dice="head torso", **more).play("0: attack flecha p2")
    assert shot.legal() == {"aim head", "aim torso"}
    many = Arena("Assign 0", hands={0: "flecha"}, more_dice=[0, 9, 0],
                 dice="head torso left_arm right_arm left_leg right_leg").play("0: attack flecha p2")  # fmt: skip
    assert len(many.legal()) == 6


@rule("TU-091", "TU-A67")
def test_each_hit_of_a_card_asks_anew_whether_life_was_lost() -> None:
    game = with_pack(('when = ["life_lost"], by = "blow"', 'when = ["life_lost"], by = "shot"'))
    arena = Arena("Assign 0", hands={0: "doble_flecha"}, wear={1: "left_leg=espolon torso=lorica"},
                  dice="head torso torso head", game=game)  # fmt: skip
    arena.play("0: attack doble_flecha p2, aim head")
    assert arena.moment == "React 1"
    arena.play("1: pass", "0: aim torso")
    assert arena.moment == "EquipTurn 1"


# Who is left.


@rule("TU-091", "TU-A27")
def test_the_spur_finds_nobody_when_the_attacker_has_left_or_has_no_life_to_lose() -> None:
    wear = {1: "torso=caldera left_leg=espolon"}
    arena = Arena("Assign 0", seats=3, hands={0: "mandoble"}, wear=wear, life={0: 3}, dice="torso head")
    arena.play("0: attack mandoble p2", "1: use caldera, target p1")
    assert arena.counter("crowd", 0) == 1
    assert (arena.moment, arena.life(1)) == ("EquipTurn 1", 15)
    later = Arena("Assign 0", seats=3, hands={0: "mandoble"}, wear={1: "left_leg=espolon"}, life={0: 0}, dice="head",
                  options={"elimination": "end_of_combat"})  # fmt: skip
    assert later.play("0: attack mandoble p2").moment == "EquipTurn 1"


@rule("TU-106", "TU-A27", "TU-A52")
def test_the_crowd_can_end_the_game_with_nobody_left() -> None:
    arena = Arena("CombatPhase", seats=4, gone={2: 1, 3: 2}, life={0: 3, 1: 3}, dice="1 head torso 2 head torso",
                  active=-1)  # fmt: skip
    arena.play("2: throw rock p1, aim head", "3: throw rock p2, aim head")
    assert arena.state.outcome.reason == "nobody_left"
    assert arena.state.outcome.ranking == ((1,), (0,), (3,), (2,))


@rule("TU-A07")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_preparation_goes_round_from_the_seat_that_chance_names(first: int, order: list[int]) -> None:
    arena = Arena("Preparation", seats=3, dice=f"3/{first} 1 2 3", round=0, active=-1, order=[], stop="EquipTurn 0")
    assert arena.events("first_seat") == [{"event": "first_seat", "seat": first}]
    asked = []
    while arena.moment.startswith("Prepare"):
        seat = arena.state.actors[0]
        asked += [seat] if not asked or asked[-1] != seat else []
        arena.play(f"{seat}: draw blow")
    assert asked == order
    assert [len(arena.hand(seat)) for seat in range(3)] == [3, 3, 3]


# Decks that run out.


@rule("TU-107", "TU-A55")
@pytest.mark.parametrize("left", ["blow", "shot", "magic"])
def test_one_attack_deck_that_is_not_empty_keeps_the_game_going(left: str) -> None:
    empty = " ".join(kind for kind in ("blow", "shot", "magic") if kind != left)
    arena = Arena("Leave", empty=empty, wear={0: "head=balde", 1: "torso=lorica"}, life={0: 4})
    assert arena.moment == "EquipTurn 0"


@rule("TU-A55", "TU-107")
def test_the_option_ends_the_game_in_the_middle_of_an_attack_and_what_was_laid_is_discarded() -> None:
    options = {"piles_end": "immediate"}
    arena = Arena("Assign 0", hands={0: "patada_giratoria flecha"}, wear={0: "left_arm=garra"}, empty="shot magic",
                  life={0: 9, 1: 15}, dice="head", options=options)  # fmt: skip
    arena.state.decks[4] = arena.state.decks[4][:1]
    arena.play("0: attack patada_giratoria p2, attack flecha p2")
    assert arena.state.outcome.reason == "most_life"
    assert arena.state.outcome.ranking == ((1,), (0,))
    assert arena.state.outcome.scores == (9, 12)
    assert arena.keys("line", 1) == []
    assert arena.keys("discard_shot") == ["flecha"]
    armour = Arena("EquipTurn 0", empty="blow shot magic", options=options).play("0: draw arm")
    assert armour.moment == "EquipTurn 0", "only the last attack card ends it"


@rule("TU-108", "TU-A56", "TU-A72")
def test_an_extra_round_shuffles_what_is_left_together_with_the_discards_and_nobody_knows_them_any_more() -> None:
    known = NUMBER["virote"] | 1 << 16
    discards: list[list[int]] = [[], [], [], [], [], [NUMBER["flecha"]] * 2, [], []]
    arena = Arena("TieVote", empty="blow magic", life={0: 9, 1: 9}, wear={0: "head=balde"}, discards=discards,
                  active=-1)  # fmt: skip
    arena.state.decks[5] = [known]
    arena.state.source = liza.seeded(5)
    arena.play("0: fight", "1: fight")
    assert sorted(arena.state.decks[5]) == sorted([NUMBER["virote"], NUMBER["flecha"], NUMBER["flecha"]])
    assert arena.keys("discard_shot") == []
    assert [fighter.vote for fighter in arena.state.fighters] == [0, 0]


# Hands.


@rule("TU-A34")
def test_a_hand_keeps_the_order_in_which_cards_of_one_back_came() -> None:
    arena = Arena("EquipTurn 1", "Assign 0", top="virote flecha", free_draws=2, active=1, hands={0: "embestida"},
                  dice="head 2/0")  # fmt: skip
    arena.play("1: draw shot, draw shot, end")
    arena.state.active = 0
    arena.play("0: attack embestida p2")
    assert arena.keys("discard_shot") == ["virote"]
    assert arena.hand(1) == ["flecha"]


@rule("TU-A66", "TU-A72")
@pytest.mark.parametrize("damage", [1, 3])
def test_of_two_copies_the_less_damaged_is_worn_however_open_the_other_lies(damage: int) -> None:
    arena = Arena("EquipTurn 0", hands={0: "lorica"})
    sound = arena.state.hands[0][0]
    for worse in (sound | damage << 10, public(sound | damage << 10)):
        for hand in ([worse, sound], [sound, worse]):
            trial: Any = arena.state.clone()
            trial.hands[0] = hand[:]
            trial.apply(0, GAME.parse("equip lorica torso"))
            assert trial.fighters[0].worn[1].damage == 0
            assert [card >> 10 & 31 for card in trial.hands[0]] == [damage]
