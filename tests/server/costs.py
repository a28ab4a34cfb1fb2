"""What a request and a message cost: ``scripts/measure statements`` prints it for each, with the limit that it counts
against, on a database with 20,000 finished games, for a person who has played hundreds of them and is in large groups.

Statements are counted where they are sent, those of work that a request leaves behind included; a write to the log is
one however many entries go with it. Processor time is that of the whole process, of which the loop's counts for the
address that asks. Memory is the most that was taken at once meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from litestar import Litestar
from litestar.routes import HTTPRoute
from sqlalchemy import event, insert, update
from tools.options import options

from liza.people import sessions
from liza.server.base.config import Config
from liza.server.base.steady_clock import now_ms
from liza.server.site.asgi import make_api
from liza.server.site.services import services_of
from liza.server.tables.hub import Hub
from liza.store import Append, Store, open_store
from liza.store.schema import GROUP_MEMBERS, SESSIONS
from tests.notices.post_office import post_office
from tests.server.rig import Voice, plan_of
from tests.store.filling import fill

FEW: Final = 20_000
ENTRANTS: Final = 32
_RICH: Final = "person 7"
_TOKEN: Final = "rich"
_WANTED: Final = {"game": "qiahn", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
_TOURNAMENT: Final = {
    "title": "Liga", "game": "qiahn", "format": "swiss", "clock": {"kind": "days", "days": 1}, "sizes": [2],
}  # fmt: skip
_WISHES: Final = {"digest": "daily", "hour": 8, "zone": "Europe/Madrid", "quiet": None, "language": "es"}
_PUSH: Final = {"endpoint": "https://fcm.googleapis.com/a", "p256dh": "BA", "auth": "AA", "language": "es"}
_WISH: Final = {"games": ["qiahn", "tankup"], "most": 4, "name": "Eva"}
_ORDER: Final = {"kind": "turn", "links": [{"at": ["Equip"], "given": [], "answer": "turn"}]}
_TRIED: Final = {"game": "qiahn", "exercise": "1", "solved": True}
_DRAFT: Final = {"about": "mine", "text": ""}
_LIMITLESS: Final = {"requests": 0.0, "messages": 0.0, "tables": 0, "opened": 0}


class Cost:
    """What was sent to the database for one thing that was asked."""

    def __init__(self) -> None:
        self.statements = 0
        self.ms = 0.0
        self.costly = False


class Taken:
    """What one answer takes of the process, from its making on."""

    def __init__(self) -> None:
        self._began: Final = time.process_time()
        if tracemalloc.is_tracing():
            tracemalloc.reset_peak()
            self._before = tracemalloc.get_traced_memory()[0]

    @property
    def ms(self) -> float:
        """Milliseconds of the processor, in all threads."""
        return (time.process_time() - self._began) * 1000

    @property
    def kb(self) -> int:
        """The most kilobytes that were taken at once; 0 where that is not looked at."""
        return max(0, tracemalloc.get_traced_memory()[1] - self._before) // 1024 if tracemalloc.is_tracing() else 0


class Line(NamedTuple):
    """What is printed of one request or message."""

    asked: str
    statements: int
    ms: float
    """In the database."""
    processor: float
    """Milliseconds of the processor."""
    size: int
    """Bytes of the answer."""
    kb: int
    """Kilobytes of memory."""
    charged: str


_COST: Final[ContextVar[list[Cost] | None]] = ContextVar("cost", default=None)
"""Holds what counts now, where something is counted: what runs in the same context counts there."""


def count(app: Litestar, store: Store) -> None:
    """Have every statement of a store, and every request for what takes long, counted."""
    engine = store._engine.sync_engine
    began: list[float] = []

    def before(*_words: Any) -> None:
        began.append(time.perf_counter())

    def after(*_words: Any) -> None:
        _add((time.perf_counter() - began.pop()) * 1000)

    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "after_cursor_execute", after)
    append = store.append

    async def appended(wanted: Append) -> bool:
        start = time.perf_counter()
        done = await append(wanted)
        _add((time.perf_counter() - start) * 1000)
        return done

    store.append = appended  # type: ignore[method-assign]
    allow = services_of(app.state).addresses.allow_costly

    def allow_costly(address: str) -> bool:
        holder = _COST.get()
        if holder is not None:
            holder[0].costly = True
        return bool(allow(address))

    services_of(app.state).addresses.allow_costly = allow_costly


def _add(ms: float) -> None:
    holder = _COST.get()
    if holder is not None:
        holder[0].statements += 1
        holder[0].ms += ms


WITHOUT: Final = {
    # Answers that are made once and sent to everybody; what other processes work out from what was sent to them.
    "/api/docs", "/api/docs/openapi.json", "/api/docs/{path}", "/api/schema.json",
    "/api/games/{game}/almanac", "/api/games/{game}/box", "/api/games/{game}/cards", "/api/games/{game}/exercises",
    "/api/games/{game}/exercises/{name}", "/api/games/{game}/positions/{name}", "/api/games/{game}/rulebook",
    "/api/games/{game}/scenes/{rule}", "/api/games/{game}/texts/{lang}", "/api/games/{game}/workshop",
    "/api/games/{game}/workshop/check", "/api/games/{game}/workshop/fair", "/api/sheets", "/api/sheets/read",
}  # fmt: skip
"""Routes that send no statement."""
WORKED_OUT: Final = {
    # Each looks its table or study up as those do that are asked; what they cost is the work that they ask for.
    "/api/games/{game}/workshop/folder", "/api/games/{game}/workshop/studies", "/api/images", "/api/studies/{study}",
    "/api/studies/{study}/cancel", "/api/studies/{study}/fair", "/api/studies/{study}/result",
    "/api/tables/{table}/almanac", "/api/tables/{table}/analysis", "/api/tables/{table}/analysis/cancel",
    "/api/tables/{table}/analysis/line", "/api/tables/{table}/analysis/result", "/api/tables/{table}/cards",
    "/api/tables/{table}/hint", "/api/tables/{table}/texts/{lang}",
    "/api/oembed", "/api/tables/{table}/eyes",
    # For those who hold the operators' token.
    "/api/operators", "/api/operators/orders",
}  # fmt: skip
"""Routes whose statements are bounded by ``tests/store/test_statements.py`` alone."""


class Asked(NamedTuple):
    """What is asked about: a table that waits and one whose game is over, a draft, a tournament of many."""

    table: str = ""
    over: str = ""
    draft: str = ""
    tournament: str = ""


def requests_of(asked: Asked) -> list[tuple[str, str, str, Any]]:
    """Return one request for each route that asks the database: method, route, address, body."""
    tables, own = "/api/tables", f"/api/tables/{asked.table}"
    table, draft, leagues = asked.table, asked.draft, "/api/tournaments"
    league = f"{leagues}/{asked.tournament}"
    return [
        ("GET", tables, f"{tables}?status=over", None),
        ("GET", f"{tables}?game", f"{tables}?status=over&game=qiahn", None),
        ("GET", f"{tables}?after", f"{tables}?status=over&after={1_799_000_000_000}", None),
        ("POST", tables, tables, _WANTED),
        ("GET", f"{tables}/{{table}}", own, None),
        ("GET", f"{tables}/{{table}}/place", f"{own}/place", None),
        ("POST", f"{tables}/{{table}}/join", f"{own}/join", {"name": "Eva"}),
        ("GET", f"{tables}/{{table}}/record", f"{own}/record", None),
        ("GET", f"{tables}/{{table}}/replay", f"{own}/replay", None),
        ("GET", f"{tables}/{{table}}/turning", f"{own}/turning", None),
        ("GET", f"{tables}/{{table}}/leaving", f"{own}/leaving", None),
        ("GET", f"{tables}/{{table}}/transcript", f"{own}/transcript", None),
        *(
            ("GET", f"{tables}/{{table}}/{what}?over", f"{tables}/{asked.over}/{what}", None)
            for what in ("record", "replay", "turning", "leaving", "transcript")
        ),
        ("GET", "/.well-known/liza-keys.json", "/.well-known/liza-keys.json", None),
        ("GET", "/verifier.html", "/verifier.html", None),
        ("GET", f"{tables}/{{table}}/dress", f"{own}/dress", None),
        ("POST", f"{tables}/{{table}}/explain", f"{own}/explain", {"action": "pass"}),
        ("POST", f"{tables}/{{table}}/leave", f"{own}/leave", {}),
        ("GET", f"{tables}/{{table}}/orders", f"{own}/orders", None),
        ("POST", f"{tables}/{{table}}/orders", f"{own}/orders", _ORDER),
        ("POST", f"{tables}/{{table}}/orders/{{number}}", f"{own}/orders/1", {"armed": False}),
        ("POST", f"{tables}/{{table}}/orders/{{number}}/end", f"{own}/orders/1/end", {}),
        ("GET", "/api/images/{image}", "/api/images/none", None),
        ("GET", "/api/drafts/{draft}", f"/api/drafts/{draft}", None),
        ("POST", "/api/games/{game}/drafts", "/api/games/qiahn/drafts", _DRAFT),
        ("GET", "/api/tournaments", "/api/tournaments", None),
        ("POST", "/api/tournaments", "/api/tournaments", _TOURNAMENT),
        ("GET", f"{leagues}/{{tournament}}", league, None),
        ("POST", f"{leagues}/{{tournament}}/enter", f"{league}/enter", {"name": "Eva"}),
        ("GET", f"{leagues}/{{tournament}}/standings.csv", f"{league}/standings.csv", None),
        ("GET", f"{leagues}/{{tournament}}/report.trf", f"{league}/report.trf", None),
        ("POST", f"{leagues}/{{tournament}}/withdraw", f"{league}/withdraw", {}),
        ("POST", f"{leagues}/{{tournament}}/begin", f"{league}/begin", None),
        ("POST", f"{leagues}/{{tournament}}/close", f"{league}/close", None),
        ("GET", "/api/me", "/api/me", None),
        ("GET", "/api/me/games", "/api/me/games", None),
        ("GET", "/api/me/tables", "/api/me/tables", None),
        ("GET", "/api/me/ratings", "/api/me/ratings", None),
        ("GET", "/api/me/ratings/{game}", "/api/me/ratings/qiahn", None),
        ("GET", "/api/ratings/{game}", "/api/ratings/qiahn", None),
        ("GET", "/api/dice", "/api/dice", None),
        ("GET", "/api/me/luck/{game}", "/api/me/luck/qiahn", None),
        ("GET", "/api/groups", "/api/groups", None),
        ("POST", "/api/groups", "/api/groups", {"title": "Jueves"}),
        ("GET", "/api/groups/{group}", "/api/groups/group 1", None),
        ("GET", "/api/groups/{group}/daily", "/api/groups/group 1/daily", None),
        ("POST", "/api/groups/{group}/join", "/api/groups/group 1/join", {}),
        ("POST", "/api/groups/{group}/invite", "/api/groups/group 1/invite", None),
        ("POST", "/api/groups/{group}/leave", "/api/groups/group 1/leave", {}),
        ("GET", "/api/me/companions", "/api/me/companions", None),
        ("GET", "/api/me/marks", "/api/me/marks", None),
        ("PUT", "/api/me/marks", "/api/me/marks", {"table": table, "seat": 1, "kind": "block"}),
        ("DELETE", "/api/me/marks/{mark}", "/api/me/marks/none", None),
        ("GET", f"{tables}/{{table}}/seats/{{seat}}/person", f"{own}/seats/1/person", None),
        ("GET", "/api/me/invitations", "/api/me/invitations", None),
        ("POST", "/api/me/invitations", "/api/me/invitations", {"table": table, "met": "game 1", "seat": 0}),
        ("DELETE", "/api/me/invitations/{table}", f"/api/me/invitations/{table}", None),
        ("POST", "/api/reports", "/api/reports", {"table": table, "seat": 1, "reason": "chat"}),
        ("GET", "/api/me/reports", "/api/me/reports", None),
        ("GET", "/api/me/decisions", "/api/me/decisions", None),
        ("GET", "/api/daily", "/api/daily", None),
        ("POST", "/api/daily/{game}", "/api/daily/qiahn", {"name": "Eva"}),
        ("GET", "/api/daily/{day}/{game}", "/api/daily/2026-11-01/qiahn", None),
        ("PUT", "/api/me/wish", "/api/me/wish", _WISH),
        ("GET", "/api/me/wish", "/api/me/wish", None),
        ("DELETE", "/api/me/wish", "/api/me/wish", None),
        ("GET", "/api/me/notices", "/api/me/notices", None),
        ("PUT", "/api/me/notices", "/api/me/notices", _WISHES),
        ("POST", "/api/me/notices/push", "/api/me/notices/push", _PUSH),
        ("DELETE", "/api/me/notices/push/{push}", "/api/me/notices/push/none", None),
        ("POST", "/api/me/notices/feed", "/api/me/notices/feed", None),
        ("DELETE", "/api/me/notices/feed", "/api/me/notices/feed", None),
        ("PUT", "/api/me/notices/mail", "/api/me/notices/mail", {"address": "eva@liza.es"}),
        ("POST", "/api/me/notices/mail", "/api/me/notices/mail", {"code": "000000"}),
        ("DELETE", "/api/me/notices/mail", "/api/me/notices/mail", None),
        ("POST", "/api/mail/stop/{secret}", "/api/mail/stop/none", {}),
        ("POST", "/api/me/notices/test", "/api/me/notices/test", None),
        ("GET", "/api/me/waiting", "/api/me/waiting", None),
        ("GET", "/feeds/{secret}/decisions.atom", "/feeds/feed 7/decisions.atom", None),
        ("GET", "/feeds/{secret}/deadlines.ics", "/feeds/feed 7/deadlines.ics", None),
        ("GET", f"{tables}/{{table}}/webhook", f"{own}/webhook", None),
        ("PUT", f"{tables}/{{table}}/webhook", f"{own}/webhook", {"format": "plain", "url": "https://chat.test/a"}),
        ("DELETE", f"{tables}/{{table}}/webhook", f"{own}/webhook", None),
        ("POST", "/api/me", "/api/me", None),
        ("PUT", "/api/me/name", "/api/me/name", {"name": "Eva Ruiz"}),
        ("GET", "/api/me/account", "/api/me/account", None),
        ("GET", "/api/me/summary", "/api/me/summary", None),
        ("POST", "/api/me/exercises", "/api/me/exercises", {"tries": [_TRIED]}),
        ("GET", "/api/me/profile", "/api/me/profile", None),
        ("PUT", "/api/me/profile", "/api/me/profile", {"shown": ["ratings", "games", "favourites", "practice"]}),
        ("GET", "/api/people/{name}", "/api/people/Eva Ruiz", None),
        ("POST", "/api/me/sessions/end", "/api/me/sessions/end", {}),
        ("GET", "/api/me/export", "/api/me/export", None),
        ("POST", "/api/me/join", "/api/me/join", {"other": "none", "yes": True}),
        ("POST", "/api/me/sheet", "/api/me/sheet", {}),
        ("POST", "/api/me/passkeys/begin", "/api/me/passkeys/begin", {}),
        ("POST", "/api/me/passkeys", "/api/me/passkeys", {"id": "none", "credential": {}}),
        ("POST", "/api/me/passkeys/{passkey}/remove", "/api/me/passkeys/none/remove", {}),
        ("POST", "/api/enter/passkey/begin", "/api/enter/passkey/begin", {}),
        ("POST", "/api/enter/passkey", "/api/enter/passkey", {"id": "none", "credential": {}}),
        ("POST", "/api/enter/code", "/api/enter/code", {"code": "0000-0000-0000-0000"}),
        ("POST", "/api/me/link", "/api/me/link", {}),
        ("GET", "/api/me/link", "/api/me/link", None),
        ("POST", "/api/me/link/answer", "/api/me/link/answer", {"id": "none", "yes": True}),
        ("POST", "/api/enter/link", "/api/enter/link", {"secret": "none"}),
        ("POST", "/api/enter/link/collect", "/api/enter/link/collect", {"secret": "none"}),
        ("GET", "/healthz", "/healthz", None),
        ("GET", "/metrics", "/metrics", None),
        ("GET", "/api/games", "/api/games", None),
    ]


async def cost_of_requests(app: Litestar) -> list[Line]:
    """Make each request once, and once before that, so that what is worked out once is not counted."""
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))  # type: ignore[arg-type]
    lines: list[Line] = []
    browser = {"origin": "http://127.0.0.1", "cookie": f"liza={_TOKEN}"}
    async with httpx.AsyncClient(
        transport=transport, base_url="http://127.0.0.1", timeout=60, headers=browser
    ) as client:
        made = (await client.post("/api/tables", json=_WANTED)).json()
        await client.get("/api/games")
        tokens = {"{table}": made["keys"][0]["token"]}
        asked_about = Asked(made["table"]["id"], await _finished(app, client), "none", *await _league(client, tokens))
        for method, route, path, body in requests_of(asked_about):
            cost = Cost()
            token = _COST.set([cost])
            token_of = next((one for name, one in tokens.items() if name in route and "?over" not in route), None)
            shown = token_of is not None and "join" not in route
            headers = {"authorization": f"Bearer {token_of}"} if shown else {}
            taken = Taken()
            answer = await client.request(method, path, json=body, headers=headers)
            processor, kb = taken.ms, taken.kb
            await asyncio.sleep(0.05)  # for what the request left to be done besides
            _COST.reset(token)
            charged = "read" if method == "GET" else "change"
            charged += " and costly" if cost.costly else ""
            asked, size = f"{method} {route} ({answer.status_code})", len(answer.content)
            lines.append(Line(asked, cost.statements, cost.ms, processor, size, kb, charged))
    return lines


async def _finished(app: Litestar, client: httpx.AsyncClient) -> str:
    """Return a table whose game has ended: each seat chose the first thing that it might."""
    seats = [{"kind": "person"}] * 2
    made = (await client.post("/api/tables", json={**_WANTED, "seats": seats})).json()["table"]["id"]
    hub = services_of(app.state).hub
    live = await hub.live(made)
    while live.table.status == "running":
        match = live.table.match
        assert match is not None
        await hub.commit(live, "act", match.actors[0], live.table.game.notation(match.legal(match.actors[0])[0]))
    return str(made)


async def _league(client: httpx.AsyncClient, tokens: dict[str, str]) -> list[str]:
    """Open a tournament that many have entered; its organiser's token is added to the others."""
    made = (await client.post("/api/tournaments", json=_TOURNAMENT)).json()
    tokens["{tournament}"] = made["organiser"]
    id: str = made["tournament"]["id"]
    for number in range(ENTRANTS):
        invited = {"authorization": f"Bearer {made['invite']}"}
        await client.post(f"/api/tournaments/{id}/enter", json={"name": f"Eva {number}"}, headers=invited)
    return [id]


async def cost_of_messages(hub: Hub) -> list[Line]:
    """Say everything once that a player says at a table."""
    table = (await hub.create("messages", plan_of("qiahn", 2))).kept.id
    seat, choice = await _first_choice(hub, table)
    holder = [Cost()]
    token = _COST.set(holder)
    voice = Voice(hub)  # its session counts in this context from now on
    _COST.reset(token)
    lines: list[Line] = []
    said: Sequence[dict[str, Any]] = (
        {"type": "hello", "table": table, "token": f"seat-{seat}"},
        {"type": "act", "n": 0, "action": choice},
        {"type": "may_take_back"},
        {"type": "explain", "action": choice},
        {"type": "why_not", "verb": "deploy"},
        {"type": "chat", "text": "hola"},
        {"type": "mute", "seat": 1 - seat, "muted": True},
        {"type": "propose", "what": "replace", "target": 1 - seat},
        {"type": "ping"},
        {"type": "resign"},
    )
    for message in said:
        holder[0] = Cost()
        told, taken = len(voice.socket.sent), Taken()
        await voice.say(message)
        size = sum(map(len, voice.socket.sent[told:]))
        charged = "message and its work" if message["type"] in {"explain", "why_not", "may_take_back"} else "message"
        lines.append(
            Line(f"socket: {message['type']}", holder[0].statements, holder[0].ms, taken.ms, size, taken.kb, charged)
        )
    await voice.close()
    return lines


async def _first_choice(hub: Hub, table: str) -> tuple[int, str]:
    """Return who chooses first, and something that they may choose."""
    live = await hub.live(table)
    assert live.table.match is not None
    seat = live.table.match.actors[0]
    return seat, live.table.game.notation(live.table.match.legal(seat)[0])


async def costs(folder: Path, most: int = FEW) -> list[Line]:
    """Return what each request and message costs on a database of its own."""
    db = str(folder / "liza.db")
    store = open_store(db)
    await store.open()
    await fill(store, most)
    await _be_rich(store)
    await store.close()
    with post_office() as office:
        mail = {"mail_server": office.url, "mail_from": "mesa@liza.es"}
        app = make_api(Config(db=db, bots=0, **_LIMITLESS, **mail))  # type: ignore[arg-type]
        async with app.lifespan():
            hub = services_of(app.state).hub
            count(app, hub.store)
            return [*await cost_of_requests(app), *await cost_of_messages(hub)]


async def _be_rich(store: Store) -> None:
    """Let the browser that asks be the person who has played a hundredth of all games, in a group of sixty."""
    async with store.writing() as connection:
        values = {"key": sessions.hashed(_TOKEN), "id": "rich", "person": _RICH, "created": 0, "seen": now_ms()}
        await connection.execute(insert(SESSIONS).values(**values, device="Firefox"))
        members = [{"group_id": "group 1", "person": f"person {n}", "name": "Ana", "since": n} for n in range(100, 160)]
        await connection.execute(insert(GROUP_MEMBERS).values(members))
        await connection.execute(
            update(GROUP_MEMBERS).where(GROUP_MEMBERS.c.person == "person 100").values(person=_RICH)
        )


def together(plain: Sequence[Line], traced: Sequence[Line]) -> list[Line]:
    """Return the lines of a run with the memory that another has looked at, which took longer for that."""
    return [line._replace(kb=other.kb) for line, other in zip(plain, traced, strict=True)]


def not_asked(app: Litestar) -> set[str]:
    """Return the routes of the API that are not asked here."""
    asked = {route.partition("?")[0] for _, route, _, _ in requests_of(Asked())}
    routes = {route.path_format for route in app.routes if isinstance(route, HTTPRoute)}
    return {route for route in routes if route.startswith("/api/")} - asked


def main() -> int:
    """Print a line for each."""
    options("measure statements", __doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plain = asyncio.run(costs(Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        tracemalloc.start()
        traced = asyncio.run(costs(Path(folder)))
        tracemalloc.stop()
    sys.stdout.write(
        "| asked | statements | ms in the database | ms of processor | bytes | KB of memory | counts as |\n"
    )
    sys.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: | --- |\n")
    for line in together(plain, traced):
        figures = f"{line.statements} | {line.ms:.1f} | {line.processor:.1f} | {line.size:,} | {line.kb:,}"
        sys.stdout.write(f"| `{line.asked}` | {figures} | {line.charged} |\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
