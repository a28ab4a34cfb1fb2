"""A game of one's own: begun with one command, played and checked at once, and every fault named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from liza.conformance.suite import NAMES
from tests.cli.conftest import Run
from tests.conformance.beside import announce, sixth_game

NAME = "gallo"


def liza(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the new game found, as if it were installed."""
    paths = os.pathsep.join([str(folder), str(folder / NAME / "src"), *sys.path])
    command = [sys.executable, "-m", "liza", "--lang", "en", *words]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False, cwd=folder
    )


@pytest.fixture
def begun(run: Run, tmp_path: Path) -> Path:
    said = run("new-game", NAME, "--into", tmp_path / NAME)
    assert said.code == 0
    assert f"liza check-game {NAME}" in said.out
    announce(tmp_path, tmp_path / NAME)
    return tmp_path


def test_a_new_game_plays_keeps_what_every_game_keeps_and_says_what_breaks_it(begun: Path) -> None:
    played = liza(begun, "sim", NAME, "--games", "20", "--bots", "random,greedy")
    assert played.returncode == 0, played.stderr
    held = liza(begun, "check-game", NAME, "--games", "2")
    assert held.returncode == 0, held.stdout
    assert held.stdout.count("✓") == len(NAMES) + 2
    # A view that shows everybody the hands, and a text that is not there.
    view = begun / NAME / "src" / NAME / "view.py"
    shown = view.read_text(encoding="utf-8")
    assert "if known_to(card, seat) else" in shown
    view.write_text(shown.replace("if known_to(card, seat) else", "if card >= 0 else"), encoding="utf-8")
    words = begun / NAME / "src" / NAME / "texts" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("verb-lay =", "verb-lei ="), encoding="utf-8")
    broken = liza(begun, "check-game", NAME, "--games", "2")
    assert broken.returncode == 1
    assert "✗ nothing_hidden_leaks" in broken.stdout
    assert "✗ texts/en.ftl: verb-lay" in broken.stdout
    again = next(line for line in broken.stdout.splitlines() if "To see it again" in line)
    assert liza(begun, *again.partition("liza ")[2].split()).returncode == 1


def test_what_cannot_be_a_new_game(run: Run, tmp_path: Path) -> None:
    assert "no sirve de nombre" in run("new-game", "Mi juego").err
    assert "Ya hay un juego" in run("new-game", "qiahn").err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    assert "no las toco" in run("new-game", NAME, "--into", tmp_path / "full").err
    assert (tmp_path / "full" / "mine.txt").read_text() == "mine"


def test_a_check_that_there_is_not(run: Run) -> None:
    with sixth_game():
        said = run("check-game", "pulso", "--check", "nonsense")
    assert said.code == 2
    assert "nothing_hidden_leaks" in said.err
