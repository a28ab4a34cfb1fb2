"""What is stored stays, what comes second is refused, and a turn is thought about by one at a time."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from liza.match.log import Entry
from liza.store import Append, Store, StoredTable, StoreError, base, open_store, sqlite
from liza.store.faults import said_plainly
from liza.store.lists import counted, listed
from liza.store.migrations import newest, take_steps, upgrade, version
from liza.store.schema import METADATA
from liza.store.seat_orders import ask_orders
from tests.support import awaited

Make = Callable[[], Store]


@asynccontextmanager
async def opened(make: Make) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    awaited(work)


def a_table(id: str, **values: Any) -> StoredTable:
    columns = {
        "game": "g",
        "public": True,
        "created": 5,
        "setting": "{}",
        "seed": "00",
        "status": "waiting",
        "seats": "[]",
        "people": 1,
    }
    return StoredTable(id=id, **{**columns, **values})


def fresh() -> str:
    return secrets.token_hex(6)


def plain(id: str, n: int, body: str = "b", **more: Any) -> Append:
    return Append(
        id, Entry(n, 10, "act", 0, body), more.get("columns", {}), more.get("turns", {}), more.get("answered", [])
    )


def test_of_two_entries_for_one_place_the_first_is_kept(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            await store.create(a_table(id), [], {})
            assert await store.append(plain(id, 1, "first"))
            assert not await store.append(plain(id, 1, "second"))
            assert [entry.body for entry in await store.log(id)] == ["first"]
            assert await store.lengths([id, "none"]) == {id: 1}

    run(work())


def test_what_arrives_together_is_stored_together_and_each_is_answered(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            ids = [fresh() for _ in range(200)]
            assert await store.append(plain(ids[7], 1))
            stored = await asyncio.gather(*(store.append(plain(id, 1)) for id in ids))
            assert [id for id, done in zip(ids, stored, strict=True) if not done] == [ids[7]]

    run(work())


def test_an_entry_takes_its_columns_and_turns_along_or_none_of_it(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            assert await store.create(a_table(id), [Entry(1, 5, "sit", 0, "x")], {1: 1})
            assert not await store.create(a_table(id), [], {})
            changed = plain(id, 2, columns={"status": "running", "deadline": 77}, turns={0: 2}, answered=[1])
            assert await store.append(changed)
            late = plain(id, 2, columns={"status": "over"}, turns={1: 2})
            assert not await store.append(late)
            row = await store.find(id)
            assert row is not None
            assert (row.status, row.deadline) == ("running", 77)
            turns = [turn for turn in await store.claim(100, 50, 1000) if turn.table_id == id]
            assert [(turn.seat, turn.n) for turn in turns] == [(0, 2)]
            assert id in await store.overdue(77)
            assert id not in await store.overdue(76)

    run(work())


def test_a_turn_has_one_thinker_until_its_lease_is_over(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            await store.create(a_table(id), [], {0: 0})
            claimed = [t for t in await store.claim(1000, 100, 1000) if t.table_id == id]
            assert len(claimed) == 1
            assert not [t for t in await store.claim(1099, 100, 1000) if t.table_id == id]
            [second] = [t for t in await store.claim(1100, 100, 1000) if t.table_id == id]
            await store.free_turn(claimed[0])  # by whoever has lost it meanwhile
            assert not [t for t in await store.claim(1101, 100, 1000) if t.table_id == id]
            await store.free_turn(second)
            [third] = [t for t in await store.claim(1101, 100, 1000) if t.table_id == id]
            await store.drop_turn(third)
            assert not [t for t in await store.claim(9999, 100, 1000) if t.table_id == id]

    run(work())


def test_a_question_that_is_asked_anew_while_it_is_looked_at_is_looked_at_again(make: Make) -> None:
    """An order that is left while another is looked at is not forgotten with the turn of that one."""

    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            await store.create(a_table(id), [], {0: 0})
            [before] = [t for t in await store.claim(1000, 100, 1000) if t.table_id == id]
            await ask_orders(store, id, 0, before.n, 1001)
            await store.drop_turn(before)
            [again] = [t for t in await store.claim(1001, 100, 1000) if t.table_id == id]
            await store.drop_turn(again)
            assert not [t for t in await store.claim(9999, 100, 1000) if t.table_id == id]

    run(work())


def test_lists_hold_public_tables_the_newest_first(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            game = fresh()
            ids = [fresh() for _ in range(4)]
            for at, id in enumerate(ids):
                await store.create(a_table(id, game=game, created=at, public=at != 1), [], {})
            page = await listed(store, ("waiting",), game, None, 10)
            assert [row.id for row in page.tables] == [ids[3], ids[2], ids[0]]
            assert page.after is None
            first = await listed(store, ("waiting",), game, None, 2)
            assert [row.id for row in first.tables] == [ids[3], ids[2]]
            second = await listed(store, ("waiting",), game, first.after, 2)
            assert [row.id for row in second.tables] == [ids[0]]
            assert await listed(store, ("over",), game, None, 10) == ([], None)
            assert (await counted(store))["waiting"] >= 4

    run(work())


def test_talk_snapshots_and_mutes_are_kept(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            first = await store.say(id, 0, 0, "Ana", "hola", 1)
            second = await store.say(id, 0, 1, "Bea", "qué tal", 2)
            assert first is not None
            assert await store.said(id) == [first, second]
            assert await store.said(id, first.number) == [second]
            await store.mute(id, 0, 0, 1, muted=True)
            await store.mute(id, 0, 0, 1, muted=True)
            assert await store.muted(id, 0) == [1]
            await store.mute(id, 0, 0, 1, muted=False)
            assert await store.muted(id, 0) == []
            for n in (3, 9):
                await store.save_snapshot(id, n, 1, f"at {n}")
            assert await store.snapshot(id, 1) == "at 9"
            assert await store.snapshot(id, 2) is None

    run(work())


def test_nobody_speaks_from_a_seat_after_people_have_moved(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            assert await store.append(plain(id, 1))
            assert await store.say(id, 0, 0, "Ana", "nothing but a choice since", 1)
            assert await store.mute(id, 0, 0, 1, muted=True)
            assert await store.append(Append(id, Entry(2, 10, "leave", 0, ""), {}, {}, []))
            assert await store.say(id, 1, 0, "Ana", "too late", 2) is None
            assert not await store.mute(id, 1, 0, 1, muted=False)
            assert await store.muted(id, 0) == [1]
            assert len(await store.said(id)) == 1
            assert await store.say(id, 2, 1, "Bea", "knows of it", 3)

    run(work())


def test_whoever_sits_down_hears_everybody_and_is_heard(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id = fresh()
            for seat, other in ((0, 1), (1, 0), (2, 1)):
                await store.mute(id, 0, seat, other, muted=True)
            columns = {"status": "running"}
            assert await store.append(Append(id, Entry(1, 10, "sit", 0, "key Eva"), columns, {}, []))
            assert [await store.muted(id, seat) for seat in range(3)] == [[], [], [1]]

    run(work())


def test_of_two_entries_for_one_place_in_one_batch_one_is_told_that_it_was_stored(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            id, other = fresh(), fresh()
            assert await store.append(plain(other, 1))
            wanted = [plain(id, 1, "first"), plain(id, 1, "second"), plain(id, 1, "first"), plain(other, 1, "stale"),
                      plain(other, 2, "next")]  # fmt: skip
            stored = await asyncio.gather(*(store.append(one) for one in wanted))
            assert stored == [True, False, False, False, True]
            assert [entry.body for entry in await store.log(id)] == ["first"]
            assert [entry.body for entry in await store.log(other)] == ["b", "next"]

    run(work())


def shape(connection: Connection) -> dict[str, Any]:
    """Return all that a database says of its tables."""
    found = inspect(connection)
    return {
        table: (
            {one["name"]: (str(one["type"]), one["nullable"], one["default"]) for one in found.get_columns(table)},
            found.get_pk_constraint(table)["constrained_columns"],
            {one["name"]: (one["column_names"], one["unique"]) for one in found.get_indexes(table)},
        )
        for table in found.get_table_names()
    }


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_steps_lead_to_the_tables_that_an_empty_database_is_given_and_the_code_uses(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def made(connection: Connection, way: Callable[[Connection], None]) -> dict[str, Any]:
        if database == "postgresql":  # an empty room of its own, which is gone with the transaction
            room = f"room_{fresh()}"
            connection.execute(text(f"CREATE SCHEMA {room}"))
            connection.execute(text(f"SET LOCAL search_path TO {room}"))
            connection.dialect.default_schema_name = room
        way(connection)
        assert version(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        return shape(connection)

    async def work(way: Callable[[Connection], None]) -> dict[str, Any]:
        url = request.getfixturevalue("cluster").url if database == "postgresql" else str(tmp_path / f"{fresh()}.db")
        store = open_store(url)
        try:
            async with store._engine.connect() as connection:
                return await connection.run_sync(made, way)
        finally:
            await store.close()

    created = awaited(work(upgrade))
    assert len(created) > 5
    assert created == awaited(work(take_steps))


def test_a_database_of_this_version_is_opened_without_the_library_that_takes_steps(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys; from liza.server.site import asgi; from liza.store import open_store\n"
        "async def work(): store = open_store(sys.argv[1]); await store.open(); await store.close()\n"
        "asyncio.run(work()); asyncio.run(work()); sys.exit('alembic' in sys.modules)"
    )
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.call([sys.executable, "-c", code, str(tmp_path / "liza.db")], env=where) == 0


def test_a_sqlite_file_serves_one_process(tmp_path: Path) -> None:
    async def work() -> None:
        db = str(tmp_path / "liza.db")
        async with opened(lambda: open_store(db)):
            with pytest.raises(StoreError, match="one process"):
                await open_store(db).open()
        async with opened(lambda: open_store(db)) as store:
            await store.ping()

    run(work())


def test_leases_die_with_the_only_process(tmp_path: Path) -> None:
    async def work() -> None:
        db = str(tmp_path / "liza.db")
        async with opened(lambda: open_store(db)) as store:
            await store.create(a_table("t"), [], {0: 0})
            assert await store.claim(1, 10**9, 5)
        async with opened(lambda: open_store(db)) as store:
            assert await store.claim(1, 10, 5)

    run(work())


@pytest.mark.parametrize("db", ["mysql://x/y", "postgresql://h:port/x", "redis://"])
def test_what_is_no_database_is_refused_in_one_sentence(db: str) -> None:
    with pytest.raises(StoreError):
        open_store(db)


async def refusal(db: str) -> str:
    store = open_store(db)
    with pytest.raises(StoreError) as refused:
        await store.open()
    await store.close()
    return str(refused.value)


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    db = tmp_path / "liza.db"
    db.write_bytes(b"not a database at all " * 400)
    said = awaited(refusal(str(db)))
    assert said == f"The database {db} cannot be used: file is not a database."
    (tmp_path / "folder.db").mkdir()
    assert "cannot be used: unable to open" in awaited(refusal(str(tmp_path / "folder.db")))


def test_a_database_that_is_away_or_missing_is_refused_in_one_sentence() -> None:
    turned_away = asyncpg.InvalidCatalogNameError('database "nowhere" does not exist')
    with pytest.raises(StoreError) as refused, said_plainly("x", asyncpg.PostgresError):
        raise turned_away
    assert str(refused.value) == 'The database x cannot be used: database "nowhere" does not exist.'
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    said = awaited(refusal(f"postgresql://ana:secret@127.0.0.1:{free}/liza"))
    assert "cannot be reached" in said
    assert "secret" not in said
    assert "\n" not in said


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = str(tmp_path / "liza.db")

    async def work() -> None:
        async with opened(lambda: open_store(db)) as store, store._writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert "newer version of Liza" in await refusal(db)

    run(work())


def test_an_entry_that_cannot_be_stored_is_reported_to_whoever_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(lambda: open_store(str(tmp_path / "liza.db"))) as store:
            with pytest.raises(StoreError, match="did not store"):
                await store.append(plain("t", 1, columns={"nonsense": 1}))
            assert await store.append(plain("t", 1))

    run(work())


def test_what_was_refused_because_the_database_was_busy_is_never_stored_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(lambda: open_store(str(tmp_path / "liza.db"))) as store:
            async with store._writing():
                for module in (base, sqlite):
                    monkeypatch.setattr(module, "PATIENCE", 0.4)
                monkeypatch.setattr(sqlite, "_BUSY_SECONDS", 0.2)
                refused = await asyncio.gather(*(store.append(plain("t", n)) for n in (1, 2)), return_exceptions=True)
                assert all(isinstance(fault, base.FAULTS) for fault in refused)
            assert await store.append(plain("t", 3))
            assert [entry.n for entry in await store.log("t")] == [3]

    run(work())
