"""A seat belongs to its token: whoever has lost it sees nothing of it, does nothing with it, says nothing from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.match.log import Entry, TableChange
from liza.server.base.tokens import hashed
from liza.server.protocol import clocks
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan, planned
from liza.store import StoredTable
from liza.store.notice_rows import NewNotice
from tests.server.client import Figure, Player, Server, run
from tests.server.rig import NOW, Time, Voice, arrive, hub_with, plan_of
from tests.support import awaited

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
ATTEMPTS: list[dict[str, Any]] = [
    {"type": "resign"},
    {"type": "leave"},
    {"type": "chat", "text": "¿me lees?"},
    {"type": "propose", "what": "draw"},
    {"type": "propose", "what": "replace", "target": 0},
    {"type": "agree", "proposal": 3},
    {"type": "decline", "proposal": 3},
    {"type": "take_back", "n": 2},
    {"type": "may_take_back"},
    {"type": "explain", "action": "lay 1"},
    {"type": "why_not", "verb": "lay"},
]


@pytest.fixture(params=["one process", "two processes"])
def servers(request: pytest.FixtureRequest) -> list[Server]:
    """Return the server at which the thief sits and the one at which everybody else does."""
    if request.param == "one process":
        return [request.getfixturevalue("server")] * 2
    two: list[Server] = request.getfixturevalue("two")
    return two


def join(server: Server, id: str, token: str | None = None, **wanted: Any) -> str:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = httpx.post(f"{server.url}/api/tables/{id}/join", json=wanted, headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"]["token"])


def leave(server: Server, id: str, token: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables/{id}/leave", headers={"Authorization": f"Bearer {token}"})


async def powerless(thief: Player, honest: list[Player]) -> int:
    """Whatever the thief tries is refused, and nobody notices; returns how many things were tried."""
    for person in honest:
        await person.ask({"type": "ping"}, "pong")
    action = next(p.legal[0]["action"] for p in honest if p.legal)
    for attempt in [{"type": "act", "n": honest[0].n, "action": action}, *ATTEMPTS]:
        answer = await thief.ask(attempt)
        assert (answer["type"], answer["code"] in {"left", "spectator"}) == ("error", True), (attempt, answer)
    for person in honest:
        await person.ask({"type": "ping"}, "pong")
        assert (person.info["status"], person.info["proposal"]) == ("running", None)
        assert not [message for message in person.got if message["type"] == "chat"]
    return 1 + len(ATTEMPTS)


def seen_from(player: Player, since: int) -> set[int | None]:
    """Return through which seats' eyes a player was shown the game after so many messages."""
    return {message["view"]["seat"] for message in player.got[since:] if message["type"] in {"state", "moved"}}


def test_who_has_left_a_seat_is_nobody_there_when_the_next_person_sits_down(
    servers: list[Server], record_property: Figure
) -> None:
    near, far = servers

    async def work() -> None:
        made = near.create("pulso", [PERSON, OPEN, OPEN], public=True)
        id = made["table"]["id"]
        owner = await Player(near.socket_url, id, made["keys"][0]["token"]).connect()
        stolen = join(near, id, seat=1)
        thief = await Player(far.socket_url, id, stolen).connect()
        assert thief.seat == 1
        known = len(thief.got)
        assert leave(near, id, stolen).status_code == 201
        tokens = [join(near, id, seat=1, name="Bea"), join(near, id, seat=2)]
        people = [owner, *[await Player(near.socket_url, id, token).connect() for token in tokens]]
        await people[1].until(lambda p: p.view is not None)
        tried = await powerless(thief, people)
        await thief.until(lambda p: p.view is not None)
        for person in people:
            await person.act()
        await thief.reach(people[-1].n)
        assert thief.seat is None
        assert seen_from(thief, known) == {None}
        assert not thief.legal
        assert seen_from(people[1], 0) == {1}
        assert leave(near, id, stolen).status_code == 401
        record_property("figure", f"{tried} things tried over an old socket, all refused; 0 cards seen")

    run(work())


def test_who_has_resigned_does_not_see_the_bot_s_hand(servers: list[Server]) -> None:
    near, far = servers

    async def work() -> None:
        made = near.create("pulso", [PERSON] * 3, public=True)
        id, keys = made["table"]["id"], [key["token"] for key in made["keys"]]
        people = [await Player(near.socket_url, id, token).connect() for token in keys[:2]]
        thief = await Player(far.socket_url, id, keys[2]).connect()
        twin = await Player(near.socket_url, id, keys[2]).connect()
        known = len(thief.got)
        n = (await twin.ask({"type": "resign"}))["n"]
        await powerless(thief, people)
        await thief.reach(n)
        await people[0].act()
        await thief.reach(n + 1)
        assert seen_from(thief, known) == {None}
        again = await Player(far.socket_url, id, keys[2]).connect()
        assert again.seat is None

    run(work())


def test_who_has_left_a_running_game_does_not_come_back(servers: list[Server]) -> None:
    near, far = servers

    async def work() -> None:
        made = near.create("pulso", [PERSON] * 3)
        id, keys = made["table"]["id"], [key["token"] for key in made["keys"]]
        people = [await Player(near.socket_url, id, token).connect() for token in keys[:2]]
        thief = await Player(far.socket_url, id, keys[2]).connect()
        assert leave(near, id, keys[2]).status_code == 201
        await powerless(thief, people)
        await people[0].ask({"type": "propose", "what": "replace", "target": 2})
        await people[1].ask({"type": "ping"}, "pong")
        answer = await people[1].ask({"type": "agree", "proposal": people[1].info["proposal"]["id"]})
        await powerless(thief, people)
        await thief.reach(answer["n"])
        assert thief.info["seats"][2]["kind"] == "bot"
        assert thief.seat is None

    run(work())


def test_who_leaves_a_private_table_is_shown_the_door(servers: list[Server]) -> None:
    near, far = servers

    async def work() -> None:
        made = near.create("pulso", [PERSON, OPEN, OPEN])
        id = made["table"]["id"]
        stolen = join(near, id, made["invite"], seat=1)
        thief = await Player(far.socket_url, id, stolen).connect()
        leave(near, id, stolen)
        await thief.wait("error", code="left")
        assert thief.socket is not None
        await asyncio.wait_for(thief.socket.wait_closed(), 30)
        with pytest.raises(AssertionError, match="token"):
            await Player(far.socket_url, id, stolen).connect()

    run(work())


# The same without any luck: two hubs that share a log and are not told of each other, as when notifications are slow.


@asynccontextmanager
async def two_hubs(folder: Path, plan: TablePlan, time: Time) -> AsyncIterator[tuple[Hub, Hub]]:
    async with hub_with(folder, plan, clock=time) as near:
        far = Hub(near.store, near.config, time)
        await far.open()
        try:
            yield near, far
        finally:
            await far.close()


def open_plan(**wanted: Any) -> TablePlan:
    seats = [SeatRequest("person"), SeatRequest("person"), SeatRequest("open")]
    tokens = {seat: f"seat-{seat}" for seat in range(2)}
    return planned(CreateTable(game="pulso", seats=seats, public=True, **wanted), tokens, "invite", "watch", NOW)


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda attempt: str(attempt["type"]))
def test_a_process_that_has_not_heard_of_it_refuses_all_the_same(attempt: dict[str, Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with two_hubs(tmp_path, open_plan(), Time()) as (near, far):
            thief = await arrive(far, "seat-1")
            live = await near.live("t")
            await near.commit(live, "leave", 1)
            await near.commit(live, "sit", 1, f"{hashed('next')} Bea")
            await near.commit(live, "sit", 2, f"{hashed('last')} Eva")
            stored = await near.store.log("t")
            assert (await thief.ask(attempt))["type"] == "error"
            assert await near.store.log("t") == stored
            assert await near.store.said("t") == []
            assert not [told for told in thief.told if told["type"] == "state" and told["view"]["seat"] is not None]
            await thief.close()

    awaited(work())


@pytest.mark.parametrize("attempt", [{"type": "act", "n": 0}, *ATTEMPTS[:5]], ids=lambda attempt: str(attempt["type"]))
def test_what_the_game_would_allow_is_refused_for_the_seat_s_sake(attempt: dict[str, Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with two_hubs(tmp_path, plan_of("pulso", 3), Time()) as (near, far):
            thief = await arrive(far, "seat-1")
            if attempt["type"] == "act":
                attempt["action"] = next(told for told in thief.told if told["type"] == "state")["legal"][0]["action"]
            await near.commit(await near.live("t"), "resign", 1)
            assert (await thief.ask(attempt))["code"] in {"left", "no-draw", "present"}
            assert [entry.kind for entry in await near.store.log("t")] == ["resign"]
            assert await near.store.said("t") == []
            assert (await thief.ask({"type": "chat", "text": "¿y ahora?"}))["code"] == "left"
            await thief.close()

    awaited(work())


def test_a_stale_mute_does_not_reach_the_next_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_hubs(tmp_path, open_plan(), Time()) as (near, far):
            thief = await arrive(far, "seat-1")
            live = await near.live("t")
            await near.commit(live, "leave", 1)
            await near.commit(live, "sit", 1, f"{hashed('next')} Bea")
            answer = await thief.ask({"type": "mute", "seat": 0, "muted": True})
            assert answer["code"] in {"left", "spectator"}
            assert await near.store.muted("t", 1) == []
            await thief.close()

    awaited(work())


def test_whose_time_is_up_loses_the_seat_with_every_socket(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        plan = plan_of("pulso", 3, clock=clocks.Fischer(10))
        async with two_hubs(tmp_path, plan, time) as (near, far):
            slow, other = await arrive(near, "seat-0"), await arrive(far, "seat-0")
            time.now += 11_000
            live = await near.live("t")
            await near.commit(live, "flag", 0)
            for voice in (slow, other):
                told = len(voice.socket.sent)
                assert (await voice.ask({"type": "chat", "text": "¡espera!"}))["code"] == "left"
                assert (await voice.ask({"type": "act", "n": 0, "action": "lay 1"}))["code"] == "left"
                views = [m["view"]["seat"] for m in voice.told[told:] if m["type"] in {"state", "moved"}]
                assert set(views) <= {None}
            for voice in (slow, other):
                await voice.close()

    awaited(work())


@pytest.mark.parametrize("how", ["flag", "replace"])
def test_who_was_only_away_comes_back_and_plays_on(how: str, tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        plan = plan_of("pulso", 3, clock=clocks.Days(1))
        async with two_hubs(tmp_path, plan, time) as (near, far):
            live = await near.live("t")
            twin = await arrive(far, "seat-1")
            if how == "flag":
                time.now += 86_400_001
                await near.commit(live, "flag", 1)
            else:
                await near.commit(live, "propose", 0, "replace 1")
                await near.commit(live, "agree", 2, "1")
            assert (await twin.ask({"type": "chat", "text": "¿eh?"}))["code"] == "left"
            assert live.table.bot_turns() == {1: 0}
            back = await arrive(near, "seat-1")
            state = next(told for told in back.told if told["type"] == "state")
            assert state["view"]["seat"] == 1
            assert live.table.bot_turns() == {}
            assert live.table.clocks is not None
            assert live.table.clocks.left(1, time.now) == 86_400_000
            for turn in await near.store.claim(time.now, 1, 9):
                assert turn.seat != 1
            action = state["legal"][0]["action"]
            assert (await back.ask({"type": "act", "n": state["n"], "action": action}))["type"] == "done"
            for voice in (twin, back):
                await voice.close()

    awaited(work())


def test_every_socket_of_whoever_comes_back_has_the_seat_again(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_of("pulso", 3, clock=clocks.Fischer(10)), clock=time) as hub:
            twin = await arrive(hub, "seat-1")
            time.now += 10_001
            live = await hub.live("t")
            await hub.commit(live, "flag", 1)
            await twin.say({"type": "ping"})
            assert [told["seat"] for told in twin.told if told["type"] == "welcome"] == [1, None]
            back = await arrive(hub, "seat-1")
            await twin.say({"type": "ping"})
            assert [told["seat"] for told in twin.told if told["type"] == "welcome"] == [1, None, 1]
            assert live.table.clocks is not None
            assert live.table.clocks.left(1, time.now) == 30_000
            for voice in (twin, back):
                await voice.close()

    awaited(work())


def test_who_was_replaced_is_no_spectator_and_is_seen_to_look_on(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_of("pulso", 3, clock=clocks.Days(1)), clock=time) as hub:
            ana, bea, spectator = [await arrive(hub, token) for token in ("seat-0", "seat-1", "watch")]
            live = await hub.live("t")

            async def seen() -> tuple[int, list[str | None]]:
                await ana.say({"type": "ping"})
                table = [told for told in ana.told if told["type"] == "table"][-1]["table"]
                return table["watchers"], [seat["owner"] for seat in table["seats"]]

            assert await seen() == (1, [None, None, None])
            time.now += 86_400_001
            await hub.commit(live, "flag", 1)
            assert await seen() == (1, [None, "here", None])
            await bea.close()
            assert await seen() == (1, [None, "away", None])
            back = await arrive(hub, "seat-1")
            assert await seen() == (1, [None, None, None])
            await hub.commit(live, "resign", 1)
            assert await seen() == (2, [None, None, None])
            for voice in (ana, spectator, back):
                await voice.close()

    awaited(work())


def test_everybody_hears_who_has_said_no(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("pulso", 3)) as hub:
            voices = [await arrive(hub, f"seat-{seat}") for seat in range(3)]
            state = next(told for told in voices[0].told if told["type"] == "state")
            await voices[0].ask({"type": "act", "n": state["n"], "action": state["legal"][0]["action"]})
            for by, no in ((0, 2), (0, 0)):
                proposed = await voices[by].ask({"type": "propose", "what": "undo"})
                declined = await voices[no].ask({"type": "decline", "proposal": proposed["n"]})
                for voice in voices:
                    await voice.say({"type": "ping"})
                    heard = [told for told in voice.told if told["type"] == "declined"][-1]
                    assert heard == {"type": "declined", "n": declined["n"], "seat": no, "what": "undo", "by": by}
            for voice in voices:
                await voice.close()

    awaited(work())


def test_who_resigned_or_left_does_not_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("pulso", 3), absence=0.0) as hub:
            live = await hub.live("t")
            await hub.commit(live, "resign", 1)
            await hub.commit(live, "leave", 2)
            await hub.commit(live, "propose", 0, "replace 2")
            assert [chair.kind for chair in live.table.chairs] == ["person", "bot", "bot"]
            for seat in (1, 2):
                voice = await arrive(hub, f"seat-{seat}")
                assert [told["seat"] for told in voice.told if told["type"] == "welcome"] == [None]
                await voice.close()
            assert [chair.kind for chair in live.table.chairs] == ["person", "bot", "bot"]

    awaited(work())


def test_the_table_of_a_rematch_is_there_before_anybody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("pulso", 2)) as hub:
            live = await hub.live("t")
            made: list[str] = []
            told: list[tuple[str, list[str]]] = []
            create, tell = hub.store.create, live.kept.changed

            async def slowly(
                row: StoredTable, entries: Sequence[Entry], turns: Mapping[int, int], notices: Sequence[NewNotice]
            ) -> bool:
                await asyncio.sleep(0.05)
                done = await create(row, entries, turns, notices)
                made.append(row.id)
                return done

            def hear(change: TableChange) -> None:
                told.append((change.entry.kind, list(made)))
                tell(change)

            monkeypatch.setattr(hub.store, "create", slowly)
            live.kept.changed = hear
            await hub.commit(live, "resign", 0)
            await hub.commit(live, "propose", 0, "rematch new")
            await hub.commit(live, "agree", 1, str(live.table.n))
            assert told[:2] == [("resign", []), ("propose", [])]
            assert told[2] == ("agree", ["new"])

    awaited(work())


def test_after_a_rematch_is_agreed_the_tokens_play_there_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("pulso", 2)) as hub:
            voices = [await arrive(hub, f"seat-{seat}") for seat in range(2)]
            await voices[0].ask({"type": "resign"})
            proposed = await voices[0].ask({"type": "propose", "what": "rematch"})
            await voices[1].ask({"type": "agree", "proposal": proposed["n"]})
            live = await hub.live("t")
            assert live.table.next is not None
            for voice in voices:
                assert (await voice.ask({"type": "chat", "text": "aquí no"}))["code"] == "left"
            again = Voice(hub)
            await again.say({"type": "hello", "table": live.table.next, "token": "seat-0"})
            assert next(told["seat"] for told in again.told if told["type"] == "welcome") == 1
            for voice in (*voices, again):
                await voice.close()

    awaited(work())
