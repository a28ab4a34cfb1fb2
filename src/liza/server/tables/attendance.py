"""Records in the database which tables have clients, so that bots think first where players wait for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from liza.store import FAULTS, TOUCHED_EVERY, Store

_LOG: Final = logging.getLogger("liza.server")
_LOOK_EVERY: Final = 0.2
_LEAST_PAUSE: Final = 50
"""However many tables there are, looking at them takes at most a fiftieth of a processor."""
_SAY_EVERY: Final = 10.0
_TOUCH_EVERY: Final = TOUCHED_EVERY / 1000
_PART: Final = 200
"""Tables that are noted in one look."""
_AT_ONCE: Final = 50
"""Tables that are noted in one statement."""


class AttendanceWatch:
    """Watches for new clients often, and reports from time to time the tables that still have some."""

    def __init__(
        self,
        store: Store,
        tables: Callable[[], Collection[str]],
        all: Callable[[], Collection[str]],
        clock: Callable[[], int],
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        """Where bots may be waited for."""
        self._all: Final = all
        """Every table with visitors; those of people alone are only kept from fading."""
        self._clock: Final = clock
        self._said: Final[dict[str, float]] = {}
        self._touched: dict[str, float] = {}
        self._noted = -_SAY_EVERY
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
        """Mark every table that has clients as attended, unless it was marked just now."""
        now = asyncio.get_running_loop().time()
        began = time.thread_time()
        here = self._tables()
        self._took = time.thread_time() - began
        for gone in self._said.keys() - here:
            del self._said[gone]
        wanted = [id for id in here if now - self._said.get(id, -_SAY_EVERY) >= _SAY_EVERY][:_PART]
        if wanted:
            for start in range(0, len(wanted), _AT_ONCE):
                await self._store.attended(wanted[start : start + _AT_ONCE], self._clock())
            self._said.update(dict.fromkeys(wanted, now))
        if now - self._noted >= _SAY_EVERY:
            self._noted = now
            await self._touch(now)

    async def _touch(self, now: float) -> None:
        """Note of every table with visitors that it is in use, each once in a few minutes."""
        here = self._all()
        self._touched = {id: at for id, at in self._touched.items() if id in here}
        wanted = [id for id in here if now - self._touched.get(id, -_TOUCH_EVERY) >= _TOUCH_EVERY]
        for start in range(0, len(wanted), _AT_ONCE):
            await self._store.touch(wanted[start : start + _AT_ONCE], self._clock())
        self._touched.update(dict.fromkeys(wanted, now))
