"""Which processes are at work: each writes now and then that it is, which also shows that it can write."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update

from liza.store.base import Store
from liza.store.schema import PROCESSES

_FORGET: Final = 24 * 3600 * 1000
"""Milliseconds after which the row of a silent process is deleted."""
_TIME: Final = "SELECT extract(epoch FROM clock_timestamp()) * 1000"
_SILENT: Final = 30_000
"""Milliseconds without a sign of life, six beats, after which a process counts as dead."""


class ProcessPulse(NamedTuple):
    """A server or a worker."""

    id: str
    kind: str
    host: str
    pid: int
    started: int
    seen: int
    draining: bool = False
    playing: int = 0
    """How many are at its tables who play there."""


async def beat(store: Store, process: ProcessPulse) -> None:
    """Write that a process is at work; the first time, forget those of long ago."""
    async with store.writing() as connection:
        same = update(PROCESSES).where(PROCESSES.c.id == process.id).values(seen=process.seen, playing=process.playing)
        if not (await connection.execute(same)).rowcount:
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.seen < process.seen - _FORGET))
            await connection.execute(insert(PROCESSES).values(process._asdict()))


async def processes(store: Store, now: int) -> list[ProcessPulse]:
    """Return the processes that were heard of lately, the newest first; a killed one is silent."""
    living = select(*(PROCESSES.c[name] for name in ProcessPulse._fields)).where(PROCESSES.c.seen > now - _SILENT)
    wanted = living.order_by(PROCESSES.c.started.desc())
    async with store.reading() as connection:
        return [ProcessPulse(*row) for row in await connection.execute(wanted)]


async def playing(store: Store, now: int) -> int:
    """Return how many play now at the tables of all processes that were heard of lately."""
    wanted = select(func.coalesce(func.sum(PROCESSES.c.playing), 0)).where(PROCESSES.c.seen > now - _SILENT)
    async with store.reading() as connection:
        return int((await connection.execute(wanted)).scalar_one())


async def time_of(store: Store) -> int:
    """Return the time of a database that several processes share, in milliseconds since 1970."""
    async with store.reading() as connection:
        return int((await connection.execute(text(_TIME))).scalar_one())


async def leave(store: Store, process_id: str) -> None:
    """Write that a process has ended."""
    async with store.writing() as connection:
        await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process_id))
