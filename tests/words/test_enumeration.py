"""Several things in one phrase: «y» becomes «e» where one would stumble over it."""

from __future__ import annotations

from typing import Final

import pytest

import liza
from liza.words import Texts, Words

JOINED: Final = {
    "Beto": "y", "Inés": "e", "Íñigo": "e", "íncubo": "e", "Iris": "e", "Hidra": "e", "hilo": "e", "HIMNO": "e",
    "Hi": "e", "Hielo": "y", "hierro": "y", "HIERRO": "y", "hiato": "y", "Yelmo": "y", "y": "y", "Hacha": "y", "8": "y",
}  # fmt: skip
"""What stands before the last of several things. The same examples stand in web/src/i18n/lists.test.ts."""
TORNARIS: Final = liza.game("tornaris")


@pytest.mark.parametrize(("last", "joint"), JOINED.items())
def test_y_becomes_e_before_the_sound_of_i_and_not_before_hie(last: str, joint: str) -> None:
    words = Words(TORNARIS, "es")
    assert words.several(["Ana", last]) == f"Ana {joint} {last}"
    assert words.several(["Íñigo", "Ana", last]) == f"Íñigo, Ana {joint} {last}"


def test_english_says_and_without_a_comma() -> None:
    words = Words(TORNARIS, "en")
    assert words.several(["Ana", "Inés"]) == "Ana and Inés"
    assert words.several(["Íñigo", "Ana", "Inés"]) == "Íñigo, Ana and Inés"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_one_thing_stays_as_it_is_and_nothing_is_nothing(lang: str) -> None:
    words = Words(TORNARIS, lang)
    assert [words.several(["Íñigo"]), words.several([])] == ["Íñigo", ""]


def test_a_sentence_can_ask_for_it() -> None:
    texts = Texts("es", "tied = Empate entre { LIST($one, $other) }.")
    assert texts.text("tied", {"one": "Ana", "other": "Inés"}) == "Empate entre Ana e Inés."
    tied = {"event": "tied", "seat": 0, "rival_seat": 1}
    assert Words(TORNARIS, "es").event(tied, ["Ana", "Iván"]) == "Empate entre Ana e Iván."
    assert Words(TORNARIS, "es").event(tied, ["Iván", "Ana"]) == "Empate entre Iván y Ana."
