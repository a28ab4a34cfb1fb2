"""Works analyses of finished games out, one game at a time, in processes of their own, and keeps what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, ParamSpec, TypeVar

from liza.lab.analysis.analyse import EvaluationResult, QueryBatch, answer_batch, query_batches
from liza.match.log import Entry
from liza.server.analysis import analysis_work
from liza.server.analysis.analysis_work import GameToAnalyse
from liza.server.bots.bot_processes import BotRequest, advised
from liza.server.processes.fair_queue import FairQueue
from liza.server.processes.job_queue import MEGABYTES, Job, JobQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol import bodies
from liza.server.protocol.problems import Denied
from liza.store import Store

_LONGEST: Final = 900
"""Seconds after which an analysis is given up."""
_SECONDS: Final = 60
"""How much of a processor's time a hint, or how it would have gone on, may take."""
_PLACES: Final = 8
_SHARE: Final = 2
"""Hints and lines of one address that may wait or be under way."""
_EXPECTED: Final = 2.0
"""Seconds that one takes, until some have been given."""
P = ParamSpec("P")
R = TypeVar("R")


class AnalysisJobs:
    """Analyses finished games, while addresses take turns."""

    def __init__(self, store: Store, processes: int, clock: Callable[[], int]) -> None:
        self._jobs: Final = JobQueue(store, clock, "a game could not be analysed")
        self._processes: Final = processes
        self._quick: Final = Sandbox(MEGABYTES)
        self._queue: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)

    async def state(self, table: str, reading: bodies.Reading) -> bodies.AnalysisState:
        """Return how far an analysis has come."""
        work = await self._jobs.look((table, reading))
        if work is None:
            return bodies.AnalysisState(reading, "none")
        return bodies.AnalysisState(reading, "done" if work.finished else "working", work.done, work.total)

    async def result(self, table: str, reading: bodies.Reading) -> bytes:
        """Return what was worked out, as JSON."""
        found = await self._jobs.result((table, reading))
        if found is None:
            raise Denied("no-analysis")
        return found

    async def join(self, asked: GameToAnalyse, owner: str) -> bodies.AnalysisState:
        """Add an address to those that asked for an analysis under way."""
        await self._jobs.join((asked.table, asked.reading), owner)
        return await self.state(asked.table, asked.reading)

    async def begin(self, asked: GameToAnalyse, entries: Sequence[Entry], owner: str) -> bodies.AnalysisState:
        """Start the analysis for an address, unless it is finished or a process is already working on it."""
        if not self._processes:
            raise Denied("no-analysis-here")
        await self._jobs.begin((asked.table, asked.reading), owner, lambda: _Analysis(self._processes, asked, entries))
        return await self.state(asked.table, asked.reading)

    async def call_off(self, table: str, reading: bodies.Reading, owner: str) -> bodies.AnalysisState:
        """Cancel for an address: the analysis stops once all that asked have cancelled; a finished one stays."""
        await self._jobs.call_off((table, reading), owner)
        return await self.state(table, reading)

    async def line(self, asked: GameToAnalyse, entries: Sequence[Entry], step: int, owner: str) -> bytes:
        """Return how it would probably have gone on after the best choice at a step."""
        return await self._soon(owner, analysis_work.line, asked, entries, step)

    async def hint(self, question: BotRequest, owner: str) -> tuple[str, str, float]:
        """Return what the strongest player would choose, who that is, and how sure it is."""
        return await self._soon(owner, advised, question)

    async def _soon(self, owner: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a short job while its client waits, one job at a time."""
        async with self._queue.entered(owner):
            try:
                return await asyncio.to_thread(partial(self._quick.do, _SECONDS, work, *args, **kwargs))
            except LimitExceeded:
                raise Denied("too-large") from None

    async def close(self) -> None:
        """Cancel all analyses; an unfinished one starts anew at the next request."""
        await self._jobs.close()
        self._quick.close()


class _Analysis(Job):
    """One game, looked back on."""

    def __init__(self, processes: int, asked: GameToAnalyse, entries: Sequence[Entry]) -> None:
        super().__init__(processes, _LONGEST)
        self._asked: Final = asked
        self._entries: Final = entries
        self._answers: Final[list[EvaluationResult]] = []

    async def work(self) -> bytes:
        """Answer all questions about the game and put the answers together."""
        async with asyncio.timeout(_LONGEST):
            first = self.sandboxes[0]
            begun = await self.hand(first, analysis_work.begun, self._asked, self._entries)
            self.total = begun.questions
            left = query_batches(begun.wanted, begun.questions)
            async with asyncio.TaskGroup() as group:
                for sandbox in self.sandboxes:
                    group.create_task(self._answer(sandbox, left))
            return await self.hand(first, analysis_work.told, begun.wanted, self._answers)

    async def _answer(self, sandbox: Sandbox, left: Iterator[QueryBatch]) -> None:
        for portion in left:
            self._answers.extend(await self.hand(sandbox, answer_batch, portion))
            self.done = len(self._answers)
