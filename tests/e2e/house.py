"""A server of its own for the tests in the browser: on loopback, on a free port, with a fresh database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[2]
_SERVE: Final = """
import sys
from liza.server.site.commands import serve
from liza.server.base.config import Config
unlimited = dict(requests=0, messages=0, tables=0, opened=0)
where, port, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
serve(Config(db=where, port=port, workers=workers, poll=0.2, absence=0, log="ERROR", **unlimited))
"""
_PATIENCE: Final = 120.0


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A running server; it can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path, database: str | None = None, first: str = "", workers: int = 1) -> None:
        """Prepare a server of one or several processes; ``first`` is Python that it runs before it begins."""
        self.db: Final = folder / "house.db"
        self._where: Final = database or str(self.db)
        self._port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self._port}"
        self._first: Final = first
        self._workers: Final = workers
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and return when it answers."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", self._first + _SERVE, self._where, str(self._port), str(self._workers)]
        self._process = subprocess.Popen(command, env=environment, start_new_session=True)
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.url}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def pause(self) -> None:
        """Fall silent without hanging up, as a network does that loses everything."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Go on as if nothing had been."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """Stop at once, as a machine does that loses power."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
