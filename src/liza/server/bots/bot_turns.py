"""Bots at their tables: turns are claimed from the database, computed in bot processes, and played as a person's are.

A claim is a lease. If its worker dies, the lease expires and another worker claims the turn. If two workers compute the
same turn, the log takes only one of the answers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final, Protocol

from liza.kernel.base.errors import IllegalAction
from liza.match.log import Entry, EntryRefused
from liza.match.table import Table
from liza.server.base import logs, metrics, traces
from liza.server.base.config import Config
from liza.server.bots.bot_processes import BotProcesses, BotRequest
from liza.server.bots.scheduling import ThinkingShares, TurnInProgress, in_order, is_urgent
from liza.server.orders.order_turns import OrderTurns
from liza.server.protocol.problems import Denied
from liza.server.tables.order_changes import ChosenByOrder
from liza.server.tables.repository import LoadedTable, TableRepository
from liza.store import FAULTS, Store, Turn, WaitingTurn

_LOG: Final = logging.getLogger("liza.bots")
_LOOK_EVERY: Final = 1.0
_RESERVE: Final = 1
"""Extra processes, started only when a present player would have to wait for other owners' bots."""


class TableAccess(Protocol):
    """Where tables are found and changed."""

    async def kept(self, id: str) -> LoadedTable:
        """Return a table in memory."""

    async def play(
        self,
        kept: LoadedTable,
        seat: int,
        action: str,
        guard: Callable[[Table], None],
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Store the choice of a bot, or of an order left in advance."""

    async def halt(self, kept: LoadedTable, seat: int, reason: str, guard: Callable[[Table], None]) -> None:
        """Let a table stand still whose bot cannot choose."""


class LoneTables:
    """Tables of a process without clients: each is loaded for its turn and forgotten again."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository: Final = repository

    async def kept(self, id: str) -> LoadedTable:
        """Load a table."""
        return await self._repository.load(id)

    async def play(
        self,
        kept: LoadedTable,
        seat: int,
        action: str,
        guard: Callable[[Table], None],
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Store the choice of a bot, or of an order left in advance."""
        async with kept.lock:
            return await self._repository.commit(kept, "act", seat, action, guard, chosen=chosen)

    async def halt(self, kept: LoadedTable, seat: int, reason: str, guard: Callable[[Table], None]) -> None:
        """Let a table stand still whose bot cannot choose."""
        async with kept.lock:
            await self._repository.commit(kept, "halt", seat, reason, guard)


class BotWork:
    """Claims turns and plays them, as many at a time as there are processes to think."""

    def __init__(self, store: Store, tables: TableAccess, config: Config, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._clock: Final = clock
        self._lease: Final = int(config.lease * 1000)
        # One more than asked for, which is kept free for people who are waiting in front of their screens.
        self._processes: Final = BotProcesses(config.bots + _RESERVE, config.think)
        self._orders: Final = OrderTurns(store, tables, self._processes.decide)
        self._room: Final = config.bots
        self._shares: Final = ThinkingShares(config.share)
        self._busy: Final[dict[asyncio.Task[None], TurnInProgress]] = {}
        self._wake: Final = asyncio.Event()
        store.listen(self._heard)

    def _heard(self, channel: str, _text: str) -> None:
        if channel in {"turns", "connected"}:
            self._wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            while True:
                self._wake.clear()
                try:
                    await self._claim()
                except FAULTS:
                    _LOG.exception("no turns could be claimed")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), _LOOK_EVERY)
        finally:
            self._processes.close()
            for task in list(self._busy):
                task.cancel()
            await asyncio.gather(*self._busy, return_exceptions=True)

    async def _claim(self) -> None:
        free = self._room + _RESERVE - len(self._busy)
        if free <= 0:
            return
        now = self._clock()
        owners: dict[tuple[str, int], str] = {}

        def order(waiting: Sequence[WaitingTurn]) -> list[WaitingTurn]:
            found = in_order(waiting, now, self._busy.values(), self._shares)
            ordinary = max(0, free - _RESERVE)
            chosen = found[:ordinary] + [t for t in found[ordinary:] if is_urgent(t, now, self._shares)][:_RESERVE]
            owners.update({(turn.table_id, turn.seat): turn.owner for turn in chosen})
            return chosen

        for turn in await self._store.claim(now, self._lease, free, order):
            owner = owners[turn.table_id, turn.seat]
            task = asyncio.create_task(self._guarded(self._play, turn, owner))
            self._busy[task] = TurnInProgress(owner, turn.table_id)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        del self._busy[task]
        self._wake.set()

    async def _guarded(self, play: Callable[[Turn], Awaitable[None]], turn: Turn, owner: str) -> None:
        """Play a turn; what cannot be played now is given back, what makes no sense any more is dropped."""
        began = time.monotonic()
        logs.REQUEST.set(f"{turn.table_id}/{turn.n}")
        try:
            with traces.span("bot turn", turn.trace, table=turn.table_id, entry=turn.n, seat=turn.seat):
                await play(turn)
        except (EntryRefused, Denied, IllegalAction):
            await self._store.drop_turn(turn)
        except (*FAULTS, BrokenExecutor) as fault:
            _LOG.warning("a turn was given back", extra={"table": turn.table_id, "fault": type(fault).__name__})
            with suppress(*FAULTS):
                await self._store.free_turn(turn)
        except Exception as fault:  # noqa: BLE001 - one table's trouble must not stop the bots of all others
            _LOG.exception("a bot could not choose", extra={"table": turn.table_id})
            await self._halt(turn, type(fault).__name__)
        finally:
            self._shares.spend(owner, time.monotonic() - began)

    async def _halt(self, turn: Turn, reason: str) -> None:
        """Say at the table that its bot cannot choose; until that is stored, the lease keeps others from trying."""
        with suppress(EntryRefused, Denied, *FAULTS):
            kept = await self._tables.kept(turn.table_id)
            await self._tables.halt(kept, turn.seat, reason, _still_asked(turn))

    async def _play(self, turn: Turn) -> None:
        kept = await self._tables.kept(turn.table_id)
        if kept.table.chairs[turn.seat].kind == "person":
            await self._ask_orders(kept, turn)
            return
        async with kept.lock:
            table = kept.table
            _still_asked(turn)(table)
            assert table.match is not None
            level = table.chairs[turn.seat].level
            plan, state = kept.plan, table.match.state.to_data()
            secret = plan.deal if plan.day else ""
            question = BotRequest(plan.game, plan.pack, state, turn.seat, level, secret)
        action = await self._choice(question)
        await self._tables.play(kept, turn.seat, action, _still_asked(turn))
        metrics.MOVES.labels("bot").inc()

    async def _ask_orders(self, kept: LoadedTable, turn: Turn) -> None:
        """Let the orders of a person answer; where they fail, the person is asked as ever and the table goes on."""
        looked = True
        try:
            looked = await self._orders.answer(kept, turn)
        except (EntryRefused, Denied, IllegalAction, BrokenExecutor, *FAULTS):
            raise
        except Exception:  # noqa: BLE001 - a player's order must not stop the game of all
            _LOG.exception("an order could not be carried out", extra={"table": turn.table_id})
        await (self._store.drop_turn(turn) if looked else self._store.free_turn(turn))

    async def _choice(self, question: BotRequest) -> str:
        """Return a bot's choice; one that fails over it is replaced, for this once, by one that plays at random."""
        try:
            with traces.span("think", game=question.game, level=question.level):
                return await self._processes.choose(question)
        except BrokenExecutor:
            raise
        except Exception:  # noqa: BLE001 - whatever a bot stumbled over, the game can go on
            _LOG.exception("a bot failed", extra={"game": question.game, "level": question.level})
            return await self._processes.choose(question._replace(level="random"))


def _still_asked(turn: Turn) -> Callable[[Table], None]:
    def guard(table: Table) -> None:
        if table.bot_turns().get(turn.seat) != turn.n:
            raise Denied("stale")

    return guard
