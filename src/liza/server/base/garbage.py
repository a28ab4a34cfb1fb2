"""Python's collector of cycles, kept from stopping the play.

What is left of a game or a connection goes at once, without it; cycles are rare, and most die young. So the rounds that
Python makes by itself look at the young alone and are short. Everything is looked through once an hour, which takes
about half a millisecond for each table that is being played.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any, Final

from liza.server.base import metrics

_YOUNG: Final = 5_000
_MIDDLE: Final = 5
"""A round looks at some 5,000 objects, every fifth at 25,000: a few milliseconds."""
_NEVER: Final = 1 << 30
_EVERY: Final = 3_600.0


class GarbageCollector:
    """Sets the collector up and measures it."""

    def __init__(self) -> None:
        self.spent = 0.0
        """Seconds that its rounds have taken so far."""
        self._began = 0.0

    def start(self) -> None:
        """Leave out from now on what is there already, which stays for good; look seldom at what is old."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
        gc.callbacks.append(self._measure)

    def close(self) -> None:
        """Measure no more."""
        gc.callbacks.remove(self._measure)

    def _measure(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            took = time.perf_counter() - self._began
            self.spent += took
            metrics.COLLECTING.observe(took)


async def collect_for_ever() -> None:
    """Look through everything now and then."""
    while True:
        await asyncio.sleep(_EVERY)
        gc.collect()
