"""Replaces the processes of a site one by one while people play: a reconnection is all that they notice.

Two people at each table choose all the time, and guests open tables and read lists. Meanwhile the processes of one
``liza serve --workers`` are replaced as for a rolling upgrade (SIGHUP), and then one of them is drained by an order.
No request may fail, no acknowledged choice may be lost.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from typing import Any

import httpx
from tools.options import options

from liza.server.base.steady_clock import now_ms
from liza.store import open_store
from liza.store.operators.orders import give
from liza.store.operators.pulse import processes
from tests.postgres import postgres
from tests.server.chaos import Person, Report, all_end, read_log
from tests.server.client import Server, children, hang_up_all, serving

_PERSON = {"kind": "person"}
_START_SECONDS = 120.0
_PATIENCE = 120.0


class Returning(Person):
    """A player who comes back when the connection is lost, and counts how often."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        super().__init__(server, [_PERSON, _PERSON], rng)
        self.reconnections = 0
        self.troubles: list[str] = []

    async def _create(self) -> dict[str, Any] | None:
        try:
            return await self.open_table()
        except Exception as fault:  # noqa: BLE001 - whatever it is, somebody notices it
            self.troubles.append(f"a table could not be opened: {fault!r}")
            return None

    async def _hang_up(self, players: list[Any]) -> None:
        self.reconnections += bool(players) and not all(player.over for player in players)
        await super()._hang_up(players)


class Guest:
    """Reads lists and opens tables, each over a connection of its own."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.stop = False
        self.answers = 0
        self.slowest = 0.0
        self.troubles: list[str] = []

    async def visit(self) -> None:
        """Ask until told to stop."""
        wanted = {"game": "qiahn", "seats": [_PERSON, _PERSON]}
        while not self.stop:
            async with httpx.AsyncClient(base_url=self._server.url, timeout=30) as client:
                await self._ask(client, "GET", "/api/tables")
                await self._ask(client, "POST", "/api/tables", json=wanted)
            await asyncio.sleep(0.02)

    async def _ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> None:
        began = time.monotonic()
        try:
            answer = await client.request(method, path, **more)
            if answer.status_code >= 400:
                self.troubles.append(f"{method} {path}: {answer.status_code} {answer.text[:100]}")
        except httpx.HTTPError as fault:
            self.troubles.append(f"{method} {path}: {fault!r}")
        self.answers += 1
        self.slowest = max(self.slowest, time.monotonic() - began)


async def replaced(server: Server, gone: set[int], before: set[int]) -> None:
    """Wait until processes have ended and as many as before serve again."""
    assert server.process is not None
    async with asyncio.timeout(_START_SECONDS):
        while True:
            now = {pid for pid in await workers(server) if pid not in gone}
            if not gone & set(children(server.process.pid)) and len(now) == len(before):
                return
            await asyncio.sleep(0.1)


async def workers(server: Server) -> set[int]:
    """Return the processes of a server that say in the database that they are at work."""
    assert server.process is not None
    store = open_store(server.db)
    try:
        named = {found.pid: found.id for found in await processes(store, now_ms()) if found.kind == "server"}
    finally:
        await store.close()
    return named.keys() & set(children(server.process.pid))


async def drain(server: Server, pid: int) -> None:
    """Order one process to send its people away."""
    store = open_store(server.db)
    try:
        (id,) = [found.id for found in await processes(store, now_ms()) if found.pid == pid]
        await give(store, "upgrade", "drain", id, "", 0)
    finally:
        await store.close()


async def upgrade(server: Server, tables: int, rounds: int, seed: int) -> tuple[Report, str]:
    """Play, replace all processes so many times, drain one as often, and read the log; returns what was counted."""
    rng = random.Random(seed)
    report = Report()
    people = [Returning(server, random.Random(rng.random())) for _ in range(tables)]
    guests = [Guest(server) for _ in range(2)]
    playing = [asyncio.create_task(one.play()) for one in people]
    visiting = [asyncio.create_task(guest.visit()) for guest in guests]
    assert server.process is not None
    exchanged = 0
    try:
        for _ in range(rounds):
            await asyncio.sleep(2)
            old = await workers(server)
            os.kill(server.process.pid, signal.SIGHUP)
            await replaced(server, old, old)
            exchanged += len(old)
            await asyncio.sleep(2)
            now = await workers(server)
            leaving = rng.choice(sorted(now))
            await drain(server, leaving)
            await replaced(server, {leaving}, now)
            exchanged += 1
        for one in (*people, *guests):
            one.stop = True
        await all_end(playing, people, report, _PATIENCE)
        await asyncio.gather(*visiting)
    finally:
        for task in (*playing, *visiting):
            task.cancel()
        await asyncio.gather(*playing, *visiting, return_exceptions=True)
        await hang_up_all()
    await read_log(server.db, [*people], report)
    for one in (*people, *guests):
        report.faults += one.troubles
    most = max(one.reconnections for one in people)
    said = (
        f"{exchanged} processes replaced: {report.acknowledged} choices acknowledged and stored at {report.tables} "
        f"tables, {most} reconnections of a table at most; {sum(guest.answers for guest in guests)} requests of guests,"
        f" the slowest {max(guest.slowest for guest in guests):.1f} s; {len(report.faults)} noticed anything else"
    )
    return report, said


def main() -> int:
    """Replace processes under load and say what was noticed; 1 if that was more than reconnections."""
    parser = options("stress upgrade", __doc__)
    parser.add_argument("--workers", type=int, default=2, help="processes behind the port")
    parser.add_argument("--tables", type=int, default=4, help="tables of two people who play all the time")
    parser.add_argument("--rounds", type=int, default=1, help="how often all are replaced, and one drained")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the choices")
    asked = parser.parse_args()
    with postgres() as cluster, serving(cluster.url, workers=asked.workers, bots=0, poll=0.5) as server:
        report, said = asyncio.run(upgrade(server, asked.tables, asked.rounds, asked.seed))
    sys.stdout.write("\n".join([said, *report.faults]) + "\n")
    return 1 if report.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
