"""What is asked and answered over HTTP about the person who asks."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from liza.people.persons import Person
from liza.server.people.visitors import Visitors
from liza.server.protocol.people_bodies import Me

AnyRequest = Request[Any, Any, Any]


def _me(person: Person | None) -> Me:
    return Me(None, None, None) if person is None else Me(person.id, person.name, person.previous)


def told(me: Me, cookies: list[Cookie]) -> Response[Me]:
    """Answer with who asks: nowhere but in the browser that asked."""
    return Response(me, cookies=cookies, headers={"Cache-Control": "no-store"})


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


PEOPLE: Final = (get_me, become_somebody)
