"""What one address can make of the doors that stand beside the tables: people, groups, play now, invitations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar

from liza.people import companions, groups, play_wishes, seats, upkeep
from liza.server.base.config import Config
from liza.server.base.loop_time import held
from liza.server.civil.mark_routes import UNHEARD
from liza.server.matching import match_maker
from liza.server.people import visitors
from liza.server.protocol import limits
from liza.server.protocol.limits import Addresses
from liza.server.site import asgi, table_routes
from liza.server.site.services import services_of
from liza.store import open_store
from tests.server.client import Figure
from tests.store.everything import new_table
from tests.store.filling import NOW
from tests.support import awaited

SITE = "http://127.0.0.1"
WANTED = {"game": "qiahn", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@asynccontextmanager
async def site(where: Path, **config: Any) -> AsyncIterator[Litestar]:
    app = asgi.make_api(Config(db=str(where / "liza.db"), bots=0, analysts=0, **config))
    async with app.lifespan():
        yield app


def browser(app: Litestar, address: str) -> httpx.AsyncClient:
    """Return a browser at an address."""
    transport = httpx.ASGITransport(app=asgi.surrounded(app), client=(address, 1))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url=SITE, timeout=60, headers={"origin": SITE})


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


# What answers cost.


def test_time_on_the_loop_is_that_of_the_work_and_not_of_what_it_waits_for() -> None:
    async def working(gone: asyncio.Event) -> str:
        busy(0.05)
        await gone.wait()
        try:
            await asyncio.sleep(3_600)
        except asyncio.CancelledError:
            busy(0.05)
        return "done"

    async def work() -> None:
        spent: list[float] = []
        gone = asyncio.Event()

        async def counted() -> str:
            return await held(working(gone), spent.append)

        task = asyncio.create_task(counted())
        await asyncio.sleep(0)
        busy(0.5)  # others' work
        gone.set()
        await asyncio.sleep(0.01)
        task.cancel()
        assert await task == "done"
        assert 0.1 <= sum(spent) < 0.4

        async def failing() -> None:
            await asyncio.sleep(0)
            raise KeyError("why")

        async def failed() -> None:
            await held(failing(), spent.append)

        with pytest.raises(KeyError, match="why"):
            await failed()

    awaited(work())


def test_answers_are_weighed_by_what_they_take_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Figure
) -> None:
    monkeypatch.setattr(limits, "_PAGES", 1e-9)  # nothing comes back meanwhile, on however busy a machine

    async def work() -> None:
        async with site(tmp_path) as app, browser(app, "192.0.2.1") as greedy, browser(app, "192.0.2.2") as other:
            addresses = services_of(app.state).addresses
            made = (await greedy.post("/api/tables", json=WANTED)).json()
            path = f"/api/tables/{made['table']['id']}"
            before = addresses.pages.of("192.0.2.1").level
            assert (await greedy.get(path)).status_code == 200
            assert addresses.pages.of("192.0.2.1").level < before
            addresses.of("192.0.2.1").answered(10.0, 0)
            refused = await greedy.get(path)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            assert int(refused.headers["retry-after"]) >= 1
            assert (await greedy.get("/healthz")).status_code == 200, "monitors are answered"
            assert (await other.get(path)).status_code == 200
            record_property("figure", "answers count for their address by what they took of the loop, and by bytes")

    awaited(work())


def test_a_question_over_http_costs_what_its_answer_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_WORK", 1e-9)

    def explained(*_: Any) -> Any:
        busy(0.3)
        raise KeyError("enough")

    async def work() -> None:
        async with site(tmp_path) as app, browser(app, "192.0.2.1") as client:
            made = (await client.post("/api/tables", json={**WANTED, "seats": [{"kind": "person"}] * 2})).json()
            monkeypatch.setattr(table_routes.viewer_messages, "explained", explained)
            token = {"authorization": f"Bearer {made['keys'][0]['token']}"}
            work = services_of(app.state).addresses.work
            before = work.of("192.0.2.1").level
            with suppress(KeyError):
                await client.post(f"/api/tables/{made['table']['id']}/explain", json={"action": "x"}, headers=token)
            assert work.of("192.0.2.1").level < before - 0.2

    awaited(work())


# People, groups, invitations, play now.


def test_one_who_invites_all_the_time_pushes_no_other_invitation_off_the_list(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(str(tmp_path / "liza.db"))
        await store.open()
        for at in range(45):
            await store.create(new_table(f"table {at}"), [], {})
        friends = companions.Invitation("Eva", "table 0", "Ana", "Ana", NOW)
        assert await companions.invite(store, friends)
        for at in range(1, 41):
            assert await companions.invite(store, companions.Invitation("Eva", f"table {at}", "pest", "X", NOW + at))
        told = [one for one, _ in await companions.invitations_of(store, "Eva", NOW + 50)]
        assert [one.inviter for one in told] == ["pest"] * 3 + ["Ana"]
        assert told[0].table_id == "table 40", "the latest of each"
        await store.close()

    awaited(work())


def test_who_changes_their_mind_all_the_time_has_it_told_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        told: list[str] = []
        rest = asyncio.Event()

        async def hear_anew(_: Any, person: str) -> None:
            told.append(person)

        async def until(_: float) -> None:
            await rest.wait()

        monkeypatch.setattr(asgi, "_hear_anew", hear_anew)
        monkeypatch.setattr(asgi.asyncio, "sleep", until)
        tasks: list[asyncio.Task[None]] = []
        hub = SimpleNamespace(beside=lambda work: tasks.append(asyncio.get_running_loop().create_task(work)))
        services: Any = SimpleNamespace(hearing={}, hub=hub)
        for _ in range(200):
            asgi._heard(services, UNHEARD, "Eva")
        asgi._heard(services, UNHEARD, "Ana")
        asgi._heard(services, "chat", "Leo")
        rest_of_loop = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(rest_of_loop.set_result, None)
        await rest_of_loop
        assert sorted(told) == ["Ana", "Eva"]
        asgi._heard(services, UNHEARD, "Eva")
        rest.set()
        await asyncio.gather(*tasks)
        assert sorted(told) == ["Ana", "Eva", "Eva"], "the last word is heard"
        assert services.hearing == {}

    awaited(work())


def test_what_changes_no_mark_is_told_to_no_process(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path, requests=0.0) as app, browser(app, "a") as ana, browser(app, "b") as eva:
            heard: list[tuple[str, str]] = []
            services_of(app.state).hub.store.listen(lambda channel, text: heard.append((channel, text)))
            table = (await ana.post("/api/tables", json=WANTED)).json()["table"]["id"]
            await eva.post(f"/api/tables/{table}/join", json={"name": "Eva"})
            mark = {"table": table, "seat": 1, "kind": "mute"}
            marks = [(await ana.put("/api/me/marks", json=mark)).json()["id"] for _ in range(5)]
            assert len(set(marks)) == 1
            assert (await ana.put("/api/me/marks", json={**mark, "kind": "block"})).json()["kind"] == "block"
            for id in ("none", marks[0], marks[0]):
                await ana.delete(f"/api/me/marks/{id}")
            assert len([text for channel, text in heard if channel == UNHEARD]) == 3

    awaited(work())


def test_groups_of_persons_who_are_gone_go_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path, requests=0.0) as app, browser(app, "a") as ana, browser(app, "b") as eva:
            store = services_of(app.state).hub.store
            alone = (await ana.post("/api/groups", json={"title": "Solo", "name": "Ana"})).json()["id"]
            both = (await ana.post("/api/groups", json={"title": "Jueves", "name": "Ana"})).json()
            key = {"authorization": f"Bearer {both['invite']}"}
            await eva.post(f"/api/groups/{both['id']}/join", json={"name": "Eva"}, headers=key)
            person = (await eva.put("/api/me/name", json={"name": "Eva Ruiz"})).json()["id"]
            later = services_of(app.state).hub.repository.clock() + upkeep.KEPT + 3_600_000
            assert await upkeep.sweep_persons(store, "", later) is None
            assert await groups.group(store, alone) is None
            assert [one.person for one in await groups.members(store, both["id"])] == [person]

    awaited(work())


def test_an_address_founds_so_many_groups_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "_GROUPS_AT_ONCE", 3)

    async def work() -> None:
        async with site(tmp_path, requests=0.0) as app, browser(app, "a") as ana, browser(app, "b") as eva:
            wanted = {"title": "Jueves", "name": "Ana"}
            found = [(await ana.post("/api/groups", json=wanted)).status_code for _ in range(4)]
            assert found == [201, 201, 201, 429]
            assert (await eva.post("/api/groups", json=wanted)).status_code == 201

    awaited(work())


def test_a_crowd_that_never_comes_is_not_seated_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_maker, "_STATED_AT_ONCE", 3)

    async def work() -> None:
        async with site(tmp_path) as app, browser(app, "a") as pest, browser(app, "b") as eva:
            wish = {"games": ["qiahn"], "least": 2, "most": 2, "name": "X"}
            found = []
            for _ in range(4):
                found.append((await pest.put("/api/me/wish", json=wish)).status_code)
                await pest.delete("/api/me/wish")
            assert found == [200, 200, 200, 429]
            assert (await eva.put("/api/me/wish", json=wish)).status_code == 200

    awaited(work())


def test_reading_without_a_limit_is_not_weighed() -> None:
    free = Addresses(0, 0).of("x")
    free.answered(1e9, 0)
    free.check_pages()


def test_a_wish_that_cannot_be_read_stops_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path, requests=0.0) as app, browser(app, "a") as ana, browser(app, "b") as eva:
            maker = services_of(app.state).maker
            store, now = maker.hub.store, maker.hub.repository.clock()
            wish = {"games": ["qiahn"], "least": 2, "most": 2, "name": "X"}
            for person, plan in (("other", None), ("third", "{}")):
                stored = play_wishes.StoredWish(
                    person, '{"of": 2}', "", claimed=False, owner="c", since=now - 1, seen=now, until=now + 10**6
                )
                await play_wishes.state_wish(store, stored)
                if plan is not None:
                    held = {person: seats.HeldSeat("lost", "key", 0, person, now)}
                    wishes = [one for one in await play_wishes.waiting_wishes(store, now) if one.person == person]
                    assert await play_wishes.keep_party(store, wishes, held, plan, now + 10**6)
            for client in (ana, eva):
                assert (await client.put("/api/me/wish", json=wish)).status_code == 200
            await maker.look()
            found = [(await client.get("/api/me/wish")).json() for client in (ana, eva)]
            assert [one["status"] for one in found] == ["found", "found"]
            assert found[0]["table"] == found[1]["table"]

    awaited(work())
