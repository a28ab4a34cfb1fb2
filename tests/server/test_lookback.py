"""Looking back on a finished game over the network: bounded, called off, kept, and never while it is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.lab.solving import solve
from liza.lab.weighing import analyse
from liza.match.record import Record
from liza.server.bound import bind
from liza.server.hindsight import Asked
from liza.server.lookback import Lookback
from liza.server.problems import Denied
from liza.store import analyses
from tests.games.qiahn.solved import SMALL
from tests.server.client import Player, Server, answered, play_out, run, serving
from tests.server.rig import SEED, Time, hub_with, plan_of

PERSON = {"kind": "person"}
OPTIONS = {"troop": 3, "magic": "fuego+tierra"}


@pytest.fixture(scope="module")
def knowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site where a small game of Qíahn Tactics has been solved."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(tmp_path_factory.mktemp("cache")))
        solve(bind("qiahn", SMALL.pack.text), OPTIONS)
        with serving(str(tmp_path_factory.mktemp("lookback") / "liza.db")) as running:
            yield running


class Site:
    """Somebody at one table of a site, over HTTP."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.id: str = made["table"]["id"]
        self.token: str = made["keys"][0]["token"]
        self._url = f"{server.url}/api/tables/{self.id}/analysis"
        self._headers = {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return httpx.get(self._url + path, params=query, headers=self._headers, timeout=60)

    def post(self, path: str = "", **body: Any) -> httpx.Response:
        return httpx.post(self._url + path, json=body, headers=self._headers, timeout=60)

    async def until(self, status: str, **query: Any) -> dict[str, Any]:
        async def attempt() -> dict[str, Any]:
            found: dict[str, Any] = self.get(**query).json()
            return found

        return await answered(attempt, status=status)


async def played(server: Server, game: str, **wanted: Any) -> Site:
    """Play a whole game at a table and return it."""
    made = server.create(game, [PERSON, PERSON], **wanted)
    players = [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]]
    await play_out(players)
    return Site(server, made)


def test_what_a_choice_gave_away_is_what_exact_says(knowing: Server) -> None:
    async def work() -> None:
        table = await played(knowing, "qiahn", pack=SMALL.pack.text, options=OPTIONS)
        assert table.get().json()["status"] == "none"
        assert table.get("/result").json()["code"] == "no-analysis"
        assert table.post().json()["status"] == "working"
        assert table.post().status_code == 200, "asking twice does no harm"
        await table.until("done")
        found = table.get("/result").json()
        assert (found["judge"], found["readings"]) == ("exact", ["known"])
        record = Record.from_data(knowing.get(f"tables/{table.id}/record", table.token))
        same = analyse(record, name="exact").to_data()
        for step, known in zip(found["steps"], same["steps"], strict=True):
            assert step["lost"]["value"] == pytest.approx(known["lost"]["value"], abs=1e-6)
            assert step["choice"]["action"] == known["action"]
            assert (step["better"] or {}).get("action") == known["better"]
        assert any(step["lost"]["value"] > 0.01 for step in found["steps"]), "nobody plays perfectly by chance"
        for seat, sums in enumerate(found["seats"]):
            whole = sums["start"]["value"] - sums["lost"]["value"] + sums["given"]["value"] + sums["luck"]["value"]
            assert whole == pytest.approx(sums["end"], abs=1e-5)
            told = [(moment["step"], moment["what"]) for moment in sums["moments"]]
            assert told == [(moment["step"], moment["what"]) for moment in same["seats"][seat]["moments"]]
            assert 0 < len(told) <= 3
        _check_line(table, found)

    run(work())


def _check_line(table: Site, found: dict[str, Any]) -> None:
    """How it would have gone on begins with the better choice, at the position in which it was to be made."""
    at = next(at for at, step in enumerate(found["steps"]) if step["better"])
    line = table.get("/line", step=at).json()
    assert line["seat"] == found["steps"][at]["seat"]
    assert line["steps"][1]["action"] == found["steps"][at]["better"]["action"]
    replay = httpx.get(
        table._url.removesuffix("analysis") + "replay", params={"seat": line["seat"]}, headers=table._headers
    ).json()
    assert line["steps"][0]["view"]["zones"] == replay["steps"][at]["view"]["zones"]
    forced = next(at for at, step in enumerate(found["steps"]) if step["forced"])
    for step in (forced, len(found["steps"])):
        assert table.get("/line", step=step).json()["code"] == "no-step"


def test_a_game_that_is_still_played_is_looked_back_on_by_nobody(knowing: Server) -> None:
    table = Site(knowing, knowing.create("qiahn", [PERSON, PERSON]))
    for answer in (
        table.get(),
        table.post(),
        table.post("/cancel"),
        table.get("/result"),
        table.get("/line", step=0),
        table.get(reading="open"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
        assert answer.json()["es"] != answer.json()["en"]


def test_who_may_not_see_a_table_learns_nothing_of_its_analysis(knowing: Server) -> None:
    async def work() -> None:
        table = await played(knowing, "qiahn", pack=SMALL.pack.text, options=OPTIONS)
        for path in ("", "/result", "/line?step=0"):
            answer = httpx.get(f"{knowing.url}/api/tables/{table.id}/analysis{path}")
            assert answer.json()["code"] == "private"

    run(work())


def test_an_analysis_is_called_off_without_harm_and_begun_again(knowing: Server) -> None:
    async def work() -> None:
        table = await played(knowing, "tankup")
        assert table.post(reading="open").json()["status"] == "working"
        assert table.get().json()["status"] == "none", "the other reading is another analysis"
        assert table.post("/cancel", reading="open").json()["status"] == "none"
        assert table.get("/result", reading="open").json()["code"] == "no-analysis"
        assert table.post(reading="open").json()["status"] == "working"
        assert table.post("/cancel", reading="open").json()["status"] == "none"
        other = await played(knowing, "qiahn", pack=SMALL.pack.text, options=OPTIONS)
        other.post()
        await other.until("done")  # the processes of the one that was called off are not in its way
        assert other.post("/cancel").json()["status"] == "done", "what is finished stays"

    run(work())


def test_a_site_may_have_nobody_who_looks_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            nobody = Lookback(hub.store, 0, hub.keeper.clock)
            with pytest.raises(Denied, match="no-analysis-here"):
                await nobody.begin(Asked("t", plan_of("qiahn", 2), SEED, "known"), [])

    run(work())


def test_what_nobody_is_at_any_more_can_be_begun_by_another(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Time()
        async with hub_with(tmp_path, plan_of("qiahn", 2), clock=clock) as hub:
            assert await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            assert not await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            clock.now += 1001
            assert (await Lookback(hub.store, 1, clock).state("t", "known")).status == "none"
            assert await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            assert await analyses.finish(hub.store, "t", "known", b"all")
            await analyses.call_off(hub.store, "t", "known")
            assert await analyses.result(hub.store, "t", "known") == b"all"
            assert not await analyses.advance(hub.store, "t", "known", analyses.Work(1, 2, 3, finished=False))

    run(work())


def test_the_answers_are_what_the_wire_says_they_are(knowing: Server) -> None:
    paths = json.loads(httpx.get(f"{knowing.url}/api/docs/openapi.json").text)["paths"]
    assert {path.rsplit("/", 1)[1] for path in paths if "/analysis" in path} == {
        "analysis", "cancel", "result", "line"
    }  # fmt: skip


def test_a_hint_is_given_against_bots_and_to_nobody_else(knowing: Server) -> None:
    async def work() -> None:
        bot = {"kind": "bot", "level": "random"}
        made = knowing.create("qiahn", [PERSON, bot], pack=SMALL.pack.text, options=OPTIONS)
        player = await Player(knowing.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        url = f"{knowing.url}/api/tables/{made['table']['id']}/hint"
        headers = {"Authorization": f"Bearer {player.token}"}
        while not (player.view and player.seat in player.view["actors"]):
            await player.receive()
        hint = httpx.post(url, json={}, headers=headers, timeout=60).json()
        assert (hint["who"], hint["share"], hint["n"]) == ("exact", 1.0, player.n)
        assert hint["choice"] in player.legal
        assert (
            httpx.post(url, json={}, headers={"Authorization": f"Bearer {made['watch']}"}).json()["code"] == "spectator"
        )
        people = knowing.create("qiahn", [PERSON, PERSON])
        refused = httpx.post(
            f"{knowing.url}/api/tables/{people['table']['id']}/hint",
            json={},
            headers={"Authorization": f"Bearer {people['keys'][0]['token']}"},
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")

    run(work())
