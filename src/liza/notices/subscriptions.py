"""The browsers that a person has asked to show notices. Each belongs to a session, and is silent once that ends."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, select

from liza.people.sessions import LASTS
from liza.store import Store
from liza.store.schema import PUSH_SUBSCRIPTIONS, SESSIONS
from liza.store.statements import insert_into

MOST: Final = 10
"""How many browsers of one person are told; a further one takes the place of the oldest."""
_ID_BYTES: Final = 9


class Subscription(NamedTuple):
    """A browser that shows notices."""

    id: str
    person: str
    session: str
    """The hash of the session's cookie."""
    endpoint: str
    p256dh: str
    auth: str
    """The address, the key and the secret that the browser gave."""
    origin: str
    """The address of the site where it was made."""
    device: str
    language: str
    since: int


_COLUMNS: Final = tuple(PUSH_SUBSCRIPTIONS.c[name] for name in Subscription._fields)
_OTHERS: Final = tuple(name for name in Subscription._fields if name not in {"id", "endpoint"})


def new_subscription_id() -> str:
    """Return an id for a subscription."""
    return secrets.token_urlsafe(_ID_BYTES)


async def subscribe(store: Store, wanted: Subscription) -> None:
    """Keep a subscription; an endpoint that is known belongs to who shows it last."""
    mine = PUSH_SUBSCRIPTIONS.c.person == wanted.person
    async with store.writing() as connection:
        await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.session == wanted.session))
        row = insert_into(connection, PUSH_SUBSCRIPTIONS).values(wanted._asdict())
        new = {name: row.excluded[name] for name in _OTHERS}
        await connection.execute(row.on_conflict_do_update(index_elements=["endpoint"], set_=new))
        latest = select(PUSH_SUBSCRIPTIONS.c.id).where(mine).order_by(PUSH_SUBSCRIPTIONS.c.since.desc()).limit(MOST)
        kept = list((await connection.execute(latest)).scalars())
        await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(mine, PUSH_SUBSCRIPTIONS.c.id.not_in(kept)))


async def subscriptions_of(store: Store, person: str, now: int) -> list[Subscription]:
    """Return the browsers of a person whose sessions have not ended, the latest first."""
    open_still = and_(
        SESSIONS.c.key == PUSH_SUBSCRIPTIONS.c.session,
        SESSIONS.c.person == PUSH_SUBSCRIPTIONS.c.person,
        SESSIONS.c.ended.is_(None),
        SESSIONS.c.seen > now - LASTS,
    )
    wanted = select(*_COLUMNS).join(SESSIONS, open_still).where(PUSH_SUBSCRIPTIONS.c.person == person)
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(PUSH_SUBSCRIPTIONS.c.since.desc()).limit(MOST))
        return [Subscription(*row) for row in rows]


async def unsubscribe(store: Store, person: str, id: str) -> bool:
    """Forget a browser of a person; False if there is none of that id."""
    mine = and_(PUSH_SUBSCRIPTIONS.c.person == person, PUSH_SUBSCRIPTIONS.c.id == id)
    async with store.writing() as connection:
        return bool((await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(mine))).rowcount)


async def drop_endpoint(store: Store, endpoint: str) -> None:
    """Forget a browser whose service says that it is gone."""
    async with store.writing() as connection:
        gone = PUSH_SUBSCRIPTIONS.c.endpoint == endpoint
        await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(gone))


async def sweep_subscriptions(store: Store, after: str, most: int = 100) -> str | None:
    """Delete subscriptions whose session has ended or is gone, of those after an id; None where there are no more."""
    page = select(PUSH_SUBSCRIPTIONS.c.id, PUSH_SUBSCRIPTIONS.c.session).where(PUSH_SUBSCRIPTIONS.c.id > after)
    async with store.writing() as connection:
        rows = (await connection.execute(page.order_by(PUSH_SUBSCRIPTIONS.c.id).limit(most))).all()
        there = select(SESSIONS.c.key).where(SESSIONS.c.key.in_([row[1] for row in rows]), SESSIONS.c.ended.is_(None))
        lasting = set((await connection.execute(there)).scalars())
        gone = [row[0] for row in rows if row[1] not in lasting]
        await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id.in_(gone)))
    return rows[-1][0] if len(rows) == most else None
