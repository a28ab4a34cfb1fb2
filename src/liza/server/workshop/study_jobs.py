"""Studies of drafted packs: one at a time, in processes of their own, within limits.

A study's id is a hash of the request, so equal requests share one result. There are two kinds: what a pack does, and
with which numbers it would be fair (``tuning_jobs.py``).
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from liza.server.processes.job_queue import Job, JobQueue
from liza.server.protocol import bodies, draft_bodies, wire
from liza.server.protocol.limits import PerAddress
from liza.server.protocol.problems import Denied
from liza.server.workshop.tuning_jobs import LONGEST, PORTION_SECONDS, TuningJob
from liza.store import Store, analyses

KIND: Final = "study"
"""What a study goes by among the jobs."""
_NEEDS: Final = ("numpy", "polars", "optuna")
_RATE: Final = 1 / 60
_BURST: Final = 12
"""Studies of one address at a stretch, and how many more come in a second."""
_KEPT: Final = 7 * 24 * 3_600_000
"""Milliseconds after which what a study found is forgotten."""


class StudyJobs:
    """Studies packs, while addresses take turns."""

    def __init__(self, store: Store, processes: int, clock: Callable[[], int]) -> None:
        self._queue: Final = JobQueue(store, clock, "a pack could not be studied")
        self._store: Final = store
        self._processes: Final = processes if all(find_spec(name) for name in _NEEDS) else 0
        self._clock: Final = clock
        self._budgets: Final = PerAddress(_RATE, _BURST)

    async def begin(
        self, game: str, wanted: draft_bodies.StudyPack | draft_bodies.FairnessRequest, owner: str
    ) -> draft_bodies.StudyState:
        """Start a study, unless it is finished or already running."""
        asked = f"{game}\0{type(wanted).__name__}\0".encode() + msgspec.json.encode(wanted)
        id = hashlib.sha256(asked).hexdigest()[:32]
        found = await self.state(id)
        if found.status in {"waiting", "working"}:
            await self._queue.join((id, KIND), owner)
        if found.status != "none":
            return found
        if not self._processes:
            raise Denied("no-study-here")
        self._queue.check(owner)
        if not self._budgets.take(owner):
            raise Denied("many-studies", after=math.ceil(1 / _RATE))
        await analyses.forget(self._store, KIND, self._clock() - _KEPT)
        await self._queue.begin((id, KIND), owner, lambda: self._job(game, wanted))
        return await self.state(id)

    def _job(self, game: str, wanted: draft_bodies.StudyPack | draft_bodies.FairnessRequest) -> Job:
        if isinstance(wanted, draft_bodies.FairnessRequest):
            return TuningJob(self._processes, game, wanted)
        return _Study(self._processes, game, wanted)

    async def state(self, id: str) -> draft_bodies.StudyState:
        """Return how far a study has come."""
        work = await self._queue.look((id, KIND))
        if work is None:
            return draft_bodies.StudyState(id, "none")
        if work.finished:
            return draft_bodies.StudyState(id, "done", work.done, work.total)
        ahead = self._queue.ahead((id, KIND))
        return draft_bodies.StudyState(id, "working" if work.total else "waiting", work.done, work.total, ahead)

    async def result(self, id: str) -> bytes:
        """Return what was found, as JSON."""
        found = await self._queue.result((id, KIND))
        if found is None:
            raise Denied("no-study")
        return found

    async def call_off(self, id: str, owner: str) -> draft_bodies.StudyState:
        """Cancel for an address: the study stops once all that asked have cancelled; a finished one stays."""
        await self._queue.call_off((id, KIND), owner)
        return await self.state(id)

    async def close(self) -> None:
        """Stop everything."""
        await self._queue.close()


class _Study(Job):
    """One study of a pack."""

    def __init__(self, processes: int, game: str, wanted: draft_bodies.StudyPack) -> None:
        super().__init__(processes, PORTION_SECONDS)
        self._game: Final = game
        self._wanted: Final = wanted
        self._played: Final[list[Any]] = []

    async def work(self) -> bytes:
        """Play as much as there is time for, and tell what that shows."""
        first = self.sandboxes[0]
        left = await self.hand(first, cut, self._game, self._wanted)
        self.total = max(1, len(left))
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self.share(left, partial(played, self._game, self._wanted), self._played)
        return await self.hand(first, told, self._game, self._wanted, self._played)


# In the other process: the lab's libraries are loaded there and nowhere else.


def cut(game: str, wanted: draft_bodies.StudyPack) -> list[Any]:
    """Return the portions of a study."""
    from liza.lab.findings.pack_impact import impact_batches  # noqa: PLC0415

    return list(impact_batches(_order(game, wanted)))


def played(game: str, wanted: draft_bodies.StudyPack, portion: Any) -> Any:
    """Play one portion."""
    from liza.lab.findings.pack_impact import play  # noqa: PLC0415

    return play(_order(game, wanted), portion)


def told(game: str, wanted: draft_bodies.StudyPack, found: list[Any]) -> bytes:
    """Return what was found, as JSON."""
    from liza.lab.findings.pack_impact import BOT  # noqa: PLC0415
    from liza.lab.findings.pack_impact import impact_of as tell  # noqa: PLC0415

    inspected = tell(_order(game, wanted), found)
    plain = {**asdict(replace(inspected, holes=[])), "bots": BOT}
    studied = msgspec.convert(plain, draft_bodies.StudyResult)
    return msgspec.json.encode(msgspec.structs.replace(studied, holes=[_hole(hole) for hole in inspected.holes]))


def _hole(hole: Any) -> draft_bodies.StudyHole:
    """Return a hole with the position that shows it, from the view of the seat that is to choose."""
    text = wire.Text(hole.text.es, hole.text.en)
    if hole.record is None:
        return draft_bodies.StudyHole(hole.gap.kind, text, None)
    *_, state = hole.record.replay()
    viewer = state.actors[0] if state.actors else 0
    return draft_bodies.StudyHole(hole.gap.kind, text, bodies.PositionInfo(viewer, state.view(viewer), []))


def _order(game: str, wanted: draft_bodies.StudyPack) -> Any:
    from liza.lab.findings.pack_impact import SIZES, ImpactRequest  # noqa: PLC0415

    return ImpactRequest(game, wanted.pack, *SIZES[wanted.size], tuple(sorted(wanted.options.items())))
