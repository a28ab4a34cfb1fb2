"""Chance: exact bytes, even numbers, copies that go their own way."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter

import pytest

from liza import BadOption, Scripted, Stream, die, pick, seeded
from liza.kernel.base.source import as_source, commitment, fresh_secret, source_from_data

KEY = bytes(range(32))


def row_of_bytes(key: bytes, count: int) -> bytes:
    """Return the first bytes that belong to a key, worked out from the definition alone."""
    blocks = (hmac.new(key, number.to_bytes(8, "big"), hashlib.sha512).digest() for number in range(count // 64 + 1))
    return b"".join(blocks)[:count]


def test_a_stream_is_the_row_of_bytes_of_its_key() -> None:
    stream = Stream(KEY)
    assert bytes(stream.below(256) for _ in range(200)) == row_of_bytes(KEY, 200)
    assert stream.drawn == 200


@pytest.mark.parametrize("start", [0, 1, 62, 63, 64, 65, 127, 128, 129, 1000])
def test_a_stream_can_be_entered_anywhere(start: int) -> None:
    stream = Stream(KEY, start)
    assert bytes(stream.below(256) for _ in range(130)) == row_of_bytes(KEY, start + 130)[start:]


@pytest.mark.parametrize("start", [0, 1, 63, 64, 65, 128])
def test_copies_and_restored_streams_go_on_alike_and_alone(start: int) -> None:
    stream = Stream(KEY)
    for _ in range(start):
        stream.below(256)
    copy, restored = stream.copy(), source_from_data(json.loads(json.dumps(stream.to_data())))
    expected = [stream.below(20) for _ in range(150)]
    assert [copy.below(20) for _ in range(150)] == expected
    assert [restored.below(20) for _ in range(150)] == expected
    assert copy.drawn == restored.drawn == stream.drawn


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 20, 100, 255, 256])
def test_a_number_is_the_next_byte_that_divides_evenly(n: int) -> None:
    stream = Stream(KEY)
    even = [byte % n for byte in row_of_bytes(KEY, 3000) if byte < 256 // n * n]
    assert [stream.below(n) for _ in range(1000)] == even[:1000]


@pytest.mark.parametrize(("n", "size"), [(257, 2), (1000, 2), (65_536, 2), (65_537, 4), (10**9, 4), (2**40 + 1, 8)])
def test_a_large_number_is_made_of_several_bytes(n: int, size: int) -> None:
    stream, row = Stream(KEY), row_of_bytes(KEY, 8000)
    words = [int.from_bytes(row[at : at + size], "big") for at in range(0, len(row), size)]
    even = [word % n for word in words if word < 256**size // n * n]
    assert [stream.below(n) for _ in range(300)] == even[:300]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="no number below"):
        Stream(KEY).below(2**64 + 1)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_dice_are_fair(sides: int) -> None:
    stream = seeded(sides)
    rolls = Counter(stream.die(sides) for _ in range(1000 * sides))
    assert sorted(rolls) == list(range(1, sides + 1))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in rolls.values())
    assert chi_square < 45  # far beyond the 99.9 % point of 19 degrees of freedom, which is 43.8


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream, orders = seeded(5), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 50


def test_a_fork_is_a_stream_of_its_own() -> None:
    stream = Stream(KEY)
    first, second = stream.fork(), stream.fork()
    assert len({KEY, first.key, second.key}) == 3
    assert [first.below(256) for _ in range(40)] != [second.below(256) for _ in range(40)]
    assert Stream(KEY).fork().key == Stream(KEY).fork().key


def test_seeds() -> None:
    assert seeded(7).key == seeded(7).key != seeded(8).key
    assert seeded(KEY).key == KEY
    assert seeded(None).key != seeded(None).key
    assert len(fresh_secret()) == 32
    with pytest.raises(BadOption, match="32 bytes, not 3"):
        seeded(b"abc")


def test_a_commitment_binds_the_secret_and_is_not_its_plain_hash() -> None:
    assert commitment(KEY) == hashlib.sha256(b"liza commitment " + KEY).hexdigest()
    assert commitment(KEY) != hashlib.sha256(KEY).hexdigest()


def test_any_usual_randomness_is_taken() -> None:
    stream = Stream(KEY)
    assert as_source(stream) is stream
    assert as_source(3).to_data() == seeded(3).to_data()
    assert as_source(random.Random(1)).to_data() == as_source(random.Random(1)).to_data()


def test_a_script_gives_what_it_foresees_and_complains_about_the_rest() -> None:
    script = Scripted([die(20, 17), pick(6, 2), die(4, 1)])
    assert script.die(20) == 17
    copy = script.copy()
    assert script.below(6) == 2
    assert script.drawn == 2
    restored = source_from_data(json.loads(json.dumps(copy.to_data())))
    assert (copy.drawn, restored.drawn) == (1, 1)
    with pytest.raises(AssertionError, match="draw 2 of the script is pick 6, but d6 is asked for"):
        restored.die(6)
    assert restored.below(6) == 2
    assert script.die(4) == 1
    with pytest.raises(AssertionError, match="the script is over, but d4 is asked for"):
        script.die(4)


def test_a_script_foresees_only_what_can_happen() -> None:
    with pytest.raises(ValueError, match="d6 cannot show 7"):
        die(6, 7)
    with pytest.raises(ValueError, match="no index 6 among 6"):
        pick(6, 6)


def test_a_fork_of_a_script_is_part_of_the_script() -> None:
    script = Scripted([pick(256, byte) for byte in KEY])
    assert script.fork().key == KEY
