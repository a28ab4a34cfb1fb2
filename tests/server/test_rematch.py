"""A rematch waits for those it seats, whoever held a seat finds it there, and everybody can hand the link on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from liza.server.base.tokens import hashed
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.clocks import Fischer
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import planned, rematch
from tests.server.client import Player, Server, run
from tests.server.rig import NOW, Time, Voice, hub_with, plan_of
from tests.support import awaited

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
STOCK = 60
SECOND = 1000


async def arrive(hub: Hub, table: str, token: str) -> Voice:
    voice = Voice(hub)
    await voice.say({"type": "hello", "table": table, "token": token})
    return voice


async def agreed(hub: Hub) -> str:
    """Let the game of two at table ``t`` end and both agree on a rematch; return its table."""
    live = await hub.live("t")
    await hub.commit(live, "resign", 0)
    await hub.commit(live, "propose", 0, "rematch new")
    await hub.commit(live, "agree", 1, str(live.table.n))
    assert live.table.next == "new"
    return "new"


def welcomed(voice: Voice) -> dict[str, Any]:
    return next(told for told in reversed(voice.told) if told["type"] == "welcome")


def test_a_rematch_begins_only_when_those_it_seats_have_come_and_no_clock_runs_before(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        plan = plan_of("pulso", 2, clock=Fischer(STOCK))
        async with hub_with(tmp_path, plan, clock=time) as hub:
            there = await hub.live(await agreed(hub))
            first = await arrive(hub, "new", "seat-0")
            spectator = await arrive(hub, "new", "watch")
            time.now += 10 * STOCK * SECOND
            assert await hub.store.overdue(time.now) == []
            assert (there.table.status, there.table.deadline) == ("waiting", None)
            again = await arrive(hub, "new", "seat-0")  # another tab of the one who is there changes nothing
            assert str(there.table.status) == "waiting"
            second = await arrive(hub, "new", "seat-1")
            assert str(there.table.status) == "running"
            assert there.table.clocks is not None
            assert [there.table.clocks.left(seat, time.now) for seat in range(2)] == [STOCK * SECOND] * 2
            assert there.table.deadline == time.now + STOCK * SECOND
            assert [welcomed(voice)["seat"] for voice in (first, again, second)] == [1, 1, 0]
            assert any(told["type"] == "state" and told["because"] == "start" for told in first.told)
            for voice in (first, again, second, spectator):
                await voice.close()

    awaited(work())


def test_whoever_is_there_need_not_wait_for_ever_and_the_other_takes_the_seat_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("pulso", 2)) as hub:
            there = await hub.live(await agreed(hub))
            old = await arrive(hub, "t", "seat-1")
            assert there.table.host is None  # who looks at the old table has not come
            late = await arrive(hub, "new", "seat-0")
            assert there.table.host == 1
            assert (await late.ask({"type": "fill", "level": "random", "seat": 0}))["type"] == "done"
            assert str(there.table.status) == "running"
            back = await arrive(hub, "new", "seat-1")
            assert welcomed(back)["seat"] == 0
            for voice in (old, late, back):
                await voice.close()

    awaited(work())


def test_a_rematch_of_a_table_with_bots_begins_with_the_first_look(tmp_path: Path) -> None:
    async def work() -> None:
        seats = [SeatRequest("person"), SeatRequest("bot", level="random")]
        plan = planned(CreateTable(game="pulso", seats=seats), {0: "seat-0"}, "invite", "watch", NOW)
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            await hub.commit(live, "resign", 0)
            await hub.commit(live, "propose", 0, "rematch new")
            there = await hub.live("new")
            assert str(there.table.status) == "waiting"
            voice = await arrive(hub, "new", "seat-0")
            assert str(there.table.status) == "running"
            await voice.close()

    awaited(work())


def test_the_seats_of_a_rematch(tmp_path: Path) -> None:
    """Bots that the host sat down stay; whose seat a bot kept has it again; who said goodbye makes room."""

    async def work() -> None:
        people = [SeatRequest("person")] * 4 + [SeatRequest("open")]
        tokens = {seat: f"seat-{seat}" for seat in range(4)}
        plan = planned(CreateTable(game="tornaris", seats=people), tokens, "invite", "watch", NOW)
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            await hub.commit(live, "fill", 0, "4 random")
            await hub.commit(live, "resign", 2)
            await hub.commit(live, "propose", 0, "replace 3")
            await hub.commit(live, "agree", 1, str(live.table.n))
            assert [chair.kind for chair in live.table.chairs] == ["person", "person", "bot", "bot", "bot"]
            seats = rematch(plan, live.table, NOW).seats
            assert [seat.kind for seat in seats] == ["bot", "person", "person", "open", "person"]
            assert seats[0].level == "random"
            assert seats[4].token == hashed("seat-3")

    awaited(work())


def test_the_token_of_a_seat_finds_it_at_the_table_of_the_rematch(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        id, tokens = made["table"]["id"], [key["token"] for key in made["keys"]]
        players = [await Player(server.socket_url, id, token).connect() for token in tokens]
        watcher = await Player(server.socket_url, id, made["watch"]).connect()
        await players[0].ask({"type": "resign"})
        await players[1].ask({"type": "propose", "what": "rematch"})
        await players[1].close()  # and looks elsewhere
        await players[0].ask({"type": "ping"}, "pong")
        await players[0].ask({"type": "agree", "proposal": players[0].info["proposal"]["id"]})
        there = server.get(f"tables/{id}", tokens[1])["next"]
        assert server.get(f"tables/{there}", tokens[1])["previous"] == id
        for seat, token in ((1, tokens[0]), (0, tokens[1])):
            place = server.get(f"tables/{there}/place", token)
            assert (place["table"], place["seat"]) == (there, seat)
        old = server.get(f"tables/{id}/place", tokens[1])
        assert (old["seat"], old["played"]) == (None, 1)
        late = await Player(server.socket_url, id, tokens[1]).connect()
        assert [(told["seat"], told["played"]) for told in late.got if told["type"] == "welcome"] == [(None, 1)]
        assert late.info["watchers"] == 1
        assert [seat["here"] for seat in late.info["seats"]] == [True, True]
        # Nothing is handed over: whoever watches has what watches, there too, and nobody is told a token of a seat.
        place = server.get(f"tables/{there}/place", made["watch"])
        assert (place["seat"], place["played"], place["watch"]) == (None, None, made["watch"])
        await watcher.ask({"type": "ping"}, "pong")
        everything = json.dumps([watcher.got, players[0].got, place, old])
        assert not any(token in everything or hashed(token) in everything for token in tokens)
        refused = httpx.get(f"{server.url}/api/tables/{there}/place", headers={"Authorization": "Bearer " + "x" * 32})
        assert refused.json()["code"] == "token"
        assert httpx.get(f"{server.url}/api/tables/{there}/place").json()["code"] == "private"

    run(work())


def test_everybody_at_a_table_is_told_what_watches_it_and_nobody_else_can_know_it(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, OPEN])
        id = made["table"]["id"]
        joined = httpx.post(
            f"{server.url}/api/tables/{id}/join", json={}, headers={"Authorization": f"Bearer {made['invite']}"}
        ).json()
        host = await Player(server.socket_url, id, made["keys"][0]["token"]).connect()
        guest = await Player(server.socket_url, id, joined["key"]["token"]).connect()
        told = [next(one for one in player.got if one["type"] == "welcome")["watch"] for player in (host, guest)]
        assert told == [made["watch"]] * 2
        watcher = await Player(server.socket_url, id, told[1]).connect()
        assert watcher.seat is None
        await host.ask({"type": "resign"})
        assert server.get(f"tables/{id}/replay", told[1])["steps"]
        another = server.create("qiahn", [PERSON, OPEN])
        assert another["watch"] != made["watch"]
        wrong = httpx.get(
            f"{server.url}/api/tables/{another['table']['id']}", headers={"Authorization": f"Bearer {told[0]}"}
        )
        assert wrong.json()["code"] == "token"
        # It joins nothing, and what is in the database is no token.
        refused = httpx.post(
            f"{server.url}/api/tables/{another['table']['id']}/join",
            json={},
            headers={"Authorization": f"Bearer {another['watch']}"},
        )
        assert refused.json()["code"] == "token"

    run(work())


def test_a_link_of_an_older_server_still_watches(tmp_path: Path) -> None:
    """There the token itself was handed out whose hash is kept."""

    async def work() -> None:
        plan = plan_of("pulso", 2)
        async with hub_with(tmp_path, plan) as hub:
            for token in ("watch", plan.watching):
                voice = await arrive(hub, "t", token)
                assert (welcomed(voice)["seat"], welcomed(voice)["watch"]) == (None, plan.watching)
                await voice.close()
            assert plan.watching not in json.dumps([plan.watch, plan.invite])
            stranger = await arrive(hub, "t", plan.watch)
            assert [told["code"] for told in stranger.told if told["type"] == "error"] == ["token"]
            await stranger.close()

    awaited(work())
