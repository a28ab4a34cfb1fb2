"""The newcomer's trainer (examples/train_qiahn.py) makes a player that beats ``greedy``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import liza
from liza.lab.arena.arena import arena

ROOT = Path(__file__).parents[2]
TRAINER = ROOT / "examples" / "train_qiahn.py"


def test_it_is_forty_lines() -> None:
    code = TRAINER.read_text(encoding="utf-8").split('"""', 2)[2]
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith(("import", "from"))]
    assert len(lines) <= 40


def _trained(file: Path, updates: int) -> str:
    environment = {**os.environ, "PYTHONPATH": str(Path(liza.__file__).parents[1])}
    subprocess.run([sys.executable, TRAINER, file, str(updates)], check=True, cwd=file.parent, env=environment)
    return f"policy:{file}"


def test_it_writes_a_player_that_can_be_sat_down_with(tmp_path: Path) -> None:
    player = _trained(tmp_path / "player.npz", 1)
    ladder = arena("qiahn", bots=[player, "random"], games=4, seed=1, jobs=1)
    assert ladder.games == 4


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_player_beats_greedy(tmp_path: Path) -> None:
    player = _trained(tmp_path / "player.npz", 900)
    ladder = arena("qiahn", bots=[player, "greedy"], games=600, seed=1, jobs=1)
    assert ladder.meetings[0].score.value > 0.6, "three times as far from even as luck takes 600 games"
