"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from liza.store import Store, open_store
from tests.postgres import HASTY, Postgres, postgres


@pytest.fixture(scope="package")
def cluster() -> Iterator[Postgres]:
    with postgres(HASTY) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Return what makes a store, several times the same one."""
    db = str(tmp_path / "liza.db")
    if request.param == "postgresql":
        db = request.getfixturevalue("cluster").url
    return lambda: open_store(db)
