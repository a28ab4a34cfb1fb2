"""Answers to «why not?» in random positions: with a remedy, of the right moment, and true by what the table shows."""

from __future__ import annotations

from typing import Any

import pytest
from tools.measure.play import refusals

import liza
from liza.kernel.base.rulebook import Refusal
from liza.parts.cards import shown


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_refusals_say_what_would_help_and_nothing_that_the_table_denies(game: liza.Game[Any]) -> None:
    found = refusals.judged(game, 200, seed=11)
    assert (found.bare, found.examples) == (0, {})
    assert found.stock_share < 5


def answered(game: liza.Game[Any], state: Any, text: str, refusal: Refusal | None) -> refusals.Question:
    """Return a question to which another answer was given than the game's."""
    told = refusal or Refusal(game.spec.wrong_moment_rule)
    return refusals.Question(game, state, 0, game.parse(text), refusal, game.rulebook.reason(told))


def test_answers_that_are_false_are_noticed() -> None:
    tornaris: liza.Game[Any] = liza.game("tornaris")
    state: Any = tornaris.new(seats=3, seed=1, sell_anytime=True)
    gear = tornaris.content.equipment  # type: ignore[attr-defined]
    state.players[0].gear = [shown(gear[0].number, 0)]
    here, away = f"sell {gear[0].key}", f"sell {gear[1].key}"
    assert refusals.place(answered(tornaris, state, here, Refusal("TR-061", "held")))
    assert not refusals.place(answered(tornaris, state, away, Refusal("TR-061", "held")))
    late = answered(tornaris, state, away, None)
    assert late.is_stock
    assert refusals.moment(late)
    assert refusals.world(late)
    price = Refusal("TR-030", "gold", gold=7, price=9)
    assert refusals.figures(answered(tornaris, state, away, price)), "there are 8"
    assert refusals.figures(answered(tornaris, state, away, Refusal("TR-030", "gold", gold=8, price=8)))
    assert not refusals.figures(answered(tornaris, state, away, Refusal("TR-030", "gold", gold=8, price=9)))
    assert refusals.cure(answered(tornaris, state, away, Refusal("TR-061", "held", cure="pay")))


def test_squares_that_are_called_far_or_diagonal_are_measured() -> None:
    tanxi: liza.Game[Any] = liza.game("tanxi")
    asked = next(each for each in refusals.questions(tanxi, 5000, seed=3) if each.key == "TX-105/diagonal")
    assert not refusals.distance(asked)
    assert refusals.distance(asked._replace(refusal=Refusal("TX-105"), reason=tanxi.rulebook.reason(Refusal("TX-105"))))
