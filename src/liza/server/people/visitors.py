"""Which person a request comes from: a cookie says it, which a browser gets with its first seat.

Programs have no cookies and stay guests. A guest plays as well as a person does: seats are played by their tokens.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from liza.people import merging, names, persons, seats, sessions
from liza.people.persons import Person
from liza.people.sessions import Visitor
from liza.server.base.tokens import PresentedKey, hashed
from liza.server.protocol.denied import Denied
from liza.server.protocol.limits import PerAddress, address_of
from liza.store import FAULTS, Store
from liza.store.civil import marks

Connection = ASGIConnection[Any, Any, Any, Any]
_SECURE: Final = {"https", "wss"}
_NEW_A_SECOND: Final = 1 / 60
_NEW_AT_ONCE: Final = 60
"""New persons of one address at a stretch: a class that sits down all at once. Later visitors play as guests."""
_CLAIMS_A_SECOND: Final = 1 / 300
_CLAIMS_AT_ONCE: Final = 40
_GROUPS_A_SECOND: Final = 1 / 300
_GROUPS_AT_ONCE: Final = 40
_GUESSES_A_SECOND: Final = 1 / 60
_GUESSES_AT_ONCE: Final = 10
_CEREMONIES_A_SECOND: Final = 1 / 3
_CEREMONIES_AT_ONCE: Final = 60
_MOST_TOKEN: Final = 100
_FOUND: Final = "liza.visitor"
"""Where a request keeps whose it is, once that has been looked up."""


def cookie_name(connection: Connection) -> str:
    """Return the name of the cookie: bound to this host by its prefix where there is TLS, else to the port."""
    if connection.scope.get("scheme") in _SECURE:
        return "__Host-liza"
    host = connection.headers.get("host", "")
    port = host.rpartition(":")[2]
    return f"liza-{port}" if port.isdigit() else "liza"


def cookie(connection: Connection, token: str) -> Cookie:
    """Return the cookie that holds a token."""
    secure = connection.scope.get("scheme") in _SECURE
    age = sessions.LASTS // 1000 if token else 0
    name = cookie_name(connection)
    return Cookie(name, value=token, max_age=age, secure=secure, httponly=True, samesite="lax")


class Visitors:
    """Knows the persons behind requests."""

    def __init__(
        self, store: Store, clock: Callable[[], int], check: Callable[[str, str], None] = lambda _person, _what: None
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.check: Final = check
        """Refuses a person that an operator has banned from what is named: ``enter`` or ``say``."""
        self._new: Final = PerAddress(_NEW_A_SECOND, _NEW_AT_ONCE)
        self.claims: Final = PerAddress(_CLAIMS_A_SECOND, _CLAIMS_AT_ONCE)
        """Names that an address may claim or change."""
        self.guesses: Final = PerAddress(_GUESSES_A_SECOND, _GUESSES_AT_ONCE)
        """Codes that an address may try."""
        self.ceremonies: Final = PerAddress(_CEREMONIES_A_SECOND, _CEREMONIES_AT_ONCE)
        """Challenges, links and sheets that an address may ask for."""
        self.groups: Final = PerAddress(_GROUPS_A_SECOND, _GROUPS_AT_ONCE)
        """Groups that an address may found."""
        self.forgotten: Callable[[], None] = lambda: None
        """Is told when a person was deleted, whose name still stands in games."""

    async def known(self, connection: Connection) -> Visitor | None:
        """Return the person of a request and the session; None for a guest."""
        token = connection.cookies.get(cookie_name(connection))
        if not token or len(token) > _MOST_TOKEN:
            return None
        scope: dict[str, Any] = connection.scope  # type: ignore[assignment]  # a dictionary with typed keys
        if _FOUND not in scope:
            scope[_FOUND] = await sessions.known(self.store, token, self.clock())
        found: Visitor | None = scope[_FOUND]
        return found

    def key_of(self, connection: Connection) -> str:
        """Return the hash of a request's cookie, by which its session is kept; empty if it has none."""
        token = connection.cookies.get(cookie_name(connection), "")
        return sessions.hashed(token) if token and len(token) <= _MOST_TOKEN else ""

    async def named(self, connection: Connection, wanted: Sequence[str]) -> tuple[list[str], bool]:
        """Return the names to play under, and whether the first is the asker's own by claim.

        No name typed by others, or by a guest, looks like a claimed one: then it gets a number behind it.
        """
        found = await self.known(connection)
        own, person = (None, None) if found is None else (found.person.name, found.person.id)
        if own is not None and (not wanted[0] or names.looks(wanted[0]) & names.looks(own)):
            rest = await names.unlike_claimed(self.store, wanted[1:], self.clock())
            return [own, *rest], True
        return await names.unlike_claimed(self.store, wanted, self.clock(), person), False

    async def enter(self, connection: Connection) -> tuple[Visitor | None, list[Cookie]]:
        """Return the person of a request, a new one for a browser without, and the cookies to answer with."""
        found = await self.known(connection)
        if found is not None:
            return found, await self.renewed(connection, found)
        if not from_browser(connection) or not self._new.take(address_of(connection)):
            return None, []
        token, found = await sessions.begin(self.store, connection.headers.get("user-agent", ""), self.clock())
        return found, [cookie(connection, token)]

    async def renewed(self, connection: Connection, visitor: Visitor) -> list[Cookie]:
        """Note once a day that a session is in use; return the cookie again then, so that it lasts as long."""
        now = self.clock()
        if visitor.session.seen > now - sessions.RENEWED:
            return []
        token = connection.cookies[cookie_name(connection)]
        await sessions.renew(self.store, token, now)
        return [cookie(connection, token)]

    async def come_in(self, connection: Connection, person: str) -> tuple[Person, bool, list[Cookie]]:
        """Make a browser known as a person; return the person, whether it was another before, and the cookies.

        What it held as that other person can be joined with this one; the session it had ends.
        """
        before = await self.known(connection)
        now = self.clock()
        found = await persons.find(self.store, person, now)
        if found is None:
            raise Denied("no-person")
        self.check(found.id, "enter")
        joins = before is not None and await merging.offer(self.store, found.id, before.person.id, now)
        if before is not None:
            await sessions.end(self.store, before.person.id, now, only=before.session.id)
        token, _ = await sessions.begin(self.store, connection.headers.get("user-agent", ""), now, found)
        return found, joins, [cookie(connection, token)]

    async def key_at(self, connection: Connection, table: str) -> str | None:
        """Return the hash of the token of a seat that the asker holds or held at a table; None if there is none."""
        found = await self.known(connection)
        if found is None:
            return None
        key = await seats.key_at(self.store, table, found.person.id)
        return key or await self._key_before(table, found.person)

    async def _key_before(self, table: str, person: Person) -> str | None:
        """Return the hash of the token that a person had at the table of which this is the rematch, if it plays there.

        Whose a seat of a rematch is gets known when its token is shown: by the browser that has it.
        """
        row = await self.store.find(table)
        plan = {} if row is None else json.loads(row.setting)
        if not plan.get("previous"):
            return None
        key = await seats.key_at(self.store, plan["previous"], person.id)
        return key if key in {seat.get("token") for seat in plan["seats"]} else None

    async def shown(self, connection: Connection, table: str, token: str | None) -> PresentedKey:
        """Return with what a client comes to a table: the token it shows, else the seat that its person has there."""
        if token is not None:
            return PresentedKey(hashed(token))
        return PresentedKey(await self.key_at(connection, table), own=True)

    async def sit(self, connection: Connection, table: str, seat: int, token: str) -> list[Cookie]:
        """Note whose a seat is that a request has opened or taken; return the cookies to answer with.

        The seat's token has not been told yet: a database that fails now must not keep it from its owner.
        """
        with suppress(*FAULTS):
            visitor, cookies = await self.enter(connection)
            if visitor is not None:
                await self.take(visitor.person, table, seat, hashed(token))
            return cookies
        return []

    async def arrive(self, connection: Connection, table: str, seat: int, key: str) -> None:
        """Note whose a seat is whose token a socket has shown, given by its hash."""
        with suppress(*FAULTS):
            if cookie_name(connection) not in connection.cookies or await seats.is_taken(self.store, table, key):
                return
            visitor = await self.known(connection)
            if visitor is not None:
                held = seats.HeldSeat(table, key, seat, visitor.person.id, self.clock())
                await seats.take_late(self.store, held)

    async def unheard(self, connection: Connection, table: str, key: str | None) -> frozenset[str]:
        """Return whom the person of a browser, or else of the token that it shows, does not hear at a table."""
        found = await self.known(connection)
        person = None if found is None else found.person.id
        if person is None and key is not None:
            person = await seats.person_of(self.store, table, key)
        return frozenset() if person is None else await marks.unheard_by(self.store, person)

    async def take(self, person: Person, table: str, seat: int, key: str, *, alone: bool = False) -> None:
        """Note whose a seat is, unless it has been noted; ``alone``: at a table where nobody is told anything."""
        await seats.take(self.store, seats.HeldSeat(table, key, seat, person.id, self.clock()), alone=alone)


def from_browser(connection: Connection) -> bool:
    """Whether a page sent a request that writes; programs do not say where their page is from."""
    return "origin" in connection.headers
