"""Every room's list of rules: whole, one line each in both languages, and told to the player."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import liza

LEDGERS = Path(__file__).parents[2] / "shared" / "ledger"
ROOMS = [game for game in liza.games() if game.door.package.startswith("liza.games.")]
MARK = re.compile(r"\[((?:[A-Z]{2}-A?\d+(?:, )?)+)\]")

each_room = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


@each_room
def test_every_row_of_the_ledger_is_there(game: liza.Game[Any]) -> None:
    """Compares with the ledger itself where it lies beside the checkout."""
    numbers = list(game.rulebook.rules)
    ledger = LEDGERS / f"{game.id}.md"
    if ledger.is_file():
        rows = re.findall(r"^\| ([A-Z]{2}-A?\d+)\b", ledger.read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(numbers) == sorted(set(rows))
    for row in (r"[A-Z]{2}-(\d+)", r"[A-Z]{2}-A(\d+)"):
        found = sorted(int(match[1]) for number in numbers if (match := re.fullmatch(row, number)))
        assert found == list(range(1, len(found) + 1)), "a gap in the numbers"
        assert found


@each_room
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_row_is_one_line(game: liza.Game[Any], lang: str) -> None:
    for entry in game.rulebook.rules.values():
        line = entry.line[lang]
        assert line.strip() == line
        assert "\n" not in line
        assert len(line) < 200, entry.id
        assert line.endswith((".", "»", "”")), entry.id


@each_room
def test_remedies_are_told_in_both_languages(game: liza.Game[Any]) -> None:
    for entry in game.rulebook.rules.values():
        for case in entry.unless.values():
            assert set(case) == {"es", "en"}, entry.id
            assert all(text.strip() for text in case.values()), entry.id


@each_room
def test_the_rulebook_for_players_marks_every_rule(game: liza.Game[Any]) -> None:
    marked = {number for mark in MARK.findall(_rulebook(game)) for number in mark.split(", ")}
    assert marked == {id for id, entry in game.rulebook.rules.items() if not entry.outside}


@each_room
def test_every_paragraph_of_the_rulebook_is_marked(game: liza.Game[Any]) -> None:
    for block in _rulebook(game).split("\n\n"):
        told = block.strip()
        if told and not told.startswith(("#", "|", "<")):
            assert re.search(MARK.pattern + "$", told), f"unmarked: {told[:60]}"


@each_room
def test_headings_of_the_rulebook_have_anchors_of_their_own(game: liza.Game[Any]) -> None:
    text = _rulebook(game)
    anchors = re.findall(r'^<a id="([a-z0-9-]+)"></a>\n## ', text, re.MULTILINE)
    assert len(anchors) == len(re.findall(r"^## ", text, re.MULTILINE)) >= 8
    assert len(set(anchors)) == len(anchors)


def _rulebook(game: liza.Game[Any]) -> str:
    return game.file("RULES.md").read_text(encoding="utf-8")
