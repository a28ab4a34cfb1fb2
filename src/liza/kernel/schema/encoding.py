"""Writers of observations: a list of ready-made bytes, a byte for each number, or eight numbers packed in one."""

from __future__ import annotations

import sys
from typing import Final, final

from liza.kernel.base.compiling import i64
from liza.kernel.schema.features import LANE, MOST


@final
class ByteWriter:
    """An observation as a list of byte strings, each some numbers, one after another.

    Where nearly all of it is sets, which can be had ready made, that is faster than writing number by number.
    """

    __slots__ = ("chunks",)

    def __init__(self) -> None:
        self.chunks: Final[list[bytes]] = []
        """What was appended so far; a batch appends all its games one after another."""


class NumberWriter:
    """An observation while it is written, from its first number to its last; what is not written stays nought.

    A room writes its fields in the order in which it declares them. There is a byte for each number, and no object is
    made for an observation. This is how plain Python writes fastest; :class:`PackedWriter` are for compiled code.
    """

    __slots__ = ("_blank", "at", "row")

    def __init__(self, size: int) -> None:
        self.row: Final = bytearray(stride(size))
        """What was written last, once it is finished: a byte for each number, and noughts to the end of its lane."""
        self._blank: Final = bytes(len(self.row))
        self.at: i64 = 0
        """The number that comes next."""

    def begin(self) -> None:
        """Wipe out what was written, and begin at the first number."""
        self.row[:] = self._blank
        self.at = 0

    def put(self, number: int) -> None:
        """Write the next number."""
        if number > 0:
            self.row[self.at] = number if number < MOST else MOST
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write a one if the condition holds."""
        if holds:
            self.row[self.at] = 1
        self.at += 1

    def put_all(self, numbers: list[int]) -> None:
        """Write some numbers, one after another."""
        for number in numbers:
            self.put(number)

    def one_of(self, size: i64, which: i64) -> None:
        """Write a one among noughts; only noughts if its place is negative."""
        if which >= 0:
            self.put_ahead(which, 1)
        self.at += size

    def mark(self, size: i64, places: list[int]) -> None:
        """Write ones at some places among noughts."""
        for place in places:
            self.put_ahead(place, 1)
        self.at += size

    def count(self, size: i64, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        for thing in things:
            self.more(thing)
        self.at += size

    def more(self, ahead: i64) -> None:
        """Count one more at a place that comes so many numbers ahead."""
        at = self.at + ahead
        number = self.row[at]
        if number < MOST:
            self.row[at] = number + 1

    def put_ahead(self, ahead: i64, number: int) -> None:
        """Write a number at a place that comes so many numbers ahead."""
        if number > 0:
            self.row[self.at + ahead] = number if number < MOST else MOST

    def skip(self, size: i64) -> None:
        """Leave noughts, or what was written ahead."""
        self.at += size

    def finish(self) -> None:
        """Finish writing: from now on ``row`` holds the observation."""


@final
class PackedWord:
    """Eight numbers of an observation, a byte each, in one number of the machine."""

    __slots__ = ("numbers", "shown")

    def __init__(self) -> None:
        self.numbers: i64 = 0
        self.shown: i64 = 0
        """What they were when they were last turned into bytes."""


@final
class PackedWriter(NumberWriter):
    """An observation that is written in lanes of eight numbers.

    Compiled code changes a lane without making anything anew, and only those that have changed since the observation
    before are turned into bytes: who watches a seat keeps its observation and lets it be written over.
    """

    __slots__ = ("_lanes", "_one", "_places", "_unfinished")

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._one: i64 = 1  # what the compiler knows to be a one it shifts in 32 bits
        self._lanes: Final = [PackedWord() for _ in range(len(self.row) // LANE)]
        self._places: Final = memoryview(self.row).cast("Q")
        self._unfinished = False

    def begin(self) -> None:
        """Begin at the first number; what was written is wiped out by now, unless writing was not finished."""
        if self._unfinished:
            for lane in self._lanes:
                lane.numbers = 0
        self._unfinished = True
        self.at = 0

    def put(self, number: int) -> None:
        """Write the next number."""
        if number > 0:
            self._write(self.at, number if number < MOST else MOST)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write a one if the condition holds."""
        if holds:
            self._write(self.at, 1)
        self.at += 1

    def count(self, size: i64, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        for thing in things:
            self._count(self.at + thing)
        self.at += size

    def more(self, ahead: i64) -> None:
        """Count one more at a place that comes so many numbers ahead."""
        self._count(self.at + ahead)

    def _count(self, at: i64) -> None:
        lane = self._lanes[at >> 3]
        shift = (at & 7) << 3
        if lane.numbers >> shift & MOST != MOST:
            lane.numbers += self._one << shift

    def put_ahead(self, ahead: i64, number: int) -> None:
        """Write a number at a place that comes so many numbers ahead."""
        if number > 0:
            self._write(self.at + ahead, number if number < MOST else MOST)

    def finish(self) -> None:
        """Turn the lanes that have changed into bytes, and wipe all of them out."""
        for at, lane in enumerate(self._lanes):
            if lane.numbers != lane.shown:
                lane.shown = lane.numbers
                self._places[at] = lane.numbers
            lane.numbers = 0
        self._unfinished = False

    def _write(self, at: i64, number: i64) -> None:
        self._lanes[at >> 3].numbers |= number << ((at & 7) << 3)


def stride(size: int) -> int:
    """Return how many bytes so many numbers take in whole lanes."""
    return -(-size // LANE) * LANE


def new_writer(size: int) -> NumberWriter:
    """Return where an observation of so many numbers is written fastest.

    That is in lanes if this is compiled, on a machine that has the first byte of a number in front.
    """
    return PackedWriter(size) if sys.byteorder == "little" and not __file__.endswith(".py") else NumberWriter(size)
