"""What is printed on a box: age, time, author and how many tokens; said in the book as it is in the catalogue.

The printed books are not part of the repository. Where they lie beside the checkout, they are read too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import liza
from liza.kernel.base.rulebook import LANGUAGES
from liza.lab.packs.box import box_of
from liza.server.content import catalogue
from liza.server.workshop.print_set import box_info

PRINT: Final = Path(__file__).parents[3] / "shared" / "rulebooks"
ROOMS: Final = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]
IMPRINTS: Final = {
    "qiahn": (None, None, None),
    "tankup": (10, (45, 45), None),
    "tanxi": (10, (60, 60), "Ignacio Mc Manus"),
    "terrorixico": (10, (20, 30), "Gener Escalante"),
    "tornaris": (10, (60, 120), None),
}
TOKENS: Final = {
    "tanxi": {
        "pawn": 5, "life 1": 20, "life 5": 10, "gem": 25, "ammo": 25, "ice": 5, "ice_orb": 5, "fire_orb": 5,
        "round": 1, "village": 1,
    },
    "terrorixico": {"cube": 8},
    "tornaris": {"arrow": 7, "turn": 1},
}  # fmt: skip
"""As the books count them, where they do."""
COUNTED: Final = {
    "tanxi": ["5 fichas de personaje", "20 fichas de 1 vida", "10 fichas de 5 vidas", "25 fichas de gema",
              "25 fichas de munición", "5 fichas de hielo", "5 fichas de orbe de hielo", "5 fichas de orbe de fuego",
              "5 cartas de ayuda"],
    "terrorixico": ["8 Cubos"],
    "tornaris": ["7 flechas", "1 token de turno"],
}  # fmt: skip
SAID: Final = {
    "tanxi": ["10+ años", "60 minutos", "Ignacio Mc Manus"],
    "terrorixico": ["Autor: Gener Escalante", "Tiempo: 20-30 min", "Edad: 10+"],
    "tornaris": ["60–120 min", "Edad 10+"],
}

each_room = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


@each_room
def test_every_lid_and_book_says_age_time_and_author(game: liza.Game[Any]) -> None:
    info = next(info for info in catalogue.all_games() if info.id == game.id)
    age, minutes, author = IMPRINTS[game.id]
    assert (info.imprint.age, info.imprint.minutes, info.imprint.author) == (age, minutes and [*minutes], author)
    for lang in LANGUAGES:
        book = game.file(f"RULES.{lang}.md").read_text(encoding="utf-8").split('<a id="components">')[0]
        figures = {int(found) for found in re.findall(r"(?<![\w-])\d+\b", book)}
        assert {age, *(minutes or ())} - {None} <= figures
        assert author is None or author in book


@each_room
def test_the_box_holds_as_many_tokens_as_are_printed(game: liza.Game[Any]) -> None:
    held = {
        f"{token.id} {token.face}".strip(): token.count * max(1, len(token.faces))
        for token in box_of(game).tokens
        if token.id in {name.split()[0] for name in TOKENS.get(game.id, {})}
    }
    assert held == TOKENS.get(game.id, {})


def test_the_help_cards_that_a_box_has_are_printed_one_for_each_colour() -> None:
    printed = {game.id: [deck for deck in box_info(game).decks if deck.id == "help"] for game in ROOMS}
    assert {id: len(decks) for id, decks in printed.items()} == dict.fromkeys(printed, 0) | {"tanxi": 1}
    (deck,) = printed["tanxi"]
    assert (len(deck.things), deck.slots, deck.what) == (5, 5, "cards")
    pawns = next(token for token in box_of(liza.game("tanxi")).tokens if token.id == "pawn")
    assert tuple(thing.key for thing in deck.things) == pawns.faces
    assert all(thing.line and thing.text and thing.line.es != thing.line.en for thing in deck.things)


@each_room
def test_the_printed_book_says_the_same(game: liza.Game[Any]) -> None:
    file = PRINT / f"{game.id}.txt"
    if not file.is_file():
        pytest.skip("the printed books are not part of the repository")
    text = re.sub(r"[*\s]+", " ", file.read_text(encoding="utf-8"))
    for line in COUNTED.get(game.id, []) + SAID.get(game.id, []):
        assert line in text, line
