"""Bans by person: they hold for every browser in which a person is known, and for every seat that is or was theirs."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Final

from liza.people import names, persons, seats, sessions
from liza.server.people.visitors import Connection, Visitors
from liza.server.protocol.limits import address_of, counted_as
from liza.store import Store
from liza.store.operators.orders import Ban, bans

_BY_NAME: Final = "@"
_OPEN: Final = {"/api/me", "/api/me/decisions"}
"""What a banned person is still answered, besides pages: who they are, and why they are banned."""


def is_address(target: str) -> bool:
    """Whether a ban is for an address; else it is for a person, by the id."""
    try:
        ipaddress.ip_network(target)
    except ValueError:
        return False
    return True


async def target_of(store: Store, text: str, now: int) -> str | None:
    """Return what a ban is for: an address as it is counted, or a person's id, also by ``@`` and the claimed name.

    None if there is no such person. What is banned already is found by the text that the list of bans shows.
    """
    if is_address(text):
        return counted_as(text)
    if text.startswith(_BY_NAME):
        return await names.holder(store, text.removeprefix(_BY_NAME), now)
    found = await persons.find(store, text, now)
    if found is not None:
        return found.id
    return text if text in {ban.target for ban in await bans(store, now)} else None


async def persons_at(store: Store, table: str, now: int) -> list[tuple[int, int, str]]:
    """Return since when a seat of a table is or was whose: the time, the seat, the person's id and claimed name."""
    held = await seats.persons_at(store, table)
    named = await seats.named(store, [seat.person for seat in held], now)
    names_of = {id: person.name for id, person in named.items() if person.name}
    return [(seat.since, seat.seat, f"{seat.person} {names_of.get(seat.person, '')}".strip()) for seat in held]


class PersonBans:
    """Refuses banned and silenced persons; while no person is banned, no statement is sent."""

    def __init__(self, visitors: Visitors, holding: Callable[[], list[Ban]], check: Callable[[str, str], None]) -> None:
        self._visitors: Final = visitors
        self._holding: Final = holding
        """Returns the bans that hold."""
        self._check: Final = check
        """Refuses an address or a person's id that is banned from what is named."""

    async def check(self, connection: Connection) -> None:
        """Refuse a browser of a banned person whatever the site does; why it does so may be read."""
        path = connection.scope["path"]
        reads = connection.scope.get("method") == "GET" and (path in _OPEN or not path.startswith("/api/"))
        if self._any() and not reads:
            found = await self._visitors.known(connection)
            if found is not None:
                self._check(found.person.id, "enter")

    async def check_seat(self, connection: Connection, table: str, key: str, what: str) -> None:
        """Refuse who shows a seat's token, given by its hash: the address, or the person that the seat is noted for."""
        self._check(address_of(connection), what)
        if self._any():
            person = await seats.person_of(self._visitors.store, table, key)
            if person is not None:
                self._check(person, what)

    async def held_by(self, person: str) -> frozenset[str]:
        """Return the hashes of all that lets a person in: cookies of browsers, tokens of seats."""
        store = self._visitors.store
        held = await seats.seats_of(store, person, most=seats.MOST_COUNTED)
        return frozenset([*(seat.key for seat in held), *await sessions.keys_of(store, person)])

    def _any(self) -> bool:
        return any(not is_address(ban.target) for ban in self._holding())
