"""Nothing stays for ever: tables that nobody came to fade, old games take one row, packs are kept once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text

import liza
from liza.match.log import Entry, EntryRefused
from liza.match.table import Table
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.sweeping import sweep
from liza.server.tables.table_plan import TablePlan, stored
from liza.store import Store, open_store, retention
from liza.store.lists import listed
from liza.store.migrations import take_steps
from liza.store.schema import CHAT, MOVES, PACKS, SNAPSHOTS, TABLES
from tests.server.client import Figure
from tests.server.rig import NOW, SEED, Time, hub_with, plan_of
from tests.server.test_seats import open_plan
from tests.support import awaited

HOUR = 3_600_000


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


async def add(store: Store, id: str, plan: TablePlan, entries: list[Entry] | None = None) -> None:
    await store.create(stored(id, plan, Table(plan.setting(id, SEED)), SEED), entries or [], {})


async def rows(hub: Hub, table: object) -> int:
    async with hub.store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())  # type: ignore[arg-type]


def test_a_table_to_which_nobody_came_fades_and_is_forgotten(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, open_plan(), clock=time) as hub:
            time.now += 47 * HOUR
            await sweep(hub)
            live = await hub.live("t")
            assert not live.table.cancelled
            await hub.commit(live, "leave", 1)  # something happens there
            time.now += 2 * HOUR
            await sweep(hub)
            assert not live.table.cancelled
            time.now += 47 * HOUR
            await sweep(hub)
            assert live.table.status == "cancelled"
            with pytest.raises(EntryRefused, match="faded"):
                await hub.commit(live, "sit", 2, "key Eva")
            assert await listed(hub.store, ("waiting", "running"), None, None, 9) == ([], None)
            del live
            time.now += 169 * HOUR
            await sweep(hub)
            assert await rows(hub, TABLES) == await rows(hub, MOVES) == 0
            with pytest.raises(Denied, match="no-table"):
                await hub.live("t")

    awaited(work())


def test_an_old_game_is_archived_and_reads_as_before(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, plan_of("pulso", 2), clock=time) as hub:
            live = await hub.live("t")
            assert live.table.match is not None
            for seat in (0, 1):
                action = live.table.game.notation(live.table.match.legal(seat)[0])
                await hub.commit(live, "act", seat, action)
            await hub.commit(live, "resign", 0)
            await hub.store.say("t", 3, 0, "Ana", "bien jugado", NOW)
            await hub.store.save_snapshot("t", 2, 1, "{}")
            before = await hub.store.log("t")
            record = live.table.match.record.to_data()
            del live
            time.now += 719 * HOUR
            await sweep(hub)
            assert await rows(hub, MOVES) == 3
            assert await rows(hub, SNAPSHOTS) == 0  # a short cut to a game that has ended
            time.now += 2 * HOUR
            await asyncio.gather(sweep(hub), sweep(hub))  # every process does it
            await sweep(hub)
            assert (await rows(hub, MOVES), await rows(hub, CHAT)) == (0, 0)
            assert await hub.store.log("t") == before
            live = await hub.live("t")
            assert live.table.match is not None
            assert live.table.match.record.to_data() == record
            await hub.commit(live, "propose", 1, "rematch new")
            assert [entry.n for entry in await hub.store.log("t")] == [1, 2, 3, 4]

    awaited(work())


def test_a_pack_is_kept_once_and_while_somebody_plays_with_it(where: Path | str) -> None:
    pack = liza.game("qiahn").pack.text + "\n# mine\n"
    plan = plan_of("qiahn", 2, pack=pack)

    async def work() -> None:
        async with hub_with(where, plan) as hub:
            await add(hub.store, "u", plan)
            assert await rows(hub, PACKS) == 1
            row = await hub.store.find("u")
            assert row is not None
            assert row.pack == pack
            assert "mine" not in row.setting
            assert (await hub.live("u")).table.game.pack.text == (await hub.live("t")).table.game.pack.text
            assert await retention.prune_packs(hub.store, "") is None
            assert await rows(hub, PACKS) == 1
            async with hub.store.writing() as connection:
                await connection.execute(TABLES.delete())
            assert await retention.prune_packs(hub.store, "") is None
            assert await rows(hub, PACKS) == 0

    awaited(work())


def test_nobody_fills_the_list(where: Path | str, record_property: Figure) -> None:
    async def work() -> None:
        async with hub_with(where, open_plan()) as hub:
            base = stored("t", open_plan(), Table(open_plan().setting("t", SEED)), SEED)
            for at in range(60):
                await hub.store.create(base._replace(id=f"flood {at}", owner="flooder", created=NOW + 100 + at), [], {})
            await hub.store.create(base._replace(id="honest", owner="somebody", created=NOW + 1), [], {})
            found = [row.id for row in (await listed(hub.store, ("waiting",), None, None, 50)).tables]
            assert found == [*(f"flood {at}" for at in (59, 58, 57, 56, 55)), "honest", "t"]
            record_property("figure", "of 60 tables of one address the list shows 5, and everybody else's")

    awaited(work())


def test_packs_of_older_tables_are_moved(tmp_path: Path) -> None:
    """A database as the version before left it, with the pack in every table's setting."""

    def before(connection: Connection) -> None:
        take_steps(connection, "0004")
        for id, pack in (("a", "cards"), ("b", "cards"), ("c", None)):
            setting = json.dumps({"game": "qiahn", "pack": pack, "owner": "ñ"}, separators=(",", ":"))
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, public, created, setting, seed, status, seats) "
                    "VALUES (:id, 'qiahn', 1, 1, :setting, '', 'over', '[]')"
                ),
                {"id": id, "setting": setting},
            )

    async def work() -> None:
        store = open_store(str(tmp_path / "liza.db"))
        async with store._engine.begin() as connection:
            await connection.run_sync(before)
        await store.open()
        try:
            found = [await store.find(id) for id in "abc"]
            assert [row.pack for row in found if row is not None] == ["cards", "cards", None]
            assert [json.loads(row.setting) for row in found if row is not None] == [
                {"game": "qiahn", "pack": None, "owner": "ñ"}
            ] * 3
            async with store.reading() as connection:
                assert (await connection.execute(select(func.count()).select_from(PACKS))).scalar_one() == 1
        finally:
            await store.close()

    awaited(work())
