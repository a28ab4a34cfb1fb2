"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, websocket
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Scope

import liza
from liza.games import games
from liza.kernel.base.errors import LizaError
from liza.people.sessions import still_open
from liza.server.analysis.analysis_jobs import AnalysisJobs
from liza.server.base import logs, metrics, traces
from liza.server.base.background import ended
from liza.server.base.config import Config
from liza.server.base.garbage import GarbageCollector, collect_for_ever
from liza.server.base.response_cache import ResponseCache
from liza.server.base.secure_headers import SecureHeaders
from liza.server.base.watchdog import Watchdog
from liza.server.bots.bot_turns import BotWork
from liza.server.civil.mark_routes import CIVIL_TOLD, UNHEARD
from liza.server.civil.report_routes import REPORTS_TOLD
from liza.server.civil.seat_holders import check_rematch
from liza.server.content.table_lists import PublicLists
from liza.server.daily.daily_routes import DAILY_TOLD
from liza.server.daily.deal_keeper import DealKeeper
from liza.server.luck.luck_keeper import LuckKeeper
from liza.server.luck.luck_routes import LUCK_TOLD
from liza.server.matching.match_maker import MatchMaker
from liza.server.matching.wish_routes import WISHES_TOLD
from liza.server.notices.feed_routes import FEEDS_TOLD
from liza.server.notices.mail_routes import ANY_BODY, MAIL_TOLD
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.notices.notice_routes import NOTICES_TOLD
from liza.server.notices.webhook_routes import WEBHOOKS_TOLD
from liza.server.orders.order_list import OrderList
from liza.server.orders.order_routes import ORDERS_TOLD
from liza.server.packs import admission
from liza.server.people.credential_routes import CREDENTIALS
from liza.server.people.me_routes import PEOPLE
from liza.server.people.person_bans import PersonBans, is_address
from liza.server.people.visitors import Visitors
from liza.server.profiles.profile_routes import PROFILES_TOLD
from liza.server.proof.signer import Signer
from liza.server.protocol.limits import Addresses, address_of, counted_as
from liza.server.protocol.problems import Denied, problem, status, text
from liza.server.ratings.group_routes import GROUPS_TOLD
from liza.server.ratings.leaving_referee import LeavingReferee
from liza.server.ratings.rater import Rater
from liza.server.ratings.rating_routes import RATINGS_TOLD
from liza.server.site.browser_engine import serve_engine
from liza.server.site.client_files import files, site
from liza.server.site.coaching_routes import LEARNING
from liza.server.site.connections import ABORT
from liza.server.site.health import Health, keep_time, keep_time_for_ever
from liza.server.site.offline_list import serve_away
from liza.server.site.operator_routes import OPERATORS
from liza.server.site.operator_sync import Guard, OperatorSync
from liza.server.site.origin import check_host, check_origin, check_type
from liza.server.site.services import PROVIDED, Services, services_of
from liza.server.site.shelf_routes import WORKSHOP_KEPT
from liza.server.site.table_routes import HANDLERS
from liza.server.site.workshop_routes import WORKSHOP
from liza.server.tables.attendance import AttendanceWatch
from liza.server.tables.delayed_rooms import DelayedRooms
from liza.server.tables.finished.replay_worker import ReplayWorker
from liza.server.tables.hub import Hub
from liza.server.tables.socket_session import SessionHooks, SocketSession
from liza.server.tables.sweeping import forget_all, sweep_for_ever
from liza.server.tournaments.tournament_driver import TournamentDriver
from liza.server.tournaments.tournament_routes import TOURNAMENTS
from liza.server.watching.embedding import EMBED, get_oembed
from liza.server.watching.watch_routes import WATCHING_TOLD
from liza.server.workshop.draft_check import DraftChecker
from liza.server.workshop.study_jobs import StudyJobs
from liza.server.workshop.uploads import UploadReader
from liza.store import FAULTS, open_store
from liza.store.civil.marks import unheard_by

_LOG: Final = logging.getLogger("liza.server")
MAX_BODY: Final = 200_000
_REFUSED: Final = 1008
"""The WebSocket's code for a policy that was not kept."""

_HTTP_CODES: Final = {401: "token", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}
_LATER: Final = {429, 503}
"""Refusals that say when to ask again."""
_SOON: Final = 1
"""Seconds after which to ask again where no more is known."""
_READING: Final = {"GET", "HEAD", "OPTIONS"}
_HEALTH: Final = "/healthz"
_ANEW_EVERY: Final = 1.0
_COOKIES_EVERY: Final = 3.0
"""Seconds within which whoever was thrown out is off the tables; nothing is asked while nobody plays by a cookie."""
_COOKIES_AT_ONCE: Final = 500
"""The health check: monitors may poll it without a rate limit, since its answer is cached for a moment."""


class TextSocket:
    """Litestar's WebSocket as a session wants it: text in, text out."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket: Final = socket

    async def receive_text(self) -> str | None:
        """Return the next message; a binary one is as good as an empty one."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        return message.get("text") or ""

    async def send_text(self, text: str) -> None:
        """Send a message."""
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self) -> None:
        """End the connection."""
        await self._socket.close()

    def abort(self) -> None:
        """End the connection at once, whatever has not been sent yet."""
        extensions: Any = self._socket.scope["extensions"]
        extensions[ABORT]["call"]()


@websocket("/api/socket")
async def game_socket(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """The socket of one table."""
    hub, addresses, following = services.hub, services.addresses, services.following
    headers = socket.headers
    address = address_of(socket)
    try:
        check_host(headers.get("host"), hub.config)
        check_origin(headers, hub.config)
        following.check(address)
        await services.person_bans.check(socket)
        following.check_open()
    except Denied as fault:
        await socket.close(code=_REFUSED, reason=fault.code)
        return
    if not addresses.allow(address) or not addresses.enter(address):
        await socket.close(code=_REFUSED, reason="too-many")
        return
    session = SocketSession(
        hub,
        TextSocket(socket),
        addresses.of(address),
        SessionHooks(
            partial(services.person_bans.check_seat, socket),
            partial(_arrived, socket, services),
            partial(services.visitors.unheard, socket),
            partial(check_rematch, hub.store),
            partial(services.visitors.key_at, socket),
            services.delayed,
        ),
    )
    sessions = services.sessions
    sessions.setdefault(address, {})[session] = services.visitors.key_of(socket)
    try:
        await socket.accept()
        with metrics.SOCKETS.track_inprogress(), suppress(WebSocketDisconnect):
            await session.run()
    finally:
        addresses.leave(address)
        sessions[address].pop(session)
        if not sessions[address]:
            del sessions[address]


async def _arrived(socket: WebSocket[Any, Any, Any], services: Services, table: str, seat: int, key: str) -> None:
    """Note whose a seat is whose token was shown, and tell what became of its orders."""
    await services.visitors.arrive(socket, table, seat, key)
    await services.orders.arrive(table, seat, key)


async def _limit(request: Request[Any, Any, Any]) -> None:
    """Refuse pages of other sites, and an address that wants to change too much in too short a time."""
    services = services_of(request.app.state)
    check_host(request.headers.get("host"), services.config)
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Denied("bad-request", "There is a NUL in the address.")
    services.following.check(address_of(request))
    await services.person_bans.check(request)
    if request.method not in _READING:
        check_origin(request.headers, services.config)
        if not request.route_handler.opt.get(ANY_BODY):
            check_type(request.headers)
    addresses = services.addresses
    allow = addresses.allow_reading if request.method in _READING else addresses.allow
    if request.scope["path"] == _HEALTH:
        return
    if not allow(address_of(request)):
        raise Denied("too-fast")
    addresses.of(address_of(request)).check_pages()


async def _describe(request: Request[Any, Any, Any]) -> None:
    """Build the OpenAPI schema in a thread at its first request."""
    await _limit(request)
    await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)


def _answer_problem(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """Turn anything that went wrong into a code and a sentence."""
    code = None
    if isinstance(fault, HTTPException):
        known = _HTTP_CODES.get(fault.status_code, "bad-request" if fault.status_code < 500 else "internal")
        said = problem(Denied(known, _detail(fault)))
        code = fault.status_code if known != "internal" else None
    elif isinstance(fault, RecursionError):
        said = problem(Denied("bad-request", "The body is nested too deeply."))
    elif isinstance(fault, UnicodeDecodeError):
        said = problem(Denied("bad-request", "The body is not UTF-8."))
    else:
        said = problem(fault)
    if said.code == "internal":
        _LOG.error("a request could not be answered", exc_info=fault, extra={"path": request.url.path})
    else:
        _LOG.info("a request was refused", extra={"path": request.url.path, "code": said.code})
    metrics.REFUSED.labels(said.code).inc()
    answered = code or status(said.code)
    after = getattr(fault, "after", None) or (_SOON if answered in _LATER else None)
    headers = {} if after is None else {"retry-after": str(after)}
    return Response(msgspec.json.encode(said), status_code=answered, media_type="application/json", headers=headers)


def _detail(fault: HTTPException) -> str | None:
    extra = getattr(fault, "extra", None)
    if isinstance(extra, list):
        return "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)
        )
    return fault.detail[:300] or None


@asynccontextmanager
async def _serving(config: Config, app: Litestar) -> AsyncIterator[None]:
    """Open what requests need while the application runs."""
    store = open_store(config.db)
    await store.open()
    await keep_time(store)
    hub = Hub(store, config)
    await hub.open()
    hub.beside(sweep_for_ever(hub))
    hub.beside(keep_time_for_ever(store))
    addresses = Addresses(config.requests, config.connections, config.messages)
    health = Health(store, hub.process, "server", hub.repository.clock, partial(_tell_storage, hub), hub.playing)
    following = OperatorSync(store, hub, addresses, hub.repository.clock)
    visitors = Visitors(store, hub.repository.clock, following.check)
    services = Services(
        config=config,
        addresses=addresses,
        hub=hub,
        health=health,
        following=following,
        guard=Guard(),
        visitors=visitors,
        person_bans=PersonBans(visitors, following.holding, following.check),
        tournaments=TournamentDriver(hub, hub.repository.clock),
        rater=Rater(store, hub.repository.clock),
        luck=LuckKeeper(store, hub.repository.clock),
        daily=DealKeeper(hub),
        maker=MatchMaker(hub),
        notices=NoticeDesk(store, config, hub.repository.clock),
        orders=OrderList(hub),
        delayed=DelayedRooms(hub),
        lists=PublicLists(hub),
        made=ResponseCache(),
        replays=ReplayWorker(),
        signer=Signer(store, hub.repository.clock),
        analysis_jobs=AnalysisJobs(store, config.analysts, hub.repository.clock),
        drafting=DraftChecker(),
        studies=StudyJobs(store, config.analysts, hub.repository.clock),
        files=UploadReader(),
        sessions={},
        hearing={},
    )
    app.state.services = services
    services.visitors.forgotten = lambda: hub.beside(forget_all(hub))
    _warm()
    collector = GarbageCollector()
    collector.start()
    hub.beside(collect_for_ever())
    watchdog = Watchdog(collector)
    await health.check()
    following.gone = partial(_let_go, services)
    store.listen(partial(_heard, services))
    await following.start()
    referee = LeavingReferee(store, hub.repository.clock)
    work = [
        asyncio.create_task(health.run()),
        asyncio.create_task(following.run()),
        asyncio.create_task(_end_with_cookies(services)),
        asyncio.create_task(services.tournaments.run()),
        asyncio.create_task(services.rater.run()),
        asyncio.create_task(referee.run()),
        asyncio.create_task(services.luck.run()),
        asyncio.create_task(services.notices.sender.run()),
        asyncio.create_task(services.maker.run()),
        asyncio.create_task(AttendanceWatch(store, hub.attended, hub.visited, hub.repository.clock).run()),
    ]
    if config.bots:
        work.append(asyncio.create_task(BotWork(store, hub, config, hub.repository.clock).run()))
    try:
        yield
    finally:
        watchdog.close()
        collector.close()
        services.replays.close()
        services.drafting.close()
        services.files.close()
        services.tournaments.close()
        admission.close()
        await ended(*work)
        services.rater.close()
        await referee.close()
        services.luck.close()
        await services.analysis_jobs.close()
        await services.studies.close()
        await hub.close()
        await store.close()
        await asyncio.to_thread(traces.close)


async def _let_go(services: Services, target: str) -> None:
    """Close the sockets of an address, or those of a person's browsers and seats."""
    held = frozenset[str]() if is_address(target) else await services.person_bans.held_by(target)
    for address, sessions in services.sessions.items():
        for session, cookie in sessions.items():
            if target == address or cookie in held or session.key in held:
                session.let_go()


async def _end_with_cookies(services: Services) -> None:
    """Close the sockets that play by a cookie whose session has ended, in whatever process that was asked for."""
    while True:
        await asyncio.sleep(_COOKIES_EVERY)
        held = [one for sessions in services.sessions.values() for one in sessions.items() if one[0].by_cookie]
        cookies = sorted({cookie for _, cookie in held if cookie})
        with suppress(*FAULTS):
            for at in range(0, len(cookies), _COOKIES_AT_ONCE):
                some = cookies[at : at + _COOKIES_AT_ONCE]
                ended = set(some) - await still_open(services.visitors.store, some)
                for session, cookie in held:
                    if cookie in ended:
                        session.let_go()


def _heard(services: Services, channel: str, person: str) -> None:
    """Have the open pages of a person told the chat anew, once the person wants to hear others than before."""
    if channel == UNHEARD:
        under_way = person in services.hearing
        services.hearing[person] = True
        if not under_way:
            services.hub.beside(_hear_in_turn(services, person))


async def _hear_in_turn(services: Services, person: str) -> None:
    """Tell the pages of a person the chat anew, once a second at most however often the person changes their mind."""
    try:
        while services.hearing[person]:
            services.hearing[person] = False
            await _hear_anew(services, person)
            await asyncio.sleep(_ANEW_EVERY)
    finally:
        del services.hearing[person]


async def _hear_anew(services: Services, person: str) -> None:
    held = await services.person_bans.held_by(person)
    unheard = await unheard_by(services.hub.store, person)
    for sessions in list(services.sessions.values()):
        for session, cookie in list(sessions.items()):
            if cookie in held or session.key in held:
                await session.hear_anew(unheard)


def _tell_storage(hub: Hub, works: bool) -> None:
    """Tell all connected clients that the site cannot store changes, and when it can again."""
    said = None if works else text("storage")
    hub.notice("storage", "" if said is None else said.es, "" if said is None else said.en)


def _warm() -> None:
    """Fill the caches of answers that are the same for all clients, before the first request."""
    games()
    files()
    text("internal")


def make_api(config: Config) -> Litestar:
    """Return the application without its outer headers."""
    return Litestar(
        [
            *HANDLERS,
            *LEARNING,
            *WORKSHOP,
            *WORKSHOP_KEPT,
            *OPERATORS,
            *PEOPLE,
            *TOURNAMENTS,
            *CREDENTIALS,
            *PROFILES_TOLD,
            *RATINGS_TOLD,
            *LUCK_TOLD,
            *GROUPS_TOLD,
            *CIVIL_TOLD,
            *REPORTS_TOLD,
            *DAILY_TOLD,
            *WISHES_TOLD,
            *WATCHING_TOLD,
            get_oembed,
            *NOTICES_TOLD,
            *FEEDS_TOLD,
            *MAIL_TOLD,
            *WEBHOOKS_TOLD,
            *ORDERS_TOLD,
            game_socket,
            serve_engine,
            serve_away,
            site,
        ],
        before_request=_limit,
        exception_handlers={
            HTTPException: _answer_problem,
            LizaError: _answer_problem,
            Denied: _answer_problem,
            **dict.fromkeys(FAULTS, _answer_problem),
            Exception: _answer_problem,
        },
        lifespan=[partial(_serving, config)],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Liza",
            version=liza.__version__,
            openapi_router=Router("/api/docs", route_handlers=[], before_request=_describe, include_in_schema=False),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MAX_BODY,
        dependencies=PROVIDED,
    )


def make_app(config: Config | None = None) -> ASGIApp:
    """Return the application; without settings, with those from the environment."""
    config = config or Config.from_environment()
    logs.set_up(config.log)
    traces.set_up(config.traces, "liza")
    return surrounded(make_api(config))


def surrounded(api: Litestar) -> SecureHeaders:
    """Return an application with its outer headers, which counts what its answers take for the address that asked."""

    def spend(scope: Scope, seconds: float, size: int) -> None:
        if scope["client"] is not None:
            services_of(api.state).addresses.of(counted_as(scope["client"][0])).answered(seconds, size)

    return SecureHeaders(api, spend, framed=EMBED)
