"""What slow tables at rest cost the processes and the database, beside what a server without any costs.

    scripts/measure idle --tables 50000

One slow table of four is opened at a server, and copied with its log and with what is to be told of it. Each copy has
a deadline of its own, a day ahead or later, and a reminder before it; then nothing happens. `server` is the processor
time of `liza serve` and all that it starts, `database` that of PostgreSQL (SQLite runs within the server), both as
shares of one processor. `transactions` are those that PostgreSQL counts.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg
from sqlalchemy import Table, func, select, text
from tools.options import options

from liza.store import open_store
from liza.store.schema import MOVES, NOTICES, TABLES
from tests.postgres import postgres
from tests.server.client import Server, children
from tests.store.filling import settle
from tests.support import awaited

_SETTLING: Final = 20.0
"""Seconds before anything is counted: a server that has just begun looks at more."""
_WANTED: Final = {"public": False, "clock": {"kind": "slow", "hours": 24}}
_PEOPLE: Final = [{"kind": "person", "name": name} for name in ("Ana", "Eva", "Leo", "Sol")]
_APART: Final = "_a_second_apart"
_CHANGED: Final = {
    "id": "id || ' ' || copy", "table_id": "table_id || ' ' || copy", "deadline": _APART, "until": _APART,
    "due": _APART, "remind": "NULL", "stage": "1",
}  # fmt: skip
"""What is another in each copy. All have been told of, so that what is due of them is the reminder."""
_SERIES: Final = "WITH RECURSIVE copies(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {count}) "


class Cost(NamedTuple):
    """What tables at rest cost in a second."""

    where: str
    tables: int
    server: float
    database: float
    """Seconds of a processor."""
    transactions: float
    memory: float
    """Megabytes of the server's processes."""

    def row(self) -> str:
        """Return it as a line of the figure."""
        shared = f"{self.database:.2%} | {self.transactions:.1f}" if self.where == "PostgreSQL" else "– | –"
        return f"| {self.where} | {self.tables:,} | {self.server:.2%} | {shared} | {self.memory:.0f} MB |"


def processor_seconds(pid: int) -> float:
    """Return what a process and those it has started have used; the ended ones count with those that started them."""
    used = 0
    for one in (pid, *children(pid)):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        used += sum(map(int, fields[11:15]))
    return used / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Return the memory of a process and those it has started; pages that they share are shared out among them."""
    lines = [
        line for one in (pid, *children(pid)) for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
    ]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1_000


async def _transactions(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        found = await connection.fetchval("SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = $1",
                                          url.rpartition("/")[2])  # fmt: skip
    finally:
        await connection.close()
    return int(found)


async def multiply(url: str, count: int) -> None:
    """Copy the one slow table so often."""
    store = open_store(url)
    await store.open()
    try:
        async with store.writing() as connection:
            for table in (MOVES, NOTICES, TABLES):
                await connection.execute(text(_copying(table, count)))
            due = select(func.count()).select_from(NOTICES).where(NOTICES.c.due.is_not(None))
            ends = select(func.count()).select_from(TABLES).where(TABLES.c.deadline.is_not(None))
            for counted in (due, ends):
                assert (await connection.execute(counted)).scalar_one() > count, "each has a deadline and a reminder"
        await settle(store)
    finally:
        await store.close()


def _copying(table: Table, count: int) -> str:
    names = [column.name for column in table.columns]
    due = "remind" if table is NOTICES else "deadline"
    found = {name: _CHANGED.get(name, name) for name in names}
    for name, value in found.items():
        if value == _APART:
            found[name] = f"{due if name == 'due' else name} + copy * 1000"
    columns = ", ".join(f'"{name}"' for name in names)
    return (
        f"INSERT INTO {table.name} ({columns}) {_SERIES.format(count=count)} "
        f"SELECT {', '.join(found.values())} FROM {table.name}, copies"
    )


@contextmanager
def _databases() -> Iterator[dict[str, tuple[str, int]]]:
    """Make an empty database of each kind; return where it is and which process it is, 0 for none."""
    with tempfile.TemporaryDirectory() as folder, postgres() as cluster:
        yield {"SQLite": (str(Path(folder) / "liza.db"), 0), "PostgreSQL": (cluster.database(), cluster.pid)}


def measured(where: str, url: str, database: int, tables: int, seconds: float) -> Cost:
    """Serve what there is while nothing happens, and return what that costs."""
    server = Server(url)
    server.start()
    try:
        if tables:
            server.create("tanxi", _PEOPLE, **_WANTED)
            server.stop()
            awaited(multiply(url, tables - 1))
            server.start()
        time.sleep(_SETTLING)
        assert server.process is not None
        pid, began = server.process.pid, time.monotonic()
        used, served = processor_seconds(pid), processor_seconds(database) if database else 0.0
        asked = awaited(_transactions(url)) if database else 0
        time.sleep(seconds)
        took = time.monotonic() - began
        return Cost(
            where,
            tables,
            (processor_seconds(pid) - used) / took,
            (processor_seconds(database) - served) / took if database else 0.0,
            (awaited(_transactions(url)) - asked) / took if database else 0.0,
            megabytes(pid),
        )
    finally:
        server.stop()


def main() -> int:
    """Print a line for each database, with and without tables."""
    words = options("measure idle", __doc__)
    words.add_argument("--tables", type=int, default=50_000, help="how many slow tables there are")
    words.add_argument("--seconds", type=float, default=60.0, help="for how long they are looked at")
    wanted = words.parse_args()
    sys.stdout.write("| database | slow tables | server | database | transactions a second | memory |\n")
    sys.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: |\n")
    for tables in (0, wanted.tables):
        with _databases() as found:
            for where, (url, database) in found.items():
                sys.stdout.write(measured(where, url, database, tables, wanted.seconds).row() + "\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
