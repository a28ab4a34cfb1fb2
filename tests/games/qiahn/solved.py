"""A small game to solve: the printed one with small dice, so that tests can go through all that chance can do."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

import liza
from liza.lab.run.solver import solve
from tests.games.qiahn.chance import distribution
from tests.games.qiahn.table import GAME

DICE: Final = iter((4, 3, 3, 2, 2, 2))
SMALL: Final[liza.Game[Any]] = GAME.bind(
    liza.Pack(re.sub(r"^die = \d+$", lambda _: f"die = {next(DICE)}", GAME.pack.text, flags=re.MULTILINE), "small")
)

OPTIONS: Final = {"troop": 3, "magic": "fuego+tierra"}
"""What it is solved with."""
PROGRESS: Final = "progress.json"
"""What was told while it was solved."""


def solved_folder(factory: pytest.TempPathFactory) -> Path:
    """Return a new folder for ``LIZA_CACHE`` in which the small game is solved.

    That takes as long as many tests together, so all processes of a test run do it once and take a copy.
    """
    base = factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    made = run / "solved"
    with _alone(run / "solving.lock"):
        if not made.is_dir():
            _solve(run / "solving").rename(made)
    own = factory.mktemp("cache")
    shutil.copytree(made, own, dirs_exist_ok=True)
    return own


def _solve(folder: Path) -> Path:
    shares: list[float] = []
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(folder))
        solve(SMALL, OPTIONS, told=shares.append)
    (folder / PROGRESS).write_text(json.dumps(shares), encoding="utf-8")
    return folder


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Let only one process at a time go on, where the system can lock a file."""
    with file.open("a") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def expected(state: liza.State, action: int, value: Any) -> float:
    """Return what an action leads to on average, by playing it with everything that chance can bring."""

    def played(source: liza.Source) -> float:
        after = state.clone(source)
        after.apply(state.actors[0], action)
        return float(value(after.clone(liza.seeded(0))))

    return float(sum(chance * found for found, chance in distribution(played).items()))


def sampled(game: liza.Game[Any], seed: int, **options: Any) -> list[liza.State]:
    """Return every position of a random game."""
    state = game.new(seed=seed, **options)
    state.listen = False
    chance = liza.seeded(seed + 1)
    found: list[liza.State] = []
    while not state.over:
        found.append(state.clone())
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
    return found
