"""What the workshop's forms say of the words that packs do things with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

import liza
from liza.lab.packs.pack_forms import FieldForm, pack_forms


def _every(fields: Iterable[FieldForm]) -> Iterator[FieldForm]:
    for field in fields:
        yield field
        yield from _every(field.fields)


@pytest.mark.parametrize("game", sorted(game.id for game in liza.games()))
def test_every_word_has_an_example_and_is_explained_in_both_languages(game: str) -> None:
    fields = [field for section in pack_forms(liza.game(game)) for field in _every(section.fields)]
    for word in [word for field in fields for word in field.words]:
        assert word.example["do"] == word.word
        assert word.text is not None, word.word
        assert word.text.es, word.word
        assert word.text.en, word.word
    untranslated = {field.name for field in fields if field.label.es == field.label.en} - {"id"}
    assert untranslated <= {"mana", "ap", "atk", "factor", "range", "melee", "shield", "codex", "trauma", "orb"}
