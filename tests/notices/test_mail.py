"""Letters: only where the operator has named a server and a person an address, which has answered with its code."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from liza.notices import mail, mailboxes
from liza.notices.mail import BadMailServer, Letter, MailDesk, MailServer, mail_server
from liza.notices.mailboxes import LASTS, MOST_TRIES, Mailbox
from liza.people import forgetting, merging
from tests.notices.crew import HOUR, SITE, choose, crew, later, sender_of, until_decides
from tests.notices.post_office import PostOffice, post_office
from tests.notices.receiver import Receiver
from tests.notices.test_keeping import rows
from tests.notices.test_sending import run
from tests.server.rig import NOW, Time
from tests.support import awaited

FROM = "mesa@liza.es"
EVA = "eva@liza.es"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


def desk_of(office: PostOffice, **about: Any) -> MailDesk:
    server = mail_server(office.url, FROM)
    assert server is not None
    return MailDesk(server._replace(**about))


async def written_to(hub: Any, person: str, address: str = EVA, language: str = "es") -> Mailbox:
    _, code = await mailboxes.ask(hub.store, person, address, SITE, language, NOW)
    assert await mailboxes.confirm(hub.store, person, code, NOW)
    box = await mailboxes.mailbox_of(hub.store, person)
    assert box is not None
    return box


def test_a_letter_says_what_a_push_says_and_how_to_end_them(
    where: Path | str, receiver: Receiver, office: PostOffice
) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        box = await written_to(hub, members[1].person)
        sender, live = sender_of(hub, receiver, clock, mail=desk_of(office)), await hub.live("t4")
        await until_decides(hub, live, 1)
        await later(sender, clock)
        [told] = receiver.told(members[1].path, members[1].browser)
        [letter] = office.letters(EVA)
        heads = letter.message
        assert heads["subject"] == told["title"] == "Qíahn Tactics: te toca"
        assert heads["from"] == f"Liza <{FROM}>"
        body, link, ends = letter.text.strip().split("\n\n")
        assert body.startswith(f"{told['body']} Hasta el 20")
        assert link == f"{SITE}/t/t4"
        assert ends == f"Para no recibir más correos basta un clic: {SITE}/stop#{box.stop}"
        assert heads["list-unsubscribe"] == f"<{SITE}/api/mail/stop/{box.stop}>"
        assert heads["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert heads["auto-submitted"] == "auto-generated"
        await later(sender, clock, 18 * HOUR)
        assert [one.message["subject"] for one in office.letters(EVA)[1:]] == [
            "Qíahn Tactics: te queda poco tiempo para decidir"
        ]
        assert len({one.message["message-id"] for one in office.posted}) == 2
        await mailboxes.stop(hub.store, "another")
        assert await mailboxes.mailbox_of(hub.store, members[1].person) is not None
        await mailboxes.stop(hub.store, box.stop)
        await choose(hub, live, 1)
        await until_decides(hub, live, 1)
        await later(sender, clock)
        assert len(office.posted) == 2, "one click has ended them"

    run(where, work)


def test_nobody_is_written_to_before_the_code_has_come_back(
    where: Path | str, receiver: Receiver, office: PostOffice
) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        mine = members[1].person
        box, code = await mailboxes.ask(hub.store, mine, EVA, SITE, "es", NOW)
        assert len(code) == 6
        await until_decides(hub, await hub.live("t4"), 1)
        await later(sender_of(hub, receiver, clock, mail=desk_of(office)), clock)
        assert not office.posted
        assert not await mailboxes.confirm(hub.store, mine, code, NOW + LASTS), "too late"
        assert not await mailboxes.confirm(hub.store, members[0].person, code, NOW), "another's"
        wrong = f"{(int(code) + 1) % 1_000_000:06}"
        for _ in range(MOST_TRIES):
            assert not await mailboxes.confirm(hub.store, mine, wrong, NOW)
        assert not await mailboxes.confirm(hub.store, mine, code, NOW), "tried too often"
        again, code = await mailboxes.ask(hub.store, mine, EVA, SITE, "es", NOW)
        assert again.stop != box.stop
        assert await mailboxes.confirm(hub.store, mine, code, NOW)
        assert not await mailboxes.confirm(hub.store, mine, code, NOW), "once"

    run(where, work)


def test_a_mailbox_goes_where_its_person_goes(where: Path | str, receiver: Receiver) -> None:
    async def work(hub: Any, clock: Time) -> None:
        old, kept = await crew(hub, receiver, "qiahn", 2, clock)
        box = await written_to(hub, old.person)
        assert await merging.offer(hub.store, kept.person, old.person, NOW)
        assert await merging.merge(hub.store, kept.person, old.person, NOW)
        assert await mailboxes.mailbox_of(hub.store, kept.person) == box._replace(person=kept.person)
        await forgetting.forget_person(hub.store, kept.person, NOW)
        assert await rows(hub.store, "mailboxes") == 0

    run(where, work)


@pytest.mark.parametrize(
    ("recipient", "data", "status"),
    [
        ("250 2.1.5 Ok", "250 2.0.0 Ok", 250),
        ("550 5.1.1 no such user", "250 Ok", 410),
        ("550 5.7.1 you are on a list", "250 Ok", 403),
        ("451 4.7.1 come back later", "250 Ok", 0),
        ("250 2.1.5 Ok", "452 4.3.1 full", 0),
        ("250 2.1.5 Ok", "554 5.7.1 spam", 403),
    ],
)
def test_what_a_mail_server_answers(recipient: str, data: str, status: int, office: PostOffice) -> None:
    office.recipient, office.data = recipient, data
    assert awaited(send(office)).status == status
    assert len(office.posted) == (status == 250)


async def send(office: PostOffice, **about: Any) -> Any:
    box = Mailbox("ana", EVA, None, NOW, 0, "stop", SITE, "es")
    return await desk_of(office, **about).send(Letter(box, "Te toca", ("Con Ana.",), "x"))


def test_an_address_that_is_gone_is_forgotten(tmp_path: Path, receiver: Receiver, office: PostOffice) -> None:
    async def work(hub: Any, clock: Time) -> None:
        members = await crew(hub, receiver, "qiahn", 2, clock)
        await written_to(hub, members[1].person)
        sender, live = sender_of(hub, receiver, clock, mail=desk_of(office)), await hub.live("t4")
        await until_decides(hub, live, 1)
        office.recipient = "451 4.2.0 later"
        await later(sender, clock)
        office.recipient = "250 2.1.5 Ok"
        await later(sender, clock, 60_000)
        assert len(office.posted) == 1, "told again where it could not be"
        assert len(receiver.told(members[1].path, members[1].browser)) == 1, "and nowhere else"
        office.recipient = "550 5.1.1 gone"
        await later(sender, clock, 18 * HOUR)
        assert await mailboxes.mailbox_of(hub.store, members[1].person) is None

    run(tmp_path, work)


def test_a_server_that_does_not_answer_is_left_alone_for_a_while(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "PATIENCE", 0.2)
    office.delay = 2.0

    async def work() -> None:
        desk = desk_of(office)
        box = Mailbox("ana", EVA, None, NOW, 0, "stop", SITE, "es")
        began = time.monotonic()
        for number in range(20):
            assert (await desk.send(Letter(box, "x", (), str(number)))).status == 0
        assert time.monotonic() - began < 1.5
        assert office.calls == 1

    awaited(work())


def test_a_password_never_travels_in_the_open(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    assert awaited(send(office, user="liza", password="secret")).status == 250
    assert office.posted[0].login == "liza secret", "on this machine it need not be sealed"
    monkeypatch.setattr(mail, "_is_here", lambda _host: False)
    assert awaited(send(office, user="liza", password="secret")).status == 0
    assert len(office.posted) == 1


def test_how_an_operator_names_a_mail_server() -> None:
    assert mail_server("", "") is None
    assert mail_server("smtp://ana%40liza.es:p%2Fw@mail.liza.es", FROM) == MailServer(
        host="mail.liza.es", port=587, secure=False, user="ana@liza.es", password="p/w", sender=FROM
    )
    found = mail_server("smtps://mail.liza.es", FROM)
    assert found is not None
    assert (found.port, found.secure) == (465, True)
    for url, sender in [
        ("mail.liza.es", FROM), ("http://mail.liza.es", FROM), ("smtp://", FROM), ("smtp://mail.liza.es:x", FROM),
        ("smtp://mail.liza.es/x", FROM), ("smtp://mail.liza.es", ""), ("", FROM), ("smtp://mail.liza.es", "Liza"),
    ]:  # fmt: skip
        with pytest.raises(BadMailServer):
            mail_server(url, sender)


@pytest.mark.parametrize(
    "address",
    [
        "eva", "eva@", "@liza.es", "eva@liza", "eva@liza.es\nBcc: all@liza.es", "eva@liza.es, ana@liza.es",
        "eva @liza.es", "Eva <eva@liza.es>", "eva@[127.0.0.1]", "eva@127.0.0.1", "eva..x@liza.es",
        f"{'e' * 65}@liza.es", f"eva@{'a.' * 100}es", "eva@liza.es\0", "ñandú@liza.es",
    ],
)  # fmt: skip
def test_what_is_no_address(address: str) -> None:
    assert not mailboxes.is_address(address)
    assert mailboxes.is_address("eva.x+liza@sub.liza.es")
