"""The base pack says what is printed, and a wrong pack is refused with everything that is wrong."""

from __future__ import annotations

import re

import pytest

import liza
from liza.games.terrorixico.vocabulary import LINES, SPECIALS
from liza.words.words import Words
from tests.games.terrorixico.table import GAME, Table
from tests.support import pages_of_pack, rule

CONTENT = GAME.content


def changed(*changes: tuple[str, str]) -> liza.Game[object]:
    text = GAME.pack.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return GAME.bind(liza.Pack(text, "mine"))


@rule("TE-018", "TE-047", "TE-049")
def test_printed_figures() -> None:
    printed = {monster.key: monster.relics for monster in CONTENT.monsters if monster.origin == "partly"}
    assert printed == {"aluxe": (2, 3, 1, 0), "nahual": (2, 1, 3, 1)}
    events = {event.number: event for event in CONTENT.events if event.origin == "partly"}
    assert [(events[n].plus, events[n].times) for n in (2, 3, 4)] == [
        ((0, 1, 2, 0), (3, 1, 1, 2)),
        ((1, 2, 1, 2), (1, 1, 1, 1)),
        ((0, 0, 0, 0), (2, 2, 1, 1)),
    ]
    assert (events[3].adds, events[4].adds) == ("monster", "event")


@rule("TE-003", "TE-004")
def test_every_entry_says_which_of_its_fields_are_printed() -> None:
    told = {
        (table, entry.get("id", entry.get("value"))): (entry["origin"], entry.get("printed"))
        for table, entries in GAME.pack.data.items()
        for entry in entries
    }
    partly: dict[tuple[str, object], list[str]] = {
        ("monster", "aluxe"): ["name", "relics"],
        ("monster", "nahual"): ["name", "relics"],
        ("event", "luna_de_sangre"): ["number", "relics"],
        ("event", "pacto"): ["relics", "adds"],
        ("event", "eco"): ["relics", "adds"],
        **{("relic", line): ["name"] for line in LINES.keys},
        **{("special", special): ["name", "worth", "effects"] for special in SPECIALS},
        **{("trauma", value): ["value"] for value in range(4)},
    }
    assert {name: printed for name, (origin, printed) in told.items() if origin == "partly"} == partly
    assert {told[name] for name in set(told) - set(partly)} == {("original", None)}


@rule("TE-003", "TE-079")
def test_the_book_is_whole() -> None:
    assert len(CONTENT.monsters) == 13
    assert sorted(event.number for event in CONTENT.events) == list(range(1, 17))
    types = [monster.type for monster in CONTENT.monsters]
    assert sorted(types.count(type) for type in range(4)) == [3, 3, 3, 4]
    assert all(6 <= sum(monster.relics) <= 8 for monster in CONTENT.monsters)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_says_what_it_does(lang: str) -> None:
    words = Words(GAME, lang)
    for kind in ("card", "event_card", "monster"):
        told = [words.describe(kind, key) for key in next(k for k in GAME.kinds() if k.id == kind).keys]
        assert all(text.endswith(".") for text in told)
    assert len({words.describe("monster", monster.key) for monster in CONTENT.monsters}) == 13


def test_the_text_follows_the_pack() -> None:
    other = changed(('{ do = "draw", who = "everyone", count = 3 }', '{ do = "draw", who = "everyone", count = 2 }'))
    assert "Todos roban 3 cartas." in Words(GAME, "es").describe("card", "fury")
    assert "Todos roban 2 cartas." in Words(other, "es").describe("card", "fury")


def test_another_pack_plays_by_its_own_numbers() -> None:
    other = changed(('{ do = "multiply", count = 2 }', '{ do = "multiply", count = 3 }'))
    table = Table("strength shield_1", "", monsters="camazotz", lines={"range": "green:range_2"}, game=other)
    table.play("red: play strength range")
    assert table.reached("range") == 6


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('type = "magical"', 'type = "ghost"', "monster aluxe type: expected one of undead, spirit, creature, magical"),
        (
            "range = 2, melee = 3",
            "range = 12, melee = 3",
            "monster aluxe relics: range: expected a whole number from 0 to 9",
        ),
        ('range = "x3"', 'range = "x9"', "event luna_de_sangre relics: range: expected one of"),
        ('adds = "monster"', 'adds = "boss"', "event pacto adds: expected one of nothing, monster, event"),
        ('do = "cleanse"', 'do = "bless"', "event limpia effect: do: expected one of"),
        ('do = "destroy"', 'do = "explode"', "special friendly_fire effects: do: expected one of"),
        (
            'effects = [{ do = "copy" }]',
            'effects = "copy"',
            "special mimetic effects: expected a list of tables in { }",
        ),
        ("hand = 4", "hand = 12", "event cansancio hand: expected a whole number from 3 to 8"),
        ('id = "range"\n', 'id = "melee"\n', "relic range: expected one entry, found none"),
        ('id = "mimetic"', 'id = "strength"', "special mimetic: expected one entry, found none"),
        ("value = 3\n", "value = 2\n", "trauma 3: expected one entry, found none"),
        ("copies = 7", "copies = 1", "trauma: expected 20 cards or more in copies, found 14"),
        ("copies_17 = 6", "copies_17 = 5", "trauma: expected 17 cards or more in copies_17, found 16"),
        ("legend.es = ", "legende.es = ", "monster aluxe legend: expected a text in es and en"),
    ],
)
def test_a_wrong_pack_is_refused(old: str, new: str, fault: str) -> None:
    with pytest.raises(liza.PackError) as refused:
        changed((old, new))
    assert fault in str(refused.value)
    assert "line " in str(refused.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(liza.PackError, match="3 fault"):
        changed(('do = "destroy"', 'do = "explode"'), ("hand = 4", "hand = 12"), ("copies = 7", "copies = 1"))


EIGHT = ("draw", "eliminate", "mill", "discard", "multiply")
THREE = ("cleanse", "start_trauma", "last_trauma")


@pytest.mark.parametrize(("word", "most"), [*((word, 8) for word in EIGHT), *((word, 3) for word in THREE)])
def test_a_number_of_a_word_has_a_most(word: str, most: int) -> None:
    found = re.search(rf'do = "{word}"[^}}]*count = ', GAME.pack.text)
    assert found is not None
    shipped = GAME.pack.text[found.start() : found.end() + 1]
    changed((shipped, f"{shipped[:-1]}{most}"))
    with pytest.raises(liza.PackError):
        changed((shipped, f"{shipped[:-1]}{most + 1}"))


def test_what_a_pack_may_say_is_what_its_page_says() -> None:
    pages_of_pack(liza.game("terrorixico"))
