"""Who comes in on another device has the tables too: they are listed there, and played by the cookie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.people.test_credentials import Json, ask, cluster, other, server
from tests.people.test_visitors import OPEN, PERSON, browser
from tests.server.client import Player, Server, run

__all__ = ["cluster", "other", "server"]
SLOW = {"kind": "slow", "hours": 24, "reserve": 0}


def opened(client: httpx.Client, **about: Any) -> tuple[str, str]:
    """Open a private table; return it and the token of the first seat."""
    made = client.post("/api/tables", json={"game": "qiahn", "seats": [PERSON, OPEN], **about}).json()
    return made["table"]["id"], made["keys"][0]["token"]


@contextmanager
def elsewhere(home: Server, client: httpx.Client) -> Iterator[httpx.Client]:
    """Come in as the same person in another browser, at a server of the same site."""
    [code, *_] = ask(client, "/api/me/sheet")["codes"]
    with browser(home) as there:
        assert ask(there, "/api/enter/code", code=code)["me"]["id"] == client.get("/api/me").json()["id"]
        yield there


def code_of(answer: httpx.Response) -> str:
    return str(answer.json().get("code", answer.status_code))


async def at(home: Server, client: httpx.Client, table: str) -> Player:
    """Sit down with nothing but the cookie."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    player = Player(home.socket_url, table)
    return await player.connect(additional_headers={"cookie": cookies, "origin": home.url})


def test_a_seat_is_played_on_another_device_by_the_cookie_alone(server: Server, other: Server) -> None:
    with browser(server) as ana, browser(server) as eva, browser(server) as guest:
        table, _ = opened(ana, clock=SLOW)
        assert ana.get(f"/api/tables/{table}").json()["id"] == table, "nor does the browser that sat down need a token"
        with elsewhere(other, ana) as there:
            assert [(one["table"], one["seat"]) for one in there.get("/api/me/tables").json()] == [(table, 0)]
            assert there.get(f"/api/tables/{table}").json()["id"] == table
            assert there.get(f"/api/tables/{table}/place").json()["seat"] == 0
            assert there.get(f"/api/tables/{table}/webhook").json() == {"hosts": [], "webhook": None}
            filled = run_filled(other, there, table)
            assert filled["status"] == "running"
            assert there.get(f"/api/tables/{table}/replay").json()["seat"] == 0
            assert "orders" in there.get(f"/api/tables/{table}/orders").json()

        # Nobody else: without the cookie, and with the cookie of others, the table is as closed as before.
        eva.post("/api/me")
        for stranger in (eva, guest):
            assert stranger.get("/api/me/tables").json() == []
            assert code_of(stranger.get(f"/api/tables/{table}")) == "private"
            assert code_of(stranger.get(f"/api/tables/{table}/orders")) == "spectator"
        # A token that is shown counts, whatever the cookie says.
        assert code_of(ana.get(f"/api/tables/{table}", headers={"authorization": "Bearer x"})) == "token"


def run_filled(home: Server, client: httpx.Client, table: str) -> Json:
    """Sit down by the cookie, fill the table with bots and make the first choice there is."""
    told: list[Json] = []

    async def play() -> None:
        player = await at(home, client, table)
        assert player.seat == 0
        await player.ask({"type": "fill", "level": "gentle"}, "done")
        found = client.get(f"/api/tables/{table}").json()
        if 0 in found["actors"]:
            while not player.legal:
                await player.ask({"type": "ping"}, "pong")
            chosen = {"type": "act", "n": player.n, "action": player.legal[0]["action"]}
            assert (await player.ask(chosen, "done"))["type"] == "done"
        told.append(client.get(f"/api/tables/{table}").json())

    run(play())
    return told[0]


def test_who_is_thrown_out_is_off_the_tables_in_every_process(server: Server, other: Server) -> None:
    with browser(server) as ana:
        table, _ = opened(ana)
        with elsewhere(other, ana) as there:

            async def thrown_out() -> None:
                player = await at(other, there, table)
                assert player.seat == 0
                ana.post("/api/me/sessions/end", json={})
                assert player.socket is not None
                await player.socket.wait_closed()

            run(thrown_out())
            assert there.get("/api/me/tables").json() == []
            assert code_of(there.get(f"/api/tables/{table}")) == "private"


def test_who_has_left_a_table_only_watches(server: Server) -> None:
    with browser(server) as ana:
        table, token = opened(ana, public=True)
        left = ana.post(f"/api/tables/{table}/leave", json={}, headers={"authorization": f"Bearer {token}"})
        assert left.status_code < 300
        assert ana.get(f"/api/tables/{table}/place").json()["seat"] is None


def test_a_table_that_is_over_is_not_listed(server: Server) -> None:
    with browser(server) as ana:
        table, token = opened(ana)
        assert [one["table"] for one in ana.get("/api/me/tables").json()] == [table]

        async def cancelled() -> None:
            player = await Player(server.socket_url, table, token).connect()
            await player.ask({"type": "cancel"}, "done")

        run(cancelled())
        assert ana.get("/api/me/tables").json() == []


def test_the_seat_at_a_rematch_is_played_by_the_cookie_too(server: Server, other: Server) -> None:
    with browser(server) as ana:
        made = ana.post("/api/tables", json={"game": "qiahn", "seats": [PERSON, PERSON]}).json()
        table, tokens = made["table"]["id"], [key["token"] for key in made["keys"]]
        with elsewhere(other, ana) as there:

            async def again() -> None:
                first, second = [await Player(server.socket_url, table, token).connect() for token in tokens]
                await first.ask({"type": "resign"})
                await second.ask({"type": "propose", "what": "rematch"})
                await first.wait("table")
                info = ana.get(f"/api/tables/{table}").json()
                if info["next"] is None:
                    await first.ask({"type": "agree", "proposal": info["proposal"]["id"]})

            run(again())
            following = ana.get(f"/api/tables/{table}").json()["next"]
            assert following
            place = there.get(f"/api/tables/{following}/place").json()
            assert place["seat"] is not None
