"""Works analyses of finished games out, one game at a time, in processes of their own, and keeps what comes of it."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

from liza.kernel.errors import LizaError
from liza.lab.weighing import Answer, Portion, answered, portions
from liza.match.log import Entry
from liza.server import bodies, hindsight
from liza.server.hindsight import Asked, Begun
from liza.server.labour import Exceeded, Labourer
from liza.server.problems import Denied
from liza.server.thinking import Question, advised
from liza.store import FAULTS, Store, analyses

_LOG: Final = logging.getLogger("liza.server")
_MOST_WAITING: Final = 8
_LEASE: Final = 30_000
"""Milliseconds after which others think that nobody is at it any more."""
_SAY_EVERY: Final = 0.5
"""Seconds between two looks whether it is still wanted, and between two words about how far it has come."""
_LONGEST: Final = 900.0
"""Seconds after which an analysis is given up."""
_SECONDS: Final = 60
"""How much of a processor's time a hint, or how it would have gone on, may take."""
_MEGABYTES: Final = 1_024
_KINDNESS: Final = 10
"""How far behind everything else on the machine looking back comes."""
P = ParamSpec("P")
R = TypeVar("R")


class NotWanted(Exception):
    """An analysis that was called off."""


class Lookback:
    """Analyses finished games, in the order in which they were asked for."""

    def __init__(self, store: Store, processes: int, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._processes: Final = processes
        self._clock: Final = clock
        self._turn: Final = asyncio.Lock()
        self._tasks: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}
        self._quick: Final = Labourer(_MEGABYTES)
        self._asked: Final = asyncio.Lock()
        self._asking = 0

    async def state(self, table: str, reading: bodies.Reading) -> bodies.AnalysisState:
        """Return how far an analysis has come."""
        work = await analyses.look(self._store, table, reading)
        if work is None or (not work.finished and work.lease < self._clock()):
            return bodies.AnalysisState(reading, "none")
        return bodies.AnalysisState(reading, "done" if work.finished else "working", work.done, work.total)

    async def result(self, table: str, reading: bodies.Reading) -> bytes:
        """Return what was worked out, as JSON."""
        found = await analyses.result(self._store, table, reading)
        if found is None:
            raise Denied("no-analysis")
        return await asyncio.to_thread(gzip.decompress, found)

    async def begin(self, asked: Asked, entries: Sequence[Entry]) -> bodies.AnalysisState:
        """Begin, unless that is done already or somebody is at it."""
        if not self._processes or len(self._tasks) >= _MOST_WAITING:
            raise Denied("busy" if self._processes else "no-analysis-here")
        key = asked.table, asked.reading
        if await analyses.begin(self._store, *key, self._clock(), _LEASE):
            task = asyncio.create_task(self._guarded(asked, entries))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await self.state(*key)

    async def call_off(self, table: str, reading: bodies.Reading) -> bodies.AnalysisState:
        """Stop whoever is at it, here or in another process; what is finished stays."""
        await analyses.call_off(self._store, table, reading)
        task = self._tasks.get((table, reading))
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return await self.state(table, reading)

    async def line(self, asked: Asked, entries: Sequence[Entry], step: int) -> bytes:
        """Return how it would probably have gone on after the best choice at a step."""
        return await self._soon(hindsight.line, asked, entries, step)

    async def hint(self, question: Question) -> tuple[str, str, float]:
        """Return what the strongest player would choose, who that is, and how sure it is."""
        return await self._soon(advised, question)

    async def _soon(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let something be worked out for which somebody waits, one thing at a time."""
        if self._asking >= _MOST_WAITING:
            raise Denied("busy")
        self._asking += 1
        try:
            async with self._asked:
                return await asyncio.to_thread(partial(self._quick.do, _SECONDS, work, *args, **kwargs))
        except Exceeded:
            raise Denied("too-large") from None
        finally:
            self._asking -= 1

    async def close(self) -> None:
        """Stop everything; what is not finished is begun anew by whoever asks next."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._quick.close()

    async def _guarded(self, asked: Asked, entries: Sequence[Entry]) -> None:
        """Work an analysis out; whatever goes wrong, nobody waits for it for ever."""
        key = asked.table, asked.reading
        try:
            async with asyncio.timeout(_LONGEST):
                await _Analysis(self._store, self._clock, self._processes, key).done(self._turn, asked, entries)
        except NotWanted:
            return
        except (*FAULTS, BrokenExecutor, LizaError, Denied, TimeoutError):
            _LOG.exception("a game could not be analysed", extra={"table": asked.table})
            with suppress(*FAULTS):
                await analyses.call_off(self._store, *key)
        except asyncio.CancelledError:
            with suppress(*FAULTS):
                await analyses.call_off(self._store, *key)
            raise


class _Analysis:
    """One game, shared among processes that live as long as it takes."""

    def __init__(self, store: Store, clock: Callable[[], int], processes: int, key: tuple[str, str]) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._key: Final = key
        self._labourers: Final = [Labourer(_MEGABYTES) for _ in range(processes)]
        self._answers: Final[list[Answer]] = []
        self._total = 0

    async def done(self, turn: asyncio.Lock, asked: Asked, entries: Sequence[Entry]) -> None:
        """Wait for one's turn, work everything out and keep it, saying now and then how far that has come."""
        saying = asyncio.create_task(self._say())
        working = asyncio.create_task(self._work(turn, asked, entries))
        try:
            await asyncio.wait({saying, working}, return_when=asyncio.FIRST_COMPLETED)
            if saying.done():
                saying.result()
            data = await working
        finally:
            for task in (saying, working):
                task.cancel()
            for labourer in self._labourers:
                labourer.close()
            await asyncio.gather(saying, working, return_exceptions=True)
        packed = await asyncio.to_thread(gzip.compress, data)
        await analyses.finish(self._store, *self._key, packed)

    async def _say(self) -> None:
        """Say how far it has come, for as long as somebody wants to know."""
        while True:
            await asyncio.sleep(_SAY_EVERY)
            work = analyses.Work(len(self._answers), self._total, self._clock() + _LEASE, finished=False)
            if not await analyses.advance(self._store, *self._key, work):
                raise NotWanted

    async def _work(self, turn: asyncio.Lock, asked: Asked, entries: Sequence[Entry]) -> bytes:
        async with turn:
            first, *others = self._labourers
            for labourer in (first, *others):
                await _handed(labourer, stand_back)
            begun: Begun = await _handed(first, hindsight.begun, asked, entries)
            self._total = begun.questions
            left = portions(begun.wanted, begun.questions)
            async with asyncio.TaskGroup() as group:
                for labourer in (first, *others):
                    group.create_task(self._labour(labourer, left))
            return await _handed(first, hindsight.told, begun.wanted, self._answers)

    async def _labour(self, labourer: Labourer, left: Iterator[Portion]) -> None:
        for portion in left:
            self._answers.extend(await _handed(labourer, answered, portion))


def stand_back() -> None:
    """Let everything else on the machine come first: bots at running tables are waited for."""
    if sys.platform != "win32":
        os.nice(max(0, _KINDNESS - os.nice(0)))


async def _handed(labourer: Labourer, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let a process do something; starting it takes a while, so not on the event loop."""
    future = await asyncio.to_thread(partial(labourer.submit, work, *args, **kwargs))
    return await asyncio.wrap_future(future)
