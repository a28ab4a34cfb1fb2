"""The value that the rulebook prints of an option is one of its values, and the printed reading is the default.

Where a default differs from the print, the ledger gives the reason.
"""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import liza
from liza.cli.play.table_options import checked_options
from liza.cli.terminal.console import Terminal
from liza.words import Words

OTHERWISE: Final = {
    ("tanxi", "gem_supply"),
    ("tanxi", "useless"),
    ("terrorixico", "bluff"),
    ("terrorixico", "trauma_instead_of_pass"),
    ("tornaris", "raven"),
}
"""Defaults that are not the printed value: TE-A19, TE-A07, TR-A64, TX-A43, TX-A98."""


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_the_printed_value_is_one_of_the_values_and_usually_the_default(game: liza.Game[Any]) -> None:
    for id, option in game.options.items():
        if option.printed is not None:
            assert option.check(option.printed) == option.printed
            assert (option.default == option.printed) is ((game.id, id) not in OTHERWISE), id


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_the_terminal_sets_every_option_to_the_print_but_those_that_are_named(game: liza.Game[Any]) -> None:
    terminal = Terminal("en")
    assert "printed" not in game.options, "the word asks for a table as printed"
    assert checked_options(terminal, game, {"printed": "yes"}) == game.printed_options()
    assert checked_options(terminal, game, {"printed": "no"}) == {}
    for id, value in game.printed_options().items():
        other = next(other for other in game.options[id].values if other != value)
        assert checked_options(terminal, game, {"printed": "yes", id: str(other)})[id] == other


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_option_and_value_has_words(game: liza.Game[Any], lang: str) -> None:
    words = Words(game, lang)
    for id, option in game.options.items():
        said = [words.option(id), words.option_about(id), *(words.option_value(id, value) for value in option.values)]
        assert not [text for text in said if text.startswith("option-")]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_a_table_as_printed_is_played_to_its_end(game: liza.Game[Any], seed: int) -> None:
    printed = game.printed_options()
    assert printed == {id: option.printed for id, option in game.options.items() if option.printed is not None}
    state = game.new(seats=min(game.seats), seed=seed, **printed)
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.actors)
        state.apply(seat, chance.choice(state.legal(seat)))
    assert state.options == {**{id: option.default for id, option in game.options.items()}, **printed}
