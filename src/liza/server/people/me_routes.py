"""What is asked and answered over HTTP about the person who asks."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie

from liza.people import names, seats, sessions
from liza.people.persons import Person
from liza.people.sessions import Visitor
from liza.server.people.visitors import Visitors, cookie
from liza.server.protocol.denied import Denied
from liza.server.protocol.limits import address_of
from liza.server.protocol.people_bodies import Account, EndSessions, KnownSession, Me, NameWanted

AnyRequest = Request[Any, Any, Any]
PRIVATE: Final = {"Cache-Control": "no-store"}
"""Headers of an answer that is for the browser that asked and for no other."""


def _me(person: Person | None) -> Me:
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


@get("/api/me", tags=["people"])
async def get_me(visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Who asks."""
    found = await visitors.known(request)
    if found is None:
        return told(_me(None), [])
    return told(_me(found.person), await visitors.renewed(request, found))


@post("/api/me", tags=["people"], status_code=200)
async def become_somebody(visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Who asks; a browser that is not known yet is a person from now on."""
    found, cookies = await visitors.enter(request)
    return told(_me(None if found is None else found.person), cookies)


@put("/api/me/name", tags=["people"])
async def claim_name(data: NameWanted, visitors: Visitors, request: AnyRequest) -> Response[Me]:
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
    return told(_me(person), cookies)


@get("/api/me/account", tags=["people"])
async def get_account(visitors: Visitors, request: AnyRequest) -> Response[Account]:
    """Everything that the site knows about who asks, besides the games."""
    found = await somebody(visitors, request)
    store, person = visitors.store, found.person
    known = [
        KnownSession(one.id, one.device, one.created, one.seen, here=one.id == found.session.id)
        for one in await sessions.open_sessions(store, person.id, visitors.clock())
    ]
    told_here = sorted(known, key=lambda one: not one.here)
    account = Account(_me(person), person.created, await seats.count_seats(store, person.id), told_here)
    return Response(account, headers=PRIVATE)


@post("/api/me/sessions/end", tags=["people"], status_code=200)
async def end_sessions(data: EndSessions, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """End one session, or all but the one that asks: that browser is a guest from now on, and its seats stay mine."""
    found = await somebody(visitors, request)
    own = found.session.id
    but = own if data.id is None else None
    await sessions.end(visitors.store, found.person.id, visitors.clock(), only=data.id, but=but)
    if data.id == own:
        return told(_me(None), [cookie(request, "")])
    return told(_me(found.person), [])


PEOPLE: Final = (get_me, become_somebody, claim_name, get_account, end_sessions)
