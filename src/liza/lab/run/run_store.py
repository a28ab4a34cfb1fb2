"""A run of many watched games, kept in a folder: it can be stopped at any time and goes on where it was.

``run.json`` says what is played; the games are cut into batches by their numbers, and a batch is there as soon as its
file in ``games/`` is: it is written last, and under its name only when it is whole.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import LizaError
from liza.lab.run.card_index import EntryKey
from liza.lab.run.observer import MomentCount, ObservedGames
from liza.lab.run.parquet import CHOICES, GAMES, SEATS, USES, packed
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec
from liza.lab.run.simulate import ProgressCallback

FORMAT: Final = 2
_MANIFEST: Final = "run.json"
_NOTES: Final = "notes"
_LARGEST_BATCH: Final = 250
_BATCHES: Final = 40
"""A run is cut into so many batches at least, so that little is lost when it is stopped."""


class RunStoreError(LizaError):
    """A run that cannot be begun, gone on with or read."""


class BatchFiles(NamedTuple):
    """The files that one batch of games adds to a run: the name of each, and what is in it."""

    number: int
    games: int
    files: dict[str, bytes]


Share = Callable[[Callable[[int], BatchFiles], Iterable[int]], Iterator[BatchFiles]]
"""A way to get work done: here, in processes of this machine, or on others."""


class RunStore:
    """A run in its folder."""

    def __init__(self, folder: Path, plan: RunSpec, games: int, batch: int, *, decisions: bool, pairs: int = 0) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self.games: Final = games
        self.batch: Final = batch
        """How many games a batch has, but for the last."""
        self.decisions: Final = decisions
        """Whether every decision has a row."""
        self.pairs: Final = pairs
        """In how many pairs of games every thing is put to the test (see ``effects.py``)."""

    @classmethod
    def begin(cls, folder: Path, plan: RunSpec, games: int, *, decisions: bool = False, pairs: int = 0) -> RunStore:
        """Return a new run, or the one that the folder has if it is the same; it may be made longer, not shorter."""
        if games < 1:
            raise RunStoreError("A run needs at least one game.")
        batch = min(_LARGEST_BATCH, max(1, games // _BATCHES))
        if (folder / _MANIFEST).exists():
            old = cls.open(folder)
            if old.plan.to_data() != plan.to_data() or old.decisions != decisions:
                raise RunStoreError(
                    f"{folder} holds another run: choose another folder, or ask for the same as before."
                )
            if old.games % old.batch and games > old.games:
                raise RunStoreError(f"The run in {folder} cannot be made longer: its last batch of games is not full.")
            games, batch, pairs = max(games, old.games), old.batch, max(pairs, old.pairs)
        study = cls(folder, plan, games, batch, decisions=decisions, pairs=pairs)
        study.write()
        return study

    @classmethod
    def open(cls, folder: Path) -> RunStore:
        """Return the run that a folder holds."""
        try:
            data = json.loads((folder / _MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise RunStoreError(f"{folder} holds no run of the lab.") from None
        if data.get("format") != FORMAT:
            raise RunStoreError(f"The run in {folder} was written by another version of the lab.")
        plan = RunSpec.from_data(data["plan"])
        return cls(folder, plan, data["games"], data["batch"], decisions=data["decisions"], pairs=data["pairs"])

    def write(self) -> None:
        """Write down what is played."""
        self.folder.mkdir(parents=True, exist_ok=True)
        game = self.plan.bound()
        data = {
            "format": FORMAT,
            "plan": self.plan.to_data(),
            "rules_version": game.version,
            "pack_hash": game.pack.hash,
            "games": self.games,
            "batch": self.batch,
            "decisions": self.decisions,
            "pairs": self.pairs,
        }
        replace_file(self.folder / _MANIFEST, json.dumps(data, ensure_ascii=False, indent=1).encode())

    def missing(self) -> list[int]:
        """Return the batches that are still to be played."""
        batches = -(-self.games // self.batch)
        return [number for number in range(batches) if not self._file(GAMES, number).exists()]

    def left(self) -> int:
        """Return how many games are still to be played."""
        return sum(len(self._numbers(number)) for number in self.missing())

    def run(self, jobs: int = 1, share: Share | None = None, progress: ProgressCallback | None = None) -> None:
        """Play what is missing."""
        missing = self.missing()
        done = self.games - sum(len(self._numbers(number)) for number in missing)
        if progress is not None:
            progress(done, self.games)
        work = partial(play_batch, self.plan.to_data(), self.batch, self.games, self.decisions)
        batches = (
            share(work, missing) if share is not None else map_unordered(work, missing, min(jobs, len(missing) or 1))
        )
        for batch in batches:
            self._keep(batch)
            done += batch.games
            if progress is not None:
                progress(done, self.games)

    def _keep(self, batch: BatchFiles) -> None:
        for table, content in batch.files.items():
            replace_file(self._file(table, batch.number), content)

    def _numbers(self, batch: int) -> range:
        return range(batch * self.batch, min((batch + 1) * self.batch, self.games))

    def _file(self, table: str, batch: int) -> Path:
        return self.folder / table / f"{batch:06}.{'json' if table == _NOTES else 'parquet'}"

    def notes(self) -> RuleNotes:
        """Return what was noted beside the rows, all batches together."""
        notes = RuleNotes()
        for file in sorted((self.folder / _NOTES).glob("*.json")):
            notes.add(json.loads(file.read_text(encoding="utf-8")))
        return notes


class RuleNotes:
    """What was seen of the rules: moments, events, and games in trouble."""

    def __init__(self) -> None:
        self.moments: Final[dict[str, MomentCount]] = {}
        self.events: Final[Counter[str]] = Counter()
        self.acts: Final[dict[EntryKey, Counter[str]]] = {}
        """How often each kind of event named a thing."""
        self.trouble: Final[list[dict[str, Any]]] = []

    def add(self, data: dict[str, Any]) -> None:
        """Take in the notes of a batch."""
        for name, numbers in data["moments"].items():
            self.moments.setdefault(name, MomentCount()).add(MomentCount(*numbers))
        self.events.update(data["events"])
        for kind, key, counted in data["acts"]:
            self.acts.setdefault(EntryKey(kind, key), Counter()).update(counted)
        self.trouble.extend(data["trouble"])


def play_batch(plan: dict[str, Any], size: int, games: int, decisions: bool, number: int) -> BatchFiles:
    """Play one batch of a run, wherever this is called."""
    watch = ObservedGames(RunSpec.from_data(plan), decisions=decisions)
    numbers = range(number * size, min((number + 1) * size, games))
    for game in numbers:
        watch.watch(game)
    notes = {
        "moments": {name: moment.to_data() for name, moment in sorted(watch.moments.items())},
        "events": dict(sorted(watch.events.items())),
        "acts": _acts(watch),
        "trouble": watch.trouble,
    }
    files = {_NOTES: json.dumps(notes, ensure_ascii=False).encode(), USES: packed(watch.uses)}
    if watch.choices is not None:
        files[CHOICES] = packed(watch.choices)
    files |= {SEATS: packed(watch.seats), GAMES: packed(watch.games)}
    return BatchFiles(number, len(numbers), files)


def _acts(watch: ObservedGames) -> list[tuple[str, str, dict[str, int]]]:
    """Return for every thing how often each kind of event named it."""
    found: dict[int, dict[str, int]] = {}
    for (number, event), times in sorted(watch.acts.items()):
        found.setdefault(number, {})[event] = times
    return [(*watch.cards.things[number], counted) for number, counted in found.items()]


def replace_file(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, path)  # noqa: PTH105
