"""The base pack, what it says of its cards, and how faults in a pack are told."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import liza
from liza.kernel.base.errors import PackError
from liza.kernel.packs.pack import Pack
from liza.words import Words
from tests.games.tornaris.cards import CHARACTERS, EQUIPMENT, EVENTS, MONSTERS, SKIES
from tests.games.tornaris.table import CONTENT, GAME, OBJECTS
from tests.support import pages_of_pack, rule, said_in_both_languages

TEXT = GAME.pack.text
PRINTED = {
    "escudito": (0, "+1."),
    "espadita": (0, "+1."),
    "mazo": (1, "+2."),
    "comodin": (2, "Lanza un dado más y súmalo."),
    "afilador": (2, "Súmale de 1 a 3 puntos a un dado tuyo, sin pasar de 6."),
    "cota_de_piedra": (3, "+5."),
}


@rule("TR-089", "TR-A93", "TR-009", "TR-A12")
def test_the_sizes_are_those_of_the_box() -> None:
    assert sum(CONTENT.gear_copies) == 42
    assert len(CONTENT.monsters) == 20
    days = sum(n for n, half in zip(CONTENT.happening_copies, CONTENT.happening_half, strict=True) if half == 0)
    assert (days, sum(CONTENT.happening_copies) - days) == (30, 20)
    assert sum(CONTENT.sky_copies) == 50
    assert sum(CONTENT.object_copies) == 24
    assert len(CONTENT.characters) == 6


@pytest.mark.parametrize("card", PRINTED)
def test_printed_cards_have_their_printed_figures(card: str) -> None:
    mana, text = PRINTED[card]
    assert CONTENT.origins["equipment"][card] == "partly"
    assert CONTENT.mana[CONTENT.equipment.index(card)] == mana
    assert Words(GAME, "es").describe("equipment", card) == text


def test_every_card_is_shipped_with_the_figures_written_down_for_it() -> None:
    words = Words(GAME, "es")
    kinds = range(len(CONTENT.equipment))
    equipment = {
        CONTENT.equipment[at]: (CONTENT.mana[at], CONTENT.price[at], words.describe("equipment", CONTENT.equipment[at]))
        for at in kinds
    }
    assert equipment == EQUIPMENT
    for at, (monster, (factor, ability, reward, penalty)) in enumerate(MONSTERS.items()):
        assert (CONTENT.monsters[at], CONTENT.factor[at], CONTENT.category[at]) == (monster, factor, at // 5)
        text = f"{ability} Recompensa: {reward} Penitencia: {penalty}".strip()
        assert words.describe("monster", monster) == text
    skies = {
        key: (("day", "night")[CONTENT.sky_half[at]], CONTENT.sky_copies[at], words.describe("sky", key))
        for at, key in enumerate(CONTENT.skies)
    }
    assert skies == SKIES
    events = {
        key: (("day", "night")[CONTENT.happening_half[at]], words.describe("happening", key))
        for at, key in enumerate(CONTENT.happenings)
    }
    assert events == EVENTS
    characters = {key: words.describe("character", key) for key in CONTENT.characters}
    assert characters == {key: " ".join(texts) for key, texts in CHARACTERS.items()}


def test_what_is_printed_is_told_field_by_field() -> None:
    cards = tomllib.loads(TEXT)
    told = {
        (section, card["id"]): card.get("printed", card["origin"])
        for section, entries in cards.items()
        for card in entries
        if card["origin"] != "original"
    }
    printed = ["name", "mana", "effect"]
    named = {("equipment", card): printed for card in PRINTED} | {("equipment", "afilador"): ["name", "mana"]}
    whole = {("object", key): "printed" for key in OBJECTS} | {("character", key): "printed" for key in CHARACTERS}
    assert told == named | whole | {("monster", "troll"): ["name", "factor", "ability"]}


@rule("TR-A70")
def test_no_price_is_so_low_that_buying_and_selling_pays() -> None:
    assert min(CONTENT.price) == 3
    assert sum(price // 2 for price in CONTENT.price) < 5 * len(CONTENT.price)
    assert all(max(1, price - 2) >= price // 2 for price in CONTENT.price)


def test_texts_are_composed_from_what_cards_do() -> None:
    words = Words(GAME, "es")
    assert words.describe("equipment", "lanza_dragontina") == "+4. Mazmorra: +4. Contra un Dragón, +1 más."
    assert words.describe("monster", "troll") == (
        "Quien tenga el dado más bajo no recibe recompensa. Recompensa: Ganas 10 de oro. Penitencia: Pierdes 4 de oro."
    )
    assert words.describe("sky", "sol_radiante") == "El factor del monstruo baja 1."
    english = Words(GAME, "en").describe("character", "remi")
    assert english.startswith("Mole Man. Pays 2 less for every purchase.")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_says_what_it_does(lang: str) -> None:
    words = Words(GAME, lang)
    for kind in ("equipment", "monster", "sky", "happening", "object", "character"):
        for key in CONTENT.names[kind]:
            assert len(words.describe(kind, key)) > 2


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("price = 3", "price = 1", "whole number from 3 to 15"),
        ('do = "copy"', 'do = "clone"', "expected one of bonus"),
        ('category = "ogre"', 'category = "elf"', "expected one of goblin"),
        ('id = "celeste"', 'id = "skull"', "expected once"),
        ("factor = 8", "factor = 8\nlife = 3", "unknown field"),
        ('id = "taberna"', 'id = "peaje"', "an id of its own"),
        ('id = "potion"', 'id = "pocion"', "object potion: expected one entry"),
        ('half = "night"\ncopies = 7', 'half = "night"\ncopies = 7\neffect = { do = "market" }', "without effect"),
        ('[[character]]\nid = "zelrac"', '[[extra]]\nid = "zelrac"', "at least 6 entries"),
        ('do = "magic"', 'do = "temporary"', "at most one with a temporary equipment"),
        ('effect = [{ do = "smith" }', 'effect = [{ do = "smith" }, { do = "trinket" }', "expected at most one of"),
    ],
)
def test_faults_are_told_with_what_was_expected(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(liza.PackError, match=fault) as refused:
        GAME.bind(Pack(TEXT.replace(old, new, 1), "broken"))
    said_in_both_languages(refused.value)


def test_a_pack_without_enough_monsters_or_cards_is_refused() -> None:
    with pytest.raises(liza.PackError) as refused:
        GAME.bind(Pack("", "empty"))
    for word in ("equipment", "monster", "sky", "day_event", "night_event", "object", "character"):
        assert word in str(refused.value)
    said_in_both_languages(refused.value)


def test_another_pack_is_played_with_its_own_numbers() -> None:
    pack = Pack(TEXT.replace('id = "escudito"', 'id = "escudo"'), "renamed")
    state = GAME.new(seats=3, seed=1, pack=pack)
    assert state.game.parse("buy escudo") == GAME.parse("buy escudito")


@rule("TR-006", "TR-007", "TR-058")
def test_a_pack_may_let_everybody_start_with_other_numbers() -> None:
    assert CONTENT.start == {"gold": 8, "mana": 4, "slots": 6}
    richer = liza.Pack('[overlay]\ngame = "tornaris"\n[[start]]\nid = "gold"\namount = 12\n', "richer")
    state: Any = liza.game("tornaris").new(3, seed=1, pack=richer)
    assert [player.gold for player in state.players] == [12, 12, 12]
    with pytest.raises(PackError, match="start gold amount: expected a whole number from 0 to 99"):
        liza.game("tornaris").new(3, seed=1, pack=liza.Pack(richer.text.replace("12", "100"), "richest"))
    with pytest.raises(PackError, match="start luck id"):
        liza.game("tornaris").new(3, seed=1, pack=liza.Pack(richer.text.replace("gold", "luck"), "lucky"))


def test_what_a_pack_may_say_is_what_its_page_says() -> None:
    pages_of_pack(liza.game("tornaris"))
