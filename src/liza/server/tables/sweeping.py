"""Clearing the tables: those left untouched, those that ended long ago. Any process may do it, and all do.

Where an address has too many, it may open no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from liza.match.log import EntryRefused
from liza.match.table import Table
from liza.notices.subscriptions import sweep_subscriptions
from liza.people.forgetting import forget_names
from liza.people.upkeep import sweep_expired, sweep_persons
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.store import FAULTS, retention, workshop
from liza.store.lists import alive, opened, surplus

_LOG: Final = logging.getLogger("liza.server")
_HOUR: Final = 3_600_000
_DRAFTS: Final = 365 * 24 * _HOUR
"""How long unused drafts and pictures are kept."""
_CROWDED: Final = 30 * 24 * _HOUR
"""How long while more than half of the shelf is taken."""
_MEGABYTE: Final = 1_000_000
_EVERY: Final = 600.0
"""Seconds between two rounds."""
_BREATH: Final = 0.02
"""Seconds between two parts of a round, for those who are playing."""
_MOST_PARTS: Final = 1_000
"""What is left after so many parts is left for the next round."""


async def sweep_for_ever(hub: Hub) -> None:
    """Clear the tables now and then."""
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await sweep(hub)
        except FAULTS:
            _LOG.exception("the tables could not be cleared")


async def sweep(hub: Hub) -> None:
    """Let untouched tables fade, archive games that ended long ago, delete what is of no use any more."""
    now, config, store = hub.repository.clock(), hub.config, hub.store
    idle, abandoned = now - int(config.fade * _HOUR), now - int(config.abandoned * _HOUR)
    await _fade_all(hub, lambda: retention.forsaken(store, "waiting", idle), idle)
    await _fade_all(hub, lambda: retention.unattended(store, idle), idle)
    await _fade_all(hub, lambda: retention.forsaken(store, "running", abandoned), abandoned)
    await _until_done(lambda: retention.forget(store, now - int(config.forget * _HOUR)))
    await _until_done(lambda: retention.archive(store, now - int(config.archive * _HOUR)))
    await _page_by_page(lambda after: retention.prune_snapshots(store, after))
    await _page_by_page(lambda after: retention.prune_packs(store, after))
    await _page_by_page(lambda after: sweep_persons(store, after, now))
    await _page_by_page(lambda after: sweep_subscriptions(store, after))
    await sweep_expired(store, now)
    await forget_all(hub)
    crowded = await workshop.kept_bytes(store) > config.shelf * _MEGABYTE / 2
    await _until_done(lambda: workshop.forget_old(store, now - (_CROWDED if crowded else _DRAFTS)))


async def forget_all(hub: Hub) -> None:
    """Take the names of deleted persons out of their games, and have the tables in use read anew."""
    while renamed := await forget_names(hub.store):
        for id in renamed:
            await hub.store.announce("renamed", id)
        await asyncio.sleep(_BREATH)


async def fade(hub: Hub, id: str, before: int) -> None:
    """Call a table off, unless it was played at since a time after all."""

    def untouched(table: Table) -> None:
        if table.at >= before:
            raise Denied("stale")

    try:
        await hub.commit(await hub.live(id), "fade", 0, guard=untouched)
    except (Denied, EntryRefused):
        # It cannot be read now, or another process wrote to it without noting the time: look again much later.
        await hub.store.touch([id], hub.repository.clock())


async def check_room(hub: Hub, owner: str, *, bots_alone: bool) -> None:
    """Refuse another table to an address that has many alive already, or has opened many of late.

    A table is alive while it is unfinished and was touched lately: what was left behind does not count.
    """
    config, now = hub.config, hub.repository.clock()
    if config.opened and await opened(hub.store, owner, now - _HOUR, config.opened) >= config.opened:
        raise Denied("many-opened")
    most = max(config.tables, config.bot_tables)
    if not most:
        return
    found = await alive(hub.store, owner, now - int(config.alive * _HOUR), most)
    if config.tables and found.all >= config.tables:
        raise Denied("many-tables")
    if config.bot_tables and bots_alone and found.bots >= config.bot_tables:
        raise Denied("many-bot-tables")


async def make_room(hub: Hub, owner: str) -> None:
    """Let unfinished tables of an address fade that has more than are kept, those that were left first."""
    config = hub.config
    if config.unfinished:
        before = hub.repository.clock() - int(config.fade * _HOUR)
        for id in await surplus(hub.store, owner, config.unfinished, before):
            await fade(hub, id, before)


async def _fade_all(hub: Hub, find: Callable[[], Awaitable[list[str]]], before: int) -> None:
    for _ in range(_MOST_PARTS):
        found = await find()
        for id in found:
            await fade(hub, id, before)
            await asyncio.sleep(0)
        if len(found) < retention.MOST:
            return
        await asyncio.sleep(_BREATH)


async def _until_done(part: Callable[[], Awaitable[int]]) -> None:
    for _ in range(_MOST_PARTS):
        if not await part():
            return
        await asyncio.sleep(_BREATH)


async def _page_by_page(part: Callable[[str], Awaitable[str | None]]) -> None:
    after: str | None = ""
    while after is not None:
        after = await part(after)
        await asyncio.sleep(_BREATH)
