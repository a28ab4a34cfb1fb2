"""Who plays now is seated once, with those who suit, whatever happens to the processes; nobody else has the token."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from liza.matching import PATIENCE
from liza.people import forgetting, sessions
from liza.people.play_wishes import StoredWish, keep_party, state_wish, take_back, unopened, waiting_wishes, wish_of
from liza.people.seats import HeldSeat, persons_at
from liza.server.base.tokens import hashed
from liza.server.matching.match_maker import HERE, MatchMaker
from liza.server.protocol.company.wish_bodies import StateWish
from liza.server.tables.hub import Hub
from liza.store import Store
from liza.store.results.rated import claim_lease
from tests.server.client import Server, serving
from tests.server.rig import NOW, Time, hub_with, lay_out, plan_of
from tests.support import awaited


@asynccontextmanager
async def kept(where: Path) -> AsyncIterator[tuple[Hub, Time]]:
    time = Time()
    async with hub_with(where, plan_of("qiahn", 2), clock=time) as hub:
        yield hub, time


async def state(store: Store, name: str, now: int, **wanted: Any) -> str:
    """Have somebody new wish to play; return the person."""
    _, visitor = await sessions.begin(store, "", now)
    person = visitor.person.id
    wish = StateWish(**{"games": ["qiahn"], **wanted})
    text = msgspec.json.encode(wish).decode()
    await state_wish(
        store, StoredWish(person, text, name, claimed=False, owner="o", since=now, seen=now, until=now + HERE)
    )
    return person


def test_two_who_suit_find_themselves_at_one_table_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            ana = await state(hub.store, "Ana", clock(), games=["qiahn", "tanxi"])
            eva = await state(hub.store, "Ana", clock(), games=["qiahn", "tankup"])
            sol = await state(hub.store, "Sol", clock(), games=["tornaris"])
            maker = MatchMaker(hub)
            await maker.look()
            one, two, three = [await wish_of(hub.store, person) for person in (ana, eva, sol)]
            assert one is not None
            assert two is not None
            assert three is not None
            assert one.table_id
            assert one.seat is not None
            assert (one.table_id, {one.seat, two.seat}) == (two.table_id, {0, 1})
            assert three.table_id is None
            live = await hub.live(one.table_id)
            token = await maker.token_of(one.table_id, one.seat)
            assert live.table.chairs[one.seat].token == hashed(token)
            assert {chair.name for chair in live.table.chairs} == {"Ana", "Ana 2"}
            assert (live.table.status, live.kept.plan.public, live.kept.plan.rated) == ("waiting", False, False)
            assert {(seat.person, seat.seat) for seat in await persons_at(hub.store, one.table_id)} == {
                (ana, one.seat), (eva, two.seat),
            }  # fmt: skip
            assert await unopened(hub.store) == {}

    awaited(work())


def test_bots_come_when_the_time_is_over_and_nobody_else_has(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            ana = await state(hub.store, "Ana", clock(), games=["tanxi"], rated="either")
            maker = MatchMaker(hub)
            for later in (PATIENCE["live"] - 1, 1):
                found = await wish_of(hub.store, ana)
                assert found is not None
                assert found.table_id is None
                clock.now += later
                await state_wish(hub.store, found._replace(seen=clock(), until=clock() + HERE))
                await maker.look()
            found = await wish_of(hub.store, ana)
            assert found is not None
            assert found.table_id is not None
            assert found.seat is not None
            live = await hub.live(found.table_id)
            assert sorted(chair.kind for chair in live.table.chairs) == ["bot", "bot", "person"]
            assert (live.table.chairs[found.seat].kind, live.table.status) == ("person", "running")
            assert live.kept.plan.rated

    awaited(work())


def test_a_page_that_is_gone_waits_no_more_unless_the_game_may_be_slow(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            live = await state(hub.store, "Ana", clock())
            slow = await state(hub.store, "Eva", clock(), pace="either")
            row = await wish_of(hub.store, slow)
            assert row is not None
            await state_wish(hub.store, row._replace(until=clock() + 10**9))
            clock.now += HERE
            late = await state(hub.store, "Sol", clock())
            maker = MatchMaker(hub)
            await maker.look()
            assert await wish_of(hub.store, live) is None
            assert [one.person for one in await waiting_wishes(hub.store, clock())] == [slow, late]
            await state(hub.store, "Leo", clock(), pace="slow")
            await maker.look()
            found = await wish_of(hub.store, slow)
            assert found is not None
            assert found.table_id is not None
            table = (await hub.live(found.table_id)).kept.plan
            assert {seat.name for seat in table.seats} == {"Eva", "Leo"}

    awaited(work())


def test_a_wish_that_is_changed_has_waited_as_long(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            ana = await state(hub.store, "Ana", clock())
            row = await wish_of(hub.store, ana)
            assert row is not None
            await state_wish(hub.store, row._replace(wanted="{}", since=NOW + 9, seen=NOW + 9))
            changed = await wish_of(hub.store, ana)
            assert changed is not None
            assert (changed.since, changed.wanted) == (NOW, "{}")
            await state_wish(hub.store, row._replace(since=NOW + HERE, seen=NOW + HERE))
            again = await wish_of(hub.store, ana)
            assert again is not None
            assert again.since == NOW + HERE, "the first had ended"

    awaited(work())


def test_two_processes_seat_nobody_twice(tmp_path: Path) -> None:
    """Both believe to have the lease: what is stored decides."""

    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            people = [await state(hub.store, f"P{n}", clock()) for n in range(6)]
            makers = [MatchMaker(hub) for _ in range(3)]
            await asyncio.gather(*(maker._seat_all(clock()) for maker in makers))
            rows = [await wish_of(hub.store, person) for person in people]
            tables = [row.table_id for row in rows if row is not None]
            assert None not in tables
            assert all(tables.count(table) == 2 for table in tables)
            for table in set(tables):
                assert table is not None
                assert len(await persons_at(hub.store, table)) == 2

    awaited(work())


def test_a_lease_keeps_others_from_looking(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            for name in ("Ana", "Eva"):
                await state(hub.store, name, clock())
            assert await claim_lease(hub.store, "play-now", clock(), clock() + 5_000)
            await MatchMaker(hub).look()
            assert len(await waiting_wishes(hub.store, clock())) == 2
            clock.now += 5_000
            await MatchMaker(hub).look()
            assert await waiting_wishes(hub.store, clock()) == []

    awaited(work())


def test_a_party_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            people = [await state(hub.store, name, clock()) for name in ("Ana", "Eva")]
            rows = await waiting_wishes(hub.store, clock())
            held = {person: HeldSeat("new", f"k{at}", at, person, clock()) for at, person in enumerate(people)}
            await take_back(hub.store, sorted(people)[-1])
            assert not await keep_party(hub.store, rows, held, "{}", clock() + HERE)
            assert [row.person for row in await waiting_wishes(hub.store, clock())] == [sorted(people)[0]]
            assert await persons_at(hub.store, "new") == []

    awaited(work())


def test_a_table_is_opened_by_another_where_a_process_was_killed_before_it_could(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            ana = await state(hub.store, "Ana", clock())
            await state(hub.store, "Eva", clock())
            killed = MatchMaker(hub)

            async def dies(table: str, plan: str) -> None:
                raise KeyboardInterrupt

            monkeypatch.setattr(killed, "open", dies)
            with pytest.raises(KeyboardInterrupt):
                await killed.look()
            found = await wish_of(hub.store, ana)
            assert found is not None
            assert found.table_id is not None
            assert await hub.store.find(found.table_id) is None
            await MatchMaker(hub).look()
            live = await hub.live(found.table_id)
            assert {chair.name for chair in live.table.chairs} == {"Ana", "Eva"}

    awaited(work())


def test_who_goes_leaves_no_wish_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, clock):
            ana = await state(hub.store, "Ana", clock())
            await forgetting.forget_person(hub.store, ana, clock())
            assert await wish_of(hub.store, ana) is None

    awaited(work())


# Over HTTP, with a process that is killed.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("play") / "liza.db"
    awaited(lay_out(db))
    with serving(str(db), bots=1) as running:
        yield running


def found(one: httpx.Client, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        told: dict[str, Any] = one.get("/api/me/wish").json()
        if wanted(told):
            return told
        time.sleep(0.3)
    raise AssertionError(told)


def test_persons_are_led_to_one_table_though_a_process_is_killed(server: Server) -> None:
    with ExitStack() as stack:
        ana, eva, leo = (
            stack.enter_context(httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30))
            for _ in range(3)
        )
        assert ana.get("/api/me/wish").json()["status"] == "none"
        refused = httpx.put(f"{server.url}/api/me/wish", json={"games": ["qiahn"]}).json()
        assert refused["code"] == "wish-guest"
        for wrong, code in ((["chess"], "no-game"), (["qiahn"], "wish-seats")):
            answer = ana.put("/api/me/wish", json={"games": wrong, "least": 3})
            assert answer.json()["code"] == code
        told = ana.put("/api/me/wish", json={"games": ["qiahn", "tankup"], "most": 2, "name": "Ana"}).json()
        assert (told["status"], told["wanted"]["games"], told["people"]) == ("waiting", ["qiahn", "tankup"], 1)
        assert 0 < told["bots"] <= PATIENCE["live"] / 1000
        counts = found(leo, lambda told: told["people"] == 1)
        assert {one["game"]: one["live"] for one in counts["waiting"] if one["live"]} == {"qiahn": 1, "tankup": 1}
        assert "token" in counts
        assert counts["token"] is None
        server.kill()
        server.start()
        eva.put("/api/me/wish", json={"games": ["qiahn"], "name": "Eva"})
        hers = found(eva, lambda told: told["status"] == "found")
        server.kill()
        server.start()
        his = found(ana, lambda told: told["status"] == "found")
        assert (his["table"], his["game"], {his["seat"], hers["seat"]}) == (hers["table"], "qiahn", {0, 1})
        assert his["token"] != hers["token"]
        for told in (his, hers):
            place = server.get(f"tables/{told['table']}/place", told["token"])
            assert place["seat"] == told["seat"]
        assert leo.get("/api/me/wish").json()["token"] is None
        eva.request("DELETE", "/api/me/wish")
        assert eva.get("/api/me/wish").json()["status"] == "none"
