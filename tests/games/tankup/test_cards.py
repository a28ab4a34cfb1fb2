"""Every card of the base pack as it is shipped: its figures written down here, and each of them seen to act."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from tests.games.tankup.arena import CONTENT, GAME, Arena
from tests.games.tankup.test_attack import hit
from tests.support import rule

ARMOURS = """
    galea                  helmet 4  acero
    yelmo_de_dragon        helmet 4  acero
    yelmo_cerrado          helmet 5  acero
    lorica                 torso  7  +shot acero
    escamas                torso  6  exchange no-shot acero
    coraza_de_placas       torso  7  +blow acero
    manica                 arm    5  ap acero
    escudo_de_la_legion    arm    5  acero
    garra                  arm    3  atk1 acero
    garra_mayor            arm    1  atk2 acero
    puno_de_hierro         arm    3  atk1 acero
    grebas_de_la_legion    leg    4  ap acero
    sandalias              leg    3  +any acero
    pata_de_dragon         leg    4  +blow acero
    espolon                leg    3  +blow acero
    grebas_de_hierro       leg    6  acero
    yelmo_de_runas         helmet 3  +magic arcano
    capucha                helmet 3  arcano
    capacete               helmet 3  +any arcano
    coraza_de_runas        torso  6  no-magic arcano
    manto                  torso  4  arcano
    tunica_encantada       torso  4  +magic no-magic arcano
    guantelete_de_runas    arm    3  +magic arcano
    brazal_de_runas        arm    2  +magic exchange arcano
    ballesta_de_muneca     arm    2  atk1 arcano
    guante_de_sombra       arm    3  +shot arcano
    brazal_de_cuero        arm    2  +any arcano
    grebas_de_runas        leg    3  arcano
    botas_de_runas         leg    2  +any arcano
    botas_sigilosas        leg    2  +shot exchange arcano
    grebas_de_sombra       leg    3  +situation arcano
    botas_de_cuero         leg    2  +any arcano
    balde                  helmet 2  feria
    cubo_de_cocina         helmet 2  +any exchange feria
    gorro_de_bufon         helmet 2  +situation feria
    caldera                torso  6  ap feria
    jubon                  torso  4  +situation feria
    peto_de_barril         torso  5  exchange ap feria
    brazo_grua             arm    3  exchange feria
    tapa_de_bote           arm    2  feria
    cetro                  arm    3  feria
    manopla_de_cascabeles  arm    4  exchange feria
    guante_de_boxeo        arm    3  +blow feria
    pierna_piston          leg    3  +blow feria
    resortes               leg    2  feria
    zapatos_de_punta       leg    2  feria
    zancos                 leg    3  +any feria
    pata_de_palo           leg    2  feria
    casco_de_minero        helmet 3  +situation -
    corona_del_campeon     helmet 1  atk1 -
    mascara_de_hierro      helmet 4  no-blow -
    cota_de_malla          torso  5  +any -
    chaleco_de_cuero       torso  4  +shot -
    arnes_de_armas         torso  4  atk1 -
    rodela                 arm    5  -
    rodilleras             leg    3  ap -
"""
"""Kind, resistance, icons, what it is immune to, set; one copy of each."""

ATTACKS = """
    punetazo          blow  x3  4/1
    garrotazo         blow  x3  3/3
    mandoble          blow  x3  5/1
    martillazo        blow  x3  4/2
    hachazo           blow  x2  3/3
    embestida         blow  x2  4/1
    patada_giratoria  blow  x2  3/1
    demoledor         blow  x2  6/3
    honda             shot  x3  3/0
    flecha            shot  x4  3/0
    dardo_certero     shot  x2  3/0
    virote            shot  x3  4/0
    jabalina          shot  x2  3/2
    trabuco           shot  x2  4/1
    doble_flecha      shot  x2  2/0
    red_lastrada      shot  x2  2/0
    chispa            magic x3  3/0
    bola_de_fuego     magic x3  4/0
    rayo              magic x2  3/0
    congelar          magic x3  2/0
    acido             magic x2  3/0
    drenar            magic x2  3/0
    maldicion         magic x2  2/0
    telequinesis      magic x1  2/0
    terremoto         magic x2  3/0
"""
"""Kind, copies, damage and excess damage."""

SITUATIONS = {
    "nube_corrosiva", "niebla_espesa", "tormenta_arcana", "arena_mojada", "sol_abrasador", "tregua_del_emperador",
    "mercado_negro", "sed_de_sangre", "armeria_cerrada", "lluvia_de_flores", "campo_antimagia", "mundo_al_reves",
}  # fmt: skip

SPACE = {"helmet": "head", "torso": "torso", "arm": "left_arm", "leg": "left_leg"}
BREAKS = {"blow": "mandoble", "shot": "virote", "magic": "bola_de_fuego"}
ANY = {"helmet", "torso", "arm", "leg", "blow", "shot", "magic"}


class Armour(NamedTuple):
    """One line of ARMOURS."""

    key: str
    kind: str
    resistance: int
    words: list[str]

    @property
    def space(self) -> str:
        """Where it is worn in these tests."""
        return SPACE[self.kind]

    @property
    def draws(self) -> set[str]:
        """The decks that its icons open."""
        icons = {word[1:] for word in self.words if word.startswith("+")}
        return ANY if icons == {"any"} else icons

    @property
    def atk(self) -> int:
        """How many attacks it adds."""
        return sum(int(word[3:]) for word in self.words if word.startswith("atk"))


class Attack(NamedTuple):
    """One line of ATTACKS."""

    key: str
    kind: str
    copies: int
    damage: int
    excess: int


def _armour(line: str) -> Armour:
    key, kind, resistance, *words = line.split()
    return Armour(key, kind, int(resistance), words)


def _attack(line: str) -> Attack:
    key, kind, copies, figures = line.split()
    damage, excess = figures.split("/")
    return Attack(key, kind, int(copies[1:]), int(damage), int(excess))


ALL_ARMOURS = [_armour(line) for line in ARMOURS.strip().splitlines()]
ALL_ATTACKS = [_attack(line) for line in ATTACKS.strip().splitlines()]
each_armour = pytest.mark.parametrize("card", ALL_ARMOURS, ids=lambda card: card.key)
each_attack = pytest.mark.parametrize("card", ALL_ATTACKS, ids=lambda card: card.key)


@rule("TU-003", "TU-A06")
def test_the_decks_hold_these_cards_and_no_others() -> None:
    state: Any = GAME.new(seats=2, seed=3)
    found = [Counter(CONTENT.keys[card] for card in deck) for deck in state.decks]
    kinds = ["helmet", "torso", "arm", "leg", "blow", "shot", "magic"]
    expected = [Counter({card.key: 1 for card in ALL_ARMOURS if card.kind == kind}) for kind in kinds[:4]]
    expected += [Counter({card.key: card.copies for card in ALL_ATTACKS if card.kind == kind}) for kind in kinds[4:]]
    assert found == [*expected, Counter(dict.fromkeys(SITUATIONS, 1))]
    assert [sum(deck.values()) for deck in found] == [12, 12, 16, 16, 20, 20, 20, 12]


@rule("TU-010", "TU-061", "TU-063", "TU-065")
@each_armour
def test_an_armour_weighs_and_takes_what_it_says(card: Armour) -> None:
    arena = Arena("EquipTurn 0", hands={0: card.key}).play(f"0: equip {card.key} {card.space}")
    assert arena.resistance(0, card.space) == card.resistance
    assert arena.counter("weight", 0) == card.resistance
    harm = next(kind for kind in ("magic", "blow") if f"no-{kind}" not in card.words)
    attack, amount = ("bola_de_fuego", 4) if harm == "magic" else ("mandoble", 5)
    for left in (amount, amount + 1):
        if left > card.resistance:
            continue
        worn = f"{card.space}={card.key}-{card.resistance - left}!"
        struck = Arena("Assign 0", hands={0: attack}, wear={1: worn}, dice=card.space).play(f"0: attack {attack} p2")
        assert struck.worn(1, card.space) == (None if left == amount else card.key)
        assert struck.keys("broken") == ([card.key] if left == amount else [])
    worn = f"{card.space}={card.key}-{card.resistance - 1}!"
    last = Arena("Assign 0", hands={0: "flecha"}, wear={1: worn}, dice=f"{card.space} right_arm")
    last.play("0: attack flecha p2", f"0: aim {card.space}")
    assert last.worn(1, card.space) == (card.key if "no-shot" in card.words else None)


@rule("TU-017", "TU-019", "TU-020", "TU-023", "TU-027", "TU-087")
@each_armour
def test_its_icons_draw_exchange_and_equip_once_it_is_worn_and_not_when_turned(card: Armour) -> None:
    other = "rodilleras" if card.key != "rodilleras" else "grebas_de_hierro"
    more: dict[str, Any] = {"hands": {0: f"{card.key} {other} mandoble"}, "free_draws": 0}
    arena = Arena("EquipTurn 0", **more)
    assert not any(text.startswith(("draw", "trade")) for text in arena.legal())
    arena.play(f"0: equip {card.key} {card.space}")
    assert {text.split()[1] for text in arena.legal() if text.startswith("draw")} == card.draws
    assert ("trade mandoble" in arena.legal()) == ("exchange" in card.words)
    assert (f"equip {other} right_leg" in arena.legal()) == ("ap" in card.words)
    if card.draws:
        arena.play(f"0: draw {min(card.draws)}")
        assert not any(text.startswith("draw") for text in arena.legal())
    turned = Arena("EquipTurn 0", wear={0: f"{card.space}={card.key}!"}, hands={0: f"{other} mandoble"}, free_draws=0,
                   free_equips=0)  # fmt: skip
    assert turned.legal() == {"end"}


@rule("TU-045", "TU-094")
@each_armour
def test_it_adds_just_the_attacks_it_says(card: Armour) -> None:
    hands = {0: "mandoble mandoble mandoble martillazo"}
    for mark, attacks in (("", 1 + card.atk), ("!", 1)):
        arena = Arena("Assign 0", wear={0: f"{card.space}={card.key}{mark}"}, hands=hands, dice="head head head head")
        assert arena.counter("attacks", 0) == attacks
        for _ in range(attacks):
            assert arena.moment == "Assign 0"
            arena.play("0: attack martillazo p2" if "mandoble" not in arena.hand(0) else "0: attack mandoble p2")
        assert arena.moment == "EquipTurn 1"


@rule("TU-072")
@each_armour
@pytest.mark.parametrize("kind", ["blow", "shot", "magic"])
def test_it_ignores_the_kinds_it_is_immune_to_and_no_others(card: Armour, kind: str) -> None:
    wear = {1: f"{card.space}={card.key}!"}
    arena = Arena("Assign 0", hands={0: BREAKS[kind]}, wear=wear, dice=f"{card.space} right_arm".strip())
    arena.play(f"0: attack {BREAKS[kind]} p2")
    if kind == "shot":
        arena.play(f"0: aim {card.space}")
    assert (arena.resistance(1, card.space) == card.resistance) == (f"no-{kind}" in card.words)
    assert ("ignored" in arena.story) == (f"no-{kind}" in card.words)


@rule("TU-090", "TU-A26")
@each_armour
def test_what_is_shown_of_an_armour(card: Armour) -> None:
    piece = Arena(wear={0: f"{card.space}={card.key}"}).pieces(card.space, 0, eyes=None)[0]
    assert (piece["kind"], piece["key"], piece["owner"]) == (card.kind, card.key, 0)
    numbers = {"resistance": card.resistance, "ap": int("ap" in card.words), "atk": card.atk}
    assert piece["numbers"] == {id: number for id, number in numbers.items() if number}
    marks = [("icon", word[1:]) for word in card.words if word.startswith("+")]
    marks += [("icon", "exchange")] if "exchange" in card.words else []
    marks += [("immune", word[3:]) for word in card.words if word.startswith("no-")]
    marks += [("set", card.words[-1])] if card.words[-1] != "-" else []
    assert [(mark["kind"], mark["key"]) for mark in piece["marks"]] == marks


@rule("TU-058", "TU-059", "TU-067", "TU-068", "TU-074", "TU-A37")
@each_attack
def test_an_attack_does_its_damage_on_a_bare_space_and_its_excess_through_armour(card: Attack) -> None:
    area = (card.damage + 1) // 2 if card.kind == "magic" else 0
    extra = {"honda": 2, "terremoto": 0, "doble_flecha": 0}.get(card.key, 0)
    for wear, lost in (("", card.damage + extra + area), ("head=corona_del_campeon!", card.excess + area)):
        arena = hit(card.key, dice="head right_arm torso left_arm" if card.kind == "shot" else "head", wear=wear)
        if card.kind == "shot":
            arena.play("0: aim head")
        assert arena.life(1) == 20 - lost
        if card.key == "doble_flecha":
            arena.play("0: aim torso")
        assert arena.keys(f"discard_{card.kind}") == [card.key]


@each_attack
def test_what_is_shown_of_an_attack(card: Attack) -> None:
    piece = Arena(hands={0: card.key}).pieces("hand", 0, eyes=0)[0]
    assert (piece["kind"], piece["key"]) == (card.kind, card.key)
    assert piece["numbers"] == {"damage": card.damage, "excess": card.excess}
    assert piece["marks"] == []
