"""What bots are told of a word is what the word does: points of equipment, and what rewards and penalties bring."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tornaris.bots.word_values import POINTS, Rates, points_of, worth_of
from liza.games.tornaris.effects.gear import GEAR
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack
from tests.games.tornaris.table import CONTENT, GAME, Table
from tests.games.tornaris.test_equipment import MEANS

RATES = Rates(1.0, 10.0, 100.0, 1000.0)
NEAR = 0.85
"""A hint may be wrong by less than a point."""


def deed(text: str) -> tuple[Any, Table]:
    """Return a word, and a table at which Ana has 8 gold, 2 of 5 mana, one equipment, and a pack with that word."""
    pack = Pack(f'[overlay]\ngame = "tornaris"\n[[day_event]]\nid = "ratero"\neffect = [{{ {text} }}]\n', "one")
    game: Any = GAME.bind(complete(pack, GAME.pack, "tornaris"))
    card = game.content.happenings[CONTENT.happenings.index("ratero")]
    return card.effect[0], Table("celeste braulia zelrac", game=game, mana=2, most=5, gear={"ana": "mazo"})


def fortune(table: Table) -> int:
    """Return what Ana has, at the rates above."""
    objects = len(table.zone("objects", "ana"))
    return table.gold("ana") + 10 * table.mana("ana") + 90 * table.most("ana") + 1000 * objects


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ('do = "gold", amount = 3', 3),
        ('do = "lose", amount = 3', -3),
        ('do = "lose", amount = 30', -8),
        ('do = "lose_half"', -4),
        ('do = "recover", amount = 2', 20),
        ('do = "recover", amount = 9', 30),
        ('do = "recover_all"', 30),
        ('do = "lose_mana", amount = 1', -10),
        ('do = "lose_mana", amount = 9', -20),
        ('do = "lose_mana_to", amount = 1', -10),
        ('do = "lose_mana_to", amount = 4', 0),
        ('do = "max_mana", amount = 2', 200),
        ('do = "object", amount = 2', 2000),
    ],
)
def test_a_deed_brings_what_bots_expect_of_it(text: str, worth: int) -> None:
    word, table = deed(text)
    before = fortune(table)
    assert worth_of(table.state, 0, word, RATES) == worth
    word.do(table.state, 0, word)
    assert fortune(table) - before == worth


def test_equipment_gained_is_good_and_equipment_given_up_is_bad_for_whoever_has_any() -> None:
    word, table = deed('do = "equipment", amount = 2')
    assert worth_of(table.state, 0, word, RATES) == 2 * RATES.equipment > 0
    word, table = deed('do = "give_up", amount = 2')
    assert [worth_of(table.state, seat, word, RATES) for seat in (0, 1)] == [-RATES.given_up, 0.0]


def test_what_asks_or_gives_to_others_is_worth_nothing_in_itself() -> None:
    for text in ('do = "gold_others", amount = 3', 'do = "steal", amount = 3', 'do = "rumours"'):
        word, table = deed(text)
        assert worth_of(table.state, 0, word, RATES) == 0.0


def test_equipment_adds_about_the_points_that_bots_expect() -> None:
    for words in (*CONTENT.gear, *CONTENT.gear_below):
        for word in words:
            assert abs(points_of(word) - MEANS[word.name](word.amount)) < NEAR, word.name


def test_bots_have_opinions_of_words_that_there_are() -> None:
    assert POINTS.keys() <= GEAR.words.keys()
