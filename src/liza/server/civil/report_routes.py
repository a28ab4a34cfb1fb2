"""What is asked and answered over HTTP about reports, and about what was decided about who asks."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post

from liza.people.persons import Person
from liza.server.civil.seat_holders import AnyRequest, chat_author, seat_holder, seen_table
from liza.server.people.visitors import Visitors
from liza.server.protocol.company.report_bodies import DecisionInfo, MakeReport, ReportInfo
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import clean_text
from liza.store.civil import reports
from liza.store.operators.orders import Order, orders_about

_OWN: Final = {"Cache-Control": "no-store"}
_HOUR: Final = 3_600_000
_SAID: Final = 50
"""Things said last that a report keeps."""


@post("/api/reports", tags=["being civil"], status_code=200)
async def make_report(
    data: MakeReport, hub: Hub, visitors: Visitors, request: AnyRequest
) -> Response[list[ReportInfo]]:
    """Tell those who look after the site of somebody; all one's reports."""
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("report-guest")
    store, now, own = hub.store, hub.repository.clock(), visitor.person.id
    row = await seen_table(hub, data.table, own, request)
    holder = await seat_holder(hub, row, data.seat) if data.chat is None else await chat_author(hub, row.id, data.chat)
    if holder.person == own:
        raise Denied("mark-self")
    if not holder.human:
        raise Denied("report-nobody")
    length = (await store.lengths([row.id])).get(row.id, 0)
    made = reports.NewReport(
        now, own, address_of(request), row.id, length, data.seat, holder.person, holder.name, data.reason,
        clean_text(data.words).strip(), reports.chat_text(await store.said(row.id, most=_SAID)),
    )  # fmt: skip
    if not await reports.report(store, made):
        raise Denied("many-reports")
    told = [_told(one) for one in await reports.reports_by(store, own)]
    return Response(told, cookies=cookies, headers=_OWN)


def _told(one: reports.StoredReport) -> ReportInfo:
    return ReportInfo(one.at, one.table_id, one.name, one.reason, one.closed, one.answer)


@get("/api/me/reports", tags=["being civil"])
async def my_reports(hub: Hub, person: Person | None) -> Response[list[ReportInfo]]:
    """What one has reported, and the answers."""
    found = [] if person is None else await reports.reports_by(hub.store, person.id)
    return Response([_told(one) for one in found], headers=_OWN)


@get("/api/me/decisions", tags=["being civil"])
async def my_decisions(hub: Hub, person: Person | None) -> Response[list[DecisionInfo]]:
    """What was decided about who asks: why, and until when; also for those who are banned."""
    found = [] if person is None else await orders_about(hub.store, person.id)
    return Response([_decided(order) for order in found], headers=_OWN)


def _decided(order: Order) -> DecisionInfo:
    lasts = order.what in {"ban", "mute"} and order.detail
    until = order.at + int(float(order.detail) * _HOUR) if lasts else None
    return DecisionInfo(order.at, order.what, until, order.reason)


REPORTS_TOLD: Final = (make_report, my_reports, my_decisions)
