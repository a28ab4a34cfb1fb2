"""Servers forked from one process that has read the program already, so that a hundred tests read it once.

A server that is started for itself spends more than a second of a processor on reading modules. What a command line
does before that is tried in ``tests/cli``.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
import traceback
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

_LONGEST: Final = 1 << 17
_POLLED: Final = 0.1


class Forked:
    """A forked process, with what is used of :class:`subprocess.Popen`."""

    def __init__(self, pid: int, ending: int) -> None:
        self.pid: Final = pid
        self.returncode: int | None = None
        self._ending = ending

    def poll(self) -> int | None:
        """Return how it ended, or None while it runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended, and return how."""
        if self.returncode is None:
            if not select.select([self._ending], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("forked", timeout or 0)
            told = os.read(self._ending, 16)
            os.close(self._ending)
            self.returncode = int(told or b"-9")  # nothing is told where the process that forks was killed
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal unless it has ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class _Forker:
    """The process that has read the program, seen from a test."""

    def __init__(self, path: str) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        code = f"from tests.server.forking import serve_forks; serve_forks({theirs.fileno()})"
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-c", code]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment)
        theirs.close()

    def fork(self, command: str, config: dict[str, Any], log: Path) -> Forked:
        """Run a command of ``liza.server.site.commands``."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        ending, told = os.pipe()
        with log.open("ab") as said:
            asked = json.dumps([command, config, environment]).encode()
            socket.send_fds(self._socket, [asked], [said.fileno(), told])
        os.close(told)
        return Forked(int(self._socket.recv(_LONGEST)), ending)


@cache
def _forker(path: str) -> _Forker:
    return _Forker(path)


def forker() -> _Forker:
    """Return the one that has read the program from where this process would read it now."""
    return _forker(os.pathsep.join(sys.path))


def serve_forks(descriptor: int) -> None:
    """Fork whenever it is asked for, and tell how each fork ended; when no more can be asked for, end them all."""
    import liza.server.site.asgi
    import liza.server.site.commands  # noqa: F401
    from liza.games import games
    from liza.server.protocol.problems import text

    games()
    text("internal")
    asking = socket.socket(fileno=descriptor)
    running: dict[int, int] = {}
    while True:
        _reap(running)
        if not select.select([asking], [], [], _POLLED if running else None)[0]:
            continue
        asked, descriptors, _, _ = socket.recv_fds(asking, _LONGEST, 2)
        if not asked:
            break
        said, told = descriptors
        pid = os.fork()
        if not pid:
            os.close(told)
            asking.close()
            _become(asked, said)
        os.close(said)
        running[pid] = told
        asking.send(str(pid).encode())
    for pid in running:
        os.kill(pid, signal.SIGTERM)
    while running:
        _reap(running)
        time.sleep(_POLLED)


def _reap(running: dict[int, int]) -> None:
    for pid, told in list(running.items()):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            os.write(told, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(told)
            del running[pid]


def _become(asked: bytes, said: int) -> NoReturn:
    """Do in this process what was asked for, and end it."""
    from liza.server.base.config import Config
    from liza.server.site import commands

    command, config, environment = json.loads(asked)
    code = 1
    try:
        os.dup2(said, 2)
        os.environ.clear()
        os.environ.update(environment)
        getattr(commands, command)(Config(**config))
        code = 0
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except BaseException:  # noqa: BLE001 - a process of its own would end like this
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
