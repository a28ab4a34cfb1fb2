"""Persons who sit at a table of a hub in this process, each with a browser that shows notices."""

from __future__ import annotations

from typing import Any, NamedTuple

from liza.notices import subscriptions
from liza.notices.addresses import PUSH_HOSTS
from liza.notices.sender import NoticeSender, PushSettings
from liza.notices.vapid import push_key
from liza.people import seats, sessions
from liza.server.base.tokens import hashed
from liza.server.protocol.clocks import Slow
from liza.server.tables.asked_persons import GRACE
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from tests.notices.receiver import Browser, Receiver
from tests.server.rig import Time, plan_of

CONTACT = "mailto:mesa@liza.es"
SITE = "https://mesa.liza.es"
SLOW = Slow(hours=24)
HOUR = 3_600_000


class Member(NamedTuple):
    """A person at a table."""

    person: str
    session: str
    browser: Browser
    path: str


def sender_of(hub: Hub, receiver: Receiver, clock: Time, **settings: Any) -> NoticeSender:
    """Return what sends, and may send to the receiver besides the usual hosts."""
    store = hub.store
    hosts = [receiver.url]
    known = PushSettings(lambda: push_key(store), CONTACT, [*PUSH_HOSTS, *hosts], hosts)
    return NoticeSender(store, known._replace(**settings), clock)


async def member(hub: Hub, receiver: Receiver, name: str, clock: Time, language: str = "es") -> Member:
    """Return a new person with a browser."""
    token, visitor = await sessions.begin(hub.store, "Firefox/140 (Android)", clock())
    found = Member(visitor.person.id, visitor.session.id, Browser(), f"/push/{name}")
    keys = found.browser.keys(receiver.url + found.path, language)
    one = subscriptions.Subscription(
        id=name, person=found.person, session=hashed(token), origin=SITE, device="", since=clock(), **keys
    )
    await subscriptions.subscribe(hub.store, one)
    return found


async def crew(hub: Hub, receiver: Receiver, game: str, count: int, clock: Time, id: str = "t4") -> list[Member]:
    """Open a slow table at which so many persons sit, and return them by their seats."""
    await hub.create(id, plan_of(game, count, clock=SLOW))
    found = []
    for seat in range(count):
        one = await member(hub, receiver, f"{id}-{seat}", clock)
        await seats.take(hub.store, seats.HeldSeat(id, hashed(f"seat-{seat}"), seat, one.person, clock()))
        found.append(one)
    return found


async def choose(hub: Hub, live: LiveTable, seat: int | None = None, at: int = 0) -> int:
    """Let who is asked choose; return the seat."""
    match = live.table.match
    assert match is not None
    chosen = match.actors[0] if seat is None else seat
    legal = match.legal(chosen)
    await hub.commit(live, "act", chosen, live.table.game.notation(legal[at % len(legal)]))
    return chosen


def deciding(live: LiveTable) -> set[tuple[int, int]]:
    """Return who has to decide, and since which entry."""
    match = live.table.match
    return set() if match is None or match.over else {(seat, live.table.decision(seat)) for seat in match.actors}


async def until_decides(hub: Hub, live: LiveTable, seat: int) -> None:
    """Play on until a seat alone has a decision that it has not had before."""
    before = deciding(live)
    while {one for one, _ in deciding(live)} != {seat} or deciding(live) <= before:
        await choose(hub, live)


async def later(sender: NoticeSender, clock: Time, by: int = GRACE) -> None:
    """Let time pass, and tell what is due."""
    clock.now += by
    while await sender.tell_due():
        pass
