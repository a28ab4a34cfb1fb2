"""What is asked and answered over HTTP about the person who asks."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie

from liza.match.log import UNFINISHED
from liza.notices import subscriptions, wishes
from liza.people import credentials, forgetting, merging, names, seats, sessions
from liza.people.passkeys import CeremonyPlace
from liza.people.persons import Person
from liza.people.sessions import Visitor
from liza.server.people.visitors import Visitors, cookie
from liza.server.protocol.company.people_bodies import (
    Account,
    EndSessions,
    Export,
    ExportedMark,
    ExportedNotices,
    ExportedPush,
    KnownPasskey,
    Me,
    MergeDecision,
    NameClaim,
    OtherPerson,
    OwnSeat,
    SessionInfo,
)
from liza.server.protocol.denied import Denied
from liza.server.protocol.limits import address_of
from liza.store.civil import marks

AnyRequest = Request[Any, Any, Any]
PRIVATE: Final = {"Cache-Control": "no-store"}
"""Headers of an answer that is for the browser that asked and for no other."""
_MOST_EXPORTED: Final = 5_000
_MOST_LOOKED_AT: Final = 300
"""Seats among which those of unfinished tables are: a browser keeps 200."""


def me(person: Person | None) -> Me:
    """Return a person as it is told to itself."""
    return Me(None, None, None) if person is None else Me(person.id, person.name, person.previous)


def told(me: Me, cookies: list[Cookie]) -> Response[Me]:
    """Answer with who asks: nowhere but in the browser that asked."""
    return Response(me, cookies=cookies, headers=PRIVATE)


async def somebody(visitors: Visitors, request: AnyRequest) -> Visitor:
    """Return the person who asks, or refuse a guest."""
    found = await visitors.known(request)
    if found is None:
        raise Denied("no-person")
    return found


def place_of(request: AnyRequest) -> CeremonyPlace:
    """Return where a page is that asks: what it says, which was checked to be ours, or else where it was asked."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    try:
        return CeremonyPlace(urlsplit(origin).hostname or "", origin)
    except ValueError:
        return CeremonyPlace("", origin)


@get("/api/me", tags=["people"])
async def get_me(visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Who asks."""
    found = await visitors.known(request)
    if found is None:
        return told(me(None), [])
    return told(me(found.person), await visitors.renewed(request, found))


@post("/api/me", tags=["people"], status_code=200)
async def become_somebody(visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Who asks; a browser that is not known yet is a person from now on."""
    found, cookies = await visitors.enter(request)
    return told(me(None if found is None else found.person), cookies)


@put("/api/me/name", tags=["people"])
async def claim_name(data: NameClaim, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Claim a name, or change it; the one before is shown beside it for thirty days."""
    found, cookies = await visitors.enter(request)
    if found is None:
        raise Denied("no-person")
    if not visitors.claims.take(address_of(request)):
        raise Denied("many-names")
    try:
        person = await names.claim(visitors.store, found.person.id, data.name, visitors.clock())
    except names.NameRefused as fault:
        raise Denied(fault.code) from None
    return told(me(person), cookies)


@get("/api/me/account", tags=["people"])
async def get_account(visitors: Visitors, request: AnyRequest) -> Response[Account]:
    """Everything that the site knows about who asks, besides the games."""
    return Response(await _account(visitors, request, await somebody(visitors, request)), headers=PRIVATE)


async def _account(visitors: Visitors, request: AnyRequest, found: Visitor) -> Account:
    store, person, now = visitors.store, found.person, visitors.clock()
    known = [
        SessionInfo(one.id, one.device, one.created, one.seen, here=one.id == found.session.id)
        for one in await sessions.open_sessions(store, person.id, now)
    ]
    codes, sheet = await credentials.codes_left(store, person.id)
    return Account(
        me=me(person),
        since=person.created,
        seats=await seats.count_seats(store, person.id),
        sessions=sorted(known, key=lambda one: not one.here),
        passkeys=[KnownPasskey(*one) for one in await credentials.passkeys_of(store, person.id)],
        codes=codes,
        sheet=sheet,
        others=[
            OtherPerson(one.person.id, one.person.name, one.person.created, one.seats)
            for one in await merging.offers(store, person.id, now)
        ],
        able=place_of(request).able,
    )


@post("/api/me/sessions/end", tags=["people"], status_code=200)
async def end_sessions(data: EndSessions, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """End one session, or all but the one that asks: that browser is a guest from now on, and its seats stay mine."""
    found = await somebody(visitors, request)
    own = found.session.id
    but = own if data.id is None else None
    await sessions.end(visitors.store, found.person.id, visitors.clock(), only=data.id, but=but)
    if data.id == own:
        return told(me(None), [cookie(request, "")])
    return told(me(found.person), [])


@post("/api/me/join", tags=["people"], status_code=200)
async def join_persons(data: MergeDecision, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Join another person of mine with me, as this site has offered, or let it be."""
    found = await somebody(visitors, request)
    if not data.yes:
        await merging.decline(visitors.store, found.person.id, data.other)
        return told(me(found.person), [])
    for what in ("enter", "say"):
        visitors.check(data.other, what)
    if not await merging.merge(visitors.store, found.person.id, data.other, visitors.clock()):
        raise Denied("no-offer")
    return told(me(found.person), [])


@get("/api/me/tables", tags=["people"])
async def my_tables(visitors: Visitors, request: AnyRequest) -> Response[list[OwnSeat]]:
    """My seats at tables that are not over, the newest first; the cookie that asks here plays them; none of a guest."""
    found = await visitors.known(request)
    held = [] if found is None else await seats.games_of(visitors.store, found.person.id, _MOST_LOOKED_AT)
    going = [_own(*one) for one in held if one[2] in UNFINISHED]
    return Response(going, headers=PRIVATE)


def _own(held: seats.HeldSeat, game: str, status: str) -> OwnSeat:
    return OwnSeat(held.table_id, game, held.seat, held.since, status)


@get("/api/me/export", tags=["people"])
async def export_all(visitors: Visitors, request: AnyRequest) -> Response[Export]:
    """Everything about me; `/api/tables/{table}/record` tells the games, with the same cookie."""
    found = await somebody(visitors, request)
    held = await seats.games_of(visitors.store, found.person.id, _MOST_EXPORTED)
    games = [_own(*one) for one in held]
    account, told = await _account(visitors, request, found), await _notices(visitors, found.person)
    marked = [
        ExportedMark(one.name, one.kind, one.since) for one in await marks.marks_of(visitors.store, found.person.id)
    ]
    return Response(Export(account, told, marked, games), headers=PRIVATE)


async def _notices(visitors: Visitors, person: Person) -> ExportedNotices:
    chosen, mail = await wishes.wishes_and_address(visitors.store, person.id)
    known = await subscriptions.subscriptions_of(visitors.store, person.id, visitors.clock())
    return ExportedNotices(
        language=chosen.language,
        digest=chosen.digest,
        hour=chosen.hour,
        zone=chosen.zone,
        quiet_start=chosen.quiet_start,
        quiet_end=chosen.quiet_end,
        feed=chosen.feed,
        mail=mail,
        push=[ExportedPush(one.endpoint, one.device, one.language, one.since) for one in known],
    )


@delete("/api/me", tags=["people"], status_code=200)
async def delete_me(visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Delete everything about me. Games stay; the name goes from each of them, first or last."""
    found = await somebody(visitors, request)
    await forgetting.forget_person(visitors.store, found.person.id, visitors.clock())
    visitors.forgotten()
    return told(me(None), [cookie(request, "")])


PEOPLE: Final = (
    get_me, become_somebody, claim_name, get_account, end_sessions, join_persons, my_tables, export_all, delete_me
)  # fmt: skip
