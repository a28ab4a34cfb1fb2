"""Background jobs, run in processes of their own, one at a time in fair turns, while clients poll for the result.

The database holds each job's progress and result, so every process of a site can report them. The process that works
on a job knows which addresses asked for it; the others tell it who asks and who cancels.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from liza.kernel.base.errors import LizaError
from liza.server.base import traces
from liza.server.processes.fair_queue import FairQueue, Place
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol.problems import Denied
from liza.store import FAULTS, Store, analyses

_LOG: Final = logging.getLogger("liza.server")
_FAULTS: Final = (*FAULTS, BrokenExecutor, LimitExceeded, ExceptionGroup, LizaError, Denied, TimeoutError)
_PLACES: Final = 8
"""How many jobs may wait or be under way."""
_SHARE: Final = 2
"""How many of them an address may have asked for first."""
_EXPECTED: Final = 60.0
"""Seconds that a job takes, until some have been done."""
MEGABYTES: Final = 1_024
"""How much memory one of their processes may take."""
_LEASE: Final = 30_000
"""Milliseconds after which other processes take a silent job as abandoned."""
_SAY_EVERY: Final = 0.5
"""Seconds between two looks whether it is still wanted, and between two words about how far it has come."""
_KINDNESS: Final = 10
"""How far behind everything else on the machine jobs come: bots at running tables are waited for."""
_CHANNEL: Final = "asked"
Key = tuple[str, str]
"""What a job is about, and its kind: what it is kept by."""
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class _Request(msgspec.Struct, frozen=True):
    """An address asked for a job, or cancelled, in another process."""

    about: str
    kind: str
    owner: str
    wanted: bool


class JobCancelled(Exception):
    """A job that was called off."""


class Job:
    """One piece of long work, shared among processes that live as long as it takes."""

    def __init__(self, processes: int, seconds: int) -> None:
        self.sandboxes: Final = [Sandbox(MEGABYTES) for _ in range(processes)]
        self._seconds: Final = seconds
        """How much of a processor's time one portion may take."""
        self.done = 0
        self.total = 0
        """Portions; 0 until that is known."""

    async def work(self) -> bytes:
        """Do it, counting what is done, and return what came of it."""
        raise NotImplementedError

    async def hand(self, sandbox: Sandbox, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a process do a portion within its limits, while a thread of this one waits."""
        with traces.span("portion"):
            return await asyncio.to_thread(
                partial(sandbox.do, self._seconds, _standing_back, partial(work, *args, **kwargs))
            )

    async def share(self, portions: Sequence[T], play: Callable[[T], R], into: list[R]) -> None:
        """Let all processes do portions until none is left; what each returns is added, and counted as done."""
        left = list(reversed(portions))

        async def drain(sandbox: Sandbox) -> None:
            while left:
                into.append(await self.hand(sandbox, play, left.pop()))
                self.done = min(len(into), self.total)

        async with asyncio.TaskGroup() as group:
            for sandbox in self.sandboxes:
                group.create_task(drain(sandbox))

    def close(self) -> None:
        """End its processes, whatever they are doing."""
        for sandbox in self.sandboxes:
            sandbox.close()


class JobQueue:
    """Does jobs, one at a time, while addresses take turns."""

    def __init__(self, store: Store, clock: Callable[[], int], complaint: str) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._complaint: Final = complaint
        """What the log says of one that could not be done."""
        self._queue: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)
        self._places: Final[dict[Key, Place]] = {}
        self._tasks: Final[dict[Key, asyncio.Task[None]]] = {}
        self._askers: Final[dict[Key, set[str]]] = {}
        """The addresses that asked for each, and have not cancelled."""
        self._withdrawing: Final[set[asyncio.Task[None]]] = set()
        store.listen(self._heard)

    @property
    def waiting(self) -> list[Key]:
        """Those of this process that are not done, the one under way first."""
        return [*self._tasks]

    async def look(self, key: Key) -> analyses.AnalysisProgress | None:
        """Return a job's progress; None if it is neither running nor finished."""
        work = await analyses.look(self._store, *key)
        return None if work is None or (not work.finished and work.lease < self._clock()) else work

    async def result(self, key: Key) -> bytes | None:
        """Return what came of it; None if it is not done."""
        found = await analyses.result(self._store, *key)
        return None if found is None else await asyncio.to_thread(gzip.decompress, found)

    def check(self, owner: str) -> None:
        """Refuse one more job of an address, if there is no place for it."""
        self._queue.check(owner)

    async def begin(self, key: Key, owner: str, make: Callable[[], Job]) -> None:
        """Start a job for an address, or join those that asked for it; a finished one stays as it is."""
        place = self._queue.enter(owner)
        begun = False
        try:
            begun = await analyses.begin(self._store, *key, self._clock(), _LEASE)
        finally:
            if not begun:
                self._queue.leave(place)
        if not begun:
            await self.join(key, owner)
            return
        self._askers[key] = {owner}
        self._places[key] = place
        task = self._tasks[key] = asyncio.create_task(self._guarded(key, make()))
        task.add_done_callback(lambda _: self._forget(key))

    def ahead(self, key: Key) -> int:
        """Return how many jobs come before one that waits in this process."""
        return self._queue.ahead(self._places[key]) if key in self._places else 0

    def _forget(self, key: Key) -> None:
        self._queue.leave(self._places.pop(key))
        self._tasks.pop(key, None)
        self._askers.pop(key, None)

    async def join(self, key: Key, owner: str) -> None:
        """Add an address to those that asked for a running job, in this process or another one."""
        if key in self._tasks:
            self._askers[key].add(owner)
        else:
            await self._announce(_Request(*key, owner, wanted=True))

    async def call_off(self, key: Key, owner: str) -> None:
        """Cancel for an address: the job stops once all that asked have cancelled."""
        if key in self._tasks:
            await self._withdraw(key, owner)
        else:
            await self._announce(_Request(*key, owner, wanted=False))

    async def _announce(self, asked: _Request) -> None:
        await self._store.announce(_CHANNEL, msgspec.json.encode(asked).decode())

    def _heard(self, channel: str, text: str) -> None:
        """Note which address asked or cancelled in another process."""
        if channel != _CHANNEL:
            return
        asked = msgspec.json.decode(text, type=_Request)
        key = asked.about, asked.kind
        if key not in self._tasks:
            return
        if asked.wanted:
            self._askers[key].add(asked.owner)
            return
        task = asyncio.create_task(self._withdraw(key, asked.owner))
        self._withdrawing.add(task)
        task.add_done_callback(self._withdrawing.discard)

    async def _withdraw(self, key: Key, owner: str) -> None:
        askers = self._askers.get(key, set())
        if owner not in askers:
            return
        askers.remove(owner)
        if askers:
            return
        task = self._tasks[key]
        await analyses.call_off(self._store, *key)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all jobs of this process; an unfinished one starts anew at the next request."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _guarded(self, key: Key, job: Job) -> None:
        """Run a job; if it fails, delete its row so that clients stop waiting."""
        about = {"about": key[0], "kind": key[1]}
        began = time.monotonic()
        try:
            with traces.span("job", **about):
                await self._kept(key, job)
            _LOG.info("a job is done", extra={**about, "seconds": round(time.monotonic() - began, 1)})
        except JobCancelled:
            _LOG.info("a job is no longer wanted", extra=about)
        except _FAULTS:
            _LOG.exception(self._complaint, extra=about)
            with suppress(*FAULTS):
                await analyses.call_off(self._store, *key)
        except asyncio.CancelledError:
            with suppress(*FAULTS):
                await analyses.call_off(self._store, *key)
            raise

    async def _kept(self, key: Key, job: Job) -> None:
        """Wait for its turn, do it and keep what came of it, saying now and then how far that has come."""
        saying = asyncio.create_task(self._say(key, job))
        working = asyncio.create_task(self._in_turn(self._places[key], job))
        try:
            await asyncio.wait({saying, working}, return_when=asyncio.FIRST_COMPLETED)
            if saying.done():
                saying.result()
            data = await working
        finally:
            for task in (saying, working):
                task.cancel()
            job.close()
            await asyncio.gather(saying, working, return_exceptions=True)
        packed = await asyncio.to_thread(gzip.compress, data)
        await analyses.finish(self._store, *key, packed)

    async def _in_turn(self, place: Place, job: Job) -> bytes:
        async with self._queue.turn(place):
            with traces.span("work"):
                return await job.work()

    async def _say(self, key: Key, job: Job) -> None:
        """Renew the lease and report progress until the job's row is deleted."""
        while True:
            await asyncio.sleep(_SAY_EVERY)
            work = analyses.AnalysisProgress(job.done, job.total, self._clock() + _LEASE, finished=False)
            if not await analyses.advance(self._store, *key, work):
                raise JobCancelled


def _standing_back(work: Callable[[], R]) -> R:
    """Do a portion, in the process that does it, after everything else on the machine."""
    if sys.platform != "win32":
        os.nice(max(0, _KINDNESS - os.nice(0)))
    return work()
