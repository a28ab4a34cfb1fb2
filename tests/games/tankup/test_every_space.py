"""Every seat of a table of three and every space of its body: what is worn there works there, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tankup.vocabulary import SPACES
from tests.games.tankup.arena import Arena
from tests.support import rule

ANY = {f"draw {deck}" for deck in ("helmet", "torso", "arm", "leg", "blow", "shot", "magic")}
SIDES = {"head": "head", "torso": "torso", "left_arm": "arm", "right_arm": "arm", "left_leg": "leg", "right_leg": "leg"}
DRAWS = {"head": "capacete", "torso": "cota_de_malla", "arm": "brazal_de_cuero", "leg": "zancos"}
EXCHANGES = {"head": "cubo_de_cocina", "torso": "escamas", "arm": "manopla_de_cascabeles", "leg": "botas_sigilosas"}
EQUIPS = {"torso": "caldera", "arm": "manica", "leg": "rodilleras"}
ATTACKS = {"head": "corona_del_campeon", "torso": "arnes_de_armas", "arm": "garra"}
QUESTIONS = {"head": "gorro_de_bufon", "torso": "jubon", "leg": "grebas_de_sombra"}
PLAIN = {"head": "galea", "torso": "coraza_de_placas", "arm": "rodela", "leg": "grebas_de_hierro"}
RESISTANCE = {"head": 4, "torso": 7, "arm": 5, "leg": 6}

each_seat = pytest.mark.parametrize("seat", [0, 1, 2])
each_space = pytest.mark.parametrize("space", SPACES.keys)


def where(table: dict[str, str], space: str, mark: str = "") -> str:
    """Return what is worn on a space, of a list by kind of armour; nothing where that kind has no such card."""
    card = table.get(SIDES[space])
    return f"{space}={card}{mark}" if card else ""


def turn(seat: int, worn: str, **more: Any) -> Arena:
    """Return the equipment turn of a seat with nothing granted, so that all it may do comes from what it wears."""
    granted = {"free_draws": 0, "free_equips": 0}
    return Arena(f"EquipTurn {seat}", seats=3, active=seat, stop="TieVote", **granted, wear={seat: worn}, **more)


@rule("TU-017", "TU-018", "TU-020", "TU-087", "TU-097")
@each_seat
@each_space
def test_its_icons_draw_for_whoever_wears_it(seat: int, space: str) -> None:
    assert turn(seat, where(DRAWS, space)).legal() == {*ANY, "end"}
    assert turn(seat, where(DRAWS, space)).play(f"{seat}: draw blow").legal() == {"end"}
    assert turn(seat, where(DRAWS, space, "!")).legal() == {"end"}
    for other in {0, 1, 2} - {seat}:
        beside = Arena(f"EquipTurn {seat}", seats=3, active=seat, free_draws=0, wear={other: where(DRAWS, space)})
        assert beside.legal() == {"end"}
    if question := where(QUESTIONS, space):
        assert turn(seat, question).legal() == {"draw situation", "end"}


@rule("TU-023", "TU-024", "TU-025", "TU-026", "TU-087", "TU-A14")
@each_seat
@each_space
def test_its_exchange_icon_serves_whoever_wears_it(seat: int, space: str) -> None:
    hands = dict.fromkeys(range(3), "mandoble")
    arena = turn(seat, where(EXCHANGES, space), hands=hands, top="martillazo")
    assert "trade mandoble" in arena.legal()
    assert arena.play(f"{seat}: trade mandoble").hand(seat) == ["martillazo"]
    assert "trade martillazo" not in arena.legal()
    assert turn(seat, where(EXCHANGES, space, "!"), hands=hands).refused("trade mandoble") == "TU-026"
    for other in {0, 1, 2} - {seat}:
        wear = {other: where(EXCHANGES, space)}
        assert Arena(f"EquipTurn {seat}", seats=3, active=seat, hands=hands, wear=wear).refused("trade mandoble")
    options = {"exchange": "armour_deck"}
    deck = {"head": "helmet"}.get(SIDES[space], SIDES[space])
    assert turn(seat, where(EXCHANGES, space), hands=hands, options=options).play(
        f"{seat}: trade mandoble"
    ).legal() == {f"draw {deck}"}


@rule("TU-A14", "TU-097")
@each_seat
@each_space
def test_a_question_mark_lets_its_wearer_exchange_situations(seat: int, space: str) -> None:
    glove = "right_arm=manopla_de_cascabeles" if space != "right_arm" else "left_arm=manopla_de_cascabeles"
    hands = {seat: "sol_abrasador"}
    question = where(QUESTIONS, space)
    expected = {"end", "draw situation", "trade sol_abrasador"} if question else {"end"}
    assert turn(seat, f"{glove} {question}", hands=hands).legal() == expected


@rule("TU-016", "TU-027", "TU-028", "TU-087", "TU-A03", "TU-A17")
@each_seat
@each_space
def test_its_ap_equips_for_whoever_wears_it(seat: int, space: str) -> None:
    worn = where(EQUIPS, space)
    plain = where(PLAIN, "torso" if SIDES[space] != "torso" else "head").partition("=")
    equip = f"equip {plain[2]} {plain[0]}"
    hands = {seat: f"{plain[2]} escudo_de_la_legion"}
    assert (equip in turn(seat, worn, hands=hands).legal()) == bool(worn)
    if worn:
        arena = turn(seat, worn, hands=hands).play(f"{seat}: {equip}")
        assert arena.worn(seat, plain[0]) == plain[2]
        assert [arena.worn(other, plain[0]) for other in {0, 1, 2} - {seat}] == [None, None]
        assert not any(text.startswith("equip") for text in arena.legal())
        assert equip not in turn(seat, f"{worn}!", hands=hands).legal()


@rule("TU-045", "TU-094", "TU-010", "TU-A09")
@each_seat
@each_space
def test_its_attacks_and_its_weight_are_those_of_whoever_wears_it(seat: int, space: str) -> None:
    for mark, attacks in (("", 2), ("!", 1)):
        worn = where(ATTACKS, space, mark)
        more: dict[str, Any] = {"seats": 3, "active": seat, "hands": {seat: "mandoble"}, "stop": f"EquipTurn {seat}"}
        assert Arena(f"Assign {seat}", wear={seat: worn}, **more).counter("attacks", seat) == (attacks if worn else 1)
        for other in {0, 1, 2} - {seat}:
            assert Arena(f"Assign {seat}", wear={other: worn}, **more).counter("attacks", seat) == 1
    weights = Arena(seats=3, wear={seat: where(PLAIN, space)})
    assert [weights.counter("weight", other) for other in range(3)] == [
        RESISTANCE[SIDES[space]] if other == seat else 0 for other in range(3)
    ]


@rule("TU-058", "TU-060", "TU-061", "TU-A15", "TU-A66")
@each_seat
@each_space
def test_a_hit_falls_on_what_is_worn_there(seat: int, space: str) -> None:
    by = (seat + 2) % 3
    worn = where(PLAIN, space)
    more: dict[str, Any] = {"seats": 3, "active": by, "hands": {by: "flecha"}, "stop": f"EquipTurn {by}"}
    aside = "torso" if space != "torso" else "head"
    arena = Arena(f"Assign {by}", wear={seat: worn}, dice=f"{space} {aside}", **more)
    arena.play(f"{by}: attack flecha p{seat + 1}, aim {space}")
    assert arena.resistance(seat, space) == RESISTANCE[SIDES[space]] - 3
    assert [arena.life(other) for other in range(3)] == [20, 20, 20]
    bare = Arena(f"Assign {by}", wear=dict.fromkeys({0, 1, 2} - {seat, by}, worn), dice=f"{space} {aside}", **more)
    bare.play(f"{by}: attack flecha p{seat + 1}, aim {space}")
    assert [bare.life(other) for other in range(3)] == [17 if other == seat else 20 for other in range(3)]
    die = Arena(f"Assign {by}", wear={seat: f"{space}=die:4"}, dice=f"{space} {aside}", **more)
    die.play(f"{by}: attack flecha p{seat + 1}, aim {space}")
    assert (die.resistance(seat, space), die.life(seat)) == (1, 20)


@rule("TU-024", "TU-A15", "TU-A66")
@each_seat
@each_space
def test_what_is_swapped_out_goes_to_the_hand_with_its_counters(seat: int, space: str) -> None:
    glove = "right_arm=brazo_grua" if space != "right_arm" else "left_arm=brazo_grua"
    fresh = {"head": "balde", "torso": "manto", "arm": "garra", "leg": "espolon"}[SIDES[space]]
    arena = turn(seat, f"{glove} {where(PLAIN, space, '-2!')}", hands={seat: fresh})
    arena.play(f"{seat}: swap {fresh} {space}")
    assert arena.worn(seat, space) == fresh
    old = arena.pieces("hand", seat, eyes=None)
    assert [(piece["key"], piece["numbers"]["resistance"]) for piece in old] == [
        (PLAIN[SIDES[space]], RESISTANCE[SIDES[space]] - 2)
    ]
    assert [mark["key"] for mark in old[0]["marks"]][-1] == "damage", "it is not turned any more"


@rule("TU-038", "TU-040", "TU-A21")
@each_seat
@each_space
def test_a_die_lies_where_it_was_put_until_the_combat_ends(seat: int, space: str) -> None:
    arena = Arena(f"PlaceDie {seat} 4 0", "EndOfCombat", seats=3, wear={1: "torso=lorica", 2: "head=balde"}, dice="3")
    if f"place {space}" not in arena.legal():
        assert (seat, space) in {(1, "torso"), (2, "head")}
        return
    placed = Arena(f"PlaceDie {seat} 4 0", f"EquipTurn {seat}", seats=3, active=seat).play(f"{seat}: place {space}")
    assert placed.resistance(seat, space) == 4
    assert sum(bool(placed.pieces(one, other)) for one in SPACES.keys for other in range(3)) == 1
    assert arena.play(f"{seat}: place {space}").pieces(space, seat) == []
    lasting = Arena(f"PlaceDie {seat} 4 1", "EndOfCombat", seats=3, dice="3 2 1").play(f"{seat}: place {space}")
    assert lasting.resistance(seat, space) == 4
