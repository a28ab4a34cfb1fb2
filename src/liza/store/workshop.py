"""What people of the workshop keep: pictures, each once, and packs that they are drawing up.

Both stand on one shelf: what each address keeps there, and all of them, is summed up as it changes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Table, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.kernel.base.errors import LizaError
from liza.store.base import Store
from liza.store.schema import DRAFTS, IMAGES, SHELF

_ALL: Final = "*"
"""Under which name the shelf has the sum of all owners."""
_LEFT: Final = 16
"""The fuller the shelf, the less of it an owner gets: a sixteenth of what is left, so that it is never full."""
_DAY: Final = 24 * 3_600_000
_AT_ONCE: Final = 20
_ADD: Final = text(
    "INSERT INTO shelf (owner, bytes) VALUES (:owner, :bytes) "
    "ON CONFLICT (owner) DO UPDATE SET bytes = shelf.bytes + excluded.bytes RETURNING bytes"
)


class StorageFull(LizaError):
    """There is no more room on the shelf for what an owner brings."""


class StorageLimits(NamedTuple):
    """How many bytes may be kept."""

    one: int
    """By one owner."""
    all: int
    """By all of them."""


class StoredDraft(NamedTuple):
    """A pack that is being drawn up."""

    id: str
    game: str
    key: str
    """The hash of the token with which it is written."""
    body: str
    owner: str
    at: int
    size: int = 0
    """How many bytes of the shelf it takes."""


async def keep_image(store: Store, hash: str, data: bytes, owner: str, at: int, room: StorageLimits) -> None:
    """Keep a picture, unless it is there; then it counts as brought again."""
    async with store.writing() as connection:
        if (await connection.execute(update(IMAGES).where(IMAGES.c.hash == hash).values(at=at))).rowcount:
            return
        await _put(connection, owner, len(data), room)
        try:
            async with connection.begin_nested():
                row = {"hash": hash, "data": data, "size": len(data), "owner": owner, "at": at}
                await connection.execute(insert(IMAGES).values(row))
        except IntegrityError:  # another request has just stored the same
            await _add(connection, owner, -len(data))


async def image(store: Store, hash: str, now: int) -> bytes | None:
    """Return a picture; it is noted once a day that it is looked at."""
    async with store.reading() as connection:
        row = (await connection.execute(select(IMAGES.c.data, IMAGES.c.at).where(IMAGES.c.hash == hash))).first()
    if row is None:
        return None
    if row[1] < now - _DAY:
        async with store.writing() as connection:
            await connection.execute(update(IMAGES).where(IMAGES.c.hash == hash).values(at=now))
    data: bytes = row[0]
    return data


async def kept_bytes(store: Store, owner: str | None = None) -> int:
    """Return how much room an owner takes on the shelf, or all of them together."""
    wanted = select(SHELF.c.bytes).where(SHELF.c.owner == (_ALL if owner is None else owner))
    async with store.reading() as connection:
        return int(await connection.scalar(wanted) or 0)


async def check_room(store: Store, owner: str, room: StorageLimits) -> None:
    """Raise ``StorageFull`` where an owner can bring no more, before any work is done for it."""
    if await kept_bytes(store, owner) >= _share(await kept_bytes(store), room):
        raise StorageFull("The shelf is full.")


async def keep_draft(store: Store, draft: StoredDraft, room: StorageLimits) -> None:
    """Keep a new draft."""
    size = len(draft.body.encode())
    async with store.writing() as connection:
        await connection.execute(insert(DRAFTS).values(draft._replace(size=size)._asdict()))
        await _put(connection, draft.owner, size, room)


async def change_draft(store: Store, draft: StoredDraft, body: str, at: int, room: StorageLimits) -> None:
    """Keep how a draft is now."""
    size = len(body.encode())
    same = DRAFTS.c.id == draft.id, DRAFTS.c.size == draft.size
    async with store.writing() as connection:
        changed = await connection.execute(update(DRAFTS).where(*same).values(body=body, at=at, size=size))
        if changed.rowcount:  # otherwise another request has just changed it: the later one stays
            await _put(connection, draft.owner, size - draft.size, room)


async def draft(store: Store, id: str) -> StoredDraft | None:
    """Return a draft."""
    columns = [DRAFTS.c[name] for name in StoredDraft._fields]
    async with store.reading() as connection:
        row = (await connection.execute(select(*columns).where(DRAFTS.c.id == id))).first()
    return None if row is None else StoredDraft(*row)


async def drafts_of(store: Store, owner: str) -> int:
    """Return how many drafts an owner has here."""
    wanted = select(func.count()).select_from(DRAFTS).where(DRAFTS.c.owner == owner)
    async with store.reading() as connection:
        return int(await connection.scalar(wanted) or 0)


async def forget_draft(store: Store, id: str) -> None:
    """Delete a draft."""
    async with store.writing() as connection:
        await _clear(connection, DRAFTS, "id", [id])


async def forget_old(store: Store, before: int, most: int = _AT_ONCE) -> int:
    """Delete some drafts not changed, and pictures not looked at, since a time; return how many."""
    found = 0
    for table, key in ((DRAFTS, "id"), (IMAGES, "hash")):
        old = select(table.c[key]).where(table.c.at < before).order_by(table.c.at).limit(most)
        async with store.writing() as connection:
            keys = list((await connection.execute(old)).scalars())
            await _clear(connection, table, key, keys)
        found += len(keys)
    return found


async def _clear(connection: AsyncConnection, table: Table, key: str, keys: list[str]) -> None:
    gone = delete(table).where(table.c[key].in_(keys)).returning(table.c.owner, table.c.size)
    for owner, size in (await connection.execute(gone)).all():
        await _add(connection, owner, -size)


async def _put(connection: AsyncConnection, owner: str, size: int, room: StorageLimits) -> None:
    """Add to the sums, or raise ``StorageFull``: then the transaction is not stored."""
    own, all = await _add(connection, owner, size)
    if size > 0 and own > _share(all - size, room):
        raise StorageFull("The shelf is full.")


async def _add(connection: AsyncConnection, owner: str, size: int) -> tuple[int, int]:
    own = (await connection.execute(_ADD, {"owner": owner, "bytes": size})).scalar_one()
    all = (await connection.execute(_ADD, {"owner": _ALL, "bytes": size})).scalar_one()
    return int(own), int(all)


def _share(all: int, room: StorageLimits) -> int:
    return min(room.one, max(0, room.all - all) // _LEFT)
