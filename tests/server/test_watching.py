"""Those who look on: what they are sent is what their right allows, to the byte, and ends when the right does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from liza.match.log import Entry
from liza.match.table import Table
from liza.server.tables import delayed_rooms, viewer_messages
from liza.server.tables.delayed_rooms import DelayedRooms
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from liza.server.tables.socket_session import SessionHooks
from tests.server.client import Player, Server, run
from tests.server.rig import SEED, Time, Voice, hub_with, plan_of

DELAY = 60
TOLD = {"moved", "state"}


async def play(hub: Hub, live: LiveTable, rng: random.Random, count: int = 1) -> list[Entry]:
    """Let the seats of a table choose at random."""
    made = []
    for _ in range(count):
        match = live.table.match
        assert match is not None
        seat = rng.choice(match.actors)
        action = match.game.notation(rng.choice(match.legal(seat)))
        made.append(await hub.commit(live, "act", seat, action))
    return made


def positions(voice: Voice, since: int = 0) -> list[dict[str, Any]]:
    """Return what a client was told of the game after an entry."""
    return [told for told in voice.told if told["type"] in TOLD and told["n"] > since]


def without_choices(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return messages as those get them who may not choose."""
    return [{**one, "legal": [], "may_take_back": False} for one in told]


async def hello(voice: Voice, token: str, **more: Any) -> dict[str, Any]:
    """Come to the table."""
    return await voice.ask({"type": "hello", "table": "t", "token": token, **more})


@pytest.mark.parametrize("game", ["tankup", "tornaris", "tanxi"])
def test_a_link_shows_what_its_seat_sees_and_nothing_else(game: str, tmp_path: Path) -> None:
    plan = plan_of(game, 3)

    async def work() -> None:
        rng = random.Random(5)
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            shown = await hub.commit(live, "show", 0)
            ana, friend, crowd = Voice(hub), Voice(hub), Voice(hub)
            assert (await hello(ana, "seat-0"))["seat"] == 0
            welcome = await hello(friend, plan.eyes(0, shown.n))
            assert (welcome["seat"], welcome["eyes"]) == (None, 0)
            assert (await hello(crowd, plan.watching))["eyes"] is None
            await play(hub, live, rng, 40)
            for voice in (ana, friend, crowd):
                await voice.say({"type": "ping"})
            assert positions(friend) == without_choices(positions(ana))
            assert [one["view"] for one in positions(friend)] != [one["view"] for one in positions(crowd)]
            tables = [told["table"] for told in friend.told if told["type"] == "table"]
            assert [seat["shown"] for seat in tables[-1]["seats"]] == [True, False, False]

            refused = await friend.ask({"type": "act", "n": live.table.n, "action": "end"})
            assert refused["code"] == "spectator"

            await hub.commit(live, "hide", 0)
            [last, *_] = await play(hub, live, rng, 10)
            assert friend.socket.closed or positions(friend, last.n - 1) == []
            again = await hub.commit(live, "show", 0)
            late, new = Voice(hub), Voice(hub)
            assert (await hello(late, plan.eyes(0, shown.n)))["code"] == "token"
            assert (await hello(new, plan.eyes(0, again.n)))["eyes"] == 0
            for voice in (ana, friend, crowd, late, new):
                await voice.close()

    run(work())


def test_at_a_public_table_a_withdrawn_link_shows_what_all_may_see(tmp_path: Path) -> None:
    plan = plan_of("tankup", 2, public=True)

    async def work() -> None:
        rng = random.Random(6)
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            shown = await hub.commit(live, "show", 1)
            friend, crowd = Voice(hub), Voice(hub)
            await hello(friend, plan.eyes(1, shown.n))
            await hello(crowd, plan.watching)
            await play(hub, live, rng, 12)
            hidden = await hub.commit(live, "hide", 1)
            await play(hub, live, rng, 12)
            for voice in (friend, crowd):
                await voice.say({"type": "ping"})
            now = {"type": "state", "n": hidden.n, "because": "hello"}
            [turned, *after] = positions(friend, hidden.n - 1)
            assert {name: turned[name] for name in now} == now
            assert after == positions(crowd, hidden.n)
            assert len(after) == 12
            for voice in (friend, crowd):
                await voice.close()

    run(work())


def test_a_link_ends_with_its_player(tmp_path: Path) -> None:
    plan = plan_of("tankup", 2)

    async def work() -> None:
        async with hub_with(tmp_path, plan) as hub:
            live = await hub.live("t")
            shown = await hub.commit(live, "show", 0)
            friend = Voice(hub)
            await hello(friend, plan.eyes(0, shown.n))
            await hub.commit(live, "leave", 0)
            n = live.table.n
            await play(hub, live, random.Random(1), 5)
            assert positions(friend, n) == []
            await friend.close()

    run(work())


@asynccontextmanager
async def delayed(where: Path, time: Time, **wanted: Any) -> AsyncIterator[tuple[Hub, LiveTable, SessionHooks]]:
    async with hub_with(where, plan_of("tankup", 2, open_after=DELAY, **wanted), clock=time) as hub:
        yield hub, await hub.live("t"), SessionHooks(delayed=DelayedRooms(hub))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delayed_rooms, "_LOOK_EVERY", 0.01)
    monkeypatch.setattr(delayed_rooms, "_LEAST", 0.01)


def test_whoever_watches_with_a_delay_is_sent_nothing_younger(tmp_path: Path, hasty: None) -> None:
    async def work() -> None:
        time, rng = Time(), random.Random(3)
        async with delayed(tmp_path, time) as (hub, live, hooks):
            plan = live.kept.plan
            early = Voice(hub, hooks=hooks)
            assert (await hello(early, plan.watching, eyes=1))["code"] == "watch-later"
            await early.close()
            entries: list[Entry] = []
            for _ in range(5):
                time.now += 20_000
                entries += await play(hub, live, rng, 3)
            voice = Voice(hub, hooks=hooks)
            assert (await hello(voice, plan.watching, eyes=1))["eyes"] == 1
            for _ in range(4):
                old = [entry.n for entry in entries if entry.at <= time.now - DELAY * 1000]
                await voice.socket.until(f'"n":{old[-1]}')
                await voice.say({"type": "ping"})
                assert max(told["n"] for told in positions(voice)) == old[-1]
                assert max(told["table"]["n"] for told in voice.told if told["type"] == "table") <= old[-1]
                time.now += 20_000
                entries += await play(hub, live, rng, 3)
                await voice.say({"type": "act", "n": entries[-1].n, "action": "end"})
            assert positions(voice) == expected(live, entries, 1, {told["n"] for told in positions(voice)})
            await voice.close()

    run(work())


def expected(live: LiveTable, entries: list[Entry], viewer: int, wanted: set[int]) -> list[dict[str, Any]]:
    """Return what a seat is told of some entries, worked out from the log alone, the first as a whole position."""
    table = Table(live.kept.plan.setting("t", SEED))
    found: list[Any] = []
    for entry in entries:
        change = table.apply(entry)
        if entry.n in wanted:
            made = viewer_messages.about(table, change, viewer, entry.at)
            found += made if found else [viewer_messages.state(table, viewer, "hello")]
    return without_choices([msgspec.json.decode(msgspec.json.encode(one)) for one in found])


def test_no_player_sees_the_past_of_the_others_and_nobody_where_the_table_is_closed(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with delayed(tmp_path / "open", time) as (hub, live, hooks):
            time.now += 2 * DELAY * 1000
            player = Voice(hub, hooks=hooks)
            assert (await hello(player, "seat-0", eyes=1))["code"] == "plays-here"
            stranger = Voice(hub, hooks=hooks)
            assert (await hello(stranger, "guess", eyes=1))["code"] == "token"

            async def plays(_table: str) -> str | None:
                return "a key"

            known = Voice(hub, hooks=hooks._replace(own=plays))
            assert (await hello(known, live.kept.plan.watching, eyes=1))["code"] == "plays-here"
            for voice in (player, stranger, known):
                await voice.close()
        async with hub_with(tmp_path / "closed", plan_of("tankup", 2), clock=time) as hub:
            voice = Voice(hub, hooks=SessionHooks(delayed=DelayedRooms(hub)))
            live = await hub.live("t")
            assert (await hello(voice, live.kept.plan.watching, eyes=0))["code"] == "running"
            await voice.close()

    run(work())


# Over HTTP.


PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Luis"}]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_seat_is_shown_and_hidden_over_http(server: Server) -> None:
    made = server.create("tankup", PEOPLE)
    table = f"{server.url}/api/tables/{made['table']['id']}"
    ana, luis = (bearer(key["token"]) for key in made["keys"])
    assert httpx.get(f"{table}/eyes", headers=ana).json() == {"token": None}
    assert httpx.put(f"{table}/eyes", headers=bearer(made["watch"]), json={"shown": True}).status_code == 403
    link = httpx.put(f"{table}/eyes", headers=ana, json={"shown": True}).json()["token"]
    assert httpx.put(f"{table}/eyes", headers=ana, json={"shown": True}).json() == {"token": link}
    assert httpx.get(f"{table}/eyes", headers=luis).json() == {"token": None}
    seen = httpx.get(f"{table}/replay", headers=bearer(link)).json()
    assert (seen["seat"], seen["steps"]) == (0, httpx.get(f"{table}/replay", headers=ana).json()["steps"])
    assert httpx.get(f"{table}/replay?seat=1", headers=bearer(link)).json()["code"] == "running"
    assert httpx.get(f"{table}/record", headers=bearer(link)).json()["code"] == "spectator"
    assert httpx.put(f"{table}/eyes", headers=ana, json={"shown": False}).json() == {"token": None}
    assert httpx.get(f"{table}/replay", headers=bearer(link)).status_code == 401


def test_a_link_opens_and_ends_in_every_process(two: list[Server]) -> None:
    near, far = two
    made = near.create("tankup", PEOPLE)
    table = made["table"]["id"]
    ana, luis = (key["token"] for key in made["keys"])
    eyes = f"{near.url}/api/tables/{table}/eyes"
    link = httpx.put(eyes, headers=bearer(ana), json={"shown": True}).json()["token"]

    async def work() -> None:
        friend = await Player(far.socket_url, table, link).connect()
        player = await Player(near.socket_url, table, ana).connect()
        other = await Player(far.socket_url, table, luis).connect()
        for one in (friend, other):
            assert one.info["seats"][0]["shown"] is True
        n = (await player.ask({"type": "act", "n": player.n, "action": player.legal[0]["action"]}))["n"]
        moved = await friend.wait("moved", n=n)
        assert moved["view"] == player.view
        await asyncio.to_thread(httpx.put, eyes, headers=bearer(ana), json={"shown": False})
        assert (await friend.wait("error"))["code"] == "eyes-closed"
        late = httpx.get(f"{far.url}/api/tables/{table}/replay", headers=bearer(link))
        assert late.status_code == 401
        for one in (friend, player, other):
            await one.close()

    run(work())


def test_the_player_of_a_seat_looks_with_no_other_eyes(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as browser:
        made = browser.post("/api/tables", json={"game": "tankup", "seats": PEOPLE, "open_after": 1}).json()
        table, [ana, luis] = f"/api/tables/{made['table']['id']}", made["keys"]
        assert made["table"]["open_after"] == 1
        link = httpx.put(f"{server.url}{table}/eyes", headers=bearer(luis["token"]), json={"shown": True}).json()
        for token, query in ((link["token"], ""), (made["watch"], "?seat=1"), (ana["token"], "?seat=1")):
            answer = browser.get(f"{table}/replay{query}", headers=bearer(token)).json()
            assert answer["code"] == "plays-here"


def test_a_rated_game_shows_no_hands(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    clock = {"kind": "fischer", "seconds": 900, "increment": 15}
    wanted = {"game": "tankup", "seats": seats, "rated": True, "clock": clock, "open_after": 600}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted)
    assert answer.json()["code"] == "rated-open"


def test_only_the_page_for_other_sites_may_stand_in_a_frame(server: Server) -> None:
    for path, framed in (("/", False), ("/t/abc", False), ("/embed/abc", True), ("/api/games", False)):
        headers = httpx.get(f"{server.url}{path}").headers
        assert ("x-frame-options" not in headers) == framed
        assert ("frame-ancestors *" in headers["content-security-policy"]) == framed
        assert ("frame-ancestors 'none'" in headers["content-security-policy"]) != framed


def test_another_site_finds_out_how_to_show_a_game(server: Server) -> None:
    made = server.create("tankup", PEOPLE, public=True)
    own, hidden = made["table"]["id"], server.create("tankup", PEOPLE)["table"]["id"]
    link = httpx.get(f"{server.url}/t/{own}/replay").headers["link"]
    assert 'type="application/json+oembed"' in link
    found = httpx.get(link.partition("<")[2].partition(">")[0]).json()
    assert (found["type"], found["version"], found["title"]) == ("rich", "1.0", "Tank Up · Liza")
    assert f'src="{server.url}/embed/{own}"' in found["html"]

    def asked(url: str, **more: Any) -> httpx.Response:
        return httpx.get(f"{server.url}/api/oembed", params={"url": url, **more})

    moment = asked(f"{server.url}/t/{own}/replay?at=12#abc", maxwidth=300).json()
    assert f'src="{server.url}/embed/{own}#12&amp;watch=abc"' in moment["html"]
    assert moment["width"] == 300
    assert asked(f"{server.url}/embed/{hidden}#3").json()["title"] == "Liza"
    assert f'src="{server.url}/embed/{own}"' in asked(f"{server.url}/t/{own}").json()["html"]
    wrong = ("http://example.test/embed/abc", f'{server.url}/embed/a#"><script>', "x")
    assert [asked(url).status_code for url in wrong] == [404, 404, 404]
    assert asked(f"{server.url}/embed/{own}", format="xml").status_code == 404
    assert "link" not in httpx.get(f"{server.url}/t/{own}").headers
