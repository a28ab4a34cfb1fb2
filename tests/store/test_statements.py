"""Every statement that the store sends costs the same however many games were ever played.

``python3 run.py test --all tests/store/test_statements.py -s`` fills both databases with a million games and prints
each statement and how long it took; without ``--all`` there are 20,000, and only the plans are looked at.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from liza.store import Store, open_store
from tests.postgres import HASTY, Postgres, postgres
from tests.server.client import Figure
from tests.store.everything import everything
from tests.store.explaining import (
    AUTO_EXPLAIN,
    MOST_MS,
    Explained,
    listening,
    quickest,
    reached,
    sending_lines,
    told,
)
from tests.store.filling import fill, settle
from tests.support import awaited

FEW = 20_000
MANY = 1_000_000
PLANS_ALONE = ("enable_seqscan=off",)
"""With few rows PostgreSQL scans what fits into a page; told not to, it does so only where there is no other way."""
_ROUNDS = 3
UNREACHED = {
    # Only where another process does the same in the same moment.
    ("workshop.py", "await _add(connection, owner, -len(data))"),
    # Only where nothing could be stored.
    ("sqlite.py", 'connection.execute("ROLLBACK")'),
    # Built once, when the module is read.
    ("statements.py", "return insert(table).from_select([column.name for column in table.columns], select(*columns))"),
    ("notice_rows.py", "added: Insert = _instead(dialect.insert(NOTICES).values(**values, **_FRESH, person=_PERSON))"),
    ("notice_rows.py", "row = select(*map(_parameter, _GIVEN), *fresh).where(told)"),
    ("notice_rows.py", "added: Insert = _instead(dialect.insert(NOTICES).from_select(names, row))"),
    # The listener's question whether the connection still stands, once a second.
    ("postgres.py", 'await connection.execute("SELECT 1")'),
}


@pytest.fixture
def explaining() -> Iterator[Postgres]:
    with postgres((*HASTY, *AUTO_EXPLAIN)) as running:
        yield running


async def on_sqlite(most: int, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[Explained]]:
    db = tmp_path / "liza.db"
    store = open_store(str(db))
    await prepared(store, most)
    await store.close()
    store = open_store(str(db))
    found = []
    with listening(store, monkeypatch) as heard:
        await store.open()
        for round in range(rounds):
            await everything(store, round)
            found.append(heard.explained(db))
        await store.close()
    return found


async def on_postgresql(most: int, rounds: int, running: Postgres, *settings: str) -> list[list[Explained]]:
    store = open_store(running.url)
    await prepared(store, most)
    async with store._engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        for setting in settings:
            await alone.exec_driver_sql(f"ALTER ROLE liza SET {setting}")
    await store.close()
    found = []
    store = open_store(running.url)
    start = running.log.stat().st_size
    await store.open()
    for round in range(rounds):
        await everything(store, round)
        found.append(told(running.log, start, strict=bool(settings)))
        start = running.log.stat().st_size
    await store.close()
    return found


async def prepared(store: Store, most: int) -> None:
    await store.open()
    await fill(store, most)
    await settle(store)


def check(found: list[Explained], most_ms: float | None) -> None:
    """Fail for each statement that costs too much, and say which."""
    wrong = [f"{', '.join(one.faults)}: {one.statement}" for one in found if one.faults]
    slow = [f"{one.ms:.1f} ms: {one.statement}" for one in found if most_ms is not None and one.ms > most_ms]
    assert not wrong + slow, "\n".join(wrong + slow)
    assert len(found) > 60, "hardly anything was heard"


def test_no_statement_reads_more_the_more_games_there_are_on_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(quickest(awaited(on_sqlite(FEW, 1, tmp_path, monkeypatch))), None)


def test_no_statement_reads_more_the_more_games_there_are_on_postgresql(explaining: Postgres) -> None:
    check(quickest(awaited(on_postgresql(FEW, 1, explaining, *PLANS_ALONE))), None)


def test_each_statement_of_the_code_is_among_them(tmp_path: Path, explaining: Postgres) -> None:
    async def work(db: str) -> None:
        store = open_store(db)
        await prepared(store, 3_000)
        await everything(store, 0)
        await store.close()

    with reached() as lines:
        awaited(work(str(tmp_path / "liza.db")))
        awaited(work(explaining.url))
    missed = {(file, line): text for (file, line), text in sending_lines().items() if (file, line) not in lines}
    assert {(file, text) for (file, _), text in missed.items()} - UNREACHED == set(), missed


@pytest.mark.slow
@pytest.mark.timeout(1_500)
def test_with_a_million_games_no_statement_takes_long_on_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Figure
) -> None:
    found = quickest(awaited(on_sqlite(MANY, _ROUNDS, tmp_path, monkeypatch)))
    say("sqlite", found, record_property)
    check(found, MOST_MS)


@pytest.mark.slow
@pytest.mark.timeout(1_500)
def test_with_a_million_games_no_statement_takes_long_on_postgresql(
    explaining: Postgres, record_property: Figure
) -> None:
    found = quickest(awaited(on_postgresql(MANY, _ROUNDS, explaining)))
    say("postgresql", found, record_property)
    check(found, MOST_MS)


def say(database: str, found: list[Explained], record_property: Figure) -> None:
    """Print every statement, the slowest first, and keep the slowest for the line of the attack."""
    for one in found:
        sys.stdout.write(f"{database} {one.ms:8.2f} ms  {one.statement[:160]}  {', '.join(one.faults)}\n")
    slowest = max(one.ms for one in found)
    record_property(
        "figure", f"{database}: {len(found)} statements with {MANY:,} finished games, the slowest in {slowest:.1f} ms"
    )
