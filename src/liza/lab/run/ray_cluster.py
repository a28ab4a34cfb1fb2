"""The same run on a Ray cluster that is already there: batches go out by their numbers, lost ones are done again.

What a batch gives depends on the plan and its number alone, so a run on a cluster is the same run, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from liza.kernel.base.errors import LizaError
from liza.lab.run.run_store import BatchFiles, Share

_AHEAD: Final = 2
"""How many batches wait for each core of the cluster."""
_FOREVER: Final = -1


class ClusterError(LizaError):
    """A cluster that cannot be used."""


def on_cluster(address: str) -> Share:
    """Return a way to get batches played on the cluster at an address (``ray://host:10001``, ``auto`` …)."""

    def share(work: Callable[[int], BatchFiles], numbers: Iterable[int]) -> Iterator[BatchFiles]:
        ray = _ray()
        try:
            ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise ClusterError(f"The cluster at {address} does not answer: {fault}") from None
        try:
            yield from _played(ray, work, numbers)
        finally:
            ray.shutdown()

    return share


def _played(ray: Any, work: Callable[[int], BatchFiles], numbers: Iterable[int]) -> Iterator[BatchFiles]:
    """Yield batches as they come; Ray starts one again whose worker or machine has died, as often as it takes."""
    remote = ray.remote(num_cpus=1, max_retries=_FOREVER)(work_on)
    ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    left = iter(numbers)
    while True:
        waiting += [remote.remote(work, number) for number in islice(left, ahead - len(waiting))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def work_on(work: Callable[[int], BatchFiles], number: int) -> BatchFiles:
    """Do one piece of work, on whatever machine this runs."""
    return work(number)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise ClusterError("A cluster needs Ray: install liza[cluster].") from None
    return ray
