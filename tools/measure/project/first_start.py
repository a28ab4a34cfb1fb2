"""Seconds from a fresh clone until the site answers, a table can be played at and the engine is compiled.

Clones the last commit into a temporary folder, runs `python3 run.py serve` there with an empty home, and deletes it.
With --play it runs `python3 run.py play tankup` instead, until the first question. Uses the package registries.
On Linux it prints the processor seconds so far, too.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tools.environment import BASE, ROOT
from tools.options import options

PATIENCE: Final = 900


def ask(site: str, path: str, body: dict[str, Any] | None = None, key: str = "") -> dict[str, Any]:
    """Return what the site answers, asked as its own page asks."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "origin": site} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"{site}{path}", data, headers)  # noqa: S310 - of this machine
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
        found: dict[str, Any] = json.load(answer)
        return found


def processor(session: int) -> str:
    """Return the seconds of processor that a session's processes took, and those that they waited for."""
    took = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            took += sum(map(int, fields[11:15])) if int(fields[3]) == session else 0
    return f" ({took / os.sysconf('SC_CLK_TCK'):.0f} s of processor)" if took else ""


def until(what: str, began: float, session: int, holds: Any) -> None:
    """Wait for something and say how long it took."""
    while time.monotonic() - began < PATIENCE:
        try:
            if holds():
                print(f"{time.monotonic() - began:6.1f} s  {what}{processor(session)}", flush=True)
                return
        except (urllib.error.URLError, OSError, TimeoutError):
            pass
        time.sleep(0.1)
    raise SystemExit(f"After {PATIENCE} s there was still no sign of it: {what}.")


def main() -> int:
    """Start the site, or a game in the terminal, in a fresh clone and watch it."""
    words = options("measure first-start", __doc__)
    words.add_argument("--play", action="store_true", help="a game in the terminal instead of the site")
    watch = watch_play if words.parse_args().play else watch_site
    with tempfile.TemporaryDirectory(prefix="liza-first-") as name:
        folder = Path(name)
        clone, home = folder / "liza", folder / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        surroundings = {**os.environ, "HOME": str(home)}
        for variable in ("PYTHONPATH", "VIRTUAL_ENV", "DISPLAY"):
            surroundings.pop(variable, None)
        watch(clone, surroundings)
    return 0


def watch_play(clone: Path, surroundings: dict[str, str]) -> None:
    """Begin a game in the terminal and wait for its first question."""
    began = time.monotonic()
    command = [BASE, "-u", "run.py", "play", "tankup"]
    game = subprocess.Popen(
        command, cwd=clone, env=surroundings, start_new_session=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert game.stdout is not None
    out = game.stdout.fileno()
    try:
        asked = iter(lambda: os.read(out, 4096), b"")
        until("the first question is asked", began, game.pid, lambda: any("›".encode() in text for text in asked))
    finally:
        os.killpg(game.pid, signal.SIGTERM)
        game.wait(30)


def watch_site(clone: Path, surroundings: dict[str, str]) -> None:
    """Open the site and wait until it answers, until one can sit down, and until the engine is compiled."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    began = time.monotonic()
    command = [BASE, "run.py", "serve", "--port", str(port)]
    site = subprocess.Popen(command, cwd=clone, env=surroundings, start_new_session=True)
    try:
        address = f"http://127.0.0.1:{port}"
        until("the site answers", began, site.pid, lambda: ask(address, "/healthz"))
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "gentle"}]
        made = ask(address, "/api/tables", {"game": "qiahn", "seats": seats})
        table, key = f"/api/tables/{made['table']['id']}", made["keys"][0]["token"]
        until("a table can be played at", began, site.pid, lambda: ask(address, table, key=key))
        until("the engine is compiled", began, site.pid, lambda: list((clone / ".venv").glob("liza-built-*")))
    finally:
        os.killpg(site.pid, signal.SIGTERM)
        site.wait(30)
