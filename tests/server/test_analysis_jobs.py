"""Looking back on a finished game over the network: bounded, called off, kept, and never while it is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.games.studies import solution
from liza.lab.analysis.analyse import AnalysisRequest, analyse, open_job
from liza.match.record import Record
from liza.server.analysis.analysis_jobs import AnalysisJobs
from liza.server.analysis.analysis_work import GameToAnalyse
from liza.server.packs.pack_cache import bind
from liza.server.protocol.problems import Denied
from liza.store import analyses
from liza.store.analyses import AnalysisProgress
from tests.games.qiahn.solved import OPTIONS, SMALL, solved_folder
from tests.server.client import Player, Server, answered, play_out, run, serving
from tests.server.rig import SEED, Time, hub_with, plan_of

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def knowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site where a small game of Qíahn Tactics has been solved."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(solved_folder(tmp_path_factory)))
        with serving(str(tmp_path_factory.mktemp("analysis") / "liza.db")) as running:
            yield running


@pytest.fixture(scope="module")
def guessing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site where nothing has been solved."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(tmp_path_factory.mktemp("empty")))
        with serving(str(tmp_path_factory.mktemp("analysis") / "liza.db")) as running:
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

    def turning(self) -> httpx.Response:
        return httpx.get(self._url.removesuffix("analysis") + "turning", headers=self._headers, timeout=60)

    def replay(self, seat: int) -> Any:
        url = self._url.removesuffix("analysis") + "replay"
        return httpx.get(url, params={"seat": seat}, headers=self._headers, timeout=60).json()

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


async def looked_back(server: Server, **wanted: Any) -> tuple[Site, dict[str, Any], Record]:
    """Play a game and have it analysed; return it, what the site says of it, and its record."""
    table = await played(server, "qiahn", options=OPTIONS, **wanted)
    assert table.get().json()["status"] == "none"
    assert table.get("/result").json()["code"] == "no-analysis"
    assert table.post().json()["status"] == "working"
    assert table.post().status_code == 200, "asking twice does no harm"
    await table.until("done")
    assert table.post("/cancel").json()["status"] == "done", "what is finished stays"
    found = table.get("/result").json()
    for sums in found["seats"]:
        whole = sums["start"]["value"] - sums["lost"]["value"] + sums["given"]["value"] + sums["luck"]["value"]
        assert whole == pytest.approx(sums["end"], abs=1e-5)
        assert len(sums["moments"]) <= 3
    record = Record.from_data(server.get(f"tables/{table.id}/record", table.token))
    told = table.turning().json()
    assert told["steps"] == len(record.actions)
    if told["single"] and told["step"] is not None:
        assert (told["seat"], told["choice"]["action"]) == record.actions[told["step"]]
    else:
        assert told["choice"] is None
    return table, found, record


def check_line(table: Site, found: dict[str, Any], at: int) -> dict[str, Any]:
    """How it would have gone on begins at the position in which the choice was to be made; returns it."""
    line: dict[str, Any] = table.get("/line", step=at).json()
    assert line["seat"] == found["steps"][at]["seat"]
    replay = table.replay(line["seat"])
    assert line["steps"][0]["view"]["zones"] == replay["steps"][at]["view"]["zones"]
    assert line["steps"][1]["seat"] == line["seat"]
    forced = next(at for at, step in enumerate(found["steps"]) if step["forced"])
    for step in (forced, len(found["steps"])):
        assert table.get("/line", step=step).json()["code"] == "no-step"
    return line


def test_the_site_says_what_the_terminal_says(
    guessing: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LIZA_CACHE", str(tmp_path))

    async def work() -> None:
        table, found, record = await looked_back(guessing)
        assert (found["judge"], found["readings"]) == ("greedy:1", ["known"])
        weighing = open_job(AnalysisRequest(json.dumps(record.to_data())))
        asked = [number for number, question in enumerate(weighing.questions) if question.choice]
        for number in asked[::6]:
            said = weighing.answer(number)
            step = found["steps"][weighing.questions[number].at]
            lost = {"value": said.values[step["seat"]], "error": said.errors[step["seat"]]}
            assert step["lost"] == pytest.approx(lost, abs=1e-6)
        check_line(table, found, next(at for at, step in enumerate(found["steps"]) if not step["forced"]))

    run(work())


@pytest.mark.slow
def test_what_a_choice_gave_away_is_what_exact_says(knowing: Server) -> None:
    async def work() -> None:
        table, found, record = await looked_back(knowing, pack=SMALL.pack.text)
        assert found["judge"] == "exact"
        same = analyse(record).to_data()
        for sums, seat in zip(found["seats"], same["seats"], strict=True):
            assert [(one["step"], one["what"]) for one in sums["moments"]] == [
                (one["step"], one["what"]) for one in seat["moments"]
            ]
            assert sums["moments"]
        known = solution(bind("qiahn", SMALL.pack.text), OPTIONS)
        for state, step in zip(record.replay(), found["steps"], strict=False):
            legal = [state.game.notation(action) for action in state.legal(step["seat"])]
            worths = dict(zip(legal, (values[step["seat"]] for values in known.worths(state)), strict=True))
            gave = max(worths.values()) - worths[step["choice"]["action"]]
            assert step["lost"] == {"value": pytest.approx(gave, abs=1e-6), "error": 0.0}
        wrong = next(at for at, step in enumerate(found["steps"]) if step["better"])
        line = check_line(table, found, wrong)
        assert line["steps"][1]["action"] == found["steps"][wrong]["better"]["action"]

    run(work())


def test_a_game_that_is_still_played_is_looked_back_on_by_nobody(guessing: Server) -> None:
    table = Site(guessing, guessing.create("qiahn", [PERSON, PERSON]))
    for answer in (
        table.get(),
        table.post(),
        table.post("/cancel"),
        table.get("/result"),
        table.get("/line", step=0),
        table.get(reading="open"),
        table.turning(),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
        assert answer.json()["es"] != answer.json()["en"]


def test_who_may_not_see_a_table_learns_nothing_of_its_analysis(guessing: Server) -> None:
    async def work() -> None:
        table = await played(guessing, "qiahn", options=OPTIONS)
        for path in ("", "/result", "/line?step=0"):
            answer = httpx.get(f"{guessing.url}/api/tables/{table.id}/analysis{path}")
            assert answer.json()["code"] == "private"

    run(work())


def test_an_analysis_is_called_off_without_harm_and_begun_again(guessing: Server) -> None:
    async def work() -> None:
        table = await played(guessing, "tankup")
        assert table.post(reading="open").json()["status"] == "working"
        assert table.get().json()["status"] == "none", "the other reading is another analysis"
        assert table.post("/cancel", reading="open").json()["status"] == "none"
        assert table.get("/result", reading="open").json()["code"] == "no-analysis"
        assert table.post(reading="open").json()["status"] == "working"
        assert table.post("/cancel", reading="open").json()["status"] == "none"

    run(work())


def test_a_site_may_have_nobody_who_looks_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            nobody = AnalysisJobs(hub.store, 0, hub.repository.clock)
            with pytest.raises(Denied, match="no-analysis-here"):
                await nobody.begin(GameToAnalyse("t", plan_of("qiahn", 2), SEED, "known"), [], "address")

    run(work())


def test_what_nobody_is_at_any_more_can_be_begun_by_another(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Time()
        async with hub_with(tmp_path, plan_of("qiahn", 2), clock=clock) as hub:
            assert await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            assert not await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            clock.now += 1001
            assert (await AnalysisJobs(hub.store, 1, clock).state("t", "known")).status == "none"
            assert await analyses.begin(hub.store, "t", "known", clock.now, 1000)
            assert await analyses.finish(hub.store, "t", "known", b"all")
            await analyses.call_off(hub.store, "t", "known")
            assert await analyses.result(hub.store, "t", "known") == b"all"
            assert not await analyses.advance(hub.store, "t", "known", AnalysisProgress(1, 2, 3, finished=False))

    run(work())


def test_the_answers_are_what_the_wire_says_they_are(guessing: Server) -> None:
    paths = json.loads(httpx.get(f"{guessing.url}/api/docs/openapi.json").text)["paths"]
    assert {path.rsplit("/", 1)[1] for path in paths if "/analysis" in path} == {
        "analysis", "cancel", "result", "line"
    }  # fmt: skip


def test_a_hint_is_given_against_bots_and_to_nobody_else(guessing: Server) -> None:
    async def work() -> None:
        bot = {"kind": "bot", "level": "random"}
        made = guessing.create("qiahn", [PERSON, bot], options=OPTIONS)
        player = await Player(guessing.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        url = f"{guessing.url}/api/tables/{made['table']['id']}/hint"
        headers = {"Authorization": f"Bearer {player.token}"}
        while not (player.view and player.seat in player.view["actors"]):
            await player.receive()
        hint = httpx.post(url, json={}, headers=headers, timeout=60).json()
        assert (hint["who"], hint["n"]) == ("fierce", player.n)
        assert 0 < hint["share"] <= 1
        assert hint["choice"] in player.legal
        assert (
            httpx.post(url, json={}, headers={"Authorization": f"Bearer {made['watch']}"}).json()["code"] == "spectator"
        )
        people = guessing.create("qiahn", [PERSON, PERSON])
        refused = httpx.post(
            f"{guessing.url}/api/tables/{people['table']['id']}/hint",
            json={},
            headers={"Authorization": f"Bearer {people['keys'][0]['token']}"},
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")

    run(work())


def test_exercises_can_be_asked_for_one_by_one(guessing: Server) -> None:
    known = next(game for game in guessing.get("games") if game["exercises"])
    rows = guessing.get(f"games/{known['id']}/exercises")
    assert len(rows) == known["exercises"]
    found = guessing.get(f"games/{known['id']}/exercises/{rows[-1]['id']}")
    assert found["position"]["view"]["seat"] == found["position"]["seat"]
    offered = {choice["action"] for choice in found["position"]["choices"]}
    assert {option["choice"]["action"] for option in found["options"]} == offered
    worths = [option["worth"]["value"] for option in found["options"]]
    assert worths == sorted(worths, reverse=True)
    missing = httpx.get(f"{guessing.url}/api/games/{known['id']}/exercises/none")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-position")
