"""Kills servers and workers without warning while games are played, and then reads the log.

Nothing that was acknowledged may be missing, nothing may have happened twice, and every game must come to its end.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tools.options import options
from websockets.exceptions import WebSocketException

from liza.match.table import Table
from liza.server.tables.repository import TableRepository
from liza.store import open_store
from tests.postgres import postgres
from tests.server.client import Player, Program, Server, hang_up_all

_TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)
_PATIENCE = 120.0
"""Seconds that a game may take to end once nobody is killed any more."""


class Person:
    """Plays one game after the other, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(
        self, server: Server, seats: list[dict[str, Any]], rng: random.Random, wanted: dict[str, Any] | None = None
    ) -> None:
        self._server = server
        self._wanted = wanted or {}
        self._seats = seats
        self._rng = rng
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        self.history: list[tuple[str, float, float, int]] = []
        """Table, when it was asked for, when it was acknowledged, its place in the log."""
        self.finished = 0
        self.stop = False
        self.doing = ""
        """The game that is being played, and what went wrong there last."""

    async def play(self) -> None:
        """Play until told to stop; the game that is being played then is played to its end."""
        while not self.stop:
            made = await self._create()
            if made is None:
                continue
            await self._one_game(made["table"]["id"], [key["token"] for key in made["keys"]])
            self.finished += 1

    def url(self, _at: int) -> str:
        """Return where the socket of a seat is opened."""
        return self._server.socket_url

    async def _create(self) -> dict[str, Any] | None:
        try:
            return await self.open_table()
        except Exception:  # noqa: BLE001 - the server may be dead, half dead or not yet alive
            await asyncio.sleep(0.1)
            return None

    async def open_table(self) -> dict[str, Any]:
        """Open a table; raise what goes wrong."""
        return await asyncio.to_thread(self._server.create, "qiahn", self._seats, **self._wanted)

    async def _one_game(self, id: str, tokens: list[str]) -> None:
        players: list[Player] = []
        self.doing = id
        while True:
            try:
                if not players:
                    players = [await Player(self.url(at), id, token).connect() for at, token in enumerate(tokens)]
                if all(player.over for player in players):
                    break
                await self._step(id, players)
            except (*_TROUBLE, AssertionError) as fault:
                self.doing = f"{id}, after {fault!r}"
                await self._hang_up(players)
                players = []
                await asyncio.sleep(0.05)
        await self._hang_up(players)

    async def _hang_up(self, players: list[Player]) -> None:
        for player in players:
            try:
                await player.close()
            except _TROUBLE:
                continue

    async def _step(self, id: str, players: list[Player]) -> None:
        for player in players:
            if player.legal and player.view and player.seat in player.view["actors"]:
                action = self._rng.choice(player.legal)["action"]
                invoked = time.monotonic()
                answer = await player.act(action)
                if answer["type"] == "done":
                    assert player.seat is not None
                    self.history.append((id, invoked, time.monotonic(), answer["n"]))
                    self.acknowledged.setdefault(id, {})[answer["n"]] = (player.seat, action)
                break
        else:
            await asyncio.sleep(0.02)
        for player in players:
            await player.ask({"type": "ping"}, "pong")


class Report:
    """What was found in the end."""

    def __init__(self) -> None:
        self.kills = 0
        self.tables = 0
        self.acknowledged = 0
        self.stored = 0
        self.faults: list[str] = []

    def __str__(self) -> str:
        faults = "\n".join(self.faults) or "no fault"
        return (
            f"{self.kills} kills, {self.tables} games, {self.acknowledged} acknowledged choices, "
            f"{self.stored} entries stored: {faults}"
        )


async def wreak(db: str, rounds: int, seconds: float, *, with_worker: bool, seed: int = 0) -> Report:
    """Play, kill, start again; then let everything end and check the log."""
    rng = random.Random(seed)
    report = Report()
    server = Server(db, bots=0 if with_worker else 1, lease=1.0, think=5.0, poll=0.5)
    programs: list[Program] = [server]
    if with_worker:
        programs.append(Program("worker", db=db, bots=1, lease=1.0, think=5.0, log="WARNING"))
    for program in programs:
        program.start()
    person, bot = {"kind": "person"}, {"kind": "bot", "level": "random"}
    people = [
        Person(server, seats, random.Random(rng.random()))
        for seats in ([person, person], [person, bot], [bot, person], [person, person])
    ]
    playing = [asyncio.create_task(one.play()) for one in people]
    try:
        for _ in range(rounds):
            await asyncio.sleep(rng.uniform(0.3, 1.0) * seconds)
            victim = rng.choice(programs)
            await asyncio.to_thread(victim.kill)
            report.kills += 1
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{report.kills}/{rounds} ")
            await asyncio.to_thread(victim.start)
        for one in people:
            one.stop = True
        await all_end(playing, people, report, _PATIENCE)
    finally:
        for task in playing:
            task.cancel()
        await hang_up_all()
        for program in programs:
            program.stop()
    await read_log(db, people, report)
    return report


async def all_end(
    playing: Sequence[asyncio.Task[None]], people: Sequence[Person], report: Report, patience: float
) -> None:
    """Wait until everybody has played to the end; whoever cannot is a fault."""
    done, stuck = await asyncio.wait(playing, timeout=patience)
    report.faults += [f"a game does not end: {people[playing.index(task)].doing}" for task in stuck]
    report.faults += [repr(task.exception()) for task in done if task.exception() is not None]


async def read_log(db: str, people: list[Person], report: Report) -> None:
    store = open_store(db)
    await store.open()
    repository = TableRepository(store)
    try:
        for one in people:
            for id, acknowledged in one.acknowledged.items():
                report.tables += 1
                report.acknowledged += len(acknowledged)
                kept = await repository.load(id)
                log = await store.log(id)
                report.stored += len(log)
                report.faults += _faults(id, Table(kept.setting), log, acknowledged)
    finally:
        await store.close()


def _faults(id: str, table: Table, log: list[Any], acknowledged: dict[int, tuple[int, str]]) -> Iterator[str]:
    stored = {entry.n: (entry.seat, entry.body) for entry in log}
    for n, choice in acknowledged.items():
        if stored.get(n) != choice:
            yield f"{id}: entry {n} was acknowledged as {choice} but is {stored.get(n)}"
    for entry in log:
        try:
            table.check(entry.kind, entry.seat, entry.body, entry.at)
            table.apply(entry)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is the finding
            yield f"{id}: entry {entry.n} cannot have happened there: {fault!r}"
            return
    if table.status != "over":
        yield f"{id}: the game has not ended"


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Make an empty database."""
    with ExitStack() as stack:
        if kind == "postgresql":
            yield stack.enter_context(postgres()).url
        else:
            yield str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "chaos.db")


def main() -> None:
    """Wreak havoc on both databases."""
    parser = options("stress chaos", __doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often, on each database")
    parser.add_argument("--seconds", type=float, default=2.0, help="between two kills, at most")
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both", help="which database")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the seed of the kills")
    parser.add_argument("--partition", action="store_true", help="links, clocks, failover: needs root and iproute2")
    parser.add_argument("--rounds", type=int, default=20, help="how often there is trouble, with --partition")
    parser.add_argument("--trouble", default="", help="only troubles whose name has these words, with --partition")
    asked = parser.parse_args()
    if asked.partition:
        from tests.server import partition

        sys.exit(partition.outside(asked.rounds, asked.seed, asked.trouble))
    failed = False
    for kind in ["sqlite", "postgresql"] if asked.db == "both" else [asked.db]:
        with database(kind) as db:
            shared = kind == "postgresql"
            report = asyncio.run(wreak(db, asked.kills, asked.seconds, with_worker=shared, seed=asked.seed))
        sys.stdout.write(f"{kind}: {report}\n")
        sys.stdout.flush()
        failed = failed or bool(report.faults)
    sys.exit(failed)


if __name__ == "__main__":
    main()
