"""What is asked and answered over HTTP about other people. Each person is told of the own marks alone."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from liza.people import companions
from liza.people.persons import Person
from liza.people.seats import named, persons_at
from liza.server.civil.seat_holders import AnyRequest, SeatHolder, chat_author, seat_holder, seen_table
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.company.civil_bodies import (
    CompanionInfo,
    InvitationInfo,
    InvitePerson,
    MarkInfo,
    PersonAt,
    PutMark,
)
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.repository import plan_of
from liza.store.civil import marks
from liza.store.civil.marks import PersonMark

Id = Annotated[str, Parameter(max_length=wire.MAX_ID)]
_OWN: Final = {"Cache-Control": "no-store"}
_ID_BYTES: Final = 9
UNHEARD: Final = "unheard"
"""The channel on which all processes are told that a person hears others than before."""


def _told(mark: PersonMark) -> MarkInfo:
    return MarkInfo(mark.id, mark.name, mark.kind, mark.since)


def _somebody(person: Person | None) -> Person:
    if person is None:
        raise Denied("no-person")
    return person


@get("/api/me/companions", tags=["being civil"])
async def my_companions(hub: Hub, person: Person | None) -> Response[list[CompanionInfo]]:
    """The people one has played with, who was met last first."""
    if person is None:
        return Response([], headers=_OWN)
    found = await companions.companions_of(hub.store, person.id, hub.repository.clock())
    marked = {mark.other: _told(mark) for mark in await marks.marks_of(hub.store, person.id)}
    told = [
        CompanionInfo(one.table_id, one.seat, one.name, one.claimed, one.game, one.ended, marked.get(one.person))
        for one in found
    ]
    return Response(told, headers=_OWN)


@get("/api/me/marks", tags=["being civil"])
async def my_marks(hub: Hub, person: Person | None) -> Response[list[MarkInfo]]:
    """Whom one does not hear, or neither hears nor lets in."""
    found = [] if person is None else await marks.marks_of(hub.store, person.id)
    return Response([_told(mark) for mark in found], headers=_OWN)


@put("/api/me/marks", tags=["being civil"])
async def put_mark(data: PutMark, hub: Hub, visitors: Visitors, request: AnyRequest) -> Response[MarkInfo]:
    """Stop to hear a person, or also to let them in. Nobody but the one who asks is told."""
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("mark-guest")
    holder = await _meant(hub, data, visitor.person.id, request)
    if holder.person is None:
        raise Denied("mark-nobody")
    if holder.person == visitor.person.id:
        raise Denied("mark-self")
    now = hub.repository.clock()
    before = [mark for mark in await marks.marks_of(hub.store, visitor.person.id) if mark.other == holder.person]
    if before and before[0].kind == data.kind:  # nothing to be told to all processes
        return Response(_told(before[0]), cookies=cookies, headers=_OWN)
    known = await named(hub.store, [holder.person], now)
    name = (known[holder.person].name if holder.person in known else None) or holder.name
    made = PersonMark(visitor.person.id, holder.person, data.kind, name, now, secrets.token_urlsafe(_ID_BYTES))
    if not await marks.put_mark(hub.store, made):
        raise Denied("many-marks")
    await hub.store.announce(UNHEARD, visitor.person.id)
    [kept] = [mark for mark in await marks.marks_of(hub.store, visitor.person.id) if mark.other == holder.person]
    return Response(_told(kept), cookies=cookies, headers=_OWN)


async def _meant(hub: Hub, data: PutMark, person: str, request: AnyRequest) -> SeatHolder:
    row = await seen_table(hub, data.table, person, request)
    if data.chat is not None:
        return await chat_author(hub, row.id, data.chat)
    if data.seat is None:
        raise Denied("no-seat")
    return await seat_holder(hub, row, data.seat)


@delete("/api/me/marks/{mark:str}", tags=["being civil"], status_code=200)
async def take_mark_back(mark: Id, hub: Hub, person: Person | None) -> Response[list[MarkInfo]]:
    """Take a mark back; those that are left."""
    own = _somebody(person).id
    if await marks.take_mark_back(hub.store, own, mark):
        await hub.store.announce(UNHEARD, own)
    return Response([_told(one) for one in await marks.marks_of(hub.store, own)], headers=_OWN)


@get("/api/tables/{table:str}/seats/{seat:int}/person", tags=["being civil"])
async def get_person_at(
    table: Id,
    seat: Annotated[int, Parameter(ge=0, lt=wire.MAX_SEATS)],
    hub: Hub,
    person: Person | None,
    request: AnyRequest,
    chat: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> Response[PersonAt]:
    """Whether the site knows who has a seat or has said something, and the mark that one has put on them."""
    row = await seen_table(hub, table, None if person is None else person.id, request)
    holder = await seat_holder(hub, row, seat) if chat is None else await chat_author(hub, row.id, chat)
    own = [] if person is None or holder.person is None else await marks.marks_of(hub.store, person.id)
    mark = next((_told(mark) for mark in own if mark.other == holder.person), None)
    return Response(PersonAt(holder.person is not None, person is not None, mark), headers=_OWN)


# Invitations.


@get("/api/me/invitations", tags=["being civil"])
async def my_invitations(hub: Hub, person: Person | None) -> Response[list[InvitationInfo]]:
    """The tables that one is invited to."""
    found = [] if person is None else await companions.invitations_of(hub.store, person.id, hub.repository.clock())
    told = [InvitationInfo(row.id, row.game, one.name, one.at, plan_of(row).watching) for one, row in found]
    return Response(told, headers=_OWN)


@post("/api/me/invitations", tags=["being civil"], status_code=200)
async def invite_person(data: InvitePerson, hub: Hub, person: Person | None) -> list[str]:
    """Invite somebody to a table where one sits. The answer is the same whether they want to be invited or not."""
    own, store = _somebody(person), hub.store
    here = [seat for seat in await persons_at(store, data.table) if seat.person == own.id]
    met = await companions.person_of_result(store, data.met, data.seat)
    mine = [seat.person for seat in await persons_at(store, data.met)]
    if not here or met is None or met == own.id or own.id not in mine:
        raise Denied("not-found")
    live = await hub.live(data.table)
    name = next((chair.name for chair in live.table.chairs if chair.token == here[-1].key), "")
    wanted = companions.Invitation(met, data.table, own.id, name, hub.repository.clock())
    if not await marks.is_blocked(store, own.id, [met]) and not await companions.invite(store, wanted):
        raise Denied("many-invitations")
    return []


@delete("/api/me/invitations/{table:str}", tags=["being civil"], status_code=200)
async def drop_invitation(table: Id, hub: Hub, person: Person | None) -> list[str]:
    """Forget an invitation; who has invited is not told."""
    await companions.drop_invitation(hub.store, _somebody(person).id, table)
    return []


CIVIL_TOLD: Final = (
    my_companions, my_marks, put_mark, take_mark_back, get_person_at, my_invitations, invite_person, drop_invitation,
)  # fmt: skip
