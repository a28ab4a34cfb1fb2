"""Where a table tells a chat: one address for each table, which its players set."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, select

from liza.store import Store
from liza.store.schema import TABLE_WEBHOOKS
from liza.store.statements import insert_into


class Webhook(NamedTuple):
    """Where a table tells a chat, and how."""

    table_id: str
    format: str
    """``discord``, ``matrix`` or ``plain``."""
    url: str
    origin: str
    """The address of the site where it was set: links lead there."""
    language: str
    person: str | None
    """Who has set it; None for a guest."""


_COLUMNS: Final = tuple(TABLE_WEBHOOKS.c[name] for name in Webhook._fields)


async def webhook_of(store: Store, table_id: str) -> Webhook | None:
    """Return where a table tells a chat."""
    async with store.reading() as connection:
        row = (await connection.execute(select(*_COLUMNS).where(TABLE_WEBHOOKS.c.table_id == table_id))).first()
    return None if row is None else Webhook(*row)


async def set_webhook(store: Store, hook: Webhook) -> None:
    """Let a table tell a chat from now on, instead of the one before."""
    values = hook._asdict()
    async with store.writing() as connection:
        row = insert_into(connection, TABLE_WEBHOOKS).values(values)
        await connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=values))


async def drop_webhook(store: Store, table_id: str) -> None:
    """Let a table tell no chat any more."""
    async with store.writing() as connection:
        await connection.execute(delete(TABLE_WEBHOOKS).where(TABLE_WEBHOOKS.c.table_id == table_id))
