"""Failures that say what differs: asserts of shared helpers are rewritten, states are compared field by field."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import groupby, islice, zip_longest
from pathlib import Path
from typing import Any

import pytest

HELPERS = (
    "liza.conformance.checks", "liza.conformance.leaving", "liza.conformance.play", "liza.conformance.secrecy",
    "tests.games.qiahn.table", "tests.games.tankup.arena", "tests.games.tanxi.island",
    "tests.games.terrorixico.table", "tests.games.tornaris.table",
)  # fmt: skip
MOST = 12
"""So many differences are shown at most."""
MISSING = "nothing"
WAITING = {"e2e": 5, "server": 1, "store": 1}
"""Folders of tests that wait for browsers, servers and databases, and how long one of theirs takes beside the others."""

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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Share the tests out anew where several processes run them, once it is known which are wanted."""
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = shared_out(items, processes)


def shared_out(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """Return the tests in such an order that each process begins with its share of those that wait.

    Every process is given as many tests as any other, one after another; those that have none left take some from
    others. Where all waiting ones come last a few long tests are left in the end, with the processor idle. A file's
    tests stay together, for what they share is made once.
    """
    files = [list(found) for _, found in groupby(items, key=lambda item: item.path)]
    waiting = [found for found in files if found[0].path.parent.name in WAITING]
    parts: list[list[pytest.Item]] = [[] for _ in range(processes)]
    loads = [0] * processes
    for found in sorted(waiting, key=_load, reverse=True):
        least = loads.index(min(loads))
        parts[least] += found
        loads[least] += _load(found)
    others = iter([item for found in files if found[0].path.parent.name not in WAITING for item in found])
    left = len(items)
    shared: list[pytest.Item] = []
    for at, part in enumerate(parts):
        size = left // (processes - at)
        left -= size
        shared += part
        shared += islice(others, max(0, size - len(part)))
    return [*shared, *others]


def _load(found: Sequence[pytest.Item]) -> int:
    """Return how long the tests of a file take, in no particular unit."""
    return WAITING[found[0].path.parent.name] * len(found)
