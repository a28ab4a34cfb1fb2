"""What leaves the site: encrypted as the standard says, to hosts of a list, and never further than that."""

from __future__ import annotations

import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from liza.notices import outgoing
from liza.notices.addresses import PUSH_HOSTS, AddressRefused, Target, target
from liza.notices.contact import contact_fault
from liza.notices.outgoing import Answer, is_outside, post
from liza.notices.push_message import encrypted
from tests.notices.receiver import Browser, Receiver, unpadded
from tests.support import awaited

EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""What the example of RFC 8291, appendix A, is encrypted to; the browser's key and secret are those of the example."""
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def of_the_example() -> Browser:
    number = int.from_bytes(unpadded(PRIVATE), "big")
    return Browser(ec.derive_private_key(number, ec.SECP256R1()), unpadded(AUTH))


def test_the_receiver_of_these_tests_reads_the_example_of_the_standard() -> None:
    assert of_the_example().read(unpadded(EXAMPLE)) == b"When I grow up, I want to be a watermelon"


def test_what_is_encrypted_is_read_by_that_browser_alone() -> None:
    one, other = of_the_example(), Browser()
    keys = one.keys("")
    sealed = encrypted("¡te toca!".encode(), keys["p256dh"], keys["auth"])
    assert one.read(sealed).decode() == "¡te toca!"
    assert sealed != encrypted("¡te toca!".encode(), keys["p256dh"], keys["auth"]), "each has a salt of its own"
    with pytest.raises(InvalidTag):
        other.read(sealed)


def asked(receiver: Receiver, path: str = "/x") -> Answer:
    async def work() -> Answer:
        return await post(target(receiver.url + path, [receiver.url]), {}, b"body")

    return awaited(work())


def test_nobody_is_followed_not_even_to_the_same_place(receiver: Receiver) -> None:
    receiver.status = 307
    assert asked(receiver).status == 307
    assert len(receiver.sent) == 1


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("120", 120),
        ("9999999999999", outgoing.MOST_WAIT),
        ("-5", 0),
        ("soon", 0),
        ("Fri, 31 Dec 2100 23:59:59 GMT", outgoing.MOST_WAIT),
        ("Fri, 31 Dec 1999 23:59:59 GMT", 0),
    ],
)
def test_how_long_to_wait(receiver: Receiver, said: str, seconds: int) -> None:
    receiver.status, receiver.headers = 429, {"retry-after": said}
    assert asked(receiver) == Answer(429, seconds)


def test_who_answers_slowly_or_without_end_is_left(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    receiver.huge = True
    began = time.monotonic()
    assert asked(receiver).status == 201
    monkeypatch.setattr(outgoing, "PATIENCE", 0.2)
    receiver.delay = 3.0
    assert asked(receiver).status == 0
    assert time.monotonic() - began < 2.5


def test_a_name_leads_nowhere_into_the_network(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> None:
    """``localhost`` stands for a push host whose name somebody has pointed inside."""
    port = int(receiver.url.rpartition(":")[2])
    inside = Target("http", "localhost", port, "/x")
    assert awaited(post(inside, {}, b"")).status == 0
    assert not receiver.sent
    assert awaited(post(inside._replace(named=True), {}, b"")).status == 201


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "0.0.0.0", "224.0.0.1", "100.64.0.1",
    ],
)  # fmt: skip
def test_what_is_inside(number: str) -> None:
    assert not is_outside(number)
    assert is_outside("8.8.8.8")


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/a:b",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://db5.notify.windows.com/w/?token=x",
        "https://FCM.googleapis.com:443/x",
    ],
)
def test_the_services_of_the_browsers_are_on_the_list(url: str) -> None:
    assert target(url, PUSH_HOSTS).scheme == "https"
    with pytest.raises(AddressRefused):
        target(url, [])


@pytest.mark.parametrize("contact", ["mailto:mesa@liza.es", "https://liza.es/contacto", "mailto:a.b+c@sub.liza.es"])
def test_a_contact_that_services_take(contact: str) -> None:
    assert contact_fault(contact) is None


@pytest.mark.parametrize(
    "contact",
    [
        "mesa@liza.es",
        "mailto:",
        "mailto:mesa@localhost",
        "mailto:mesa@mesa.local",
        "mailto:mesa@x.invalid",
        "mailto:mesa@x.internal",
        "mailto:mesa@example.com",
        "mailto:mesa@192.168.1.5",
        "mailto:@liza.es",
        "https://localhost",
        "https://127.0.0.1",
        "https://[::1]/",
        "http://liza.es",
        "https://mesa",
        "javascript:alert(1)",
    ],
)
def test_a_contact_that_some_services_refuse_is_refused_at_the_start(contact: str) -> None:
    assert contact_fault(contact) is not None
