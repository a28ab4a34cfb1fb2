"""Tasks that run beside what is asked for, and work that is done a part at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, TypeVar

T = TypeVar("T")


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """End tasks and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def in_parts(things: list[T], size: int) -> Iterator[list[T]]:
    """Yield things so many at a time."""
    for start in range(0, len(things), size):
        yield things[start : start + size]
