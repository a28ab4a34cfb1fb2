from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_a_game_that_is_not_solved_is_analysed_by_bots_that_play_on(run: Run, finished: Path) -> None:
    code, out, _ = run("analyse", finished, "--bot", "random", "--playouts", "3", "--jobs", "1", "--lang", "en")
    assert code == 0
    assert "random plays on 3 times" in out
    assert "±" in out
    data = json.loads(run("analyse", finished, "--bot", "random", "--playouts", "3", "--jobs", "1", "--json").out)
    assert data["judge"] == "random"
    assert len(data["steps"]) == len(json.loads(finished.read_text())["actions"])
    assert any(step["lost"]["error"] > 0 for step in data["steps"])


def test_a_game_with_secrets_and_choices_at_once_is_analysed_too(run: Run, tmp_path: Path, with_envite: None) -> None:
    file = tmp_path / "envite.json"
    assert run("play", "envite", "--players", "random,random,random", "--record", file).code == 0
    code, out, _ = run("analyse", file, "--playouts", "2", "--jobs", "1")
    assert code == 0
    assert "greedy:1" in out


def test_exact_values_that_are_not_there_are_asked_for_by_their_command(run: Run, finished: Path) -> None:
    code, _, err = run("analyse", finished, "--bot", "exact", "--lang", "en")
    assert code == 2
    assert "liza solve qiahn --troop 3" in err


def test_an_unfinished_game_is_not_analysed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    assert run("play", "qiahn", "--players", "person,random", "--seed", "1", "--record", file, typed="q\n").code == 0
    code, _, err = run("analyse", file)
    assert code == 2
    assert "no ha terminado" in err
