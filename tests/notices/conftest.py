"""A service that receives what is sent, and both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.notices.receiver import Receiver, receiving
from tests.postgres import HASTY, Postgres, postgres


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres(HASTY) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())
