"""Studies of packs that somebody is drawing up: one at a time, in processes of their own, within limits.

How far a study has come and what it found is kept in the database, so every process of a site can tell; it goes by what
is asked, so the same question is answered once for everybody.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from liza.kernel.errors import LizaError
from liza.server import drafts
from liza.server.labour import Exceeded, Labourer
from liza.server.limits import Bucket
from liza.server.lookback import stand_back
from liza.server.problems import Denied
from liza.store import FAULTS, Store, analyses

_LOG: Final = logging.getLogger("liza.server")
KIND: Final = "study"
"""What a study goes by among the analyses."""
_NEEDS: Final = ("numpy", "polars")
_MOST_WAITING: Final = 8
_MOST_EACH: Final = 2
"""Studies of one address that wait or are worked on."""
_RATE: Final = 1 / 60
_BURST: Final = 12
"""Studies of one address at a stretch, and how many more come in a second."""
_MOST_ADDRESSES: Final = 10_000
_LEASE: Final = 30_000
_KEPT: Final = 7 * 24 * 3_600_000
"""Milliseconds after which what a study found is forgotten."""
_SAY_EVERY: Final = 0.5
_LONGEST: Final = 480.0
"""Seconds after which no more is played, and what has been played is told."""
_PORTION_SECONDS: Final = 60
"""How much of a processor's time one portion may take."""
_MEGABYTES: Final = 1_024

P = ParamSpec("P")
R = TypeVar("R")


class NotWanted(Exception):
    """A study that was called off."""


class Studies:
    """Studies packs, in the order in which that was asked for."""

    def __init__(self, store: Store, processes: int, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._processes: Final = processes if all(find_spec(name) for name in _NEEDS) else 0
        self._clock: Final = clock
        self._turn: Final = asyncio.Lock()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        """In the order in which they were asked for."""
        self._owners: Final[dict[str, str]] = {}
        self._budgets: Final[dict[str, Bucket]] = {}

    async def begin(self, game: str, wanted: drafts.StudyPack, owner: str) -> drafts.StudyState:
        """Begin a study, unless it is done already or somebody is at it."""
        id = hashlib.sha256(f"{game}\0{wanted.size}\0{wanted.pack}".encode(errors="replace")).hexdigest()[:32]
        found = await self.state(id)
        if found.status != "none":
            return found
        if not self._processes:
            raise Denied("no-study-here")
        if len(self._tasks) >= _MOST_WAITING:
            raise Denied("busy")
        if [*self._owners.values()].count(owner) >= _MOST_EACH or not self._budget(owner).take():
            raise Denied("many-studies")
        await analyses.forget(self._store, KIND, self._clock() - _KEPT)
        if await analyses.begin(self._store, id, KIND, self._clock(), _LEASE):
            self._owners[id] = owner
            task = self._tasks[id] = asyncio.create_task(self._guarded(id, game, wanted))
            task.add_done_callback(lambda _: self._gone(id))
        return await self.state(id)

    def _budget(self, owner: str) -> Bucket:
        bucket = self._budgets.pop(owner, None) or Bucket(_RATE, _BURST)
        self._budgets[owner] = bucket
        if len(self._budgets) > _MOST_ADDRESSES:
            del self._budgets[next(iter(self._budgets))]
        return bucket

    def _gone(self, id: str) -> None:
        self._tasks.pop(id, None)
        self._owners.pop(id, None)

    async def state(self, id: str) -> drafts.StudyState:
        """Return how far a study has come."""
        work = await analyses.look(self._store, id, KIND)
        if work is None or (not work.finished and work.lease < self._clock()):
            return drafts.StudyState(id, "none")
        if work.finished:
            return drafts.StudyState(id, "done", work.done, work.total)
        waiting = [*self._tasks]
        ahead = waiting.index(id) if id in waiting else 0
        return drafts.StudyState(id, "working" if work.total else "waiting", work.done, work.total, ahead)

    async def result(self, id: str) -> bytes:
        """Return what was found, as JSON."""
        found = await analyses.result(self._store, id, KIND)
        if found is None:
            raise Denied("no-study")
        return await asyncio.to_thread(gzip.decompress, found)

    async def call_off(self, id: str) -> drafts.StudyState:
        """Stop whoever is at it; what is finished stays."""
        await analyses.call_off(self._store, id, KIND)
        task = self._tasks.get(id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return await self.state(id)

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _guarded(self, id: str, game: str, wanted: drafts.StudyPack) -> None:
        """Make a study; whatever goes wrong, nobody waits for it for ever."""
        study = _Study(self._store, self._clock, self._processes, id)
        try:
            await study.done(self._turn, game, wanted)
        except NotWanted:
            return
        except (*FAULTS, BrokenExecutor, Exceeded, ExceptionGroup, LizaError, Denied):
            _LOG.exception("a pack could not be studied", extra={"game": game})
            with suppress(*FAULTS):
                await analyses.call_off(self._store, id, KIND)
        except asyncio.CancelledError:
            with suppress(*FAULTS):
                await analyses.call_off(self._store, id, KIND)
            raise


class _Study:
    """One study, shared among processes that live as long as it takes."""

    def __init__(self, store: Store, clock: Callable[[], int], processes: int, id: str) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._id: Final = id
        self._labourers: Final = [Labourer(_MEGABYTES) for _ in range(processes)]
        self._played: Final[list[Any]] = []
        self._total = 0

    async def done(self, turn: asyncio.Lock, game: str, wanted: drafts.StudyPack) -> None:
        """Wait for one's turn, play, tell, and keep what was found, saying now and then how far that has come."""
        saying = asyncio.create_task(self._say())
        working = asyncio.create_task(self._work(turn, game, wanted))
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
        await analyses.finish(self._store, self._id, KIND, packed)

    async def _say(self) -> None:
        """Say how far it has come, for as long as somebody wants to know."""
        while True:
            await asyncio.sleep(_SAY_EVERY)
            work = analyses.Work(len(self._played), self._total, self._clock() + _LEASE, finished=False)
            if not await analyses.advance(self._store, self._id, KIND, work):
                raise NotWanted

    async def _work(self, turn: asyncio.Lock, game: str, wanted: drafts.StudyPack) -> bytes:
        async with turn:
            first, *_ = self._labourers
            left = await _handed(first, cut, game, wanted)
            self._total = max(1, len(left))
            left.reverse()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LONGEST), asyncio.TaskGroup() as group:
                    for labourer in self._labourers:
                        group.create_task(self._labour(labourer, left, game, wanted))
            return await _handed(first, told, game, wanted, self._played)

    async def _labour(self, labourer: Labourer, left: list[Any], game: str, wanted: drafts.StudyPack) -> None:
        while left:
            self._played.append(await _handed(labourer, played, game, wanted, left.pop()))


async def _handed(labourer: Labourer, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let a process do something within its limits, while a thread of this one waits."""
    return await asyncio.to_thread(partial(labourer.do, _PORTION_SECONDS, work, *args, **kwargs))


# In the other process: the lab's libraries are loaded there and nowhere else.


def cut(game: str, wanted: drafts.StudyPack) -> list[Any]:
    """Return the portions of a study."""
    from liza.lab.inspection import portions  # noqa: PLC0415

    stand_back()
    return list(portions(_order(game, wanted)))


def played(game: str, wanted: drafts.StudyPack, portion: Any) -> Any:
    """Play one portion."""
    from liza.lab.inspection import play  # noqa: PLC0415

    stand_back()
    return play(_order(game, wanted), portion)


def told(game: str, wanted: drafts.StudyPack, found: list[Any]) -> bytes:
    """Return what was found, as JSON."""
    from liza.lab.inspection import BOT  # noqa: PLC0415
    from liza.lab.inspection import told as tell  # noqa: PLC0415

    inspected = asdict(tell(_order(game, wanted), found))
    return msgspec.json.encode(msgspec.convert({**inspected, "bots": BOT}, drafts.Studied))


def _order(game: str, wanted: drafts.StudyPack) -> Any:
    from liza.lab.inspection import SIZES, Order  # noqa: PLC0415

    return Order(game, wanted.pack, *SIZES[wanted.size])
