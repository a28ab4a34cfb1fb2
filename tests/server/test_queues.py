"""Queues: no address can take all places or all turns, and a refusal says when to come again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from liza.match.log import Entry
from liza.server.analysis.analysis_jobs import AnalysisJobs
from liza.server.packs import admission
from liza.server.processes.fair_queue import SITE, FairQueue, Place
from liza.server.processes.job_queue import Job, JobQueue
from liza.server.processes.sandbox import Sandbox
from liza.server.protocol.problems import Denied, problem
from liza.server.tables.finished.replay_worker import ReplayRequest, ReplayWorker
from liza.server.workshop.draft_check import DraftChecker
from liza.server.workshop.uploads import UploadReader
from liza.store import open_store
from tests.server.client import Figure, Server, serving
from tests.server.rig import NOW, SEED, lay_out, plan_of
from tests.support import awaited

Ask = Callable[[str], Coroutine[Any, Any, object]]
_MANY = 100


def served(queue: FairQueue, places: list[Place]) -> list[str]:
    """Let every piece end that is in a queue; returns whose they were, in the order of their turns."""
    order = []
    while len(queue):
        active = next(
            place for place in places if place.called.is_set() and place.owner + str(place.number) not in order
        )
        order.append(active.owner + str(active.number))
        queue.leave(active)
    return [name[0] for name in order]


def test_addresses_take_turns() -> None:
    queue = FairQueue(20, 10, 1.0)
    places = [queue.enter(owner) for owner in "aaaabbc"]
    assert served(queue, places) == ["a", "b", "c", "a", "b", "a", "a"]


def test_an_address_that_comes_anew_does_not_pass_one_that_waits_for_ever() -> None:
    """A stream of new addresses delays a piece by those that were there before it, and no more."""
    queue = FairQueue(20, 10, 1.0)
    places = [queue.enter("a"), queue.enter("a")]
    order: list[str] = []
    for name in "bcdefgh":
        places.append(queue.enter(name))
        active = next(place for place in places if place.called.is_set())
        order.append(active.owner)
        places.remove(active)
        queue.leave(active)
    assert order.index("a", 1) <= 4


def test_a_share_is_refused_until_one_of_its_own_is_done() -> None:
    now = [0.0]
    queue = FairQueue(8, 2, 10.0, lambda: now[0])
    first, _ = queue.enter("a"), queue.enter("a")
    now[0] = 4.0
    with pytest.raises(Denied) as refused:
        queue.enter("a")
    assert (refused.value.code, refused.value.after) == ("many-waiting", 6)
    said = problem(refused.value)
    assert said.es.endswith("dentro de 6 segundos.")
    assert said.en.endswith("in 6 seconds.")
    queue.leave(first)
    assert len(queue) == 1
    assert queue.enter("a").owner == "a"


def test_a_full_queue_still_takes_one_piece_of_each_newcomer() -> None:
    queue = FairQueue(4, 2, 300.0)
    for at in range(4):
        queue.enter(str(at))
    with pytest.raises(Denied) as refused:
        queue.enter("1")
    assert refused.value.code == "busy"
    assert problem(refused.value).en.endswith("in 5 minutes.")
    for at in range(4, 16):
        queue.enter(str(at))
    with pytest.raises(Denied):
        queue.enter("one more")


def test_a_piece_that_is_given_up_makes_room() -> None:
    async def work() -> None:
        queue = FairQueue(8, 2, 1.0)
        active = queue.enter("a")
        waiting = queue.enter("b")
        assert queue.ahead(waiting) == 1

        async def wait() -> None:
            async with queue.turn(waiting):
                raise AssertionError

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert len(queue) == 1
        queue.leave(active)
        assert len(queue) == 0
        async with queue.entered(SITE):
            assert len(queue) == 1

    awaited(work())


class Gated:
    """Lets pieces of work end one at a time."""

    def __init__(self) -> None:
        self.gate = threading.Semaphore(0)
        self.begun = 0
        self.owners: list[str] = []
        """Of the pieces that have entered a queue, in order."""

    def do(self, _seconds: int, *_work: object, **_more: object) -> bytes:
        self.begun += 1
        self.gate.acquire()
        return b"wrong"


@pytest.fixture
def gated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gated]:
    gated = Gated()
    enter = FairQueue.enter

    def noted(queue: FairQueue, owner: str) -> Place:
        place = enter(queue, owner)
        gated.owners.append(owner)
        return place

    monkeypatch.setattr(Sandbox, "do", gated.do)
    monkeypatch.setattr(FairQueue, "enter", noted)
    yield gated
    gated.gate.release(_MANY)


class Gates(Job):
    """A job that ends when it may."""

    def __init__(self, gate: threading.Semaphore) -> None:
        super().__init__(0, 1)
        self._gate = gate

    async def work(self) -> bytes:
        await asyncio.to_thread(self._gate.acquire)
        return b""


def asking(what: str, gated: Gated, store: Any) -> Ask:
    """Return how to ask for one more piece of work of a kind; it ends when it is done."""
    number = count()
    if what == "files":
        files = UploadReader()
        return lambda owner: files.read_sheet(b"", owner)
    if what == "drafts":
        drafting = DraftChecker()
        return lambda owner: drafting.check("qiahn", cast("Any", None), owner)
    if what == "packs":
        return lambda owner: admission.ready("qiahn", f"# {next(number)} of {what}", owner)
    if what == "replays":
        worker = ReplayWorker()
        entries = [Entry(n, NOW, "act", 0, "{}") for n in range(_MANY)]
        telling = ReplayRequest("record", "t", plan_of("qiahn", 2), SEED, None)
        return lambda owner: worker.tell(telling, entries, owner)
    if what == "hints":
        jobs = AnalysisJobs(store, 0, lambda: NOW)
        return lambda owner: jobs.hint(cast("Any", None), owner)
    jobs = JobQueue(store, lambda: NOW, "it failed")

    async def job(owner: str) -> None:
        key = str(next(number)), what
        await jobs.begin(key, owner, lambda: Gates(gated.gate))
        while key in jobs.waiting:
            await asyncio.sleep(0.01)

    return job


@pytest.mark.parametrize("what", ["files", "drafts", "packs", "replays", "hints", "analyses and studies"])
def test_one_address_takes_neither_all_places_nor_all_turns(
    what: str, gated: Gated, tmp_path: Path, record_property: Figure
) -> None:
    async def work() -> None:
        await lay_out(tmp_path / "liza.db")
        store = open_store(str(tmp_path / "liza.db"))
        await store.open()
        ask = asking(what, gated, store)
        try:
            greedy = [asyncio.create_task(ask("greedy")) for _ in range(_MANY // 2)]
            async with asyncio.timeout(20):
                while sum(not task.done() for task in greedy) > 4:
                    await asyncio.sleep(0.01)
            refused = [cast("Denied", task.exception()) for task in greedy if task.done()]
            assert {fault.code for fault in refused} == {"many-waiting"}
            assert all(fault.after and fault.after >= 1 for fault in refused)
            honest = asyncio.create_task(ask("honest"))
            async with asyncio.timeout(20):
                while "honest" not in gated.owners:
                    await asyncio.sleep(0.01)
            gated.gate.release(2)
            async with asyncio.timeout(20):
                await asyncio.gather(honest, return_exceptions=True)
            held = len(greedy) - len(refused)
            async with asyncio.timeout(20):  # what was let through beside the honest one may still be under way
                while sum(not task.done() for task in greedy) > held - 1:
                    await asyncio.sleep(0.01)
            assert sum(not task.done() for task in greedy) == held - 1 >= 1
            record_property("figure", f"{what}: one address holds {held} places")
            gated.gate.release(_MANY)
            await asyncio.gather(*greedy, return_exceptions=True)
        finally:
            gated.gate.release(_MANY)  # else the threads that wait there would never end
            await store.close()

    awaited(work())


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("slow") / "liza.db"), bots=0, requests=1) as running:
        yield running


def test_a_refusal_says_when_to_come_again(slow: Server) -> None:
    answers = [httpx.delete(f"{slow.url}/api/drafts/none", timeout=30) for _ in range(15)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert {answer.headers["retry-after"] for answer in refused} == {"1"}
