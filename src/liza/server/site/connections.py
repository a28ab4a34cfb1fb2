"""Limits on connections: how long a request may take to arrive, and how many connections may be open.

uvicorn waits for ever for the rest of a request. One client with a thousand connections that send no data, or a byte a
minute, would shut all others out.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from liza.server.base import metrics
from liza.server.base.config import Config
from liza.server.protocol.limits import counted_as

MAX_HEADERS: Final = 32_768
"""Bytes of a request before its body."""
_ANSWER: Final = 8
"""How many times longer a body may take to arrive and an answer to be worked out and taken."""
_LAST_WAIT: Final = 1.0
"""Seconds that a process which ends waits for a request on each open connection: it may be under way."""
_ALL: Final = "*"
ABORT: Final = "liza.abort"
"""Under which a socket's scope has what ends the connection at once, among the extensions of ASGI."""


class Gate:
    """Counts the connections of this process, all together and by address."""

    def __init__(self, config: Config, most: int) -> None:
        self._most: Final = most
        self._of_each: Final = config.connections
        self._trusted: Final = {name.strip() for name in config.proxies.split(",")}
        self._count = 0
        self._by_address: Final[Counter[str]] = Counter()
        self.patience: Final = config.patience

    def enter(self, address: str) -> bool:
        """Admit one more connection if there is room; a proxy serves many clients, so only the total limits it."""
        trusted = address in self._trusted or _ALL in self._trusted
        if self._count >= self._most or (self._of_each and not trusted and self._by_address[address] >= self._of_each):
            metrics.TURNED_AWAY.inc()
            return False
        self._count += 1
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._count -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


@cache
def gate() -> Gate:
    """Return the gate of this process."""
    return Gate(Config.from_environment(), most_connections())


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP with time limits: for a request to arrive, and for its answer to be taken."""

    _address = ""
    _inside = False
    _alarm: asyncio.TimerHandle | None = None
    _waiting = 0
    """Bytes of a request whose headers are not complete."""
    _ending = False
    """Whether the process ends: one more request is answered, and no socket is opened."""

    def connection_made(self, transport: Any) -> None:
        """Admit the connection, if there is room, and start its timer."""
        super().connection_made(transport)
        self._address = counted_as(self.client[0] if self.client else "?")
        self._inside = gate().enter(self._address)
        if not self._inside:
            transport.abort()
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer and free the connection's place."""
        self._relax()
        if self._inside:
            self._inside = False
            gate().leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        if self._alarm is None:
            self._expect()
        self._waiting += len(data)
        super().data_received(data)
        if self._waiting > MAX_HEADERS and not self.transport.is_closing():
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """Give the body and the answer their time."""
        self._waiting = -(1 << 62)
        self._expect(_ANSWER)
        super().on_headers_complete()
        if self._ending and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn itself ends a connection that stays silent now."""
        self._waiting = 0
        self._relax()
        super().on_response_complete()

    def shutdown(self) -> None:
        """End a connection with its process: its listener is closed, but a request may be under way."""
        if self.cycle is not None and not self.cycle.response_complete:
            super().shutdown()
        elif not self._ending:
            self._ending = True
            self.loop.call_later(_LAST_WAIT, self._end)

    def _end(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place; a process that ends lets the client go to another one."""
        self._relax()
        if self._ending:
            self.transport.close()
            return
        self._inside = False
        super().handle_websocket_upgrade()

    def _expect(self, times: int = 1) -> None:
        self._relax()
        self._alarm = self.loop.call_later(times * gate().patience, self._give_up)

    def _relax(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _give_up(self) -> None:
        metrics.GIVEN_UP.inc()
        self.transport.abort()


class CountedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which gives its place at the gate back and does not wait for a client that does not read.

    uvicorn closes politely: it waits until what it has written is read, which a client can put off for ever.
    """

    _linger: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Serve the socket; what is still unread a while after its end is dropped."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), ABORT: {"call": self.transport.abort}}
        await super().run_asgi()
        if not self.disconnected:
            self._linger = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Abort the connection of a client that does not answer pings: it would not read a close frame either."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer and free the connection's place."""
        if self._linger is not None:
            self._linger.cancel()
        gate().leave(counted_as(self.client[0] if self.client else "?"))
        super().connection_lost(exc)


if sys.platform == "win32":

    def most_connections() -> int:
        """Return how many connections the system gives a process."""
        return 10_000

else:
    import resource

    _SPARE: Final = 128
    """Descriptors for the database, files and processes."""
    _ENOUGH: Final = 1 << 16

    def most_connections() -> int:
        """Ask the system for as many descriptors as it gives, and return how many are left for connections."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return max(soft, wanted) - _SPARE
