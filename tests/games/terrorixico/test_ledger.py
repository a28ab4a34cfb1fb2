"""The room's list of rules: whole, in both languages, and told to the player."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.terrorixico.table import GAME

LEDGER = Path(__file__).parents[4] / "shared" / "ledger" / "terrorixico.md"
RULES = GAME.rulebook.rules


def expected() -> list[str]:
    """Return the numbers of the ledger where it is at hand, otherwise of a list without gaps."""
    if LEDGER.is_file():
        return sorted(re.findall(r"^\| (TE-A?\d+)", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))
    return [f"TE-{n:03}" for n in range(1, 127)] + [f"TE-A{n:02}" for n in range(1, 75)]


def test_every_row_of_the_ledger_is_there_in_order() -> None:
    assert list(RULES) == expected()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_row_is_one_line(lang: str) -> None:
    for entry in RULES.values():
        assert entry.line[lang].strip()
        assert "\n" not in entry.line[lang]
        assert len(entry.line[lang]) < 200, entry.id
        assert entry.line[lang].endswith("."), entry.id


def test_remedies_are_told_in_both_languages() -> None:
    for entry in RULES.values():
        for case in entry.unless.values():
            assert set(case) == {"es", "en"}
            assert all(text.strip() for text in case.values())


def test_the_rulebook_for_players_marks_every_rule() -> None:
    text = GAME.file("RULES.md").read_text(encoding="utf-8")
    marked = [number for mark in re.findall(r"\[((?:TE-A?\d+(?:, )?)+)\]", text) for number in mark.split(", ")]
    assert set(marked) == {id for id, entry in RULES.items() if not entry.outside}


def test_every_paragraph_of_the_rulebook_is_marked() -> None:
    text = GAME.file("RULES.md").read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        told = block.strip()
        if not told or told.startswith(("#", "|", "<")):
            continue
        assert re.search(r"\[TE-[^\]]+\]$", told), f"unmarked: {told[:60]}"


def test_headings_of_the_rulebook_have_anchors_of_their_own() -> None:
    text = GAME.file("RULES.md").read_text(encoding="utf-8")
    anchors = re.findall(r'^<a id="([a-z0-9-]+)"></a>\n## ', text, re.MULTILINE)
    assert len(anchors) == len(re.findall(r"^## ", text, re.MULTILINE)) >= 8
    assert len(set(anchors)) == len(anchors)
