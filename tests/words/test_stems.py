"""A search finds the other forms of a word, and no other words."""

from __future__ import annotations

import pytest

from liza.words.stems import holds_words


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("vender", "Puedes vender cartas."),
        ("vendo", "Quien vende una carta cobra."),
        ("vendidas", "Al vender, cobra."),
        ("dados", "Lanza un dado."),
        ("atacó", "Puede atacar."),
        ("TÓRRE", "En la torre"),
        ("attacks", "An attacking player"),
        ("cards", "one card"),
        ("TR-061", "TR-061 vender"),
    ],
)
def test_other_forms_are_found(asked: str, text: str) -> None:
    assert holds_words(text, asked)


@pytest.mark.parametrize(("asked", "text"), [("dragon", "un ogro"), ("vender caro", "vender barato"), ("", "x")])
def test_other_words_are_not(asked: str, text: str) -> None:
    assert not holds_words(text, asked)
