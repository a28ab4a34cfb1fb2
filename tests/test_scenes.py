"""The scene of every rule is there, shows what it says, and comes from a test that cites the rule."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.match import scene as scenes
from tests.support import citations

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
ROOMS = [game for game in liza.games() if game.spec.package.startswith("liza.games.")]
NUMBER = re.compile(r"[A-Z]{2}-A?\d{2,3}")
LEAST = 0.9
"""The share of a game's rules that must have a scene."""

each_room = pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)


@each_room
def test_nearly_every_rule_has_a_scene(game: liza.Game[Any]) -> None:
    wanted = [id for id, rule in game.rulebook.rules.items() if not rule.outside]
    found = scenes.scenes(game)
    assert found.keys() <= set(wanted)
    assert len(found) >= LEAST * len(wanted), [id for id in wanted if id not in found]


@each_room
def test_every_scene_still_shows_what_it_says(game: liza.Game[Any]) -> None:
    """Restores the position, tries the act, and meets the same answer; ``shown`` raises where it does not."""
    for rule, one in scenes.scenes(game).items():
        shown = scenes.play_scene(game, one)
        assert (shown.reason is not None) == (one.refused is not None), rule
        assert (shown.after is not None) == (one.action is not None and one.refused is None), rule
        assert shown.before.view(shown.viewer)["game"] == game.id


@each_room
def test_every_scene_comes_from_a_test_that_cites_its_rule(game: liza.Game[Any]) -> None:
    known = citations()
    for rule, one in scenes.scenes(game).items():
        assert one.test.partition("[")[0] in known[rule], rule


@each_room
def test_worked_examples_are_told_act_by_act(game: liza.Game[Any]) -> None:
    """Most sentences of the examples in the book have a scene, and some of these have several acts."""
    book = game.file("RULES.en.md").read_text(encoding="utf-8")
    told = [NUMBER.findall(line) for line in book.splitlines() if line.startswith("> ")]
    found = scenes.scenes(game)
    seen = [next(found[rule] for rule in rules if rule in found) for rules in told if found.keys() & set(rules)]
    assert len(seen) >= LEAST * len(told)
    assert any(one.led for one in seen)


def test_what_leads_to_the_last_act_is_played_again_too() -> None:
    game = liza.game("tanxi")
    shopping = scenes.scenes(game)["TX-231"]
    shown = scenes.play_scene(game, shopping)
    assert [game.notation(one.action) for one in shown.led][:3] == ["move f5", "move f6", "visit gemas"]
    assert [event.kind for event in shown.led[0].events][:1] == ["moved"]
    with pytest.raises(scenes.OutdatedScene):
        scenes.play_scene(game, shopping._replace(led=shopping.led[1:]))
    assert scenes.same_scenes(scenes.scenes(game))["TX-233"] == "TX-231"


def test_a_scene_that_no_longer_holds_is_noticed() -> None:
    game = liza.game("qiahn")
    refused = scenes.scenes(game)["QT-024"]
    with pytest.raises(scenes.OutdatedScene):
        scenes.play_scene(game, refused._replace(refused=None))
    done = scenes.scenes(game)["QT-050"]
    with pytest.raises(scenes.OutdatedScene):
        scenes.play_scene(game, done._replace(refused="QT-050"))
    longer = {**done.state, "source": [[*done.state["source"][0], ["d20", 1]], 0]}
    with pytest.raises(scenes.OutdatedScene):
        scenes.play_scene(game, done._replace(state=longer))


def test_scenes_are_taken_from_the_tests_themselves(tmp_path: Path) -> None:
    """Runs some tests with the recorder and finds the very scenes that are shipped, where these tests gave them."""
    watch = ["-p", "tests.scenes.record", "--scenes", str(tmp_path), "-p", "no:cacheprovider"]
    some = ["tests/games/qiahn/test_deploy.py", "tests/games/qiahn/test_equip.py"]
    run = [sys.executable, "-m", "pytest", "-q", *watch, "-m", "rule", *some]
    ran = subprocess.run(run, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found = scenes.read_scenes((tmp_path / "qiahn.json").read_text(encoding="utf-8"))
    shipped = scenes.scenes(liza.game("qiahn"))
    ours = {rule: one for rule, one in shipped.items() if one.test.partition("::")[0] in some}
    assert len(ours) > 15
    assert {rule: found[rule] for rule in ours} == ours


def test_a_file_of_scenes_says_once_what_several_rules_share() -> None:
    one = scenes.Scene("tests/x.py::test_x", {"seats": 2}, 0, "end", None)
    text = scenes.scene_file_text({"QT-001": one, "QT-002": one, "QT-003": one._replace(seat=None, action=None)})
    assert json.loads(text)["QT-002"] == {"as": "QT-001"}
    assert scenes.read_scenes(text) == {"QT-001": one, "QT-002": one, "QT-003": one._replace(seat=None, action=None)}
    longer = one._replace(led=((1, "walk"), (0, "walk")))
    assert scenes.read_scenes(scenes.scene_file_text({"QT-001": longer})) == {"QT-001": longer}
