"""A browser is a person from its first seat on; a program stays a guest; seats go to who first shows their token."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.people import persons, seats, sessions, upkeep
from liza.server.base.tokens import hashed
from liza.store import Store, open_store, retention
from liza.store.schema import PERSONS, SESSIONS
from tests.postgres import HASTY, Postgres, postgres
from tests.server.client import Player, Server, run, serving
from tests.server.rig import NOW, lay_out
from tests.store.everything import new_table
from tests.support import awaited

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
WANTED = {"game": "qiahn", "seats": [PERSON, OPEN], "public": True}
DAY = 24 * 3_600_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("people") / "liza.db"), bots=0) as running:
        yield running


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres(HASTY) as running:
        yield running


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = open_store(db)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def browser(server: Server, **headers: str) -> httpx.Client:
    return httpx.Client(
        base_url=server.url,
        timeout=30,
        headers={"origin": server.url, "user-agent": "Firefox/140 (Android)", **headers},
    )


def me(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me")
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


async def shown(server: Server, client: httpx.Client, table: str, token: str) -> None:
    """Let a browser show the token of a seat."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    player = Player(server.socket_url, table, token)
    await player.connect(additional_headers={"cookie": cookies, "origin": server.url})
    await player.close()


def test_a_browser_is_a_person_from_its_first_table_on(server: Server) -> None:
    with browser(server) as ana:
        assert me(ana) == {"id": None, "name": None, "previous": None}
        assert not ana.cookies
        answer = ana.post("/api/tables", json=WANTED)
        kept = answer.headers["set-cookie"]
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Max-Age=34560000"} <= set(kept.split("; "))
        assert "Secure" not in kept
        assert "Domain" not in kept
        first = me(ana)["id"]
        assert first
        again = ana.post("/api/tables", json=WANTED)
        assert "set-cookie" not in again.headers
        assert me(ana)["id"] == first


def test_behind_tls_the_cookie_is_bound_to_the_host(server: Server) -> None:
    with browser(server, origin=f"https://127.0.0.1:{server.port}", **{"x-forwarded-proto": "https"}) as ana:
        kept = ana.post("/api/tables", json=WANTED).headers["set-cookie"]
        assert kept.startswith("__Host-liza=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(kept.split("; "))
        assert "Domain" not in kept
        # What was set without TLS, by whoever stands in between, is not believed behind it.
        token = kept.partition("=")[2].partition(";")[0]
        plain = httpx.get(
            f"{server.url}/api/me", headers={"x-forwarded-proto": "https", "cookie": f"liza-{server.port}={token}"}
        )
        assert plain.json()["id"] is None


def test_a_program_stays_a_guest(server: Server) -> None:
    made = httpx.post(f"{server.url}/api/tables", json=WANTED, timeout=30)
    assert made.status_code == 201
    assert "set-cookie" not in made.headers
    joined = httpx.post(f"{server.url}/api/tables/{made.json()['table']['id']}/join", json={"name": "Eva"})
    assert joined.status_code == 201
    assert "set-cookie" not in joined.headers
    assert "set-cookie" not in httpx.post(f"{server.url}/api/me").headers


@pytest.mark.parametrize(
    "headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}], ids=str
)
def test_a_page_of_another_site_makes_no_person(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/me", headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_who_sits_down_is_noted_on_both_databases(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = str(tmp_path / "liza.db") if where == "sqlite" else request.getfixturevalue("cluster").url
    with serving(db, bots=0) as running:
        with browser(running) as ana, browser(running) as eva:
            made = ana.post("/api/tables", json=WANTED).json()
            table = made["table"]["id"]
            joined = eva.post(f"/api/tables/{table}/join", json={"name": "Eva"}).json()
            ids = [me(ana)["id"], me(eva)["id"]]
            assert len(set(ids)) == 2

            # Eva's browser shows the token of Ana's seat: it is Ana's all the same.
            run(shown(running, eva, table, made["keys"][0]["token"]))
        keys = [hashed(made["keys"][0]["token"]), hashed(joined["key"]["token"])]
    awaited(_check(db, table, ids, keys))


async def _check(db: str, table: str, ids: list[str], keys: list[str]) -> None:
    async with opened(db) as store:
        found = await seats.persons_at(store, table)
        assert [(held.seat, held.person, held.key) for held in found] == [(0, ids[0], keys[0]), (1, ids[1], keys[1])]
        assert [held.table_id for held in await seats.seats_of(store, ids[1])] == [table]
        assert await seats.seats_of(store, ids[1], found[1]) == []


def test_a_seat_of_a_shared_link_goes_to_who_comes_first(server: Server) -> None:
    both = {"game": "qiahn", "seats": [PERSON, PERSON], "public": False}
    made = httpx.post(f"{server.url}/api/tables", json=both, timeout=30).json()
    with browser(server) as eva:
        eva.post("/api/me")
        run(shown(server, eva, made["table"]["id"], made["keys"][1]["token"]))
        person = me(eva)["id"]
    server.stop()
    try:
        awaited(_held_by(server, made["table"]["id"], [(1, person)]))
    finally:
        server.start()


async def _held_by(server: Server, table: str, wanted: list[tuple[int, str]]) -> None:
    async with opened(str(server._config["db"])) as store:
        assert [(held.seat, held.person) for held in await seats.persons_at(store, table)] == wanted


def test_one_address_makes_so_many_persons_and_goes_on_to_play(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as running:
        made = [httpx.post(f"{running.url}/api/me", headers={"origin": running.url}) for _ in range(70)]
        assert all(answer.status_code == 200 for answer in made)
        assert sum(answer.json()["id"] is not None for answer in made) in range(60, 63)
        answer = httpx.post(f"{running.url}/api/tables", json=WANTED, headers={"origin": running.url}, timeout=30)
        assert answer.status_code == 201


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome, Linux"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", "Safari, iPhone"),
        ("<script>", ""),
    ],
)  # fmt: skip
def test_a_device_has_a_label_of_known_words(agent: str, device: str) -> None:
    assert sessions.device_of(agent) == device


def test_a_session_is_found_until_it_ends_or_is_too_old(tmp_path: Path) -> None:
    async def check() -> None:
        await lay_out(tmp_path / "liza.db")
        async with opened(str(tmp_path / "liza.db")) as store:
            token, first = await sessions.begin(store, "", NOW)
            other, second = await sessions.begin(store, "", NOW, first.person)
            assert first.person == second.person
            assert await sessions.known(store, token, NOW) == first
            assert await sessions.known(store, token + "x", NOW) is None
            assert await sessions.known(store, token, NOW + sessions.LASTS) is None
            await sessions.renew(store, token, NOW + DAY)
            assert await sessions.known(store, token, NOW + sessions.LASTS) is not None
            assert [one.id for one in await sessions.open_sessions(store, first.person.id, NOW)] == [
                first.session.id, second.session.id
            ]  # fmt: skip
            assert await sessions.end(store, "another", NOW, only=first.session.id) == 0
            assert await sessions.end(store, first.person.id, NOW, but=first.session.id) == 1
            assert await sessions.known(store, other, NOW) is None
            assert await sessions.known(store, token, NOW) is not None

    awaited(check())


def test_what_has_neither_seat_nor_name_nor_visit_is_swept(tmp_path: Path) -> None:
    late = NOW + upkeep.KEPT + 1

    async def check() -> None:
        await lay_out(tmp_path / "liza.db")
        async with opened(str(tmp_path / "liza.db")) as store:
            _, empty = await sessions.begin(store, "", NOW)
            _, seated = await sessions.begin(store, "", NOW)
            visiting, back = await sessions.begin(store, "", NOW)
            table = new_table("t", status="cancelled", created=0, touched=0)
            await store.create(table, [], {})
            await seats.take(store, seats.HeldSeat("t", "key", 0, seated.person.id, NOW))
            await sessions.renew(store, visiting, late)
            _, fresh = await sessions.begin(store, "", late)
            after: str | None = ""
            while after is not None:
                after = await upkeep.sweep_persons(store, after, late, 1)
            found = {one: await persons.find(store, one.person.id, late) for one in (empty, seated, back, fresh)}
            assert [one for one in found if found[one] is None] == [empty]
            async with store.reading() as connection:
                assert len((await connection.execute(SESSIONS.select())).all()) == 3
                assert len((await connection.execute(PERSONS.select())).all()) == 3
            # A table that is deleted takes the note of its seats with it, and so in time its persons.
            assert await retention.forget(store, late) == 1
            assert await seats.persons_at(store, "t") == []

    awaited(check())
