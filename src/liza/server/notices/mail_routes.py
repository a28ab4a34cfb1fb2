"""What is asked and answered over HTTP about letters: where to, the code that was sent there, and no more of them."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, delete, post, put
from litestar.params import Parameter

from liza.notices import mailboxes, wording
from liza.notices.mail import Letter
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.notices.notice_routes import check_pace, told_settings
from liza.server.people.me_routes import PRIVATE, place_of, somebody
from liza.server.people.visitors import Visitors
from liza.server.protocol.company.notice_bodies import MailCode, NoticeSettings, SetMailbox
from liza.server.protocol.problems import Denied

AnyRequest = Request[Any, Any, Any]
StopSecret = Annotated[str, Parameter(max_length=64, description="The secret of a letter, which ends all further ones")]
ANY_BODY: Final = "any_body"
"""Marks what is asked without a session, so that a form of another site can do no harm."""
_TAKEN: Final = 250


@put("/api/me/notices/mail", tags=["notices"])
async def ask_for_mail(
    data: SetMailbox, desk: NoticeDesk, visitors: Visitors, request: AnyRequest
) -> Response[NoticeSettings]:
    """Have a code sent to an address of mine; nothing else is sent there before it has come back."""
    found = await somebody(visitors, request)
    check_pace(desk, request)
    if desk.mail is None:
        raise Denied("no-mail")
    if not mailboxes.is_address(data.address):
        raise Denied("mail-address")
    if not desk.codes.take(data.address.lower()):
        raise Denied("many-mails")
    origin = place_of(request).origin
    box, code = await mailboxes.ask(desk.store, found.person.id, data.address, origin, data.language, desk.clock())
    said = wording.texts(box.language)
    site = urlsplit(origin).netloc
    lines = said.text("mail-code-body", {"site": site}), said.text("mail-code-not")
    letter = Letter(box, said.text("mail-code", {"code": code}), lines, f"code {box.since}")
    if (await desk.mail.send(letter, may_stop=False)).status != _TAKEN:
        await mailboxes.drop(desk.store, found.person.id)
        raise Denied("mail-unsent")
    return await told_settings(desk, visitors, request, found)


@post("/api/me/notices/mail", tags=["notices"], status_code=200)
async def confirm_mail(
    data: MailCode, desk: NoticeDesk, visitors: Visitors, request: AnyRequest
) -> Response[NoticeSettings]:
    """Show the code that came: from now on I am written to."""
    found = await somebody(visitors, request)
    check_pace(desk, request)
    if not await mailboxes.confirm(desk.store, found.person.id, data.code.replace(" ", ""), desk.clock()):
        raise Denied("mail-code")
    return await told_settings(desk, visitors, request, found)


@delete("/api/me/notices/mail", tags=["notices"], status_code=200)
async def end_mail(desk: NoticeDesk, visitors: Visitors, request: AnyRequest) -> Response[NoticeSettings]:
    """Write to me no more."""
    found = await somebody(visitors, request)
    await mailboxes.drop(desk.store, found.person.id)
    return await told_settings(desk, visitors, request, found)


@post("/api/mail/stop/{secret:str}", tags=["notices"], status_code=200, opt={ANY_BODY: True})
async def stop_mail(secret: StopSecret, desk: NoticeDesk) -> Response[None]:
    """One click in a letter, or in the program that shows it (RFC 8058): no more of them."""
    await mailboxes.stop(desk.store, secret)
    return Response(None, headers=PRIVATE)


MAIL_TOLD: Final = (ask_for_mail, confirm_mail, end_mail, stop_mail)
