"""What tests of every room share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

rule = pytest.mark.rule
"""Cites the rows of a ledger that a test sees happen: ``@rule("QT-024", "QT-A08")``."""


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
