"""Has rated games judged that somebody left: jobs of the site, one at a time, addresses taking turns.

A game is judged when it is over, so that nothing of its hidden cards is told early, but at the position in which the
player left. Ratings take its result in after that.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from liza.kernel.base.errors import LizaError
from liza.match.log import Entry
from liza.match.table import Table
from liza.referee.win_probability import PLAYOUTS, verdict
from liza.server.packs.admission import ready
from liza.server.packs.pack_cache import bound_game
from liza.server.processes.job_queue import Job, JobQueue
from liza.server.protocol.problems import Denied
from liza.server.tables.repository import plan_of
from liza.server.tables.table_plan import TablePlan
from liza.store import FAULTS, Store, StoredTable
from liza.store.results.verdicts import StoredVerdict, keep_verdicts, unjudged, verdicts_on

_LOG: Final = logging.getLogger("liza.server")
_EVERY: Final = 2.0
"""Seconds between two looks whether a game that was left has ended."""
_KIND: Final = "leaving"
_SECONDS: Final = 600
_TRIES: Final = 3
"""A game that cannot be judged counts as if each player had left it as the last one of those still in."""


class LeftGame(msgspec.Struct, frozen=True):
    """What is to be judged, as it travels to another process."""

    table: str
    plan: TablePlan
    seed: str
    left: dict[int, int]
    """The seats, and the entries with which their players left."""


class LeavingReferee:
    """Judges the rated games of a site that were left."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._jobs: Final = JobQueue(store, clock, "a game that was left could not be judged")
        self._tries: Final[Counter[str]] = Counter()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look()
            except FAULTS as fault:
                _LOG.warning("games that were left could not be judged", extra={"fault": type(fault).__name__})

    async def close(self) -> None:
        """Cancel what is under way: it begins anew at the next look."""
        await self._jobs.close()

    async def look(self) -> int:
        """Begin with games that wait, and keep the verdicts that are there; return how many games wait."""
        waiting = await unjudged(self._store)
        for table, left in waiting.items():
            try:
                await self._look_at(table, left)
            except (Denied, LizaError, ValueError) as fault:
                _LOG.warning("a game cannot be judged", extra={"table": table, "fault": str(fault)})
                await self._keep(table, [])
        return len(waiting)

    async def _look_at(self, table: str, left: Mapping[int, int]) -> None:
        known = await verdicts_on(self._store, [table])
        if {one.seat: one.n for one in known} == left:  # results were made again from the logs
            await self._keep(table, known)
            return
        key = (table, _KIND)
        found = await self._jobs.result(key)
        if found is not None:
            await self._keep(table, msgspec.json.decode(found, type=list[StoredVerdict]))
            return
        row = await self._store.find(table)
        if row is None or self._tries[table] >= _TRIES:
            raise ValueError("given up")
        if await self._jobs.look(key) is None:
            plan = plan_of(row)
            await ready(plan.game, plan.pack)
            plan.check_rules()
            await self._begin(row, plan, left)

    async def _begin(self, row: StoredTable, plan: TablePlan, left: Mapping[int, int]) -> None:
        entries = await self._store.log(row.id)
        asked = LeftGame(row.id, plan, row.seed, dict(left))
        with suppress(Denied):  # addresses take turns: this one's games are looked at again
            await self._jobs.begin((row.id, _KIND), plan.owner, lambda: _Judging(asked, entries))
            self._tries[row.id] += 1

    async def _keep(self, table: str, verdicts: Sequence[StoredVerdict]) -> None:
        await keep_verdicts(self._store, table, verdicts)
        self._tries.pop(table, None)


class _Judging(Job):
    """One game."""

    def __init__(self, asked: LeftGame, entries: Sequence[Entry]) -> None:
        super().__init__(1, _SECONDS)
        self._asked: Final = asked
        self._entries: Final = entries
        self.total = 1

    async def work(self) -> bytes:
        """Have it judged in a process of its own."""
        return await self.hand(self.sandboxes[0], judged, self._asked, self._entries)


def judged(asked: LeftGame, entries: Sequence[Entry], playouts: int = PLAYOUTS) -> bytes:
    """Return the verdicts on a game as JSON: how each who left stood before the entry with which they did."""
    bound_game(asked.plan.game, asked.plan.pack)
    table = Table(asked.plan.setting(asked.table, bytes.fromhex(asked.seed)))
    found: list[StoredVerdict] = []
    for entry in entries:
        for seat in [seat for seat, n in asked.left.items() if n == entry.n]:
            assert table.match is not None
            dice = _dice(asked, seat)
            told = verdict(table.match.state, seat, dice, playouts)
            ahead = msgspec.json.encode([[round(part, 4) for part in chance] for chance in told.ahead]).decode()
            mean = [round(part, 4) for part in told.mean]
            found.append(StoredVerdict(asked.table, seat, entry.n, told.judge, told.playouts, dice, ahead, *mean))
        table.apply(entry)
    return msgspec.json.encode(found)


def _dice(asked: LeftGame, seat: int) -> str:
    """Return the seed of the playouts: known to nobody before the game is over, and to be checked by anybody after."""
    return hashlib.sha256(f"{asked.seed} {asked.table} {seat}".encode()).hexdigest()[:32]
