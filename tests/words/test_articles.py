"""The article before a name goes by the name, so that cards of somebody's own read well too."""

from __future__ import annotations

from typing import Final

import pytest

import liza
from liza.words import Texts, Words
from liza.words.articles import article

SPANISH: Final = {
    "Araña tejedora": "la", "Serpiente de río": "la", "Hidra": "la", "Arpía, la Vieja": "la", "Legión": "la",
    "Maldición": "la", "Tempestad": "la", "Emperatriz": "la", "Esfinge": "la", "MEDUSA": "la",
    "Oso de la caverna": "el", "Gólem": "el", "Fantasma": "el", "Águila bicéfala": "el", "Hada": "el",
    "Escorpión": "el", "Pirata": "el", "Kraken": "el", "8 brazos": "el", "": "el",
}  # fmt: skip
"""What stands before a name in Spanish. The same examples stand in web/src/i18n/articles.test.ts."""
ENGLISH: Final = {
    "Armoured crab": "an", "Owl": "an", "Imp": "an", "Unnamed": "an", "River snake": "a", "Unicorn": "a",
    "One-eyed man": "a",
}  # fmt: skip
"""The same in English."""


@pytest.mark.parametrize(("name", "found"), SPANISH.items())
def test_a_name_tells_its_article_in_spanish(name: str, found: str) -> None:
    assert article("es", name) == found


@pytest.mark.parametrize(("name", "found"), ENGLISH.items())
def test_a_name_tells_its_article_in_english(name: str, found: str) -> None:
    assert article("en", name) == found


def test_a_sentence_chooses_by_it() -> None:
    texts = Texts("es", "met = { ARTICLE($one) ->\n  [la] La { $one }\n *[el] El { $one }\n }")
    assert [texts.text("met", {"one": one}) for one in ("Hidra", "Oso")] == ["La Hidra", "El Oso"]


def test_a_monster_of_ones_own_is_spoken_of_as_its_name_asks_for() -> None:
    pack = liza.game("tanxi").pack.text.replace('es = "Basilisco", en = "Basilisk"', 'es = "Hidra", en = "Owl"')
    own = liza.game("tanxi").bind(liza.Pack(pack, "mine"))
    met = {"event": "monster_shown", "seat": 0, "monster": "basilisco"}
    assert Words(own, "es").event(met, ["Ana"]) == "¡Ana se topa con una Hidra!"
    assert Words(own, "en").event(met, ["Ana"]) == "Ana runs into an Owl!"
