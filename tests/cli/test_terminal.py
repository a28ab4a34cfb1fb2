from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import liza
from tests.cli.terminal import Terminal

PROMPT = "›"


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {"LIZA_HOME": str(tmp_path / "home"), "LC_ALL": "C.UTF-8"}


@pytest.mark.parametrize(("lang", "columns"), [("es", 80), ("en", 120)])
def test_a_person_plays_a_whole_game_against_a_bot(
    env: dict[str, str], tmp_path: Path, lang: str, columns: int
) -> None:
    file = tmp_path / "game.json"
    words = ("play", "qiahn", "--seed", "3", "--pace", "0", "--record", str(file), "--lang", lang)
    with Terminal(*words, env=env, columns=columns) as terminal:
        while True:
            terminal.wait_for(PROMPT + " ")
            terminal.type("1")
            if terminal.waits_for(PROMPT + " ", "liza replay") == "liza replay":
                break
        assert terminal.end() == 0
    record = liza.Record.load(file)
    assert record.verify().over
    assert record.names == ["", "shrewd"]
    widest = max(len(line) for line in re.split(r"\n", terminal.seen) if "liza replay" not in line)
    assert widest <= columns


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(env: dict[str, str], tmp_path: Path) -> None:
    with Terminal("play", "qiahn", "--seed", "3", "--pace", "0", "--lang", "en", env=env) as terminal:
        terminal.wait_for(PROMPT + " ")
        terminal.type("1")
        terminal.wait_for(PROMPT + " ")
        terminal.interrupt()
        terminal.wait_for("To go on: liza play --resume ")
        assert terminal.end() == 130
    (file,) = (tmp_path / "home").iterdir()
    assert str(file) in terminal.seen
    kept = liza.Record.load(file).actions
    assert kept
    with Terminal("play", "--resume", str(file), "--pace", "0", "--lang", "en", env=env) as terminal:
        terminal.wait_for("bot shrewd")
        terminal.wait_for(PROMPT + " ")
        terminal.type("q")
        assert terminal.end() == 0
    assert liza.Record.load(file).actions == kept
    assert "Traceback" not in terminal.seen


def test_a_terminal_that_is_closed_loses_nothing(env: dict[str, str], tmp_path: Path) -> None:
    with Terminal("play", "qiahn", "--seed", "3", "--pace", "0", "--lang", "en", env=env) as terminal:
        terminal.wait_for(PROMPT + " ")
        terminal.type("1")
        terminal.wait_for(PROMPT + " ")
    (file,) = (tmp_path / "home").iterdir()
    assert len(liza.Record.load(file).actions) == 1


def test_undo_and_explanations_at_the_keyboard(env: dict[str, str]) -> None:
    with Terminal("play", "qiahn", "--seed", "3", "--pace", "0", "--lang", "es", env=env) as terminal:
        terminal.wait_for(PROMPT + " ")
        terminal.type("1")
        terminal.wait_for("(u para deshacer)")
        terminal.wait_for(PROMPT + " ")
        terminal.type("u")
        terminal.wait_for(PROMPT + " ")
        terminal.type("? repel mago")
        terminal.wait_for("QT-017")
        terminal.type("q")
        assert terminal.end() == 0


def test_a_bot_moves_at_the_pace_asked_for(env: dict[str, str]) -> None:
    with Terminal("play", "qiahn", "--seed", "3", "--pace", "5", "--lang", "es", env=env) as terminal:
        terminal.wait_for("La moneda cae")
        terminal.interrupt()
        terminal.wait_for("Hasta pronto.")
        assert terminal.end() == 130
    assert "¿a quién envías" not in terminal.seen


def test_stepping_through_a_game(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = liza.Record.begin(liza.game("qiahn"), seed=3)
    state = record.start()
    while not state.over:
        seat = state.actors[0]
        action = state.legal(seat)[-1]
        record.actions.append((seat, state.game.notation(action)))
        state.apply(seat, action)
    assert state.outcome is not None
    record.outcome = state.outcome.to_data()
    record.save(file)
    last = len(record.actions)
    with Terminal("replay", str(file), "--lang", "en", "--pace", "0", env=env) as terminal:
        terminal.wait_for(f"Step 0 of {last}")
        for typed, place in (
            ("", 1),
            ("n", 2),
            ("b", 1),
            ("7", 7),
            ("999", last),
            ("0", 0),
            ("b", 0),
            ("x", 0),
            ("a", last),
        ):
            terminal.wait_for(PROMPT + " ")
            terminal.type(typed)
            terminal.wait_for(f"Step {place} of {last}")
        terminal.wait_for(PROMPT + " ")
        terminal.type("q")
        assert terminal.end() == 0
    assert "The survivors are counted" in terminal.seen


def test_the_progress_of_a_simulation_goes_to_the_terminal_only(env: dict[str, str]) -> None:
    with Terminal("sim", "qiahn", "--games", "40", "--bots", "random", "--lang", "en", env=env) as terminal:
        assert terminal.end() == 0
    assert "40/40" in terminal.seen
    assert "Cruz" in terminal.seen


def test_a_reader_who_leaves_early_causes_no_traceback(env: dict[str, str]) -> None:
    sources = str(Path(__file__).parents[2] / "src")
    process = subprocess.Popen(
        [sys.executable, "-m", "liza", "rules", "qiahn"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": sources, **env},
    )
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert err == b""


def test_ctrl_c_stops_a_simulation(env: dict[str, str]) -> None:
    with Terminal("sim", "qiahn", "--games", "1000000", "--bots", "random", "--jobs", "2", env=env) as terminal:
        terminal.wait_for("/1000000 0:")
        terminal.interrupt()
        assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
