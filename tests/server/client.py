"""A server in a process of its own, and people who talk to it: for tests and for scripts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.forking import Forked, forker
from tests.support import awaited

ROOT = Path(__file__).parents[2]
Figure = Callable[[str, object], None]
"""pytest's ``record_property``: what a test counts or measures, for ``scripts/stress attack`` to print."""
_START_SECONDS = 120.0
_ANSWER_SECONDS = 60.0


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Program:
    """A ``liza`` command that can be killed and started again."""

    def __init__(self, command: str, **config: Any) -> None:
        self._config = config
        self._command = command
        self._prefix: list[str] = []
        """What the command is run by, if anything."""
        self._first = ""
        """What is done before anything else, if anything."""
        self.log = Path(os.environ.get("LIZA_TEST_LOG", os.devnull))
        """Where it writes what it complains about."""
        self.port: int = config.get("port", 0)
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        """Start it: forked from what has been read already, unless something comes before."""
        if not self._prefix and not self._first:
            self.process = forker().fork(self._command, self._config, self.log)
            return
        code = (
            f"{self._first}\nfrom liza.server.site.commands import {self._command} as run; "
            f"from liza.server.base.config import Config; import json, sys; run(Config(**json.loads(sys.argv[1])))"
        )
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self._prefix, sys.executable, "-c", code, json.dumps(self._config)], env=environment, stderr=log
            )

    def kill(self) -> None:
        """Kill it as a power cut would: it hears nothing of it."""
        assert self.process is not None
        started = children(self.process.pid)
        for pid in (self.process.pid, *started):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *children(int(child))]
    return found


class Server(Program):
    """``liza serve``."""

    def __init__(self, db: str, **config: Any) -> None:
        unlimited = dict.fromkeys(("messages", "requests", "connections", "tables", "opened", "bot_tables", "share"), 0)
        config = {**unlimited, "log": "WARNING", "port": free_port(), **config}
        super().__init__("serve", db=db, **config)
        self.db = db
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> None:
        """Start it and wait until it answers."""
        super().start()
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            if self._answers():
                return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def _answers(self) -> bool:
        """Whether it is well; asked with little work, for it is asked often until it is."""
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", "/healthz")
            return asked.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asked.close()

    def create(self, game: str, seats: Sequence[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
        """Open a table."""
        answer = httpx.post(f"{self.url}/api/tables", json={"game": game, "seats": list(seats), **wanted}, timeout=30)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def figures(self) -> dict[str, float]:
        """Return the figures of ``/metrics`` by name and labels."""
        lines = httpx.get(f"{self.url}/metrics", timeout=30).text.splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[0] != "#"}

    def held(self) -> float:
        """Return how often one round of the event loop took more than 0.5 s of its thread's processor time.

        Ten times what it may: on a shared machine, time that the hypervisor took counts as spent, in user and system
        time alike (rounds of up to 0.29 s that did nothing were seen). What is dangerous takes many seconds.
        """
        figures = self.figures()
        return figures["liza_loop_seconds_count"] - figures['liza_loop_seconds_bucket{le="0.5"}']

    def get(self, path: str, token: str | None = None) -> Any:
        """Ask for something; returns the body."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = httpx.get(f"{self.url}/api/{path}", headers=headers, timeout=30)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextlib.contextmanager
def serving(db: str, **config: Any) -> Iterator[Server]:
    """Run a server for as long as the block lasts."""
    server = Server(db, **config)
    server.start()
    try:
        yield server
    finally:
        server.stop()


_CONNECTED: list[ClientConnection] = []


def run(work: Coroutine[Any, Any, None], seconds: float = 240) -> None:
    """Run a test, and close what it leaves open."""

    async def tidily() -> None:
        try:
            await asyncio.wait_for(work, seconds)
        finally:
            await hang_up_all()

    awaited(tidily())


async def answered(attempt: Callable[[], Awaitable[dict[str, Any]]], **fields: Any) -> dict[str, Any]:
    """Try something until the answer has certain values; how long that may take is the test's whole time."""
    while True:
        answer = await attempt()
        if all(answer.get(key) == value for key, value in fields.items()):
            return answer
        await asyncio.sleep(0.05)


async def hang_up_all() -> None:
    """Close every connection that is still open."""
    for connection in _CONNECTED:
        await connection.close()
    _CONNECTED.clear()


class Player:
    """Somebody at a table: remembers what was sent, in order."""

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        self._url = url
        self.table = table
        self.token = token
        self.socket: ClientConnection | None = None
        self.seat: int | None = None
        self.n = 0
        self.view: dict[str, Any] | None = None
        self.legal: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._id = 0

    async def connect(self, since: int | None = None, **options: Any) -> Player:
        """Say hello and wait for the answer."""
        self.socket = await connect(self._url, max_size=None, max_queue=None, compression=None, **options)
        _CONNECTED.append(self.socket)
        await self.send({"type": "hello", "table": self.table, "token": self.token, "since": since})
        await self.wait("welcome")
        await self.ask({"type": "ping"}, "pong")
        return self

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Return the next message and take in what it says."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), _ANSWER_SECONDS)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.got.append(message)
        match message["type"]:
            case "welcome":
                self.seat = message["seat"]
            case "table":
                self.info = message["table"]
                self.n = max(self.n, self.info["n"])
            case "state" | "moved":
                self.n = max(self.n, message["n"])
                self.view = message["view"]
                self.legal = message["legal"]
        return message

    async def wait(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the next message of a kind with certain values."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message
            if message["type"] == "error" and kind not in {"error", "moved", "table"}:
                raise AssertionError(message)

    async def ask(self, message: dict[str, Any], kind: str = "done") -> dict[str, Any]:
        """Send a message and return the answer to it: of the kind expected, or an error."""
        self._id += 1
        await self.send({**message, "id": self._id})
        while True:
            answer = await self.receive()
            if answer.get("id") == self._id and answer["type"] in {kind, "error"}:
                return answer

    async def act(self, action: str | None = None) -> dict[str, Any]:
        """Choose an action, the first one by default."""
        return await self.ask({"type": "act", "n": self.n, "action": action or self.legal[0]["action"]})

    async def until(self, condition: Any) -> None:
        """Read until something holds."""
        while not condition(self):
            await self.receive()

    async def reach(self, n: int) -> None:
        """Read until an entry of the log has been told of."""
        await self.until(lambda player: player.n >= n)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view and self.view["over"])


async def play_out(players: Sequence[Player], most: int = 2000) -> int:
    """Let people choose the first action until the game is over; returns how many choices they made."""
    chosen = 0
    for _ in range(most):
        if all(player.over for player in players):
            return chosen
        for player in players:
            if player.legal and player.view and player.seat in player.view["actors"]:
                answer = await player.act()
                if answer["type"] == "done":
                    chosen += 1
                break
        else:
            await players[0].receive()
        for player in players:
            await player.ask({"type": "ping"}, "pong")
    raise AssertionError("the game does not end")
