"""Troubles links, clocks and databases while games are played, fails over to a standby, and then reads the log.

Two servers and two PostgreSQL clusters, the second one a synchronous standby, each in a network namespace of its own;
every game is played across both servers. The checker works in the manner of Jepsen: every acknowledged choice must be
in the log as it was acknowledged, no entry may be one that the rules would have refused there, what was asked for after
another choice had been acknowledged must stand behind it, and every game must come to its end on both servers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any

import asyncpg

from tests.postgres import Postgres, folder_of_its_own, somebody
from tests.server.chaos import Person, Report, all_end, read_log
from tests.server.client import Player, Server, children, hang_up_all
from tests.server.network import ADDRESSES, FLOATING, SERVERS, Network, laid_out, possible

_PATIENCE = 240.0
_LONGEST = 4.0
"""Seconds for which a trouble lasts at most."""
_JUMP = 3_600
"""Seconds that a clock jumps at most, forward or back."""
_CLOCK = {"kind": "fischer", "seconds": 300, "increment": 10}
_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
)


class FarPostgres(Postgres):
    """A cluster in a namespace of its own; the copy of another one, if it is to stand by for it."""

    def __init__(self, network: Network, who: str, folder: Path, rules: Path, leader: FarPostgres | None) -> None:
        self.host = ADDRESSES[who]
        self._space = network.space(who)
        self._leader = leader
        super().__init__(folder, ["listen_addresses=*", f"hba_file={rules}"])
        if leader is not None:
            self.port = leader.port  # servers look for either at the same place
            self.url = self.url.rpartition(":")[0] + f":{leader.port}/postgres"

    def _lay_out(self) -> None:
        if self._leader is None:
            super()._lay_out()
            return
        words = ["-h", self._leader.host, "-p", str(self._leader.port), "-U", "liza", "-R", "-c", "fast"]
        self._program("pg_basebackup", "-D", str(self._folder / "data"), *words)

    def _begin(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        who = somebody()
        as_somebody = ["setpriv", f"--reuid={who['user']}", f"--regid={who['group']}", "--clear-groups", "--"]
        words = ["ip", "netns", "exec", self._space, *as_somebody, *command]
        return subprocess.Popen(words, stdout=log, stderr=log, cwd=self._folder)

    def signal(self, sign: signal.Signals) -> None:
        """Send a signal to every process of the cluster."""
        for pid in [self.pid, *children(self.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    async def ask(self, statement: str) -> None:
        """Have a statement carried out."""
        connection = await asyncpg.connect(self.url, timeout=10)
        try:
            await connection.execute(statement)
        finally:
            connection.terminate()


class Away(Server):
    """A server in a namespace of its own, with a clock of its own."""

    def __init__(self, network: Network, who: str, port: int, folder: Path) -> None:
        number = SERVERS.index(who) + 1
        db = f"postgresql://liza@{FLOATING}:{port}/postgres"
        super().__init__(db, host="0.0.0.0", port=8000, bots=0, poll=0.5)
        self._prefix = ["ip", "netns", "exec", network.space(who)]
        self._offset = folder / f"clock {who}"
        self.jump(0)
        self._first = (
            "import pathlib, time; _ns = time.time_ns; "
            f"time.time_ns = lambda: _ns() + int(pathlib.Path({str(self._offset)!r}).read_text())"
        )
        self.url = f"http://10.77.{number}.2:8000"
        self.socket_url = f"ws://10.77.{number}.2:8000/api/socket"

    def jump(self, seconds: int) -> None:
        """Set the clock of this server so far off from that of the others."""
        new = self._offset.with_name("new " + self._offset.name)
        new.write_text(str(seconds * 1_000_000_000))
        new.replace(self._offset)


class Split(Person):
    """Plays both seats of a game, one at each server; some games on a clock."""

    def __init__(self, servers: list[Away], rng: random.Random, wanted: dict[str, Any]) -> None:
        super().__init__(servers[0], [{"kind": "person"}] * 2, rng, wanted)
        self._servers = servers

    def url(self, at: int) -> str:
        """Return where the socket of a seat is opened: by turns."""
        return self._servers[at % len(self._servers)].socket_url

    async def _step(self, id: str, players: list[Player]) -> None:
        if any(player.seat is None and not player.over for player in players):
            raise ConnectionError("a clock ran out: whoever comes back gets the seat back")
        await super()._step(id, players)


Trouble = tuple[Callable[[], Awaitable[None]], Callable[[], Awaitable[None]]]
"""How it begins and how it ends."""


class Site:
    """Everything that can be troubled."""

    def __init__(self, network: Network, servers: list[Away], leader: FarPostgres, standby: FarPostgres) -> None:
        self._network = network
        self._servers = dict(zip(SERVERS, servers, strict=True))
        self._leader = leader
        self._standby = standby
        self._cutting: asyncio.Task[None] | None = None
        self.how_slow: str | None = None

    def troubles(self, rng: random.Random) -> dict[str, Trouble]:
        """Return every trouble by its name."""
        net, one = self._network, rng.choice(SERVERS)
        return {
            "one server cut off from the database": (_call(net.cut, one), _call(net.mend, one)),
            "both servers cut off from the database": (_call(net.cut, *SERVERS), _call(net.mend, *SERVERS)),
            "the servers cut off from each other": (self._deafen, self._hear),
            "slow links": (self._slow, self._hasten),
            "a clock that jumps": (
                _call(self._servers[one].jump, rng.randint(-_JUMP, _JUMP)),
                _call(self._servers[one].jump, 0),
            ),
            "the database suspended": (
                _call(self._leader.signal, signal.SIGSTOP),
                _call(self._leader.signal, signal.SIGCONT),
            ),
        }

    async def _deafen(self) -> None:
        """Servers speak to each other through the database alone: neither may reach the other, and what they tell
        each other there is lost as well."""
        self._network.isolate(SERVERS, "on")
        self._cutting = asyncio.create_task(self._cut_ears())

    async def _cut_ears(self) -> None:
        while True:
            await self._leader.ask(_LISTENERS)
            await asyncio.sleep(0.1)

    async def _hear(self) -> None:
        assert self._cutting is not None
        self._cutting.cancel()
        await asyncio.gather(self._cutting, return_exceptions=True)
        self._network.isolate(SERVERS, "off")

    async def _slow(self) -> None:
        self.how_slow = self._network.slow(*SERVERS)

    async def _hasten(self) -> None:
        if self.how_slow is not None:
            self._network.hasten(*SERVERS)

    async def fail_over(self) -> None:
        """Lose the leading database for good; the standby takes its place and its address."""
        self._leader.signal(signal.SIGKILL)
        await self._standby.ask("SELECT pg_promote()")
        self._network.float_to("d")


def _call(work: Callable[..., object], *args: Any) -> Callable[[], Awaitable[None]]:
    async def called() -> None:
        work(*args)

    return called


def outside(rounds: int, seed: int, only: str) -> int:
    """Make the namespaces and play inside; where that cannot be done, say so and succeed."""
    why = possible()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the namespaces are taken down then, too
    with ExitStack() as stack:
        network = None if why else stack.enter_context(laid_out())
        if network is None:
            sys.stdout.write(f"Left out: {why or 'this machine does not let network namespaces be made'}.\n")
            return 0
        words = [sys.executable, "-m", "tests.server.partition", network.name, str(rounds), str(seed), only]
        return subprocess.call(["ip", "netns", "exec", network.name, *words])


async def inside(name: str, rounds: int, seed: int, only: str) -> int:
    """Play while there is trouble, then check."""
    network = Network(name)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        rules = folder / "hba"
        rules.write_text("host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n")
        leader = FarPostgres(network, "c", stack.enter_context(folder_of_its_own()), rules, None)
        _run_until_end(stack, leader)
        standby = FarPostgres(network, "d", stack.enter_context(folder_of_its_own()), rules, leader)
        _run_until_end(stack, standby)
        # From now on a commit is acknowledged when the standby has it, too.
        await leader.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await leader.ask("SELECT pg_reload_conf()")
        network.float_to("c")
        servers = [Away(network, who, leader.port, folder) for who in SERVERS]
        site = Site(network, servers, leader, standby)
        return await _play(site, servers, standby, rounds, random.Random(seed), only)


def _run_until_end(stack: ExitStack, cluster: FarPostgres) -> None:
    cluster.start()
    stack.callback(cluster.stop)


async def _play(
    site: Site, servers: list[Away], standby: FarPostgres, rounds: int, rng: random.Random, only: str
) -> int:
    report = Report()
    done: Counter[str] = Counter()
    for server in servers:
        await asyncio.to_thread(server.start)
    people = [
        Split(servers[::step], random.Random(rng.random()), {"clock": clock} if clock else {})
        for step, clock in ((1, None), (-1, None), (1, _CLOCK), (-1, _CLOCK))
    ]
    playing = [asyncio.create_task(one.play()) for one in people]
    try:
        for number in range(rounds):
            await asyncio.sleep(rng.uniform(0.5, 2.0))
            troubles = {what: how for what, how in site.troubles(rng).items() if only in what}
            what = list(troubles)[number % len(troubles)]
            begin, end = troubles[what]
            await begin()
            await asyncio.sleep(rng.uniform(0.5, _LONGEST))
            await end()
            done[what] += 1
            sys.stderr.write(f"\r{number + 1}/{rounds} ")
        await asyncio.sleep(1)
        before = sum(len(one.history) for one in people)
        await site.fail_over()
        done["failover to the standby"] += 1
        while sum(len(one.history) for one in people) < before + 20:  # the play has gone on there
            await asyncio.sleep(0.1)
        for one in people:
            one.stop = True
        await all_end(playing, people, report, _PATIENCE)
    finally:
        for task in playing:
            task.cancel()
        await hang_up_all()
        for server in servers:
            await asyncio.to_thread(server.stop)
    await read_log(standby.url, list(people), report)
    report.faults += [fault for one in people for fault in out_of_order(one.history)]
    told = ", ".join(f"{count} x {what}" for what, count in done.items())
    slow = f" (slow links: {site.how_slow or 'this kernel knows no way'})" if done["slow links"] else ""
    sys.stdout.write(f"\n{told}{slow}; {str(report).removeprefix('0 kills, ')}\n")
    return 1 if report.faults else 0


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
    parser.add_argument("only", nargs="?", default="")
    options = parser.parse_args()
    sys.exit(asyncio.run(inside(options.name, options.rounds, options.seed, options.only)))


if __name__ == "__main__":
    main()
