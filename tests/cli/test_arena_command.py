"""``liza arena``: a ladder in words, as JSON and as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_an_arena_prints_ratings_and_scores(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    words = (
        "arena",
        "qiahn",
        "--bots",
        "greedy,random",
        "--games",
        "20",
        "--jobs",
        "1",
        "--neighbours",
        "--svg",
        picture,
    )
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    for word in ("Qíahn Tactics", "20 partidas", "greedy", "random", "Fuerza", "Piensa", "Puntos", "intervalo 95 %"):
        assert word in out
    assert "Gana solo" not in out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_larger_table_tells_who_wins_alone(run: Run) -> None:
    words = ("arena", "tankup", "--seats", "3", "--bots", "soft,random", "--games", "6", "--jobs", "1", "--lang", "en")
    code, out, _ = run(*words, "--alone")
    assert code == 0
    assert "6 games" in out
    assert "Wins alone" in out
    assert "33.3%" in out


def test_an_arena_as_json(run: Run) -> None:
    words = ("arena", "qiahn", "--bots", "greedy,random", "--games", "10", "--seed", "3", "--jobs", "1", "--json")
    code, out, _ = run(*words)
    found = json.loads(out)
    assert code == 0
    assert (found["game"], found["games"], found["seed"]) == ("qiahn", 10, 3)
    assert {one["name"] for one in found["ratings"]} == {"greedy", "random"}
    assert found["meetings"][0]["games"] == 10


@pytest.mark.parametrize(
    "wrong",
    [["--bots", "greedy"], ["--bots", "greedy,greedy"], ["--games", "0"], ["--jobs", "0"], ["--bots", "greedy,clever"],
     ["--seats", "9"], ["--svg", "/nowhere/at/all.svg", "--games", "2", "--jobs", "1"]],
)  # fmt: skip
def test_what_cannot_be_is_said_in_one_sentence(run: Run, wrong: list[str]) -> None:
    code, out, err = run("arena", "qiahn", *wrong)
    assert code != 0
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err
