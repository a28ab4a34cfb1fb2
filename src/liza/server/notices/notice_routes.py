"""What is asked and answered over HTTP about how the person who asks is told."""

from __future__ import annotations

from typing import Annotated, Any, Final
from zoneinfo import ZoneInfo

from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from liza.notices import mailboxes, outbox, subscriptions, wishes, wording
from liza.notices.addresses import AddressRefused, target
from liza.notices.push_message import BadSubscription, check_keys
from liza.notices.sender import push_text
from liza.notices.wishes import NoticeWishes
from liza.notices.wording import NoticeText
from liza.people.sessions import Visitor
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.people.me_routes import PRIVATE, place_of, somebody
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.company.notice_bodies import (
    AddPush,
    ChangeNotices,
    MailboxInfo,
    NoticeSettings,
    PushDevice,
    PushTestResult,
    QuietHours,
)
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied

AnyRequest = Request[Any, Any, Any]
_TEST: Final = "test"
_TEST_LASTS: Final = 300
_TAKEN: Final = 200
PushId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a browser that shows notices")]


async def told_settings(
    desk: NoticeDesk, visitors: Visitors, request: AnyRequest, found: Visitor
) -> Response[NoticeSettings]:
    """Answer with how somebody is told."""
    chosen = await wishes.wishes_of(desk.store, found.person.id)
    known = await subscriptions.subscriptions_of(desk.store, found.person.id, desk.clock())
    here = visitors.key_of(request)
    key = await desk.key()
    quiet = chosen.quiet_start, chosen.quiet_end
    box = await mailboxes.mailbox_of(desk.store, found.person.id)
    mail = MailboxInfo("", confirmed=False) if box is None else MailboxInfo(box.address, confirmed=box.code is None)
    said = NoticeSettings(
        push_key=None if key is None else key.public,
        push=[PushDevice(one.id, one.device, one.since, here=one.session == here) for one in known],
        feed=None if chosen.feed is None else f"/feeds/{chosen.feed}/decisions.atom",
        calendar=None if chosen.feed is None else f"/feeds/{chosen.feed}/deadlines.ics",
        language="en" if chosen.language == "en" else "es",
        digest="daily" if chosen.digest == "daily" else "each",
        hour=chosen.hour,
        zone=chosen.zone,
        quiet=None if quiet[0] is None or quiet[1] is None else QuietHours(quiet[0], quiet[1]),
        mail=None if desk.mail is None else mail,
    )
    return Response(said, headers=PRIVATE)


def check_pace(desk: NoticeDesk, request: AnyRequest) -> None:
    """Refuse an address that changes too much about notices in too short a time."""
    if not desk.changes.take(address_of(request)):
        raise Denied("many-notices")


@get("/api/me/notices", tags=["notices"])
async def get_notices(desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[NoticeSettings]:
    """How the person who asks is told that a table waits."""
    return await told_settings(desk, visitors, request, await somebody(visitors, request))


@put("/api/me/notices", tags=["notices"])
async def change_notices(
    data: ChangeNotices, desk: NoticeDesk, visitors: Visitors, request: AnyRequest
) -> Response[NoticeSettings]:
    """Be told otherwise from now on."""
    found = await somebody(visitors, request)
    try:
        ZoneInfo(data.zone)
    except (ValueError, OSError, KeyError):
        raise Denied("no-zone") from None
    quiet = (None, None) if data.quiet is None else (data.quiet.start, data.quiet.end)
    chosen = NoticeWishes(data.language, data.digest, data.hour, data.zone, *quiet)
    await wishes.keep_wishes(desk.store, found.person.id, chosen)
    return await told_settings(desk, visitors, request, found)


@post("/api/me/notices/push", tags=["notices"], status_code=200)
async def add_push(
    data: AddPush, desk: NoticeDesk, visitors: Visitors, request: AnyRequest
) -> Response[NoticeSettings]:
    """Have this browser show notices, for as long as its session lasts; ten browsers of a person at most."""
    found = await somebody(visitors, request)
    check_pace(desk, request)
    if await desk.key() is None:
        raise Denied("no-push")
    try:
        target(data.endpoint, desk.push_hosts)
        check_keys(data.p256dh, data.auth)
    except AddressRefused as fault:
        raise Denied("push-host", str(fault)[:100]) from None
    except BadSubscription:
        raise Denied("push-keys") from None
    wanted = subscriptions.Subscription(
        id=subscriptions.new_subscription_id(),
        person=found.person.id,
        session=visitors.key_of(request),
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        origin=place_of(request).origin,
        device=data.device or found.session.device,
        language=data.language,
        since=desk.clock(),
    )
    await subscriptions.subscribe(desk.store, wanted)
    return await told_settings(desk, visitors, request, found)


@delete("/api/me/notices/push/{push:str}", tags=["notices"], status_code=200)
async def end_push(push: PushId, desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[NoticeSettings]:
    """Let a browser of mine show no more notices."""
    found = await somebody(visitors, request)
    await subscriptions.unsubscribe(desk.store, found.person.id, push)
    return await told_settings(desk, visitors, request, found)


@post("/api/me/notices/feed", tags=["notices"], status_code=200)
async def open_feed(desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[NoticeSettings]:
    """Make a feed and a calendar of mine, or give them a new address: the old one opens nothing any more."""
    found = await somebody(visitors, request)
    check_pace(desk, request)
    await wishes.open_feed(desk.store, found.person.id)
    return await told_settings(desk, visitors, request, found)


@delete("/api/me/notices/feed", tags=["notices"], status_code=200)
async def close_feed(desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[NoticeSettings]:
    """End my feed and my calendar."""
    found = await somebody(visitors, request)
    await wishes.close_feed(desk.store, found.person.id)
    return await told_settings(desk, visitors, request, found)


@post("/api/me/notices/test", tags=["notices"], status_code=200)
async def test_push(desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[PushTestResult]:
    """Send a test to this browser."""
    found = await somebody(visitors, request)
    check_pace(desk, request)
    here = visitors.key_of(request)
    known = await subscriptions.subscriptions_of(desk.store, found.person.id, desk.clock())
    own = next((one for one in known if one.session == here), None)
    if own is None:
        raise Denied("no-push-here")
    said = wording.texts(own.language)
    waiting = await outbox.waiting(desk.store, found.person.id)
    text = push_text(NoticeText(said.text("test"), said.text("test-body")), own, "/", _TEST, waiting)
    answer = await desk.sender.push(own, text, _TEST, _TEST_LASTS)
    return Response(PushTestResult(_TAKEN <= answer.status < _TAKEN + 100), headers=PRIVATE)


NOTICES_TOLD: Final = (get_notices, change_notices, add_push, end_push, open_feed, close_feed, test_push)
