"""What is asked and answered over HTTP about the chat that a table tells."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, put
from litestar.params import Parameter

from liza.notices import webhooks
from liza.notices.addresses import AddressRefused, target
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.notices.notice_routes import check_pace
from liza.server.people.me_routes import PRIVATE, place_of
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.company.notice_bodies import SetWebhook, TableWebhook, WebhookInfo
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub

TableId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a table")]
AnyRequest = Request[Any, Any, Any]


async def check_seated(hub: Hub, visitors: Visitors, table: str, request: AnyRequest) -> None:
    """Refuse whoever does not play at a table."""
    shown = await visitors.shown(request, table, bearer(request))
    live = await hub.live_for(table, shown.key)
    await hub.catch_up(live)
    if hub.seat_of(live.table, live.kept.plan, shown) is None:
        raise Denied("spectator")


async def told_webhook(desk: NoticeDesk, table: str) -> Response[WebhookInfo]:
    """Answer with the chat that a table tells."""
    hook = await webhooks.webhook_of(desk.store, table)
    said = None
    if hook is not None:
        kind = hook.format
        said = TableWebhook(
            format="discord" if kind == "discord" else "matrix" if kind == "matrix" else "plain",
            host=urlsplit(hook.url).hostname or "",
            language="en" if hook.language == "en" else "es",
        )
    return Response(WebhookInfo(list(desk.webhook_hosts), said), headers=PRIVATE)


@get("/api/tables/{table:str}/webhook", tags=["notices"])
async def get_webhook(
    table: TableId, desk: NoticeDesk, hub: Hub, visitors: Visitors, request: AnyRequest
) -> Response[WebhookInfo]:
    """The chat that a table tells whose decision it waits for, and where chats may be."""
    await check_seated(hub, visitors, table, request)
    return await told_webhook(desk, table)


@put("/api/tables/{table:str}/webhook", tags=["notices"])
async def put_webhook(
    table: TableId, data: SetWebhook, desk: NoticeDesk, hub: Hub, visitors: Visitors, request: AnyRequest
) -> Response[WebhookInfo]:
    """Have a table of mine tell a chat."""
    await check_seated(hub, visitors, table, request)
    check_pace(desk, request)
    try:
        target(data.url, desk.webhook_hosts)
    except AddressRefused as fault:
        raise Denied("webhook-host", str(fault)[:100]) from None
    found = await visitors.known(request)
    person = None if found is None else found.person.id
    origin = place_of(request).origin
    await webhooks.set_webhook(
        desk.store, webhooks.Webhook(table, data.format, data.url, origin, data.language, person)
    )
    return await told_webhook(desk, table)


@delete("/api/tables/{table:str}/webhook", tags=["notices"], status_code=200)
async def delete_webhook(
    table: TableId, desk: NoticeDesk, hub: Hub, visitors: Visitors, request: AnyRequest
) -> Response[WebhookInfo]:
    """Have a table of mine tell no chat any more."""
    await check_seated(hub, visitors, table, request)
    await webhooks.drop_webhook(desk.store, table)
    return await told_webhook(desk, table)


WEBHOOKS_TOLD: Final = (get_webhook, put_webhook, delete_webhook)
