"""Work shared among processes of this machine, a little at a time, so that memory does not grow with the work."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from liza.lab.run.run_spec import SimulationError

if TYPE_CHECKING:
    from concurrent.futures import Future

P = TypeVar("P")
R = TypeVar("R")

_AHEAD: Final = 3
"""How many pieces of work wait for each process: enough that none is ever idle."""


def cores() -> int:
    """Return how many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def map_unordered(work: Callable[[P], R], pieces: Iterable[P], jobs: int) -> Iterator[R]:
    """Yield what the work makes of every piece, in whatever order it is done.

    Processes start clean: a fork would copy threads and locks of the caller.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    # Not before they are needed: a browser's Python has no processes.
    import multiprocessing  # noqa: PLC0415
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415

    context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_alone)
    waiting: set[Future[R]] = set()
    left = iter(pieces)
    try:
        while True:
            with _out_of_reach():
                waiting |= {pool.submit(work, piece) for piece in islice(left, jobs * _AHEAD - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for share in done:
                yield share.result()
    except BrokenProcessPool:
        raise SimulationError(
            "A worker process died before its games were done: out of memory, killed, or started from a script "
            'without an if __name__ == "__main__" guard.'
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _alone() -> None:
    """Keep libraries of this process from starting threads for every core: the other cores have processes already."""
    for library in ("POLARS_MAX_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(library, "1")


@contextmanager
def _out_of_reach() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: the parent receives it and stops them in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
