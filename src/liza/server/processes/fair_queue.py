"""A queue for work that is done one piece at a time: addresses have shares of its places, and take turns.

A turn is given by weighted fair queueing: a piece of work starts, in virtual time, where the last piece of its address
ended or where the queue is now, and the earliest start goes first. Virtual time runs the slower the more addresses
wait. So a crowd of pieces from one address delays another address by one piece, and no piece waits for ever.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from liza.server.protocol.denied import Denied

SITE: Final = ""
"""The owner of work that is done for all: it has no share to exceed."""
_NEWCOMERS: Final = 4
"""How many times more addresses may have one piece each than pieces may wait otherwise."""
_WEIGHT: Final = 0.2
"""How much the last piece counts in the mean time that a piece takes."""
_LONGEST: Final = 3_600


class Place:
    """A piece of work in a queue, from its request to its end."""

    __slots__ = ("called", "number", "owner", "start")

    def __init__(self, owner: str, start: float, number: int) -> None:
        self.owner: Final = owner
        self.start: Final = start
        self.number: Final = number
        self.called: Final = asyncio.Event()
        """Set when it is this piece's turn."""


class FairQueue:
    """Pieces of work of many addresses, done one at a time."""

    def __init__(self, places: int, share: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._places: Final = places
        """Pieces that may wait or be under way; beyond that only the first of an address, up to four times as many."""
        self._share: Final = share
        """Pieces of one address that may."""
        self._mean = seconds
        """Seconds that a piece takes; at first a guess."""
        self._clock: Final = clock
        self._waiting: Final[dict[Place, None]] = {}
        self._active: Place | None = None
        self._began = 0.0
        self._now = 0.0
        """The virtual time."""
        self._ends: Final[dict[str, float]] = {}
        """Where the last piece of an address ends, in virtual time."""
        self._count = 0

    def __len__(self) -> int:
        """How many pieces wait or are under way."""
        return len(self._waiting) + (self._active is not None)

    def check(self, owner: str) -> None:
        """Refuse one more piece of an address whose share is taken, or while the queue is full, and say until when."""
        own = self._order(owner)
        if owner != SITE and len(own) >= self._share:
            raise Denied("many-waiting", after=self._wait(own[0] + 1))
        if len(self) >= (self._places if own else _NEWCOMERS * self._places):
            raise Denied("busy", after=self._wait(1))

    def enter(self, owner: str) -> Place:
        """Take a place, or refuse."""
        self.check(owner)
        start = max(self._now, self._ends.get(owner, 0))
        self._ends[owner] = start + 1
        self._count += 1
        place = Place(owner, start, self._count)
        self._waiting[place] = None
        self._call_next()
        return place

    def leave(self, place: Place) -> None:
        """Give a place back, whether its turn has come or not; the next piece is called."""
        self._waiting.pop(place, None)
        if place is self._active:
            self._mean += _WEIGHT * (self._clock() - self._began - self._mean)
            self._now += 1 / len({place.owner, *(other.owner for other in self._waiting)})
            self._active = None
        self._call_next()

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """Wait for the turn of a place, and give the place back at the end."""
        try:
            await place.called.wait()
            yield
        finally:
            self.leave(place)

    @asynccontextmanager
    async def entered(self, owner: str) -> AsyncIterator[None]:
        """Take a place and wait for its turn."""
        async with self.turn(self.enter(owner)):
            yield

    def ahead(self, place: Place) -> int:
        """Return how many pieces come before one that waits."""
        return self._in_order().index(place) + (self._active is not None) if place in self._waiting else 0

    def _call_next(self) -> None:
        if self._active is not None or not self._waiting:
            return
        place = self._active = self._in_order()[0]
        del self._waiting[place]
        self._now = max(self._now, place.start)
        self._began = self._clock()
        for owner in [owner for owner, end in self._ends.items() if end <= self._now]:
            del self._ends[owner]
        place.called.set()

    def _in_order(self) -> list[Place]:
        return sorted(self._waiting, key=lambda place: (place.start, place.number))

    def _order(self, owner: str) -> list[int]:
        """Return how many pieces come before each piece of an address."""
        order = [self._active, *self._in_order()] if self._active else self._in_order()
        return [at for at, place in enumerate(order) if place is not None and place.owner == owner]

    def _wait(self, pieces: int) -> int:
        """Return after how many seconds so many pieces will probably be done."""
        worked = min(self._mean, self._clock() - self._began) if self._active else 0.0
        return min(_LONGEST, max(1, math.ceil(pieces * self._mean - worked)))
