"""How much a server can carry: many tables, two people at each, every one of them choosing the first action offered.

Everything runs on this machine: the server, its database and the people, who share its cores. A choice counts when it
has been acknowledged, which is after it was committed; its time is measured from sending it to that acknowledgement.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tools.options import options
from websockets.asyncio.client import ClientConnection, connect

from liza.server.site.connections import most_connections
from tests.postgres import postgres
from tests.server.client import ROOT, Server, children, free_port, serving

_AT_ONCE = 20
_LOOK_AGAIN = 0.02
PEER = ROOT / "bench" / "boardgameio"


class _Choice(msgspec.Struct):
    action: str


class _Position(msgspec.Struct):
    n: int
    legal: list[_Choice]


_POSITION = msgspec.json.Decoder(_Position)


class Person:
    """Knows what may be chosen, and chooses when told to."""

    def __init__(self, socket: ClientConnection, done: asyncio.Event) -> None:
        self.socket = socket
        self.n = 0
        self.action: str | None = None
        self.refused = 0
        self._done = done

    async def listen(self) -> None:
        """Take in what the server says."""
        async for text in self.socket:
            assert isinstance(text, str)
            kind = text[9 : text.index('"', 9)]
            if kind in {"moved", "state"}:
                position = _POSITION.decode(text)
                self.n = position.n
                self.action = position.legal[0].action if position.legal else None
            elif kind in {"done", "error"}:
                self.refused += kind == "error"
                self._done.set()


class LoadTable:
    """Two people and the times of their choices."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self._tokens = tokens
        self._done = asyncio.Event()
        self.people: list[Person] = []
        self._listening: list[asyncio.Task[None]] = []

    async def sit(self, url: str) -> None:
        """Connect both."""
        for token in self._tokens:
            socket = await connect(url, compression=None, max_size=None, ping_interval=None)
            person = Person(socket, self._done)
            self.people.append(person)
            self._listening.append(asyncio.create_task(person.listen()))
            await socket.send(json.dumps({"type": "hello", "table": self.id, "token": token}))

    async def settle(self) -> None:
        """Wait until somebody has been told what to choose from: only then can a choice be timed."""
        while all(person.action is None for person in self.people):
            await asyncio.sleep(_LOOK_AGAIN)

    async def leave(self) -> None:
        """Disconnect both."""
        for person in self.people:
            await person.socket.close()
        await asyncio.gather(*self._listening, return_exceptions=True)

    async def choose(self) -> float | None:
        """Let whoever is asked choose; returns the seconds it took, None when the game is over."""
        person = next((person for person in self.people if person.action is not None), None)
        if person is None:
            return None
        action, person.action = person.action, None
        self._done.clear()
        began = time.perf_counter()
        message = f'{{"type":"act","id":1,"n":{person.n},"action":"{action}"}}'
        await person.socket.send(message)
        await asyncio.wait_for(self._done.wait(), 30)
        return time.perf_counter() - began


async def measure(
    server: Server, tables: int, rate: float, seconds: float, database: int | None = None
) -> dict[str, Any]:
    """Open tables, let everybody sit down, wait, then play at a steady rate (0: as fast as it goes)."""
    assert server.process is not None
    before = memory(server)
    opened = await _open(server, tables)
    began = time.perf_counter()
    gate = asyncio.Semaphore(_AT_ONCE)

    async def sit(table: LoadTable) -> None:
        async with gate:
            await table.sit(server.socket_url)
            await table.settle()

    await asyncio.gather(*(sit(table) for table in opened))
    connected = time.perf_counter() - began
    await asyncio.sleep(3)
    idle = memory(server)
    times: list[float] = []
    everybody = {"server": server.process.pid, "people": os.getpid(), **({"database": database} if database else {})}
    spent = {who: cpu(pid, alone=who == "people") for who, pid in everybody.items()}
    began = time.perf_counter()
    await asyncio.gather(*(_play(table, at, tables, rate, seconds, began, times) for at, table in enumerate(opened)))
    played = max(time.perf_counter() - began, 1e-9)
    spent = {who: cpu(pid, alone=who == "people") - spent[who] for who, pid in everybody.items()}
    refused = sum(person.refused for table in opened for person in table.people)
    for table in opened:
        await table.leave()
    times.sort()
    return {
        "tables": tables,
        "connect_per_s": round(2 * tables / connected),
        "kb_per_idle_table": round((idle - before) / tables, 1),
        "moves": len(times),
        "refused": refused,
        "moves_per_s": round(len(times) / min(played, seconds)),
        "server_cpu_ms_per_move": round(1000 * spent["server"] / max(len(times), 1), 3),
        "cores": {who: round(used / played, 2) for who, used in spent.items()},
        "p50_ms": round(1000 * statistics.median(times), 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "worst_ms": round(1000 * times[-1], 2),
    }


async def _play(
    table: LoadTable, at: int, tables: int, rate: float, seconds: float, began: float, times: list[float]
) -> None:
    """Choose at this table's moments: the tables take turns, so that the whole is steady."""
    period = tables / rate if rate else 0.0
    due = began + period * at / tables
    while True:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if time.perf_counter() - began > seconds:
            return
        took = await table.choose()
        if took is None:
            return
        times.append(took)
        due += period


async def _open(server: Server, tables: int) -> list[LoadTable]:
    gate = asyncio.Semaphore(_AT_ONCE)
    wanted = {"game": "qiahn", "options": {"troop": 6}, "seats": [{"kind": "person"}, {"kind": "person"}]}
    async with httpx.AsyncClient(timeout=60) as client:

        async def one() -> LoadTable:
            async with gate:
                answer = await client.post(f"{server.url}/api/tables", json=wanted)
            made = answer.json()
            return LoadTable(made["table"]["id"], [key["token"] for key in made["keys"]])

        return await asyncio.gather(*(one() for _ in range(tables)))


def memory(server: Server) -> float:
    """Return how many KB the server's processes hold, without its bots'."""
    assert server.process is not None
    total = 0.0
    for pid in (server.process.pid, *children(server.process.pid)):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += float(line.split()[1])
    return total


def cpu(pid: int, *, alone: bool = False) -> float:
    """Return how many seconds of processor time a process has used, with those that it has started, or alone."""
    ticks = 0
    for one in (pid, *([] if alone else children(pid))):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def database(kind: str) -> Iterator[tuple[str, int | None]]:
    """Make an empty database; yields its address, and its process where it has one of its own."""
    with ExitStack() as stack:
        if kind == "postgresql":
            cluster = stack.enter_context(postgres())
            yield cluster.url, cluster.pid
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield str(Path(folder) / "load.db"), None


def peer(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Measure a boardgame.io server with flat-file storage: the same people, the same rate."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(shutil.copytree(PEER, Path(folder) / "peer", ignore=shutil.ignore_patterns("node_modules")))
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            raise SystemExit("The peer needs Node 20 or newer, with npm.")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=place, check=True)
        port = free_port()
        server = subprocess.Popen(
            [node, "server.js", str(port), str(place / "data")], cwd=place, stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            words = [f"http://127.0.0.1:{port}", str(tables), str(rate), str(seconds)]
            found = subprocess.run([node, "load.js", *words], cwd=place, check=True, capture_output=True, text=True)
        finally:
            server.kill()
            server.communicate()
    measured: dict[str, Any] = json.loads(found.stdout)
    return measured


def main() -> None:
    """Measure and print one line of JSON per database."""
    parser = options("stress load", __doc__)
    parser.add_argument("--tables", type=int, default=1000, help="how many tables")
    parser.add_argument(
        "--rate", type=float, default=1000, help="choices a second over all tables; 0: as fast as it goes"
    )
    parser.add_argument("--seconds", type=float, default=20, help="how long")
    parser.add_argument("--workers", type=int, default=1, help="server processes (PostgreSQL only)")
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both", help="which database")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    asked = parser.parse_args()
    if most_connections() < 2 * asked.tables:
        raise SystemExit("The system lets a process have too few open files for so many people: raise ulimit -n.")
    gc.set_threshold(100_000, 50, 1000)  # the people must not be slower than the server
    kinds = ["sqlite", "postgresql"] if asked.db == "both" else [asked.db]
    for kind in kinds:
        workers = asked.workers if kind == "postgresql" else 1
        with database(kind) as (db, process), serving(db, workers=workers, bots=0) as server:
            found = asyncio.run(measure(server, asked.tables, asked.rate, asked.seconds, process))
        _print({"db": kind, "workers": workers, **found})
    if asked.peer:
        _print({"db": "boardgame.io, flat files", **peer(asked.tables, asked.rate, asked.seconds)})


def _print(found: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
