"""The rulebooks for players: whole, and the same book in both languages."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

import liza
from liza.kernel.base.rulebook import LANGUAGES
from liza.match import position as positions

ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]
MARK = re.compile(r"\[((?:[A-Z]{2}-A?\d+(?:, )?)+)\]")
FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
SECTIONS = (
    "world", "components", "setup", "glance", "examples", "icons", "glossary", "options", "questions", "print",
)  # fmt: skip
"""What every book has, in this order, among the chapters of its own game."""
UNNUMBERED = {"world", "components", "icons", "glossary", "examples", "print"}
"""Where a paragraph may tell of something that no rule is about."""

each_room = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


class Block(NamedTuple):
    """A paragraph, list or table: how it is built, which rules it cites, which figures it gives."""

    shape: str
    rules: list[str]
    figures: list[str]


def _text(game: liza.Game[Any], lang: str) -> str:
    return game.file(f"RULES.{lang}.md").read_text(encoding="utf-8")


def _sections(game: liza.Game[Any], lang: str) -> dict[str, list[str]]:
    """Return the blocks of each section by its anchor, without the heading."""
    _, *parts = re.split(r'^<a id="([a-z0-9-]+)"></a>\n## .+\n', _text(game, lang), flags=re.MULTILINE)
    return {
        anchor: [block.strip() for block in body.split("\n\n") if block.strip()]
        for anchor, body in zip(parts[::2], parts[1::2], strict=True)
    }


def _cited(text: str) -> list[str]:
    return [number for mark in MARK.findall(text) for number in mark.split(", ")]


def _block(text: str) -> Block:
    lines = text.splitlines()
    marker = re.fullmatch(r"<!-- [a-z]+(?:: [a-z0-9-]+)? -->", text)
    starts = [marker[0]] if marker else [re.match(r"(\| |- |\d+\. |> |#+ |\*\*?|)", line)[1] for line in lines]  # type: ignore[index]
    rows = [line.count("|") for line in lines]
    return Block(f"{starts} {rows}", _cited(text), sorted(FIGURE.findall(MARK.sub("", text).replace(",", "."))))


@each_room
def test_both_languages_tell_the_same_section_by_section(game: liza.Game[Any]) -> None:
    """The same chapters, built of the same paragraphs, lists and tables, citing the same rules and the same figures."""
    es, en = (_sections(game, lang) for lang in LANGUAGES)
    assert list(es) == list(en)
    for anchor in es:
        told = [[_block(text) for text in book[anchor]] for book in (es, en)]
        assert len(told[0]) == len(told[1]), anchor
        for number, (one, other) in enumerate(zip(*told, strict=True)):
            assert one == other, f"{anchor}, block {number}: {es[anchor][number][:60]}"


@each_room
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_game_has_is_in_the_book(game: liza.Game[Any], lang: str) -> None:
    assert set(_cited(_text(game, lang))) == {id for id, rule in game.rulebook.rules.items() if not rule.outside}


@each_room
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_like_a_rule_number_stands_outside_a_mark(game: liza.Game[Any], lang: str) -> None:
    """A number that is not linked is a number somebody mistyped; only the last section speaks about numbers."""
    for anchor, blocks in _sections(game, lang).items():
        for text in blocks:
            loose = re.findall(r"[A-Z]{2}-A?\d+", MARK.sub("", text))
            assert not loose or anchor == "print", f"{anchor}: {loose}"


@each_room
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_has_what_a_newcomer_looks_for(game: liza.Game[Any], lang: str) -> None:
    anchors = list(_sections(game, lang))
    assert [anchor for anchor in anchors if anchor in SECTIONS] == list(SECTIONS)
    assert len(anchors) == len(re.findall(r"^## ", _text(game, lang), re.MULTILINE)), "a chapter without an address"
    assert _text(game, lang).startswith(f"# {game.title}\n")


@each_room
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_shown_can_be_played_and_every_position_told_is_shown(game: liza.Game[Any], lang: str) -> None:
    """Played from its deal: one that the rules no longer allow raises."""
    shown = re.findall(r"^<!-- position: ([a-z0-9-]+) -->$", _text(game, lang), re.MULTILINE)
    assert sorted(shown) == sorted(positions.positions(game))
    assert "setup" in shown
    for name in shown:
        state, viewer = positions.position(game, name)
        assert not state.over
        assert viewer in state.actors, "whoever looks should have something to decide"


@each_room
def test_chapters_that_tell_rules_cite_them(game: liza.Game[Any]) -> None:
    for anchor, blocks in _sections(game, "es").items():
        for text in blocks:
            if anchor not in UNNUMBERED and not text.startswith(("|", "<", "*", "###")) and not text.endswith(":"):
                assert MARK.search(text), f"{anchor}: {text[:60]}"


def test_a_figure_or_a_number_changed_in_one_language_is_noticed() -> None:
    one = _block("Ana gana 15 de cada 16 veces [QT-066].")
    assert one == _block("Ana wins 15 times in 16 [QT-066].")
    assert one != _block("Ana wins 15 times in 17 [QT-066].")
    assert one != _block("Ana wins 15 times in 16 [QT-067].")
    assert _block("De media, 10,5 [QT-012].") == _block("On average, 10.5 [QT-012].")
    assert _block("- a\n- b") != _block("- a b")
