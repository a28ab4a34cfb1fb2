"""What an operator of several processes needs: figures that add up, processes that can be emptied, logs with ids."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from liza.server.base import metrics
from liza.server.base.steady_clock import now_ms
from liza.store import open_store
from liza.store.operators.orders import give
from liza.store.operators.pulse import processes
from tests.postgres import Postgres
from tests.server.client import Player, Server, children, run, serving

PERSON = {"kind": "person"}
_MOST_TRIES = 400


@pytest.fixture(scope="module")
def pair(cluster: Postgres, _beside: None) -> Iterator[Server]:
    """One server of two processes behind one port: the system gives each connection to either."""
    with serving(cluster.url, workers=2, bots=0, poll=0.5) as server:
        yield server


def test_figures_of_several_processes_add_up(pair: Server) -> None:
    async def work() -> None:
        made = pair.create("qiahn", [PERSON, PERSON])
        table, keys = made["table"]["id"], made["keys"]
        before = pair.figures()
        people = [await Player(pair.socket_url, table, key["token"]).connect() for key in keys]
        while pair.figures()["liza_live_tables"] < 2:  # until both processes have it in their memory
            assert len(people) < _MOST_TRIES
            people += [await Player(pair.socket_url, table, key["token"]).connect() for key in keys]
        moves = 6
        for _ in range(moves):
            mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"] and p.legal)
            n = (await mover.act())["n"]
            await asyncio.gather(*(p.reach(n) for p in people))
        for _ in range(5):  # whichever process answers, it answers for both
            now = pair.figures()
            assert now['liza_moves_total{by="person"}'] - before.get('liza_moves_total{by="person"}', 0) == moves
            assert now["liza_sockets"] == len(people)
            assert now["liza_live_tables"] == 2
            assert now["liza_writable"] == 1

    run(work())


def test_figures_of_a_process_that_died_are_kept_and_its_sockets_are_not(tmp_path: Path) -> None:
    """Counts go on from what the dead one had counted; what was open there is not open any more."""
    from prometheus_client.values import MultiProcessValue

    value = MultiProcessValue(lambda: 2**22 + 1)  # type: ignore[no-untyped-call]  # no process can have this number
    moves = ("counter", "liza_moves", "liza_moves_total", ("by",), ("person",), "")
    open_now = ("gauge", "liza_sockets", "liza_sockets", (), (), "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
        counted = value(*moves)
        counted.inc(7)
        sockets = value(*open_now, multiprocess_mode="livesum")
        sockets.inc(3)
        written = metrics.written().decode()
        assert 'liza_moves_total{by="person"} 7.0' in written
        assert "liza_sockets" not in written


def test_a_process_that_is_emptied_sends_its_people_to_the_others(two: list[Server], cluster: Postgres) -> None:
    """With two servers on ports of their own, as behind a proxy that asks each for its health."""
    near, _ = two

    async def work() -> None:
        with serving(cluster.url, bots=0, poll=0.5) as leaving:
            made = leaving.create("qiahn", [PERSON, PERSON])
            table, keys = made["table"]["id"], [key["token"] for key in made["keys"]]
            stays = await Player(near.socket_url, table, keys[0]).connect()
            moves = await Player(leaving.socket_url, table, keys[1]).connect()
            assert leaving.process is not None
            store = open_store(cluster.url)
            try:
                (id,) = [p.id for p in await processes(store, now_ms()) if p.pid == leaving.process.pid]
                await give(store, "test", "drain", id, "", 0)
                with pytest.raises(ConnectionClosed):
                    await moves.until(lambda _: False)
                draining = {p.id: p.draining for p in await processes(store, now_ms())}
                assert draining.pop(id)
                assert not any(draining.values())
            finally:
                await store.close()
            health = httpx.get(f"{leaving.url}/healthz", timeout=30)
            assert (health.status_code, health.json()["code"]) == (503, "draining")
            wanted = {"game": "qiahn", "seats": [PERSON, PERSON]}
            assert httpx.post(f"{leaving.url}/api/tables", json=wanted, timeout=30).status_code == 503
            with pytest.raises(InvalidStatus):
                await Player(leaving.socket_url, table, keys[1]).connect()
            assert httpx.get(f"{near.url}/healthz", timeout=30).status_code == 200
            back = await Player(near.socket_url, table, keys[1]).connect()
            for _ in range(4):
                mover = next(p for p in (stays, back) if p.view is not None and p.seat in p.view["actors"])
                n = (await mover.act())["n"]
                await asyncio.gather(stays.reach(n), back.reach(n))

    run(work())


def test_a_line_of_the_log_is_found_by_the_id_of_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("LIZA_TEST_LOG", str(log))
    with serving(str(tmp_path / "liza.db"), bots=0, log="INFO") as server:
        fine = httpx.get(f"{server.url}/api/games", timeout=30)
        first = httpx.get(f"{server.url}/api/tables/nowhere", timeout=30)
        second = httpx.post(f"{server.url}/api/tables", json={"game": "chess", "seats": []}, timeout=30)
        made = server.create("qiahn", [PERSON, PERSON])
    ids = [answer.headers["x-request-id"] for answer in (fine, first, second)]
    assert len(set(ids)) == 3
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert all({"time", "level", "from", "says"} <= set(line) for line in lines)
    said = [line for line in lines if line["says"] == "a request was refused"]
    refused = {line["request"]: (line["path"], line["code"]) for line in said}
    assert refused[ids[1]] == ("/api/tables/nowhere", "no-table")
    assert refused[ids[2]][0] == "/api/tables"
    assert ids[0] not in refused
    # What belongs to no request has no id, and no line gives a token away.
    assert any("request" not in line for line in lines)
    for token in (*(key["token"] for key in made["keys"]), made["invite"], made["watch"]):
        assert token not in log.read_text()


def test_the_processes_of_a_pair_are_two_and_are_named(pair: Server, cluster: Postgres) -> None:
    async def work() -> None:
        assert pair.process is not None
        workers = set(children(pair.process.pid))
        store = open_store(cluster.url)
        try:
            for _ in range(_MOST_TRIES):
                named = {p.pid for p in await processes(store, now_ms()) if p.kind == "server"}
                if len(named & workers) == 2:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError((named, workers))
        finally:
            await store.close()

    run(work())
