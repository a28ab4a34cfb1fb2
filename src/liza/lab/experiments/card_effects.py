"""The experiments of a run, kept in its folder beside the games: they can be stopped and go on like these.

``effects/`` has a file for every few pairs of games with one thing. What a pack changes is looked at with more pairs
than everything else, and so is the pack as a whole against the game's own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.lab.experiments.experiment import (
    PLAIN,
    EffectEstimate,
    PairOutcome,
    Trial,
    changed_entries,
    estimate_effect,
    pack_entries,
    play_pairs,
    standing_out,
    trials,
)
from liza.lab.experiments.stronger_bots import AUTO, NONE, PAIRS, plan_repetition
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec
from liza.lab.run.run_store import RunStore, replace_file
from liza.lab.run.simulate import ProgressCallback

_CHUNK: Final = 10
WHOLE: Final = "whole"
"""Stands for the pack as a whole."""
_STRONGER: Final = "stronger.json"
_CHANGED: Final = 8
"""So many times as many pairs as anything else gets what the pack changes."""


class PairBatch(NamedTuple):
    """A few pairs of games with one thing."""

    trial: int
    numbers: range


class StoredEffects:
    """What is put to the test in a run."""

    def __init__(self, study: RunStore) -> None:
        self.study: Final = study
        self._folder: Final = study.folder / "effects"

    @cached_property
    def trials(self) -> list[Trial]:
        """Everything that is put to the test: what the pack changes first."""
        plan, base = self.study.plan, self.base
        if not self.study.pairs:
            return []
        if base is None:
            return trials(plan, pack_entries(plan.bound()))
        news = [*changed_entries(plan, base), Trial(WHOLE, "", None, PLAIN, base)]
        known = {(trial.table, trial.key) for trial in news}
        others = trials(plan, pack_entries(plan.bound()))
        return [*news, *(trial for trial in others if (trial.table, trial.key) not in known)]

    @property
    def base(self) -> RunSpec | None:
        """The same with the game's own pack; None where that is played already."""
        plan = self.study.plan
        own = RunSpec(plan.game, plan.seats, plan.bots, plan.options, None, plan.seed)
        return None if own.bound().pack.hash == plan.bound().pack.hash else own

    def _pairs(self, trial: Trial) -> int:
        pairs = self.study.pairs * (_CHANGED if trial.before is not None or trial.table == WHOLE else 1)
        return -(-pairs // _CHUNK) * _CHUNK  # whole pieces, so that a run can be made longer

    def missing(self) -> list[PairBatch]:
        """Return the pairs that are still to be played."""
        found = []
        for at, trial in enumerate(self.trials):
            pairs = self._pairs(trial)
            for start in range(0, pairs, _CHUNK):
                piece = PairBatch(at, range(start, start + _CHUNK))
                if not self._file(piece).exists():
                    found.append(piece)
        return found

    def left(self) -> int:
        """Return how many pairs of games are still to be played."""
        return sum(len(piece.numbers) for piece in self.missing())

    def run(self, jobs: int = 1, progress: ProgressCallback | None = None) -> None:
        """Play what is missing."""
        missing = self.missing()
        total = sum(self._pairs(trial) for trial in self.trials)
        done = total - sum(len(piece.numbers) for piece in missing)
        work = partial(_play, self.study.plan, tuple(self.trials))
        for piece, rows in map_unordered(work, missing, max(1, min(jobs, len(missing)))):
            replace_file(self._file(piece), json.dumps([list(row) for row in rows]).encode())
            done += len(piece.numbers)
            if progress is not None:
                progress(done, total)

    def found(self) -> list[EffectEstimate]:
        """Return what is known so far, of what has been played at all."""
        found = []
        for at, trial in enumerate(self.trials):
            rows = [row for file in sorted(self._folder.glob(f"{_name(trial)}-{at}-*.json")) for row in _read(file)]
            if rows:
                found.append(estimate_effect(trial, sorted(rows)))
        return found

    def _file(self, piece: PairBatch) -> Path:
        trial = self.trials[piece.trial]
        start, stop = piece.numbers.start, piece.numbers.stop
        return self._folder / f"{_name(trial)}-{piece.trial}-{start:06}-{stop:06}.json"

    # The same with stronger bots.

    def repeat(self, strong: str = AUTO, jobs: int = 1) -> None:
        """Repeat the surest findings with stronger bots, and keep what comes out."""
        name, wanted, plan = plan_repetition(self.study.plan, self.surest(), strong)
        keys = [[trial.table, trial.key] for trial in wanted]
        file = self.study.folder / _STRONGER
        if name in {AUTO, NONE} or not wanted:
            return
        old = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if (old.get("bots"), old.get("keys")) == (name, keys):
            return
        pieces = [PairBatch(at, range(PAIRS)) for at in range(len(wanted))]
        rows: list[list[PairOutcome]] = [[] for _ in wanted]
        for piece, found in map_unordered(partial(_play, plan, tuple(wanted)), pieces, min(jobs, len(pieces))):
            rows[piece.trial] = found
        data = {"bots": name, "keys": keys, "rows": [[list(row) for row in own] for own in rows]}
        replace_file(file, json.dumps(data).encode())

    def surest(self) -> list[EffectEstimate]:
        """Return what does not look like luck, what the pack changes first."""
        found = [each for each in self.found() if each.trial.table != WHOLE]
        return [
            *standing_out([each for each in found if each.change]),
            *standing_out([each for each in found if not each.change]),
        ]

    def repeated(self) -> tuple[str, list[EffectEstimate]]:
        """Return who the stronger bots were, and what they found."""
        file = self.study.folder / _STRONGER
        if not file.exists():
            return "", []
        data = json.loads(file.read_text(encoding="utf-8"))
        by_key = {(trial.table, trial.key): trial for trial in self.trials}
        pairs = [(by_key.get(tuple(key)), rows) for key, rows in zip(data["keys"], data["rows"], strict=True)]
        return data["bots"], [
            estimate_effect(trial, [PairOutcome(*row) for row in rows]) for trial, rows in pairs if trial
        ]


def usual_pairs(games: int) -> int:
    """Return how many pairs of games everything gets in a run of so many games."""
    return games // 60


def _play(plan: RunSpec, wanted: tuple[Trial, ...], piece: PairBatch) -> tuple[PairBatch, list[PairOutcome]]:
    return piece, play_pairs(plan, wanted[piece.trial], piece.numbers)


def _name(trial: Trial) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in f"{trial.table}-{trial.key}")


def _read(file: Path) -> Sequence[PairOutcome]:
    data: Any = json.loads(file.read_text(encoding="utf-8"))
    return [PairOutcome(*row) for row in data]
