"""What one address can make of tournaments: no draw on the event loop, no tables without end, no full entry list."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from liza.server.base.config import Config
from liza.server.protocol.clocks import Days
from liza.server.protocol.company.tournament_bodies import OpenTournament
from liza.server.tables.hub import Hub
from liza.server.tournaments import tournament_driver
from liza.server.tournaments.tournament_driver import TournamentDriver
from liza.server.tournaments.tournament_setting import settled
from liza.store import open_store
from liza.store.tournament_log import StoredTournament, open_tournament
from liza.tournaments import EntrantJoined
from tests.server.client import Figure
from tests.server.rig import Time
from tests.server.test_doors import browser, site
from tests.support import awaited

HOUR = 3_600_000
LEAGUE = {"title": "Liga", "game": "qiahn", "format": "round_robin", "clock": {"kind": "days", "days": 1}, "sizes": [2]}
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@asynccontextmanager
async def driven(
    where: Path, entrants: int, config: Config, **wanted: Any
) -> AsyncIterator[tuple[TournamentDriver, Time]]:
    """Yield what moves a tournament on that so many have entered, and its clock."""
    clock, store = Time(), open_store(str(where / "liza.db"))
    await store.open()
    driver = TournamentDriver(Hub(store, config, clock), clock)
    body = msgspec.convert({**LEAGUE, **wanted}, OpenTournament)
    setting = settled(msgspec.structs.replace(body, clock=Days(1)), "organiser", "invite", "192.0.2.1", clock.now)
    text = msgspec.json.encode(setting).decode()
    await open_tournament(store, StoredTournament("t", clock.now, public=True, owner="192.0.2.1", setting=text))
    loaded = await driver.loaded("t")
    for number in range(entrants):
        assert await driver.store(loaded, EntrantJoined(f"{number}", f"{number}"), f"key {number}")
    try:
        yield driver, clock
    finally:
        driver.close()
        await driver._hub.close()
        await store.close()


def test_no_draw_and_no_page_of_a_large_tournament_holds_the_loop(tmp_path: Path, record_property: Figure) -> None:
    async def work() -> None:
        longest = 0.0
        for sizes, wanted in (([3, 4], {"format": "swiss", "rounds": 3}), ([3, 4], {})):
            where = tmp_path / wanted.get("format", "all")
            where.mkdir()
            # Twenty-four, at tables of four: a round takes half a second to draw, a whole schedule five.
            async with driven(where, 24, Config(), game="tankup", sizes=sizes, **wanted) as (driver, _):
                loaded = await driver.loaded("t")
                began = time.thread_time()
                drawn = await driver.next_tables(loaded)
                loaded.info(None)
                longest = max(longest, time.thread_time() - began)
                assert drawn is not None
                assert sorted(id for table in drawn for id in table if id) == sorted(map(str, range(24)))
        assert longest < 0.2
        record_property("figure", f"a draw among 24 holds the loop for {longest * 1000:.0f} ms, whatever it takes")

    awaited(work())


def test_an_address_opens_no_tables_without_end_by_its_tournaments(tmp_path: Path) -> None:
    async def work() -> None:
        async with driven(tmp_path, 8, Config(opened=5), together=True) as (driver, clock):
            loaded = await driver.loaded("t")
            assert await driver.draw(loaded, await driver.next_tables(loaded) or [])
            for at, opened in enumerate((10, 20, 28)):
                await driver.look("t")
                await driver.look("t")
                assert len(loaded.tournament.meetings) == 28, "all is drawn at once"
                assert len(loaded.opened) == opened, f"tables after {at} hours"
                clock.now += HOUR + 1

    awaited(work())


def test_strangers_of_one_address_leave_places_to_others(tmp_path: Path) -> None:
    async def enter(client: httpx.AsyncClient, path: str, token: str | None = None) -> str:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await client.post(f"{path}/enter", json={"name": "X"}, headers=headers)
        return "" if answer.status_code == 201 else str(answer.json()["code"])

    async def work() -> None:
        async with (
            site(tmp_path, requests=0.0) as app,
            browser(app, "192.0.2.1") as organiser,
            browser(app, "192.0.2.2") as pest,
            browser(app, "192.0.2.3") as eva,
        ):
            made = (await organiser.post("/api/tournaments", json={**LEAGUE, "most": 12, "public": True})).json()
            path = f"/api/tournaments/{made['tournament']['id']}"
            assert [await enter(pest, path) for _ in range(5)] == ["", "", "", "many-entrants", "many-entrants"]
            assert await enter(eva, path) == ""
            assert await enter(pest, path, made["invite"]) == "", "the organiser knows them"
            assert [await enter(organiser, path) for _ in range(4)] == [""] * 4, "a class at one address"
            assert await enter(pest, path, "wrong") == "many-entrants"

    awaited(work())


def test_tournaments_that_are_closed_at_once_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_driver, "MOST_OF_AN_ADDRESS", 3)

    async def work() -> None:
        async with site(tmp_path) as app, browser(app, "192.0.2.1") as pest, browser(app, "192.0.2.2") as eva:
            found = []
            for _ in range(4):
                answer = await pest.post("/api/tournaments", json=LEAGUE)
                found.append(answer.status_code)
                if answer.status_code == 201:
                    made = answer.json()
                    token = {"authorization": f"Bearer {made['organiser']}"}
                    await pest.post(f"/api/tournaments/{made['tournament']['id']}/close", headers=token)
            assert found == [201, 201, 201, 429]
            assert (await eva.post("/api/tournaments", json=LEAGUE)).status_code == 201

    awaited(work())
