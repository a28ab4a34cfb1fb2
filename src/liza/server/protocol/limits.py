"""How much a connection and an address may ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any, Final, ParamSpec, TypeVar

from litestar.connection import ASGIConnection

from liza.server.protocol.denied import Denied

_MOST_ADDRESSES: Final = 10_000
_LOOKED_AT: Final = 2
"""Of the addresses that have asked longest ago, how many are looked at with each request: more than come anew."""
_BURST_SECONDS: Final = 3
_LEAST_BURST: Final = 10
_READS: Final = 10
"""How many times more often an address may ask for what only has to be read."""
_COSTLY: Final = 10
"""How many times rarer an address may ask for what takes long."""
_COSTLY_BURST: Final = 60
"""Things that take long at a stretch: a class that opens its pages all at once."""
_WORK: Final = 0.01
"""Seconds of a processor for each request that an address may make."""
_WORK_BURST: Final = 3.0
"""Seconds of a processor at a stretch."""
_PAGES: Final = 0.02
"""Seconds of the event loop for each request: what is read and changed over HTTP."""
_PAGES_BURST: Final = 6.0
"""Seconds of the event loop at a stretch: a class that opens its pages all at once."""
_BYTE: Final = 1e-8
"""Seconds of a processor that a byte of an answer counts as: to write it, to copy it, to send it."""
_TOGETHER: Final = 10
"""How many times more messages all sockets of an address may send than one."""
_MOST_HELD: Final = 32 << 20
"""Bytes that may wait for the sockets of one address to read them."""
_HOME: Final = 64
"""How many bits of an IPv6 address a home or a server usually has to itself."""
P = ParamSpec("P")
R = TypeVar("R")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return whom a request counts for. A home has 2^64 addresses of the newer kind, so those count as one."""
    return counted_as(connection.client.host if connection.client else "?")


def counted_as(host: str) -> str:
    """Return the address that an address counts as."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((int(address) >> _HOME << _HOME, 128 - _HOME)))
    return host


class Bucket:
    """Fills at a steady rate; every request takes some out of it."""

    __slots__ = ("_at", "_level", "_most", "_rate", "_time")

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._most: Final = max(_LEAST_BURST, rate * _BURST_SECONDS) if burst is None else burst
        self._level = self._most
        self._time: Final = clock
        self._at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take an amount out; False if not enough is left. A rate of 0 has no limit."""
        if not self._rate:
            return True
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    @property
    def level(self) -> float:
        """How much is in it now."""
        self._fill()
        return self._level

    @property
    def full(self) -> bool:
        """Whether there is as much in it as in a new one."""
        return self.level >= self._most

    def spend(self, amount: float) -> None:
        """Take out an amount that has been used already, even below zero."""
        if not self._rate:
            return
        self._fill()
        self._level -= amount

    def _fill(self) -> None:
        now = self._time()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now


class PerAddress:
    """A bucket for each address that has asked lately."""

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._buckets: Final[dict[str, Bucket]] = {}

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._buckets)

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether an address may have so much more."""
        return self.of(address).take(amount)

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address and keep it as the latest; those that are full again make room."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[address] = bucket
        for old in tuple(islice(self._buckets, _LOOKED_AT)):
            if old != address and self._buckets[old].full:
                del self._buckets[old]
        if len(self._buckets) > _MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def forget(self, address: str) -> None:
        """Let an address begin anew."""
        self._buckets.pop(address, None)

    def change(self, rate: float) -> None:
        """Fill at another rate from now on: then every address begins anew."""
        if rate != self._rate:
            self._rate = rate
            self._buckets.clear()


class Allowance:
    """What one address may still take, over HTTP and on all its sockets together."""

    def __init__(self, addresses: Addresses, address: str) -> None:
        self._addresses: Final = addresses
        self.address: Final = address

    def say(self) -> bool:
        """Whether a socket of this address may send one more message now."""
        return self._addresses.messages.take(self.address)

    def check(self) -> None:
        """Refuse to work anything out for an address for which more has been worked out than its share."""
        if not self._addresses.work.take(self.address, 0.0):
            raise Denied("too-fast")

    def spend(self, seconds: float, sent: int = 0) -> None:
        """Count what was worked out, and the bytes of the answer."""
        self._addresses.work.of(self.address).spend(seconds + sent * _BYTE)

    def check_pages(self) -> None:
        """Refuse to answer an address whose answers have held the event loop for more than its share."""
        if not self._addresses.pages.take(self.address, 0.0):
            raise Denied("too-fast")

    def answered(self, seconds: float, sent: int) -> None:
        """Count for how long an answer has held the event loop, and its bytes."""
        self._addresses.pages.of(self.address).spend(seconds + sent * _BYTE)

    def hold(self, size: int) -> bool:
        """Count bytes that wait to be read; False if the sockets of this address leave too many unread."""
        self._addresses.held[self.address] += size
        return self._addresses.held[self.address] <= _MOST_HELD

    def release(self, size: int) -> None:
        """Count bytes that were sent, or are not to be sent any more."""
        self._addresses.held[self.address] -= size
        if not self._addresses.held[self.address]:
            del self._addresses.held[self.address]

    async def measured(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a thread and charge its processor time to this address."""
        self.check()
        spent = 0.0

        def timed() -> R:
            nonlocal spent
            began = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                spent = time.thread_time() - began

        try:
            return await asyncio.to_thread(timed)
        finally:
            self.spend(spent)


class Addresses:
    """What every address may still ask for, and how many sockets it has open."""

    def __init__(self, rate: float, most_sockets: int, messages: float = 0.0) -> None:
        self._most_sockets = most_sockets
        self.messages: Final = PerAddress(messages * _TOGETHER)
        """Messages of all sockets of an address together."""
        self.work: Final = PerAddress(rate * _WORK, _WORK_BURST)
        """Seconds of a processor that questions may take."""
        self.pages: Final = PerAddress(rate * _PAGES, _PAGES_BURST)
        """Seconds that answers over HTTP may hold the event loop, their bytes included."""
        self.held: Final[Counter[str]] = Counter()
        """Bytes that wait to be read by the sockets of an address."""
        self._changing: Final = PerAddress(rate)
        self._reading: Final = PerAddress(rate * _READS)
        self._costly: Final = PerAddress(rate / _COSTLY, _COSTLY_BURST)
        self._sockets: Final[dict[str, int]] = {}

    def of(self, address: str) -> Allowance:
        """Return what an address may still take."""
        return Allowance(self, address)

    def change(self, rate: float, most_sockets: int, messages: float) -> None:
        """Set new limits; where a rate changes, every address starts with a full allowance."""
        self.messages.change(messages * _TOGETHER)
        self._most_sockets = most_sockets
        self._changing.change(rate)
        self._reading.change(rate * _READS)
        self._costly.change(rate / _COSTLY)
        self.work.change(rate * _WORK)
        self.pages.change(rate * _PAGES)

    def allow(self, address: str) -> bool:
        """Whether an address may make one more request now."""
        return self._changing.take(address)

    def allow_reading(self, address: str) -> bool:
        """Whether an address may read one more thing now."""
        return self._reading.take(address)

    def allow_costly(self, address: str) -> bool:
        """Whether an address may ask now for one more thing that takes long to work out."""
        return self._costly.take(address)

    def enter(self, address: str) -> bool:
        """Whether an address may have one more socket; if so, it is counted."""
        if self._most_sockets and self._sockets.get(address, 0) >= self._most_sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count one socket less."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
