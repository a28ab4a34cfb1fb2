"""Every game is checked, the example that comes from another package included."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.beside import sixth_game


@pytest.fixture(scope="package", autouse=True)
def _beside() -> Iterator[None]:
    with sixth_game():
        yield
