"""A transcript is checked step by step, and each lie is refused by the step that it concerns."""

from __future__ import annotations

import json
import random

import pytest

import liza
from liza.kernel.base.errors import RecordError
from liza.kernel.base.source import commitment, seeded
from liza.match.match import Match
from liza.match.record import Record
from liza.referee import ed25519
from liza.referee.draws import draws_of, wrong_draw
from liza.referee.signing import signed
from liza.server.proof.transcript_check import CheckStep, TranscriptCheck, is_transcript, read_keys
from tests.referee.tampered import (
    KEYS,
    LIES,
    SECRET,
    UNREADABLE,
    forged,
    late,
    lie,
    played,
    truth,
    unsigned_lie,
    with_signature_of_another,
)
from tests.server.rig import NOW, SEED

PROMISED = commitment(SEED)


def random_record(game: str) -> Record:
    """Play a game of random choices."""
    found = liza.game(game)
    match = Match(Record.begin(found, seats=found.seats[0], seed=SEED))
    rng = random.Random(game)
    while not match.over:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    return match.record


def found(text: bytes, promise: str | None = PROMISED) -> list[CheckStep]:
    return list(TranscriptCheck(text, read_keys(KEYS), promise).findings())


def wrong(text: bytes, promise: str | None = PROMISED) -> set[str]:
    return {step.check for step in found(text, promise) if step.answer == "bad"}


@pytest.mark.parametrize(
    ("secret", "public", "message", "signature"),
    [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595b"
            "be24655141438e7a100b",
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb430"
            "2aeeb00d291612bb0c00",
        ),
    ],
)
def test_signatures_are_those_of_rfc_8032(secret: str, public: str, message: str, signature: str) -> None:
    key, text = bytes.fromhex(secret), bytes.fromhex(message)
    assert ed25519.public_key(key).hex() == public
    assert ed25519.sign(key, text).hex() == signature
    assert ed25519.verify(bytes.fromhex(public), text, bytes.fromhex(signature))


def test_a_signature_is_of_one_key_and_one_message() -> None:
    key = bytes(range(32))
    public, signature = ed25519.public_key(key), ed25519.sign(key, b"said")
    assert ed25519.verify(public, b"said", signature)
    assert not ed25519.verify(public, b"sait", signature)
    assert not ed25519.verify(ed25519.public_key(bytes(32)), b"said", signature)
    assert not ed25519.verify(public, b"said", signature[:-1])
    for at in (0, 31, 32, 63):
        broken = bytes([*signature[:at], signature[at] ^ 1, *signature[at + 1 :]])
        assert not ed25519.verify(public, b"said", broken)
    order = 2**252 + 27742317777372353535851937790883648493
    larger = int.from_bytes(signature[32:], "little") + order
    assert not ed25519.verify(public, b"said", signature[:32] + larger.to_bytes(32, "little"))


@pytest.mark.parametrize("game", [game.id for game in liza.games()])
def test_every_draw_of_a_game_is_seen_with_what_it_was_for(game: str) -> None:
    record = random_record(game)
    seen, state = draws_of(record)
    assert state.to_data()["fields"] == record.final().to_data()["fields"]
    assert wrong_draw(seeded(record.seed).key, seen, state.source.drawn) is None
    later = [draw for draw in seen if draw.step]
    assert sum(bool(draw.told) for draw in later) >= len(later) * 0.9


def test_an_honest_transcript_holds_at_every_step() -> None:
    steps = found(truth())
    assert [step.answer for step in steps] == ["good"] * len(steps)
    assert [step.check for step in steps] == [
        "signature", "key", "promise", "seed", "entropy", "log", "draws", "sent", "rules", "asked", "messages",
    ]  # fmt: skip
    assert steps[4].about == {"count": 2, "seats": 3}
    assert steps[5].about["back"]


def test_what_was_not_given_is_not_called_checked() -> None:
    steps = {step.check: step.answer for step in TranscriptCheck(truth()).findings()}
    assert (steps.pop("key"), steps.pop("promise")) == ("unchecked", "unchecked")
    assert set(steps.values()) == {"good"}


def test_a_game_without_bytes_of_the_players_is_checked_as_before_and_says_so() -> None:
    text = signed(played(adds=False), SECRET, NOW + 10**6)
    assert json.loads(played(adds=False))["transcript"] == 1
    assert json.loads(played())["transcript"] == 2
    steps = {step.check: step.answer for step in found(text)}
    assert steps.pop("entropy") == "unchecked"
    assert set(steps.values()) == {"good"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("swapped reveals", "unfit"),
        ("a reveal that was not promised", "unfit"),
        ("another seat's reveal", "unfit"),
        ("a key of other bytes", "other"),
        ("bytes left out that were shown", "dropped"),
        ("bytes of a silent seat", "foreign"),
        ("a reveal after the deal", "late"),
        ("a promise after a reveal", "late"),
        ("a deal too soon", "hasty"),
    ],
)
def test_what_is_wrong_with_the_bytes_is_named(name: str, said: str) -> None:
    assert next(step.found for step in found(lie(name)) if step.check == "entropy") == said


@pytest.mark.parametrize("name", LIES)
def test_each_lie_is_found_by_the_steps_that_it_concerns(name: str) -> None:
    assert wrong(lie(name)) == LIES[name].page | LIES[name].engine


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_no_transcript_can_say_is_not_read(name: str) -> None:
    with pytest.raises(RecordError):
        TranscriptCheck(lie(name))


def test_what_was_changed_after_it_was_signed_is_refused() -> None:
    assert wrong(unsigned_lie()) == {"signature"}
    assert wrong(with_signature_of_another()) == {"signature"}


def test_a_key_that_is_not_the_sites_or_was_not_in_use_is_refused() -> None:
    assert [(step.check, step.found) for step in found(forged()) if step.answer == "bad"] == [("key", "unknown")]
    assert [(step.check, step.found) for step in found(late()) if step.answer == "bad"] == [("key", "late")]


def test_another_games_transcript_is_not_what_was_promised() -> None:
    assert wrong(truth(), "00" * 32) == {"promise"}


@pytest.mark.parametrize(
    "text", [b"", b"{}", played(), played() + b"\n{}", b'{"transcript":1}\n{"key":"","made":1,"signature":""}']
)
def test_what_is_no_transcript_is_refused_with_a_sentence(text: bytes) -> None:
    with pytest.raises(RecordError):
        TranscriptCheck(text)


def test_a_record_is_no_transcript_and_verifies_as_before() -> None:
    record = random_record("qiahn")
    text = json.dumps(record.to_data()).encode()
    assert not is_transcript(text)
    assert is_transcript(truth())
    assert is_transcript(truth()[:1000])
    Record.from_data(json.loads(text)).verify()
