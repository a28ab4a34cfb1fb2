"""How long work has held the event loop: not what it waited for, and not what ran meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


@coroutine
def held(work: Coroutine[Any, Any, T], note: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Do work and note of each of its steps how many seconds of the processor it took on this thread."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = time.thread_time()
        try:
            awaited = step(given)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            note(time.thread_time() - began)
        try:
            given = yield awaited
            step = work.send
        except BaseException as fault:  # noqa: BLE001 - whatever it is, it is for the work
            step, given = work.throw, fault
