"""Claimed names: one to a person, and no two that look alike.

Two names are alike if they differ in case, marks, width, spaces or signs alone, or in letters that Unicode lists as
confusable (``confusables.txt``). What looks like a claimed name is nobody else's to claim, nor to play under.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sqlalchemy import and_, delete, or_, select, update

from liza.people.persons import COLUMNS, Person, read
from liza.store import Store
from liza.store.schema import NAMES, PERSONS
from liza.store.statements import insert_into

MOST: Final = 24
"""Letters of a claimed name."""
LEAST: Final = 2
SHOWN: Final = 30 * 24 * 3_600_000
"""Milliseconds for which the name before is shown, and stays with its person."""
APART: Final = 24 * 3_600_000
"""Milliseconds between two changes."""
_MOST_MARKS: Final = 2
"""Marks on one letter: more pile up over other lines."""
_SIGNS: Final = frozenset(" -'’.·_")
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
"""Letters and marks that are not seen; variation selectors are marks as well, and go with them."""
_RESERVED: Final = ("Liza", "admin", "moderador", "moderadora", "moderator", "operador", "operadora", "operator",
                    "bot", "invitado", "invitada", "guest", "sistema", "system", "tu", "you", "anonimo",
                    "anonymous")  # fmt: skip
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})


class NameRefused(Exception):
    """A name that cannot be claimed; ``code`` names the reason in the server's texts."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code: Final = code


@cache
def _prototypes() -> dict[int, str]:
    text = files("liza.people").joinpath("confusables.txt").read_text(encoding="utf-8")
    rows = (line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    return {ord(sign): look for look, others in rows for sign in others}


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as keys: two names with a key in common are alike; none if it has no letters.

    One key is taken after capitals have become small and one before: LUIS is luis, and Iuis with a capital i too.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN" and sign not in _BLANK)
    found = {_skeleton(letters.casefold()), _skeleton(letters).casefold()}
    return frozenset(found - {""})


def _skeleton(letters: str) -> str:
    plain = unicodedata.normalize("NFD", letters.translate(_prototypes()))
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN")


@cache
def _reserved() -> frozenset[str]:
    return frozenset().union(*map(looks, _RESERVED))


def tidy(name: str) -> str:
    """Return a name as it is claimed: composed, with single spaces; or say what keeps it from being claimed."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not LEAST <= len(name) <= MOST:
        raise NameRefused("name-length")
    marks, turning = 0, set()
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category[0] == "M" else 0
        variant = 0xFE00 <= ord(sign) <= 0xFE0F or 0xE0100 <= ord(sign) <= 0xE01EF
        known = category[0] == "L" or category in {"Nd", "Mn", "Mc"} or sign in _SIGNS
        if not known or sign in _BLANK or variant or marks > _MOST_MARKS:
            raise NameRefused("name-signs")
        if category[0] == "L":
            turning.add(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT)
    if len(turning) != 1 or unicodedata.category(name[0])[0] not in "LN":
        raise NameRefused("name-signs")  # no letter, or letters of both directions, which would change places
    if looks(name) & _reserved():
        raise NameRefused("name-reserved")
    return name


async def claim(store: Store, person: str, name: str, now: int) -> Person:
    """Give a person a name; the one before is shown beside it for a time."""
    name = tidy(name)
    keys = sorted(looks(name))  # in one order everywhere, so that no two who claim wait for each other
    async with store.writing() as connection:
        living = and_(PERSONS.c.id == person, PERSONS.c.deleted.is_(None), PERSONS.c.merged.is_(None))
        mine = (await connection.execute(select(*COLUMNS).where(living).with_for_update())).first()
        if mine is None:
            raise NameRefused("no-person")
        held, since = mine[2], mine[4]
        again = held is not None and bool(looks(held) & set(keys))
        if held is not None and not again and since is not None and since - SHOWN + APART > now:
            raise NameRefused("name-soon")
        await connection.execute(delete(NAMES).where(NAMES.c.key.in_(keys), NAMES.c.until <= now))
        rows = [{"key": key, "person": person, "until": None} for key in keys]
        wanted = insert_into(connection, NAMES).values(rows)
        await connection.execute(wanted.on_conflict_do_nothing())
        owners = set((await connection.execute(select(NAMES.c.person).where(NAMES.c.key.in_(keys)))).scalars())
        if owners != {person}:
            raise NameRefused("name-taken")
        own = NAMES.c.person == person
        old = and_(own, NAMES.c.until.is_(None), NAMES.c.key.not_in(keys))
        await connection.execute(update(NAMES).where(old).values(until=now + SHOWN))
        await connection.execute(update(NAMES).where(own, NAMES.c.key.in_(keys)).values(until=None))
        values: dict[str, Any] = {"name": name}
        if held is not None and not again:
            values |= {"previous": held, "previous_until": now + SHOWN}
        changed = update(PERSONS).where(PERSONS.c.id == person).values(values).returning(*COLUMNS)
        row = (await connection.execute(changed)).one()
        return read((row[0], row[1], row[2], row[3], row[4]), now)


async def holder(store: Store, name: str, now: int) -> str | None:
    """Return the person that has claimed a name; None if there is none."""
    own = or_(NAMES.c.until.is_(None), NAMES.c.until > now)
    async with store.reading() as connection:
        wanted = select(NAMES.c.person).where(NAMES.c.key.in_(sorted(looks(name))), own).limit(1)
        person: str | None = (await connection.execute(wanted)).scalar()
        return person


async def unlike_claimed(store: Store, names: Sequence[str], now: int, person: str | None = None) -> list[str]:
    """Return names to play under, with a number behind those that look like one that another person has claimed."""
    tries = {name: [name, *(f"{name[:MOST]} {number}" for number in range(2, 10))] for name in names if name}
    keys = {key for some in tries.values() for one in some for key in looks(one)}
    if not keys:
        return list(names)
    claimed = select(NAMES.c.key).where(NAMES.c.key.in_(keys), or_(NAMES.c.until.is_(None), NAMES.c.until > now))
    if person is not None:
        claimed = claimed.where(NAMES.c.person != person)
    async with store.reading() as connection:
        taken = set((await connection.execute(claimed)).scalars())
    return [next((one for one in tries[name] if not looks(one) & taken), "") if name else "" for name in names]
