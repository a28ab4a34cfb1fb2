"""Clearing the tables: those that nobody came to, those that ended long ago. Any process may do it, and all do."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from liza.match.log import Refused
from liza.server.hub import Hub
from liza.server.problems import Denied
from liza.store import FAULTS, retention, workshop

_LOG: Final = logging.getLogger("liza.server")
_HOUR: Final = 3_600_000
_DRAFTS: Final = 365 * 24 * _HOUR
"""How long drafts and pictures are kept that nobody touches."""
_EVERY: Final = 600.0
"""Seconds between two rounds."""


async def sweep_for_ever(hub: Hub) -> None:
    """Clear the tables now and then."""
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await sweep(hub)
        except FAULTS:
            _LOG.exception("the tables could not be cleared")


async def sweep(hub: Hub) -> None:
    """Let tables fade to which nobody came, archive games that ended long ago, delete what is of no use any more."""
    now, config = hub.keeper.clock(), hub.config
    for id in await retention.forsaken(hub.store, now - int(config.fade * _HOUR)):
        with suppress(Denied, Refused):
            await hub.commit(await hub.live(id), "fade", 0)
    await retention.forget(hub.store, now - int(config.forget * _HOUR))
    await retention.archive(hub.store, now - int(config.archive * _HOUR))
    await retention.prune(hub.store)
    await workshop.forget_old(hub.store, now - _DRAFTS)
