"""What is asked and answered over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST

import liza.referee
from liza.match.log import UNFINISHED, EntryRefused, SitDownEntry
from liza.match.table import Table
from liza.people import groups
from liza.people.companions import is_invited
from liza.people.seats import persons_at
from liza.server.base import metrics
from liza.server.base.response_cache import CachedResponse
from liza.server.base.steady_clock import now_ms
from liza.server.base.tokens import hashed, matches, new_id, new_token
from liza.server.civil.seat_holders import check_let_in
from liza.server.content import almanac, catalogue, rule_pages, scenes
from liza.server.content.table_lists import Status
from liza.server.packs.admission import ready
from liza.server.proof.transcript_check import SiteKeys
from liza.server.protocol import bodies, wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.json_schema import socket_schema
from liza.server.protocol.limits import address_of
from liza.server.protocol.print_bodies import BoxInfo, PrintRequest
from liza.server.protocol.problems import Denied
from liza.server.protocol.record_bodies import RecordFile
from liza.server.site.origin import is_local
from liza.server.site.services import Services, services_of
from liza.server.tables import viewer_messages
from liza.server.tables.client_session import SeatRight
from liza.server.tables.delayed_rooms import shown_until
from liza.server.tables.finished import replay_worker
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from liza.server.tables.repository import plan_of
from liza.server.tables.sweeping import check_room, make_room
from liza.server.tables.table_plan import TablePlan, clean_name, names_at, planned, told_apart
from liza.server.workshop import print_set
from liza.store import StoredTable
from liza.store.lists import counted

Id = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a table or of a game")]
AnyRequest = Request[Any, Any, Any]


async def made(services: Services, request: AnyRequest, key: Hashable, make: Callable[[], Any]) -> Response[Any]:
    """Answer with what is made once, off the event loop."""
    answers = services.made
    return (await answers.get(key, make)).answer(request)


# The catalogue.


@get("/api/games", tags=["catalogue"])
async def list_games(services: Services, request: AnyRequest) -> Response[list[bodies.GameInfo]]:
    """Every game of this site."""
    return await made(services, request, "games", catalogue.all_games)


@get("/api/games/{game:str}/texts/{lang:str}", tags=["catalogue"])
async def game_texts(game: Id, lang: Id, services: Services, request: AnyRequest) -> Response[bodies.GameTexts]:
    """Every word of a game in one language, as Fluent source."""
    key = ("texts", catalogue.find(game).id, lang)
    return await made(services, request, key, lambda: catalogue.texts(game, lang))


@get("/api/games/{game:str}/rulebook", tags=["catalogue"])
async def game_rulebook(game: Id, services: Services, request: AnyRequest) -> Response[bodies.RulebookInfo]:
    """The whole game told to a player, and every rule by its number."""
    key = ("rulebook", catalogue.find(game).id)
    return await made(services, request, key, lambda: rule_pages.rulebook(game))


@get("/api/games/{game:str}/positions/{name:str}", tags=["catalogue"])
async def game_position(game: Id, name: Id, services: Services, request: AnyRequest) -> Response[bodies.PositionInfo]:
    """A position that the rulebook shows, for a board to draw."""
    known = catalogue.find(game)
    rule_pages.check_position(known, name)
    return await made(services, request, ("position", known.id, name), lambda: rule_pages.position(known.id, name))


@get("/api/games/{game:str}/scenes/{rule:str}", tags=["catalogue"])
async def game_scene(game: Id, rule: Id, services: Services, request: AnyRequest) -> Response[bodies.SceneInfo]:
    """A position in which a rule can be seen, taken from the test that proves it."""
    known = catalogue.find(game)
    scenes.check(known, rule)
    return await made(services, request, ("scene", known.id, rule), lambda: scenes.scene(known, rule))


@get("/api/games/{game:str}/cards", tags=["catalogue"])
async def game_cards(game: Id, services: Services, request: AnyRequest) -> Response[list[bodies.CardInfo]]:
    """Every kind of card and piece."""
    key = ("cards", catalogue.find(game).id)
    return await made(services, request, key, lambda: catalogue.cards(game))


@get("/api/games/{game:str}/almanac", tags=["catalogue"])
async def game_almanac(game: Id, services: Services, request: AnyRequest) -> Response[list[bodies.Chapter]]:
    """Every card, character, monster and event of a game's pack, by chapters."""
    key = ("almanac", catalogue.find(game).id)
    return await made(services, request, key, lambda: almanac.almanac(game))


@get("/api/games/{game:str}/box", tags=["catalogue"])
async def game_box(game: Id, services: Services, request: AnyRequest) -> Response[BoxInfo]:
    """Everything in a game's box, to be printed."""
    key = ("box", catalogue.find(game).id)
    return await made(services, request, key, lambda: print_set.box(game))


@post("/api/games/{game:str}/box", tags=["catalogue"], status_code=200)
async def own_box(game: Id, data: PrintRequest, services: Services, request: AnyRequest) -> BoxInfo:
    """Everything in a game's box with a pack of one's own, to be printed. The server does not store the pack."""
    costly(services, request)
    id = catalogue.find(game).id
    await ready(id, data.pack, address_of(request))
    return await asyncio.to_thread(print_set.box_with, id, data.pack)


# Tables.


@post("/api/tables", tags=["tables"])
async def create_table(
    data: bodies.CreateTable, services: Services, request: AnyRequest
) -> Response[bodies.TableCreated]:
    """Open a table. The tokens in the answer are shown this once."""
    hub = services.hub
    services.following.check_open()
    owner = address_of(request)
    await check_room(hub, owner, bots_alone=all_bots(data))
    if data.pack is not None:
        costly(services, request)
        await ready(data.game, data.pack, owner)
    if data.group is not None:
        await _check_member(services, data.group, request)
    tokens = {seat: new_token() for seat, wanted in enumerate(data.seats) if wanted.kind == "person"}
    invite, watch = new_token(), new_token()
    id = new_id()
    data, claimed = await _named(data, services, request)
    live = await hub.create(id, planned(data, tokens, invite, watch, now_ms(), owner, claimed))
    hub.beside(make_room(hub, owner))
    if data.group is not None:
        await groups.add_table(hub.store, data.group, id, now_ms())
    keys = [bodies.SeatKey(seat, token) for seat, token in tokens.items()]
    made = bodies.TableCreated(live.info(), keys, invite, live.kept.plan.watching)
    first = next(iter(tokens.items()), None)
    return Response(made, cookies=[] if first is None else await services.visitors.sit(request, id, *first))


async def _named(
    data: bodies.CreateTable, services: Services, request: AnyRequest
) -> tuple[bodies.CreateTable, int | None]:
    """Return a wish with the names that those who sit down may have, and the seat whose name is the asker's own."""
    persons = [seat for seat, wanted in enumerate(data.seats) if wanted.kind == "person"]
    if not persons:
        return data, None
    found, own = await services.visitors.named(request, [clean_name(data.seats[seat].name) for seat in persons])
    seats = list(data.seats)
    for seat, name in zip(persons, found, strict=True):
        seats[seat] = msgspec.structs.replace(seats[seat], name=name)
    return msgspec.structs.replace(data, seats=seats), persons[0] if own else None


def all_bots(wanted: bodies.CreateTable) -> bool:
    """Whether all seats are for bots."""
    return all(seat.kind == "bot" for seat in wanted.seats)


@get("/api/tables", tags=["tables"])
async def list_tables(
    services: Services,
    status: Status = "open",
    game: Annotated[str | None, Parameter(max_length=wire.MAX_ID)] = None,
    after: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> bodies.TableList:
    """Public tables: those that wait or play, or (``status=over``) finished ones."""
    lists = services.lists
    return await lists.page(status, game, after)


@get("/api/tables/{table:str}", tags=["tables"])
async def get_table(table: Id, services: Services, request: AnyRequest) -> wire.TableInfo:
    """One table, if the client may see it."""
    live, _, _ = await viewed(services.hub, table, request)
    return live.info()


@get("/api/tables/{table:str}/place", tags=["tables"])
async def get_place(table: Id, services: Services, request: AnyRequest) -> wire.Welcome:
    """Which seat a token plays at a table: so the holder of a seat finds it again at the table of the rematch."""
    live, right, _ = await viewed(services.hub, table, request)
    key = (await services.visitors.shown(request, table, bearer(request))).key
    return viewer_messages.welcome(live.table, live.kept.plan, None if right is None else right.seat, key)


@post("/api/tables/{table:str}/join", tags=["tables"])
async def join_table(
    table: Id, data: bodies.JoinTable, services: Services, request: AnyRequest
) -> Response[bodies.JoinedSeat]:
    """Take an open seat. The token in the answer is shown this once."""
    hub = services.hub
    token = bearer(request)

    async def invited(row: StoredTable) -> None:
        await _check_invited(services, table, plan_of(row), token, request)

    live = await hub.live(table, invited)
    await _check_invited(services, table, live.kept.plan, token, request)
    visitor = await services.visitors.known(request)
    if visitor is not None:
        await check_let_in(hub.store, live.table, visitor.person.id)
    if live.kept.plan.rated and await _sits_there(services, live, request):
        raise Denied("rated-twice")
    key = new_token()
    [wanted], own = await services.visitors.named(request, [clean_name(data.name)])
    while True:
        async with live.kept.lock:
            seat = data.seat if data.seat is not None else _first_open(live.table)
            name = told_apart(wanted, names_at(live.table))

        def unique(table: Table, name: str = name) -> None:
            if told_apart(name, names_at(table)) != name:
                raise _NameTakenError

        try:
            sits = SitDownEntry(hashed(key), name, own and name == wanted, data.promised or "")
            await hub.commit(live, "sit", seat, sits.to_body(), unique)
        except _NameTakenError:
            continue  # a player of that name was faster
        except EntryRefused as fault:
            if fault.code == "seat-taken" and data.seat is None:
                continue  # another player was faster; another seat will do
            raise
        cookies = await services.visitors.sit(request, table, seat, key)
        return Response(bodies.JoinedSeat(live.info(), bodies.SeatKey(seat, key)), cookies=cookies)


async def _check_member(services: Services, group: str, request: AnyRequest) -> None:
    """Refuse the table of a group to those who are not in it."""
    visitor = await services.visitors.known(request)
    if visitor is None or not await groups.is_member(services.hub.store, group, visitor.person.id):
        raise Denied("no-group")


async def _sits_there(services: Services, live: LiveTable, request: AnyRequest) -> bool:
    """Whether the person of a request has a seat at a table already."""
    visitor = await services.visitors.known(request)
    if visitor is None:
        return False
    held = await persons_at(services.hub.store, live.table.setting.id)
    own = {seat.key for seat in held if seat.person == visitor.person.id}
    return any(chair.token in own for chair in live.table.chairs)


async def _check_invited(
    services: Services, table: str, plan: TablePlan, token: str | None, request: AnyRequest
) -> None:
    """Refuse to let a stranger sit down at a table that is not public: who is invited may, and a group's members."""
    if plan.public or (token is not None and matches(token, plan.invite)):
        return
    visitor = await services.visitors.known(request)
    if visitor is not None and await is_invited(services.hub.store, visitor.person.id, table, now_ms()):
        return
    if plan.group is None:
        raise Denied("private" if token is None else "token")
    await _check_member(services, plan.group, request)


class _NameTakenError(Exception):
    """A person with the same name has just sat down."""


def _first_open(table: Table) -> int:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            return seat
    raise Denied("full")


@post("/api/tables/{table:str}/leave", tags=["tables"])
async def leave_table(table: Id, services: Services, request: AnyRequest) -> wire.TableInfo:
    """Get up from a seat."""
    live, right, _ = await viewed(services.hub, table, request)
    if right is None:
        raise Denied("spectator")
    await services.hub.commit(live, "leave", right.seat, guard=right.check)
    return live.info()


@post("/api/tables/{table:str}/explain", tags=["tables"], status_code=200)
async def explain_action(
    table: Id, data: bodies.ExplainAction, services: Services, request: AnyRequest
) -> wire.Explanation:
    """Why a seat may not choose an action now."""
    live, right, _ = await viewed(services.hub, table, request)
    if right is None:
        raise Denied("spectator")
    async with live.kept.lock:
        right.check(live.table)
        asks = services.addresses.of(address_of(request))
        return await asks.measured(viewer_messages.explained, live.table, right.seat, data.action)


@get("/api/tables/{table:str}/record", tags=["records"])
async def get_record(table: Id, services: Services, request: AnyRequest) -> Response[RecordFile]:
    """The record: everything once the game is over; before that, for its players, what they may know."""
    live, right, n = await viewed(services.hub, table, request)
    if right is None and live.table.status != "over":
        raise Denied("spectator")
    return await _told("record", services, live, n, None if right is None else right.seat, request)


@get("/api/tables/{table:str}/replay", tags=["records"])
async def get_replay(
    table: Id,
    services: Services,
    request: AnyRequest,
    seat: Annotated[int | None, Parameter(ge=0, lt=wire.MAX_SEATS)] = None,
) -> Response[bodies.Replay]:
    """The game step by step, as its viewer sees it; once it is over, also through the eyes of any seat.

    Before that, those who watch see with the eyes of a seat by its link, or after the delay that the table has set.
    """
    live, right, n = await viewed(services.hub, table, request)
    viewer = await _eyes(services, live, request) if right is None else right.seat
    if seat is not None and seat != viewer:
        if seat >= len(live.table.chairs):
            raise Denied("no-seat")
        if live.table.status != "over":
            n = await _behind(services, live, right, request)
        viewer = seat
    return await _told("replay", services, live, n, viewer, request)


async def _eyes(services: Services, live: LiveTable, request: AnyRequest) -> int | None:
    """Return the seat with whose eyes a link lets one see; refused to those who play at the table themselves."""
    token = bearer(request)
    seat = None if token is None else live.kept.plan.eyes_of(live.table, hashed(token))
    if seat is not None and live.table.status != "over":
        await _check_apart(services, live, request)
    return seat


async def _check_apart(services: Services, live: LiveTable, request: AnyRequest) -> None:
    if await services.visitors.key_at(request, live.kept.id) is not None:
        raise Denied("plays-here")


async def _behind(services: Services, live: LiveTable, right: SeatRight | None, request: AnyRequest) -> int:
    """Return the latest entry that those who watch may see all of, or refuse."""
    plan = live.kept.plan
    if not plan.open_after:
        raise Denied("running")
    if right is not None:
        raise Denied("plays-here")
    await _check_apart(services, live, request)
    until = shown_until(plan, services.hub.repository.clock())
    return max((entry.n for entry in await services.hub.store.log(live.kept.id) if entry.at <= until), default=0)


@get("/api/tables/{table:str}/turning", tags=["records"])
async def get_turning(table: Id, services: Services, request: AnyRequest) -> Response[bodies.TurningPointInfo]:
    """The choice that decided a finished game: from then on the winner was ahead, by the room's own estimate."""
    live, _, n = await viewed(services.hub, table, request)
    if live.table.status != "over":
        raise Denied("running" if live.table.match else "not-started")
    return await _told("turning", services, live, n, None, request)


@get("/api/tables/{table:str}/transcript", tags=["records"])
async def get_transcript(table: Id, services: Services, request: AnyRequest) -> Response[bytes]:
    """Everything about a finished game that can be checked without the site, signed: two lines of JSON."""
    live, _, n = await viewed(services.hub, table, request)
    if live.table.status != "over":
        raise Denied("running" if live.table.match else "not-started")
    line = await _ready("transcript", services, live, n, None, request)
    return _as_file((await services.signer.signed(line)).answer(request), f"{live.kept.id}.transcript")


@get("/.well-known/liza-keys.json", tags=["records"])
async def get_site_keys(services: Services) -> SiteKeys:
    """The public keys with which the site has signed transcripts, the one in use last."""
    return await services.signer.published()


@get("/verifier.html", include_in_schema=False)
async def get_verifier(services: Services, request: AnyRequest) -> Response[bytes]:
    """The verifier as a file to keep: it is opened from a disk, since a site could serve each visitor another one."""
    page = files(liza.referee).joinpath("verifier.html")
    made = await services.made.get("verifier", lambda: CachedResponse(page.read_bytes(), "text/html; charset=utf-8"))
    return _as_file(made.answer(request), "verifier.html")


def _as_file(answer: Response[bytes], name: str) -> Response[bytes]:
    """Return an answer that a browser saves under a name."""
    answer.headers["content-disposition"] = f'attachment; filename="liza-{name}"'
    return answer


async def viewed(hub: Hub, id: str, request: AnyRequest) -> tuple[LiveTable, SeatRight | None, int]:
    """Return a table, the client's right to a seat (None for a spectator), and the length of its log.

    Without a token the cookie says whose seat it is, so that a person plays on in every browser of theirs.
    """
    shown = await services_of(request.app.state).visitors.shown(request, id, bearer(request))
    key = shown.key
    live = await hub.live_for(id, key)
    async with live.kept.lock:
        await hub.repository.refresh(live.kept)
        seat = hub.seat_of(live.table, live.kept.plan, shown)
        return live, None if seat is None or key is None else SeatRight(seat, key), live.table.n


async def _told(
    what: replay_worker.What, services: Services, live: LiveTable, n: int, viewer: int | None, request: AnyRequest
) -> Response[Any]:
    return (await _ready(what, services, live, n, viewer, request)).answer(request)


async def _ready(
    what: replay_worker.What, services: Services, live: LiveTable, n: int, viewer: int | None, request: AnyRequest
) -> CachedResponse:
    """Tell a game from its log, as far as it went when the viewer's right was checked, in another process."""
    replays = services.replays
    wanted = replay_worker.ReplayRequest(what, live.kept.id, live.kept.plan, live.kept.setting.seed, viewer)
    known = replays.known(wanted, n)
    if known is None:
        costly(services, request)
        entries = [entry for entry in await services.hub.store.log(live.kept.id) if entry.n <= n]
        known = await replays.tell(wanted, entries, address_of(request))
    return known


def costly(services: Services, request: AnyRequest) -> None:
    """Refuse an address that asks too often for what takes long."""
    if not services.addresses.allow_costly(address_of(request)):
        raise Denied("too-fast")


# For machines.


@get("/api/schema.json", include_in_schema=False)
async def get_schema(services: Services, request: AnyRequest) -> Response[dict[str, Any]]:
    """The JSON Schema of every message of the socket."""
    return await made(services, request, "schema", socket_schema)


@get("/healthz", include_in_schema=False)
async def healthz(services: Services) -> dict[str, str]:
    """Whether the server can serve: its database takes a small write in time."""
    await services.health.check()
    services.following.check_open()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def get_metrics(services: Services, request: AnyRequest) -> Response[bytes]:
    """Metrics for Prometheus: for requests from this machine or with the operators' token."""
    if not is_local(address_of(request)):
        await services.guard.check(request, services.following)
    found = await counted(services.hub.store)
    metrics.TURNS.set(found["turns"])
    for status in UNFINISHED:
        metrics.TABLES.labels(status).set(found[status])
    return Response(metrics.written(), media_type=CONTENT_TYPE_LATEST)


HANDLERS: Final = (
    list_games, game_texts, game_rulebook, game_position, game_scene, game_cards, game_almanac, game_box, own_box,
    create_table, list_tables, get_table, get_place, join_table, leave_table, explain_action, get_record, get_replay,
    get_turning, get_transcript, get_site_keys, get_verifier, get_schema, healthz, get_metrics,
)  # fmt: skip
