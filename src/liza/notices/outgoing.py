"""Asking another machine, with care: of its answer only the status is read, it has ten seconds, and nobody is followed.

A name is looked up here, and what it stands for must be out on the Internet: no name leads this site into the network
that it stands in. Only an origin that the operator has named may be there.
"""

from __future__ import annotations

import asyncio
import email.utils
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from liza.notices.addresses import Target

PATIENCE: Final = 10
"""Seconds for an answer."""
MOST_WAIT: Final = 86_400
"""Seconds that a service may ask to wait."""
_MOST_HEAD: Final = 16_384
_LINE: Final = b"\r\n"
_CONTINUE: Final = 100
_FINAL: Final = 200


class Answer(NamedTuple):
    """How a request was answered."""

    status: int
    """0 where there was no answer."""
    after: int = 0
    """Seconds after which to ask again, where it said so."""


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send a body to an address and return how it was answered."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _asked(target, headers, body)
    except (OSError, ValueError, TimeoutError, EOFError, asyncio.LimitOverrunError):
        return Answer(0)


async def _asked(target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
    secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        await _address(target),
        target.port,
        limit=_MOST_HEAD,
        ssl=_trusted() if secure else None,
        server_hostname=target.host if secure else None,
    )
    try:
        usual = {"Host": target.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
        head = [f"POST {target.path} HTTP/1.1", *(f"{name}: {said}" for name, said in {**headers, **usual}.items())]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        await writer.drain()
        return await _answer(reader)
    finally:
        writer.close()
        with suppress(OSError):
            writer.transport.abort()


async def _answer(reader: asyncio.StreamReader) -> Answer:
    while True:
        head = (await reader.readuntil(_LINE + _LINE)).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ", 2)[1])
        if not _CONTINUE <= status < _FINAL:
            break
    said = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
    return Answer(status, _seconds(said.get("retry-after", "")))


def _seconds(said: str) -> int:
    """Return how long ``Retry-After`` says to wait: seconds, or a date."""
    if said.isascii() and said.isdigit():
        return min(int(said[:9]), MOST_WAIT)
    with suppress(ValueError, TypeError):
        then = email.utils.parsedate_to_datetime(said)
        seconds = (then - type(then).now(then.tzinfo)).total_seconds()
        return int(min(max(seconds, 0), MOST_WAIT))
    return 0


async def _address(target: Target) -> str:
    """Return a number that a host's name stands for, or refuse one that is not out on the Internet."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    numbers = [str(one[4][0]) for one in found]
    open_ones = [one for one in numbers if target.named or is_outside(one)]
    if not open_ones:
        raise OSError(f"{target.host} is inside the network")
    return open_ones[0]


def is_outside(number: str) -> bool:
    """Whether an address is out on the Internet."""
    address = ipaddress.ip_address(number.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or address
    return bool(mapped.is_global and not mapped.is_multicast)


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
