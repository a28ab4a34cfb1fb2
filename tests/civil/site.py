"""A site with one process or two, its operator's shell, and people with browsers who play there."""

from __future__ import annotations

import io
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from typing import Any

import httpx

from liza.cli import main
from tests.people.test_visitors import OPEN, PERSON, browser
from tests.server.client import Player, Server, run


def admin(db: str, *words: str) -> str:
    """Run a command of the operator of a database; return what it printed."""
    printed = io.StringIO()
    with redirect_stdout(printed), ThreadPoolExecutor(1) as shell:  # an event loop may be running in this thread
        done = shell.submit(main, ["--lang", "en", "admin", *words, "--db", db]).result()
    assert done == 0, printed.getvalue()
    return printed.getvalue()


class Site:
    """Where people meet."""

    def __init__(self, db: str, first: Server, last: Server) -> None:
        self.db = db
        self.first = first
        self.last = last

    def person(self, *, last: bool = False) -> httpx.Client:
        """Return a new browser, at the first process or at the last."""
        return browser(self.last if last else self.first)

    def admin(self, *words: str) -> str:
        """Run a command of the operator; return what it printed."""
        return admin(self.db, *words)

    def rows(self, *words: str) -> list[Any]:
        """Return what a command of the operator tells."""
        return [json.loads(line) for line in self.admin(*words, "--json").splitlines()]

    async def at_table(self, client: httpx.Client | None, table: str, token: str | None) -> Player:
        """Connect a browser, at its own process, or somebody without one, to a table."""
        if client is None:
            return await Player(self.first.socket_url, table, token).connect()
        server = next(one for one in (self.first, self.last) if str(client.base_url).rstrip("/") == one.url)
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        shown = {"cookie": cookies, "origin": server.url}
        return await Player(server.socket_url, table, token).connect(additional_headers=shown)


def opened(
    client: httpx.Client, name: str = "Ana", *, public: bool = True, seats: int = 2, **wanted: Any
) -> dict[str, Any]:
    """Open a table with one person and open seats."""
    game = "qiahn" if seats == 2 else "tornaris"
    body = {"game": game, "seats": [{**PERSON, "name": name}, *[OPEN] * (seats - 1)], "public": public, **wanted}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def joined(client: httpx.Client, table: str, name: str, token: str | None = None) -> dict[str, Any]:
    """Sit down at a table; return the answer, whatever it is."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer: dict[str, Any] = client.post(f"/api/tables/{table}/join", json={"name": name}, headers=headers).json()
    return answer


def played(
    site: Site, one: httpx.Client, other: httpx.Client, names: tuple[str, str] = ("Ana", "Eva")
) -> dict[str, Any]:
    """Let two people play a game to its end; return what the first was told of the table, with the other's token."""
    made = opened(one, names[0])
    key = joined(other, made["table"]["id"], names[1])["key"]["token"]

    async def resign() -> None:
        player = await site.at_table(None, made["table"]["id"], key)
        await player.ask({"type": "resign"})
        await player.close()

    run(resign())
    return {**made, "other": key}


def mark(client: httpx.Client, kind: str, table: str, seat: int) -> dict[str, Any]:
    """Mute or block whoever has a seat; return the answer."""
    answer: dict[str, Any] = client.put("/api/me/marks", json={"table": table, "seat": seat, "kind": kind}).json()
    return answer
