"""Every printed rule beside its paragraph of the printed book: what one says and the other does not has a reason.

Numbers, may and must, limits, «cualquier», comparisons and conditions are compared. The books are not part of the
repository: where they lie beside the checkout, the forms that are kept of their paragraphs are compared with them too.
"""

from __future__ import annotations

from typing import Any

import pytest

import liza
from tests.print.paragraphs import BOOKS, Compared, book_forms, compared, forms

ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]
WATCHED = {"any", "up to"}
"""What widens or limits a right: a paragraph that says it is told by one of its rules, or has a reason."""

each_room = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


def printed(game: liza.Game[Any]) -> dict[str, str]:
    """Return what the rules say that stand in the book as they are."""
    return {id: rule.line["es"] for id, rule in game.rulebook.rules.items() if rule.chapter and not rule.derived}


def added(kept: Compared, lines: dict[str, str]) -> dict[str, set[str]]:
    """Return what rules say beyond their paragraphs."""
    found = {
        id: forms(line).difference(*(kept.forms[place] for place in kept.places[id])) for id, line in lines.items()
    }
    return {id: extra for id, extra in found.items() if extra}


def dropped(game: liza.Game[Any], kept: Compared, lines: dict[str, str]) -> dict[str, set[str]]:
    """Return what paragraphs say and none of their rules."""
    said: dict[str, set[str]] = {}
    for id, places in kept.places.items():
        told = forms(lines.get(id, game.rulebook.rules[id].line["es"]))
        for place in places:
            said.setdefault(place, set()).update(told)
    found = {place: WATCHED & set(kept.forms[place]) - told for place, told in said.items()}
    return {place: missing for place, missing in found.items() if missing}


@each_room
def test_every_rule_with_a_chapter_names_its_paragraphs(game: liza.Game[Any]) -> None:
    kept = compared(game.id)
    assert set(kept.places) == {id for id, rule in game.rulebook.rules.items() if rule.chapter}
    assert {place for places in kept.places.values() for place in places} == set(kept.forms)


@each_room
def test_whatever_a_rule_says_beyond_its_paragraphs_has_a_reason(game: liza.Game[Any]) -> None:
    kept = compared(game.id)
    assert added(kept, printed(game)) == {id: set(reasons) for id, reasons in kept.adds.items()}
    assert all(reason.strip("? ") for reasons in kept.adds.values() for reason in reasons.values())


@each_room
def test_whatever_rules_leave_out_of_a_paragraph_has_a_reason(game: liza.Game[Any]) -> None:
    kept = compared(game.id)
    assert dropped(game, kept, {}) == {place: set(reasons) for place, reasons in kept.drops.items()}
    assert all(reason.strip("? ") for reasons in kept.drops.values() for reason in reasons.values())


@each_room
def test_the_forms_kept_are_those_of_the_printed_book(game: liza.Game[Any]) -> None:
    book = BOOKS / f"{game.id}.txt"
    if not book.is_file():
        pytest.skip("the printed books are not part of the repository")
    found = book_forms(book.read_text(encoding="utf-8"))
    kept = compared(game.id)
    assert {place: found[place] for place in kept.forms} == kept.forms


@pytest.mark.parametrize(
    ("room", "rule", "line"),
    [
        ("tornaris", "TR-061", "Un equipamiento puede venderse cuando te toca por la mitad de su precio."),
        ("tornaris", "TR-069", "El grupo gana si su total alcanza la vida del monstruo."),
        ("tornaris", "TR-006", "Cada jugador empieza con 9 de oro."),
        ("tankup", "TU-016", "En tu turno de equipamiento debes equiparte 1 armadura."),
        ("tanxi", "TX-196", "En tu turno invocas el favor de una deidad revelada por 3 gemas."),
    ],
)
def test_a_rule_that_says_something_else_is_noticed(room: str, rule: str, line: str) -> None:
    game = liza.game(room)
    kept = compared(room)
    told = printed(game) | {rule: line}
    assert added(kept, told) != added(kept, printed(game)) or dropped(game, kept, told) != dropped(game, kept, {})
