"""Each decision of a slow table is told once, to those who are to decide; what was decided meanwhile is not told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from liza.kernel.base.source import seeded
from liza.notices import outbox, subscriptions, webhooks, wishes
from liza.notices.sender import MOST_TRIES, topic_of
from liza.people import persons, seats, sessions
from liza.server.base.tokens import hashed
from liza.server.protocol.clocks import Days, Fischer, NoClock
from liza.server.tables.asked_persons import GRACE, GRACE_HERE
from tests.notices.crew import CONTACT, HOUR, SITE, choose, crew, deciding, later, sender_of, until_decides
from tests.notices.receiver import Receiver
from tests.server.rig import NOW, Time, Voice, hub_with, plan_of
from tests.support import awaited

DAY = 24 * HOUR


def run(where: Path | str, work: Any) -> None:
    """Do something with a hub and a clock of the test's own."""

    async def with_hub() -> None:
        clock = Time()
        async with hub_with(where, plan_of("qiahn", 2), clock=clock) as hub:
            await work(hub, clock)

    awaited(with_hub())


def test_a_slow_game_of_four_is_told_decision_by_decision(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "tanxi", 4, clock)
        sender = sender_of(hub, receiver, clock)
        live = await hub.live("t4")
        chance = seeded(7)
        wanted = dict.fromkeys(range(4), 0)
        known = deciding(live)  # who was there when it began need not be told
        await later(sender, clock)
        assert not receiver.sent
        for _ in range(20_000):
            if live.table.status == "over":
                break
            await choose(hub, live, at=chance.below(1_000))
            await later(sender, clock)
            for seat, _n in deciding(live) - known:
                wanted[seat] += 1
            known = deciding(live)
        assert live.table.status == "over"
        told = {seat: receiver.told(one.path, one.browser) for seat, one in enumerate(members)}
        turns = {seat: sum("te toca" in one["title"] for one in found) for seat, found in told.items()}
        assert turns == wanted
        assert min(turns.values()) > 3
        ends = [seat for seat, found in told.items() if any("terminado" in one["title"] for one in found)]
        assert len(ends) == 3, "all but the one who made the last choice"
        assert all(len(found) == turns[seat] + (seat in ends) for seat, found in told.items())
        assert await outbox.waiting(hub.store, members[0].person) == 0

    run(where, work)


def test_what_is_sent_says_no_more_than_a_lock_screen_may(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        live = await hub.live("t4")
        await until_decides(hub, live, 1)
        await later(sender_of(hub, receiver, clock), clock)
        sent = [one for one in receiver.sent if one.path == members[1].path]
        assert len(sent) == 1
        said = json.loads(members[1].browser.read(sent[0].body))
        names = [chair.name for chair in live.table.chairs]
        assert said == {
            "web_push": 8030,
            "notification": {
                "title": "Qíahn Tactics: te toca",
                "body": f"Con {names[0]}." if names[0] else "Tu mesa te espera.",
                "lang": "es",
                "navigate": f"{SITE}/t/t4",
                "tag": "t4",
                "app_badge": "1",
            },
            "app_badge": 1,
        }
        headers = sent[0].headers
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == topic_of("t4")
        assert len(headers["topic"]) == 32
        assert 60 <= int(headers["ttl"]) <= DAY // 1000
        claims = sent[0].claims()
        assert (claims["aud"], claims["sub"]) == (receiver.url, CONTACT)
        assert clock() // 1000 < claims["exp"] <= clock() // 1000 + DAY // 1000

    run(where, work)


def test_what_is_decided_at_once_is_not_told(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        first = await choose(hub, live)
        while first in {seat for seat, _ in deciding(live)}:
            await choose(hub, live, first)
        other = 1 - first
        while other in {seat for seat, _ in deciding(live)}:
            await choose(hub, live, other)
        await later(sender, clock)
        assert receiver.told(members[other].path, members[other].browser) == []

    run(where, work)


def test_those_who_are_at_the_table_are_told_by_it_and_if_they_do_not_decide_also_elsewhere(
    where: Path | str, receiver: Receiver
) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender, live, mine = sender_of(hub, receiver, clock), await hub.live("t4"), members[1]
        voice = Voice(hub)
        await voice.say({"type": "hello", "table": "t4", "token": "seat-1"})
        await until_decides(hub, live, 1)
        await later(sender, clock, GRACE_HERE - 1)
        assert receiver.told(mine.path, mine.browser) == []
        await later(sender, clock, 1)
        assert len(receiver.told(mine.path, mine.browser)) == 1
        await voice.close()
        await until_decides(hub, live, 1)
        await later(sender, clock)
        assert len(receiver.told(mine.path, mine.browser)) == 2, "who has gone is told as ever"

    run(where, work)


@pytest.mark.parametrize("clock_of", [NoClock(), Fischer(600, 5)], ids=["none", "fischer"])
def test_at_a_live_table_nobody_is_told(clock_of: Any, tmp_path: Path, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        live = await hub.create("live", plan_of("qiahn", 2, clock=clock_of))
        await choose(hub, live)
        await hub.commit(live, "resign", 0)
        assert await outbox.claim(hub.store, clock() + DAY, 1, 50) == []

    run(tmp_path, work)


def test_from_live_to_slow_and_back(tmp_path: Path, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        live = await hub.create("live", plan_of("qiahn", 2, clock=Days(1)))
        assert live.table.timing.pace is not None

        async def rows() -> int:
            async with hub.store.reading() as connection:
                return int((await connection.exec_driver_sql("SELECT count(*) FROM notices")).scalar_one())

        assert await rows() == 1
        for pace, count in (("fischer 600 5", 0), ("slow 24 0 -", 1)):
            proposal = await hub.commit(live, "propose", 0, f"pace {pace}")
            await hub.commit(live, "agree", 1, str(proposal.n))
            assert await rows() == count

    run(tmp_path, work)


def test_a_deadline_is_told_once_more_and_then_no_more(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        await until_decides(hub, live, 1)
        titles = lambda: [one["title"] for one in receiver.told(members[1].path, members[1].browser)]  # noqa: E731
        await later(sender, clock)
        assert titles() == ["Qíahn Tactics: te toca"]
        for hours, count in ((17, 1), (1, 2), (4, 2)):
            await later(sender, clock, hours * HOUR)
            assert len(titles()) == count, hours
        assert titles()[1] == "Qíahn Tactics: te queda poco tiempo para decidir"

    run(where, work)


def test_a_pause_moves_the_reminder_and_tells_nothing_twice(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        await until_decides(hub, live, 1)
        await later(sender, clock)

        async def agreed(what: str) -> None:
            proposal = await hub.commit(live, "propose", 0, what)
            await hub.commit(live, "agree", 1, str(proposal.n))

        def titles() -> list[str]:
            return [one["title"] for one in receiver.told(members[1].path, members[1].browser)]

        assert len(titles()) == 1
        await agreed("pause")
        await later(sender, clock, 40 * HOUR)
        assert len(titles()) == 1, "nothing is missed in a pause"
        await agreed("resume")
        await later(sender, clock, 17 * HOUR)
        assert len(titles()) == 1
        await later(sender, clock, 2 * HOUR)
        assert titles()[1:] == ["Qíahn Tactics: te queda poco tiempo para decidir"]

    run(where, work)


def test_what_a_service_answers(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        await until_decides(hub, live, 1)
        mine = members[1]
        count = lambda: len(receiver.told(mine.path, mine.browser))  # noqa: E731
        receiver.status, receiver.headers = 429, {"retry-after": "3600"}
        await later(sender, clock)
        assert count() == 1
        await later(sender, clock, HOUR - 1)
        assert count() == 1
        receiver.status, receiver.headers = 302, {}
        await later(sender, clock, 1)
        assert count() == 2, "it is asked again after the hour, and nobody is followed"
        await later(sender, clock, HOUR)
        assert count() == 2
        receiver.status = 410
        assert len(await subscriptions.subscriptions_of(hub.store, mine.person, clock())) == 1
        await later(sender, clock, 17 * HOUR)
        assert count() == 3
        assert await subscriptions.subscriptions_of(hub.store, mine.person, clock()) == []

    run(where, work)


def test_what_cannot_be_delivered_is_given_up(tmp_path: Path, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        await until_decides(hub, live, 1)
        receiver.status = 503
        for _ in range(3 * MOST_TRIES):
            await later(sender, clock, HOUR // 2)
        assert len([one for one in receiver.sent if one.path == "/push/t4-1"]) == MOST_TRIES

    run(tmp_path, work)


def test_one_browser_that_cannot_be_reached_does_not_tell_the_others_twice(tmp_path: Path, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        token, _ = await sessions.begin(hub.store, "Chrome/140", clock(), await _person(hub, members[1].person))
        keys = members[1].browser.keys(receiver.url + "/second")
        second = subscriptions.Subscription(
            id="second", person=members[1].person, session=sessions.hashed(token), origin=SITE, device="", since=NOW,
            **keys,
        )  # fmt: skip
        await subscriptions.subscribe(hub.store, second)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        await until_decides(hub, live, 1)
        receiver.answers["/second"] = 503
        await later(sender, clock)
        receiver.answers.clear()
        await later(sender, clock, 60_000)
        paths = [one.path for one in receiver.sent if one.path in {"/second", members[1].path}]
        assert sorted(paths) == [members[1].path, "/second", "/second"]

    run(tmp_path, work)


async def _person(hub: Any, id: str) -> Any:
    return await persons.find(hub.store, id, NOW)


def test_two_processes_tell_everything_once(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        for number in range(30):
            await crew(hub, receiver, "qiahn", 2, clock, f"table{number}")
            live = await hub.live(f"table{number}")
            await until_decides(hub, live, 1)
        receiver.delay = 0.05
        clock.now += GRACE
        one, other = (sender_of(hub, receiver, clock) for _ in range(2))
        await asyncio.gather(*(sender.tell_due() for sender in (one, other) for _ in range(3)))
        paths = [sent.path for sent in receiver.sent if sent.path.endswith("-1")]
        assert len(paths) == len(set(paths)) == 30

    run(where, work)


def test_quiet_hours_and_digests(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        sender = sender_of(hub, receiver, clock)
        mine = members[1]
        midnight = NOW - NOW % DAY + DAY  # in UTC; the zone is an hour ahead in winter
        clock.now = midnight - 30 * 60_000
        quiet = wishes.NoticeWishes("es", "each", 8, "Europe/Madrid", 23 * 60, 7 * 60)
        await wishes.keep_wishes(hub.store, mine.person, quiet)
        live = await hub.live("t4")
        await until_decides(hub, live, 1)
        count = lambda: len(receiver.told(mine.path, mine.browser))  # noqa: E731
        await later(sender, clock)
        clock.now = midnight + 6 * HOUR - 1
        await later(sender, clock, 0)
        assert count() == 0
        await later(sender, clock, 1)
        assert count() == 1

        daily = wishes.NoticeWishes("es", "daily", 20, "Europe/Madrid")
        await wishes.keep_wishes(hub.store, mine.person, daily)
        for number in range(3):
            id = f"more{number}"
            await hub.create(id, plan_of("qiahn", 2, clock=Days(3)))
            await seats.take(hub.store, seats.HeldSeat(id, hashed("seat-1"), 1, mine.person, clock()))
            more = await hub.live(id)
            await until_decides(hub, more, 1)
        clock.now = midnight + 19 * HOUR - 1
        await later(sender, clock, 0)
        assert [one["title"] for one in receiver.told(mine.path, mine.browser)[1:]] in (
            [], ["Qíahn Tactics: te queda poco tiempo para decidir"],
        )  # fmt: skip
        before = count()
        await later(sender, clock, 1)
        assert count() == before + 1
        assert receiver.told(mine.path, mine.browser)[-1]["body"] == "4 decisiones te esperan."

    run(where, work)


def test_a_browser_is_silent_once_its_session_has_ended(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        live = await hub.live("t4")
        await until_decides(hub, live, 1)
        await sessions.end(hub.store, members[1].person, clock(), only=members[1].session)
        await later(sender_of(hub, receiver, clock), clock)
        assert receiver.told(members[1].path, members[1].browser) == []
        assert await subscriptions.sweep_subscriptions(hub.store, "") is None
        async with hub.store.reading() as connection:
            rows = (await connection.exec_driver_sql("SELECT id FROM push_subscriptions")).all()
        assert [row[0] for row in rows] == ["t4-0"]

    run(where, work)


def test_a_chat_is_told_in_its_own_form(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        await crew(hub, receiver, "qiahn", 2, clock)
        sender, live = sender_of(hub, receiver, clock), await hub.live("t4")
        hook = webhooks.Webhook("t4", "discord", f"{receiver.url}/chat", SITE, "en", None)
        await webhooks.set_webhook(hub.store, hook)
        await until_decides(hub, live, 1)
        chats = lambda: [one for one in receiver.sent if one.path == "/chat"]  # noqa: E731
        await later(sender, clock)
        assert len(chats()) == 1
        said = chats()[0].json()
        assert said["allowed_mentions"] == {"parse": []}
        assert said["content"].endswith(f"{SITE}/t/t4")
        await webhooks.set_webhook(hub.store, hook._replace(format="plain"))
        await hub.commit(live, "resign", 1)
        await later(sender, clock)
        assert [one.json()["event"] for one in chats()[1:]] == ["over"]
        receiver.status = 404
        await webhooks.set_webhook(hub.store, hook)
        assert await webhooks.webhook_of(hub.store, "t4") is not None

    run(where, work)
