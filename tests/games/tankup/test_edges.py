"""The same rule for every seat, for the first card of the pack, and for the last of what there is."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tankup.vocabulary import SPACES
from tests.games.tankup.arena import GAME, Arena
from tests.games.tankup.test_attack import hit
from tests.games.tankup.test_cards import Attack, each_attack
from tests.games.tankup.test_meetings import with_pack
from tests.support import rule

ACERO = "torso=lorica left_arm=manica"
ARCANO = "torso=manto left_arm=guante_de_sombra"
GLOVE = "left_arm=manopla_de_cascabeles"


# Whose cards count.


@rule("TU-088", "TU-A43")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_set_is_counted_among_the_own_cards_of_any_seat_and_not_among_those_of_others(seat: int) -> None:
    more: dict[str, Any] = {"seats": 3, "active": seat, "stop": f"EquipTurn {seat}"}
    own = Arena(f"Abilities {seat}", wear={seat: f"{ACERO} head=galea"}, **more)
    assert own.legal() == {"end", "use galea"}
    assert own.play(f"{seat}: use galea").counter("tough", seat) == 2
    others = dict(zip({0, 1, 2} - {seat}, ACERO.split(), strict=True))
    lacking = Arena(f"Abilities {seat}", wear={seat: "head=galea right_arm=rodela", **others}, **more)
    assert lacking.refused("use galea") == "TU-088"


@rule("TU-A39", "TU-086")
@pytest.mark.parametrize("worn", ["head=galea", "left_arm=rodela", "right_leg=rodilleras"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_option_turns_every_card_of_every_seat_back(worn: str, seat: int) -> None:
    space, _, card = worn.partition("=")
    wear = {seat: f"{worn}!", 1 - seat: "torso=coraza_de_placas"}
    arena = Arena("Round", wear=wear, options={"turned": "round"}, stop="TieVote")
    assert not arena.turned(seat, space)
    assert arena.worn(seat, space) == card
    stays = Arena("Round", wear=wear, stop="TieVote")
    assert stays.turned(seat, space)


# What an ability waits for.


@rule("TU-091", "TU-A44")
def test_a_reaction_to_one_kind_of_attack_answers_also_where_there_is_no_attack_at_all() -> None:
    game = with_pack(('when = ["armour_destroyed"]', 'when = ["armour_destroyed"], by = "blow"'))
    wear = {0: "head=balde-1 left_arm=brazo_grua"}
    arena = Arena("CombatTurn 0", wear=wear, hands={0: "nube_corrosiva"}, game=game).play("0: play nube_corrosiva")
    assert arena.moment == "Destroyed 0"
    assert arena.play("0: use brazo_grua").hand(0) == ["balde"]
    shot = Arena("Assign 0", hands={0: "flecha"}, wear={1: "head=balde left_arm=brazo_grua"}, dice="head torso",
                 game=game).play("0: attack flecha p2, aim head")  # fmt: skip
    assert (shot.moment, shot.keys("broken")) == ("EquipTurn 1", ["balde"])


@rule("TU-091", "TU-107", "TU-A56")
def test_the_spur_does_not_reach_the_crowd_not_even_those_who_left_with_life() -> None:
    game = with_pack(('when = ["life_lost"], by = "blow"', 'when = ["life_lost"], by = "shot"'))
    more: dict[str, Any] = {"seats": 3, "wear": {0: "left_leg=espolon"}, "dice": "head torso", "game": game}
    rock = Arena("CrowdThrow 2 1", gone={2: 1}, life={2: 5}, active=-1, **more).play("2: throw rock p1, aim head")
    assert (rock.moment, rock.life(0), rock.life(2)) == ("EquipTurn 1", 17, 5)
    fighter = Arena("CrowdThrow 2 1", **more).play("2: throw rock p1, aim head")
    assert fighter.moment == "React 0"
    assert fighter.play("0: use espolon").life(2) == 18


@rule("TU-092", "TU-052", "TU-A44")
def test_an_effect_that_was_cancelled_stays_so_where_the_attacker_chooses_the_space() -> None:
    game = with_pack(('do = "aim", kind = "shot"', 'do = "aim", kind = "magic"'))
    wear = {0: f"{ARCANO} head=capucha", 1: "left_leg=grebas_de_runas"}
    for answer, frozen in (("use grebas_de_runas", 0), ("pass", 1)):
        arena = Arena("Abilities 0", "Assign 0", wear=wear, hands={0: "congelar"}, game=game)
        arena.play("0: use capucha, attack congelar p2", f"1: {answer}", "0: aim head")
        assert (arena.life(1), arena.counter("frozen", 1)) == (20 - 2 - 1, frozen)


@rule("TU-A67", "TU-083", "TU-091")
@pytest.mark.parametrize("shield", ["", "right_arm=tapa_de_bote"])
def test_what_follows_the_damage_follows_also_where_the_hit_could_have_been_answered(shield: str) -> None:
    drained = Arena("Assign 0", hands={0: "drenar"}, wear={1: shield}, life={0: 10}, dice="head")
    drained.play("0: attack drenar p2")
    spurred = Arena("Assign 0", hands={0: "mandoble"}, wear={1: f"{shield} left_leg=espolon"}, dice="torso")
    spurred.play("0: attack mandoble p2")
    if shield:
        spurred.play("1: pass")
    assert (drained.life(0), drained.life(1)) == (12, 15)
    assert spurred.moment == "React 1"
    assert spurred.play("1: use espolon").life(0) == 18


@rule("TU-083", "TU-067", "TU-A67")
def test_life_that_goes_through_a_broken_armour_is_drained_like_any_other() -> None:
    game = with_pack(('damage = 3\neffect = { do = "drain" }', 'damage = 3\nexcess = 4\neffect = { do = "drain" }'))
    arena = Arena(
        "Assign 0", hands={0: "drenar"}, wear={1: "head=corona_del_campeon"}, life={0: 5}, dice="head", game=game
    )
    arena.play("0: attack drenar p2")
    assert (arena.life(1), arena.life(0)) == (20 - 4 - 2, 5 + 3)


@rule("TU-078", "TU-A68", "TU-074")
def test_magic_that_does_no_damage_reaches_no_neighbour() -> None:
    weak = hit("chispa", "torso", boost=[0, 0, -3])
    assert (weak.moment, weak.life(1)) == ("EquipTurn 1", 20)
    assert "splashed" not in weak.story
    assert hit("chispa", "torso", boost=[0, 0, -2]).moment == "Area 0"
    spared = hit("bola_de_fuego", "torso", wear="right_arm=tapa_de_bote")
    spared.play("1: use tapa_de_bote")
    assert (spared.moment, spared.life(1)) == ("EquipTurn 1", 20)
    assert "splashed" not in spared.story
    taken = hit("bola_de_fuego", "torso", wear="right_arm=tapa_de_bote").play("1: pass")
    assert taken.moment == "Area 0"


@rule("TU-116", "TU-A53", "TU-052")
def test_where_no_die_is_rolled_nothing_is_rolled_again() -> None:
    arena = Arena("Assign 0", hands={0: "dardo_certero flecha"}, wear={0: "left_arm=garra"}, thumb=[1, 1])
    arena.play("0: attack dardo_certero p2, attack flecha p2")
    assert arena.legal() == {f"aim {space}" for space in SPACES.keys}
    assert arena.refused("reroll") == "TU-116"
    assert [arena.counter("thumb", seat) for seat in (0, 1)] == [0, 1]


# How much falls where.


@rule("TU-060", "TU-062", "TU-A34", "TU-A68")
@each_attack
def test_an_attack_leaves_its_own_damage_on_an_armour_and_no_more_for_what_is_written_on_it(card: Attack) -> None:
    dice = "torso right_arm head left_arm" if card.kind == "shot" else "torso"
    arena = hit(card.key, dice=dice, wear="torso=lorica")
    if card.kind == "shot":
        arena.play("0: aim torso")
    harm = card.damage + (2 if card.key == "acido" else 0)
    assert [(event["amount"], event["left"]) for event in arena.events("damaged")] == [(harm, 7 - harm)]


@rule("TU-A68", "TU-A35")
def test_the_first_card_of_the_pack_is_eaten_and_softened_like_every_other() -> None:
    assert hit("acido", "head", wear="head=galea").events("damaged")[0]["amount"] == 5
    assert hit("mandoble", "head", wear="head=galea", tough=[0, 2]).resistance(1, "head") == 1
    assert hit("mandoble", "head", wear="head=galea", situation="sed_de_sangre").events("damaged")[0]["amount"] == 5


@rule("TU-096", "TU-A21", "TU-A68")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("space", SPACES.keys)
def test_bloodlust_adds_to_bare_spaces_and_not_to_dice_whichever_they_are(space: str, seat: int) -> None:
    by = (seat + 1) % 3
    dice = {other: " ".join(f"{one}=die:6" for one in SPACES.keys) for other in range(3)}
    more: dict[str, Any] = {"seats": 3, "hands": {by: "mandoble"}, "dice": space, "situation": "sed_de_sangre"}
    for wear, life, left in ((dice, 20, 1), (dice | {seat: _without(dice[seat], space)}, 20 - 5 - 1, None)):
        arena = Arena(f"Assign {by}", wear=wear, active=by, **more).play(f"{by}: attack mandoble p{seat + 1}")
        assert (arena.life(seat), arena.resistance(seat, space)) == (life, left)
        assert arena.life(by) == 20


def _without(wear: str, space: str) -> str:
    return " ".join(part for part in wear.split() if not part.startswith(f"{space}="))


# Who knows which card.


@rule("TU-A72", "TU-A26")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_lays_one_of_several_cards_knows_them_all_and_nobody_else_does(seat: int) -> None:
    more: dict[str, Any] = {"seats": 3, "active": seat, "bonus_attacks": 1, "stop": f"EquipTurn {seat}"}
    arena = Arena(f"Assign {seat}", hands={seat: "flecha virote"}, **more)
    target = (seat + 1) % 3
    arena.play(f"{seat}: attack virote p{target + 1}")
    for eyes in (0, 1, 2, None):
        assert arena.keys("line", target, eyes=eyes) == (["virote"] if eyes == seat else [None])
        assert arena.keys("hand", seat, eyes=eyes) == (["flecha"] if eyes == seat else [None])


@rule("TU-A72")
def test_one_card_that_was_seen_among_others_is_forgotten_when_one_like_it_may_have_been_laid() -> None:
    arena = Arena("Abilities 1", "BeginEquip 0", "CombatTurn 0", wear={1: f"{ARCANO} head=capacete"},
                  hands={0: "flecha mandoble"}, top="flecha", active=1)  # fmt: skip
    arena.play("1: use capacete, target p1, discard mandoble")
    assert arena.keys("hand", 0, eyes=1) == ["flecha"]
    arena.play("0: draw shot, end")
    assert arena.keys("hand", 0, eyes=1) == ["flecha", None]
    laid = arena.state.clone()
    laid.source = Arena(dice="head torso").state.source
    laid.listen = True
    laid.apply(0, GAME.parse("attack flecha p2"))
    told = next(event for event in laid.events if event.kind == "laid")
    assert told.seen_by(1)["card"] is None, "it may be the one that was drawn since"
    assert told.seen_by(0)["card"] == "flecha"


@rule("TU-A72")
def test_copies_before_and_after_another_card_of_the_same_back_do_not_give_it_away() -> None:
    """Whatever lies between them in the hand: two arrows and a bolt were seen, and one of the three has left."""
    for held in ("virote flecha flecha", "flecha virote flecha", "flecha flecha virote"):
        arena = Arena("Abilities 1", "CombatTurn 0", wear={1: f"{ARCANO} head=capacete", 0: "left_arm=garra"},
                      hands={0: f"{held} mandoble"}, active=1)  # fmt: skip
        arena.play("1: use capacete, target p1, discard mandoble", "0: attack flecha p2")
        assert arena.keys("line", 1, eyes=1) == [None]
        assert arena.keys("hand", 0, eyes=1) == [None, None]


@rule("TU-A72", "TU-A66", "TU-A14")
def test_an_armour_with_counters_that_is_traded_stays_known_and_what_is_left_stays_secret() -> None:
    arena = Arena("EquipTurn 0", "BeginEquip 0", wear={0: f"{GLOVE} torso=lorica-3"}, hands={0: "jubon manto"},
                  top="escamas")  # fmt: skip
    arena.play("0: swap jubon torso, end", "0: trade lorica")
    told = next(event for event in arena.state.events if event.kind == "traded")
    assert told.seen_by(1) == {"event": "traded", "seat": 0, "back": "torso", "card": "lorica"}
    assert arena.keys("hand", 0, eyes=1) == [None, None]
    assert sorted(map(str, arena.hand(0))) == ["escamas", "manto"]


# Nothing is left behind.


@rule("TU-A21", "TU-061")
def test_an_armour_laid_over_a_die_takes_its_place_for_good() -> None:
    arena = Arena("EquipTurn 0", "CombatTurn 1", wear={0: "left_leg=die:4~"}, hands={0: "zancos", 1: "mandoble"},
                  dice="left_leg")  # fmt: skip
    arena.play("0: equip zancos left_leg, end", "1: attack mandoble p1")
    assert arena.keys("broken") == ["zancos"]
    assert arena.pieces("left_leg", 0) == []


@rule("TU-A68", "TU-062")
def test_damage_of_nothing_is_not_told_as_damage() -> None:
    arena = hit("patada_giratoria", wear="torso=lorica", tough=[0, 3])
    assert "damaged" not in arena.story
    assert arena.resistance(1, "torso") == 7
    one = hit("patada_giratoria", wear="torso=lorica", tough=[0, 2])
    assert [event["amount"] for event in one.events("damaged")] == [1]


@rule("TU-A28", "TU-A59", "TU-085")
def test_nothing_is_recovered_with_all_life_there() -> None:
    full = hit("bola_de_fuego", wear="torso=coraza_de_runas")
    assert full.story == ["laid", "revealed", "aimed", "hit", "ignored"]
    one = hit("bola_de_fuego", wear="torso=coraza_de_runas", life={1: 19})
    assert [(event["amount"], event["left"]) for event in one.events("recovered")] == [(1, 20)]


@rule("TU-085", "TU-A59")
def test_of_what_works_by_itself_only_healing_gives_life_back() -> None:
    game = with_pack(
        ('at = "here", by = "magic", do = "heal", amount = 2', 'at = "here", by = "magic", do = "toughen", amount = 2')
    )
    more: dict[str, Any] = {"wear": {1: "torso=coraza_de_runas"}, "life": {1: 10}, "dice": "torso"}
    for played, life in ((game, 10), (GAME, 12)):
        arena = Arena("Assign 0", hands={0: "chispa"}, game=played, **more).play("0: attack chispa p2")
        assert (arena.life(1), arena.resistance(1, "torso")) == (life, 6)


@rule("TU-A57", "TU-111", "TU-A21")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_leaves_leaves_neither_armour_nor_dice_nor_hand(seat: int) -> None:
    wear = {seat: "head=galea-1 left_arm=die:3 right_arm=die:2~ right_leg=zancos!"}
    rest = {other: "torso=lorica" if other == (seat + 1) % 3 else "torso=caldera" for other in {0, 1, 2} - {seat}}
    arena = Arena("Leave", seats=3, wear=wear | rest, life={seat: 0}, hands={seat: "mandoble"}, stop="TieVote")
    assert [arena.pieces(space, seat) for space in SPACES.keys] == [[]] * 6
    assert arena.hand(seat) == []
    assert (arena.keys("discard_helmet"), arena.keys("discard_leg")) == (["galea"], ["zancos"])
    assert [arena.counter("crowd", other) for other in range(3)] == [int(other == seat) for other in range(3)]


# Turn by turn.


@rule("TU-120", "TU-A52", "TU-113")
def test_between_the_phases_it_is_nobodys_turn_and_whoever_fell_in_the_own_turn_throws_like_everybody() -> None:
    stale: dict[str, Any] = {"boost": [0, 5, 0], "boost_first": [0, 5, 0], "more_dice": [0, 1, 0], "sure": 1 << 5}
    arena = Arena(
        "CombatPhase", seats=3, gone={2: 1}, dice="1 head torso 2", active=2, wear={1: "torso=lorica"}, **stale
    )
    assert [arena.counter("active", seat) for seat in range(3)] == [0, 0, 0]
    arena.play("2: throw rock p1")
    assert arena.legal() == {"aim head", "aim torso"}
    assert arena.play("2: aim head").life(0) == 17


@rule("TU-042", "TU-041", "TU-A61")
def test_three_of_equal_weight_have_both_bonuses() -> None:
    arena = Arena("CombatOrder", seats=3, dice="2 6 4 5", hands=dict.fromkeys(range(3), "flecha"))
    assert [arena.counter("order", seat) for seat in range(3)] == [3, 1, 2]
    assert arena.moment == "PlaceDie 0"
    arena.play("0: pass")
    assert arena.moment == "LightestBonus 1"


@rule("TU-098", "TU-A47", "TU-101")
@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_situations_are_asked_for_clockwise_from_whoever_fights(seat: int, order: list[int]) -> None:
    hands = {0: "sed_de_sangre", 1: "arena_mojada", 2: "sol_abrasador"}
    arena = Arena(f"CombatTurn {seat}", seats=3, hands=hands, stop=f"EquipTurn {seat}")
    for asked in order:
        assert arena.moment == f"SituationWindow {asked}"
        arena.play(f"{asked}: pass")
    assert arena.moment == f"EquipTurn {seat}"
    first, second, third = order
    stepped = Arena(f"CombatTurn {seat}", seats=3, hands=hands, stop=f"EquipTurn {seat}")
    stepped.play(f"{first}: pass", f"{second}: play {hands[second]}")
    assert stepped.moment == f"StepOn {first}"
    stepped.play(f"{first}: pass")
    assert stepped.moment == f"StepOn {third}"
    assert stepped.play(f"{third}: pass").keys("situation") == [hands[second]]


@rule("TU-A64", "TU-043")
def test_a_round_without_an_attack_is_quiet_also_after_one_with() -> None:
    wear = {0: "torso=jubon", 1: "torso=lorica"}
    arena = Arena("CombatTurn 0", "EndOfCombat", hands={0: "mandoble flecha"}, wear=wear, quiet=3, dice="head 2 2")
    arena.play("0: attack mandoble p2")
    assert (arena.counter("quiet"), arena.moment) == (0, "EquipTurn 0")
    arena.play("0: end", "1: end", "1: pass", "0: pass", "0: end")
    assert (arena.counter("quiet"), arena.counter("round")) == (1, 3)


@rule("TU-A55", "TU-A56", "TU-108")
def test_when_the_decks_run_out_in_somebodys_turn_the_vote_is_nobodys_turn() -> None:
    arena = Arena("EquipTurn 0", empty="shot magic", options={"piles_end": "immediate"}, free_draws=2)
    arena.state.decks[4] = arena.state.decks[4][:2]
    arena.play("0: draw blow")
    assert arena.moment == "EquipTurn 0", "one card is left"
    arena.play("0: draw blow")
    assert arena.moment == "TieVote 0 1"
    assert [arena.counter("active", seat) for seat in (0, 1)] == [0, 0]


@rule("TU-020", "TU-018", "TU-019")
@pytest.mark.parametrize("wear", ["head=capacete left_leg=pata_de_dragon", "left_leg=zancos left_arm=guante_de_boxeo"])
def test_the_narrow_icon_is_spent_before_the_wide_one_wherever_they_are_worn(wear: str) -> None:
    arena = Arena("EquipTurn 0", wear={0: wear}, free_draws=0).play("0: draw blow")
    assert "draw magic" in arena.legal()
    arena.play("0: draw blow")
    assert arena.legal() & {"draw blow", "draw magic"} == set()
    other = Arena("EquipTurn 0", wear={0: wear}, free_draws=0).play("0: draw magic")
    assert {text for text in other.legal() if text.startswith("draw")} == {"draw blow"}


@rule("TU-A13", "TU-027")
def test_an_armour_that_comes_back_lets_nobody_equip_once_more() -> None:
    wear = {0: f"{GLOVE} left_leg=rodilleras"}
    arena = Arena("EquipTurn 0", wear=wear, hands={0: "grebas_de_hierro galea lorica"}, free_draws=0)
    arena.play("0: swap grebas_de_hierro left_leg, equip rodilleras right_leg")
    assert arena.refused("equip galea head") == "TU-027"
    fresh = Arena("EquipTurn 0", wear={0: GLOVE}, hands={0: "rodilleras galea lorica"}, free_draws=0)
    fresh.play("0: equip rodilleras right_leg, equip galea head")
    assert fresh.refused("equip lorica torso") == "TU-027"
