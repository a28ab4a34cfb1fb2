"""A name is claimed once, by what it looks like; at a table it is marked, and no guest passes for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.people import names, sessions
from liza.people.names import NameRefused
from liza.store import Store
from tests.people.test_visitors import DAY, OPEN, PERSON, WANTED, browser, cluster, me, opened
from tests.server.client import Server, serving
from tests.server.rig import NOW, lay_out
from tests.support import awaited

__all__ = ["cluster"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("names") / "liza.db"), bots=0) as running:
        yield running


def claim(client: httpx.Client, name: str) -> dict[str, Any]:
    answer = client.put("/api/me/name", json={"name": name})
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(
    "other",
    [
        "Luis",
        "LUIS",
        "luis",
        "Luís",
        "Lu is",
        "L.u-i_s",
        "Lυιѕ",
        "Iuis",
        "Ｌｕｉｓ",
        "𝐋uis",
        "ⅼuis",
        "1uis",
        "Lui\u0301s",
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert names.looks("Luis") & names.looks(other)


@pytest.mark.parametrize(("one", "other"), [("Elia", "Ella"), ("Ana", "Ana 2"), ("Eva", "Iva"), ("Ñam", "Ram")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert not names.looks(one) & names.looks(other)


def test_the_letters_that_unicode_says_look_like_others() -> None:
    assert names.looks("rnaria") == names.looks("maria")
    assert names.looks("Ана") & names.looks("Aнa")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x", "name-length"), ("a" * 25, "name-length"), ("  ", "name-length"), ("\u202eanA", "name-signs"),
        ("Ana\u200d", "name-signs"), ("Ana\u2066", "name-signs"), ("anaא", "name-signs"), ("12", "name-signs"),
        ("..a", "name-signs"), ("Ana✓", "name-signs"), ("ㅤㅤ", "name-signs"), ("An\ufe0fa", "name-signs"),
        ("Anx\u0300\u0301\u0302\u0303", "name-signs"), ("Ana\n\x00", "name-signs"), ("Ádmin", "name-reserved"),
        ("0perador", "name-reserved"), ("LIZA", "name-reserved"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_name(name: str, code: str) -> None:
    with pytest.raises(NameRefused) as refused:
        names.tidy(name)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["Ana", "José Mª", "Iñaki", "O’Neill", "Анна", "محمد", "李雷", "Ana 2", "Núria-Pau"])
def test_what_can(name: str) -> None:
    assert names.looks(names.tidy(name)) == names.looks(name)


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_one_of_many_who_claim_at_once_gets_it(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = str(tmp_path / "liza.db") if where == "sqlite" else request.getfixturevalue("cluster").url

    async def check() -> None:
        async with opened(db) as store:
            people = [(await sessions.begin(store, "", NOW))[1].person.id for _ in range(6)]
            wanted = ["Luz", "LUZ", "Iuz", "lúz", "Luz", "1uz"]
            got = await asyncio.gather(*map(tried(store), people, wanted))
            assert got.count(None) == 1
            assert set(got) == {None, "name-taken"}

    awaited(check())


def tried(store: Store) -> Any:
    async def claimed(person: str, name: str, at: int = NOW) -> str | None:
        try:
            await names.claim(store, person, name, at)
        except NameRefused as fault:
            return fault.code
        return None

    return claimed


def test_a_name_that_is_given_up_stays_with_its_person_for_a_time(tmp_path: Path) -> None:
    async def check() -> None:
        await lay_out(tmp_path / "liza.db")
        async with opened(str(tmp_path / "liza.db")) as store:
            _, ana = await sessions.begin(store, "", NOW)
            _, eva = await sessions.begin(store, "", NOW)
            claim = tried(store)
            assert await claim(ana.person.id, "Ana") is None
            assert await claim(ana.person.id, "Marta", NOW + 1) is None
            assert await claim(ana.person.id, "Lola", NOW + 2) == "name-soon"
            assert await claim(ana.person.id, "MARTA", NOW + 2) is None
            assert await claim(eva.person.id, "ana", NOW + 2) == "name-taken"
            assert (await names.claim(store, ana.person.id, "Marta", NOW + DAY)).previous == "Ana"
            late = NOW + 1 + names.SHOWN
            assert (await names.claim(store, ana.person.id, "Marta", late)).previous is None
            assert await claim(eva.person.id, "ana", late) is None
            assert await claim("nobody", "Luis", late) == "no-person"

    awaited(check())


def test_a_claimed_name_is_marked_and_no_guest_passes_for_it(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva:
        assert claim(ana, "Ana Ruiz") == me(ana)
        assert me(ana)["name"] == "Ana Ruiz"
        assert claim(eva, "АNA·RUÍZ")["code"] == "name-taken"

        own = {"game": "qiahn", "seats": [{**PERSON, "name": "ana ruiz"}, OPEN], "public": True}
        made = ana.post("/api/tables", json=own).json()["table"]
        assert [(seat["name"], seat["claimed"]) for seat in made["seats"]] == [("Ana Ruiz", True), ("", False)]
        joined = eva.post(f"/api/tables/{made['id']}/join", json={"name": "Ana Ruiz"}).json()["table"]
        assert [(seat["name"], seat["claimed"]) for seat in joined["seats"]][1] == ("Ana Ruiz 2", False)

        # A guest with a program, and seats that others fill in, pass for her no more than that.
        theirs = {"game": "qiahn", "seats": [{**PERSON, "name": "АNA RUIZ"}, {**PERSON, "name": "Ana Ruiz"}]}
        seats = httpx.post(f"{server.url}/api/tables", json=theirs, timeout=30).json()["table"]["seats"]
        assert not any(seat["claimed"] for seat in seats)
        assert not any(names.looks(seat["name"]) & names.looks("Ana Ruiz") for seat in seats)

        # Without a name of that browser the claimed one is taken; under another name she is a guest like all.
        table = eva.post("/api/tables", json=WANTED).json()["table"]["id"]
        sat = ana.post(f"/api/tables/{table}/join", json={}).json()["table"]["seats"][1]
        assert (sat["name"], sat["claimed"]) == ("Ana Ruiz", True)
        again = eva.get(f"/api/tables/{table}").json()["seats"][1]
        assert (again["name"], again["claimed"]) == ("Ana Ruiz", True)
        other = ana.post("/api/tables", json={**own, "seats": [{**PERSON, "name": "Sombra"}, OPEN]}).json()["table"]
        assert (other["seats"][0]["name"], other["seats"][0]["claimed"]) == ("Sombra", False)


def test_the_mark_outlives_the_process(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva:
        claim(ana, "Brígida")
        table = eva.post("/api/tables", json=WANTED).json()["table"]["id"]
        ana.post(f"/api/tables/{table}/join", json={})
        server.stop()
        server.start()
        assert eva.get(f"/api/tables/{table}").json()["seats"][1]["claimed"]
        assert me(ana)["name"] == "Brígida"


def test_what_is_known_is_told_and_sessions_end(server: Server) -> None:
    with browser(server) as ana, browser(server) as guest:
        assert guest.get("/api/me/account").json()["code"] == "no-person"
        ana.post("/api/tables", json=WANTED)
        known = ana.get("/api/me/account")
        assert known.headers["cache-control"] == "no-store"
        account = known.json()
        assert (account["me"], account["seats"]) == (me(ana), 1)
        [session] = account["sessions"]
        assert (session["device"], session["here"]) == ("Firefox, Android", True)
        assert ana.post("/api/me/sessions/end", json={"id": "another"}).json() == me(ana)
        assert ana.post("/api/me/sessions/end", json={}).json() == me(ana)
        old = dict(ana.cookies)
        ended = ana.post("/api/me/sessions/end", json={"id": session["id"]})
        assert "Max-Age=0" in ended.headers["set-cookie"]
        assert not ana.cookies
        assert httpx.get(f"{server.url}/api/me", cookies=old).json()["id"] is None


def test_an_address_claims_so_many_names(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as running, browser(running) as ana:
        codes = [claim(ana, "Ana").get("code") for _ in range(45)]
        assert codes.index("many-names") in range(40, 43)
