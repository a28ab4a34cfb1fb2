"""What is asked and answered over HTTP about looking on with the eyes of a seat."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, put
from litestar.params import Parameter

from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.company.watch_bodies import EyesLink, ShowEyes
from liza.server.protocol.problems import Denied
from liza.server.tables.client_session import SeatRight
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable

Id = Annotated[str, Parameter(max_length=wire.MAX_ID)]
AnyRequest = Request[Any, Any, Any]
_OWN: Final = {"Cache-Control": "no-store"}


async def _own_seat(hub: Hub, visitors: Visitors, table: str, request: AnyRequest) -> tuple[LiveTable, SeatRight]:
    shown = await visitors.shown(request, table, bearer(request))
    live = await hub.live_for(table, shown.key)
    await hub.catch_up(live)
    seat = hub.seat_of(live.table, live.kept.plan, shown)
    if seat is None or shown.key is None:
        raise Denied("spectator")
    return live, SeatRight(seat, shown.key)


def _link(live: LiveTable, seat: int) -> Response[EyesLink]:
    shown = live.table.chairs[seat].shown
    return Response(EyesLink(live.kept.plan.eyes(seat, shown) if shown else None), headers=_OWN)


@get("/api/tables/{table:str}/eyes", tags=["tables"])
async def get_eyes(table: Id, hub: Hub, visitors: Visitors, request: AnyRequest) -> Response[EyesLink]:
    """What lets others see with the eyes of one's own seat."""
    live, right = await _own_seat(hub, visitors, table, request)
    return _link(live, right.seat)


@put("/api/tables/{table:str}/eyes", tags=["tables"])
async def put_eyes(table: Id, data: ShowEyes, hub: Hub, visitors: Visitors, request: AnyRequest) -> Response[EyesLink]:
    """Let those who are given a link see with the eyes of one's own seat, or no longer; the whole table is told."""
    live, right = await _own_seat(hub, visitors, table, request)
    if live.table.status not in {"waiting", "running"}:
        raise Denied("over")
    if live.kept.plan.day:
        raise Denied("daily-eyes")
    if bool(live.table.chairs[right.seat].shown) != data.shown:
        await hub.commit(live, "show" if data.shown else "hide", right.seat, guard=right.check)
    return _link(live, right.seat)


WATCHING_TOLD: Final = (get_eyes, put_eyes)
