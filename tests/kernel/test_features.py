"""Where observations are written: byte by byte in plain Python, in lanes of eight numbers when compiled."""

from __future__ import annotations

import random
from typing import Any

import pytest

from liza.kernel.schema.encoding import NumberWriter, PackedWriter, stride
from liza.kernel.schema.features import MOST, Feature

SIZE = 61


def write_something(out: NumberWriter, rng: random.Random) -> None:
    """Write an observation of ``SIZE`` numbers in every way that there is."""
    out.begin()
    out.put(rng.choice((-3, 0, 1, 60, MOST, MOST + 200)))
    out.flag(rng.random() < 0.5)
    out.put_all([rng.randrange(9) for _ in range(5)])
    out.one_of(7, rng.randrange(-1, 7))
    out.mark(9, rng.sample(range(9), 3))
    out.count(11, [rng.randrange(11) for _ in range(40)])
    for _ in range(rng.choice((3, MOST + 5))):
        out.more(12)
    out.put_ahead(rng.randrange(12), rng.choice((0, 2, MOST + 1)))
    out.skip(27)  # numbers, of which some were written ahead
    out.finish()


@pytest.mark.parametrize("seed", range(20))
def test_lanes_hold_what_is_written_byte_by_byte(seed: int) -> None:
    """Over observations that were there before, too: only what has changed is turned into bytes."""
    plain, lanes = NumberWriter(SIZE), PackedWriter(SIZE)
    for number in range(6):
        write_something(plain, random.Random(f"{seed} {number}"))
        write_something(lanes, random.Random(f"{seed} {number}"))
        assert (plain.at, lanes.at) == (SIZE, SIZE)
        assert lanes.row == plain.row
        assert any(plain.row)


def test_every_place_of_a_lane_can_be_written() -> None:
    """A one, the most, and ones counted to the most and beyond, each by itself."""
    ways: list[tuple[int, Any]] = [
        (1, lambda out, at: out.one_of(SIZE, at)),
        (MOST, lambda out, at: out.put_ahead(at, MOST)),
        (MOST, lambda out, at: [out.more(at) for _ in range(MOST + 3)]),
    ]
    for out in (NumberWriter(SIZE), PackedWriter(SIZE)):
        for at in range(SIZE):
            for number, write in ways:
                out.begin()
                write(out, at)
                out.finish()
                assert list(out.row) == [number if place == at else 0 for place in range(stride(SIZE))]


def test_a_field_that_counts_beyond_what_a_byte_holds_is_refused() -> None:
    """Eight numbers share a lane: the last bit of a byte stays free."""
    assert Feature("points", "points", most=MOST).most == MOST
    with pytest.raises(ValueError, match=f"points: the most is {MOST + 1}, not 1 to {MOST}"):
        Feature("points", "points", most=MOST + 1)


def test_what_somebody_did_not_finish_is_wiped_out() -> None:
    """A room that fails in the middle of an observation leaves nothing for the next one."""
    for out in (NumberWriter(SIZE), PackedWriter(SIZE)):
        out.begin()
        out.put(5)
        out.begin()
        out.flag(holds=True)
        out.finish()
        assert list(out.row) == [1] + [0] * (stride(SIZE) - 1)
