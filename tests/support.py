"""What tests of every room share."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")

rule = pytest.mark.rule
"""Cites the rows of a ledger that a test sees happen: ``@rule("QT-024", "QT-A08")``."""


def now(chosen: Collection[str], every: Iterable[str]) -> list[ParameterSet]:
    """Return parameters of which the chosen are tried at every change, the others by ``python3 run.py test --all``."""
    return [pytest.param(one, marks=[] if one in chosen else pytest.mark.slow) for one in every]


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
