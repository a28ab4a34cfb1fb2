"""A person at a terminal, for tests: the command runs behind a pseudo-terminal, keys go in, the screen comes out."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

_SOURCES = Path(__file__).parents[2] / "src"
_PATIENCE = 30.0
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")


class Terminal:
    """``with Terminal("play", "qiahn") as terminal: terminal.wait_for("›"); terminal.type("1")``."""

    def __init__(self, *words: str, env: Mapping[str, str], columns: int = 80) -> None:
        self._main, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        surroundings = {**os.environ, "PYTHONPATH": str(_SOURCES), "TERM": "xterm-256color", "PAGER": "cat", **env}
        surroundings.pop("COLUMNS", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "liza", *words],
            stdin=child,
            stdout=child,
            stderr=child,
            env=surroundings,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )
        os.close(child)
        self._raw = b""
        self.seen = ""
        """Everything on the screen so far, without colours."""
        self._at = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._main)

    def wait_for(self, text: str) -> None:
        """Wait until a text appears after the one that was waited for last."""
        self.waits_for(text)
        self._at = self.seen.index(text, self._at) + len(text)

    def waits_for(self, *texts: str) -> str:
        """Return which of several texts appears first, without going on past it."""
        until = time.monotonic() + _PATIENCE
        while True:
            places = {text: self.seen.find(text, self._at) for text in texts}
            found = [text for text in texts if places[text] >= 0]
            if found:
                return min(found, key=lambda text: places[text])
            if not self._read(until):
                raise AssertionError(f"{texts} did not appear; on the screen:\n{self.seen[self._at :]}")

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._main, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C; a hand is never so fast that the program has not begun to wait yet."""
        until = time.monotonic() + _PATIENCE
        while not self._waits():
            assert time.monotonic() < until, "the program never waits for anything"
        os.write(self._main, b"\x03")

    def _waits(self) -> bool:
        """Whether the program waits for something: a key, a while, another process."""
        return Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].startswith("S")

    def end(self) -> int:
        """Read on until the command ends; return its exit code."""
        until = time.monotonic() + _PATIENCE
        while self._read(until):
            pass
        return self._process.wait(timeout=_PATIENCE)

    def _read(self, until: float) -> bool:
        ready, _, _ = select.select([self._main], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return False
        data = b""
        with contextlib.suppress(OSError):
            data = os.read(self._main, 65536)
        self._raw += data
        self.seen = _CONTROL.sub("", self._raw.decode(errors="ignore"))
        return bool(data)
