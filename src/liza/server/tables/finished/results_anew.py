"""Results made again from the logs: after a version that counts otherwise, or for games older than the results."""

from __future__ import annotations

from typing import NamedTuple

from liza.kernel.base.errors import LizaError
from liza.match.table import Table
from liza.server.packs.admission import ready
from liza.server.protocol.problems import Denied
from liza.server.tables.finished.finishing import finished
from liza.server.tables.repository import plan_of
from liza.store import FAULTS, Store
from liza.store.results.played import ended_after, put
from liza.store.statements import FinishedGame


class RebuildSummary(NamedTuple):
    """What became of the results."""

    made: int
    kept: int
    """Results of games that this version cannot play again: other rules, other cards, or logs that cannot be read."""


async def remake(store: Store) -> RebuildSummary:
    """Make every result again from the log of its game."""
    made = kept = 0
    page = await ended_after(store, "")
    while page:
        for id in page:
            found = await _result(store, id)
            if found is None:
                kept += 1
            else:
                made += 1
                await put(store, id, found)
        page = await ended_after(store, page[-1])
    return RebuildSummary(made, kept)


async def _result(store: Store, id: str) -> FinishedGame | None:
    row = await store.find(id)
    if row is None:
        return None
    try:
        plan = plan_of(row)
        await ready(plan.game, plan.pack)
        plan.check_rules()
        table = Table(plan.setting(id, bytes.fromhex(row.seed)))
        for entry in await store.log(id):
            if table.apply(entry).ended:
                break
        return finished(plan, table)
    except FAULTS:
        raise
    except (Denied, LizaError, ValueError):
        return None
