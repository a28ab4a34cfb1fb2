"""Who has a seat or has said something at a table, for those who may see that table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request

from liza.match.table import Table
from liza.people import companions, seats
from liza.server.base.tokens import hashed
from liza.server.protocol.bearer import bearer
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.repository import plan_of
from liza.store import Store, StoredTable
from liza.store.civil import marks

AnyRequest = Request[Any, Any, Any]
_PERSON: Final = "person"


class SeatHolder(NamedTuple):
    """Whoever has a seat."""

    person: str | None
    """None for a bot, and for who plays as a guest."""
    name: str
    human: bool = True
    """Whether it is or was anybody at all, and not a bot or an open seat."""


async def seen_table(hub: Hub, table: str, person: str | None, request: AnyRequest) -> StoredTable:
    """Return the row of a table that who asks may see: a public one, one of theirs, or by its token."""
    row = await hub.repository.row(table)
    token = bearer(request)
    if token is None and not plan_of(row).public:
        key = None if person is None else await seats.key_of(hub.store, table, person)
    else:
        key = None if token is None else hashed(token)
    await hub.repository.check_key(row, key)
    return row


async def seat_holder(hub: Hub, row: StoredTable, seat: int) -> SeatHolder:
    """Return who has a seat of a table, or had it when the game ended."""
    shown: list[tuple[str, str]] = msgspec.json.decode(row.seats, type=list[tuple[str, str]])
    if seat >= len(shown):
        raise Denied("no-seat")
    if row.status == "over":
        kind, name = shown[seat]
        person = await companions.person_of_result(hub.store, row.id, seat)
        human = kind == _PERSON or person is not None
        return SeatHolder(person, name if kind == _PERSON else "", human)
    live = await hub.live(row.id)
    await hub.catch_up(live)
    chair = live.table.chairs[seat]
    person = await seats.person_of(hub.store, row.id, chair.token) if chair.token else None
    return SeatHolder(person, chair.name, bool(chair.token))


async def chat_author(hub: Hub, table: str, number: int) -> SeatHolder:
    """Return who said something at a table."""
    found = await companions.author_of(hub.store, table, number)
    if found is None:
        raise Denied("not-found")
    return SeatHolder(found.person, found.name)


async def check_let_in(store: Store, table: Table, person: str) -> None:
    """Refuse a seat to a person whom the table's opener or host has blocked, as if there were none."""
    opened = next((chair.token for chair in table.setting.chairs if chair.token), "")
    hosts = {opened, "" if table.host is None else table.chairs[table.host].token}
    await _refuse_blocked(store, table.setting.id, hosts, person, "full")


async def check_rematch(store: Store, table: Table, key: str) -> None:
    """Refuse the proposal of a rematch that would seat a person with one whom that person has blocked."""
    person = await seats.person_of(store, table.setting.id, key)
    if person is not None:
        there = {chair.token for chair in table.chairs if chair.token and not chair.left}
        await _refuse_blocked(store, table.setting.id, there, person, "no-rematch")


async def _refuse_blocked(store: Store, table: str, keys: set[str], person: str, code: str) -> None:
    held = await seats.persons_at(store, table)
    by: Sequence[str] = sorted({seat.person for seat in held if seat.key in keys} - {person})
    if by and await marks.is_blocked(store, person, by):
        raise Denied(code)
