"""What lies in a box: every card counted as the rulebook counts it, and a blank pack to type one's own into."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import liza
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.packs.overlay import complete, identity
from liza.kernel.packs.pack import Pack
from liza.lab.packs.box import Deck, blank_text, box_of, deck_progress, is_typed_in, items
from liza.server.content.almanac import almanac
from liza.server.workshop.print_set import box_info
from tests.conformance.beside import sixth_game

ROOMS = liza.games()
COUNTS = {
    "qiahn": {"combatant": 6, "equipment": 2, "magic": 4},
    "tornaris": {
        "equipment": 42, "monster": 20, "sky": 50, "day_event": 30, "night_event": 20, "object": 24, "character": 6,
    },
    "tanxi": {
        "loot": 64, "starting": 15, "relic": 18, "monster": 20, "deity": 6, "resident": 4, "character": 12,
    },
    "terrorixico": {"monster": 13, "event": 16, "relic": 36, "special": 14, "trauma": 20},
}  # fmt: skip
"""How many cards the rulebooks count; of TerroriXico's decks as ruled, Tank Up's does not say."""
RULED = {
    "tankup": {
        "helmet": 12, "torso": 12, "arm": 16, "leg": 16, "blow": 20, "shot": 20, "magic": 20, "situation": 12,
    },
}  # fmt: skip
"""What the ledger rules where the rulebook does not count (TU-A06): 56 armours among them."""


def blank(game: liza.Game[Any]) -> str:
    return blank_text(game, "Head", {one.deck.id: one.deck.name["en"] for one in deck_progress(game)})


def bound(game: liza.Game[Any], text: str) -> liza.Game[Any]:
    return game.bind(complete(Pack(text, "mine"), game.pack, game.id))


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_a_box_holds_as_many_cards_as_the_rulebook_says(game: liza.Game[Any]) -> None:
    found = {deck.id: sum(item.copies for item in items(deck, game.pack.data)) for deck in box_of(game).decks}
    said = {one.deck.id: one.slots for one in deck_progress(game) if one.said}
    assert said == COUNTS.get(game.id, {})
    assert {id: found[id] for id in said} == said
    ruled = {one.deck.id: one.slots for one in deck_progress(game) if not one.said}
    assert ruled == RULED.get(game.id, {}) == {id: found[id] for id in ruled}


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_a_blank_pack_has_a_place_for_every_card_that_is_counted(game: liza.Game[Any]) -> None:
    blanks = Pack(blank(game), "mine").data
    counted = {**COUNTS, **RULED}[game.id]
    for deck in box_of(game).decks:
        rows = [row for section in deck.sections for row in game.pack.data[section] if deck.holds(row)]
        keys = {section: identity(game.pack.data[section]) for section in deck.sections}
        there = {section: [row[key] for row in blanks[section]] for section, key in keys.items()}
        assert all(any(row.get(keys[section]) in there[section] for section in keys) for row in rows), deck.id
        assert sum(item.copies for item in items(deck, game.pack.data)) == counted[deck.id]


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_every_card_that_readers_are_shown_is_printed_once_or_is_part_of_one(game: liza.Game[Any]) -> None:
    decks = box_of(game).decks
    printed = [(item.section, id(item.row), deck.copies) for deck in decks for item in items(deck, game.pack.data)]
    whole = [entry for entry in printed if not any(deck.split for deck in decks if entry[0] in deck.sections)]
    assert len(whole) == len(set(whole))
    reached = {row for _, row, _ in printed}
    for section, rows in game.pack.data.items():
        for row in rows if isinstance(rows, list) and section in {s for deck in decks for s in deck.sections} else ():
            assert id(row) in reached, f"{section} {row.get('id')}"


def test_a_card_of_several_decks_is_counted_by_the_field_that_the_deck_names() -> None:
    rows = {"gem": [{"id": "a", "copies": 2, "starting": 3}, {"id": "b", "relic": 1}]}
    names = {"es": "", "en": ""}
    assert [(i.key, i.copies) for i in items(Deck("x", names, ("gem",), lacking=("relic",)), rows)] == [("a", 2)]
    starting = Deck("x", names, ("gem",), having=("starting",), copies="starting")
    assert [(i.key, i.copies) for i in items(starting, rows)] == [("a", 3)]
    split = Deck("x", names, ("line",), split={"ones": 1, "twos": 2})
    lines = {"line": [{"id": "range", "copies": {"ones": 4, "twos": 0}}]}
    assert [(i.key, i.copies) for i in items(split, lines)] == [("range_1", 4)]


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_everything_printed_has_a_name_in_both_languages(game: liza.Game[Any]) -> None:
    told = box_info(game)
    assert not told.own
    for deck in told.decks:
        assert deck.things
        for thing in deck.things:
            assert thing.copies > 0
            assert not thing.changed
            assert all(getattr(thing.name, lang) for lang in LANGUAGES)
            for text in filter(None, (thing.text, thing.line, *(part.text for part in thing.parts))):
                assert all(getattr(text, lang) for lang in LANGUAGES)
    assert msgspec.json.encode(told)


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_what_is_printed_on_a_card_is_what_the_almanac_says_of_it(game: liza.Game[Any]) -> None:
    known = {entry.key: entry for chapter in almanac(game.id) for entry in chapter.entries}
    for deck in box_info(game).decks:
        for thing in deck.things:
            if thing.key not in known:  # a relic of TerroriXico: one row of the pack for the cards of all values
                assert thing.text, thing.key
                continue
            said = known[thing.key]
            assert (thing.name, thing.text, thing.origin) == (said.name, said.text, said.origin), thing.key
            if thing.text is None:  # what says nothing is told by its numbers, or by what belongs to it
                assert len(thing.figures) + len(thing.parts) > 0, thing.key


def test_the_box_of_a_game_without_a_word_about_it_has_a_deck_for_every_section() -> None:
    with sixth_game():
        game = liza.game("pulso")
        assert [deck.id for deck in box_of(game).decks] == [id for id, rows in game.pack.data.items() if rows]
        told = box_info(game)
        assert all(thing.name.es for deck in told.decks for thing in deck.things)
        assert told.tokens == []


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_a_blank_pack_changes_nothing_and_can_be_played(game: liza.Game[Any]) -> None:
    mine = bound(game, blank(game))
    assert mine.pack.data == game.pack.data
    assert deck_progress(mine) == deck_progress(game)
    mine.new(seats=max(game.seats), seed=1)


def test_a_card_that_is_typed_in_counts_with_all_its_copies_and_is_printed_as_changed() -> None:
    game = liza.game("tornaris")
    text = blank(game)
    first = text.index("# name", text.index("[[equipment]]"))
    filled = text[:first] + text[first:].replace("# name = { es", "name = { es", 1).replace('es = ""', 'es = "Daga"', 1)
    filled = filled.replace('en = ""', 'en = "Dagger"', 1).replace('# origin = "printed"', 'origin = "printed"', 1)
    filled = filled.replace('# drop = ["printed"]', 'drop = ["printed"]', 1)
    mine = bound(game, filled)
    told = {one.deck.id: (one.typed, one.slots) for one in deck_progress(mine)}
    assert told["equipment"] == (2, 42)
    assert told["monster"] == (0, 20)
    changed = [thing for deck in box_info(mine).decks for thing in deck.things if thing.changed]
    assert [(thing.name.es, thing.copies) for thing in changed] == [("Daga", 2)]
    assert box_info(mine).own


def test_only_a_pack_with_a_place_for_every_card_is_somebodys_box(tmp_path: Path) -> None:
    game = liza.game("tankup")
    text = blank(game)
    assert is_typed_in(game, Pack(text, "mine").data)
    one_less = text.replace('[[situation]]\nid = "niebla_espesa"', '[[situation]]\nid = "nieblina"')
    assert one_less != text
    assert not is_typed_in(game, Pack(one_less, "mine").data)
    assert not is_typed_in(game, Pack('[overlay]\ngame = "tankup"\n', "mine").data)
