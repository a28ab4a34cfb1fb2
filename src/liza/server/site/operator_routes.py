"""For those who look after the site: what they see and decide over HTTP, and the page on which they do it.

Who shows the operators' token is one of them. It is made by ``liza admin token``, kept as a hash, compared in constant
time, and guessed slowly: an address that was wrong a few times has to wait.
"""

from __future__ import annotations

import html
import re
import time
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from msgspec import Meta, Struct

from liza.kernel.base.rulebook import LANGUAGES
from liza.server.civil.report_rows import ReportRow, report_row
from liza.server.people.person_bans import target_of
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.protocol.wire import Word
from liza.server.site.operator_sync import SETTINGS, with_setting
from liza.server.site.services import Services
from liza.server.tables.hub import Hub
from liza.store import StoreError
from liza.store.civil.reports import open_reports
from liza.store.operators.orders import PERSONAL, Ban, Order, TableOverview, bans, give, newest, people, tables
from liza.store.operators.pulse import ProcessPulse, processes
from liza.words import Texts

_TYPES: Final = {"page.js": "text/javascript", "page.css": "text/css"}
AnyRequest = Request[Any, Any, Any]
_REPORTS: Final = 50


class GiveOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """An order of an operator: what to do, to which target, with which detail."""

    what: Literal[
        "remove",
        "quarantine",
        "release",
        "ban",
        "unban",
        "mute",
        "unmute",
        "unname",
        "close",
        "announce",
        "drain",
        "set",
    ]
    target: Word = ""
    detail: Annotated[str, Meta(max_length=1_000)] = ""


class Overview(Struct, frozen=True):
    """Everything that a moderator looks at."""

    tables: list[TableOverview]
    apart: list[TableOverview]
    people: list[tuple[str, int, int]]
    processes: list[ProcessPulse]
    bans: list[Ban]
    reports: list[ReportRow]
    orders: list[Order]
    settings: dict[str, float]


async def _let_in(services: Services, request: AnyRequest) -> Hub:
    await services.guard.check(request, services.following)
    return services.hub


@get("/api/operators", tags=["operators"], include_in_schema=False)
async def overview(services: Services, request: AnyRequest) -> Overview:
    """Tables, addresses, processes, bans and the latest orders."""
    hub = await _let_in(services, request)
    store = hub.store
    now = hub.repository.clock()
    return Overview(
        tables=await tables(store, statuses=("waiting", "running")),
        apart=await tables(store, apart=True),
        people=await people(store),
        processes=await processes(store, now),
        bans=await bans(store, now),
        reports=[await report_row(store, one) for one in await open_reports(store, _REPORTS)],
        orders=await newest(store),
        settings={name: getattr(hub.config, name) for name in SETTINGS},
    )


@post("/api/operators/orders", tags=["operators"], include_in_schema=False)
async def give_order(data: GiveOrder, services: Services, request: AnyRequest) -> dict[str, int]:
    """Give an order. It is logged, and every process follows it within a second or two."""
    hub = await _let_in(services, request)
    if data.what == "set" and data.target not in SETTINGS:
        raise Denied("bad-option", f"What can be set: {', '.join(SETTINGS)}.")
    if data.what == "set" and with_setting(hub.config, data.target, data.detail) is None:
        raise Denied("bad-option", f"{data.target}: {data.detail}")
    detail, reason = data.detail, ""
    if data.what in {"ban", "mute"}:
        told = re.fullmatch(r"(\d{1,5})?(?:(?:^|\s)\s*(\D.*))?", detail.strip(), re.DOTALL)
        if told is None:
            raise Denied("bad-option", "A ban lasts a whole number of hours; behind it may stand why.")
        detail, reason = told[1] or "", told[2] or ""
    if data.what == "close" and not detail.strip():
        raise Denied("bad-option", "Who has reported reads the answer: one sentence.")
    if data.what == "release":
        await hub.repository.release(data.target)
    target = data.target
    if data.what in PERSONAL:
        found = await target_of(hub.store, target, hub.repository.clock())
        if found is None:
            raise Denied("bad-option", f"{target}: an address, the id of a person, or @ and a claimed name.")
        target = found
    who = f"page {address_of(request)}"
    now = time.time_ns() // 1_000_000
    try:
        return {"number": await give(hub.store, who, data.what, target, detail, now, reason)}
    except StoreError as fault:
        raise Denied("bad-option", str(fault)) from None


@get("/operators", include_in_schema=False)
async def page(lang: Literal["es", "en"] = "es") -> Response[str]:
    """The page of the moderators; it asks for the token and keeps it only while it is open."""
    return Response(_page(lang), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@get("/operators/{name:str}", include_in_schema=False)
async def page_part(name: str) -> Response[str]:
    """What the page needs."""
    if name not in _TYPES:
        raise NotFoundException
    return Response(_file(name), media_type=_TYPES[name], headers={"cache-control": "no-cache"})


@cache
def _file(name: str) -> str:
    return files("liza.server").joinpath("operators_page", name).read_text(encoding="utf-8")


@cache
def _page(lang: str) -> str:
    """Return the page with its words."""
    words = Texts(lang, files("liza.server").joinpath("operators_page", f"{lang}.ftl").read_text(encoding="utf-8"))
    assert lang in LANGUAGES
    return re.sub(r"\{\{ ([a-z-]+) \}\}", lambda found: html.escape(words.text(found[1])), _file("page.html"))


OPERATORS: Final = (overview, give_order, page, page_part)
