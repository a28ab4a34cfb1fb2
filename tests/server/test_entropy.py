"""What the players add to chance: promised, shown before the first card, and left out where it comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from liza.match.entropy import WAIT, chance_key, promise_of
from liza.match.log import SitDownEntry
from liza.match.record import Record
from liza.server.base.tokens import hashed
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables.finished import replays
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan, planned
from tests.postgres import Postgres
from tests.server.client import Player, Server, play_out, run
from tests.server.rig import NOW, SEED, Time, Voice, hub_with
from tests.support import awaited

SHOWN = [bytes([seat + 1] * 32).hex() for seat in range(3)]
PROMISED = [promise_of(shown) for shown in SHOWN]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Return a folder for a file, or an empty database of PostgreSQL."""
    if request.param == "sqlite":
        yield tmp_path
        return
    cluster: Postgres = request.getfixturevalue("cluster")
    yield cluster.database()


def plan_with(*promised: str | None, kind: str = "person") -> TablePlan:
    """Return the plan of a full table whose seats have promised this."""
    seats = [SeatRequest(kind, promised=one) for one in promised]  # type: ignore[arg-type]
    tokens = {seat: f"seat-{seat}" for seat in range(len(promised))}
    return planned(CreateTable(game="tankup", seats=seats), tokens, "invite", "watch", NOW)


async def arrive(hub: Hub, seat: int, table: str = "t", **told: Any) -> Voice:
    voice = Voice(hub)
    await voice.say({"type": "hello", "table": table, "token": f"seat-{seat}", **told})
    return voice


def reveal(seat: int) -> dict[str, Any]:
    return {"type": "reveal", "shown": SHOWN[seat]}


def begins(voice: Voice) -> bool:
    return any(told["type"] == "state" for told in voice.told)


def table_told(voice: Voice) -> dict[str, Any]:
    told: dict[str, Any] = next(told for told in reversed(voice.told) if told["type"] == "table")["table"]
    return told


async def record_in(hub: Hub, table: str = "t") -> Record:
    """Return the record that the stored log tells, and check that it goes on from the key of chance."""
    live = await hub.live(table)
    entries = await hub.store.log(table)
    told = replays.record_file(live.kept.setting, entries, None)
    data = {**msgspec.to_builtins(told), "seed": live.kept.setting.seed.hex()}
    record = Record.from_data(data)
    assert record.stream().key == chance_key(live.kept.setting.seed, live.table.entropy.shown)
    assert live.table.match is not None
    first = record.start()
    assert first.to_data()["fields"] == live.table.match.record.start().to_data()["fields"]
    return record


@asynccontextmanager
async def two_hubs(where: Path | str, plan: TablePlan, time: Time) -> AsyncIterator[tuple[Hub, Hub]]:
    """Run two processes' worth of hubs on one database."""
    async with hub_with(where, plan, clock=time) as near:
        far = Hub(near.store, near.config, time)
        await far.open()
        try:
            yield near, far
        finally:
            await far.close()


def test_the_first_card_falls_when_all_have_shown_and_from_what_all_have_shown(where: Path | str) -> None:
    async def work() -> None:
        async with two_hubs(where, plan_with(*PROMISED[:2]), Time()) as (near, far):
            one, other = await arrive(near, 0), await arrive(far, 1)
            assert table_told(one)["entropy"] == {
                "awaited": True,
                "seats": [{"promised": promise, "shown": None} for promise in PROMISED[:2]],
            }
            assert (await one.ask(reveal(1)))["code"] == "other-entropy"
            assert (await one.ask(reveal(0)))["type"] == "done"
            assert (await one.ask(reveal(0)))["code"] == "no-reveal"
            assert not begins(one)
            await other.ask(reveal(1))
            await other.socket.until('"type":"state"')
            await near.catch_up(await near.live("t"))
            await one.socket.until('"type":"state"')
            assert table_told(one)["entropy"]["awaited"] is False
            assert [entry.kind for entry in await near.store.log("t")] == ["reveal", "reveal"]
            record = await record_in(near)
            assert record.entropy == SHOWN[:2]
            assert record.stream().key not in {SEED, chance_key(SEED, [SHOWN[0], ""]), chance_key(SEED, SHOWN[1::-1])}
            assert (await one.ask(reveal(0)))["code"] == "no-reveal"
            for voice in (one, other):
                await voice.close()

    awaited(work())


def test_nothing_is_shown_before_all_have_promised(tmp_path: Path) -> None:
    async def work() -> None:
        seats = [SeatRequest("person", promised=PROMISED[0]), SeatRequest("open")]
        plan = planned(CreateTable(game="qiahn", seats=seats), {0: "seat-0"}, "invite", "watch", NOW)
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            one = await arrive(hub, 0)
            assert (await one.ask(reveal(0)))["code"] == "no-reveal"
            await hub.commit(live, "sit", 1, SitDownEntry(hashed("seat-1"), "Bea", promised=PROMISED[1]).to_body())
            assert live.table.chairs[1].name == "Bea"
            assert str(live.table.status) == "waiting"
            await one.ask(reveal(0))
            late = await arrive(hub, 1)  # whoever comes in the middle is told what is awaited
            assert table_told(late)["entropy"]["seats"][0]["shown"] == SHOWN[0]
            await late.ask(reveal(1))
            assert begins(one)
            assert begins(late)
            assert (await record_in(hub)).entropy == SHOWN[:2]
            for voice in (one, late):
                await voice.close()

    awaited(work())


def test_a_page_that_is_loaded_again_shows_what_it_promised_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_with(*PROMISED[:2])) as hub:
            one, other = await arrive(hub, 0), await arrive(hub, 1)
            await other.ask(reveal(1))
            await one.close()
            again = await arrive(hub, 0)
            assert not begins(again)
            await again.ask(reveal(0))
            assert begins(again)
            for voice in (again, other):
                await voice.close()

    awaited(work())


def test_who_promises_and_is_silent_is_left_out_and_everybody_is_told(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, plan_with(*PROMISED), clock=time) as hub:
            voices = [await arrive(hub, seat) for seat in range(3)]
            await voices[0].ask(reveal(0))
            await voices[2].ask(reveal(2))
            live = await hub.live("t")
            assert live.table.deadline == NOW + WAIT
            time.now += WAIT - 1
            assert await hub.store.overdue(time.now) == []
            with pytest.raises(Exception, match="time-left"):
                await hub.commit(live, "deal", 0)
            time.now += 1
            async with asyncio.timeout(20):
                await voices[1].socket.until('"type":"state"')
            assert [entry.kind for entry in await hub.store.log("t")] == ["reveal", "reveal", "deal"]
            seats = table_told(voices[1])["entropy"]["seats"]
            assert [seat["shown"] for seat in seats] == [SHOWN[0], None, SHOWN[2]]
            assert (await voices[1].ask(reveal(1)))["code"] == "no-reveal"
            assert (await record_in(hub)).entropy == [SHOWN[0], "", SHOWN[2]]
            for voice in voices:
                await voice.close()

    awaited(work())


def test_a_server_that_is_killed_between_promise_and_reveal_goes_on_after_it(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, plan_with(*PROMISED[:2]), clock=time) as hub:
            first = await arrive(hub, 0)
            await first.ask(reveal(0))
            new = Hub(hub.store, hub.config, time)  # knows nothing but the database
            await new.open()
            second = await arrive(new, 1)
            assert table_told(second)["entropy"]["seats"][0]["shown"] == SHOWN[0]
            await second.ask(reveal(1))
            assert begins(second)
            assert (await record_in(new)).entropy == SHOWN[:2]
            await second.close()
            await new.close()
            await first.close()

    awaited(work())


def test_a_table_that_nobody_comes_back_to_is_dealt_by_another_process(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with two_hubs(where, plan_with(*PROMISED[:2]), time) as (near, far):
            one = await arrive(near, 0)
            await one.ask(reveal(0))
            await one.close()
            time.now += WAIT
            async with asyncio.timeout(20):
                while [entry.kind for entry in await near.store.log("t")] != ["reveal", "deal"]:
                    await asyncio.sleep(0.1)
            live = await far.live("t")
            await far.catch_up(live)
            assert live.table.status == "running"
            assert live.table.deadline is None

    awaited(work())


def test_a_rematch_takes_new_promises_from_those_who_come(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_with(*PROMISED[:2])) as hub:
            old = [await arrive(hub, seat) for seat in range(2)]
            for seat, voice in enumerate(old):
                await voice.ask(reveal(seat))
            live = await hub.live("t")
            await hub.commit(live, "resign", 0)
            await hub.commit(live, "propose", 0, "rematch new")
            await hub.commit(live, "agree", 1, str(live.table.n))
            there = await hub.live("new")
            assert there.table.entropy.promised == ["", ""]
            assert there.table.setting.seed != SEED
            one = await arrive(hub, 0, "new", promised=PROMISED[2])
            assert there.table.entropy.promised == ["", PROMISED[2]]
            await arrive(hub, 0, "new", promised=PROMISED[0])  # another tab changes nothing
            assert there.table.entropy.promised == ["", PROMISED[2]]
            other = await arrive(hub, 1, "new")  # a program that knows nothing of it
            assert not begins(other)
            await one.ask(reveal(2))
            assert begins(other)
            assert (await record_in(hub, "new")).entropy == ["", SHOWN[2]]
            for voice in (*old, one, other):
                await voice.close()

    awaited(work())


def test_whoever_leaves_meanwhile_has_left_the_game_and_nobody_begins_anew(tmp_path: Path) -> None:
    """Else two who sit together could have the bytes of a third drawn again and again."""

    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_with(*PROMISED), clock=time) as hub:
            voices = [await arrive(hub, seat) for seat in range(3)]
            await voices[0].ask(reveal(0))
            assert (await voices[0].ask({"type": "cancel"}))["code"] == "started"
            assert (await voices[0].ask({"type": "fill", "level": "random", "seat": 1}))["code"] == "started"
            await voices[1].ask({"type": "leave"})
            live = await hub.live("t")
            assert [chair.kind for chair in live.table.chairs] == ["person"] * 3
            assert live.table.chairs[1].left
            with pytest.raises(Exception, match="seat-taken"):
                await hub.commit(live, "sit", 1, SitDownEntry(hashed("next"), "Bea").to_body())
            await voices[2].ask(reveal(2))
            time.now += WAIT
            async with asyncio.timeout(20):
                await voices[2].socket.until('"type":"state"')
            assert (await record_in(hub)).entropy == [SHOWN[0], "", SHOWN[2]]
            for voice in voices:
                await voice.close()

    awaited(work())


def test_a_prepared_deal_takes_nothing_and_begins_at_once(tmp_path: Path) -> None:
    seats = [SeatRequest("person", promised=PROMISED[0]), SeatRequest("bot", level="random")]
    wanted = CreateTable(game="qiahn", seats=seats, deal=SEED.hex())
    plan = planned(wanted, {0: "seat-0"}, "invite", "watch", NOW)

    async def work() -> None:
        async with hub_with(tmp_path, plan) as hub:
            voice = await arrive(hub, 0, promised=PROMISED[0])
            assert begins(voice)
            assert table_told(voice)["prepared"] is True
            assert table_told(voice)["entropy"] is None
            await voice.close()

    awaited(work())


def test_programs_that_promise_nothing_play_as_before_beside_one_that_does(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [{"kind": "person"}, {"kind": "person", "promised": PROMISED[0]}])
        old, new = [
            await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]
        ]
        assert old.view is None
        await new.ask(reveal(0), "done")
        await old.ask({"type": "ping"}, "pong")
        assert old.view is not None
        await play_out([old, new])
        record = Record.from_data(server.get(f"tables/{old.table}/record", old.token))
        assert record.entropy == ["", SHOWN[0]]
        record.verify()
        record.entropy[1] = ""
        with pytest.raises(Exception, match="record"):
            record.verify()

    run(work())
