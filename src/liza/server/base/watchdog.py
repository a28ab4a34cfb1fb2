"""Detects what blocks the event loop: while one call holds it, all other clients wait.

A small call comes back to the loop every few milliseconds. What the loop's thread has spent of a processor between two
of them is how long one round took; that is a fair measure also on a machine that has much else to do. How late the call
came by the clock is what clients feel.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from typing import Final

from liza.server.base import metrics
from liza.server.base.garbage import GarbageCollector

EVERY: Final = 0.01
HELD: Final = 0.05
"""Seconds of a processor that one round of the loop may take."""
_LOOK_EVERY: Final = 0.025
_MOST_FRAMES: Final = 12

if sys.platform == "linux":
    import resource

_LOG: Final = logging.getLogger("liza.server")


def _used() -> tuple[float, int]:
    """Return the system's time for this thread and its page faults so far, where that is counted."""
    if sys.platform != "linux":
        return 0.0, 0
    used = resource.getrusage(resource.RUSAGE_THREAD)
    return used.ru_stime, used.ru_minflt + used.ru_majflt


class Watchdog:
    """Watches the loop that it is started on."""

    def __init__(self, collector: GarbageCollector) -> None:
        self._collector: Final = collector
        self._collected = collector.spent
        self._loop: Final = asyncio.get_running_loop()
        self._thread_id: Final = threading.get_ident()
        self._over: Final = threading.Event()
        self._rounds = 0
        self._used = _used()
        self._caught = ""
        """Where the loop was when this round had already taken too long."""
        self._spent = time.thread_time()
        self._due = self._loop.time() + EVERY
        self._call = self._loop.call_later(EVERY, self._tick)
        if hasattr(time, "pthread_getcpuclockid"):
            threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def close(self) -> None:
        """Stop watching."""
        self._over.set()
        self._call.cancel()

    def _tick(self) -> None:
        spent, now = time.thread_time(), self._loop.time()
        held = spent - self._spent
        metrics.LOOP.observe(held)
        metrics.LAG.observe(max(0.0, now - self._due))
        if held > HELD:
            metrics.HELD.inc()
            collected = self._collector.spent - self._collected
            found = {"seconds": round(held, 3), "collector": round(collected, 3), **self._kernel(), "at": self._caught}
            _LOG.warning("the event loop was held", extra=found)
        else:
            self._used = _used()
        self._rounds += 1
        self._caught = ""
        self._collected = self._collector.spent
        self._spent, self._due = spent, now + EVERY
        self._call = self._loop.call_later(EVERY, self._tick)

    def _kernel(self) -> dict[str, float]:
        """Return how much of the round was the system's work for this thread, and how many pages it had to bring."""
        before, self._used = self._used, _used()
        return {"system": round(self._used[0] - before[0], 3), "pages": self._used[1] - before[1]}

    def _look(self) -> None:
        """Find out, from another thread, what the loop is doing in a round that takes too long."""
        clock = time.pthread_getcpuclockid(self._thread_id)
        seen = -1
        while not self._over.wait(_LOOK_EVERY):
            rounds, spent = self._rounds, self._spent
            if seen != rounds and time.clock_gettime(clock) - spent > HELD:
                seen = rounds
                frame = sys._current_frames().get(self._thread_id)  # noqa: SLF001 - the documented way
                caught = "".join(traceback.format_stack(frame, _MOST_FRAMES))
                if self._rounds == rounds:
                    self._caught = caught
                    _LOG.warning("the event loop is being held", extra={"at": caught})
