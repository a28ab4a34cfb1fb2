"""Every card of the base pack as it is shipped acts once, figure by figure (TX-052 to TX-064, TX-119, TX-167)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.tanxi.island import CARDS, CONTENT, GAME, KEYS, Island
from tests.support import rule

APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
SHOP = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"


class Weapon(NamedTuple):
    """What is on the card of a weapon."""

    coins: int
    hands: int
    attack: int = 0
    defence: int = 0
    energy: int = 0
    range: int = 0
    ammo: int = 0
    spends: int = 0
    reload: tuple[int, int] = (0, 0)
    returns: bool = True


WEAPONS = {
    "cuchillo": Weapon(2, 1, 2),
    "ballesta_de_caza": Weapon(3, 1, 2, range=2, ammo=2, spends=1, reload=(1, 1), returns=False),
    "cetro_del_bosque": Weapon(4, 2, 3, range=3, ammo=4, spends=2, reload=(1, 2), returns=False),
    "espada_corta": Weapon(3, 1, 3),
    "hacha_de_abordaje": Weapon(4, 2, 5),
    "lanza_de_coral": Weapon(4, 2, 4, 1),
    "arco_de_tejo": Weapon(4, 2, 4, range=3, ammo=3, spends=1, returns=False),
    "honda": Weapon(2, 1, 1, range=2, ammo=3, spends=1, reload=(1, 3)),
    "garfio": Weapon(2, 1, 2),
    "punales_arrojadizos": Weapon(2, 1, 3, range=2, ammo=2, spends=1, returns=False),
    "escudo_de_madera": Weapon(2, 1, 0, 1),
    "escudo_de_hierro": Weapon(4, 1, 0, 2),
    "espada_del_alba": Weapon(5, 1, 5),
    "tridente_abisal": Weapon(6, 2, 6, 1),
    "arco_de_la_luna": Weapon(6, 2, 6, range=4, ammo=3, spends=1, reload=(1, 1), returns=False),
    "pistolon_de_cobre": Weapon(5, 1, 5, range=2, ammo=2, spends=1, reload=(2, 2), returns=False),
    "martillo_del_trueno": Weapon(6, 2, 8, energy=-1),
    "escudo_solar": Weapon(5, 1, 0, 3),
    "daga_vampirica": Weapon(5, 1, 3),
}


class Worn(NamedTuple):
    """What is on the card of a piece of equipment, its text aside."""

    coins: int
    slot: str
    attack: int = 0
    defence: int = 0
    dice: int = 0
    energy: int = 0


EQUIPMENT = {
    "mascara_mirona": Worn(3, "head", 0, 1),
    "casco_de_hueso": Worn(2, "head", 0, 1),
    "capucha_del_ladron": Worn(3, "head"),
    "chaleco_de_cuero": Worn(2, "chest", 0, 1),
    "cota_de_malla": Worn(4, "chest", 0, 2),
    "coraza_pesada": Worn(4, "chest", 0, 3, energy=-1),
    "botas_del_viajero": Worn(3, "feet", energy=1),
    "botas_de_escalada": Worn(3, "feet", 0, 1),
    "sandalias_de_bruma": Worn(2, "feet"),
    "amuleto_guardian": Worn(4, "accessory", dice=1),
    "anillo_de_furia": Worn(4, "accessory", 1),
    "bolsa_de_polvora": Worn(3, "accessory"),
    "corona_del_faro": Worn(6, "head", 0, 2),
    "yelmo_del_titan": Worn(5, "head", 0, 3, energy=-1),
    "coraza_de_escamas": Worn(6, "chest", 0, 3),
    "manto_espectral": Worn(5, "chest", 0, 1, 1),
    "botas_aladas": Worn(6, "feet", energy=2),
    "talisman_doble": Worn(6, "accessory", 1, dice=1),
    "reloj_de_marea": Worn(6, "accessory", energy=1),
}
OBJECTS = {
    "cantimplora": (1, 1), "orbe_de_fuego": (4, 1), "orbe_de_hielo": (4, 1), "pocion_pequena": (2, 1),
    "pocion_grande": (4, 1), "bomba_de_humo": (2, 0), "elixir_de_energia": (3, 0), "mapa_antiguo": (3, 1),
    "frasco_de_veneno": (3, 1), "aceite_bendito": (2, 1), "elixir_de_vida": (5, 1), "cuerno_de_guerra": (5, 0),
    "pergamino_del_rayo": (6, 1), "reloj_de_arena": (5, 0),
}  # fmt: skip
"""The coins of every object, and the energy that it costs to use."""
RELICS = {
    "espada_del_alba", "tridente_abisal", "arco_de_la_luna", "pistolon_de_cobre", "martillo_del_trueno", "escudo_solar",
    "daga_vampirica", "corona_del_faro", "yelmo_del_titan", "coraza_de_escamas", "manto_espectral", "botas_aladas",
    "talisman_doble", "reloj_de_marea", "elixir_de_vida", "cuerno_de_guerra", "pergamino_del_rayo", "reloj_de_arena",
}  # fmt: skip
ONE_COPY = {
    "garfio", "punales_arrojadizos", "capucha_del_ladron", "coraza_pesada", "botas_de_escalada", "sandalias_de_bruma",
    "anillo_de_furia", "bolsa_de_polvora", "pocion_grande", "frasco_de_veneno", "aceite_bendito", "arana_tejedora",
    "bandido_naufrago", "planta_carnivora", "golem_musgoso", "espectro_del_faro", "oso_de_la_caverna", "basilisco",
    "kraken_joven",
} | RELICS  # fmt: skip
COPIES = {
    "cuchillo": 0,
    "cantimplora": 0,
    "gema_de_poder": 8,
    "orbe_de_fuego": 3,
    "orbe_de_hielo": 3,
    "pocion_pequena": 3,
}
"""Where it is neither one nor two."""


def figures(t: Island, seat: int = 0) -> dict[str, int]:
    """Return the figures of a character as everybody sees them."""
    (zone,) = [z for z in t.state.view(None)["zones"] if z["id"] == "character" and z["seat"] == t.seat(seat)]
    return dict(zone["pieces"][0]["numbers"])


def counter(t: Island, id: str) -> int:
    """Return a counter of whoever has the turn."""
    (found,) = [c["value"] for c in t.state.view(None)["counters"] if c["id"] == id]
    return int(found)


@rule("TX-052", "TX-006", "TX-A43")
def test_the_box_holds_so_many_of_each() -> None:
    assert set(WEAPONS) | set(EQUIPMENT) | set(OBJECTS) | {"gema_de_poder"} == set(KEYS[: CONTENT.first_monster])
    copies = dict(zip(KEYS, [card.copies for card in CONTENT.all], strict=True))
    assert copies == {key: 1 if key in ONE_COPY else COPIES.get(key, 2) for key in CARDS}
    starting = {key: CONTENT.all[card].starting for key, card in CARDS.items() if CONTENT.all[card].starting}
    assert starting == {"cuchillo": 5, "cantimplora": 5, "gema_de_poder": 5}
    assert {key for key, card in CARDS.items() if CONTENT.all[card].relic} == RELICS


@rule("TX-056", "TX-190", "TX-A77")
@pytest.mark.parametrize("name", [*WEAPONS, *EQUIPMENT, *OBJECTS, "gema_de_poder"])
def test_what_every_card_costs_and_pays(name: str) -> None:
    coins = {"gema_de_poder": 2} | {key: card[0] for key, card in (WEAPONS | EQUIPMENT | OBJECTS).items()}
    buyer = Island(SHOP, hands=["tridente_abisal tridente_abisal"], merchant=name).play(f"visit compra, buy {name}")
    assert counter(buyer, "price") == coins[name]
    payer = Island(SHOP, hands=[f"{name} tridente_abisal"], merchant="corona_del_faro")
    payer.play(f"visit compra, buy corona_del_faro, pay {name}")
    assert payer.moment == ("Main" if coins[name] >= 6 else "Pay")
    if coins[name] < 6:
        assert counter(payer, "price") == 6 - coins[name]


@rule("TX-054", "TX-058", "TX-059", "TX-060", "TX-061", "TX-064", "TX-138", "TX-139", "TX-143", "TX-149", "TX-A57")
@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon_is_equipped(name: str) -> None:
    card = WEAPONS[name]
    t = Island(APART, worn=[""], hands=[f"{name} garfio"]).play(f"equip {name}")
    assert (t.wears(0), t.hand(0), t.energy) == (name, "garfio", 4 + card.energy - 1)
    assert figures(t) == {"life": 14, "attack": 2, "defence": 2 + card.defence, "dice": 1, "energy": 4 + card.energy}
    assert t.ammo[:2] == [card.ammo, 0]
    assert t.may("equip garfio") == (card.hands == 1)
    t.play(f"unequip {name}")
    kept = " ".join(sorted(["garfio", name])) if card.returns else "garfio"
    assert (t.hand(0), t.discarded) == (kept, "" if card.returns else name)


@rule("TX-058", "TX-061", "TX-075", "TX-160", "TX-161", "TX-164", "TX-165", "TX-166", "TX-170", "TX-A58", "TX-A107")
@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon_strikes(name: str) -> None:
    card = WEAPONS[name]
    distance = card.range or 1
    people = f"ian_frost@e4 tadeo_roble@e{4 + distance} paula_percebe@l6"
    t = Island(people, worn=[name]).dice("a1 d0").play("attack p2")
    if not card.attack:
        assert t.lost[1] == 2 + 1 - 2
        return
    assert t.legal == ([f"wield {name}"] if card.range else ["roll", f"wield {name}"])
    t.play(f"wield {name}")
    assert f"attack_rolled 0 1 {2 + card.attack + 1}" in t.log
    assert (t.lost[1], t.ammo[0]) == (2 + card.attack + 1 - 2, card.ammo - card.spends)
    if card.range:
        empty = Island(people, worn=[f"{name}*{card.spends - 1}"])
        assert empty.refusal("attack p2") == "TX-161"
        near = Island(f"ian_frost@e4 tadeo_roble@e{3 + distance} paula_percebe@l6", worn=[name])
        assert near.may("attack p2") == (distance == 2)


@rule("TX-167", "TX-A60")
@pytest.mark.parametrize("name", [name for name, card in WEAPONS.items() if card.range])
def test_every_ranged_weapon_is_reloaded_as_it_says(name: str) -> None:
    card = WEAPONS[name]
    cost, gain = card.reload
    t = Island(APART, worn=[f"{name}*0"])
    if not cost:
        assert t.refusal(f"reload {name}") == "TX-167"
        return
    t.play(f"reload {name}")
    assert (t.ammo[0], t.energy) == (min(gain, card.ammo), 4 - cost)
    full = Island(APART, worn=[name])
    assert full.refusal(f"reload {name}") == "TX-A60"
    tired = Island(APART, worn=[f"{name}*0"], fields={"spent": 5 - cost})
    assert tired.refusal(f"reload {name}") == "TX-167"


@rule("TX-055", "TX-057", "TX-059", "TX-060", "TX-064", "TX-073", "TX-074", "TX-142", "TX-A37")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_every_piece_of_equipment_is_worn(name: str) -> None:
    card = EQUIPMENT[name]
    t = Island(APART, hands=[name]).play(f"equip {name}")
    assert t.energy == 4 + card.energy - 1
    assert figures(t) == {
        "life": 14,
        "attack": 2 + card.attack,
        "defence": 2 + card.defence,
        "dice": 1 + card.dice,
        "energy": 4 + card.energy,
    }
    (zone,) = [z for z in t.state.view(1)["zones"] if z["id"] == "worn" and z["seat"] == t.seat(0)]
    slots = {
        piece["key"]: [mark["key"] for mark in piece["marks"] if mark["kind"] == "slot"] for piece in zone["pieces"]
    }
    assert slots[name] == [card.slot]
    others = [key for key, other in EQUIPMENT.items() if other.slot == card.slot and key != name]
    full = Island(APART, hands=[f"{name} {others[0]}"], worn=[others[0]])
    assert full.refusal(f"equip {name}") == "TX-142"
    assert full.play(f"swap {name}").hand(0) == f"{others[0]} {others[0]}"
    t.play(f"unequip {name}")
    assert (t.hand(0), figures(t)["defence"]) == (name, 2)


@rule("TX-059", "TX-076", "TX-171", "TX-078", "TX-079")
@pytest.mark.parametrize(
    "name",
    [name for name, card in (WEAPONS | EQUIPMENT).items() if card.defence] + ["amuleto_guardian", "talisman_doble"],
)
def test_whatever_protects_counts_when_its_wearer_is_attacked(name: str) -> None:
    defence = WEAPONS[name].defence if name in WEAPONS else EQUIPMENT[name].defence
    dice = EQUIPMENT[name].dice if name in EQUIPMENT else 0
    t = Island("ian_frost@e4 tadeo_roble@e5 paula_percebe@l6", worn=["cuchillo", name])
    t.dice("a5" + " d1" * (1 + dice)).play("attack p2, wield cuchillo")
    assert f"defence_rolled 1 {1 + dice} {2 + defence + 1 + dice}" in t.log
    assert t.lost[1] == 9 - (2 + defence + 1 + dice)
    assert len(t.state.view(None)["dice"]) == 2 + dice


@rule("TX-150", "TX-152", "TX-063", "TX-064")
@pytest.mark.parametrize("name", OBJECTS)
def test_every_object_is_used_and_discarded(name: str) -> None:
    cost = OBJECTS[name][1]
    people = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"
    t = Island(people, hands=[name], life=[5]).play(f"use {name}")
    while t.moment != "Main":
        t.play(t.legal[0])
    energy = {"elixir_de_energia": 2, "reloj_de_arena": 4}.get(name, 0)
    assert (t.discarded, t.hand(0), t.energy) == (name, "", 4 - cost + energy)
    tired = Island(people, hands=[name], life=[5], fields={"spent": 4})
    assert tired.may(f"use {name}") == (cost == 0)


@rule("TX-151", "TX-A108", "TX-A109")
def test_what_objects_do_in_figures() -> None:
    heals = {"cantimplora": 2, "pocion_pequena": 3, "pocion_grande": 6, "elixir_de_vida": 13}
    for name, gained in heals.items():
        assert Island(APART, hands=[name], life=[1]).play(f"use {name}").life[0] == 1 + gained
    smoke = Island(APART, hands=["bomba_de_humo"]).play("use bomba_de_humo")
    assert counter(smoke, "steps") == 2
    assert smoke.play("move e5, move e6").moment == "Main"
    deck = {"ne": "honda garfio espada_corta arco_de_tejo"}
    chart = Island(APART, hands=["mapa_antiguo"], decks=deck).play("use mapa_antiguo, choose ne")
    assert chart.legal == ["pass", "take espada_corta", "take honda", "take garfio"]
    flask = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@e6", hands=["frasco_de_veneno"])
    assert flask.play("use frasco_de_veneno").legal == ["aim p2"]
    assert flask.play("aim p2").lost == [0, 2, 0]
    bolt = Island("ian_frost@e2 isaac_fleesa@e11 paula_percebe@l6", hands=["pergamino_del_rayo"])
    assert bolt.play("use pergamino_del_rayo, aim p2").lost == [0, 4, 0]
    oil = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["aceite_bendito"]).play("use aceite_bendito")
    assert (counter_of(oil, "guard"), oil.lost) == (2, [0, 0, 0])
    horn = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["cuerno_de_guerra"]).dice("a0 d0 a0 d0")
    horn.play("use cuerno_de_guerra, attack p2, roll")
    assert "attack_rolled 0 0 7" in horn.log


def counter_of(t: Island, id: str, seat: int = 0) -> int:
    """Return a counter of a seat, 0 if there is none."""
    return sum(c["value"] for c in t.state.view(None)["counters"] if c["id"] == id and c["seat"] == t.seat(seat))


@rule("TX-083", "TX-004", "TX-A57")
def test_what_the_texts_of_equipment_do() -> None:
    spirit = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"
    helmet = Island(spirit, worn=["casco_de_hueso"], decks={"nw": "oso_de_la_caverna"}).dice("a0 d2 d2")
    assert helmet.play("explore, fight").lost[0] == 5 - 1
    ambush = Island(spirit, worn=["casco_de_hueso"], decks={"nw": "serpiente_de_rio"}).play("explore")
    assert ambush.lost[0] == 2
    hood = Island(SHOP, hands=["garfio honda cota_de_malla"], worn=["capucha_del_ladron"], life=[5])
    hood.play("visit trago, pay cota_de_malla, visit gema, pay garfio, pay honda")
    assert hood.energy == 3
    boots = Island("ian_frost@c3 isaac_fleesa@a7 paula_percebe@l6", worn=["botas_de_escalada"])
    assert boots.may("move c4")
    assert not Island("ian_frost@c3 isaac_fleesa@a7 paula_percebe@l6").may("move c4")
    sandals = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@l6", worn=["sandalias_de_bruma"], stage=1)
    assert sandals.dice("a4").play("end").lost[0] == 4 - 1
    inn = Island(SHOP, hands=["cota_de_malla"], worn=["sandalias_de_bruma"], life=[2])
    assert inn.play("visit trago, pay cota_de_malla").life[0] == 2 + 3 + 1
    pouch = Island(APART, worn=["ballesta_de_caza*0 bolsa_de_polvora"]).play("reload ballesta_de_caza")
    assert (pouch.ammo[0], pouch.may("reload ballesta_de_caza")) == (2, True)
    assert (pouch.play("reload ballesta_de_caza").ammo[0], pouch.may("reload ballesta_de_caza")) == (3, False)
    crown = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@l6", worn=["corona_del_faro"], stage=1).play("end")
    assert (crown.lost[0], [line for line in crown.log if "fog" in line]) == (0, [])
    clock = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", worn=["cuchillo reloj_de_marea"]).dice("a0 a5 d0")
    clock.play("attack p2, wield cuchillo, reroll relic first")
    assert clock.lost[1] == 2 + 2 + 5 - 2
    dagger = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", worn=["daga_vampirica"], life=[5]).dice("a2 d0")
    assert dagger.play("attack p2, wield daga_vampirica").life[0] == 5 + 2
    hook = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", worn=["garfio"]).dice("a2 d0")
    assert hook.play("attack p2, wield garfio").legal == ["stop", "place f5", "place e6", "place d5"]


class Beast(NamedTuple):
    """What is on the card of a monster."""

    life: int
    dice: int
    ambush: int
    retaliation: int
    gems: int = 0
    heals: int = 0
    relics: int = 0


MONSTERS = {
    "hongo_mutante": Beast(5, 2, 0, 2, gems=1),
    "cangrejo_acorazado": Beast(3, 3, 0, 2, gems=1),
    "murcielago_de_cueva": Beast(3, 1, 1, 1, heals=2),
    "jabali_de_espinas": Beast(4, 1, 0, 3, gems=2, heals=-1),
    "serpiente_de_rio": Beast(4, 1, 2, 2, gems=2),
    "lobo_de_niebla": Beast(5, 1, 0, 3, gems=1, heals=1),
    "arana_tejedora": Beast(5, 2, 1, 2, gems=2),
    "bandido_naufrago": Beast(4, 2, 0, 1),
    "planta_carnivora": Beast(6, 1, 2, 3, gems=1, heals=3),
    "golem_musgoso": Beast(8, 1, 0, 4, relics=1),
    "espectro_del_faro": Beast(6, 2, 0, 3, relics=1),
    "oso_de_la_caverna": Beast(7, 2, 0, 5, relics=1),
    "basilisco": Beast(7, 2, 1, 4, gems=1, relics=1),
    "kraken_joven": Beast(9, 3, 2, 5, gems=2, relics=1),
}


@rule("TX-119", "TX-120", "TX-131", "TX-132", "TX-133", "TX-134", "TX-135", "TX-A55", "TX-A56", "TX-065", "TX-066")
@pytest.mark.parametrize("name", MONSTERS)
def test_every_monster_is_beaten_by_as_much_as_its_life_and_by_no_less(name: str) -> None:
    beast = MONSTERS[name]
    assert set(MONSTERS) == set(CONTENT.keys["monster"])
    told = "a1" + " d1" * beast.dice
    for short in (0, 1):
        t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", worn=[""], decks={"nw": name}, life=[8],
                   relics="escudo_solar", merchant="")  # fmt: skip
        t.dice(told).play("explore")
        assert t.life[0] == 8 - beast.ambush
        t.state.turn.rage = beast.life + beast.dice - 3 - 1 - short
        t.play("fight")
        assert t.state.source.queue == []
        assert f"monster_dice {name} {beast.dice}" in t.log
        if short:
            assert (t.life[0], t.gems[0], t.deck("nw")) == (8 - beast.ambush - beast.retaliation, 0, [name])
            assert (t.hand(0), t.discarded) == ("", "")
        else:
            assert (t.life[0], t.gems[0]) == (8 - beast.ambush + beast.heals, beast.gems)
            assert (t.hand(0), t.discarded, t.deck("nw")) == ("escudo_solar" * beast.relics, name, [])


@rule("TX-243", "TX-119")
@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_shows_its_figures(name: str) -> None:
    beast = MONSTERS[name]
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": name}).play("explore")
    (zone,) = [zone for zone in t.state.view(2)["zones"] if zone["id"] == "monster"]
    shown = {"life": beast.life, "dice": beast.dice, "retaliation": beast.retaliation}
    assert zone["pieces"][0]["numbers"] == shown | ({"ambush": beast.ambush} if beast.ambush else {})


CHARACTERS = {
    "ian_frost": (14, 4, 2, 2), "isaac_fleesa": (12, 4, 3, 2), "paula_percebe": (14, 4, 2, 2),
    "darla_olcay": (10, 4, 1, 2), "bruna_tizon": (14, 3, 3, 2), "cosme_vendaval": (14, 5, 2, 1),
    "ofelia_umbral": (10, 5, 1, 2), "tadeo_roble": (14, 4, 2, 2), "mirta_salitre": (12, 4, 2, 2),
    "renzo_chispa": (12, 4, 2, 1), "agata_nimbo": (12, 4, 2, 3), "gaspar_trueque": (14, 4, 1, 3),
}  # fmt: skip
"""Life, energy, attack and defence."""


@rule("TX-069", "TX-034", "TX-073", "TX-079", "TX-A25")
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_starts_with_the_figures_on_its_card(name: str) -> None:
    life, energy, attack, defence = CHARACTERS[name]
    assert life % 2 == 0
    state = GAME.new(seats=3, seed=2)
    while state.view(None)["moment"] != "Main":
        seat = state.actors[0]
        wanted = GAME.parse(f"character {name}")
        state.apply(seat, wanted if wanted in state.legal(seat) else state.legal(seat)[0])
    who = state.starter
    (zone,) = [z for z in state.view(None)["zones"] if z["id"] == "character" and z["seat"] == who]
    assert zone["pieces"][0]["key"] == name
    shown = {"life": life, "energy": energy, "attack": attack, "defence": defence, "dice": 1}
    assert zone["pieces"][0]["numbers"] == shown
    told = {c["id"]: (c["value"], c["limit"]) for c in state.view(None)["counters"] if c["seat"] == who}
    assert (told["life"], told["energy"][0]) == ((life, life), energy)


@rule("TX-091", "TX-A25", "TX-185")
@pytest.mark.parametrize("name", CHARACTERS)
def test_half_of_every_life_is_a_whole_number(name: str) -> None:
    other = "paula_percebe" if name != "paula_percebe" else "tadeo_roble"
    first = "ian_frost" if name != "ian_frost" else "isaac_fleesa"
    back = Island(f"{first}@e4 {name}@upright {other}@l6")
    assert back.play("end, place f6").life[1] * 2 == CHARACTERS[name][0]
