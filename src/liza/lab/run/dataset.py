"""Recorded games by the hundred thousand, as Parquet: who chose what, and how it came out.

A recording keeps less than a run of the lab (``study.py``): no cards, no leads, no events, so it is many times as fast.
That is lossless: the seed of every game stands beside its choices, and with both the game can be replayed
(:func:`replayed`). ``recording.json`` says what is played and what every action is called; games are cut into batches
by their numbers, and a batch is there as soon as its file in ``games/`` is.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import polars as pl

from liza.bots import Bot, Seat
from liza.bots.heuristic.uniform import UniformRandom
from liza.kernel.base.source import Stream
from liza.kernel.core.state import State
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec, SimulationError, deal
from liza.lab.run.run_store import BatchFiles, RunStoreError, replace_file
from liza.lab.run.simulate import ProgressCallback

FORMAT: Final = 1
GAMES: Final = "games"
DECISIONS: Final = "decisions"
MANIFEST: Final = "recording.json"
BATCH: Final = 1000
"""Games of one file: what is lost at most when a recording is stopped, and all that is kept in memory."""

_GAME: Final[dict[str, Any]] = {
    "game": pl.UInt32, "seed": pl.Binary, "reason": pl.String, "decisions": pl.UInt32, "bots": pl.List(pl.String),
    "returns": pl.List(pl.Float32), "scores": pl.List(pl.Int32),
}  # fmt: skip
_DECISION: Final[dict[str, Any]] = {
    "game": pl.UInt32, "at": pl.UInt32, "seat": pl.UInt8, "action": pl.UInt16, "options": pl.UInt16,
}  # fmt: skip

Rows = dict[str, list[Any]]


class Dataset:
    """Recorded games in their folder."""

    def __init__(self, folder: Path, plan: RunSpec, games: int) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self.games: Final = games

    @classmethod
    def begin(cls, folder: Path, plan: RunSpec, games: int) -> Dataset:
        """Return a new recording, or the one that the folder has if it is the same; it may be made longer."""
        if games < 1:
            raise RunStoreError("A recording needs at least one game.")
        if (folder / MANIFEST).exists():
            old = cls.open(folder)
            if old.plan.to_data() != plan.to_data():
                raise RunStoreError(f"{folder} holds another recording: choose another folder, or ask for the same.")
            if old.games % BATCH and games > old.games:
                raise RunStoreError(f"The recording in {folder} cannot be made longer: its last file is not full.")
            games = max(games, old.games)
        recording = cls(folder, plan, games)
        recording.write()
        return recording

    @classmethod
    def open(cls, folder: Path) -> Dataset:
        """Return the recording that a folder holds."""
        try:
            data = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise RunStoreError(f"{folder} holds no recorded games.") from None
        plan = RunSpec.from_data(data["plan"])
        game = plan.bound()
        if (data["format"], data["rules_version"], data["pack_hash"]) != (FORMAT, game.version, game.pack.hash):
            raise RunStoreError(f"The games in {folder} were recorded with other rules or by another version.")
        return cls(folder, plan, data["games"])

    def write(self) -> None:
        """Write down what is played, and what every action is called."""
        game = self.plan.bound()
        data = {
            "format": FORMAT,
            "plan": self.plan.to_data(),
            "rules_version": game.version,
            "pack_hash": game.pack.hash,
            "games": self.games,
            "actions": [game.notation(action) for action in range(game.actions)],
        }
        replace_file(self.folder / MANIFEST, json.dumps(data, ensure_ascii=False).encode())

    def missing(self) -> list[int]:
        """Return the batches that are still to be played."""
        return [number for number in range(-(-self.games // BATCH)) if not self._file(GAMES, number).exists()]

    def left(self) -> int:
        """Return how many games are still to be played."""
        return sum(len(numbers_of(number, self.games)) for number in self.missing())

    def run(self, jobs: int = 1, progress: ProgressCallback | None = None) -> None:
        """Play what is missing, and write each batch when it is whole."""
        missing = self.missing()
        done = self.games - self.left()
        if progress is not None:
            progress(done, self.games)
        for batch in map_unordered(
            partial(play, self.plan.to_data(), self.games), missing, min(jobs, len(missing) or 1)
        ):
            for table, content in batch.files.items():
                replace_file(self._file(table, batch.number), content)
            done += batch.games
            if progress is not None:
                progress(done, self.games)

    def table(self, name: str) -> pl.DataFrame:
        """Return one of both tables, ``games`` or ``decisions``, all that is written so far in the order of games."""
        return pl.read_parquet(sorted((self.folder / name).glob("*.parquet")))

    def _file(self, table: str, batch: int) -> Path:
        return self.folder / table / f"{batch:06}.parquet"


def numbers_of(batch: int, games: int) -> range:
    """Return the numbers of the games in a batch."""
    return range(batch * BATCH, min((batch + 1) * BATCH, games))


def play(plan: dict[str, Any], games: int, batch: int) -> BatchFiles:
    """Play one batch, wherever this is called, and return its two files; the one that counts is written last."""
    order = RunSpec.from_data(plan)
    numbers = numbers_of(batch, games)
    played: Rows = {name: [] for name in _GAME}
    chosen: Rows = {name: [] for name in _DECISION}
    for number in numbers:
        _play_one(order, number, played, chosen)
    files = {DECISIONS: _packed(chosen, _DECISION), GAMES: _packed(played, _GAME)}
    return BatchFiles(batch, len(numbers), files)


def _play_one(plan: RunSpec, number: int, played: Rows, chosen: Rows) -> None:
    """Play one game and add its rows."""
    state, names, bots, chances = deal(plan, number)
    state.listen = False
    seats, actions, options = chosen["seat"], chosen["action"], chosen["options"]
    before = len(actions)
    while not state.over:
        for seat in state.actors:
            legal = state.legal(seat)
            action = _chosen(bots[seat], state, seat, legal, chances[seat])
            seats.append(seat)
            actions.append(action)
            options.append(len(legal))
            state.apply(seat, action)
    count = len(actions) - before
    chosen["game"] += [number] * count
    chosen["at"] += range(count)
    outcome = state.outcome
    if outcome is None:
        raise SimulationError(f"Game {number} of {plan.game} ended without an outcome.")
    row = (number, plan.key(number), outcome.reason, count, names, state.returns, outcome.scores)
    for column, value in zip(played.values(), row, strict=True):
        column.append(value)


def _chosen(player: Bot, state: State, seat: int, legal: list[int], chance: Stream) -> int:
    """Return what a bot chooses; for a single option, or a random bot, no world is drawn."""
    if len(legal) == 1:
        return legal[0]
    if type(player) is UniformRandom:
        return legal[chance.below(len(legal))]
    return player.choose(Seat(state, seat, chance), chance)


def _packed(rows: Rows, types: dict[str, Any]) -> bytes:
    """Return rows as a Parquet file; the same rows are always the same bytes."""
    buffer = io.BytesIO()
    pl.DataFrame(rows, schema=types).write_parquet(buffer, compression="zstd")
    return buffer.getvalue()


def replayed(recording: Dataset, seed: bytes, choices: Sequence[tuple[int, int]]) -> State:
    """Return where a recorded game leads: its seed, and who chose what, in their order."""
    plan = recording.plan
    state: State = plan.bound().new(plan.seats, source=Stream(seed), **plan.options)
    for seat, action in choices:
        state.apply(seat, action)
    return state
