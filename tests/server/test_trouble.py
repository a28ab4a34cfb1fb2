"""What is wrong with one table is its own trouble: it is set apart or stands still, and says so; all others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import QueuePool, delete, update

from liza.match.log import Entry
from liza.match.match import Match
from liza.match.table import Table
from liza.server.bots.bot_turns import BotWork
from liza.server.protocol import clocks
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.repository import SNAPSHOT_EVERY
from liza.server.tables.table_plan import TablePlan, planned, stored
from liza.store.lists import counted, quarantined
from liza.store.schema import MOVES, TABLES
from tests.server.rig import NOW, SEED, Time, Voice, hub_with, plan_of
from tests.support import awaited


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


async def arrive(hub: Hub, token: str = "seat-0", table: str = "t") -> Voice:
    voice = Voice(hub)
    await voice.say({"type": "hello", "table": table, "token": token})
    return voice


async def add(hub: Hub, id: str, plan: TablePlan, entries: list[Entry]) -> None:
    await hub.store.create(stored(id, plan, Table(plan.setting(id, SEED)), SEED), entries, {0: 0})


def test_an_unreadable_table_stops_no_other_table_s_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.server.tables.hub._FLAG_SECONDS", 0.01)

    async def work() -> None:
        time = Time()
        plan = plan_of("qiahn", 2, clock=clocks.Fischer(10))
        async with hub_with(tmp_path, plan, clock=time) as hub:
            bad = [f"bad {at:02}" for at in range(60)]  # more than are looked at in one go
            for id in bad:
                await add(hub, id, msgspec.structs.replace(plan, created=NOW - 1), [Entry(1, NOW, "act", 7, "fly")])
            time.now += 11_000
            live = await hub.live("t")
            await until(lambda: any(chair.kind == "bot" for chair in live.table.chairs))
            for id in bad:
                row = await hub.store.find(id)
                assert row is not None
                assert row.trouble is not None
                assert row.trouble.startswith("unreadable: ")
            assert {row.id for row in await quarantined(hub.store)} == set(bad)
            assert (await counted(hub.store))["quarantined"] == 60
            assert "bad 00" not in {turn.table_id for turn in await hub.store.claim(time.now, 1, 99)}
            with pytest.raises(Denied, match="quarantined"):
                await hub.live("bad 00")

    awaited(work())


def test_the_operator_lets_a_mended_table_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2), [Entry(1, NOW, "act", 7, "fly")]) as hub:
            with pytest.raises(Denied, match="quarantined"):
                await hub.live("t")
            with pytest.raises(Denied, match="quarantined") as why:
                await hub.repository.release("t")
            assert "IndexError" in (why.value.detail or "")
            async with hub.store._writing() as connection:
                await connection.execute(delete(MOVES))
            await hub.repository.release("t")
            assert (await hub.live("t")).table.status == "running"
            assert await quarantined(hub.store) == []

    awaited(work())


def test_a_table_of_other_rules_waits_for_the_version_it_was_begun_with(tmp_path: Path) -> None:
    async def work() -> None:
        plan = plan_of("qiahn", 2, clock=clocks.Fischer(10))
        async with hub_with(tmp_path, msgspec.structs.replace(plan, version=plan.version + 1)) as hub:
            voice = await arrive(hub)
            assert [told["code"] for told in voice.told if told["type"] == "error"] == ["other-rules"]
            row = await hub.store.find("t")
            assert row is not None
            assert row.trouble is not None
            assert f"version {plan.version + 1}" in row.trouble
            assert row.deadline is None
            async with hub.store._writing() as connection:
                await connection.execute(update(TABLES).values(setting=msgspec.json.encode(plan).decode()))
            assert (await hub.live("t")).table.status == "running"
            row = await hub.store.find("t")
            assert row is not None
            assert (row.trouble, row.deadline) == (None, NOW + 10_000)
            await voice.close()

    awaited(work())


def test_whoever_sits_at_a_table_that_is_set_apart_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            voice = await arrive(hub)
            live = await hub.live("t")
            await hub.repository.quarantine("t", "the operator wants to look at it")
            await until(lambda: voice.socket.closed)
            assert voice.told[-1]["code"] == "quarantined"
            with pytest.raises(Denied, match="quarantined"):
                await hub.commit(live, "resign", 0)
            assert await hub.store.log("t") == []
            again = await arrive(hub)
            assert again.told[0]["code"] == "quarantined"
            for one in (voice, again):
                await one.close()

    awaited(work())


def failing(monkeypatch: pytest.MonkeyPatch, action: str) -> None:
    """Let the engine fail over one action."""
    act = Match.act

    def broken(match: Match, seat: int, chosen: int) -> object:
        if match.game.notation(chosen) == action:
            raise ZeroDivisionError("a rule went wrong")
        return act(match, seat, chosen)

    monkeypatch.setattr(Match, "act", broken)


def test_where_the_engine_fails_the_table_says_so_and_can_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        plan = plan_of("pulso", 2, clock=clocks.Fischer(10))
        async with hub_with(tmp_path, plan) as hub:
            voices = [await arrive(hub, f"seat-{seat}") for seat in range(2)]
            state = next(told for told in voices[0].told if told["type"] == "state")
            bad, good = (choice["action"] for choice in state["legal"][:2])
            failing(monkeypatch, bad)
            answer = await voices[0].ask({"type": "act", "n": 0, "action": bad})
            assert answer["code"] == "broken"
            assert [entry.kind for entry in await hub.store.log("t")] == ["halt"]
            await voices[1].say({"type": "ping"})
            told = [m for m in voices[1].told if m["type"] == "error"]
            assert [m["code"] for m in told] == ["broken"]
            assert told[0]["es"] != told[0]["en"]
            table = [m for m in voices[1].told if m["type"] == "table"][-1]["table"]
            assert table["proposals"] == ["draw"]
            assert not any(seat["clock"]["running"] for seat in table["seats"])
            late = await arrive(hub, "seat-1")
            assert "broken" in [m.get("code") for m in late.told]
            # Either something else is chosen, and the game goes on …
            assert (await voices[0].ask({"type": "act", "n": 1, "action": good}))["type"] == "done"
            live = await hub.live("t")
            assert not live.table.halted
            assert live.table.clocks is not None
            assert live.table.clocks.running(1)
            # … or the players end it, and keep what was played.
            failing(monkeypatch, bad)
            await voices[1].ask({"type": "act", "n": 2, "action": bad})
            proposed = await voices[0].ask({"type": "propose", "what": "draw"})
            assert (await voices[1].ask({"type": "agree", "proposal": proposed["n"]}))["type"] == "done"
            assert live.table.status == "over"
            assert live.table.match is not None
            assert live.table.match.record.actions == [(0, good)]
            for voice in (*voices, late):
                await voice.close()

    awaited(work())


def test_a_bot_that_cannot_choose_does_not_think_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        seats = [SeatRequest("person"), SeatRequest("bot", "greedy")]
        plan = planned(CreateTable(game="pulso", seats=seats), {0: "seat-0"}, "invite", "watch", NOW)
        async with hub_with(tmp_path, plan) as hub:
            await add(hub, "u", plan, [])
            bots = BotWork(hub.store, hub, hub.config, hub.repository.clock)

            async def fail(_question: object) -> str:
                raise ZeroDivisionError("a rule went wrong")

            monkeypatch.setattr(bots._processes, "choose", fail)
            person = await arrive(hub, table="u")
            await hub.store.release("u", {}, {1: 0}, NOW)
            working = asyncio.create_task(bots.run())
            await person.socket.until('"code":"broken"')
            working.cancel()
            seat = [m for m in person.told if m["type"] == "table"][-1]["table"]["seats"][1]
            assert not seat["thinking"]
            assert await hub.store.claim(NOW + 10**9, 1, 9) == []
            assert (await person.ask({"type": "propose", "what": "draw"}))["type"] == "done"
            assert (await hub.live("u")).table.status == "over"
            await person.close()

    awaited(work())


def test_whoever_asks_the_database_something_lets_go_of_it_before_it_is_closed(tmp_path: Path) -> None:
    """A table that is being loaded, a snapshot that is being saved: neither may be left with a connection."""

    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            kept = await hub.repository.load("t")
            kept.saved = -SNAPSHOT_EVERY
            loading = [asyncio.create_task(hub.live("t")), asyncio.create_task(hub.live("nowhere"))]
            hub.repository._save(kept)
            async with asyncio.timeout(10):
                while not hub._loading:  # its row is read first
                    await asyncio.sleep(0)
            assert hub.repository._later
            pool = hub.store._engine.sync_engine.pool
            assert isinstance(pool, QueuePool)
            await hub.close()
            assert not hub._loading
            assert not hub.repository._later
            assert pool.checkedout() == 0
            await asyncio.gather(*loading, return_exceptions=True)
            assert await hub.store.snapshot("t", kept.plan.version) is not None

    awaited(work())
