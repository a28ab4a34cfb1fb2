"""Work that is done in a process of its own: within limits of time and memory, and never on the event loop."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as LateError
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_PATIENCE: Final = 10
"""How many times its share of the processor a piece of work may take by the clock, on a machine that is busy."""
_START_SECONDS: Final = 120.0
_MEGABYTE: Final = 1 << 20


class LimitExceeded(Exception):
    """A piece of work that took more time or memory than it may have."""


class Sandbox:
    """One process that works for this one, a piece at a time. If it ends, the next piece starts another one."""

    def __init__(self, megabytes: int = 0) -> None:
        self._megabytes: Final = megabytes
        """How much memory a piece of work may take; 0: any."""
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hand a piece of work over."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_follow)
        return self._pool.submit(work, *args, **kwargs)

    def do(self, seconds: int, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Wait in this thread for a piece of work that may take so many seconds of a processor, and no more."""
        try:
            self.submit(begin, work).result(_START_SECONDS)  # how long a process takes to start is not the work's fault
            future = self.submit(_limited, seconds, self._megabytes, partial(work, *args, **kwargs))
            return future.result(seconds * _PATIENCE)
        except (LateError, BrokenProcessPool, MemoryError):
            self.close()
            raise LimitExceeded from None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    @property
    def pids(self) -> list[int]:
        """The process, if there is one now."""
        return list(getattr(self._pool, "_processes", None) or ())


def _limited(seconds: int, megabytes: int, work: Callable[[], R]) -> R:
    """Do a piece of work within its limits, in the process that does it."""
    limit(seconds, megabytes)
    return work()


if sys.platform == "win32":

    def limit(_seconds: int, _megabytes: int) -> None:
        """Set no limit: on Windows only the caller's timeout ends a job."""

else:
    import resource

    def limit(seconds: int, megabytes: int) -> None:
        """Let the system end this process if it takes more than so much from now on; 0: as much as it likes."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        spent = math.ceil(used.ru_utime + used.ru_stime)
        _lower(resource.RLIMIT_CPU, spent + seconds if seconds else resource.RLIM_INFINITY)
        size = Path("/proc/self/statm")
        if megabytes and size.exists():
            taken = int(size.read_text().split()[0]) * resource.getpagesize()
            _lower(resource.RLIMIT_AS, taken + megabytes * _MEGABYTE)

    def _lower(what: int, wanted: int) -> None:
        _, most = resource.getrlimit(what)
        soft = wanted if most == resource.RLIM_INFINITY or 0 <= wanted <= most else most
        resource.setrlimit(what, (soft, most))


def begin(_work: Callable[..., object]) -> None:
    """Do no work: the call returns as soon as the process has started and imported the job's module."""


def _follow() -> None:
    """Leave it to the parent to say when to stop; if it is gone without a word, be gone too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
