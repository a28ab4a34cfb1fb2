"""What the almanac says of cards: the rules that they touch, and what was measured of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.lab.findings.run_measures import Measures
from liza.lab.packs.pack_files import overlay_text
from liza.lab.report.card_figures import card_figures
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import RunStore
from liza.server.content import almanac as almanacs
from liza.server.content import catalogue
from liza.server.content.almanac import MEASURED, almanac
from liza.server.content.card_rules import spoken_of, touched
from liza.server.packs.pack_cache import bind
from liza.server.protocol.bodies import AlmanacEntry

ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]


def entry(game: str, key: str) -> AlmanacEntry:
    return next(one for chapter in almanac(game) for one in chapter.entries if one.key == key)


def test_a_card_touches_the_rules_that_name_it_or_are_shown_with_it() -> None:
    assert {"QT-045", "QT-069"} <= set(entry("qiahn", "fuego").rules)
    sceptre = entry("tanxi", "cetro_del_bosque").rules
    assert "TX-228" in sceptre, "the last act of its scene wields it"
    assert "TX-222" not in sceptre


def test_names_are_found_as_whole_words_only() -> None:
    game = liza.game("qiahn")
    assert "QT-045" in touched(game, {"x": {"Fuego"}})["x"]
    assert touched(game, {"x": {"Fueg"}, "y": {"de"}}) == {"x": [], "y": []}


def test_a_sort_of_thing_has_the_rules_that_speak_of_one_or_many() -> None:
    tankup = liza.game("tankup")
    found = spoken_of(tankup, "Situaciones")
    lines = [tankup.rulebook.rules[rule].line["es"].lower() for rule in found]
    assert any("situación" in line for line in lines)
    assert any("situaciones" in line for line in lines)
    assert len(found) < len(tankup.rulebook.rules) / 4
    assert spoken_of(tankup, "Lo que lanza el público") == []


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_every_rule_that_a_card_names_has_a_page(game: liza.Game[Any]) -> None:
    told = [rule for chapter in almanac(game.id) for one in [chapter, *chapter.entries] for rule in one.rules]
    assert told
    assert set(told) <= game.rulebook.rules.keys()


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_what_was_measured_is_shown_for_these_cards_under_these_rules(game: liza.Game[Any]) -> None:
    told = json.loads(game.file(MEASURED).read_text(encoding="utf-8"))
    assert (told["pack"], told["version"]) == (game.pack.hash, game.version), f"run scripts/generate balance {game.id}"
    shown = [one.measured for chapter in almanac(game.id) for one in chapter.entries if one.measured]
    assert len(shown) > 4
    for one in shown:
        assert one.games == told["games"]
        assert 0 <= one.played <= 1
        if one.wins is not None:
            assert one.low is not None
            assert one.high is not None
            assert -1 <= one.low <= one.wins <= one.high <= 1


def test_nothing_that_was_measured_with_other_cards_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = liza.game("qiahn")
    mage = next(row for row in game.pack.data["combatant"] if row["id"] == "mago")
    own = bind("qiahn", overlay_text(game, [("combatant", {**mage, "die": 12})]))
    assert own.pack.hash != game.pack.hash
    monkeypatch.setattr(catalogue, "_PLAYED_WITH", {})
    catalogue.tell_with(own)
    chapters = almanacs.almanac.__wrapped__("qiahn")
    assert [one for chapter in chapters for one in chapter.entries if one.measured] == []
    assert any(one.rules for chapter in chapters for one in chapter.entries)


def test_a_run_says_of_each_card_how_often_and_with_what(tmp_path: Path) -> None:
    plan = checked_run("qiahn", bots=["random"])
    run = RunStore.begin(tmp_path, plan, 60)
    run.run(1)
    told = card_figures(Measures(run))
    assert (told["games"], told["bots"], told["pack"]) == (60, ["random"], liza.game("qiahn").pack.hash)
    had, played, *wins = told["cards"]["token fuego"]
    assert 0 < played <= 1
    assert len(wins) in {0, 3}
    assert had >= 0
