"""One site on SQLite, and one of two processes on PostgreSQL: what is done at the first is looked at in the last."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.civil.site import Site
from tests.postgres import HASTY, postgres
from tests.server.client import serving


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            db = str(tmp_path_factory.mktemp("civil") / "liza.db")
            server = stack.enter_context(serving(db, bots=0))
            yield Site(db, server, server)
        else:
            db = stack.enter_context(postgres(HASTY)).url
            yield Site(db, *(stack.enter_context(serving(db, bots=0)) for _ in range(2)))
