"""``liza leaderboard``: one command, a crosstable a game, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from liza.lab.arena.arena import arena
from tests.cli.conftest import Run

WORDS = ("--bots", "random,greedy:1", "--games", "8", "--seed", "3", "--jobs", "1")


def test_the_table_says_what_the_games_said(run: Run) -> None:
    code, out, err = run("leaderboard", "qiahn", *WORDS)
    assert (code, err) == (0, "")
    score = arena("qiahn", bots=["random", "greedy:1"], games=8, seed=3).meetings[0].score
    assert "## Qíahn Tactics" in out
    better, worse = (line for line in out.splitlines() if line.startswith("| `"))
    assert better.startswith("| `greedy:1` |")
    assert better.endswith(
        f"| – | {100 * (1 - score.value):.1f} ({100 * (1 - score.high):.1f}–{100 * (1 - score.low):.1f}) |"
    )
    assert worse.endswith(f"| {100 * score.value:.1f} ({100 * score.low:.1f}–{100 * score.high:.1f}) | – |")
    assert "8 games with 2 seats, seed 3" in out
    assert "`liza leaderboard qiahn --bots random,greedy:1 --games 8 --seed 3`" in out


def test_the_tables_are_kept_as_pages_and_data(run: Run, tmp_path: Path) -> None:
    assert run("leaderboard", "qiahn", *WORDS, "--out", str(tmp_path / "board"))[0] == 0
    page = (tmp_path / "board" / "qiahn.md").read_text(encoding="utf-8")
    kept = json.loads((tmp_path / "board" / "qiahn.json").read_text(encoding="utf-8"))
    assert page == run("leaderboard", "qiahn", *WORDS)[1].rstrip("\n") + "\n"
    assert json.loads(run("leaderboard", "qiahn", *WORDS, "--json")[1]) == {"qiahn": kept}
    one, other = kept["crosstable"]["random"]["greedy:1"], kept["crosstable"]["greedy:1"]["random"]
    assert one["score"] + other["score"] == pytest.approx(1)
    assert one["low"] + other["high"] == pytest.approx(1)


def test_it_refuses_what_makes_no_sense(run: Run) -> None:
    assert run("leaderboard", "qiahn", "--bots", "greedy")[0] == 2
    assert run("leaderboard", "qiahn", "--games", "0")[0] == 2
    assert run("leaderboard", "parchis")[0] == 2
