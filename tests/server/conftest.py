"""One server for the tests that only need one; every game is there, the example from another package included."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.conformance.beside import sixth_game
from tests.postgres import HASTY, Postgres, postgres
from tests.server.client import Server, serving


@pytest.fixture(scope="package", autouse=True)
def _beside() -> Iterator[None]:
    with sixth_game():
        yield


@pytest.fixture(scope="package")
def server(_beside: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "liza.db"), absence=0.0)
    running.log = folder / "log"
    running.start()
    yield running
    # Nothing that all these tests have asked for may have kept everybody else waiting.
    held = running.held()
    running.stop()
    complaints = [line for line in running.log.read_text(encoding="utf-8").splitlines() if "event loop" in line]
    assert held == 0, "\n".join(complaints)


@pytest.fixture(scope="package")
def cluster() -> Iterator[Postgres]:
    with postgres(HASTY) as running:
        yield running


@pytest.fixture(scope="package")
def two(cluster: Postgres, _beside: None) -> Iterator[list[Server]]:
    """Two servers that know of each other only through the database."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving(cluster.url, bots=0, poll=0.5, absence=0.0)) for _ in range(2)]
