"""Passkeys, the printed sheet and links for other devices: what is added to a person, and how one comes in with it."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post

from liza.people import challenges, credentials, links, passkeys
from liza.people.passkeys import CredentialRefused
from liza.people.sessions import device_of
from liza.server.people.me_routes import PRIVATE, AnyRequest, me, place_of, somebody
from liza.server.people.visitors import Visitors
from liza.server.protocol.company.people_bodies import (
    Ceremony,
    CeremonyAnswer,
    LinkDecision,
    LinkOffer,
    LinkRequest,
    LinkSecret,
    LinkStanding,
    Me,
    RecoveryCode,
    Sheet,
    SignInStatus,
)
from liza.server.protocol.denied import Denied
from liza.server.protocol.limits import PerAddress, address_of

_NONE: Final = LinkStanding("", "none", "", 0)


def _allow(bucket: PerAddress, request: AnyRequest) -> None:
    if not bucket.take(address_of(request)):
        raise Denied("too-fast")


async def _come_in(visitors: Visitors, request: AnyRequest, person: str) -> Response[SignInStatus]:
    found, joins, cookies = await visitors.come_in(request, person)
    return Response(SignInStatus(me(found), joins=joins), cookies=cookies, headers=PRIVATE)


# Passkeys.


@post("/api/me/passkeys/begin", tags=["people"], status_code=200)
async def begin_passkey(visitors: Visitors, request: AnyRequest) -> Response[Ceremony]:
    """Begin to make a passkey for who asks, once a sheet was printed: the way in that no lost device takes along."""
    found = await somebody(visitors, request)
    _allow(visitors.ceremonies, request)
    store, person = visitors.store, found.person
    if not (await credentials.codes_left(store, person.id))[0]:
        raise Denied("sheet-first")
    known = await credentials.keys_of(store, person.id)
    asked = await challenges.ask(store, "add", person.id, found.session.id, visitors.clock())
    try:
        options = passkeys.creation(place_of(request), person.id, person.name or passkeys.NAME, asked.value, known)
    except CredentialRefused as fault:
        raise Denied(fault.code) from None
    return Response(Ceremony(asked.id, options), headers=PRIVATE)


@post("/api/me/passkeys", tags=["people"], status_code=200)
async def add_passkey(data: CeremonyAnswer, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Keep the passkey that a browser has made."""
    found = await somebody(visitors, request)
    now = visitors.clock()
    asked = await challenges.consume(visitors.store, data.id, "add", now)
    if asked is None or (asked.person, asked.session) != (found.person.id, found.session.id):
        raise Denied("challenge")
    try:
        made = passkeys.created(place_of(request), asked.value, data.credential)
        name = data.name.strip() or found.session.device
        await credentials.add_passkey(visitors.store, found.person.id, made, name, now)
    except CredentialRefused as fault:
        raise Denied(fault.code) from None
    return Response(me(found.person), headers=PRIVATE)


@post("/api/me/passkeys/{passkey:str}/remove", tags=["people"], status_code=200)
async def remove_passkey(passkey: str, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Forget a passkey: it is refused from then on."""
    found = await somebody(visitors, request)
    if not await credentials.remove_passkey(visitors.store, found.person.id, passkey):
        raise Denied("not-found")
    return Response(me(found.person), headers=PRIVATE)


@post("/api/enter/passkey/begin", tags=["people"], status_code=200)
async def begin_entering(visitors: Visitors, request: AnyRequest) -> Response[Ceremony]:
    """Begin to come in with a passkey."""
    _allow(visitors.ceremonies, request)
    found = await visitors.known(request)
    session = "" if found is None else found.session.id
    asked = await challenges.ask(visitors.store, "enter", "", session, visitors.clock())
    try:
        return Response(Ceremony(asked.id, passkeys.request(place_of(request), asked.value)), headers=PRIVATE)
    except CredentialRefused as fault:
        raise Denied(fault.code) from None


@post("/api/enter/passkey", tags=["people"], status_code=200)
async def enter_by_passkey(data: CeremonyAnswer, visitors: Visitors, request: AnyRequest) -> Response[SignInStatus]:
    """Come in with what a passkey has signed."""
    store, now = visitors.store, visitors.clock()
    before = await visitors.known(request)
    asked = await challenges.consume(store, data.id, "enter", now)
    if asked is None or asked.session != ("" if before is None else before.session.id):
        raise Denied("challenge")
    id = passkeys.id_of(data.credential)
    kept = await credentials.passkey(store, id)
    if kept is None:
        raise Denied("passkey-unknown")
    person, made = kept
    try:
        count = passkeys.signed(place_of(request), asked.value, data.credential, made)
    except CredentialRefused as fault:
        raise Denied(fault.code) from None
    if not await credentials.note_use(store, id, made.counter, count, now):
        raise Denied("passkey-unknown")
    return await _come_in(visitors, request, person)


# The printed sheet.


@post("/api/me/sheet", tags=["people"], status_code=200)
async def new_sheet(visitors: Visitors, request: AnyRequest) -> Response[Sheet]:
    """Make a new sheet of codes; those of the one before become void."""
    found = await somebody(visitors, request)
    _allow(visitors.ceremonies, request)
    try:
        codes = await credentials.new_sheet(visitors.store, found.person.id, visitors.clock())
    except CredentialRefused as fault:
        raise Denied(fault.code) from None
    return Response(Sheet(codes), headers=PRIVATE)


@post("/api/enter/code", tags=["people"], status_code=200)
async def enter_by_code(data: RecoveryCode, visitors: Visitors, request: AnyRequest) -> Response[SignInStatus]:
    """Come in with a code of the sheet, which is used up with that."""
    if not visitors.guesses.take(address_of(request)):
        raise Denied("too-fast")
    person = await credentials.use_code(visitors.store, data.code)
    if person is None:
        raise Denied("code")
    return await _come_in(visitors, request, person)


# Another device.


@post("/api/me/link", tags=["people"], status_code=200)
async def show_link(visitors: Visitors, request: AnyRequest) -> Response[LinkOffer]:
    """Show a link that lets one more device in."""
    found = await somebody(visitors, request)
    _allow(visitors.ceremonies, request)
    secret, link = await links.show(visitors.store, found.person.id, found.session.id, visitors.clock())
    return Response(LinkOffer(secret, link.until), headers=PRIVATE)


@get("/api/me/link", tags=["people"])
async def get_link(visitors: Visitors, request: AnyRequest) -> Response[LinkStanding]:
    """How it stands with the link that this browser shows."""
    found = await somebody(visitors, request)
    link = await links.look(visitors.store, found.session.id, found.person.id, visitors.clock())
    if link is None:
        return Response(_NONE, headers=PRIVATE)
    return Response(LinkStanding(link.id, link.standing, link.device, link.number), headers=PRIVATE)


@post("/api/me/link/answer", tags=["people"], status_code=200)
async def answer_link(data: LinkDecision, visitors: Visitors, request: AnyRequest) -> Response[Me]:
    """Let the device in that has opened the link, or not."""
    found = await somebody(visitors, request)
    now = visitors.clock()
    if not await links.answer(visitors.store, found.session.id, found.person.id, data.id, now, yes=data.yes):
        raise Denied("link")
    return Response(me(found.person), headers=PRIVATE)


@post("/api/enter/link", tags=["people"], status_code=200)
async def open_link(data: LinkSecret, visitors: Visitors, request: AnyRequest) -> Response[LinkRequest]:
    """Ask to come in with a link that another device shows."""
    _allow(visitors.ceremonies, request)
    device = device_of(request.headers.get("user-agent", ""))
    asked = await links.ask(visitors.store, data.secret, device, visitors.clock())
    if asked is None:
        raise Denied("link")
    wait, link = asked
    return Response(LinkRequest(wait, link.number), headers=PRIVATE)


@post("/api/enter/link/collect", tags=["people"], status_code=200)
async def enter_by_link(data: LinkSecret, visitors: Visitors, request: AnyRequest) -> Response[SignInStatus]:
    """Come in, once the other device has said yes."""
    link = await links.collect(visitors.store, data.secret, visitors.clock())
    if link is None:
        raise Denied("link")
    if link.standing != "confirmed":
        return Response(SignInStatus(me(None), waits=True), headers=PRIVATE)
    return await _come_in(visitors, request, link.person)


CREDENTIALS: Final = (
    begin_passkey, add_passkey, remove_passkey, begin_entering, enter_by_passkey, new_sheet, enter_by_code,
    show_link, get_link, answer_link, open_link, enter_by_link,
)  # fmt: skip
