"""Tells the database at which tables somebody is, so that bots think first where they are waited for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from liza.store import FAULTS, Store

_LOG: Final = logging.getLogger("liza.server")
_LOOK_EVERY: Final = 0.2
_LEAST_PAUSE: Final = 50
"""However many tables there are, looking at them takes at most a fiftieth of a processor."""
_SAY_EVERY: Final = 10.0
_PART: Final = 200


class Attending:
    """Looks often whether somebody has come; says again now and then who is still there."""

    def __init__(self, store: Store, tables: Callable[[], Collection[str]], clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._clock: Final = clock
        self._said: Final[dict[str, float]] = {}
        self._took = 0.0

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                await self.look()
            except FAULTS as fault:
                _LOG.warning("who is there could not be stored", extra={"fault": type(fault).__name__})
            await asyncio.sleep(max(_LOOK_EVERY, _LEAST_PAUSE * self._took))

    async def look(self) -> None:
        """Say of every table at which somebody is that somebody is there, unless that was said just now."""
        now = asyncio.get_running_loop().time()
        began = time.thread_time()
        here = self._tables()
        self._took = time.thread_time() - began
        for gone in self._said.keys() - here:
            del self._said[gone]
        wanted = [id for id in here if now - self._said.get(id, -_SAY_EVERY) >= _SAY_EVERY][:_PART]
        if wanted:
            await self._store.attended(wanted, self._clock())
            self._said.update(dict.fromkeys(wanted, now))
