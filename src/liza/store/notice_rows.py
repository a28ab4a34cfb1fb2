"""What is to be told of a slow table, and how it is kept: with the entry that causes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Delete, Insert, bindparam, case, delete, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.schema import NOTICES, TABLE_PERSONS, TABLE_WEBHOOKS

TURN: Final = "turn"
"""A notice that a seat is to decide; ``over``: that the game has ended."""
OVER: Final = "over"
HOOK_TURN: Final = "hook-turn"
"""The same for the table's webhook."""
HOOK_OVER: Final = "hook-over"
_HOOKS: Final = frozenset({HOOK_TURN, HOOK_OVER})


class NewNotice(NamedTuple):
    """Something to be told of a slow table."""

    seat: int
    what: str
    key: str
    """The hash of the token that plays the seat: its person is told. Empty where the table's webhook is."""
    n: int
    """The entry since which the seat is deciding, or that ended the game."""
    at: int
    until: int | None
    """When the decision is missed."""
    due: int
    """When it is told."""
    remind: int | None
    """When the deadline is told once more."""


def _parameter(name: str) -> Any:
    return bindparam(name, type_=NOTICES.c[name].type)


_PERSON: Final = (
    select(TABLE_PERSONS.c.person)
    .where(TABLE_PERSONS.c.table_id == _parameter("table_id"), TABLE_PERSONS.c.key == _parameter("key"))
    .scalar_subquery()
)
_GIVEN: Final = ("table_id", *NewNotice._fields)
_FRESH: Final[Mapping[str, Any]] = {"stage": 0, "lease": 0, "tries": 0, "told": ""}


def _instead(row: Any) -> Any:
    """Say what becomes of an older notice: what was told of the same decision is not told again."""
    new = row.excluded
    untold = (NOTICES.c.stage == 0) & NOTICES.c.due.is_not(None)
    same = NOTICES.c.n == new.n
    plain = {name: new[name] for name in ("person", "key", "n", "until", "remind", "lease", "tries", "told")}
    return row.on_conflict_do_update(
        index_elements=["table_id", "seat", "what"],
        set_={
            **plain,
            "at": case((same, NOTICES.c.at), else_=new.at),
            "due": case((~same, new.due), (untold, NOTICES.c.due), else_=new.remind),
            "remind": case((same & ~untold, None), else_=new.remind),
            "stage": case((same & ~untold, 1), else_=0),
        },
    )


def _add(dialect: Any) -> Insert:
    """Return the statement that adds a notice for the person of a seat."""
    values = {name: _parameter(name) for name in _GIVEN}
    added: Insert = _instead(dialect.insert(NOTICES).values(**values, **_FRESH, person=_PERSON))
    return added


def _add_for_hook(dialect: Any) -> Insert:
    """Return the statement that adds a notice for the webhook of a table, where it has one."""
    names = [*_GIVEN, *_FRESH, "person"]
    fresh = [literal(value, NOTICES.c[name].type).label(name) for name, value in {**_FRESH, "person": ""}.items()]
    told = TABLE_WEBHOOKS.c.table_id == _parameter("table_id")
    row = select(*map(_parameter, _GIVEN), *fresh).where(told)
    added: Insert = _instead(dialect.insert(NOTICES).from_select(names, row))
    return added


ADD_NOTICE: Final = {dialect.__name__.rpartition(".")[2]: _add(dialect) for dialect in (postgresql, sqlite)}
"""Adds a notice for the person of a seat, or puts it in the place of an older one; by the name of the database."""
ADD_HOOK_NOTICE: Final = {
    dialect.__name__.rpartition(".")[2]: _add_for_hook(dialect) for dialect in (postgresql, sqlite)
}
DROP_NOTICES: Final[Delete] = delete(NOTICES).where(
    NOTICES.c.table_id == _parameter("table_id"),
    NOTICES.c.seat == _parameter("seat"),
    or_(NOTICES.c.what == TURN, NOTICES.c.what == HOOK_TURN),
)
"""Deletes what was to be told of a decision that has been made."""


def notice_rows(table_id: str, notices: Iterable[NewNotice], *, hooks: bool) -> list[dict[str, Any]]:
    """Return the parameters of the statements that add notices: of those for webhooks, or of the others."""
    return [{"table_id": table_id, **one._asdict()} for one in notices if (one.what in _HOOKS) == hooks]


async def keep_notices(connection: AsyncConnection, table_id: str, notices: Sequence[NewNotice]) -> None:
    """Keep what is to be told of a table."""
    for statements, hooks in ((ADD_NOTICE, False), (ADD_HOOK_NOTICE, True)):
        if rows := notice_rows(table_id, notices, hooks=hooks):
            await connection.execute(statements[connection.dialect.name], rows)
