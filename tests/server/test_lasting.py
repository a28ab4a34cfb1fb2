"""No address fills the site with tables, or is shut out by what was left behind: what nobody touches goes or is not
counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select, update

from liza.match.log import EntryRefused
from liza.match.table import Table
from liza.server.content.table_lists import PublicLists
from liza.server.protocol import clocks
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.problems import Denied
from liza.server.tables.attendance import AttendanceWatch
from liza.server.tables.hub import Hub
from liza.server.tables.sweeping import check_room, make_room, sweep
from liza.server.tables.table_plan import TablePlan, names_at, planned, stored, told_apart
from liza.store import StoredTable
from liza.store.lists import listed
from liza.store.schema import SNAPSHOTS, TABLES
from tests.server.client import Figure, Server
from tests.server.rig import NOW, SEED, Time, Voice, hub_with, plan_of
from tests.server.test_seats import open_plan
from tests.support import awaited

HOUR = 3_600_000
DAY = 24 * HOUR
PERSON = {"kind": "person"}


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


def plan_with(*kinds: str, owner: str = "") -> TablePlan:
    """Return a plan of an address with people and bots on its seats."""
    seats = [SeatRequest(kind, level="random" if kind == "bot" else None) for kind in kinds]  # type: ignore[arg-type]
    tokens = {seat: f"seat-{seat}" for seat, kind in enumerate(kinds) if kind == "person"}
    return planned(CreateTable(game="qiahn", seats=seats), tokens, "invite", "watch", NOW, owner)


def row_of(plan: TablePlan, id: str, **values: object) -> StoredTable:
    return stored(id, plan, Table(plan.setting(id, SEED)), SEED)._replace(**values)  # type: ignore[arg-type]


async def status_of(hub: Hub, id: str) -> str | None:
    row = await hub.store.find(id)
    return None if row is None else row.status


async def rows(hub: Hub) -> int:
    async with hub.store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())


def test_a_game_that_nobody_touches_ends_and_goes(where: Path | str, record_property: Figure) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, plan_of("qiahn", 2), clock=time) as hub:
            for at in range(150):  # more than are looked at in one go
                await hub.store.create(row_of(plan_of("qiahn", 2), f"people {at}"), [], {})
            await hub.store.create(row_of(plan_with("bot", "bot"), "bots"), [], {0: 0})
            await hub.store.create(row_of(plan_with("person", "bot"), "kept"), [], {})
            time.now += 49 * HOUR
            await sweep(hub)
            assert await status_of(hub, "bots") == "cancelled"
            assert await hub.store.claim(time.now, 1, 9) == []
            assert await status_of(hub, "people 7") == "running"
            time.now = NOW + 29 * DAY
            await hub.store.touch(["kept"], time.now)
            await sweep(hub)
            assert await status_of(hub, "people 7") == "running"
            time.now = NOW + 31 * DAY
            await hub.store.save_snapshot("people 7", 0, 99, "{}")
            await sweep(hub)
            assert {await status_of(hub, id) for id in ("t", "people 0", "people 149")} == {"cancelled"}
            assert await status_of(hub, "kept") == "running"
            async with hub.store.reading() as connection:
                assert (await connection.execute(select(SNAPSHOTS.c.table_id))).all() == []
            time.now += 8 * DAY
            await sweep(hub)
            assert await rows(hub) == 1
            record_property("figure", "of 152 games that nobody touched for a month none is left a week later")

    awaited(work())


def test_a_game_that_was_called_off_stands_still_and_says_why(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_of("pulso", 2, clock=clocks.Days(14)), clock=time) as hub:
            live = await hub.live("t")
            assert live.table.deadline is not None
            await hub.commit(live, "propose", 0, "draw" if live.table.game.spec.draws else "replace 1")
            await hub.commit(live, "fade", 0)
            assert live.table.cancelled
            assert str(live.table.deadline) == "None"
            assert live.table.bot_turns() == {}
            assert live.table.proposal is None
            for kind, body in (("act", "x"), ("resign", ""), ("propose", "draw"), ("fade", "")):
                with pytest.raises(EntryRefused):
                    await hub.commit(live, kind, 0, body)
            row = await hub.store.find("t")
            assert row is not None
            assert (row.status, row.deadline, row.ended) == ("cancelled", None, None)

    awaited(work())


def test_somebody_who_is_there_keeps_a_table_from_fading(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, open_plan(), clock=time) as hub:
            voice = Voice(hub)
            await voice.say({"type": "hello", "table": "t", "token": "seat-0"})
            time.now += 47 * HOUR
            await AttendanceWatch(hub.store, hub.attended, hub.visited, time).look()
            row = await hub.store.find("t")
            assert row is not None
            assert row.touched == time.now
            await voice.close()
            time.now += 47 * HOUR
            await sweep(hub)
            assert await status_of(hub, "t") == "waiting"
            time.now += 2 * HOUR
            # A process of the version before stores an entry and notes nothing of it in the table's row.
            live = await hub.live("t")
            await hub.commit(live, "leave", 1)
            async with hub.store.writing() as connection:
                await connection.execute(update(TABLES).values(touched=0))
            await sweep(hub)
            assert await status_of(hub, "t") == "waiting"
            time.now += 49 * HOUR
            await sweep(hub)
            assert await status_of(hub, "t") == "cancelled"

    awaited(work())


def test_what_was_left_behind_shuts_nobody_out(where: Path | str, record_property: Figure) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, open_plan(), clock=time) as hub:
            for at in range(100):
                await hub.store.create(row_of(plan_with("person", "bot", owner="school"), f"left {at}"), [], {})
            with pytest.raises(Denied, match="many-tables"):
                await check_room(hub, "school", bots_alone=False)
            await check_room(hub, "elsewhere", bots_alone=False)
            time.now += HOUR // 2
            await check_room(hub, "school", bots_alone=False)
            await hub.store.touch([f"left {at}" for at in range(100)], time.now)  # a class that goes on
            with pytest.raises(Denied, match="many-tables"):
                await check_room(hub, "school", bots_alone=False)
            record_property("figure", "100 games that were left shut an address out for half an hour and not for good")

    awaited(work())


def test_an_address_opens_so_many_tables_an_hour_whatever_becomes_of_them(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, open_plan(), clock=time, opened=5) as hub:
            for at in range(5):
                row = row_of(plan_with("person", "bot", owner="busy"), f"over {at}", status="over", created=NOW - at)
                await hub.store.create(row, [], {})
            with pytest.raises(Denied, match="many-opened"):
                await check_room(hub, "busy", bots_alone=False)
            time.now += HOUR - 4
            await check_room(hub, "busy", bots_alone=False)

    awaited(work())


def test_of_the_unfinished_tables_of_an_address_those_left_first_make_room(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, open_plan(), clock=time, unfinished=10) as hub:
            for at in range(12):
                await hub.store.create(row_of(plan_of("qiahn", 2), f"{at}", owner="many", touched=NOW + at), [], {})
            time.now += 47 * HOUR
            await make_room(hub, "many")
            assert {await status_of(hub, f"{at}") for at in range(12)} == {"running"}  # left too short a time ago
            time.now += 2 * HOUR
            await make_room(hub, "others")
            await make_room(hub, "many")
            await make_room(hub, "many")
            gone = [at for at in range(12) if await status_of(hub, f"{at}") == "cancelled"]
            assert gone == [0, 1]

    awaited(work())


def test_a_flood_of_public_tables_hides_nobody_for_long(where: Path | str, record_property: Figure) -> None:
    async def work() -> None:
        async with hub_with(where, open_plan(), clock=lambda: NOW) as hub:
            base = row_of(open_plan(), "t", created=NOW + 10)
            for at in range(900):
                await hub.store.create(base._replace(id=f"flood {at}", owner="flooder", created=NOW + 100 + at), [], {})
            await hub.store.create(base._replace(id="honest", owner="somebody"), [], {})
            page = await listed(hub.store, ("waiting", "running"), None, None, 50)
            assert [row.id for row in page.tables] == [*(f"flood {at}" for at in range(899, 894, -1)), "honest", "t"]
            for at in range(200):
                await hub.store.create(base._replace(id=f"more {at}", owner="flooder", created=NOW + 9999 + at), [], {})
            page = await listed(hub.store, ("waiting", "running"), None, None, 50)
            assert len(page.tables) == 5
            assert page.after is not None  # whoever asks for the next page finds them
            page = await listed(hub.store, ("waiting", "running"), None, page.after, 50)
            assert [row.id for row in page.tables][-2:] == ["honest", "t"]
            record_property("figure", "behind 900 tables of one address everybody else's are on the first page")

    awaited(work())


def test_a_page_of_a_list_is_asked_for_once_however_many_want_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def counting(*words: object) -> object:
        asked.append(words)
        return await listed(*words)  # type: ignore[arg-type]

    async def work() -> None:
        async with hub_with(tmp_path, open_plan()) as hub:
            lists = PublicLists(hub)
            pages = await asyncio.gather(*(lists.page("over", None, None) for _ in range(40)))
            assert len(asked) == 1
            assert {len(page.tables) for page in pages} == {0}
            with pytest.raises(Denied, match="no-game"):
                await lists.page("open", "chess", None)

    monkeypatch.setattr("liza.server.content.table_lists.listed", counting)
    awaited(work())


def test_two_seats_never_have_the_same_name(server: Server) -> None:
    made = server.create("tornaris", [{**PERSON, "name": "Ana"}, *[{"kind": "open"}] * 3], public=True)
    for name, heard in (("ana", "ana 2"), ("\uff21na", "\uff21na 3"), ("Eva", "Eva")):
        join = f"{server.url}/api/tables/{made['table']['id']}/join"
        joined = httpx.post(join, json={"name": name}, timeout=30).json()
        assert joined["table"]["seats"][joined["key"]["seat"]]["name"] == heard
    assert told_apart("x" * 40, ["x" * 40]) == "x" * 38 + " 2"
    assert told_apart("", ["", ""]) == ""
    twins = [SeatRequest("person", name=name) for name in ("Ana", "ANA")]
    twins_plan = planned(CreateTable(game="qiahn", seats=twins), {}, "invite", "watch", NOW)
    assert names_at(Table(twins_plan.setting("t", SEED))) == ["Ana", "ANA 2"]
