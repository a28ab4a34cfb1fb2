"""Recorded games: what is written can be read and played again, stopped and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import liza
from liza.cli import main
from liza.lab.run import dataset
from liza.lab.run.dataset import Dataset, replayed
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import RunStoreError


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "BATCH", 4)


def kept(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.parquet")}


@pytest.mark.parametrize("game", [game.id for game in liza.games()])
def test_what_was_recorded_is_played_again_to_the_same_end(game: str, tmp_path: Path) -> None:
    written = Dataset.begin(tmp_path, checked_run(game, bots=["random"], seed=5), 6)
    written.run()
    found = Dataset.open(tmp_path)
    games, decisions = found.table("games"), found.table("decisions")
    assert games["game"].to_list() == list(range(6))
    actions = json.loads((tmp_path / dataset.MANIFEST).read_text())["actions"]
    for row in games.iter_rows(named=True):
        own = decisions.filter(decisions["game"] == row["game"])
        assert own["at"].to_list() == list(range(row["decisions"]))
        state = replayed(found, row["seed"], list(zip(own["seat"], own["action"], strict=True)))
        assert state.outcome is not None
        assert state.outcome.reason == row["reason"]
        assert list(state.returns) == pytest.approx(row["returns"])
        assert list(state.outcome.scores) == row["scores"]
    first = decisions["action"][0]
    assert liza.game(game).parse(actions[first]) == first


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = checked_run("qiahn", bots=["greedy:1", "random"])
    whole = Dataset.begin(tmp_path / "whole", plan, 10)
    whole.run()

    def stop(done: int, _: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    part = Dataset.begin(tmp_path / "part", plan, 10)
    with pytest.raises(KeyboardInterrupt):
        part.run(progress=stop)
    assert part.left() == 6
    told: list[int] = []
    Dataset.begin(tmp_path / "part", plan, 10).run(progress=lambda done, _: told.append(done))
    assert told == [4, 8, 10]
    assert kept(tmp_path / "part") == kept(tmp_path / "whole")


def test_another_recording_is_not_mixed_with_it(tmp_path: Path) -> None:
    Dataset.begin(tmp_path, checked_run("qiahn", bots=["random"]), 4).run()
    with pytest.raises(RunStoreError, match="another recording"):
        Dataset.begin(tmp_path, checked_run("qiahn", bots=["random"], seed=1), 4)
    assert Dataset.begin(tmp_path, checked_run("qiahn", bots=["random"]), 6).left() == 2
    with pytest.raises(RunStoreError, match="cannot be made longer"):
        Dataset.begin(tmp_path, checked_run("qiahn", bots=["random"]), 9)
    with pytest.raises(RunStoreError, match="no recorded games"):
        Dataset.open(tmp_path / "elsewhere")


def test_the_command_writes_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["lab", "record", "qiahn", "--games", "3", "--bots", "random", "--jobs", "1", "--out", str(tmp_path / "it")]
    assert main([*order, "--lang", "en"]) == 0
    assert "3 games in" in capsys.readouterr().out
    assert len(Dataset.open(tmp_path / "it").table("games")) == 3
