"""Two persons of one human become one; all that is known can be taken along; and all of it can go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from liza.match.log import Entry
from liza.match.record import Record
from liza.people import forgetting, merging, names, persons, seats, sessions
from liza.server.base.tokens import hashed
from liza.store import Store
from liza.store.schema import METADATA
from liza.store.statements import packed
from tests.people.test_credentials import ask
from tests.people.test_names import claim
from tests.people.test_visitors import OPEN, PERSON, WANTED, browser, cluster, me, opened
from tests.server.client import Player, Server, run, serving
from tests.server.rig import NOW
from tests.store.everything import new_table
from tests.support import awaited

__all__ = ["cluster"]
DUEL = {"game": "qiahn", "seats": [{**PERSON, "name": "Ana Ruiz"}, OPEN], "public": True}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("leave") / "liza.db")
    if request.param == "postgres":
        db = request.getfixturevalue("cluster").url
    with serving(db, bots=0) as running:
        yield running


def account(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/me/account").json()
    return found


def play_out(server: Server, ana: httpx.Client, eva: httpx.Client, wanted: dict[str, Any] = DUEL) -> dict[str, Any]:
    """Let two people sit down to a game, and one of them resign it; return what the first was told of the table."""
    made: dict[str, Any] = ana.post("/api/tables", json=wanted).json()
    invite = {"authorization": f"Bearer {made['invite']}"}
    joined = eva.post(f"/api/tables/{made['table']['id']}/join", json={"name": "Eva"}, headers=invite).json()
    key = joined["key"]["token"]

    async def resign() -> None:
        player = Player(server.socket_url, made["table"]["id"], key)
        await player.connect()
        await player.ask({"type": "resign"})
        await player.close()

    run(resign())
    return made


def test_two_persons_become_one_after_showing_what_each_holds(server: Server) -> None:
    with browser(server) as ana, browser(server) as phone:
        claim(ana, "Marina")
        ana.post("/api/tables", json=WANTED)
        code = ask(ana, "/api/me/sheet")["codes"][0]
        phone.post("/api/tables", json=WANTED)
        phone.post("/api/tables", json=WANTED)
        claim(phone, "Marina del móvil")
        old = me(phone)["id"]
        assert account(ana)["others"] == []

        entered = ask(phone, "/api/enter/code", code=code)
        assert (entered.get("me", entered), entered.get("joins")) == (me(ana), True)
        [other] = account(phone)["others"]
        assert (other["id"], other["name"], other["seats"]) == (old, "Marina del móvil", 2)
        assert account(phone)["seats"] == 1
        assert ask(phone, "/api/me/join", other=old, yes=True) == me(ana)
        merged = account(phone)
        assert (merged["seats"], merged["others"], merged["me"]["name"]) == (3, [], "Marina")
        assert ask(phone, "/api/me/join", other=old, yes=True)["code"] == "no-offer"
        with browser(server) as eva:
            # The name that went over stays with her for a time.
            assert claim(eva, "Marina del movil")["code"] == "name-taken"


def test_only_persons_of_one_browser_can_be_joined(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva:
        claim(ana, "Berta")
        claim(eva, "Carla")
        assert ask(eva, "/api/me/join", other=me(ana)["id"], yes=True)["code"] == "no-offer"
        assert account(ana)["me"]["name"] == "Berta"


def test_who_declines_stays_two(server: Server) -> None:
    with browser(server) as ana, browser(server) as phone:
        ana.post("/api/me")
        code = ask(ana, "/api/me/sheet")["codes"][0]
        phone.post("/api/tables", json=WANTED)
        other = me(phone)["id"]
        assert ask(phone, "/api/enter/code", code=code)["joins"]
        ask(phone, "/api/me/join", other=other, yes=False)
        assert account(phone)["others"] == []
        assert ask(phone, "/api/me/join", other=other, yes=True)["code"] == "no-offer"


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_mergers_that_cross_leave_one_person(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = str(tmp_path / "liza.db") if where == "sqlite" else request.getfixturevalue("cluster").url

    async def check() -> None:
        async with opened(db) as store, opened_again(store, db) as second:
            for _ in range(5):
                _, one = await sessions.begin(store, "", NOW)
                token, two = await sessions.begin(store, "", NOW)
                pair = one.person.id, two.person.id
                for person in pair:
                    await seats.take(store, seats.HeldSeat(f"t {person}", person, 0, person, NOW))
                assert await merging.offer(store, *pair, NOW)
                assert await merging.offer(store, *reversed(pair), NOW)
                done = await asyncio.gather(
                    merging.merge(store, *pair, NOW), merging.merge(second, *reversed(pair), NOW)
                )
                assert sorted(done) == [False, True]
                kept, gone = pair if done[0] else (pair[1], pair[0])
                assert {held.person for held in await seats.seats_of(store, kept)} == {kept}
                assert len(await seats.seats_of(store, kept)) == 2
                assert await seats.seats_of(store, gone) == []
                found = await persons.find(store, gone, NOW)
                assert found is not None
                assert found.id == kept
                known = await sessions.known(store, token, NOW)
                assert known is not None
                assert known.person.id == kept

    awaited(check())


def opened_again(store: Store, db: str) -> Any:
    """Return the store of another process, where there can be one."""
    return opened(db) if store.shared else nullcontext(store)


def test_what_holds_nothing_needs_no_merger(server: Server) -> None:
    with browser(server) as ana, browser(server) as phone:
        ana.post("/api/me")
        code = ask(ana, "/api/me/sheet")["codes"][0]
        phone.post("/api/me")
        assert not ask(phone, "/api/enter/code", code=code)["joins"]
        assert account(phone)["others"] == []


def test_everything_can_be_taken_along_and_replays_elsewhere(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva, browser(server) as stranger:
        claim(ana, "Dorotea")
        private = {**DUEL, "public": False}
        made = ana.post("/api/tables", json=private).json()
        running = made["table"]["id"]
        done = play_out(server, ana, eva)["table"]["id"]
        export = ana.get("/api/me/export").json()
        assert export["account"] == account(ana)
        assert [game["table"] for game in export["games"]] == [done, running]
        assert "token" not in json.dumps(export)

        record = ana.get(f"/api/tables/{done}/record").json()
        replayed = Record.from_data(record)
        assert list(replayed.replay())
        assert replayed.ending is not None
        # A game that waits has no record yet; a stranger's cookie opens nothing, nor does a spectator's.
        assert ana.get(f"/api/tables/{running}/record").json()["code"] == "not-started"
        stranger.post("/api/me")
        assert stranger.get(f"/api/tables/{running}/record").json()["code"] == "private"
        assert stranger.get("/api/me/export").json()["games"] == []


def test_a_person_can_go_and_the_games_stay(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva, browser(server) as heir:
        claim(ana, "Zenobia")
        code = ask(ana, "/api/me/sheet")["codes"][0]
        wanted = {**DUEL, "seats": [{**PERSON, "name": "Zenobia"}, OPEN]}
        done = play_out(server, ana, eva, wanted)["table"]["id"]
        theirs = eva.post("/api/tables", json=WANTED).json()["table"]["id"]
        ana.post(f"/api/tables/{theirs}/join", json={}).raise_for_status()
        before = eva.get(f"/api/tables/{done}/record").json()
        assert "Zenobia" in json.dumps(before)
        old = dict(ana.cookies)

        gone = ana.delete("/api/me")
        assert gone.json()["id"] is None
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert httpx.get(f"{server.url}/api/me", cookies=old).json()["id"] is None
        assert ask(heir, "/api/enter/code", code=code)["code"] == "code"
        # For a month her name is nobody's: no other takes her place on the next day.
        assert claim(heir, "ZENOBIA")["code"] == "name-taken"

        told = json.dumps([])
        for _ in range(100):
            pages = [eva.get(f"/api/tables/{one}").text for one in (done, theirs)]
            told = "".join(pages)
            if "Zenobia" not in told:
                break
        assert "Zenobia" not in told
        assert "Eva" in told
        server.stop()
        awaited(_nowhere(str(server._config["db"]), "Zenobia"))
        server.start()
        after = eva.get(f"/api/tables/{done}/record").json()
        assert "Zenobia" not in json.dumps(after)
        assert after == {**before, "names": ["", "Eva"]}


async def _nowhere(db: str, name: str) -> None:
    """Fail if a name stands anywhere in a database."""
    async with opened(db) as store, store.reading() as connection:
        for table in METADATA.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            assert not [row for row in rows if name in repr(row)], table.name


def test_names_go_from_archived_games_too(tmp_path: Path) -> None:
    async def check() -> None:
        db = str(tmp_path / "liza.db")
        async with opened(db) as store:
            _, ana = await sessions.begin(store, "", NOW)
            key = hashed("token")
            setting = json.dumps({"seats": [{"kind": "person", "name": "Ana", "token": "x"}, {"kind": "open"}]})
            table = new_table("t", setting=setting, seats='[["person","Ana"],["person","Ana 2"]]')
            await store.create(table, [], {})
            log = [Entry(1, NOW, "sit", 1, f"{key} Ana 2"), Entry(2, NOW, "act", 0, "go")]
            async with store.writing() as connection:
                wanted = text("INSERT INTO archive (table_id, log) VALUES ('t', :log)")
                await connection.execute(wanted, {"log": packed(log)})
            await seats.take(store, seats.HeldSeat("t", key, 1, ana.person.id, NOW))
            await names.claim(store, ana.person.id, "Ana", NOW)
            await forgetting.forget_person(store, ana.person.id, NOW)
            assert await forgetting.forget_names(store) == ["t"]
            assert await forgetting.forget_names(store) == []
            assert [entry.body for entry in await store.log("t")] == [f"{key} ", "go"]
            row = await store.find("t")
            assert row is not None
            # Whoever else is called so keeps the name.
            assert json.loads(row.seats) == [["person", "Ana"], ["person", ""]]
            assert [held.person for held in await seats.persons_at(store, "t")] == [ana.person.id]
            assert await persons.find(store, ana.person.id, NOW) is None

    awaited(check())
