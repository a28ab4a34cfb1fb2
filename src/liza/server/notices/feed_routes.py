"""The feed and the calendar of a person, at an address that only they know, and how many decisions wait."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import Parameter

from liza.notices import feeds, outbox, wishes
from liza.notices.wishes import NoticeWishes
from liza.people.persons import Person
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.people.me_routes import PRIVATE, place_of
from liza.server.protocol import wire
from liza.server.protocol.company.notice_bodies import WaitingDecisions
from liza.server.protocol.problems import Denied

FeedSecret = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The secret of a feed")]
AnyRequest = Request[Any, Any, Any]
_FOR_A_MINUTE: Final = {"Cache-Control": "private, max-age=60"}


async def _person_of(desk: NoticeDesk, secret: str) -> tuple[str, NoticeWishes]:
    found = await wishes.person_of_feed(desk.store, secret)
    if found is None:
        raise Denied("no-feed")
    return found


@get("/feeds/{secret:str}/decisions.atom", tags=["notices"], media_type="application/atom+xml")
async def get_feed(secret: FeedSecret, desk: NoticeDesk, request: AnyRequest) -> Response[str]:
    """The decisions that wait for a person, and the games that have ended, as Atom."""
    person, chosen = await _person_of(desk, secret)
    found = await outbox.listed(desk.store, person)
    told = feeds.decisions_feed(found, chosen, place_of(request).origin, request.url.path, desk.clock())
    return Response(told, media_type="application/atom+xml", headers=_FOR_A_MINUTE)


@get("/feeds/{secret:str}/deadlines.ics", tags=["notices"], media_type="text/calendar")
async def get_calendar(secret: FeedSecret, desk: NoticeDesk, request: AnyRequest) -> Response[str]:
    """The deadlines of a person's decisions, as iCalendar."""
    person, chosen = await _person_of(desk, secret)
    found = await outbox.listed(desk.store, person)
    told = feeds.deadlines_calendar(found, chosen, place_of(request).origin, desk.clock())
    return Response(told, media_type="text/calendar", headers=_FOR_A_MINUTE)


@get("/api/me/waiting", tags=["notices"])
async def get_waiting(desk: NoticeDesk, person: Person | None) -> Response[WaitingDecisions]:
    """How many decisions of slow tables wait for the person who asks; none for a guest."""
    count = 0 if person is None else await outbox.waiting(desk.store, person.id)
    return Response(WaitingDecisions(count), headers=PRIVATE)


FEEDS_TOLD: Final = (get_feed, get_calendar, get_waiting)
