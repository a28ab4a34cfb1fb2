"""Failures that say what differs: asserts of shared helpers are rewritten, states are compared field by field."""

from __future__ import annotations

import os
from asyncio import _get_running_loop, _set_running_loop
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

HELPERS = (
    "liza.conformance.checks", "liza.conformance.leaving", "liza.conformance.random_play", "liza.conformance.secrecy",
    "tests.games.qiahn.table", "tests.games.tankup.arena", "tests.games.tanxi.island",
    "tests.games.terrorixico.table", "tests.games.tornaris.table",
)  # fmt: skip
MOST = 12
"""So many differences are shown at most."""
MISSING = "nothing"

pytest.register_assert_rewrite(*HELPERS)
# Tests talk to this machine alone: without certificates, which would be read anew for every request (50 ms).
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)


def differences(left: Any, right: Any, path: str = "") -> Iterator[str]:
    """Yield where two pieces of plain data differ, each with its path and what stands on either side."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in [*left, *(key for key in right if key not in left)]:
            yield from differences(left.get(key, MISSING), right.get(key, MISSING), f"{path}.{key}".lstrip("."))
    elif isinstance(left, list | tuple) and isinstance(right, list | tuple):
        for at, (one, other) in enumerate(zip_longest(left, right, fillvalue=MISSING)):
            yield from differences(one, other, f"{path}[{at}]")
    elif left != right:
        yield f"{path or 'the whole'}: {left!r} != {right!r}"


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Explain why two states or two views are not the same."""
    from liza import State  # read with the first comparison: a room must not be read before its tests are

    if op != "==":
        return None
    if isinstance(left, State) and isinstance(right, State):
        found = list(differences(left.to_data(), right.to_data()))
        title = f"{left!r} and {right!r} differ"
    elif isinstance(left, dict) and isinstance(right, dict):
        found = list(differences(left, right))
        title = "two pieces of data differ"
    else:
        return None
    return [f"{title} in {len(found)} places:", *found[:MOST]]


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide from other tests of the same process that the browser's driver keeps its event loop between two tests."""
    loop = _get_running_loop()
    if loop is None or request.path.parent.name == "e2e":
        yield
        return
    _set_running_loop(None)
    yield
    _set_running_loop(loop)
