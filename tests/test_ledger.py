"""Every room's list of rules: whole, and one line each in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import liza

LEDGERS = Path(__file__).parents[2] / "shared" / "ledger"
ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]

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
def test_every_printed_rule_names_its_chapter_and_no_ruling_does(game: liza.Game[Any]) -> None:
    for entry in game.rulebook.rules.values():
        assert bool(entry.chapter) == ("-A" not in entry.id), entry.id
        assert not entry.derived or entry.chapter, entry.id
        assert set(entry.see) <= game.rulebook.rules.keys() - {entry.id}, entry.id


@each_room
def test_a_printed_rule_says_in_both_languages_where_the_game_departs_from_it(game: liza.Game[Any]) -> None:
    for entry in game.rulebook.rules.values():
        assert not entry.differs or (set(entry.differs) == {"es", "en"} and entry.chapter), entry.id
        named = [set(re.findall(r"[A-Z]{2}-A\d+", line)) for line in entry.differs.values()]
        assert all(found == named[0] <= game.rulebook.rules.keys() for found in named), entry.id
        assert entry.source == (
            "ours" if not entry.chapter else "differs" if entry.differs else "derived" if entry.derived else "printed"
        )


DEPARTING = {
    "tornaris": {"TR-052", "TR-061", "TR-069"},
    "terrorixico": {"TE-022", "TE-035", "TE-060", "TE-063"},
    "tankup": {"TU-091", "TU-092", "TU-093"},
}
"""Rules whose printed wording is narrower or wider than what is played."""


@each_room
def test_rules_that_are_played_otherwise_than_printed_say_so(game: liza.Game[Any]) -> None:
    departing = {id for id, entry in game.rulebook.rules.items() if entry.source == "differs"}
    assert departing >= DEPARTING.get(game.id, set())


@each_room
def test_remedies_are_told_in_both_languages(game: liza.Game[Any]) -> None:
    for entry in game.rulebook.rules.values():
        for case in entry.unless.values():
            assert set(case) == {"es", "en"}, entry.id
            assert all(text.strip() for text in case.values()), entry.id
