"""Tables that are watched with a delay: worked out once more, from those entries of the log that are old enough.

A delayed table knows no later entry, so nothing that is sent of it can give one away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from liza.match.log import Entry
from liza.server.base.tokens import PresentedKey
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import Client, Greeting, LiveTable, Outbox
from liza.server.tables.repository import LoadedTable
from liza.server.tables.table_plan import TablePlan
from liza.store import FAULTS

_LOG: Final = logging.getLogger("liza.server")
_LOOK_EVERY: Final = 1.0
"""Seconds between two looks into a log, where no entry is known that will be old enough before."""
_LEAST: Final = 0.05


def shown_until(plan: TablePlan, now: int) -> int:
    """Return up to when those who watch with a delay see everything, or refuse."""
    if not plan.open_after:
        raise Denied("running")
    until = now - plan.open_after * 1000
    if until < plan.created:
        raise Denied("watch-later")
    return until


class DelayedRoom:
    """One table as it was a while ago, and those who watch it so."""

    def __init__(self, hub: Hub, table: str, plan: TablePlan, seed: bytes) -> None:
        self._hub: Final = hub
        self.lock: Final = asyncio.Lock()
        self.live: Final = LiveTable(
            LoadedTable(table, plan, seed), lambda: hub.repository.clock() - plan.open_after * 1000, _ignore
        )
        self.running = False

    async def catch_up(self) -> float:
        """Take in the entries that are old enough; return after how many seconds to look again."""
        kept = self.live.kept
        until = shown_until(kept.plan, self._hub.repository.clock())
        entries = await self._hub.store.log(kept.id, kept.table.n)
        old = [entry for entry in entries if entry.at <= until]
        if self.live.clients:
            for entry in old:
                kept.tell(kept.table.apply(entry))
        else:
            await asyncio.to_thread(_apply, kept, old)
        waits = entries[len(old)].at - until if len(old) < len(entries) else _LOOK_EVERY * 1000
        return min(_LOOK_EVERY, max(_LEAST, waits / 1000))

    async def run(self) -> None:
        """Work for as long as there is a client."""
        try:
            while self.live.clients:
                after = _LOOK_EVERY
                try:
                    async with self.lock:
                        after = await self.catch_up()
                except FAULTS as fault:
                    _LOG.warning("a delayed table could not be read", extra={"fault": type(fault).__name__})
                await asyncio.sleep(after)
        finally:
            self.running = False


class DelayedRooms:
    """The delayed tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._rooms: Final[dict[str, DelayedRoom]] = {}

    async def enter(
        self, table: str, shown: PresentedKey, eyes: int, outbox: Outbox, greet: Greeting
    ) -> tuple[LiveTable, Client]:
        """Let a client see with the eyes of a seat, as it was a while ago."""
        live = await self._hub.live_for(table, shown.key)
        plan = live.kept.plan
        if self._hub.seat_of(live.table, plan, shown) is not None:
            raise Denied("plays-here")
        if eyes >= len(live.table.chairs):
            raise Denied("no-seat")
        room = self._rooms.get(table) or DelayedRoom(self._hub, table, plan, live.kept.setting.seed)
        async with room.lock:
            await room.catch_up()
            client = Client(outbox, None, None)
            client.eyes = eyes
            await greet(room.live, client)
            room.live.clients.append(client)
            self._rooms[table] = room
            if not room.running:
                room.running = True
                self._hub.beside(room.run())
        return room.live, client

    async def leave(self, live: LiveTable, client: Client) -> None:
        """Let a client go; a delayed table that no one watches is forgotten."""
        live.clients.remove(client)
        room = self._rooms.get(live.kept.id)
        if not live.clients and room is not None and room.live is live:
            del self._rooms[live.kept.id]


def _apply(kept: LoadedTable, entries: Sequence[Entry]) -> None:
    for entry in entries:
        kept.table.apply(entry)
    kept.told = kept.table.n


def _ignore(_live: LiveTable) -> None:
    """Tell no other process: a delayed table is told by each for itself."""
