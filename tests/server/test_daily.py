"""The deal of a day is the same for all, is played once by each, and is shown to those who have played it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.games import game, games
from liza.people import forgetting, sessions
from liza.server.base.tokens import new_id
from liza.server.bots.bot_processes import BotRequest, choose
from liza.server.daily.daily_results import points_of, streak
from liza.server.daily.deal_keeper import DAY, DealKeeper, day_number, day_text, drawn
from liza.server.tables.hub import Hub
from liza.store import Store, open_store
from liza.store.results import played
from liza.store.results.daily_plays import (
    DailyPlay,
    DailyResult,
    StoredDeal,
    begin_play,
    keep_deals,
    merge_person,
    results_of,
)
from liza.store.statements import FinishedGame, FinishedSeat
from tests.server.client import Player, Server, run, serving
from tests.server.rig import NOW, Time, hub_with, lay_out, plan_of
from tests.support import awaited

TODAY = NOW // DAY
SECRET = "5a" * 32


def test_a_deal_follows_from_the_secret_the_day_and_the_game() -> None:
    same = drawn(SECRET, TODAY, "tanxi")
    assert drawn(SECRET, TODAY, "tanxi") == same
    others = [drawn(SECRET, TODAY + 1, "tanxi"), drawn(SECRET, TODAY, "tankup"), drawn("a5" * 32, TODAY, "tanxi")]
    assert len({same.seed, *(deal.seed for deal in others)}) == 4
    week = [drawn(SECRET, day, "tankup") for day in range(60)]
    assert {(deal.seats, deal.seat) for deal in week} == {(n, seat) for n in (2, 3, 4) for seat in range(n)}
    assert {deal.level for deal in week} == {"lively", "shrewd", "tough"}
    assert len(same.seed) == 64


def test_days_are_written_as_a_calendar_does() -> None:
    assert day_text(0) == "1970-01-01"
    assert day_number(day_text(TODAY)) == TODAY


@pytest.mark.parametrize(
    ("days", "count"), [([], 0), ([10], 1), ([9], 1), ([8], 0), ([10, 9, 8, 6], 3), ([9, 8, 6], 2), ([9, 7], 1)]
)
def test_a_streak_ends_today_or_yesterday(days: list[int], count: int) -> None:
    assert streak(days, 10) == count


def result(person: str, place: int, *, departed: bool = False, game: str = "qiahn") -> DailyResult:
    return DailyResult(DailyPlay(TODAY, game, person, f"t {person}", 0, NOW), place, departed)


def test_members_of_a_group_are_compared_deal_by_deal() -> None:
    one, two, three = result("ana", 1), result("eva", 2), result("leo", 2)
    left, alone = result("sol", 1, departed=True), result("ana", 3, game="tanxi")
    points = points_of([one, two, three, left, alone])
    assert [points[each.play] for each in (one, two, three, left, alone)] == [3.0, 1.5, 1.5, 0.0, 0.0]


def test_the_same_position_is_answered_alike_by_the_bots_of_a_deal() -> None:
    state = game("tankup").new(seats=2, seed=1)
    asked = BotRequest("tankup", None, state.to_data(), state.actors[0], "random", SECRET)
    assert len({choose(asked) for _ in range(8)}) == 1
    assert len({choose(asked._replace(secret=f"{n:064x}")) for n in range(30)}) > 1
    assert len({choose(asked._replace(secret="")) for _ in range(30)}) > 1


# Persons and their plays.


@asynccontextmanager
async def kept(where: Path) -> AsyncIterator[tuple[Hub, Time]]:
    time = Time()
    async with hub_with(where, plan_of("qiahn", 2), clock=time) as hub:
        yield hub, time


async def play(store: Store, person: str, place: int, begun: int = NOW, day: int = TODAY, game: str = "qiahn") -> None:
    """Store that a person has played a deal to its end."""
    noted = await begin_play(store, DailyPlay(day, game, person, new_id(), 0, begun))
    seats = [
        FinishedSeat(0, place, departed=False, bot="", key="key"),
        FinishedSeat(1, 3 - place, departed=False, bot="tough", key=""),
    ]
    await played.put(store, noted.table_id, FinishedGame(game, 1, NOW, rated=False, group_id=None, seats=seats))


async def places(store: Store, person: str) -> list[int | None]:
    return [one.place for one in await results_of(store, [person], TODAY - 9, TODAY)]


def test_of_two_persons_who_become_one_the_earlier_play_counts(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, _):
            store = hub.store
            for other_begins, expected in ((NOW + 5, 2), (NOW - 5, 1)):
                _, ana = await sessions.begin(store, "", NOW)
                _, phone = await sessions.begin(store, "", NOW)
                await play(store, ana.person.id, place=2)
                await play(store, phone.person.id, place=1, begun=other_begins)
                await play(store, phone.person.id, place=1, day=TODAY - 1)
                again = await begin_play(store, DailyPlay(TODAY, "qiahn", ana.person.id, "again", 0, NOW + 9))
                assert again.table_id != "again"
                async with store.writing() as connection:
                    await merge_person(connection, phone.person.id, ana.person.id)
                assert sorted(await places(store, ana.person.id)) == sorted([expected, 1])  # type: ignore[type-var]
                assert await places(store, phone.person.id) == []

    awaited(work())


def test_a_person_who_goes_leaves_no_play_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, _):
            _, ana = await sessions.begin(hub.store, "", NOW)
            await play(hub.store, ana.person.id, place=1)
            await forgetting.forget_person(hub.store, ana.person.id, NOW)
            assert await places(hub.store, ana.person.id) == []

    awaited(work())


def test_the_deals_of_a_day_are_drawn_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept(tmp_path) as (hub, time):
            first, second = DealKeeper(hub), DealKeeper(hub)
            one, two = await asyncio.gather(first.deals(TODAY), second.deals(TODAY))
            assert one == two
            assert [deal.game for deal in one] == [game.id for game in games()]
            assert await first.deals(TODAY + 1) == [], "tomorrow's are not there yet"
            time.now += DAY
            assert {deal.seed for deal in await first.deals(TODAY + 1)}.isdisjoint({deal.seed for deal in one})
            assert await first.deals(TODAY) == one

    awaited(work())


# Ten persons.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("daily") / "liza.db"

    async def prepare() -> None:
        """Let today's bots, and tomorrow's should midnight come, be quick ones."""
        await lay_out(db)
        store = open_store(str(db))
        await store.open()
        today = int(time.time() * 1000) // DAY
        deals = [StoredDeal(day, "qiahn", 1, 2, 0, "gentle", f"{day:064x}") for day in (today, today + 1)]
        await keep_deals(store, deals)
        await store.close()

    awaited(prepare())
    with serving(str(db), bots=1) as running:
        yield running


def persons(server: Server, stack: ExitStack, count: int) -> list[httpx.Client]:
    headers = {"origin": server.url}
    return [stack.enter_context(httpx.Client(base_url=server.url, headers=headers, timeout=30)) for _ in range(count)]


async def play_out(server: Server, table: dict[str, Any], picks: Sequence[int]) -> list[str]:
    """Play a deal to its end, choosing by turns what stands at certain places; return one's own choices."""
    player = await Player(server.socket_url, table["table"], table["token"]).connect()
    chosen: list[str] = []
    while not player.over:
        if player.legal and player.view and player.seat in player.view["actors"]:
            pick = picks[len(chosen) % len(picks)]
            action = player.legal[pick % len(player.legal)]["action"]
            if (await player.act(action))["type"] == "done":
                chosen.append(action)
        else:
            await player.receive()
        await player.ask({"type": "ping"}, "pong")
    await player.close()
    return chosen


def test_ten_persons_play_the_deal_and_see_how_all_fared(server: Server) -> None:
    with ExitStack() as stack:
        players = persons(server, stack, 10)
        today = players[0].get("/api/daily").json()
        deal = next(one for one in today["deals"] if one["game"] == "qiahn")
        results = f"/api/daily/{today['day']}/qiahn"
        assert (deal["players"], deal["mine"], today["streak"], today["week"]) == (0, None, 0, [])
        before = players[0].get(results).json()
        assert (before["shown"], before["rows"]) == (False, [])
        tables = [one.post("/api/daily/qiahn", json={"name": f"P{n}"}).json() for n, one in enumerate(players)]
        assert len({table["table"] for table in tables}) == 10
        # Who asks again, on any device, is told the same table; a stranger sees nothing of it.
        assert players[3].post("/api/daily/qiahn", json={}).json() == tables[3]
        assert httpx.get(f"{server.url}/api/tables/{tables[3]['table']}").json()["code"] == "private"
        assert players[0].get("/api/daily").json()["deals"][0]["mine"]["status"] == "playing"
        info = (
            players[0]
            .get(f"/api/tables/{tables[0]['table']}", headers={"authorization": f"Bearer {tables[0]['token']}"})
            .json()
        )
        assert info["prepared"]
        assert info["day"] == today["day"]
        assert info["commitment"] == deal["commitment"]
        assert "undo" not in info["proposals"]
        hint = players[0].post(
            f"/api/tables/{tables[0]['table']}/hint", json={}, headers={"authorization": f"Bearer {tables[0]['token']}"}
        )
        assert hint.json()["code"] == "daily-hints"

        lines: list[list[str]] = []

        async def all_play() -> None:
            picks = [[0], [0], *([n, 1, n + 2] for n in range(8))]
            lines.extend(await asyncio.gather(*(play_out(server, *one) for one in zip(tables, picks, strict=True))))

        run(all_play())
        # The bots answer alike: who chooses alike plays the same game.
        assert lines[0] == lines[1]
        told = players[0].get(results).json()
        assert (len(told["rows"]), told["deal"]["players"], told["over"]) == (10, 10, False)
        rows = told["rows"]
        standing = [(row["left"], row["place"], -row["score"]) for row in rows]
        assert standing == sorted(standing)
        assert [row["rank"] for row in rows] == [1 + standing.index(one) for one in standing]
        alike = [row for row in rows if row["name"] in {"P0", "P1"}]
        assert alike[0]["rank"] == alike[1]["rank"]
        assert [row["name"] for row in rows if row["me"]] == ["P0"]
        other = next(row for row in rows if not row["me"])
        replay = players[0].get(
            f"/api/tables/{other['table']}/replay", headers={"authorization": f"Bearer {other['watch']}"}
        )
        assert replay.status_code == 200
        mine = players[0].get("/api/daily").json()
        assert (mine["streak"], mine["week"][-1]["finished"]) == (1, 1)

        # Friends compare their week.
        founded = players[0].post("/api/groups", json={"title": "Jueves", "name": "Ana"}).json()
        group = f"/api/groups/{founded['id']}"
        for one in players[1:4]:
            one.post(f"{group}/join", json={"name": "x"}, headers={"authorization": f"Bearer {founded['invite']}"})
        week = players[1].get(f"{group}/daily").json()
        assert len(week["rows"]) == 4
        assert sum(row["points"] for row in week["rows"]) == 6
        assert players[9].get(f"{group}/daily").json()["code"] == "no-group"


def test_programs_and_strange_days_are_refused(server: Server) -> None:
    assert httpx.post(f"{server.url}/api/daily/qiahn", json={}).json()["code"] == "daily-guest"
    assert httpx.post(f"{server.url}/api/daily/chess", json={}).json()["code"] == "no-daily"
    for day in ("2000-01-01", "9999-12-31", "yesterday"):
        assert httpx.get(f"{server.url}/api/daily/{day}/qiahn").json()["code"] == "no-daily"
