"""What is asked and answered over HTTP about playing now."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, put
from litestar.datastructures import Cookie

from liza.people.persons import Person
from liza.people.play_wishes import StoredWish, note_seen, state_wish, take_back, wish_of, wishes_from
from liza.server.matching.match_maker import HERE, SLOW_WAITS, MatchMaker, bots_in, stated_wish
from liza.server.packs.pack_cache import bound_game
from liza.server.people.visitors import Visitors
from liza.server.protocol.company.wish_bodies import StateWish, WishInfo
from liza.server.protocol.denied import Denied
from liza.server.protocol.limits import address_of
from liza.server.tables.sweeping import check_room
from liza.server.tables.table_plan import TablePlan, clean_name

AnyRequest = Request[Any, Any, Any]
_OWN: Final = {"Cache-Control": "no-store"}
_MOST: Final = 60
"""Wishes of one address: a class that plays all at once."""
_NOTED_EVERY: Final = 8_000
"""Milliseconds after which it is noted again that a page still waits."""


@get("/api/me/wish", tags=["matching"])
async def get_wish(maker: MatchMaker, person: Person | None) -> Response[WishInfo]:
    """How it stands with the wish of the person who asks; by asking, a page says that it still waits."""
    return await _told(maker, person, [])


@put("/api/me/wish", tags=["matching"])
async def put_wish(data: StateWish, maker: MatchMaker, visitors: Visitors, request: AnyRequest) -> Response[WishInfo]:
    """State what one would like to play now, or change it."""
    _check(data)
    store, now, owner = maker.hub.store, visitors.clock(), address_of(request)
    await check_room(maker.hub, owner, bots_alone=False)
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("wish-guest")
    full = await wishes_from(store, owner, now, _MOST) >= _MOST and await wish_of(store, visitor.person.id) is None
    if full or not maker.stated.take(owner):
        raise Denied("many-wishes")
    [name], claimed = await visitors.named(request, [clean_name(data.name)])
    wanted = msgspec.json.encode(msgspec.structs.replace(data, name="")).decode()
    wish = StoredWish(visitor.person.id, wanted, name, claimed, owner, now, now, _until(data, now))
    await state_wish(store, wish)
    maker.changed()
    return await _told(maker, visitor.person, cookies)


@delete("/api/me/wish", tags=["matching"], status_code=200)
async def delete_wish(maker: MatchMaker, person: Person | None) -> Response[WishInfo]:
    """Take the wish back, or say that one has come to the table."""
    if person is not None:
        await take_back(maker.hub.store, person.id)
        maker.changed()
    return await _told(maker, None, [])


def _check(wanted: StateWish) -> None:
    sizes = {size for game in wanted.games for size in bound_game(game, None).seats}
    if not any(wanted.least <= size <= wanted.most for size in sizes):
        raise Denied("wish-seats")


def _until(wanted: StateWish, now: int) -> int:
    return now + (HERE if wanted.pace == "live" else SLOW_WAITS)


async def _told(maker: MatchMaker, person: Person | None, cookies: list[Cookie]) -> Response[WishInfo]:
    """Return what is told to a person, and to nobody else."""
    row = None if person is None else await wish_of(maker.hub.store, person.id)
    now = maker.hub.repository.clock()
    wanted = None if row is None or row.until <= now else stated_wish(row)
    if row is None or wanted is None:
        told = WishInfo("none", None, 0, None, *await maker.counts())
    elif row.table_id is not None and row.seat is not None:
        told = await _found(maker, row, row.table_id, row.seat, now)
    else:
        if now - row.seen >= _NOTED_EVERY:
            await note_seen(maker.hub.store, row.person, now, max(row.until, _until(wanted, now)))
        waited = max(0, now - row.since) // 1000
        told = WishInfo("waiting", wanted, waited, bots_in(row, wanted, now), *await maker.counts())
    return Response(told, headers=_OWN, cookies=cookies)


async def _found(maker: MatchMaker, row: StoredWish, table: str, seat: int, now: int) -> WishInfo:
    """Return the table that was found, which is opened now where a process was killed before it could."""
    if row.plan is not None:
        await maker.open(table, row.plan)
        game = msgspec.json.decode(row.plan, type=TablePlan).game
    else:
        game = (await maker.hub.repository.row(table)).game
    waited = max(0, now - row.since) // 1000
    counts = await maker.counts()
    token = await maker.token_of(table, seat)
    return WishInfo("found", None, waited, None, *counts, game=game, table=table, seat=seat, token=token)


WISHES_TOLD: Final = (get_wish, put_wish, delete_wish)
