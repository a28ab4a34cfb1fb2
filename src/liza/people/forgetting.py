"""Deleting a person: all that is known goes at once, and then the name from each game, which stays.

What is left to be done stands in ``forgetting``, so that a process that stops in the middle loses none of it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import and_, delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.match.log import SitDownEntry
from liza.people.companions import forget_invitations
from liza.people.groups import forget_members
from liza.people.names import SHOWN
from liza.store import Store
from liza.store.civil.marks import forget_marks
from liza.store.civil.reports import forget_reporter
from liza.store.results import daily_plays, rated
from liza.store.schema import (
    ARCHIVE,
    BANS,
    CHAT,
    EXERCISE_TRIES,
    FORGETTING,
    LINKS,
    MAILBOXES,
    MOVES,
    NAMES,
    NOTICE_WISHES,
    NOTICES,
    OFFERS,
    PASSKEYS,
    PERSONS,
    PLAY_WISHES,
    PROFILES,
    PUSH_SUBSCRIPTIONS,
    RECOVERY,
    SESSIONS,
    SNAPSHOTS,
    TABLE_PERSONS,
    TABLE_WEBHOOKS,
    TABLES,
)
from liza.store.statements import packed, unpacked

MOST: Final = 20
"""Games from which names are taken in one go."""
_PERSON: Final = "person"
_OWN: Final = (
    SESSIONS, PASSKEYS, RECOVERY, LINKS, NOTICES, NOTICE_WISHES, PUSH_SUBSCRIPTIONS, TABLE_WEBHOOKS,
    MAILBOXES, PLAY_WISHES, PROFILES, EXERCISE_TRIES,
)  # fmt: skip
"""What is a person's alone, by the column ``person``."""


async def forget_person(store: Store, person: str, now: int) -> None:
    """Delete everything that is known of a person; its id stays, so that its games say that one person played them.

    Its name stays nobody's for a time, so that no other can take its place on the next day.
    """
    async with store.writing() as connection:
        alive = and_(PERSONS.c.id == person, PERSONS.c.deleted.is_(None))
        gone = {"deleted": now, "name": None, "previous": None, "previous_until": None}
        await connection.execute(update(PERSONS).where(alive).values(gone))
        await connection.execute(update(NAMES).where(NAMES.c.person == person).values(until=now + SHOWN))
        for table in _OWN:
            await connection.execute(delete(table).where(table.c.person == person))
        await rated.forget_person(connection, person)
        await daily_plays.forget_person(connection, person)
        await forget_marks(connection, [person])
        await forget_members(connection, [person])
        await forget_reporter(connection, person)
        await forget_invitations(connection, [person])
        await connection.execute(delete(BANS).where(BANS.c.address == person))
        await connection.execute(delete(OFFERS).where(OFFERS.c.kept == person))
        await connection.execute(delete(OFFERS).where(OFFERS.c.other == person))
        left = select(TABLE_PERSONS.c.table_id, TABLE_PERSONS.c.key, literal(person)).where(
            TABLE_PERSONS.c.person == person
        )
        await connection.execute(insert(FORGETTING).from_select(["table_id", "key", "person"], left))


async def forget_names(store: Store, most: int = MOST) -> list[str]:
    """Take the names of deleted persons out of some games; return those games, none when all is done."""
    async with store.writing() as connection:
        page = select(FORGETTING.c.table_id, FORGETTING.c.key).limit(most)
        rows = [(row[0], row[1]) for row in await connection.execute(page)]
    for table, key in rows:
        async with store.writing() as connection:
            await _forget_at(connection, table, key)
            done = and_(FORGETTING.c.table_id == table, FORGETTING.c.key == key)
            await connection.execute(delete(FORGETTING).where(done))
    return sorted({table for table, _ in rows})


async def _forget_at(connection: AsyncConnection, table: str, key: str) -> None:
    """Take the name of who held a token, given by its hash, out of one game: from its plan, its log and its chat."""
    row = (await connection.execute(select(TABLES.c.setting, TABLES.c.seats).where(TABLES.c.id == table))).first()
    if row is None:
        return
    setting, seats = json.loads(row.setting), json.loads(row.seats)
    names: set[str] = set()
    for seat in setting.get("seats", []):
        if seat.get("token") == key:
            names.add(str(seat.get("name", "")))
            seat.update(name="", claimed=False)
    found = MOVES.c.table_id == table, MOVES.c.kind == "sit", MOVES.c.body.startswith(f"{key} ")
    for move in (await connection.execute(select(MOVES.c.n, MOVES.c.body).where(*found))).all():
        sits = SitDownEntry.of_body(move.body)
        names.add(sits.name)
        here = and_(MOVES.c.table_id == table, MOVES.c.n == move.n)
        await connection.execute(update(MOVES).where(here).values(body=_nameless(sits)))
    archived = (await connection.execute(select(ARCHIVE.c.log).where(ARCHIVE.c.table_id == table))).scalar()
    if archived is not None:
        entries = unpacked(archived)
        sat = [at for at, one in enumerate(entries) if one.kind == "sit" and one.body.startswith(f"{key} ")]
        for at in sat:
            sits = SitDownEntry.of_body(entries[at].body)
            names.add(sits.name)
            entries[at] = entries[at]._replace(body=_nameless(sits))
        if sat:
            await connection.execute(update(ARCHIVE).where(ARCHIVE.c.table_id == table).values(log=packed(entries)))
    names.discard("")
    for seat in seats:
        if seat[0] == _PERSON and seat[1] in names:
            seat[1] = ""
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table).values(setting=_written(setting), seats=_written(seats))
    )
    said = and_(CHAT.c.table_id == table, CHAT.c.name.in_(names))
    await connection.execute(update(CHAT).where(said).values(name=""))
    await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))


def _nameless(sits: SitDownEntry) -> str:
    return sits._replace(name="", claimed=False).to_body()


def _written(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
