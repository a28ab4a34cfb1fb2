"""Cuts the links between servers and their database, and stops it, while games are played; then reads the log.

Three network namespaces of its own: two servers, each with a link to the players and another to the database. Nothing
of the machine's own network is touched. The checker works in the manner of Jepsen: every acknowledged choice must be in
the log as it was acknowledged, no entry may be one that the rules would have refused there, what was asked for after
another choice had been acknowledged must stand behind it, and every game must come to its end on both servers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.postgres import Postgres, postgres
from tests.server.chaos import Person, Report, read_log
from tests.server.client import Server, children, hang_up_all

_SERVERS = ("a", "b")
_PATIENCE = 180.0
_LONGEST = 4.0
"""Seconds for which a link stays cut at most."""


class Away(Server):
    """A server in a namespace of its own."""

    def __init__(self, space: str, number: int, port: int) -> None:
        super().__init__(
            f"postgresql://liza@10.78.{number}.1:{port}/postgres", host="0.0.0.0", port=8000, bots=0, poll=0.5
        )
        self._prefix = ["ip", "netns", "exec", space]
        self.url = f"http://10.77.{number}.2:8000"
        self.socket_url = f"ws://10.77.{number}.2:8000/api/socket"


class Split(Person):
    """Plays both seats of a game, one at each server."""

    def __init__(self, servers: list[Away], seats: list[dict[str, Any]], rng: random.Random) -> None:
        super().__init__(servers[0], seats, rng)
        self._servers = servers

    def url(self, at: int) -> str:
        """Return where the socket of a seat is opened: by turns."""
        return self._servers[at % len(self._servers)].socket_url


def outside(rounds: int, seed: int) -> int:
    """Make the namespaces and play inside; where that cannot be done, say so and succeed."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        sys.stdout.write("Left out: cutting links needs root and iproute2.\n")
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the namespaces are taken down then, too
    with _namespaces() as name:
        if name is None:
            sys.stdout.write("Left out: this machine does not let network namespaces be made.\n")
            return 0
        words = [sys.executable, "-m", "tests.server.partition", name, str(rounds), str(seed)]
        return subprocess.call(["ip", "netns", "exec", name, *words])


@contextmanager
def _namespaces() -> Iterator[str | None]:
    name = f"liza{os.getpid()}"
    spaces = [name, *(f"{name}{server}" for server in _SERVERS)]
    try:
        yield name if _laid_out(name, spaces) else None
    finally:
        for space in spaces:
            subprocess.run(["ip", "netns", "del", space], check=False, capture_output=True)


def _laid_out(name: str, spaces: list[str]) -> bool:
    """Lay two links from the players' namespace to each server's: 10.77 for players, 10.78 for the database."""
    commands = [f"ip netns add {space}" for space in spaces]
    commands += [f"ip -n {space} link set lo up" for space in spaces]
    for number, server in enumerate(_SERVERS, 1):
        for net, link in ((77, "play"), (78, "data")):
            near, far = f"{link}{server}", f"{link}0"
            commands += [
                f"ip link add {near} netns {name} type veth peer name {far} netns {name}{server}",
                f"ip -n {name} addr add 10.{net}.{number}.1/24 dev {near}",
                f"ip -n {name}{server} addr add 10.{net}.{number}.2/24 dev {far}",
                f"ip -n {name} link set {near} up",
                f"ip -n {name}{server} link set {far} up",
            ]
    return all(subprocess.run(c.split(), check=False, capture_output=True).returncode == 0 for c in commands)


async def inside(name: str, rounds: int, seed: int) -> int:
    """Play while links are cut, then check."""
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "hba"
        rules.write_text("host all all 0.0.0.0/0 trust\n")
        Path(folder).chmod(0o755)
        with postgres(["listen_addresses=*", f"hba_file={rules}"]) as cluster:
            return await _play(name, cluster, rounds, random.Random(seed))


async def _play(name: str, cluster: Postgres, rounds: int, rng: random.Random) -> int:
    servers = [Away(f"{name}{server}", number, cluster.port) for number, server in enumerate(_SERVERS, 1)]
    report = Report()
    for server in servers:
        server.start()
    people = [Split(servers[::step], [{"kind": "person"}] * 2, random.Random(rng.random())) for step in (1, -1, 1, -1)]
    playing = [asyncio.create_task(one.play()) for one in people]
    done: dict[str, int] = {}
    try:
        for number in range(rounds):
            await asyncio.sleep(rng.uniform(0.5, 2.0))
            what, begin, end = rng.choice(_troubles(cluster))
            begin()
            await asyncio.sleep(rng.uniform(0.5, _LONGEST))
            end()
            done[what] = done.get(what, 0) + 1
            sys.stderr.write(f"\r{number + 1}/{rounds} ")
        for one in people:
            one.stop = True
        ended, stuck = await asyncio.wait(playing, timeout=_PATIENCE)
        report.faults += ["a game does not end"] * len(stuck)
        report.faults += [repr(task.exception()) for task in ended if task.exception() is not None]
    finally:
        for task in playing:
            task.cancel()
        await hang_up_all()
        for server in servers:
            await asyncio.to_thread(server.stop)
    await read_log(cluster.url, list(people), report)
    report.faults += [fault for one in people for fault in out_of_order(one.history)]
    told = ", ".join(f"{count} x {what}" for what, count in sorted(done.items()))
    sys.stdout.write(f"\n{told}; {str(report).removeprefix('0 kills, ')}\n")
    return 1 if report.faults else 0


Trouble = tuple[str, Callable[[], None], Callable[[], None]]


def _troubles(cluster: Postgres) -> list[Trouble]:
    """Return what can be done to the site: its name, how it begins, how it ends."""

    def links(state: str, *servers: str) -> Callable[[], None]:
        return lambda: [_set_link(server, state) for server in servers] and None

    def everybody(sign: signal.Signals) -> Callable[[], None]:
        return lambda: _signal([cluster.pid, *children(cluster.pid)], sign)

    return [
        ("one server cut off", links("down", "a"), links("up", "a")),
        ("the other cut off", links("down", "b"), links("up", "b")),
        ("both cut off", links("down", *_SERVERS), links("up", *_SERVERS)),
        ("the database suspended", everybody(signal.SIGSTOP), everybody(signal.SIGCONT)),
    ]


def _set_link(server: str, state: str) -> None:
    subprocess.run(["ip", "link", "set", f"data{server}", state], check=True)


def _signal(pids: list[int], sign: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, sign)


def out_of_order(history: list[tuple[str, float, float, int]]) -> Iterator[str]:
    """Yield every choice that stands before one which had been acknowledged when it was asked for."""
    for id, invoked, _, n in history:
        later = [other for table, _, acked, other in history if table == id and acked < invoked and other >= n]
        if later:
            yield f"{id}: entry {n} was asked for after entry {max(later)} had been acknowledged"


def main() -> None:
    """Play inside namespaces that are there."""
    parser = argparse.ArgumentParser(prog="tests.server.partition", description=__doc__)
    parser.add_argument("name")
    parser.add_argument("rounds", type=int)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    sys.exit(asyncio.run(inside(options.name, options.rounds, options.seed)))


if __name__ == "__main__":
    main()
