"""Those who look after a site see what there is, decide, and everything they decide is in the log."""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from liza.cli import main
from tests.people.test_credentials import ask
from tests.people.test_names import claim
from tests.people.test_visitors import WANTED, browser, me
from tests.server.client import Player, Server, answered, run, serving

PERSON = {"kind": "person"}


class Site:
    """A server and its operator's shell."""

    def __init__(self, server: Server, db: str) -> None:
        self.server = server
        self._db = db

    def admin(self, *words: str) -> str:
        """Run a command of the operator; returns what it printed."""
        printed = io.StringIO()
        with redirect_stdout(printed), ThreadPoolExecutor(1) as shell:  # an event loop may be running in this thread
            done = shell.submit(main, ["--lang", "en", "admin", *words, "--db", self._db]).result()
        assert done == 0, printed.getvalue()
        return printed.getvalue()

    def rows(self, *words: str) -> list[Any]:
        return [json.loads(line) for line in self.admin(*words, "--json").splitlines()]

    def soon(self, condition: Any) -> None:
        """Wait until something holds: orders are followed within seconds."""
        deadline = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < deadline
            time.sleep(0.1)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    db = str(tmp_path_factory.mktemp("operators") / "liza.db")
    with serving(db, bots=0) as server:
        yield Site(server, db)


def status(site: Site, address: str = "198.51.100.7") -> int:
    headers = {"x-forwarded-for": address}
    return httpx.get(f"{site.server.url}/api/tables", headers=headers, timeout=30).status_code


def test_a_table_is_seen_and_removed_with_everything(site: Site) -> None:
    async def work() -> None:
        made = site.server.create("qiahn", [PERSON, PERSON])
        id = made["table"]["id"]
        assert id in {row["id"] for row in site.rows("tables")}
        assert site.rows("people")[0][0] == "127.0.0.1"
        player = await Player(site.server.socket_url, id, made["keys"][0]["token"]).connect()
        await asyncio.to_thread(site.admin, "remove", id)
        with pytest.raises(ConnectionClosed):
            await player.until(lambda _: False)
        shown = {"authorization": f"Bearer {made['watch']}"}
        gone = httpx.get(f"{site.server.url}/api/tables/{id}", headers=shown, timeout=30)
        assert gone.status_code == 404
        assert id not in {row["id"] for row in site.rows("tables")}

    run(work())
    assert ("remove", "shell") in {(row["what"], row["who"].split()[0]) for row in site.rows("log")}


def test_a_banned_address_is_let_go_and_stays_out_until_the_ban_is_lifted(site: Site) -> None:
    async def work() -> None:
        made = site.server.create("qiahn", [PERSON, PERSON])
        table, token = made["table"]["id"], made["keys"][0]["token"]
        away = {"x-forwarded-for": "198.51.100.7"}
        player = await Player(site.server.socket_url, table, token).connect(additional_headers=away)
        await asyncio.to_thread(site.admin, "ban", "198.51.100.7", "--hours", "2")
        with pytest.raises(ConnectionClosed):
            await player.until(lambda _: False)
        assert status(site) == 403
        assert status(site, "198.51.100.8") == 200
        with pytest.raises(InvalidStatus):
            await Player(site.server.socket_url, table, token).connect(additional_headers=away)
        assert [row["target"] for row in site.rows("bans")] == ["198.51.100.7"]
        await asyncio.to_thread(site.admin, "unban", "198.51.100.7")
        await asyncio.to_thread(site.soon, lambda: status(site) == 200)

    run(work())


def test_a_banned_person_stays_out_with_every_browser_and_seat_of_theirs(site: Site) -> None:
    async def work() -> None:
        with browser(site.server) as ana, browser(site.server) as phone, browser(site.server) as eva:
            made = await asyncio.to_thread(lambda: ana.post("/api/tables", json=WANTED).json())
            table, token = made["table"]["id"], made["keys"][0]["token"]
            code = ask(ana, "/api/me/sheet")["codes"][0]
            [row] = [row for row in await asyncio.to_thread(site.rows, "table", table) if row["what"] == "person"]
            assert (row["seat"], row["text"]) == (0, me(ana)["id"])
            cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
            shown = {"cookie": cookie, "origin": site.server.url}
            seated = await Player(site.server.socket_url, table, token).connect()
            watching = await Player(site.server.socket_url, table, made["watch"]).connect(additional_headers=shown)
            other = await Player(site.server.socket_url, table, made["watch"]).connect()
            await asyncio.to_thread(site.admin, "ban", row["text"])
            for player in (seated, watching):
                with pytest.raises(ConnectionClosed):
                    await player.until(lambda _: False)
            assert (await other.ask({"type": "ping"}, "pong"))["type"] == "pong"
            assert ana.get("/api/tables").status_code == 403
            assert ana.post("/api/tables", json=WANTED).json()["code"] == "banned"
            with pytest.raises(InvalidStatus):
                await Player(site.server.socket_url, table, token).connect(additional_headers=shown)
            async with connect(site.server.socket_url) as alone:
                await alone.send(json.dumps({"type": "hello", "table": table, "token": token}))
                assert json.loads(await alone.recv())["code"] == "banned"
            assert phone.post("/api/enter/code", json={"code": code}).json()["code"] == "banned"
            assert eva.post("/api/tables", json=WANTED).status_code == 201
            await asyncio.to_thread(site.admin, "unban", row["text"])
            await asyncio.to_thread(site.soon, lambda: ana.get("/api/tables").status_code == 200)
            await (await Player(site.server.socket_url, table, token).connect()).close()

    run(work())


def test_a_silenced_person_is_named_by_their_claimed_name_and_stays_silent_after_a_merger(site: Site) -> None:
    async def work() -> None:
        with browser(site.server) as ana, browser(site.server) as phone:
            await asyncio.to_thread(claim, ana, "Remedios Sanz")
            made = await asyncio.to_thread(lambda: ana.post("/api/tables", json=WANTED).json())
            player = await Player(site.server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
            assert (await player.ask({"type": "chat", "text": "hola"}))["type"] == "done"
            old = me(ana)["id"]
            await asyncio.to_thread(site.admin, "mute", "@remedios sanz")
            assert [(row["target"], row["what"]) for row in site.rows("bans")] == [(old, "say")]
            await answered(lambda: player.ask({"type": "chat", "text": "hola"}), type="error", code="silenced")
            assert (await player.ask({"type": "ping"}, "pong"))["type"] == "pong"
            assert ana.get("/api/tables").status_code == 200
            phone.post("/api/tables", json=WANTED)
            code = ask(phone, "/api/me/sheet")["codes"][0]
            assert ask(ana, "/api/enter/code", code=code)["joins"] is True
            assert ask(ana, "/api/me/join", other=old, yes=True)["code"] == "silenced"
            await asyncio.to_thread(site.admin, "unmute", "@Remedios Sanz")

    run(work())
    with pytest.raises(AssertionError):
        site.admin("ban", "@Nadie")
    with pytest.raises(AssertionError):
        site.admin("ban", "198.51.100.300")
    site.admin("ban", "2001:db8:1:2:3::4", "--hours", "1")
    assert [row["target"] for row in site.rows("bans")] == ["2001:db8:1:2::/64"]
    site.admin("unban", "2001:db8:1:2::/64")
    assert site.rows("bans") == []


def test_a_silenced_address_plays_but_says_nothing(site: Site) -> None:
    async def work() -> None:
        made = site.server.create("qiahn", [PERSON, PERSON])
        away = {"x-forwarded-for": "198.51.100.9"}
        player = await Player(site.server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect(
            additional_headers=away
        )
        assert (await player.ask({"type": "chat", "text": "hola"}))["type"] == "done"
        await asyncio.to_thread(site.admin, "mute", "198.51.100.9")
        await answered(lambda: player.ask({"type": "chat", "text": "hola"}), type="error", code="silenced")
        assert (await player.ask({"type": "ping"}, "pong"))["type"] == "pong"

    run(work())


def test_everybody_is_told_and_those_who_come_later_too(site: Site) -> None:
    async def work() -> None:
        made = site.server.create("qiahn", [PERSON, PERSON])
        player = await Player(site.server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        await asyncio.to_thread(site.admin, "announce", "Paramos a las diez.", "We stop at ten.")
        await player.until(lambda p: p.got[-1].get("en") == "We stop at ten.")
        late = await Player(site.server.socket_url, made["table"]["id"], made["watch"]).connect()
        assert any(message.get("es") == "Paramos a las diez." for message in late.got)
        await asyncio.to_thread(site.admin, "announce")
        await player.until(lambda p: p.got[-1].get("type") == "notice" and not p.got[-1]["es"])

    run(work())


def test_a_setting_changes_while_the_site_runs(site: Site) -> None:
    def opened() -> int:
        wanted = {"game": "qiahn", "seats": [PERSON, {"kind": "bot", "level": "gentle"}]}
        return httpx.post(f"{site.server.url}/api/tables", json=wanted, timeout=30).status_code

    assert opened() == 201
    site.admin("set", "tables", "1")
    site.soon(lambda: opened() == 429)
    site.admin("set", "tables", "0")
    site.soon(lambda: opened() == 201)
    with pytest.raises(AssertionError):
        site.admin("set", "tables", "-1")


def test_only_who_shows_the_token_sees_and_decides_on_the_page(site: Site) -> None:
    url = f"{site.server.url}/api/operators"

    def ask(token: str | None, address: str) -> int:
        headers = {"x-forwarded-for": address} | ({} if token is None else {"authorization": f"Bearer {token}"})
        return httpx.get(url, headers=headers, timeout=30).status_code

    assert ask(None, "192.0.2.1") == ask("x", "192.0.2.2") == ask("x" * 43, "192.0.2.3") == 401
    token = site.admin("token").split()[-1]
    assert ask(token, "192.0.2.4") == 200  # at once
    headers = {"authorization": f"Bearer {token}"}
    seen = httpx.get(url, headers=headers, timeout=30).json()
    assert seen["processes"][0][1] == "server"
    given = httpx.post(f"{url}/orders", json={"what": "mute", "target": "192.0.2.99"}, headers=headers, timeout=30)
    assert given.status_code == 201
    assert site.rows("log")[-1]["who"] == "page 127.0.0.1"
    # What is no value for a setting is refused, and the settings stay as they were.
    for value in ("muchos", "-1", "1e999", ""):
        wish = {"what": "set", "target": "tables", "detail": value}
        assert httpx.post(f"{url}/orders", json=wish, headers=headers, timeout=30).status_code == 400
    assert httpx.get(url, headers=headers, timeout=30).json()["settings"] == seen["settings"]
    assert httpx.post(f"{url}/orders", json={"what": "token"}, headers=headers, timeout=30).status_code == 400
    # The log does not give the token away, and neither does the database.
    assert token not in json.dumps(site.rows("log"))
    # Guessing is slow: an address that was wrong a few times has to wait, even with the right one.
    wrong = 0
    while ask("guess", "192.0.2.5") == 401:
        wrong += 1
        assert wrong < 30
    assert wrong >= 5
    assert ask(token, "192.0.2.5") == 429
    assert ask(token, "192.0.2.6") == 200
    # A new token makes the old one worthless.
    site.admin("token")
    site.soon(lambda: ask(token, "192.0.2.7") == 401)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_page_has_its_words_and_nothing_of_others(site: Site, lang: str) -> None:
    page = httpx.get(f"{site.server.url}/operators?lang={lang}", timeout=30)
    assert page.headers["cache-control"] == "no-store"
    assert "{{" not in page.text
    assert f'<html lang="{lang}">' in page.text
    for part in ("page.js", "page.css"):
        assert httpx.get(f"{site.server.url}/operators/{part}", timeout=30).status_code == 200
    assert httpx.get(f"{site.server.url}/operators/es.ftl", timeout=30).status_code == 404


def test_figures_are_for_this_machine_and_for_operators(site: Site) -> None:
    away = {"x-forwarded-for": "192.0.2.50"}
    url = f"{site.server.url}/metrics"
    assert httpx.get(url, timeout=30).status_code == 200
    assert httpx.get(url, headers=away, timeout=30).status_code == 401
    token = site.admin("token").split()[-1]
    shown = {**away, "authorization": f"Bearer {token}"}
    assert httpx.get(url, headers=shown, timeout=30).status_code == 200
