"""What people of the workshop keep: pictures, each once, and packs that they are drawing up."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from liza.store.base import Store
from liza.store.schema import DRAFTS, IMAGES


class Kept(NamedTuple):
    """A pack that is being drawn up."""

    id: str
    game: str
    key: str
    """The hash of the token with which it is written."""
    body: str
    owner: str
    at: int


async def keep_image(store: Store, hash: str, data: bytes, owner: str, at: int) -> None:
    """Keep a picture, unless it is there; then it counts as brought again."""
    async with store.writing() as connection:
        try:
            async with connection.begin_nested():
                row = {"hash": hash, "data": data, "size": len(data), "owner": owner, "at": at}
                await connection.execute(insert(IMAGES).values(row))
        except IntegrityError:
            await connection.execute(update(IMAGES).where(IMAGES.c.hash == hash).values(at=at))


async def image(store: Store, hash: str) -> bytes | None:
    """Return a picture."""
    async with store.reading() as connection:
        found: bytes | None = await connection.scalar(select(IMAGES.c.data).where(IMAGES.c.hash == hash))
    return found


async def image_bytes(store: Store, owner: str | None = None) -> int:
    """Return how much room the pictures of an owner take, or all of them."""
    wanted = select(func.coalesce(func.sum(IMAGES.c.size), 0))
    async with store.reading() as connection:
        return int(await connection.scalar(wanted if owner is None else wanted.where(IMAGES.c.owner == owner)) or 0)


async def keep_draft(store: Store, draft: Kept) -> None:
    """Keep a new draft."""
    async with store.writing() as connection:
        await connection.execute(insert(DRAFTS).values(draft._asdict()))


async def change_draft(store: Store, id: str, body: str, at: int) -> None:
    """Keep how a draft is now."""
    async with store.writing() as connection:
        await connection.execute(update(DRAFTS).where(DRAFTS.c.id == id).values(body=body, at=at))


async def draft(store: Store, id: str) -> Kept | None:
    """Return a draft."""
    columns = [DRAFTS.c[name] for name in Kept._fields]
    async with store.reading() as connection:
        row = (await connection.execute(select(*columns).where(DRAFTS.c.id == id))).first()
    return None if row is None else Kept(*row)


async def drafts_of(store: Store, owner: str) -> int:
    """Return how many drafts an owner has here."""
    wanted = select(func.count()).select_from(DRAFTS).where(DRAFTS.c.owner == owner)
    async with store.reading() as connection:
        return int(await connection.scalar(wanted) or 0)


async def forget_draft(store: Store, id: str) -> None:
    """Delete a draft."""
    async with store.writing() as connection:
        await connection.execute(delete(DRAFTS).where(DRAFTS.c.id == id))


async def forget_old(store: Store, before: int) -> None:
    """Delete drafts that nobody has changed, and pictures that nobody has brought, since a time."""
    async with store.writing() as connection:
        await connection.execute(delete(DRAFTS).where(DRAFTS.c.at < before))
        await connection.execute(delete(IMAGES).where(IMAGES.c.at < before))
