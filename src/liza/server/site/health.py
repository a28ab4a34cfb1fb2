"""Whether this process can do its work: it can when a small write comes back from the database in time."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from liza.server.base import metrics
from liza.server.base.steady_clock import SteadyClock, now_ms
from liza.store import FAULTS, Store
from liza.store.operators.pulse import ProcessPulse, beat, leave, time_of

BEAT_SECONDS: Final = 5.0
PATIENCE: Final = 3.0
"""Seconds that the write may take."""
_FRESH: Final = 1.0
"""Seconds for which an answer is good, so that asking for it is no way to keep the database busy."""
_PROMPT: Final = 0.5
"""Seconds after which an answer with the time is too old."""
_LOG: Final = logging.getLogger("liza.server")


async def keep_time(store: Store, clock: SteadyClock = now_ms) -> None:
    """Take the time from a database that others share: at once when this process starts, slowly later."""
    if store.shared:
        began = time.monotonic()
        shared = await time_of(store)
        if time.monotonic() - began < _PROMPT:
            clock.follow(shared)


async def keep_time_for_ever(store: Store) -> None:
    """Do so until cancelled."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        with suppress(*FAULTS, TimeoutError):
            await keep_time(store)


class Health:
    """Writes now and then, remembers how that went, and tells when it changes."""

    def __init__(
        self,
        store: Store,
        process: str,
        kind: str,
        clock: Callable[[], int],
        tell: Callable[[bool], None],
        playing: Callable[[], int] = lambda: 0,
    ) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._tell: Final = tell
        self._playing: Final = playing
        now = clock()
        self._process: Final = ProcessPulse(process, kind, socket.gethostname(), os.getpid(), now, now)
        self._lock: Final = asyncio.Lock()
        self._tried = 0.0
        self._fault: Exception | None = None

    async def run(self) -> None:
        """Look until cancelled."""
        try:
            while True:
                with suppress(*FAULTS):
                    await self.check()
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            with suppress(*FAULTS, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await leave(self._store, self._process.id)

    async def check(self) -> None:
        """Raise what the database raises when it is written to; an answer of just now is good enough."""
        async with self._lock:
            if not self._tried or time.monotonic() - self._tried > _FRESH:
                fault = await self._try()
                self._tried = time.monotonic()
                self._note(fault)
        if self._fault is not None:
            raise self._fault

    async def _try(self) -> Exception | None:
        try:
            async with asyncio.timeout(PATIENCE):
                now = self._process._replace(seen=self._clock(), playing=self._playing())
                await beat(self._store, now)
        except FAULTS as fault:
            return fault
        return None

    def _note(self, fault: Exception | None) -> None:
        before, self._fault = self._fault, fault
        metrics.WRITABLE.set(fault is None)
        if fault is not None:
            metrics.STORAGE.labels(type(fault).__name__).inc()
        if (before is None) == (fault is None):
            return
        if fault is not None:
            _LOG.error("the database cannot be written", extra={"fault": type(fault).__name__, "why": str(fault)[:300]})
        else:
            _LOG.warning("the database can be written again")
        self._tell(fault is None)
