"""Leagues and tournaments on the site: seasons with people who leave, killed processes, two processes at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from liza.server.protocol.clocks import Fischer
from liza.server.protocol.company.tournament_bodies import OpenTournament
from liza.server.protocol.problems import Denied
from liza.server.tables.finished.finishing import finished
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan
from liza.server.tournaments.tournament_driver import ARENA_PATIENCE, TournamentDriver
from liza.server.tournaments.tournament_setting import settled
from liza.store import StoreError
from liza.store.tournament_log import StoredTournament, entries, open_tournament
from liza.tournaments import STAND_IN, EntrantJoined, EntrantLeft, RoundDrawn
from tests.server.client import Player, Server, run, serving
from tests.server.rig import Time, hub_with, plan_of
from tests.support import awaited, now

FISCHER = {"kind": "fischer", "seconds": 600, "increment": 5}
WANTED = {"title": "Liga de la plaza", "game": "qiahn", "format": "round_robin", "clock": FISCHER, "sizes": [2]}


class Organiser:
    """A tournament seen by its organiser, who also knows the tokens of all entrants."""

    def __init__(self, server: Server, **wanted: Any) -> None:
        self.server = server
        made = self._post(server, "", {**WANTED, **wanted}).json()
        self.id: str = made["tournament"]["id"]
        self.token: str = made["organiser"]
        self.invite: str = made["invite"]
        self.tokens: dict[str, str] = {}

    def _post(self, server: Server, path: str, body: Any, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.post(f"{server.url}/api/tournaments{path}", json=body, headers=headers, timeout=60)

    def post(self, what: str, body: Any = None, token: str | None = None) -> httpx.Response:
        """Send a request as the organiser, or with another token."""
        return self._post(self.server, f"/{self.id}/{what}", body, token or self.token)

    def enter(self, name: str) -> str:
        """Let a player enter."""
        answer = self.post("enter", {"name": name}, self.invite)
        assert answer.status_code == 201, answer.text
        self.tokens[answer.json()["entrant"]] = answer.json()["token"]
        return str(answer.json()["entrant"])

    def begin(self) -> None:
        """Draw the first round."""
        answer = self.post("begin")
        assert answer.status_code == 200, answer.text

    def info(self, token: str | None = None) -> dict[str, Any]:
        """Return the tournament as it stands."""
        found: dict[str, Any] = self.server.get(f"tournaments/{self.id}", token or self.token)
        return found

    async def play(self, meeting: dict[str, Any]) -> None:
        """Play a table of two: the better of two entrants, by name, wins after a few choices; bots never win."""
        people = [(seat, id) for seat, id in enumerate(meeting["seats"]) if id]
        people.sort(key=lambda one: one[1])
        loser = people[-1] if len(people) == 2 else None
        for seat, id in people:
            player = await Player(self.server.socket_url, meeting["table"], self.tokens[id]).connect()
            assert player.seat == seat
            if player.legal and player.view and seat in player.view["actors"]:
                await player.act()
            if (seat, id) == loser or loser is None:
                await player.ask({"type": "resign"})
            await player.close()

    async def play_to_the_end(self, after: Any = None) -> None:
        """Play each table as it is drawn until the tournament is over, also while the server is away now and then."""
        done: set[str] = set()
        async with asyncio.timeout(200):
            while True:
                with suppress(OSError, httpx.HTTPError, WebSocketException):
                    info = self.info()
                    if info["status"] == "over":
                        return
                    for meeting in (one for some in info["rounds"] for one in some):
                        if not meeting["places"] and meeting["table"] not in done:
                            await self.play(meeting)
                            done.add(meeting["table"])
                            if after is not None:
                                await asyncio.to_thread(after, len(done))
                await asyncio.sleep(0.2)


BOTH = pytest.mark.parametrize("where", ["sqlite", "postgres"])
ONE_AT_EVERY_CHANGE = pytest.mark.parametrize("where", now(["sqlite"], ["sqlite", "postgres"]))


@pytest.fixture
def site(where: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    db = str(tmp_path / "liza.db")
    if where == "postgres":
        db = request.getfixturevalue("cluster").database()
    with serving(db, bots=0, poll=0.5) as server:
        yield server


@BOTH
def test_a_league_of_four_friends_of_whom_one_leaves(site: Server) -> None:
    league = Organiser(site)
    ids = [league.enter(name) for name in ("Ana", "Luis", "Eva", "Pau")]
    league.begin()

    def leave(played: int) -> None:
        if played == 2:
            assert league.post("withdraw", {}, league.tokens[ids[3]]).status_code == 200

    run(league.play_to_the_end(leave))
    info = league.info()
    assert [len(tables) for tables in info["rounds"]] == [2, 2, 2]
    assert all(meeting["places"] for tables in info["rounds"] for meeting in tables)
    bots = [meeting["seats"].count(STAND_IN) for tables in info["rounds"] for meeting in tables]
    assert sum(bots) == 2, "a bot plays for who has left, in both rounds that were still to come"
    assert [one["left"] for one in info["entrants"]] == [False, False, False, True]
    order = sorted(ids[:3])
    assert next(line["entrant"] for line in info["standings"] if line["entrant"] in order) == order[0]
    pairs = Counter(
        frozenset(meeting["seats"])
        for tables in info["rounds"]
        for meeting in tables
        if STAND_IN not in meeting["seats"]
    )
    assert all(pairs[frozenset(pair)] == 1 for pair in combinations(ids[:3], 2))
    text = site_text(site, f"tournaments/{league.id}/standings.csv", league.token)
    assert text.startswith("rank,name,points")
    assert site_text(site, f"tournaments/{league.id}/report.trf", league.token).startswith("012 Liga de la plaza\n")


def site_text(server: Server, path: str, token: str) -> str:
    answer = httpx.get(f"{server.url}/api/{path}", headers={"Authorization": f"Bearer {token}"}, timeout=30)
    assert answer.status_code == 200
    return answer.text


@ONE_AT_EVERY_CHANGE
def test_a_tournament_of_64_is_killed_in_the_middle_and_comes_to_its_end(site: Server) -> None:
    swiss = Organiser(site, format="swiss", rounds=3, most=64)
    for number in range(64):
        swiss.enter(f"bot {number}")
    swiss.begin()

    def kill(played: int) -> None:
        if played in {20, 50}:
            site.kill()
            site.start()

    run(swiss.play_to_the_end(kill))
    info = swiss.info()
    assert [len(tables) for tables in info["rounds"]] == [32, 32, 32]
    met = Counter(frozenset(meeting["seats"]) for tables in info["rounds"] for meeting in tables)
    assert len(met) == 96
    assert max(met.values()) == 1, "nobody meets anybody twice"
    assert [line["played"] for line in info["standings"]] == [3] * 64
    assert info["standings"][0]["points"] == 3


def test_two_processes_draw_each_round_once(two: list[Server]) -> None:
    league = Organiser(two[0], together=True)
    for name in ("Ana", "Luis", "Eva", "Pau", "Mar", "Teo"):
        league.enter(name)
    league.begin()
    other = two[1].get(f"tournaments/{league.id}", league.token)
    assert other["status"] == "running"
    run(league.play_to_the_end())
    info = league.info()
    tables = [meeting["table"] for some in info["rounds"] for meeting in some]
    assert len(tables) == len(set(tables)) == 15
    assert two[1].get(f"tournaments/{league.id}", league.token)["standings"] == info["standings"]


def test_what_is_refused_and_why(server: Server) -> None:
    league = Organiser(server, most=2)
    assert code(league.post("begin")) == "few-entrants"
    ana = league.enter("Ana")
    assert code(league.post("enter", {"name": "  "}, league.invite)) == "no-name"
    league.enter("ANA")
    names = [one["name"] for one in league.info()["entrants"]]
    assert names == ["Ana", "ANA 2"]
    assert code(league.post("enter", {"name": "Eva"}, league.invite)) == "tournament-full"
    for what in ("begin", "close"):
        assert code(league.post(what, None, league.tokens[ana])) == "not-organiser"
    assert code(league.post("withdraw", {}, league.invite)) == "not-entered"
    assert code(league.post("withdraw", {"entrant": "who"})) == "not-entered"
    stranger = httpx.get(f"{server.url}/api/tournaments/{league.id}")
    assert (stranger.status_code, stranger.json()["code"]) == (401, "private")
    assert code(league.post("withdraw", {}, "wrong")) == "token"
    league.begin()
    assert code(league.post("enter", {"name": "Eva"}, league.invite)) == "entries-closed"
    assert league.post("close").json()["status"] == "over"
    assert code(league.post("withdraw", {}, league.tokens[ana])) == "tournament-over"
    for wanted, said in (
        ({"sizes": [5]}, "bad-seats"), ({"title": " \u202e"}, "no-title"), ({"level": "who"}, "no-level"),
        ({"game": "chess"}, "no-game"), ({"clock": {"kind": "none"}}, "bad-request"),
    ):  # fmt: skip
        answer = httpx.post(f"{server.url}/api/tournaments", json={**WANTED, **wanted}, timeout=30)
        assert code(answer) == said
    assert code(httpx.get(f"{server.url}/api/tournaments/none")) == "no-tournament"


def code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def test_public_tournaments_are_listed_and_watched_by_all(server: Server) -> None:
    cup = Organiser(server, format="elimination", public=True, title="Copa de prueba")
    for name in ("Ana", "Luis"):
        cup.enter(name)
    cup.begin()
    anyone = httpx.get(f"{server.url}/api/tournaments/{cup.id}").json()
    assert (anyone["you"], anyone["organiser"], anyone["waiting"]) == (None, False, [])
    table = anyone["rounds"][0][0]["table"]
    mine = cup.info(next(iter(cup.tokens.values())))
    assert [one["table"] for one in mine["waiting"]] == [table]
    assert server.get(f"tables/{table}")["status"] == "running"


def test_the_tables_of_a_private_tournament_are_watched_with_its_tokens(server: Server) -> None:
    league = Organiser(server)
    for name in ("Ana", "Luis"):
        league.enter(name)
    league.begin()
    meeting = league.info(league.invite)["rounds"][0][0]
    assert httpx.get(f"{server.url}/api/tables/{meeting['table']}").status_code == 401
    assert server.get(f"tables/{meeting['table']}", meeting["watch"])["status"] == "running"
    for token in (league.token, league.invite, next(iter(league.tokens.values()))):
        assert meeting["watch"] not in {token}
        assert league.info(token)["rounds"][0][0]["watch"] == meeting["watch"]


# With a clock that is set by hand.


class Driven:
    """A tournament in this process, moved on by hand."""

    def __init__(self, hub: Hub, time: Time) -> None:
        self.hub = hub
        self.time = time
        self.driver = TournamentDriver(hub, time)
        self.id = "t"

    async def open(self, **wanted: Any) -> None:
        body = OpenTournament(**{**WANTED, "clock": Fischer(600, 5), **wanted})
        setting = settled(body, "organiser", "invite", "", self.time.now)
        row = StoredTournament(
            self.id, self.time.now, public=True, owner="", setting=msgspec.json.encode(setting).decode()
        )
        await open_tournament(self.hub.store, row)

    async def enter(self, *names: str) -> None:
        loaded = await self.driver.loaded(self.id)
        for name in names:
            assert await self.driver.store(loaded, EntrantJoined(name, name), f"key of {name}")


@asynccontextmanager
async def driven(where: Path, **wanted: Any) -> AsyncIterator[Driven]:
    time = Time()
    async with hub_with(where, plan_of("qiahn", 2), clock=time) as hub:
        found = Driven(hub, time)
        await found.open(**wanted)
        yield found


def test_bots_fill_the_table_of_who_waits_long_in_an_arena(tmp_path: Path) -> None:
    async def work() -> None:
        async with driven(tmp_path, format="arena", minutes=5) as arena:
            driver = arena.driver
            await arena.enter("Ana", "Luis", "Eva")
            loaded = await driver.loaded(arena.id)
            await driver.draw(loaded, [("Ana", "Luis")])
            await driver.look(arena.id)
            assert len(loaded.tournament.meetings) == 1, "Eva waits for somebody"
            arena.time.now += ARENA_PATIENCE - 1
            await driver.look(arena.id)
            assert len(loaded.tournament.meetings) == 1
            arena.time.now += 1
            await driver.look(arena.id)
            last = list(loaded.tournament.meetings.values())[-1]
            assert sorted(last.seating) == [STAND_IN, "Eva"]
            # After its time it draws no more, and ends with its last table.
            arena.time.now += 5 * 60_000
            for meeting in list(loaded.tournament.running):
                live = await arena.hub.live(meeting.id)
                await arena.hub.commit(live, "resign", 0)
            await driver.look(arena.id)
            assert loaded.status == "over"
            assert len(loaded.tournament.meetings) == 2
            with pytest.raises(Denied):
                await driver.loaded("none")

    awaited(work())


def test_a_process_that_dies_between_draw_and_tables_leaves_them_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with driven(tmp_path) as league:
            await league.enter("Ana", "Luis")
            create = league.hub.create

            async def dies(id: str, plan: TablePlan) -> Any:
                raise StoreError(f"{id} {plan.game}")

            monkeypatch.setattr(league.hub, "create", dies)
            loaded = await league.driver.loaded(league.id)
            with pytest.raises(StoreError):
                await league.driver.draw(loaded, [("Ana", "Luis")])
            monkeypatch.setattr(league.hub, "create", create)

            other = TournamentDriver(league.hub, league.time)
            again = await other.loaded(league.id)
            assert [entry.kind for entry in await entries(league.hub.store, league.id)] == ["enter", "enter", "draw"]
            table = next(iter(again.tournament.meetings))
            assert await league.hub.store.find(table) is None
            await other.look(league.id)
            assert await league.hub.store.find(table) is not None
            # The first process was not dead after all: what it draws from what it knew is not stored.
            assert await other.store(again, EntrantLeft("Luis"))
            assert not await league.driver.store(loaded, RoundDrawn((("x", ("Ana", "Luis")),)))
            assert (loaded.n, "x" in loaded.tournament.meetings) == (4, False)

    awaited(work())


def test_who_leaves_a_table_comes_after_all_who_stay(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("tankup", 3)) as hub:
            live = await hub.live("t")
            assert live.table.match is not None
            await hub.commit(live, "resign", 1)
            while not live.table.match.over:
                seat = live.table.match.actors[0]
                game = live.table.game
                await hub.commit(live, "act", seat, game.notation(live.table.match.legal(seat)[0]))
            found = finished(live.kept.plan, live.table)
            assert found is not None
            places = [seat.place for seat in found.seats]
            assert places[1] == 3
            assert sorted(places)[:2] in ([1, 1], [1, 2])

    awaited(work())
