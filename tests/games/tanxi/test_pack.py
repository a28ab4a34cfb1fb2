"""The base pack: printed facts exactly, counts, and packs that are wrong (TX-052 to TX-069, TX-243)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import liza
from liza.games.tanxi.state import number_of
from liza.kernel.base.source import seeded
from liza.kernel.packs.pack import Pack
from liza.words import Words
from tests.games.tanxi.island import BOARD, CARDS, CONTENT, GAME, KEYS
from tests.support import pages_of_pack, rule, said_in_both_languages

PACK = GAME.pack


def kinds(first: int, end: int) -> list[str]:
    return list(KEYS[first:end])


def count(keys: list[str]) -> int:
    return sum(CONTENT.all[CARDS[key]].copies for key in keys)


@rule("TX-052", "TX-006", "TX-064")
def test_there_are_as_many_cards_as_printed() -> None:
    loot = [key for key, card in CARDS.items() if card < CONTENT.first_monster and not CONTENT.all[card].relic]
    relics = [key for key, card in CARDS.items() if card < CONTENT.first_monster and CONTENT.all[card].relic]
    assert (count(loot), count(relics)) == (64, 18)
    weapons, equipment = kinds(0, CONTENT.first_equipment), kinds(CONTENT.first_equipment, CONTENT.first_object)
    objects, gems = kinds(CONTENT.first_object, CONTENT.first_gem), kinds(CONTENT.first_gem, CONTENT.first_monster)
    assert [count([key for key in loot if key in part]) for part in (weapons, equipment, objects, gems)] == [
        20,
        18,
        18,
        8,
    ]
    assert [len([key for key in relics if key in part]) for part in (weapons, equipment, objects)] == [7, 7, 4]
    assert sum(card.starting for card in CONTENT.all) == 15
    assert (count(kinds(CONTENT.first_monster, len(KEYS))), len(CONTENT.monsters)) == (20, 14)
    assert (len(CONTENT.characters), len(CONTENT.deities), len(CONTENT.keys["resident"])) == (12, 6, 4)


@rule("TX-A11", "TX-A58", "TX-A07", "TX-A06", "TX-A55")
def test_what_is_printed_is_exact() -> None:
    names = ("cuchillo", "cetro_del_bosque", "ballesta_de_caza")
    knife, sceptre, crossbow = [CONTENT.weapons[CARDS[name]] for name in names]
    assert (knife.blow, knife.starting, knife.no_return) == (2, 5, False)
    assert (sceptre.blow, sceptre.per_attack, sceptre.hands) == (3, 2, 2)
    assert (crossbow.hands, crossbow.range > 0) == (1, True)
    assert CONTENT.figures[CARDS["mascara_mirona"]]["defence"] == 1
    assert CONTENT.all[CARDS["botas_del_viajero"]].coins + knife.coins == 5
    mushroom = CONTENT.monsters[CONTENT.keys["monster"].index("hongo_mutante")]
    assert (mushroom.life, mushroom.dice, mushroom.gems) == (5, 2, 1)
    assert sum("hongo" in key for key in CARDS) == 1
    prices = dict(zip(CONTENT.keys["service"], [service.price for service in CONTENT.services], strict=True))
    assert prices == {"trago": 3, "cena": 5, "mirada": 5, "orbe": 5, "gema": 3, "gemas": 5, "compra": 0}
    ian = CONTENT.keys["character"].index("ian_frost")
    assert CONTENT.characters[ian].numbers[:4] == [2, 2, 1, 4]


PRINTED = {
    "ian_frost": ["name", "energy", "attack", "defence"],
    "isaac_fleesa": ["name", "energy", "attack"],
    "paula_percebe": ["name", "energy"],
    "darla_olcay": ["name"],
    "bloques_de_hielo": ["name", "of"],
    "suerte": ["name", "of", "effect"],
    "cuchillo": ["name", "starting", "attack"],
    "ballesta_de_caza": ["name"],
    "cetro_del_bosque": ["name", "attack", "per_attack"],
    "mascara_mirona": ["name", "defence"],
    "botas_del_viajero": ["name"],
    "cantimplora": ["name", "starting"],
    "orbe_de_fuego": ["name", "effect"],
    "orbe_de_hielo": ["name", "effect"],
    "gema_de_poder": ["name", "starting"],
    "hongo_mutante": ["name", "life", "dice"],
    "trago": ["of", "price", "effect"],
    "cena": ["of", "price", "effect"],
    "mirada": ["of", "price", "effect"],
    "orbe": ["of", "price", "effect"],
    "gema": ["of", "price", "effect"],
    "gemas": ["of", "price", "effect"],
    "compra": ["of", "effect"],
}
"""What the rulebook prints of an entry, field by field (ledger 4.1); of the others nothing."""
RESIDENTS = {"cantinero", "bruja", "duende_minero", "comerciante"}


@rule("TX-A11", "TX-A07")
def test_every_entry_tells_what_of_it_is_printed() -> None:
    told = tomllib.loads(PACK.text)
    entries = [entry for table in told.values() if isinstance(table, list) for entry in table if "origin" in entry]
    origins = {entry["id"]: entry["origin"] for entry in entries}
    assert {key for key, origin in origins.items() if origin == "printed"} == RESIDENTS
    assert {entry["id"]: entry["printed"] for entry in entries if "printed" in entry} == PRINTED
    assert set(origins.values()) == {"printed", "partly", "original"}


@rule("TX-069", "TX-079")
def test_characters_are_whole_and_alike_in_strength() -> None:
    """On paper they may differ by as much as their abilities make good."""
    for character in CONTENT.characters:
        attack, defence, dice, energy = character.numbers[:4]
        life = character.life
        assert 10 <= life <= 14
        assert 11 <= life / 2 + 2 * attack + 2 * defence + 3 * (energy - 4) <= 17
        assert dice == 1
        assert len(character.abilities) == 2
        assert character.traits
        assert all(character.job.values())


@rule("TX-053", "TX-054", "TX-055", "TX-056", "TX-057", "TX-243", "TX-A93")
def test_cards_say_what_they_are_and_where_they_go() -> None:
    for card in range(CONTENT.first_equipment):
        assert CONTENT.all[card].family == "weapon"
        assert CONTENT.weapons[card].hands in {1, 2}
    assert {CONTENT.gear[card].slot for card in range(CONTENT.first_equipment, CONTENT.first_object)} == {0, 1, 2, 3}
    assert {CONTENT.all[card].family for card in range(CONTENT.first_equipment, CONTENT.first_monster)} == {
        "equipment",
        "object",
        "gem",
    }
    assert all(CONTENT.all[card].coins > 0 for card in range(CONTENT.first_monster))
    assert all(CONTENT.all[card].coins == 0 for card in range(CONTENT.first_monster, len(KEYS)))


@rule("TX-243", "TX-004")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_text_is_composed_in_both_languages(lang: str) -> None:
    words = Words(GAME, lang)
    for kind, cards in GAME.card_clauses().items():
        for key, clauses in cards.items():
            assert clauses, f"{kind} {key} says nothing"
            assert words.describe(kind, key)


@rule("TX-038", "TX-039", "TX-040", "TX-041", "TX-042", "TX-047", "TX-049", "TX-A18", "TX-A20", "TX-A21", "TX-A23")
def test_the_island_is_as_it_should_be() -> None:
    assert BOARD.size == 132
    assert [BOARD.keys[square] for square in BOARD.village] == ["f6", "g6", "f7", "g7"]
    assert sorted(BOARD.keys[square] for square in BOARD.round_village) == [
        "e6",
        "e7",
        "f5",
        "f8",
        "g5",
        "g8",
        "h6",
        "h7",
    ]
    assert len(BOARD.points) == 8
    for _, squares in BOARD.points:
        assert len(squares) == 4
        assert len({BOARD.quadrant[square] for square in squares}) == 1
    assert sorted({BOARD.quadrant[square] for square in BOARD.village}) == [0, 1, 2, 3]
    assert [sum(BOARD.fog[s] == stage for s in range(132)) for stage in (1, 2, 3, 0)] == [32, 36, 28, 36]
    assert not any(BOARD.fog[square] for square in BOARD.village)
    assert len(BOARD.rivers) == 12
    assert len(BOARD.bridges) == 4
    for square in BOARD.beaches:
        assert _walk(square, lambda other: BOARD.point[other] >= 0) == 3


def _walk(start: int, there: Any) -> int:
    distance = {start: 0}
    queue = [start]
    for square in queue:
        if there(square):
            return distance[square]
        for other in BOARD.step[square]:
            if other not in distance:
                distance[other] = distance[square] + 1
                queue.append(other)
    raise AssertionError


FAULTS = [
    ('village = ["f6", "g6", "f7", "g7"]', 'village = ["f6", "g6", "f7"]', "village: expected 4 squares"),
    ('village = ["f6", "g6", "f7", "g7"]', 'village = ["f6", "g6", "f7", "d4"]', "expected 8 squares next to it"),
    ('beaches = ["f1", ', "beaches = [", "beaches: expected 6 squares"),
    ('"c12-d12", ', '"c12-d12", "f1-g1", "f1-e1", "f1-f2", ', "expected connected land, found 1"),
    ('bridges = ["b3-b4", ', 'bridges = ["a3-a4", ', "bridges: expected at least one edge, none of them barred"),
    ('squares = ["e4", "e5", "f4", "f5"]', 'squares = ["e4", "e5", "f4"]', "expected 4 squares, found 3"),
    ('squares = ["e4", "e5", "f4", "f5"]', 'squares = ["e4", "e5", "f4", "g5"]', "squares of one quadrant"),
    ('squares = ["e4", "e5", "f4", "f5"]', 'squares = ["e4", "e5", "f5", "f6"]', "no other point, beach or village"),
    ('first = "g1"\nlast = "l6"', 'first = "h1"\nlast = "l6"', "every square in a quadrant"),
    ("life = 14", "life = 1", "character ian_frost life: expected a whole number from 2 to 30, found 1"),
    ('do = "freeze"', 'do = "thaw"', "ability bloques_de_hielo effect: do: expected one of"),
    ('do = "freeze", amount = 5, reach = 3', 'do = "freeze", amount = 5', "reach: expected a whole number"),
    ("passive = { ford = 1 }", "passive = { fly = 1 }", "fly: unknown field"),
    ("copies = 8\ncoins = 2", "copies = 7\ncoins = 2", "expected 64 loot cards in all, or more, found 63"),
    ("copies = 2\nlife = 5\ndice = 2", "life = 5\ndice = 2", "expected 20 monsters in all, or more, found 19"),
    ('of = "ian_frost"', 'of = "paula_percebe"', "character ian_frost: expected two abilities, found 1"),
    ("fog_1 = [", 'fog_1 = ["f6",', "fog_3: expected no village square"),
    ('last = "l6"', 'last = "l7"', "in one quadrant only"),
    ('id = "kraken_joven"', 'id = "basilisco"', "expected once"),
    ('do = "energy"', 'do = "hire"', "hire only in an ability"),
    ("starting = 5", "starting = 4", "as starting loot"),
    ("[[character]]", "[[hero]]", "expected 5 characters in all, or more, found 0"),
    ("[[resident]]", "[[villager]]", "expected 1 resident in all, or more, found 0"),
]


@rule("TX-A20", "TX-A22")
@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_a_wrong_pack_is_refused_with_its_fault(old: str, new: str, fault: str) -> None:
    assert old in PACK.text
    with pytest.raises(liza.LizaError, match="fault") as refused:
        GAME.bind(Pack(PACK.text.replace(old, new, -1 if old.startswith("[[") else 1), "wrong"))
    assert fault in str(refused.value)
    assert isinstance(refused.value, liza.PackError)
    said_in_both_languages(refused.value)


@rule("TX-A20", "TX-A03")
def test_another_pack_can_be_played() -> None:
    other = Pack(PACK.text.replace("life = 12", "life = 14", 1), "other")
    game = GAME.bind(other)
    state = game.new(seats=3, seed=1)
    assert not game.same(GAME)
    assert state.actors


@rule("TX-010", "TX-011")
def test_a_larger_pack_leaves_cards_in_the_box_and_nobody_can_tell_which() -> None:
    text = """[overlay]
game = "tanxi"
[[object]]
id = "cuerda"
name = { es = "Cuerda", en = "Rope" }
copies = 3
coins = 1
effect = { do = "heal", amount = 1 }
origin = "original"
[[monster]]
id = "hongo_mutante"
copies = 4
"""
    game = liza.game("tanxi")
    base = sum(row.get("copies", 1) for row in game.pack.data["monster"])
    wide: Any = game.new(3, seed=5, pack=liza.Pack(text, "wide"))
    content = wide.content
    loot = [card for card in wide.box if number_of(card) < content.first_monster]
    assert len(loot) == 3
    assert len(wide.box) - len(loot) == sum(monster.copies for monster in content.monsters) - base > 0
    assert [len(deck) for deck in wide.decks] == [21] * 4
    boxes = {tuple(wide.determinize(0, seeded(number)).box) for number in range(20)}
    assert len(boxes) > 1
    everything = sorted([*wide.box, *wide.merchant, *wide.relics, *[card for deck in wide.decks for card in deck]])
    other: Any = wide.determinize(0, seeded(3))
    again = sorted([*other.box, *other.merchant, *other.relics, *[card for deck in other.decks for card in deck]])
    assert [number_of(card) for card in again] == [number_of(card) for card in everything]


def test_what_a_pack_may_say_is_what_its_page_says() -> None:
    pages_of_pack(liza.game("tanxi"))
