"""Tables in memory: loaded from their log, changed only through it.

To change a table, an entry is checked, applied here and then stored. If the database says that another process stored
one first, the table is rebuilt from the stored log and the entry is checked again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from liza.kernel.base.errors import LizaError, OtherVersion
from liza.match.log import Entry, EntryRefused, TableChange
from liza.match.snapshot import restored, table_data
from liza.match.table import Table
from liza.server.base import metrics, traces
from liza.server.base.steady_clock import now_ms
from liza.server.base.tokens import hashed
from liza.server.packs.admission import ready
from liza.server.protocol.problems import Denied
from liza.server.tables.asked_persons import asked_persons, asking, told_by
from liza.server.tables.finished.finishing import finished
from liza.server.tables.order_changes import ChosenByOrder, holders, order_change, people_asked
from liza.server.tables.table_plan import TablePlan, summary
from liza.store import FAULTS, Append, Store, StoredTable, StoreError

_LOG: Final = logging.getLogger("liza.server")
_OTHER_RULES: Final = "other-rules"
_LONGEST_REASON: Final = 500
SNAPSHOT_EVERY: Final = 50
"""Entries between two snapshots: loading a table replays about as many at most."""
_TRIES: Final = 20
_FEW: Final = 8
"""Entries that are replayed on the event loop: so few take no longer than to ask a thread."""
_WITHOUT_SEATS: Final = {"act", "take_back"}
"""Kinds of entries that never change who sits where."""


def plan_of(row: StoredTable) -> TablePlan:
    """Return everything about a stored table that never changes."""
    return msgspec.structs.replace(msgspec.json.decode(row.setting, type=TablePlan), pack=row.pack)


def _ignore(_change: TableChange) -> None:
    """Ignore a change: the table has no clients yet."""


class LoadedTable:
    """A table in memory. Hold its lock to read or change it."""

    def __init__(self, id: str, plan: TablePlan, seed: bytes) -> None:
        self.id: Final = id
        self.plan: Final = plan
        self.setting: Final = plan.setting(id, seed)
        self.table = Table(self.setting)
        self.lock: Final = asyncio.Lock()
        self.saved = 0
        """Up to which entry the latest snapshot goes."""
        self.told = 0
        """Up to which entry those who watch have been told."""
        self.unknown = False
        """Whether what is in memory may differ from what is stored."""
        self.apart = False
        """Whether the table has been set apart."""
        self.changed: Callable[[TableChange], None] = _ignore
        """Is told of every stored entry, in order, right after it was applied."""
        self.here: Callable[[], Collection[int]] = tuple
        """Says which seats are connected, as far as this process knows."""

    def tell(self, change: TableChange) -> None:
        """Tell those who watch of a stored entry, once."""
        if change.entry.n > self.told:
            self.told = change.entry.n
            self.changed(change)


class TableRepository:
    """Loads tables and changes them."""

    def __init__(self, store: Store, clock: Callable[[], int] = now_ms) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self._later: Final[set[asyncio.Task[None]]] = set()

    async def load(self, id: str) -> LoadedTable:
        """Return a table as its log says it is now."""
        return await self.load_row(await self.row(id))

    async def row(self, id: str) -> StoredTable:
        """Return what is stored about a table besides its log, or refuse."""
        row = await self.store.find(id)
        if row is None:
            raise Denied("no-table")
        return row

    async def check_key(self, row: StoredTable, key: str | None) -> None:
        """Refuse a token, given by its hash, that opens nothing at a table: before the game is worked out for it."""
        plan = plan_of(row)
        if key is None:
            if not plan.public:
                raise Denied("private")
        elif not (plan.admits(key) or plan.seats_key(key) or await self._in_log(row.id, plan, key)):
            raise Denied("token")

    async def _in_log(self, id: str, plan: TablePlan, key: str) -> bool:
        """Whether a token sat down later, or was made for those who see with the eyes of a seat."""
        entries = await self.store.log(id)
        sat = (entry.body.partition(" ")[0] for entry in entries if entry.kind == "sit")
        shown = (hashed(plan.eyes(entry.seat, entry.n)) for entry in entries if entry.kind == "show")
        return any(hmac.compare_digest(known, key) for known in (*sat, *shown))

    async def load_row(self, row: StoredTable) -> LoadedTable:
        """Return the table of a row, or refuse it and set it apart.

        One of other rules or cards is refused because its log would tell another game; the version that it was begun
        with plays it again. One that cannot be read waits for the operator.
        """
        if row.trouble is not None and not row.trouble.startswith(_OTHER_RULES):
            raise Denied("quarantined")
        try:
            kept = await self._read(row)
        except (*FAULTS, OtherVersion):
            raise
        except Denied as fault:
            if fault.code == _OTHER_RULES and row.trouble is None and row.status in {"waiting", "running"}:
                await self.quarantine(row.id, f"{_OTHER_RULES}: {fault.detail}")
            raise
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is this table's trouble alone
            _LOG.exception("a table cannot be read", extra={"table": row.id})
            await self.quarantine(row.id, f"unreadable: {type(fault).__name__}: {fault}")
            raise Denied("quarantined") from None
        if row.trouble is not None:
            await self._release(kept)
        return kept

    async def _read(self, row: StoredTable) -> LoadedTable:
        plan = plan_of(row)
        await ready(plan.game, plan.pack)
        plan.check_rules()
        kept = LoadedTable(row.id, plan, bytes.fromhex(row.seed))
        await self._work_out(kept, silent=True)
        return kept

    async def quarantine(self, id: str, reason: str) -> None:
        """Quarantine a table: it cannot be played until it is released."""
        metrics.QUARANTINED.inc()
        _LOG.warning("a table is set apart", extra={"table": id, "reason": reason})
        await self.store.quarantine(id, reason[:_LONGEST_REASON])

    async def release(self, id: str) -> None:
        """Let a table be played again that was set apart and can be read now; refuse it if it cannot, and say why."""
        row = await self.row(id)
        if row.trouble is None:
            raise Denied("not-apart")
        try:
            kept = await self._read(row)
        except (*FAULTS, Denied):
            raise
        except Exception as fault:  # noqa: BLE001 - whatever it is, the operator wants to know
            raise Denied("quarantined", f"{type(fault).__name__}: {fault}"[:_LONGEST_REASON]) from None
        await self._release(kept)

    async def _release(self, kept: LoadedTable) -> None:
        _LOG.warning("a table is played again", extra={"table": kept.id})
        now = self.clock()
        notices = asking(asked_persons(kept.table), now)
        await self.store.release(kept.id, summary(kept.table), kept.table.bot_turns(), now, notices)

    async def _work_out(self, kept: LoadedTable, *, silent: bool = False) -> None:
        """Rebuild the table from its log, and pass on the entries that its clients have not seen."""
        kept.unknown = True
        table = Table(kept.setting)
        snapshot = await self.store.snapshot(kept.id, kept.plan.version)
        if snapshot is not None:
            saved = await asyncio.to_thread(_restored, kept, snapshot)
            if saved is not None and (silent or saved.n <= kept.told):
                table = saved
                kept.saved = saved.n
        entries = await self.store.log(kept.id, table.n)
        old = [entry for entry in entries if silent or entry.n <= kept.told]
        if len(old) > _FEW:
            await asyncio.to_thread(_replay, table, old)
        else:
            _replay(table, old)
        kept.told = table.n if silent else kept.told
        kept.table = table
        kept.unknown = False
        await self._take_in(kept, entries[len(old) :])

    async def refresh(self, kept: LoadedTable) -> None:
        """Apply what others have stored meanwhile. The lock must be held."""
        if kept.unknown:
            await self._work_out(kept)
            return
        await self._take_in(kept, await self.store.log(kept.id, kept.table.n))

    async def take(self, kept: LoadedTable, entry: Entry) -> None:
        """Apply an entry that another process has stored; what lies before it is asked for. The lock must be held."""
        if not kept.unknown and entry.n == kept.table.n + 1:
            kept.tell(kept.table.apply(entry))
        elif kept.unknown or entry.n > kept.table.n:
            await self.refresh(kept)

    async def _take_in(self, kept: LoadedTable, entries: Sequence[Entry]) -> None:
        """Apply new entries and pass each on to the clients, yielding to the event loop between them."""
        for at, entry in enumerate(entries):
            if at:
                await asyncio.sleep(0)
            kept.tell(kept.table.apply(entry))

    async def commit(
        self,
        kept: LoadedTable,
        kind: str,
        seat: int,
        body: str = "",
        guard: Callable[[Table], None] | None = None,
        untold: Callable[[], Awaitable[None]] | None = None,
        chosen: ChosenByOrder | None = None,
    ) -> Entry:
        """Check, apply and store an entry; returns when it is stored. The lock must be held.

        ``untold`` runs once the entry is stored, before clients hear of it, to make what they will look for. ``chosen``
        is the order left in advance that makes the choice, where one does.
        """
        for _ in range(_TRIES):
            if kept.apart:
                raise Denied("quarantined")
            if kept.unknown:
                await self._work_out(kept)
            table = kept.table
            now = max(self.clock(), table.at)
            if guard is not None:
                guard(table)
            entry = Entry(table.n + 1, now, kind, seat, body)
            before, held = table.bot_turns(), holders(table)
            deadline, status = table.deadline, table.status
            deciding = asked_persons(table)
            try:
                table.check(kind, seat, body, now)
                change = table.apply(entry)
            except LizaError:
                kept.unknown = kept.unknown or table.n == entry.n
                raise
            except Exception as fault:  # noqa: BLE001 - the engine's fault, and neither the player's nor the others'
                kept.unknown = True
                await self._halt(kept, entry, fault)
                raise Denied("broken") from None
            try:
                turns = table.bot_turns()
                notices, decided = told_by(table, change, deciding, kept.here())
                wanted = Append(
                    kept.id,
                    entry,
                    _columns(table, change, deadline, status),
                    {bot: n for bot, n in turns.items() if before.get(bot) != n},
                    [bot for bot in before if bot not in turns],
                    finished(kept.plan, table) if change.ended else None,
                    people_asked(table, entry.n),
                    order_change(table, change, held, chosen),
                    traces.here(),
                    notices,
                    decided,
                )
                with traces.span("store", table=kept.id, entry=entry.n, kind=kind):
                    stored = await self.store.append(wanted)
            except StoreError:
                kept.unknown = True
                if await self._was_stored(kept, entry):
                    return entry
                raise
            except BaseException:
                kept.unknown = True
                raise
            if stored:
                try:
                    if untold is not None:
                        await untold()
                finally:
                    kept.tell(change)
                metrics.ENDED.inc(change.ended)
                self._save(kept)
                return entry
            metrics.CONFLICTS.inc()
            kept.unknown = True
        raise Denied("unavailable")

    async def _halt(self, kept: LoadedTable, entry: Entry, fault: Exception) -> None:
        """Halt a table whose engine failed on an entry: the entry is not stored, and the clients are told."""
        _LOG.error("the engine failed", exc_info=fault, extra={"table": kept.id, "entry": entry.n})
        if entry.kind == "act":
            with suppress(EntryRefused):
                await self.commit(kept, "halt", entry.seat, type(fault).__name__)

    async def _was_stored(self, kept: LoadedTable, entry: Entry) -> bool:
        """Find out what became of an entry when the connection broke while it was being stored."""
        await self._work_out(kept)
        log = await self.store.log(kept.id, entry.n - 1)
        return bool(log) and log[0] == entry

    async def close(self) -> None:
        """Wait for the snapshots that are being saved."""
        await asyncio.gather(*self._later, return_exceptions=True)

    def _save(self, kept: LoadedTable) -> None:
        table = kept.table
        if table.n - kept.saved >= SNAPSHOT_EVERY and table.settled and table.status == "running":
            kept.saved = table.n
            data = msgspec.json.encode(table_data(table)).decode()
            task = asyncio.create_task(self.store.save_snapshot(kept.id, table.n, kept.plan.version, data))
            self._later.add(task)
            task.add_done_callback(self._saved)

    def _saved(self, task: asyncio.Task[None]) -> None:
        self._later.discard(task)
        if not task.cancelled():
            task.exception()  # a snapshot that could not be saved is only a slower start next time


def _replay(table: Table, entries: Sequence[Entry]) -> None:
    for entry in entries:
        table.apply(entry)


def _restored(kept: LoadedTable, snapshot: str) -> Table | None:
    """Return a table from its snapshot; None where another version wrote it, for the log knows everything."""
    try:
        return restored(kept.setting, msgspec.json.decode(snapshot))
    except OtherVersion:
        return None


def _columns(table: Table, change: TableChange, deadline: int | None, status: str) -> dict[str, Any]:
    """Return the columns of the table's row that an entry may have changed."""
    if change.entry.kind not in _WITHOUT_SEATS or change.reseated or table.status != status:
        return summary(table)
    return {} if table.deadline == deadline else {"deadline": table.deadline}
