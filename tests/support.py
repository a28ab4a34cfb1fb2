"""What tests of every room share."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet

from liza.kernel.state import State

T = TypeVar("T")

rule = pytest.mark.rule
"""Cites the rows of a ledger that a test sees happen: ``@rule("QT-024", "QT-A08")``."""


def now(chosen: Collection[str], every: Iterable[str]) -> list[ParameterSet]:
    """Return parameters of which the chosen are tried at every change, the others by ``python3 run.py test --all``."""
    return [pytest.param(one, marks=[] if one in chosen else pytest.mark.slow) for one in every]


def offered(state: State, seat: int) -> list[int]:
    """Return what a seat may choose now, having seen that nothing of it is refused."""
    legal = state.legal(seat)
    refused = {action: state.agenda[-1].refuse(state, seat, action) for action in legal}
    assert not any(refused.values()), {state.game.notation(action): why for action, why in refused.items() if why}
    return legal


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
