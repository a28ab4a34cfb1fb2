"""The ability words, and every armour with an ability in each of its windows."""

from __future__ import annotations

import pytest

from tests.games.tankup.arena import CONTENT, Arena
from tests.support import rule

ACERO = "torso=lorica left_arm=manica"
ARCANO = "torso=manto left_arm=guante_de_sombra"
FERIA = "torso=jubon left_leg=zancos"


def ability(wear: str, **more: object) -> Arena:
    """Return the ability step of seat 0, with its assignment after it."""
    return Arena("Abilities 0", "Assign 0", wear={0: wear, **more.pop("others", {})}, **more)  # type: ignore[arg-type, dict-item]


# The words.


@rule("TU-084", "TU-086", "TU-087", "TU-A63", "TU-A42")
def test_a_habilidad_is_used_before_attacks_and_turns_its_card() -> None:
    arena = ability("left_arm=rodela left_leg=botas_de_cuero", hands={0: "mandoble"}, top="flecha")
    assert arena.legal() == {"end", "use rodela", "use botas_de_cuero"}
    assert arena.refused("attack mandoble p2") == "TU-084"
    arena.play("0: use botas_de_cuero, draw shot, use rodela")
    assert arena.turned(0, "left_arm")
    assert arena.turned(0, "left_leg")
    assert arena.moment == "Assign 0"
    assert arena.hand(0) == ["mandoble", "flecha"]


@rule("TU-A63", "TU-084", "TU-A39")
def test_a_habilidad_waits_for_the_own_combat_turn_and_is_spent_for_good() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_arm=rodela"})
    assert arena.refused("use rodela") == "TU-A63"
    spent = ability("left_arm=rodela! left_leg=botas_de_cuero")
    assert spent.refused("use rodela") == "TU-A39"
    assert spent.refused("use galea") == "TU-086"
    later = Arena("Round", wear={0: "left_arm=rodela!", 1: "torso=lorica"})
    assert later.turned(0, "left_arm")


@rule("TU-A39")
def test_an_option_turns_cards_back_every_round() -> None:
    arena = Arena("Round", wear={0: "left_arm=rodela!", 1: "torso=lorica"}, options={"turned": "round"})
    assert not arena.turned(0, "left_arm")


@rule("TU-094", "TU-087", "TU-A23")
def test_turning_a_card_loses_its_atk_this_turn() -> None:
    hands = {0: "mandoble mandoble"}
    wear = "head=corona_del_campeon! left_leg=zancos"
    arena = Arena("Assign 0", wear={0: wear}, hands=hands, dice="head").play("0: attack mandoble p2")
    assert arena.moment == "EquipTurn 1"
    straight = Arena("Assign 0", wear={0: wear.replace("!", "")}, hands=hands).play("0: attack mandoble p2")
    assert straight.moment == "Assign 0"


@rule("TU-088", "TU-089", "TU-A43", "TU-A40")
def test_a_conjunto_needs_two_more_cards_of_its_set_turned_or_not() -> None:
    assert ability("head=galea torso=lorica left_arm=rodela").refused("use galea") == "TU-088"
    arena = ability("head=galea torso=lorica! left_leg=espolon! left_arm=rodela").play("0: use galea")
    assert arena.turned(0, "head")
    assert not arena.turned(0, "left_arm")


@rule("TU-091", "TU-092", "TU-085", "TU-A46")
def test_reactions_and_breaking_wait_for_their_moment() -> None:
    wear = "left_arm=rodela torso=manto left_leg=espolon right_leg=grebas_de_runas head=mascara_de_hierro"
    arena = ability(wear)
    assert arena.refused("use manto") == "TU-091"
    assert arena.refused("use grebas_de_runas") == "TU-092"
    assert arena.refused("use mascara_de_hierro") == "TU-085"
    broken = ability("left_arm=rodela left_leg=pata_de_palo!", life={0: 3})
    assert broken.refused("use pata_de_palo") == "TU-A46"


@rule("TU-A42")
@pytest.mark.parametrize(
    ("wear", "card"),
    [
        (f"{ACERO} head=yelmo_de_dragon", "yelmo_de_dragon"),
        (f"{ARCANO} head=yelmo_de_runas", "yelmo_de_runas"),
        (f"{ARCANO} head=capucha", "capucha"),
        (f"{ARCANO} head=capacete", "capacete"),
        (f"{FERIA} head=balde", "balde"),
        ("torso=tunica_encantada", "tunica_encantada"),
        ("left_arm=guante_de_boxeo", "guante_de_boxeo"),
        ("torso=chaleco_de_cuero", "chaleco_de_cuero"),
        ("head=casco_de_minero", "casco_de_minero"),
        ("left_leg=resortes", "resortes"),
        ("left_leg=pata_de_palo", "pata_de_palo"),
        ("left_leg=botas_de_cuero", "botas_de_cuero"),
        (f"{ACERO} head=yelmo_cerrado left_leg=zancos right_leg=espolon", "yelmo_cerrado"),
    ],
)
def test_what_could_do_nothing_cannot_be_used(wear: str, card: str) -> None:
    arena = ability(f"{wear} right_arm=rodela", empty="blow shot magic")
    assert arena.legal() == {"end", "use rodela"}
    assert arena.refused(f"use {card}") == "TU-A42"


# Conjunto.


@rule("TU-A68", "TU-A70", "TU-093")
def test_galea_softens_attacks_until_the_next_own_combat_turn() -> None:
    arena = Arena(
        "Abilities 0", "CombatTurn 1", "CombatTurn 0", wear={0: f"{ACERO} head=galea"}, dice="torso head",
        hands={1: "bola_de_fuego"},
    )  # fmt: skip
    arena.play("0: use galea")
    assert arena.counter("tough", 0) == 2
    arena.play("1: attack bola_de_fuego p1, splash head")
    assert arena.resistance(0, "torso") == 7 - (4 - 2)
    assert arena.resistance(0, "head") == 4
    assert arena.counter("tough", 0) == 0


def test_yelmo_de_dragon_strengthens_blows_this_turn() -> None:
    arena = ability(f"{ACERO} head=yelmo_de_dragon right_arm=garra", hands={0: "mandoble mandoble"}, dice="head head")
    arena.play("0: use yelmo_de_dragon, attack mandoble p2, attack mandoble p2")
    assert arena.life(1) == 20 - 7 - 7


@rule("TU-A21", "TU-A70")
def test_yelmo_cerrado_puts_a_lasting_barrier_on_an_empty_space() -> None:
    arena = Arena(
        "Abilities 0", "EndOfCombat", wear={0: f"{ACERO} head=yelmo_cerrado", 1: "torso=escamas head=gorro_de_bufon"}
    )
    arena.play("0: use yelmo_cerrado")
    assert arena.refused("place torso") == "TU-038"
    assert arena.refused("pass") == "TU-009"
    arena.play("0: place left_leg")
    assert arena.resistance(0, "left_leg") == 4
    turn = Arena("CombatTurn 0", wear={0: "left_leg=die:4~"})
    assert turn.pieces("left_leg", 0) == []
    over = Arena("EquipTurn 0", wear={0: "left_leg=die:4~"}, hands={0: "zancos"}).play("0: equip zancos left_leg")
    assert over.worn(0, "left_leg") == "zancos"


def test_yelmo_de_runas_heals_four() -> None:
    arena = ability(f"{ARCANO} head=yelmo_de_runas", life={0: 10}).play("0: use yelmo_de_runas")
    assert arena.life(0) == 14


@rule("TU-052")
def test_capucha_lets_shots_hit_where_you_like() -> None:
    arena = ability(f"{ARCANO} head=capucha", hands={0: "flecha"}).play("0: use capucha, attack flecha p2")
    assert len(arena.legal()) == 6
    assert arena.play("0: aim right_leg").life(1) == 17


@rule("TU-A72", "TU-093")
def test_capacete_looks_at_a_hand_alone_and_discards_a_card_of_it() -> None:
    hands = {0: "flecha", 1: "virote lorica", 2: ""}
    arena = ability(f"{ARCANO} head=capacete", seats=3, hands=hands).play("0: use capacete")
    assert arena.legal() == {"target p2"}
    assert arena.refused("target p3") == "TU-093"
    arena.play("0: target p2")
    assert arena.keys("hand", 1, eyes=0) == ["lorica", "virote"]
    assert arena.keys("hand", 1, eyes=2) == [None, None]
    assert arena.legal() == {"discard lorica", "discard virote"}
    assert arena.refused("discard flecha") == "TU-093"
    arena.play("0: discard lorica")
    assert arena.keys("discard_torso") == ["lorica"]
    assert arena.keys("hand", 1, eyes=0) == ["virote"]


@rule("TU-A72", "TU-A66")
def test_balde_takes_a_broken_armour_openly() -> None:
    arena = ability(f"{FERIA} head=balde", broken="galea garra").play("0: use balde")
    assert arena.legal() == {"take galea", "take garra"}
    assert arena.refused("take lorica") == "TU-093"
    arena.play("0: take garra")
    assert arena.keys("hand", 0, eyes=1) == ["garra"]
    assert arena.keys("broken") == ["galea"]


def test_cubo_de_cocina_draws_two_cards() -> None:
    arena = ability(f"{FERIA} head=cubo_de_cocina", top="flecha lorica").play("0: use cubo_de_cocina")
    assert arena.refused("draw situation") == "TU-097"
    arena.play("0: draw shot, draw torso")
    assert arena.hand(0) == ["lorica", "flecha"]


@rule("TU-A65", "TU-117")
def test_cetro_rolls_on_the_crowd_sheet_with_its_owner_as_thrower() -> None:
    wear = f"{FERIA} right_arm=cetro"
    arena = ability(wear, dice="6").play("0: use cetro")
    hurting = {"throw rock p2", "throw tomato p2"}
    assert arena.legal() == hurting | {f"throw {gift} {who}" for gift in ("flower", "thumb") for who in ("p1", "p2")}
    assert arena.refused("throw rock p1") == "TU-A25"
    rock = ability(wear, dice="1 head torso").play("0: use cetro, throw rock p2")
    assert rock.moment == "Aim 0"
    assert rock.play("0: aim head").life(1) == 17
    flower = ability(wear, dice="4", top="mandoble").play("0: use cetro, throw flower p1, draw blow")
    assert flower.hand(0) == ["mandoble"]
    thumb = ability(wear, dice="5 head torso", hands={0: "mandoble"})
    thumb.play("0: use cetro, throw thumb p1, attack mandoble p2, reroll")
    assert [event["space"] for event in thumb.events("hit")] == ["torso"]


@rule("TU-A62", "TU-113", "TU-114")
@pytest.mark.parametrize("result", [1, 2, 3])
def test_the_last_one_in_rolls_for_the_crowd_and_finds_nobody_to_hurt(result: int) -> None:
    alone = Arena("Abilities 0", "EndOfCombat", gone={1: 1}, wear={0: f"{FERIA} right_arm=cetro"}, dice=str(result))
    alone.play("0: use cetro")
    assert alone.story[-1] == "crowd_rolled"
    assert alone.moment != f"CrowdThrow {result}"
    assert alone.state.over or alone.state.legal(alone.state.actors[0])


@rule("TU-A62", "TU-115", "TU-116", "TU-117")
@pytest.mark.parametrize(("result", "throws"), [(4, 1), (5, 1), (6, 2)])
def test_the_last_one_in_may_still_throw_flower_and_thumb_at_itself(result: int, throws: int) -> None:
    alone = Arena("Abilities 0", "EndOfCombat", gone={1: 1}, wear={0: f"{FERIA} right_arm=cetro"}, dice=str(result))
    alone.play("0: use cetro")
    assert len(alone.state.legal(0)) == throws


# Habilidad.


def test_tunica_encantada_strengthens_magic() -> None:
    arena = ability("torso=tunica_encantada", hands={0: "chispa"}, dice="head")
    assert arena.play("0: use tunica_encantada, attack chispa p2").life(1) == 20 - 4 - 2


def test_guante_de_boxeo_strengthens_the_first_blow_only() -> None:
    arena = ability("left_arm=guante_de_boxeo right_arm=garra", hands={0: "mandoble mandoble"}, dice="head head")
    arena.play("0: use guante_de_boxeo, attack mandoble p2, attack mandoble p2")
    assert arena.life(1) == 20 - 7 - 5


def test_chaleco_de_cuero_rolls_a_third_die_and_fog_leaves_one() -> None:
    arena = ability("torso=chaleco_de_cuero", hands={0: "flecha"}, dice="head torso left_leg")
    arena.play("0: use chaleco_de_cuero, attack flecha p2")
    assert arena.legal() == {"aim head", "aim torso", "aim left_leg"}
    fog = ability("torso=chaleco_de_cuero", hands={0: "flecha"}, dice="head", situation="niebla_espesa")
    assert fog.play("0: use chaleco_de_cuero, attack flecha p2").life(1) == 17


def test_botas_de_cuero_draw_an_attack_card() -> None:
    arena = ability("left_leg=botas_de_cuero", top="chispa").play("0: use botas_de_cuero")
    assert arena.legal() == {"draw blow", "draw shot", "draw magic"}
    assert arena.refused("draw arm") == "TU-093"
    assert arena.play("0: draw magic").hand(0) == ["chispa"]


def test_casco_de_minero_ends_the_situation() -> None:
    arena = ability("head=casco_de_minero", situation="tregua_del_emperador").play("0: use casco_de_minero")
    assert arena.pieces("situation") == []
    assert arena.keys("discard_situation") == ["tregua_del_emperador"]


@rule("TU-A70", "TU-A67")
def test_rodela_stops_the_first_attack_on_an_arm() -> None:
    hands = {1: "congelar congelar"}
    wear = {0: "left_arm=rodela", 1: "left_arm=garra"}
    arena = Arena("Abilities 0", "CombatTurn 1", wear=wear, hands=hands, dice="right_arm right_arm")
    arena.play("0: use rodela")
    assert arena.counter("ward", 0) == 1
    arena.play("1: attack congelar p1, attack congelar p1")
    assert arena.story.count("warded") == 1
    assert arena.counter("ward", 0) == 0
    assert arena.life(0) == 20 - 2 - 1
    again = Arena("CombatTurn 0", ward=[1, 0])
    assert again.counter("ward", 0) == 0


# Reacción.


def attacked(card: str, wear: str, dice: str, **more: object) -> Arena:
    """Let seat 0 play one attack at seat 1, who wears something."""
    hands = {0: card, **more.pop("hands", {})}  # type: ignore[dict-item]
    arena = Arena("Assign 0", hands=hands, wear={1: wear}, dice=dice, **more)  # type: ignore[arg-type]
    return arena.play(f"0: attack {card} p2")


@rule("TU-091", "TU-A44")
def test_escudo_de_la_legion_takes_the_hit_itself() -> None:
    arena = attacked("mandoble", "left_arm=escudo_de_la_legion", "head")
    assert arena.moment == "React 1"
    assert arena.legal() == {"pass", "use escudo_de_la_legion"}
    arena.play("1: use escudo_de_la_legion")
    assert arena.worn(1, "left_arm") is None
    assert arena.life(1) == 19
    assert attacked("mandoble", "left_arm=escudo_de_la_legion", "left_arm").moment == "EquipTurn 1"
    assert attacked("mandoble", "left_arm=escudo_de_la_legion!", "head").moment == "EquipTurn 1"
    assert attacked("mandoble", "left_arm=escudo_de_la_legion", "head").play("1: pass").life(1) == 15


@rule("TU-A44")
def test_manto_has_the_dice_rolled_again_but_not_a_chosen_space() -> None:
    arena = attacked("flecha", "torso=manto", "head torso left_leg right_leg").play("0: aim head")
    assert arena.moment == "React 1"
    arena.play("1: use manto")
    assert arena.legal() == {"aim left_leg", "aim right_leg"}
    arena.play("0: aim left_leg")
    assert arena.moment == "EquipTurn 1"
    chosen = attacked("dardo_certero", "torso=manto", "").play("0: aim head")
    assert chosen.moment == "EquipTurn 1"


@rule("TU-A44")
def test_a_moved_hit_is_a_new_event() -> None:
    wear = "left_arm=escudo_de_la_legion right_arm=tapa_de_bote torso=caldera"
    arena = attacked("mandoble", wear, "torso")
    assert arena.legal() == {"pass", "use escudo_de_la_legion", "use tapa_de_bote", "use caldera"}
    arena.play("1: use escudo_de_la_legion")
    assert arena.moment == "EquipTurn 1"
    assert arena.worn(1, "left_arm") is None


@rule("TU-091")
def test_espolon_answers_life_lost_by_a_blow() -> None:
    arena = attacked("mandoble", "left_leg=espolon", "head")
    assert arena.moment == "React 1"
    arena.play("1: use espolon")
    assert (arena.life(0), arena.life(1)) == (18, 15)
    assert arena.turned(1, "left_leg")
    shot = attacked("flecha", "left_leg=espolon", "head torso").play("0: aim head")
    assert shot.moment == "EquipTurn 1"
    assert attacked("mandoble", "left_leg=espolon torso=lorica", "torso").moment == "EquipTurn 1"


@rule("TU-091", "TU-A66", "TU-A72")
def test_brazo_grua_catches_a_destroyed_armour() -> None:
    arena = attacked("mandoble", "left_arm=brazo_grua head=galea", "head")
    assert arena.moment == "Destroyed 1"
    arena.play("1: use brazo_grua")
    assert arena.keys("hand", 1, eyes=0) == ["galea"]
    assert arena.pieces("hand", 1, eyes=0)[0]["numbers"]["resistance"] == 4
    assert arena.keys("broken") == []
    assert arena.life(1) == 19
    itself = attacked("mandoble", "left_arm=brazo_grua", "left_arm")
    assert itself.moment == "EquipTurn 1"
    declined = attacked("mandoble", "left_arm=brazo_grua head=galea", "head").play("1: pass")
    assert declined.keys("broken") == ["galea"]


@rule("TU-091", "TU-A44")
def test_zapatos_de_punta_draw_when_anybody_plays_a_situation() -> None:
    wear = {0: "left_leg=zapatos_de_punta"}
    arena = Arena("CombatTurn 0", wear=wear, hands={1: "sol_abrasador"}, top="mandoble")
    arena.play("1: play sol_abrasador")
    assert arena.moment == "React 0"
    arena.play("0: use zapatos_de_punta, draw blow")
    assert arena.hand(0) == ["mandoble"]
    assert arena.keys("situation") == ["sol_abrasador"]


# Romper.


@rule("TU-092", "TU-A44")
def test_grebas_de_runas_cancel_the_effect_of_magic() -> None:
    arena = attacked("congelar", "left_leg=grebas_de_runas", "head")
    assert arena.moment == "React 1"
    arena.play("1: use grebas_de_runas")
    assert arena.counter("frozen", 1) == 0
    assert arena.life(1) == 20 - 2 - 1
    assert arena.keys("discard_leg") == ["grebas_de_runas"]
    assert arena.keys("broken") == []
    assert attacked("chispa", "left_leg=grebas_de_runas", "head").moment == "EquipTurn 1"
    quake = attacked("terremoto", "left_leg=grebas_de_runas", "torso").play("1: use grebas_de_runas", "0: splash head")
    assert quake.moment == "EquipTurn 1"


@rule("TU-092", "TU-A45")
def test_tapa_de_bote_stops_all_damage_but_not_the_effect() -> None:
    arena = attacked("congelar", "left_arm=tapa_de_bote", "torso")
    assert arena.moment == "React 1"
    arena.play("1: use tapa_de_bote")
    assert arena.life(1) == 20
    assert arena.counter("frozen", 1) == 1
    assert attacked("congelar", "left_arm=tapa_de_bote", "head").moment == "EquipTurn 1"
    itself = attacked("mandoble", "left_arm=tapa_de_bote", "left_arm").play("1: use tapa_de_bote")
    assert itself.life(1) == 20
    turned = attacked("rayo", "left_arm=tapa_de_bote torso=lorica", "torso").play("1: use tapa_de_bote")
    assert turned.turned(1, "torso")
    assert turned.resistance(1, "torso") == 7


@rule("TU-092", "TU-A58")
def test_resortes_give_one_more_attack() -> None:
    arena = ability("left_leg=resortes", hands={0: "mandoble mandoble"}, dice="head head").play("0: use resortes")
    assert arena.worn(0, "left_leg") is None
    assert arena.keys("discard_leg") == ["resortes"]
    arena.play("0: attack mandoble p2, attack mandoble p2")
    assert arena.life(1) == 10


@rule("TU-092", "TU-A65")
def test_caldera_bursts_in_the_own_ability_step() -> None:
    arena = ability("torso=caldera", seats=3, dice="head").play("0: use caldera")
    assert arena.legal() == {"target p2", "target p3"}
    assert arena.refused("target p1") == "TU-A25"
    arena.play("0: target p3")
    assert arena.life(2) == 17
    assert arena.keys("discard_torso") == ["caldera"]
    assert arena.keys("discard_blow") == []


@rule("TU-A45", "TU-A44", "TU-A65")
def test_caldera_bursts_when_hit_and_the_attack_lands_on_a_bare_space() -> None:
    arena = attacked("mandoble", "torso=caldera", "torso head").play("1: use caldera, target p1")
    assert arena.life(0) == 17
    assert arena.life(1) == 15
    assert arena.story.index("struck") < len(arena.story) - 1
    assert arena.keys("discard_blow") == ["mandoble"]


@rule("TU-092", "TU-A73", "TU-A27")
def test_pata_de_palo_heals_in_all_its_windows() -> None:
    equip = Arena("EquipTurn 0", wear={0: "left_leg=pata_de_palo"}, life={0: 10}).play("0: use pata_de_palo")
    assert equip.life(0) == 13
    own = ability("left_leg=pata_de_palo", life={0: 10}).play("0: use pata_de_palo")
    assert own.life(0) == 13
    hit = attacked("mandoble", "left_leg=pata_de_palo", "head", life={1: 4}).play("1: use pata_de_palo")
    assert hit.life(1) == 2
    end = Arena("EndOfCombat", wear={0: "left_leg=pata_de_palo", 1: "head=galea"}, life={0: 0})
    assert end.moment == "React 0"
    end.play("0: use pata_de_palo")
    assert end.life(0) == 3
    assert end.moment == "EquipTurn 0"


@rule("TU-A44")
def test_windows_are_asked_clockwise_from_the_active_seat() -> None:
    wear = {0: "left_leg=pata_de_palo", 2: "left_leg=zapatos_de_punta"}
    arena = Arena("CombatTurn 1", seats=3, wear=wear, hands={1: "mundo_al_reves", 0: "sol_abrasador"})
    arena.play("1: play mundo_al_reves")
    assert arena.moment == "React 2"
    arena.play("2: pass")
    assert arena.moment == "StepOn 0"


def test_no_ability_is_left_without_a_test() -> None:
    tested = {
        "galea", "yelmo_de_dragon", "yelmo_cerrado", "yelmo_de_runas", "capucha", "capacete", "balde", "cubo_de_cocina",
        "cetro", "tunica_encantada", "guante_de_boxeo", "chaleco_de_cuero", "botas_de_cuero", "casco_de_minero",
        "rodela", "coraza_de_runas", "escudo_de_la_legion", "manto", "espolon", "brazo_grua", "zapatos_de_punta",
        "grebas_de_runas", "tapa_de_bote", "resortes", "caldera", "pata_de_palo",
    }  # fmt: skip
    assert tested == {CONTENT.keys[c] for c in range(CONTENT.armours) if CONTENT.ability[c].effect.do}


@rule("TU-017", "TU-026", "TU-027", "TU-045", "TU-072", "TU-090")
@pytest.mark.parametrize("card", range(CONTENT.armours), ids=lambda card: CONTENT.keys[card])
def test_every_armour_can_be_equipped_and_does_what_its_icons_say(card: int) -> None:
    key, back = CONTENT.keys[card], CONTENT.back[card]
    space = ("head", "torso", "left_arm", "left_leg")[back]
    arena = Arena("EquipTurn 0", hands={0: f"{key} sol_abrasador mandoble"}, free_draws=0)
    arena.play(f"0: equip {key} {space}")
    assert arena.resistance(0, space) == CONTENT.resistance[card]
    icons = [mark["key"] for mark in arena.pieces(space, 0)[0]["marks"] if mark["kind"] == "icon"]
    draws = {text.split()[1] for text in arena.legal() if text.startswith("draw")}
    named = {icon for icon in icons if icon not in {"any", "exchange"}}
    assert draws == (named if "any" not in icons else {"helmet", "torso", "arm", "leg", "blow", "shot", "magic"})
    assert ("trade mandoble" in arena.legal()) == bool(CONTENT.exchange[card])
    attack = Arena("Assign 0", wear={0: f"{space}={key}"}, hands={0: "mandoble mandoble mandoble martillazo"})
    for _ in range(CONTENT.atk[card]):
        attack.play("0: attack mandoble p2")
    assert attack.moment == "Assign 0"
