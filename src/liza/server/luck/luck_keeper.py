"""Counts the dice of finished games, one game after the other, in a tenth of a processor and one of the processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from math import log, sqrt
from typing import Final

from liza.games import games
from liza.kernel.base.errors import LizaError
from liza.referee.fair_dice import ONCE_IN, likely_share, log_stake, site_stake
from liza.server.luck.game_luck import GameLuck, game_luck
from liza.server.packs.admission import ready
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol.company.luck_bodies import DiceInfo, LuckInfo, SideInfo, SiteDice
from liza.server.protocol.problems import Denied
from liza.server.tables.repository import plan_of
from liza.store import FAULTS, Store
from liza.store.results.rated import claim_lease, end_lease
from liza.store.results.seat_luck import Face, draw_counts, keep_weighed, luck_of_person, unweighed

_LOG: Final = logging.getLogger("liza.server")
_EVERY: Final = 5.0
"""Seconds between two looks whether a game has ended."""
_LEASE: Final = 5 * 60_000
"""Milliseconds after which a silent process is believed to be gone."""
_NAME: Final = "luck"
_TOGETHER: Final = 10
"""Games under one lease."""
_REST: Final = 9.0
"""How many times as long as it has worked the keeper rests."""
_SECONDS: Final = 20
_MEGABYTES: Final = 1_024
_FRESH: Final = 60.0
"""Seconds for which what is told of the site's dice is kept in memory."""
_USUAL: Final = 4.0
"""The variance at which the bound on a person's luck is narrowest: some dozens of games."""


class LuckKeeper:
    """Keeps what chance did on a site."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self._sandbox: Final = Sandbox(_MEGABYTES)
        self._told: tuple[float, SiteDice] | None = None

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                while await self.look(_REST):
                    pass
            except FAULTS as fault:
                _LOG.warning("dice could not be counted", extra={"fault": type(fault).__name__})

    def close(self) -> None:
        """End the process that plays games again."""
        self._sandbox.close()

    async def look(self, rest: float = 0.0) -> int:
        """Count the dice of some games unless another process is at it; return how many there were."""
        waiting = await unweighed(self.store, _TOGETHER)
        now = self.clock()
        if not waiting or not await claim_lease(self.store, _NAME, now, now + _LEASE):
            return 0
        try:
            for table_id in waiting:
                began = time.monotonic()
                await self._weigh(table_id)
                await asyncio.sleep(rest * (time.monotonic() - began))
        finally:
            await end_lease(self.store, _NAME)
        return len(waiting)

    async def _weigh(self, table_id: str) -> None:
        game, found = await self._found(table_id)
        seats, counts = ([], []) if found is None else (found.seats, found.counts.items())
        await keep_weighed(self.store, table_id, game, seats, counts)

    async def _found(self, table_id: str) -> tuple[str, GameLuck | None]:
        """Return the game of a table and what chance did; None for a prepared deal, or without a replay."""
        row = await self.store.find(table_id)
        if row is None:
            return "", None
        try:
            plan = plan_of(row)
            if plan.deal:
                return row.game, None
            await ready(plan.game, plan.pack)
            plan.check_rules()
            entries = await self.store.log(table_id)
            work = partial(game_luck, table_id, plan, bytes.fromhex(row.seed), entries)
            return row.game, await asyncio.to_thread(self._sandbox.do, _SECONDS, work)
        except FAULTS:
            raise
        except (Denied, LizaError, LimitExceeded, ValueError):
            return row.game, None

    async def site_dice(self) -> SiteDice:
        """Return how the dice of the site fell."""
        now = time.monotonic()
        if self._told is None or now > self._told[0]:
            self._told = now + _FRESH, _site_dice(await draw_counts(self.store, [game.id for game in games()]))
        return self._told[1]

    async def luck(self, person: str, game: str) -> LuckInfo:
        """Return how chance treated a person in the latest games."""
        found = await luck_of_person(self.store, person, game)
        return LuckInfo(
            game,
            found.games,
            round(found.score, 2),
            round(found.luck, 2),
            round(luck_bound(found.spread), 2),
        )


def luck_bound(variance: float) -> float:
    """Return how far honest chance carries a sum at 19 persons of 20, however often each of them looks.

    The bound of a normal mixture (Robbins 1970): a little wider than an interval for one look, and true at all of them.
    """
    whole = variance + _USUAL
    return sqrt(whole * (log(whole / _USUAL) + 2 * log(ONCE_IN))) if variance else 0.0


def _site_dice(counted: dict[str, dict[Face, int]]) -> SiteDice:
    kinds: list[DiceInfo] = []
    for game, faces in sorted(counted.items()):
        for kind, sides in sorted({(kind, sides) for kind, sides, _ in faces}):
            counts = [faces.get((kind, sides, side), 0) for side in range(sides)]
            total = sum(counts)
            shares = [SideInfo(count, *(round(end, 4) for end in likely_share(count, total))) for count in counts]
            kinds.append(DiceInfo(game, kind, sides, total, round(log_stake(counts), 3), shares))
    stake = site_stake((kind.log_stake for kind in kinds), len(games()))
    return SiteDice(sum(kind.count for kind in kinds), min(round(stake, 3), 1e9), kinds)
