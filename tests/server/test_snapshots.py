"""A snapshot is only a short cut: a table that another version kept is worked out from its log."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from liza.match.log import Entry
from liza.match.snapshot import table_data
from liza.match.table import Table
from tests.server.rig import NOW, SEED, hub_with, plan_of


def test_a_snapshot_of_another_version_is_left_aside(tmp_path: Path) -> None:
    plan = plan_of("qiahn", 2)
    table = Table(plan.setting("t", SEED))
    entries: list[Entry] = []
    for n in range(1, 6):
        assert table.match is not None
        seat = table.match.actors[0]
        entries.append(Entry(n, NOW, "act", seat, table.game.notation(table.match.legal(seat)[0])))
        table.apply(entries[-1])
    kept = table_data(table)
    del kept["state"]["departed"]

    async def load() -> Table:
        async with hub_with(tmp_path, plan, entries, json.dumps(kept)) as hub:
            return (await hub.live("t")).table

    assert table_data(asyncio.run(load())) == table_data(table)
