"""Looking back on finished games without a server: one question at a time, between what pages ask for."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from liza.lab.analysis.analyse import EvaluationResult, open_job
from liza.offline.saved_table import SavedTable
from liza.server.analysis import analysis_work
from liza.server.protocol import bodies
from liza.server.protocol.denied import Denied

PLAYOUTS: Final = 6
"""Fewer than a site's: here one processor plays them, in plain Python."""


class AnalysisStorage(Protocol):
    """Where analyses are put away."""

    def load(self, id: str) -> str | None:
        """Return what was put away, or None."""

    def save(self, id: str, text: str) -> None:
        """Put something away."""


class PendingAnalysis(NamedTuple):
    """An analysis that somebody waits for: what has to be worked out, and what has been."""

    asked: analysis_work.AnalysisPlan
    answers: list[EvaluationResult]


class DeviceAnalyses:
    """Analyses the games of one device, in the order in which they were asked for."""

    def __init__(self, shelf: AnalysisStorage) -> None:
        self._shelf: Final = shelf
        self._works: Final[dict[tuple[str, bodies.Reading], PendingAnalysis]] = {}

    def state(self, kept: SavedTable, reading: bodies.Reading) -> bodies.AnalysisState:
        """Return how far an analysis has come."""
        work = self._works.get((kept.id, reading))
        if work is not None:
            return bodies.AnalysisState(reading, "working", len(work.answers), work.asked.questions)
        found = self._shelf.load(_place(kept.id, reading)) is not None
        return bodies.AnalysisState(reading, "done" if found else "none")

    def begin(self, kept: SavedTable, reading: bodies.Reading) -> bodies.AnalysisState:
        """Begin, unless that is done already or being done."""
        if self.state(kept, reading).status == "none":
            begun = analysis_work.begun(_asked(kept, reading), kept.entries, PLAYOUTS)
            self._works[kept.id, reading] = PendingAnalysis(begun, [])
        return self.state(kept, reading)

    def call_off(self, kept: SavedTable, reading: bodies.Reading) -> bodies.AnalysisState:
        """Stop; what is finished stays."""
        self._works.pop((kept.id, reading), None)
        return self.state(kept, reading)

    def result(self, kept: SavedTable, reading: bodies.Reading) -> str:
        """Return what was worked out, as JSON."""
        found = self._shelf.load(_place(kept.id, reading))
        if found is None:
            raise Denied("no-analysis")
        return found

    def line(self, kept: SavedTable, reading: bodies.Reading, step: int) -> str:
        """Return how it would probably have gone on after the best choice at a step, as JSON."""
        return analysis_work.line(_asked(kept, reading), kept.entries, step, PLAYOUTS).decode()

    def work(self) -> bool:
        """Answer one question of the analysis that was asked for first; returns whether there was one."""
        for (table, reading), (begun, answers) in self._works.items():
            if len(answers) < begun.questions:
                answers.append(open_job(begun.wanted).answer(len(answers)))
            else:
                self._shelf.save(_place(table, reading), analysis_work.told(begun.wanted, answers).decode())
                del self._works[table, reading]
            return True
        return False


def _place(table: str, reading: bodies.Reading) -> str:
    """Return by which name an analysis is put away: none that a table can have."""
    return f"{table} {reading}"


def _asked(kept: SavedTable, reading: bodies.Reading) -> analysis_work.GameToAnalyse:
    return analysis_work.GameToAnalyse(kept.id, kept.plan, kept.setting.seed, reading)
