"""Notices over HTTP and through a process that is killed: nothing is lost, nothing goes where it should not."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.notices.post_office import PostOffice, post_office
from tests.notices.receiver import Browser, Receiver, receiving
from tests.people.test_visitors import browser, cluster
from tests.server.client import Player, Server, run, serving

__all__ = ["cluster"]
SLOW = {"kind": "slow", "hours": 24}
PERSON, OPEN = {"kind": "person", "name": "Ana"}, {"kind": "open"}
WANTED = {"game": "qiahn", "seats": [PERSON, OPEN], "public": True, "clock": SLOW}
CONTACT = "mailto:mesa@liza.es"
WISHES = {"digest": "each", "hour": 8, "zone": "Europe/Madrid", "quiet": None, "language": "es"}
Json = dict[str, Any]


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: Receiver, office: PostOffice) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("notices") / "liza.db")
    hosts = {"push_hosts": [service.url], "webhook_hosts": [service.url]}
    mail = {"mail_server": office.url, "mail_from": "mesa@liza.es"}
    with serving(db, bots=0, push_contact=CONTACT, **hosts, **mail) as running:
        yield running


@contextmanager
def person(server: Server) -> Iterator[httpx.Client]:
    with browser(server) as client:
        client.post("/api/me")
        yield client


def duel(ana: httpx.Client, eva: httpx.Client) -> tuple[str, str, str]:
    """Let two sit down at a slow table; return it, and the tokens of the seats."""
    made: Json = ana.post("/api/tables", json=WANTED).json()
    table = made["table"]["id"]
    joined: Json = eva.post(f"/api/tables/{table}/join", json={"name": "Eva"}).json()
    return table, made["keys"][0]["token"], joined["key"]["token"]


def play_on(server: Server, table: str, tokens: list[str]) -> str:
    """Let who is to decide decide, until it is another, who is away; return the token of that one."""
    found: list[str] = []

    async def work() -> None:
        players = [await Player(server.socket_url, table, token).connect() for token in tokens]
        [mover] = [one for one in players if one.view is not None and one.seat in one.view["actors"]]
        [other] = [one for one in players if one is not mover]
        await other.close()
        while mover.view is not None and mover.seat in mover.view["actors"]:
            await mover.act()
            await mover.ask({"type": "ping"}, "pong")
        await mover.close()
        found.append(other.token or "")

    run(work())
    return found[0]


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code"))


def until(seconds: float, holds: Any) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.1)


def test_how_one_is_told_is_one_s_own_to_say(server: Server, service: Receiver) -> None:
    with browser(server) as nobody:
        assert code(nobody.get("/api/me/notices")) == "no-person"
        assert nobody.get("/api/me/waiting").json() == {"decisions": 0}
    with person(server) as ana:
        said = ana.get("/api/me/notices").json()
        assert (said["push"], said["feed"], said["digest"], said["quiet"]) == ([], None, "each", None)
        wanted = {**WISHES, "digest": "daily", "hour": 20, "quiet": {"start": 1380, "end": 420}, "language": "en"}
        assert ana.put("/api/me/notices", json=wanted).json() == {**said, **wanted}
        assert code(ana.put("/api/me/notices", json={**WISHES, "zone": "Madrid/Sol"})) == "no-zone"
        told = ana.post("/api/me/notices/push", json=Browser().keys(f"{service.url}/one")).json()
        [own] = told["push"]
        assert (own["here"], own["device"]) == (True, "Firefox, Android")
        export = ana.get("/api/me/export").json()["notices"]
        assert [one["endpoint"] for one in export["push"]] == [f"{service.url}/one"]
        assert (export["quiet_start"], export["quiet_end"], export["hour"]) == (1380, 420, 20)
        assert ana.delete(f"/api/me/notices/push/{own['id']}").json()["push"] == []


def test_a_test_reaches_this_browser_alone(server: Server, service: Receiver) -> None:
    with person(server) as ana:
        assert code(ana.post("/api/me/notices/test")) == "no-push-here"
        keys = Browser()
        ana.post("/api/me/notices/push", json=keys.keys(f"{service.url}/test", "en"))
        assert ana.post("/api/me/notices/test").json() == {"sent": True}
        [said] = service.told("/test", keys)
        assert said["title"] == "Notices arrive"
        [sent] = [one for one in service.sent if one.path == "/test"]
        assert sent.claims()["k"] == ana.get("/api/me/notices").json()["push_key"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest/meta-data",
        "https://169.254.169.254/",
        "https://fcm.googleapis.com@evil.test/",
        "https://fcm.googleapis.com:443@evil.test/",
        "https://fcm.googleapis.com.evil.test/",
        "https://evil.test/fcm.googleapis.com",
        "https://fcm.googleapis.com:8443/",
        "https://fcm.googleapis.com:80/",
        "http://fcm.googleapis.com/",
        "https://push.services.mozilla.com.evil.test/",
        "https://xpush.apple.com/",
        "https://127.0.0.1/",
        "http://127.0.0.1:1/",
        "http://localhost:8000/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://2130706433/",
        "file:///etc/passwd",
        "gopher://fcm.googleapis.com/",
        "//fcm.googleapis.com/",
        "https://fcm.googleapis.com\\@evil.test/",
        "https://fcm.googleapis.com#@evil.test/",
        "https:///x",
        "https://[fcm.googleapis.com/",
        "https://fcm.googleapis.com:99999/",
    ],
)
def test_nobody_has_the_site_ask_another_machine(server: Server, endpoint: str) -> None:
    with person(server) as ana:
        assert code(ana.post("/api/me/notices/push", json=Browser().keys(endpoint))) == "push-host"
        assert ana.get("/api/me/notices").json()["push"] == []


def test_keys_to_which_nothing_can_be_encrypted_are_refused(server: Server, service: Receiver) -> None:
    with person(server) as ana:
        good = Browser().keys(f"{service.url}/keys")
        for wrong in ({"auth": "AAAA"}, {"p256dh": "BAAA"}, {"p256dh": good["p256dh"][:-4] + "AAAA"}):
            assert code(ana.post("/api/me/notices/push", json={**good, **wrong})) == "push-keys"


def test_a_flood_of_subscriptions_is_held_back(tmp_path: Path, service: Receiver) -> None:
    db = str(tmp_path / "liza.db")
    with (
        serving(db, bots=0, push_contact=CONTACT, push_hosts=[service.url], requests=20.0) as server,
        person(server) as ana,
    ):
        answers = [
            ana.post("/api/me/notices/push", json=Browser().keys(f"{service.url}/{number}")) for number in range(40)
        ]
        assert code(answers[-1]) == "many-notices"
        assert len(ana.get("/api/me/notices").json()["push"]) == 1, "a browser has one at a time"


def test_without_a_contact_no_push_is_offered(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as server, person(server) as ana:
        assert ana.get("/api/me/notices").json()["push_key"] is None
        answer = ana.post("/api/me/notices/push", json=Browser().keys("https://fcm.googleapis.com/x"))
        assert code(answer) == "no-push"


def test_a_feed_is_a_secret_that_can_be_ended(server: Server) -> None:
    with person(server) as ana, person(server) as eva, httpx.Client(base_url=server.url, timeout=30) as reader:
        table, *tokens = duel(ana, eva)
        waits = play_on(server, table, tokens)
        mine, other = (ana, eva) if waits == tokens[0] else (eva, ana)
        assert mine.get("/api/me/waiting").json() == {"decisions": 1}
        assert other.get("/api/me/waiting").json() == {"decisions": 0}
        said = mine.post("/api/me/notices/feed").json()
        atom, calendar = reader.get(said["feed"]), reader.get(said["calendar"])
        assert atom.headers["content-type"].startswith("application/atom+xml")
        assert f"/t/{table}" in atom.text
        assert calendar.headers["content-type"].startswith("text/calendar")
        assert calendar.text.count("BEGIN:VEVENT") == 1
        assert f"UID:{table}-" in calendar.text
        anew = mine.post("/api/me/notices/feed").json()
        assert anew["feed"] != said["feed"]
        assert code(reader.get(said["feed"])) == "no-feed"
        mine.delete("/api/me/notices/feed")
        assert code(reader.get(anew["feed"])) == code(reader.get(anew["calendar"])) == "no-feed"


def test_a_letter_comes_to_an_address_that_has_answered_until_one_click_ends_them(
    server: Server, office: PostOffice
) -> None:
    with person(server) as ana, person(server) as eva, httpx.Client(base_url=server.url, timeout=30) as anybody:
        assert ana.get("/api/me/notices").json()["mail"] == {"address": "", "confirmed": False}
        for wrong in ("ana", "ana@liza.es\r\nBcc: x@liza.es", "ana@127.0.0.1"):
            assert code(ana.put("/api/me/notices/mail", json={"address": wrong})) in {"mail-address", "bad-request"}
        asked = {"address": "ana@liza.es", "language": "en"}
        said = ana.put("/api/me/notices/mail", json=asked).json()["mail"]
        assert said == {"address": "ana@liza.es", "confirmed": False}
        [letter] = office.letters("ana@liza.es")
        number = letter.message["subject"].split()[0]
        assert letter.message["list-unsubscribe"] is None, "there is nothing to end yet"
        assert code(eva.post("/api/me/notices/mail", json={"code": number})) == "mail-code"
        spaced = f"{number[:3]} {number[3:]}"
        assert ana.post("/api/me/notices/mail", json={"code": spaced}).json()["mail"]["confirmed"]
        assert ana.get("/api/me/export").json()["notices"]["mail"] == "ana@liza.es"
        table, *tokens = duel(ana, eva)
        if play_on(server, table, tokens) != tokens[0]:
            play_on(server, table, tokens)
        until(30, lambda: len(office.letters("ana@liza.es")) > 1)
        told = office.letters("ana@liza.es")[1]
        assert told.message["subject"] == "Qíahn Tactics: it is your turn"
        assert told.link("/t/") == f"{server.url}/t/{table}"
        stop = told.message["list-unsubscribe"].strip("<>").removeprefix(server.url)
        assert anybody.post("/api/mail/stop/another", json={}).status_code == 200
        assert ana.get("/api/me/notices").json()["mail"]["confirmed"]
        # As the program that shows a letter asks it: no page, no cookie, and a form (RFC 8058).
        assert anybody.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert ana.get("/api/me/notices").json()["mail"]["address"] == ""
        for _ in range(4):
            last = ana.put("/api/me/notices/mail", json=asked)
        assert code(last) == "many-mails", "nobody has the site flood a mailbox"
        office.recipient = "550 5.1.1 nobody"
        assert code(ana.put("/api/me/notices/mail", json={"address": "gone@liza.es"})) == "mail-unsent"
        office.recipient = "250 2.1.5 Ok"


def test_without_a_mail_server_no_letter_is_offered(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as server, person(server) as ana:
        assert ana.get("/api/me/notices").json()["mail"] is None
        assert code(ana.put("/api/me/notices/mail", json={"address": "ana@liza.es"})) == "no-mail"


def test_a_chat_is_set_by_those_who_play_and_only_where_it_may_be(server: Server, service: Receiver) -> None:
    with person(server) as ana, person(server) as eva:
        table, *tokens = duel(ana, eva)
        path = f"/api/tables/{table}/webhook"
        headers = {"authorization": f"Bearer {tokens[0]}"}
        wanted = {"format": "matrix", "url": f"{service.url}/hook", "language": "en"}
        with person(server) as stranger:
            assert code(stranger.put(path, json=wanted)) == "spectator"
        for url in ("https://discord.com/api", "http://169.254.169.254/", f"{service.url}@evil.test/"):
            assert code(ana.put(path, json={**wanted, "url": url}, headers=headers)) == "webhook-host"
        said = ana.put(path, json=wanted, headers=headers).json()
        assert said["webhook"] == {"format": "matrix", "host": "127.0.0.1", "language": "en"}
        assert said["hosts"] == [service.url]
        play_on(server, table, tokens)
        until(30, lambda: any(one.path == "/hook" for one in service.sent))
        [told] = [one.json() for one in service.sent if one.path == "/hook"]
        assert set(told) == {"text"}
        assert told["text"].startswith("Qíahn Tactics: it is ")
        assert ana.delete(path, headers=headers).json()["webhook"] is None


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_was_committed_is_told_although_the_process_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Five tables: each has moved on, none of it has been told when the process is killed."""
    db = str(tmp_path / "liza.db") if database == "sqlite" else str(request.getfixturevalue("cluster").database())
    with receiving() as service:
        service.status = 503  # so that nothing counts as told before the end
        config = {"bots": 0, "push_contact": CONTACT, "push_hosts": [service.url]}
        server = Server(db, **config)
        server.start()
        waiting: dict[str, set[str]] = {}
        try:
            with person(server) as ana, person(server) as eva:
                keys = {"/ana": Browser(), "/eva": Browser()}
                for client, path in ((ana, "/ana"), (eva, "/eva")):
                    client.post("/api/me/notices/push", json=keys[path].keys(service.url + path))
                for _ in range(5):
                    table, *tokens = duel(ana, eva)
                    path = "/ana" if play_on(server, table, tokens) == tokens[0] else "/eva"
                    waiting.setdefault(path, set()).add(table)
            server.kill()
            before = len(service.sent)
            service.status = 201
            server.start()

            def told() -> dict[str, set[str]]:
                new = service.sent[before:]
                return {path: {one["tag"] for one in _read(new, path, keys[path])} for path in waiting}

            until(90, lambda: told() == waiting)
            for path, tables in waiting.items():
                topics = [one.headers["topic"] for one in service.sent if one.path == path]
                assert len(set(topics)) == len(tables), "one collapse key for each table"
        finally:
            server.stop()


def _read(sent: list[Any], path: str, keys: Browser) -> list[Json]:
    return [json.loads(keys.read(one.body))["notification"] for one in sent if one.path == path]
