"""The card pack: what it may say, what it may not, and that a new card needs no Python."""

from __future__ import annotations

import pytest

import liza
from liza.words.words import Words
from tests.games.tankup.arena import CONTENT, GAME
from tests.support import pages_of_pack, rule

TEXT = GAME.pack.text


def changed(old: str, new: str) -> liza.Pack:
    """Return the base pack with one thing changed."""
    assert old in TEXT
    return liza.Pack(TEXT.replace(old, new, 1), "changed")


@rule("TU-A06")
def test_the_base_pack_has_the_cards_of_the_box() -> None:
    assert (CONTENT.armours, CONTENT.attacks, CONTENT.cards) == (56, 25, 93)
    assert sum(CONTENT.copies) == 128


@rule("TU-073", "TU-104", "TU-113", "TU-114")
def test_what_is_printed_is_marked_so_field_by_field() -> None:
    entries = [(section, entry) for section, rows in GAME.pack.data.items() for entry in rows]
    marked = {entry["id"]: entry.get("printed", "all") for _, entry in entries if entry["origin"] != "original"}
    assert marked == {
        "coraza_de_runas": ["name", "immune", "ability.when", "ability.at", "ability.by", "ability.do"],
        "nube_corrosiva": ["name"],
        "rock": "all",
        "tomato": "all",
    }
    printed = {key for key, mark in zip(CONTENT.keys, CONTENT.printed, strict=True) if mark}
    assert printed == {"rock", "tomato"}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("resistance = 4", "resistance = 0", "expected a whole number from 1 to 20, found 0"),
        ('kind = "helmet"', 'kind = "hat"', "expected one of helmet, torso, arm, leg"),
        ('set = "acero"', 'set = "hierro"', "expected one of acero, arcano, feria"),
        ('do = "toughen"', 'do = "shine"', "expected one of toughen, boost"),
        ('do = "toughen", amount = 2', 'do = "toughen"', "amount: expected a whole number"),
        ('do = "toughen", amount = 2', 'do = "toughen", amount = 2, extra = 2', "extra: unknown field"),
        ('when = ["life_lost"]', 'when = ["sunset"]', "expected a list of words among own_turn"),
        ('effect = { do = "tire" }', 'effect = { do = "tire", much = 3 }', "much: unknown field"),
        ('id = "galea"', 'id = "lorica"', "expected once"),
        ('id = "honda"', 'id = "galea"', "expected an id of its own"),
        ('id = "rock"', 'id = "pebble"', "expected one of rock, tomato"),
        ('draws = ["any"]', 'draws = "any"', "expected a list of words"),
    ],
)
def test_a_wrong_pack_is_refused_with_line_card_and_field(old: str, new: str, fault: str) -> None:
    with pytest.raises(liza.PackError, match=r"line \d+: ") as raised:
        GAME.bind(changed(old, new))
    assert fault in str(raised.value)


def test_a_conjunto_needs_a_set_and_every_deck_a_card() -> None:
    with pytest.raises(liza.PackError, match="expected a set on a card with a conjunto"):
        GAME.bind(changed('kind = "helmet"\nset = "acero"\n', 'kind = "helmet"\n'))
    with pytest.raises(liza.PackError, match="at least one card of the kind situation"):
        GAME.bind(liza.Pack(TEXT[: TEXT.index("[[situation]]")] + TEXT[TEXT.index("[[throw]]") :], "short"))


NEW = """
[[armour]]
id = "espejo"
name = { es = "Espejo", en = "Mirror" }
kind = "torso"
copies = 2
resistance = 3
draws = ["magic", "any"]
ability = { word = "romper", when = ["hit_located"], at = "here", do = "strike", kind = "magic", amount = 2 }
origin = "original"

[[attack]]
id = "lluvia_de_dardos"
name = { es = "Lluvia de dardos", en = "Rain of darts" }
kind = "shot"
copies = 20
damage = 1
effect = { do = "hits", amount = 3 }
origin = "original"
"""


def test_a_new_card_of_known_words_takes_no_python() -> None:
    game = GAME.bind(liza.Pack(TEXT + NEW, "more"))
    words = Words(game, "es")
    assert words.describe("card", "lluvia_de_dardos") == "3 impactos seguidos, cada uno con su chequeo."
    assert words.describe("armour", "espejo").endswith(
        "cuando un ataque cae aquí, una magia de daño 2 contra el rival que elijas."
    )
    seen = set()
    for seed in range(40):
        state = game.new(seats=2 + seed % 3, seed=seed)
        chance = liza.seeded(seed)
        while not state.over:
            legal = state.legal(state.actors[0])
            state.apply(state.actors[0], legal[chance.below(len(legal))])
            seen |= {str(event.data.get("card")) for event in state.events if event.kind in {"struck", "revealed"}}
    assert {"espejo", "lluvia_de_dardos"} <= seen


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_says_what_it_does(lang: str) -> None:
    words = Words(GAME, lang)
    for card in range(CONTENT.cards):
        plain = card >= CONTENT.armours and not CONTENT.effect[card].do
        icons = card < CONTENT.armours and (CONTENT.marks[card] or CONTENT.ability[card].effect.do)
        text = words.describe("card", CONTENT.keys[card])
        assert "clause-" not in text
        if not plain and card >= CONTENT.armours:
            assert text
        if icons and CONTENT.ability[card].effect.do:
            assert text


def test_what_a_pack_may_say_is_what_its_page_says() -> None:
    pages_of_pack(liza.game("tankup"))
