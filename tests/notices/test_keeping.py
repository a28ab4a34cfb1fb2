"""What is kept of how a person is told goes where the person goes, and is gone with them; the feeds read well."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

from sqlalchemy import text

from liza.notices import feeds, outbox, subscriptions, webhooks, wishes
from liza.notices.outbox import ListedNotice
from liza.notices.subscriptions import MOST
from liza.people import forgetting, merging, seats
from liza.server.base.tokens import hashed
from liza.store import Store
from tests.notices.crew import SITE, SLOW, crew, deciding, member, until_decides
from tests.notices.receiver import Receiver
from tests.notices.test_sending import run
from tests.server.rig import NOW, Time, plan_of

ATOM = "{http://www.w3.org/2005/Atom}"


async def rows(store: Store, table: str) -> int:
    async with store.reading() as connection:
        return int((await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one())


def test_two_persons_who_become_one_are_told_as_one(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        old, other = await crew(hub, receiver, "qiahn", 2, clock)
        kept = await member(hub, receiver, "kept", clock)
        live = await hub.live("t4")
        await until_decides(hub, live, 0)
        feed = await wishes.open_feed(hub.store, old.person)
        await webhooks.set_webhook(hub.store, webhooks.Webhook("t4", "plain", "https://a", SITE, "es", old.person))
        assert await merging.offer(hub.store, kept.person, old.person, NOW)
        assert await merging.merge(hub.store, kept.person, old.person, NOW)
        assert await outbox.waiting(hub.store, kept.person) == 1
        found = await subscriptions.subscriptions_of(hub.store, kept.person, NOW)
        assert {one.id for one in found} == {"kept", "t4-0"}
        told = await wishes.person_of_feed(hub.store, feed)
        assert told is not None
        assert told[0] == kept.person
        await forgetting.forget_person(hub.store, kept.person, NOW)
        assert await outbox.waiting(hub.store, kept.person) == 0
        assert await wishes.person_of_feed(hub.store, feed) is None
        assert await rows(hub.store, "push_subscriptions") == 1, "the other player's"
        assert await rows(hub.store, "notice_wishes") == await rows(hub.store, "table_webhooks") == 0
        assert len(await subscriptions.subscriptions_of(hub.store, other.person, NOW)) == 1

    run(where, work)


def test_ten_browsers_are_told_and_the_oldest_make_room(tmp_path: Path, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        for number in range(MOST + 3):
            one = subscriptions.Subscription(
                f"b{number}", "ana", f"s{number}", f"https://push/{number}", "", "", SITE, "", "es", NOW + number
            )
            await subscriptions.subscribe(hub.store, one)
        assert await rows(hub.store, "push_subscriptions") == MOST
        await subscriptions.subscribe(hub.store, one._replace(id="anew", person="eva", session="hers"))
        assert await rows(hub.store, "push_subscriptions") == MOST, "an endpoint is one browser, whoever sits there"

    run(tmp_path, work)


def test_a_seat_that_is_taken_late_is_told_from_then_on(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        live = await hub.create("late", plan_of("qiahn", 2, clock=SLOW))
        [(seat, _)] = deciding(live)
        assert await outbox.claim(hub.store, NOW + 10**7, 1, 50) == [], "nobody is known to sit there"
        held = seats.HeldSeat("late", hashed(f"seat-{seat}"), seat, "ana", NOW)
        await seats.take_late(hub.store, held)
        assert await outbox.waiting(hub.store, "ana") == 1
        assert await outbox.claim(hub.store, NOW + 10**7, 1, 50) == [], "who has just come is there"
        [one] = await outbox.claim(hub.store, NOW + 20 * 3_600_000, 1, 50)
        assert (one.person, one.stage) == ("ana", 1)

    run(where, work)


def test_a_feed_is_atom_and_says_nothing_that_is_not_escaped() -> None:
    seats_said = '[["person", "Ana <b>&"], ["person", "Eva, \\\\;"], ["bot", "shrewd"]]'
    found = [
        ListedNotice("t/1", 0, "turn", 7, NOW, NOW + 10**8, "qiahn", seats_said),
        ListedNotice("t2", 1, "over", 9, NOW + 5_000, None, "tanxi", seats_said),
    ]
    told = feeds.decisions_feed(found, wishes.NoticeWishes(), SITE, "/feeds/x", NOW)
    root = ET.fromstring(told)
    assert [one.findtext(f"{ATOM}title") for one in root.iter(f"{ATOM}entry")] == [
        "Qíahn Tactics: te toca", "Tanxi: la partida ha terminado",
    ]  # fmt: skip
    summaries = [one.findtext(f"{ATOM}summary") or "" for one in root.iter(f"{ATOM}entry")]
    assert summaries[0].startswith("Con Eva, \\;. Hasta el 2027-01-16 a las")
    assert summaries[1] == "Con Ana <b>&."
    ids = [one.findtext(f"{ATOM}id") for one in root.iter(f"{ATOM}entry")]
    assert len(set(ids)) == 2
    calendar = feeds.deadlines_calendar(found, wishes.NoticeWishes("en"), SITE, NOW)
    lines = calendar.split("\r\n")
    assert all(len(line.encode()) <= 75 for line in lines)
    assert "DESCRIPTION:With Eva\\, \\\\\\;." in lines
    assert {"UID:t/1-0@liza", "SEQUENCE:7", "DTSTART:20270116T114640Z", "DTSTAMP:20270115T080000Z"} <= set(lines)
    assert calendar.count("BEGIN:VEVENT") == 1
    assert [line for line in lines if line.startswith(("REFRESH-INTERVAL", "X-PUBLISHED-TTL"))]
