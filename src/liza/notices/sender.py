"""Tells what is due, in one process of several: each claims some of it, and what one could not tell another will."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from liza.notices import outbox, subscriptions, wording
from liza.notices.addresses import AddressRefused, Target, target
from liza.notices.mail import Letter, MailDesk
from liza.notices.mailboxes import Mailbox, drop, mailbox_of
from liza.notices.outbox import ClaimedNotice
from liza.notices.outgoing import Answer, post
from liza.notices.push_message import encrypted
from liza.notices.quiet_hours import may_tell_at, reminder_at
from liza.notices.subscriptions import Subscription
from liza.notices.vapid import PushKey
from liza.notices.webhooks import Webhook, drop_webhook, webhook_of
from liza.notices.wishes import NoticeWishes, wishes_of
from liza.notices.wording import NoticeText
from liza.store import FAULTS, Store

POLL: Final = 2.0
"""Seconds between two looks at what is due."""
LEASE: Final = 30_000
"""Milliseconds for which a process has what it has claimed: longer than two answers may take."""
AT_ONCE: Final = 50
MOST_TRIES: Final = 11
"""After so many it is given up; by then four hours have gone by."""
_FIRST_WAIT: Final = 15
"""Seconds before the second try, and twice as long before each further one."""
_SECOND: Final = 1_000
_LONGEST_TTL: Final = 3 * 86_400
_TOPIC: Final = 32
_MAIL: Final = "mail"
"""Stands for the mailbox among the places that have been told."""
_GONE: Final = frozenset({404, 410})
_LATER: Final = frozenset({0, 408, 425, 429, 500, 502, 503, 504})
_LOG: Final = logging.getLogger("liza.notices")
Post = Callable[[Target, Mapping[str, str], bytes], Awaitable[Answer]]


class PushSettings(NamedTuple):
    """With which key, and in whose name, a site sends; where it may send to, and who takes its letters."""

    key: Callable[[], Awaitable[PushKey | None]]
    contact: str
    push_hosts: Sequence[str]
    webhook_hosts: Sequence[str]
    mail: MailDesk | None = None


class NoticeSender:
    """Tells what is due."""

    def __init__(self, store: Store, settings: PushSettings, clock: Callable[[], int], send: Post = post) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._clock: Final = clock
        self._send: Final = send

    async def run(self) -> None:
        """Tell what is due, for as long as the process runs."""
        while True:
            await asyncio.sleep(POLL * random.uniform(0.75, 1.25))
            try:
                while await self.tell_due() == AT_ONCE:
                    pass
            except FAULTS as fault:
                _LOG.warning("notices wait for the database", extra={"fault": type(fault).__name__})

    async def tell_due(self) -> int:
        """Tell some of what is due; return how much that was."""
        claimed = await outbox.claim(self._store, self._clock(), LEASE, AT_ONCE)
        owners = groupby(sorted(claimed, key=lambda one: one.person), key=lambda one: one.person)
        work = [self._tell_person(person, list(own)) for person, own in owners if person]
        work += [self._tell_chat(one) for one in claimed if not one.person]
        for fault in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(fault, BaseException):
                if not isinstance(fault, FAULTS):
                    raise fault
                _LOG.warning("a notice waits for the database", extra={"fault": type(fault).__name__})
        return len(claimed)

    # Persons.

    async def _tell_person(self, person: str, notices: Sequence[ClaimedNotice]) -> None:
        chosen = await wishes_of(self._store, person)
        now = self._clock()
        ready: list[ClaimedNotice] = []
        for one in notices:
            at = may_tell_at(chosen, one.at, reminder=bool(one.stage), now=now)
            if at > now:
                await outbox.postpone(self._store, one, at)
            else:
                ready.append(one)
        if chosen.digest == "daily" and len(together := [one for one in ready if not one.stage]) > 1:
            await self._tell_day(together, chosen)
            ready = [one for one in ready if one.stage]
        await asyncio.gather(*(self._tell(one, chosen) for one in ready))

    async def _tell(self, notice: ClaimedNotice, chosen: NoticeWishes) -> None:
        table = await outbox.table_told(self._store, notice.table_id)

        def said(language: str) -> NoticeText:
            assert table is not None
            return wording.said_to_player(language, notice.what, *table, notice.seat, reminder=bool(notice.stage))

        if table is None:
            await outbox.finish(self._store, notice, None)
        else:
            await self._push_all([notice], chosen, said, f"/t/{notice.table_id}", notice.table_id)

    async def _tell_day(self, notices: Sequence[ClaimedNotice], chosen: NoticeWishes) -> None:
        decisions = await outbox.waiting(self._store, notices[0].person)
        await self._push_all(
            notices, chosen, lambda language: wording.said_of_day(language, decisions), "/tables", "digest"
        )

    async def _push_all(
        self,
        notices: Sequence[ClaimedNotice],
        chosen: NoticeWishes,
        said: Callable[[str], NoticeText],
        path: str,
        topic: str,
    ) -> None:
        """Tell all browsers of a person, and the mailbox; those that cannot be reached now are told later."""
        first = notices[0]
        told = set(first.told.split())
        badge = await outbox.waiting(self._store, first.person)
        known = await subscriptions.subscriptions_of(self._store, first.person, self._clock())
        places = {
            to.id: self.push(to, push_text(said(to.language), to, path, topic, badge), topic, self._lasting(first))
            for to in known
            if to.id not in told
        }
        desk, box = self._settings.mail, await mailbox_of(self._store, first.person)
        if desk is not None and box is not None and box.code is None and _MAIL not in told:
            places[_MAIL] = self._write(desk, box, letter_of(said(box.language), box, path, first, chosen))
        answers = dict(zip(places, await asyncio.gather(*places.values()), strict=True))
        waits = [answer.after for answer in answers.values() if answer.status in _LATER]
        told |= {place for place, answer in answers.items() if answer.status not in _LATER}
        for one in notices:
            if waits and one.tries + 1 < MOST_TRIES:
                await outbox.postpone(self._store, one, self._again(one, max(waits)), told, one.tries + 1)
            else:
                await outbox.finish(self._store, one, reminder_at(chosen, one.remind, self._clock()))

    async def push(self, one: Subscription, message: bytes, topic: str, lasting: int) -> Answer:
        """Send a message to a browser; one that is gone is forgotten."""
        key = await self._settings.key()
        if key is None:
            return Answer(403)
        try:
            address = target(one.endpoint, self._settings.push_hosts)
        except AddressRefused:  # the operator has taken its host from the list
            return Answer(403)
        headers = {
            "Authorization": key.authorization(address.origin, self._settings.contact, self._clock()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(lasting),
            "Topic": topic_of(topic),
            "Urgency": "normal",
        }
        answer = await self._send(address, headers, encrypted(message, one.p256dh, one.auth))
        if answer.status in _GONE:
            await subscriptions.drop_endpoint(self._store, one.endpoint)
        return answer

    async def _write(self, desk: MailDesk, box: Mailbox, letter: Letter) -> Answer:
        """Write to a mailbox; one that is gone is forgotten."""
        answer = await desk.send(letter)
        if answer.status in _GONE:
            await drop(self._store, box.person)
        return answer

    def _lasting(self, notice: ClaimedNotice) -> int:
        """Return for how many seconds a service is to keep a message: not beyond the deadline."""
        left = _LONGEST_TTL if notice.until is None else (notice.until - self._clock()) // _SECOND
        return max(60, min(left, _LONGEST_TTL))

    def _again(self, notice: ClaimedNotice, after: int) -> int:
        return self._clock() + max(_FIRST_WAIT << notice.tries, after) * _SECOND

    # Chats.

    async def _tell_chat(self, notice: ClaimedNotice) -> None:
        hook = await webhook_of(self._store, notice.table_id)
        table = await outbox.table_told(self._store, notice.table_id)
        answer = Answer(403)
        if hook is not None and table is not None:
            try:
                address = target(hook.url, self._settings.webhook_hosts)
                body = json.dumps(chat_body(hook, notice, *table)).encode()
                answer = await self._send(address, {"Content-Type": "application/json"}, body)
            except AddressRefused:
                _LOG.info("a chat is no longer among those that are allowed", extra={"table": notice.table_id})
        if answer.status in _GONE:
            await drop_webhook(self._store, notice.table_id)
        if answer.status in _LATER and notice.tries + 1 < MOST_TRIES:
            await outbox.postpone(self._store, notice, self._again(notice, answer.after), (), notice.tries + 1)
        else:
            await outbox.finish(self._store, notice, None)


def topic_of(text: str) -> str:
    """Return the name under which a service keeps the latest message only."""
    return hashlib.sha256(text.encode()).hexdigest()[:_TOPIC]


def push_text(said: NoticeText, one: Subscription, path: str, tag: str, badge: int) -> bytes:
    """Return a message in the declarative form, which a browser can show without the page's own script."""
    notification = {
        "title": said.title,
        "body": said.body,
        "lang": one.language,
        "navigate": f"{one.origin}{path}",
        "tag": tag,
        "app_badge": str(badge),
    }
    # The count stands beside the notification in the draft, and within it in the first browser that reads it.
    message = {"web_push": 8030, "notification": notification, "app_badge": badge}
    return json.dumps(message, ensure_ascii=False).encode()


def letter_of(said: NoticeText, box: Mailbox, path: str, notice: ClaimedNotice, chosen: NoticeWishes) -> Letter:
    """Return the letter that says what a push message would, and how to get no more of them."""
    until = () if notice.until is None else (wording.deadline_text(box.language, notice.until, chosen.zone),)
    body = " ".join((said.body, *(until if notice.table_id in path else ())))
    ends = wording.texts(box.language).text("mail-stop", {"link": f"{box.origin}/stop#{box.stop}"})
    topic = f"{path} {notice.seat} {notice.what} {notice.n} {notice.stage}"
    return Letter(box, said.title, (body, f"{box.origin}{path}", ends), topic)


def chat_body(hook: Webhook, notice: ClaimedNotice, game_id: str, seats: str) -> dict[str, Any]:
    """Return what is sent to a chat, in its own form. Nobody is called by a name with an @ in it."""
    said = wording.said_to_chat(hook.language, notice.what, game_id, seats, notice.seat)
    link = f"{hook.origin}/t/{notice.table_id}"
    if hook.format == "discord":
        return {"content": f"{said} {link}", "allowed_mentions": {"parse": []}}
    if hook.format == "matrix":
        return {"text": f"{said} {link}"}
    return {
        "event": notice.what.removeprefix("hook-"),
        "game": game_id,
        "table": notice.table_id,
        "name": wording.name_of(seats, notice.seat) if notice.what == "hook-turn" else None,
        "text": said,
        "link": link,
    }
