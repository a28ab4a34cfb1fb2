"""What ``liza serve`` and ``liza worker`` do."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from liza.kernel.base.errors import LizaError
from liza.server.base import logs, metrics, traces
from liza.server.base.config import Config
from liza.server.bots.bot_turns import BotWork, LoneTables
from liza.server.site.connections import CountedSocket, PatientHttp, most_connections
from liza.server.site.health import keep_time, keep_time_for_ever
from liza.server.tables.repository import TableRepository
from liza.store import is_shared, open_store

_GRACE_SECONDS: Final = 5
_READY_SECONDS: Final = 30
"""How long a process may take to start, in a rolling upgrade, before the old one stays instead."""
_FEWEST: Final = 100
"""Connections without which there is no point in serving."""
_MAX_FRAME: Final = 65_536
_APP: Final = "liza.server.site.asgi:make_app"


class ServeError(LizaError):
    """The server cannot be run as it was asked to be."""


def _say_nothing() -> None:
    """Do no work: the default for ``begin``."""


def serve(config: Config, begin: Callable[[], None] = _say_nothing) -> None:
    """Serve requests until told to stop; ``begin`` is called once all checks have passed."""
    if config.workers > 1 and not is_shared(config.db):
        raise ServeError("Several processes need PostgreSQL: a SQLite file serves one. Add --db postgresql://….")
    if most_connections() < _FEWEST:
        raise ServeError("The system lets a process have too few open files: raise the limit (ulimit -n 4096).")
    asyncio.run(_migrate(config))
    config.to_environment()
    if config.workers > 1:
        metrics.share()
    begin()
    uvicorn.run(
        _APP,
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        log_config=None,
        access_log=False,
        http=PatientHttp,
        ws=CountedSocket,
        ws_max_size=_MAX_FRAME,
        ws_per_message_deflate=False,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        timeout_worker_healthcheck=_READY_SECONDS,
        server_header=False,
    )


async def _migrate(config: Config) -> None:
    """Migrate the database before the processes use it, and report at once what is wrong with it."""
    logs.set_up(config.log)
    store = open_store(config.db)
    await store.open()
    await store.close()


def worker(config: Config, begin: Callable[[], None] = _say_nothing) -> None:
    """Run bots until told to stop; ``begin`` is called once all checks have passed."""
    if not is_shared(config.db):
        raise ServeError(
            "A worker needs PostgreSQL: a SQLite file serves one process, which lets its bots think itself."
        )
    asyncio.run(_migrate(config))
    begin()
    with suppress(KeyboardInterrupt):
        asyncio.run(_work(config))


async def _work(config: Config) -> None:
    traces.set_up(config.traces, "liza worker")
    store = open_store(config.db)
    await store.open()
    await keep_time(store)
    repository = TableRepository(store)
    keeping = asyncio.create_task(keep_time_for_ever(store))
    work = asyncio.create_task(BotWork(store, LoneTables(repository), config, repository.clock).run())
    with suppress(NotImplementedError):  # some systems have no such signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, work.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await work
    finally:
        keeping.cancel()
        await repository.close()
        await store.close()
        traces.close()
