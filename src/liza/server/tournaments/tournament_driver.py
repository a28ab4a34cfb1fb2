"""Moves tournaments on: opens the tables that are drawn, collects how they ended, draws the next round.

Any process may do this. One at a time has the lease of a tournament, and the number of each entry keeps two processes
from storing different draws. A draw is stored before its tables are opened, and opening a table twice opens it once: so
a process that is killed at any moment leaves nothing behind that the next one does not finish.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from liza.kernel.base.errors import LizaError
from liza.match.log import UNFINISHED
from liza.server.base.tokens import new_id
from liza.server.processes.fair_queue import FairQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol.company.tournament_bodies import TournamentList
from liza.server.protocol.limits import PerAddress
from liza.server.protocol.problems import Denied
from liza.server.tables.finished.finishing import finished
from liza.server.tables.hub import Hub
from liza.server.tournaments.loaded_tournament import LoadedTournament, row_info
from liza.store import FAULTS
from liza.store import tournament_log as log
from liza.store.lists import opened
from liza.tournaments import (
    Finished,
    Meeting,
    RoundDrawn,
    Seating,
    TournamentClosed,
    TournamentEvent,
    may_draw,
    next_tables,
)

_LOG: Final = logging.getLogger("liza.tournaments")
_EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
_LEASE: Final = 20_000
_AT_ONCE: Final = 4
LIVE_EVERY: Final = 2_000
"""Milliseconds between two looks at a tournament whose games are played in one sitting."""
SLOW_EVERY: Final = 30_000
ARENA_PATIENCE: Final = 20_000
"""How long those who are free in an arena wait for others before bots fill their table."""
OPEN_FOR: Final = 60 * 24 * 3_600_000
"""How long a tournament waits for its organiser to begin it."""
_FRESH: Final = 1_000
"""Milliseconds for which the list is the same for all."""
_MOST_LOADED: Final = 200
MOST_OF_AN_ADDRESS: Final = 20
"""Unfinished tournaments that one address may have opened, and all at a stretch."""
_OPENED_A_SECOND: Final = 1 / 360
_FEW: Final = 4
"""Entrants whose draw takes no time: they have one table, or two."""
_PLACES: Final = 8
_SHARE: Final = 2
_DRAW_SECONDS: Final = 30
"""Seconds of a processor that a draw may take; the largest tournaments take a second or two."""
_OFTEN: Final = 2
"""How many times more tables tournaments of an address may open in an hour than its visitors."""
_HOUR: Final = 3_600_000


class TournamentDriver:
    """Reads tournaments and moves them on."""

    def __init__(self, hub: Hub, clock: Callable[[], int]) -> None:
        self._hub: Final = hub
        self.kept: Final = hub.store
        self.clock: Final = clock
        self._loaded: Final[OrderedDict[str, LoadedTournament]] = OrderedDict()
        self._reading: Final = asyncio.Lock()
        self._listing: Final = asyncio.Lock()
        self._list: TournamentList | None = None
        self._list_at = 0
        self._sandbox: Final = Sandbox()
        self._queue: Final = FairQueue(_PLACES, _SHARE, 1.0)
        self.opening: Final = PerAddress(_OPENED_A_SECOND if hub.config.requests else 0.0, MOST_OF_AN_ADDRESS)
        """Tournaments that an address may open, however soon it closes them."""

    def close(self) -> None:
        """End the process that draws."""
        self._sandbox.close()

    async def run(self) -> None:
        """Move on what is due, until cancelled."""
        while True:
            try:
                due = await log.claim_due(self.kept, self.clock(), _LEASE, _AT_ONCE)
                # None waits for the draws of another.
                for fault in await asyncio.gather(*map(self.look, due), return_exceptions=True):
                    if fault is not None:
                        raise fault
            except FAULTS as fault:
                _LOG.warning("tournaments could not be looked at", extra={"fault": type(fault).__name__})
            await asyncio.sleep(_EVERY)

    async def look(self, id: str) -> None:
        """Move one tournament on; trouble with it leaves the others alone."""
        due = self.clock() + SLOW_EVERY
        try:
            loaded = await self.loaded(id)
            await self._move_on(loaded)
            if loaded.setting.live:
                due = self.clock() + LIVE_EVERY
        except (Denied, LizaError) as fault:
            _LOG.warning("a tournament stands still", extra={"tournament": id, "fault": str(fault)})
        except FAULTS:
            raise
        except Exception:  # noqa: BLE001 - see above
            _LOG.exception("a tournament made trouble", extra={"tournament": id})
        await log.look_again(self.kept, id, due)

    async def loaded(self, id: str) -> LoadedTournament:
        """Return a tournament as it is stored now."""
        found = self._loaded.get(id)
        if found is None:
            row = await log.tournament(self.kept, id)
            if row is None:
                raise Denied("no-tournament")
            found = self._loaded.setdefault(id, LoadedTournament(row))
        async with self._reading:  # entries are taken in once and in order, however many ask
            self._loaded.move_to_end(id)
            while len(self._loaded) > _MOST_LOADED:
                self._loaded.popitem(last=False)
            found.take_in(await log.entries(self.kept, id, found.n))
        return found

    async def shown(self, id: str) -> LoadedTournament:
        """Return a tournament as a visitor may see it: with the tables that are there."""
        found = await self.loaded(id)
        unopened = [meeting.id for meeting in found.unopened]
        if unopened:
            found.opened.update(await log.table_ends(self.kept, unopened))
        return found

    async def listed(self) -> TournamentList:
        """Return the public tournaments, as they were a moment ago at most."""
        async with self._listing:
            now = self.clock()
            if self._list is None or now - self._list_at >= _FRESH:
                rows = [await log.listed_tournaments(self.kept, status) for status in ("open", "running", "over")]
                self._list, self._list_at = TournamentList(*([row_info(row) for row in some] for some in rows)), now
            return self._list

    async def store(self, loaded: LoadedTournament, event: TournamentEvent, key: str = "") -> bool:
        """Store an event and apply it; False if another entry was stored first, which is then taken in."""
        now = self.clock()
        entry = loaded.next_entry(event, now, key)
        more = 1 if key else 0
        status = (
            "over"
            if isinstance(event, TournamentClosed)
            else "running"
            if isinstance(event, RoundDrawn)
            else loaded.status
        )
        due = {"open": loaded.setting.created + OPEN_FOR, "running": now + _LEASE}.get(status)
        entrants = len(loaded.tournament.entrants) + more
        done = await log.append(self.kept, loaded.id, entry, status, entrants, due)
        await self.loaded(loaded.id)
        return done

    # One look.

    async def _move_on(self, loaded: LoadedTournament) -> None:
        if loaded.status == "open" and self.clock() >= loaded.setting.created + OPEN_FOR:
            await self.store(loaded, TournamentClosed())
        if loaded.status != "running" or not await self._collect(loaded):
            return
        while tables := await self._next(loaded):  # more than once where all rounds are played side by side
            if not await self.draw(loaded, tables):
                return
        if tables is None:
            await self.store(loaded, TournamentClosed())

    async def draw(self, loaded: LoadedTournament, tables: list[Seating]) -> bool:
        """Store a round and open its tables; False if another entry was stored first."""
        if not await self.store(loaded, RoundDrawn(tuple((new_id(), seating) for seating in tables))):
            return False
        await self._open_some(loaded, loaded.tournament.of_round(loaded.tournament.rounds))
        return True

    async def _collect(self, loaded: LoadedTournament) -> bool:
        """Store how tables ended; open those that a killed process has drawn but not opened. False if overtaken."""
        running, unopened = loaded.tournament.running, list[Meeting]()
        ends = await log.table_ends(self.kept, [meeting.id for meeting in running])
        for meeting in running:
            end = ends.get(meeting.id)
            if end is None:
                unopened.append(meeting)
            elif end.status not in UNFINISHED or end.trouble is not None:
                places = await self._places(meeting, end)
                if not await self.store(loaded, Finished(meeting.id, places)):
                    return False
            else:
                loaded.opened.add(meeting.id)
        await self._open_some(loaded, unopened)
        return True

    async def _open_some(self, loaded: LoadedTournament, meetings: Sequence[Meeting]) -> None:
        """Open tables, as many as the organiser's address may open in an hour; the others follow at a later look."""
        owner, most = loaded.setting.owner, _OFTEN * self._hub.config.opened
        if most and meetings:
            meetings = meetings[: max(0, most - await opened(self.kept, owner, self.clock() - _HOUR, most))]
        for meeting in meetings:
            await self._open(loaded, meeting)

    async def _open(self, loaded: LoadedTournament, meeting: Meeting) -> None:
        plan = loaded.setting.plan(loaded.tournament, meeting, loaded.keys, self.clock())
        await self._hub.create(meeting.id, plan)
        loaded.opened.add(meeting.id)

    async def _places(self, meeting: Meeting, end: log.TableEnd) -> tuple[int, ...]:
        """Return the places at a table; all share the first at one that was called off or set apart."""
        if end.status == "over":
            with suppress(Denied, LizaError):
                live = await self._hub.live(meeting.id)
                found = finished(live.kept.plan, live.table)
                if found is not None:
                    return tuple(seat.place for seat in found.seats)
        return (1,) * len(meeting.seating)

    async def next_tables(self, loaded: LoadedTournament, *, waited: bool = False) -> list[Seating] | None:
        """Return what is drawn next, worked out in another process, in which organisers take turns."""
        tournament = loaded.tournament
        if not may_draw(tournament, waited=waited):
            return []
        if len(tournament.field) <= _FEW:
            return await asyncio.to_thread(next_tables, tournament, waited=waited)
        async with self._queue.entered(loaded.setting.owner):
            try:
                return await asyncio.to_thread(self._sandbox.do, _DRAW_SECONDS, next_tables, tournament, waited=waited)
            except LimitExceeded:
                raise Denied("busy") from None

    async def _next(self, loaded: LoadedTournament) -> list[Seating] | None:
        now, until = self.clock(), loaded.until
        if until is None:
            return await self.next_tables(loaded)
        if now >= until:
            return None if not loaded.tournament.running else []
        tables = await self.next_tables(loaded)
        if tables:
            loaded.free_since = None
            return tables
        loaded.free_since = loaded.free_since or now
        if now - loaded.free_since < ARENA_PATIENCE:
            return []
        loaded.free_since = None
        return await self.next_tables(loaded, waited=True)
