"""What a person can show: passkeys whose challenges are good once, printed codes, and links confirmed elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.people import challenges, credentials, links, sessions
from liza.people.passkeys import CeremonyPlace
from tests.people.authenticator import Authenticator
from tests.people.test_visitors import WANTED, browser, cluster, me, opened
from tests.server.client import Server, serving
from tests.server.rig import NOW, lay_out
from tests.support import awaited

__all__ = ["cluster"]
Json = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("keys") / "liza.db")
    if request.param == "postgres":
        db = request.getfixturevalue("cluster").url
    with serving(db, bots=0) as running:
        yield running


@pytest.fixture(scope="module")
def other(server: Server) -> Iterator[Server]:
    """Another process of the same site, where the database allows for one."""
    db = str(server._config["db"])
    if db.startswith("postgres"):
        with serving(db, bots=0) as running:
            yield running
    else:
        yield server


def named(server: Server) -> httpx.Client:
    """Return a browser that goes by a name: to a number no passkey belongs."""
    origin = f"http://localhost:{server.port}"
    return httpx.Client(
        base_url=server.url,
        timeout=30,
        headers={"origin": origin, "host": f"localhost:{server.port}", "user-agent": "Firefox/140 (Android)"},
    )


def ask(client: httpx.Client, path: str, **body: Any) -> Json:
    found: Json = client.post(path, json=body).json()
    return found


def device(server: Server, **about: bool) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}", **about)


def add(client: httpx.Client, key: Authenticator, name: str = "") -> Json:
    client.post("/api/me")
    if not client.get("/api/me/account").json()["codes"]:
        ask(client, "/api/me/sheet")
    begun = ask(client, "/api/me/passkeys/begin")
    return ask(client, "/api/me/passkeys", id=begun["id"], credential=key.make(begun["options"]), name=name)


def enter(client: httpx.Client, key: Authenticator) -> Json:
    begun = ask(client, "/api/enter/passkey/begin")
    return ask(client, "/api/enter/passkey", id=begun["id"], credential=key.sign(begun["options"]))


def account(client: httpx.Client) -> Json:
    found: Json = client.get("/api/me/account").json()
    return found


def test_a_passkey_lets_its_person_in_anywhere(server: Server, other: Server) -> None:
    key = device(server)
    key.origin = f"http://localhost:{server.port}"
    with named(server) as ana, named(server) as phone:
        begun = ask(ana, "/api/me/passkeys/begin")
        assert begun["code"] == "no-person"
        ana.post("/api/me")
        assert ask(ana, "/api/me/passkeys/begin")["code"] == "sheet-first"
        assert add(ana, key, "Portátil")["id"] == me(ana)["id"]
        [kept] = account(ana)["passkeys"]
        assert (kept["name"], kept["used"], kept["synced"]) == ("Portátil", None, False)
        assert account(ana)["able"]

        assert enter(phone, key) == {"me": me(ana), "waits": False, "joins": False}
        assert me(phone) == me(ana)
        assert len(account(ana)["sessions"]) == 2
        assert account(ana)["passkeys"][0]["used"]

        # Removed, it opens nothing, on no process; the sessions that it opened go on until they are ended.
        assert ask(phone, f"/api/me/passkeys/{kept['id']}/remove")["id"] == me(ana)["id"]
        with named(server) as later:
            assert enter(later, key)["code"] == "passkey-unknown"
            assert me(later)["id"] is None
        assert ask(ana, f"/api/me/passkeys/{kept['id']}/remove")["code"] == "not-found"


def test_a_passkey_of_another_person_cannot_be_removed_or_taken(server: Server) -> None:
    key = device(server)
    with named(server) as ana, named(server) as eva:
        add(ana, key)
        eva.post("/api/me")
        [kept] = account(ana)["passkeys"]
        assert ask(eva, f"/api/me/passkeys/{kept['id']}/remove")["code"] == "not-found"
        assert add(eva, key)["code"] == "passkey-refused"
        assert account(eva)["passkeys"] == []


def test_a_challenge_is_good_once_for_who_asked_and_five_minutes(server: Server) -> None:
    key, thiefs = device(server), device(server)
    with named(server) as ana, named(server) as thief:
        add(ana, key)
        begun = ask(ana, "/api/enter/passkey/begin")
        answer = {"id": begun["id"], "credential": key.sign(begun["options"])}
        # Stolen on the way by a browser that is another person, or none.
        assert ask(thief, "/api/enter/passkey", **answer)["code"] == "challenge"
        assert me(thief)["id"] is None
        # It was consumed by that: also its owner begins again.
        assert ask(ana, "/api/enter/passkey", **answer)["code"] == "challenge"

        # One that fails is consumed before it is verified.
        begun = ask(thief, "/api/enter/passkey/begin")
        forged = {**key.sign(begun["options"]), "rawId": "AAAA"}
        forged["response"] = {**forged["response"], "signature": "AAAA"}
        assert ask(thief, "/api/enter/passkey", id=begun["id"], credential=forged)["code"] == "passkey-refused"
        good = key.sign(begun["options"])
        assert ask(thief, "/api/enter/passkey", id=begun["id"], credential=good)["code"] == "challenge"

        # An id and a challenge without a signature are nothing; nor is a challenge of the other ceremony.
        begun = ask(thief, "/api/enter/passkey/begin")
        bare = {"id": account(ana)["passkeys"][0]["id"], "challenge": begun["options"]["publicKey"]["challenge"]}
        assert ask(thief, "/api/enter/passkey", id=begun["id"], credential=bare)["code"] == "passkey-refused"
        thief.post("/api/me")
        begun = ask(thief, "/api/enter/passkey/begin")
        made = thiefs.make(begun["options"])
        assert ask(thief, "/api/me/passkeys", id=begun["id"], credential=made)["code"] == "challenge"
        begun = ask(ana, "/api/me/passkeys/begin")
        made = thiefs.make(begun["options"])
        assert ask(thief, "/api/me/passkeys", id=begun["id"], credential=made)["code"] == "challenge"
        assert len(account(ana)["passkeys"]) == 1


def test_five_minutes_are_five_minutes(tmp_path: Path) -> None:
    async def check() -> None:
        await lay_out(tmp_path / "liza.db")
        async with opened(str(tmp_path / "liza.db")) as store:
            late = await challenges.ask(store, "add", "p", "s", NOW)
            assert len(late.value) == 64
            assert await challenges.consume(store, late.id, "add", NOW + challenges.LASTS) is None
            good = await challenges.ask(store, "add", "p", "s", NOW)
            assert await challenges.consume(store, good.id, "add", NOW + challenges.LASTS - 1) == good
            assert await challenges.consume(store, good.id, "add", NOW) is None

    awaited(check())


def test_a_page_of_another_name_gets_no_signature_that_counts(server: Server) -> None:
    key = device(server)
    with named(server) as ana, named(server) as thief:
        add(ana, key)
        key.origin = "https://liza.example"
        assert enter(thief, key)["code"] == "passkey-refused"
        key.origin = f"http://localhost:{server.port + 1}"
        assert enter(thief, key)["code"] == "passkey-refused"


def test_who_was_verified_once_is_verified_each_time(server: Server) -> None:
    key, plain = device(server), device(server)
    plain.verifies = False
    with named(server) as ana, named(server) as phone:
        add(ana, key)
        key.verifies = False
        assert enter(phone, key)["code"] == "passkey-unverified"
        assert me(phone)["id"] is None
        # A device that cannot verify its holder is let in as it was let in before.
        add(ana, plain)
        assert enter(phone, plain)["me"] == me(ana)


def test_a_copy_is_noticed_and_a_synced_passkey_is_not_one(server: Server) -> None:
    key, synced = device(server), device(server, counts=False)
    with named(server) as ana, named(server) as phone:
        add(ana, key)
        add(ana, synced)
        for _ in range(2):
            assert enter(phone, synced)["me"] == me(ana)
        assert enter(phone, key)["me"] == me(ana)
        key.counter -= 2
        assert enter(phone, key)["code"] == "passkey-copied"


def test_at_a_number_there_are_no_passkeys_and_all_else_works(server: Server) -> None:
    assert not CeremonyPlace("192.168.1.5", "http://192.168.1.5").able
    assert not CeremonyPlace("::1", "http://[::1]:8000").able
    assert not CeremonyPlace("liza.example", "http://liza.example").able
    assert CeremonyPlace("liza.example", "https://liza.example").able
    with browser(server) as ana, browser(server) as phone:
        ana.post("/api/me")
        assert not account(ana)["able"]
        codes = ask(ana, "/api/me/sheet")["codes"]
        assert ask(ana, "/api/me/passkeys/begin")["code"] == "passkey-place"
        assert ask(phone, "/api/enter/passkey/begin")["code"] == "passkey-place"
        assert ask(phone, "/api/enter/code", code=codes[0])["me"] == me(ana)


def test_each_code_of_the_sheet_opens_once(server: Server, other: Server) -> None:
    with browser(server) as ana:
        ana.post("/api/me")
        old = ask(ana, "/api/me/sheet")["codes"]
        codes = ask(ana, "/api/me/sheet")["codes"]
        assert len({*old, *codes}) == 20
        assert all(len(code.replace("-", "")) == 16 for code in codes)
        assert account(ana)["codes"] == 10
        with browser(server) as phone:
            assert ask(phone, "/api/enter/code", code=old[0])["code"] == "code"
            # As people write it: in capitals, with spaces, with letters that look like digits.
            written = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "l")
            assert ask(phone, "/api/enter/code", code=written)["me"] == me(ana)
            assert ask(phone, "/api/enter/code", code=codes[0])["code"] == "code"
        assert account(ana)["codes"] == 9
        assert enter_at_once([server, other], codes[1]) == [False, True]


def enter_at_once(servers: list[Server], code: str) -> list[bool]:
    """Try one code at two processes in the same moment; return who came in."""

    async def both() -> list[bool]:
        async with httpx.AsyncClient(timeout=30) as client:
            tried = [
                client.post(f"{one.url}/api/enter/code", json={"code": code}, headers={"origin": one.url})
                for one in servers
            ]
            return sorted("me" in answer.json() for answer in await asyncio.gather(*tried))

    return awaited(both())


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as running, browser(running) as thief:
        tried = [ask(thief, "/api/enter/code", code=f"0000-0000-0000-{n:04}")["code"] for n in range(14)]
        assert tried.index("too-fast") in range(10, 12)
        assert "me" not in thief.get("/api/me").json()


def test_a_database_holds_no_code_in_clear(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(str(tmp_path / "liza.db")) as store:
            _, ana = await sessions.begin(store, "", NOW)
            codes = await credentials.new_sheet(store, ana.person.id, NOW)
            secret, _ = await links.show(store, ana.person.id, "s", NOW)
        held = (tmp_path / "liza.db").read_bytes()
        for told in (secret, *codes, *(code.replace("-", "") for code in codes)):
            assert told.encode() not in held

    awaited(check())


def test_another_device_comes_in_once_the_old_one_says_yes(server: Server, other: Server) -> None:
    with browser(server) as ana, browser(other) as phone, browser(other) as thief:
        ana.post("/api/me")
        assert ana.get("/api/me/link").json()["standing"] == "none"
        secret = ask(ana, "/api/me/link")["secret"]
        assert ana.get("/api/me/link").json()["standing"] == "shown"
        asked = ask(phone, "/api/enter/link", secret=secret)
        # One scan: who reads the square over a shoulder comes too late.
        assert ask(thief, "/api/enter/link", secret=secret)["code"] == "link"
        assert ask(thief, "/api/enter/link/collect", secret=secret)["code"] == "link"
        assert ask(phone, "/api/enter/link/collect", secret=asked["wait"])["waits"]
        assert me(phone)["id"] is None
        link = ana.get("/api/me/link").json()
        assert (link["standing"], link["device"], link["number"]) == ("asked", "Firefox, Android", asked["number"])
        # Neither the new device nor a stranger says yes for the old one.
        assert ask(phone, "/api/me/link/answer", id=link["id"], yes=True)["code"] == "no-person"
        thief.post("/api/me")
        assert ask(thief, "/api/me/link/answer", id=link["id"], yes=True)["code"] == "link"
        assert ask(ana, "/api/me/link/answer", id=link["id"], yes=True)["id"] == me(ana)["id"]
        assert ask(phone, "/api/enter/link/collect", secret=asked["wait"])["me"] == me(ana)
        assert me(phone) == me(ana)
        assert ask(phone, "/api/enter/link/collect", secret=asked["wait"])["code"] == "link"


def test_the_old_device_can_say_no(server: Server) -> None:
    with browser(server) as ana, browser(server) as thief:
        ana.post("/api/me")
        asked = ask(thief, "/api/enter/link", secret=ask(ana, "/api/me/link")["secret"])
        ask(ana, "/api/me/link/answer", id=ana.get("/api/me/link").json()["id"], yes=False)
        assert ask(thief, "/api/enter/link/collect", secret=asked["wait"])["code"] == "link"
        assert ana.get("/api/me/link").json()["standing"] == "none"


def test_an_ended_session_opens_nothing(server: Server) -> None:
    with browser(server) as ana, browser(server) as phone:
        ana.post("/api/tables", json=WANTED)
        code = ask(ana, "/api/me/sheet")["codes"][0]
        ask(phone, "/api/enter/code", code=code)
        secret = ask(phone, "/api/me/link")["secret"]
        assert ask(ana, "/api/me/sessions/end")["id"] == me(ana)["id"]
        assert me(phone)["id"] is None
        assert ask(phone, "/api/me/sheet")["code"] == "no-person"
        # A square that the thrown-out device still shows lets nobody in: only that device could say yes.
        with browser(server) as thief:
            wait = ask(thief, "/api/enter/link", secret=secret).get("wait")
            assert wait is None or ask(thief, "/api/enter/link/collect", secret=wait)["waits"]
        assert len(account(ana)["sessions"]) == 1
