"""Trouble with the database is seen: health writes, nothing waits for ever, operators and players are told."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.postgres import Postgres, postgres
from tests.server.client import Figure, Player, Server, answered, children, run, serving

PERSON = {"kind": "person"}


@contextmanager
def unwritable(db: Path) -> Iterator[None]:
    """Keep everybody else from writing, as a full disk would."""
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@contextmanager
def suspended(cluster: Postgres) -> Iterator[None]:
    """Let the database stand still without a word: connections stay open and nothing comes."""
    pids = [cluster.pid, *children(cluster.pid)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=30).status_code


async def sick(server: Server, *, within: float) -> float:
    """Wait until the server says that it cannot work; returns how long that took."""
    began = time.monotonic()
    while await asyncio.to_thread(health, server) == 200:
        assert time.monotonic() - began < within
    return time.monotonic() - began


async def well(server: Server) -> None:
    while await asyncio.to_thread(health, server) != 200:
        await asyncio.sleep(0.2)


def test_a_database_that_cannot_be_written_is_no_health_and_players_hear_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Figure
) -> None:
    db, log = tmp_path / "liza.db", tmp_path / "log"
    monkeypatch.setenv("LIZA_TEST_LOG", str(log))

    async def work(server: Server) -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        people = [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]]
        with unwritable(db):
            seconds = await sick(server, within=60)
            record_property("figure", f"a database that cannot be written is no health after {seconds:.1f} s")
            assert (await people[1].wait("notice"))["es"]
            mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
            assert (await mover.act())["code"] == "unavailable"
            late = await Player(server.socket_url, made["table"]["id"], made["watch"]).connect()
            assert any(message["type"] == "notice" and message["en"] for message in late.got)
            figures = server.figures()
            assert figures["liza_writable"] == 0
            assert sum(value for name, value in figures.items() if name.startswith("liza_storage_faults_total")) >= 2
        await well(server)
        assert (await people[1].wait("notice"))["es"] == ""
        assert server.figures()["liza_writable"] == 1
        assert (await mover.act())["type"] == "done"

    with serving(str(db), bots=0) as server:
        run(work(server))
    said = log.read_text()
    assert "the database cannot be written" in said
    assert "the database can be written again" in said


@pytest.mark.slow
def test_a_database_that_stands_still_keeps_nobody_waiting_for_long(record_property: Figure) -> None:
    async def work(server: Server, cluster: Postgres) -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        people = [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]]
        mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
        with suspended(cluster):
            began = time.monotonic()
            assert (await mover.act())["code"] == "unavailable"
            waited = time.monotonic() - began
            assert waited < 45
            record_property("figure", f"with the database suspended a choice is refused after {waited:.1f} s")
            assert await asyncio.to_thread(health, server) == 503
            # What needs no database is answered.
            assert (await asyncio.to_thread(httpx.get, f"{server.url}/api/games", timeout=30)).status_code == 200
        await well(server)
        await answered(mover.act, type="done")

    with postgres() as own, serving(own.url, bots=0) as server:
        run(work(server, own))
