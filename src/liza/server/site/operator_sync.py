"""Does in this process what operators have ordered, and knows what holds: bans, settings, the notice of the day."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import Request

from liza.server.base.config import Config
from liza.server.base.tokens import matches
from liza.server.protocol.limits import Addresses, PerAddress, address_of
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.store import FAULTS, Store
from liza.store.operators.orders import Ban, Order, bans, latest, orders, settings

_LOG: Final = logging.getLogger("liza.server")
_LOOK_EVERY: Final = 1.0
_GUESSES: Final = 5
_GUESSES_A_SECOND: Final = 1 / 60
SETTINGS: Final = ("absence", "bot_tables", "connections", "messages", "requests", "tables")
"""What can be set while the site runs; ``Config`` says what each means."""


class OperatorSync:
    """Looks into the log of orders every second."""

    def __init__(self, store: Store, hub: Hub, addresses: Addresses, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._hub: Final = hub
        self._addresses: Final = addresses
        self._clock: Final = clock
        self._begun: Final = hub.config
        self._bans: list[Ban] = []
        self._last = 0
        self._token = ""
        """The hash of the operators' token; while it is empty, all are refused."""
        self.draining = False
        self.gone: Callable[[str], Awaitable[None]] = _nobody
        """Lets the sockets of an address or a person go."""

    async def start(self) -> None:
        """Learn what holds."""
        self._last = await latest(self._store)
        await self._learn()

    async def run(self) -> None:
        """Follow until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            try:
                for order in await orders(self._store, self._last):
                    await self._follow(order)
                    self._last = order.number
            except FAULTS as fault:
                _LOG.warning("orders could not be read", extra={"fault": type(fault).__name__})

    def holding(self) -> list[Ban]:
        """Return the bans that hold now."""
        now = self._clock()
        return [ban for ban in self._bans if ban.until is None or ban.until > now]

    def check(self, target: str, what: str = "enter") -> None:
        """Refuse an address or a person that is banned, or silenced where ``what`` is not ``enter``."""
        if any(ban.target == target and ban.what == what for ban in self.holding()):
            raise Denied("banned" if what == "enter" else "silenced")

    def check_open(self) -> None:
        """Refuse what should go to another process, while this one is being emptied."""
        if self.draining:
            raise Denied("draining")

    async def lets_in(self, token: str) -> bool:
        """Whether this is the operators' token; one that is not known yet is looked up, it may have just been made."""
        if not matches(token, self._token):
            self._token = (await settings(self._store)).get("token", "")
        return matches(token, self._token)

    async def _follow(self, order: Order) -> None:
        _LOG.info("an order", extra={"number": order.number, "what": order.what, "target": order.target})
        await self._learn()
        if order.what == "remove":
            self._hub.let_go(order.target)
        elif order.what == "quarantine":
            self._hub.set_apart(order.target)
        elif order.what == "ban":
            await self.gone(order.target)
        elif order.what == "drain" and order.target == self._hub.process:
            self._drain()

    def _drain(self) -> None:
        """Send all people to other processes; one that shares its port ends, for it would be given new ones."""
        if self._hub.config.workers > 1:
            signal.raise_signal(signal.SIGTERM)
        else:
            self.draining = True
            self._hub.let_all_go()

    async def _learn(self) -> None:
        self._bans = await bans(self._store, self._clock())
        known = await settings(self._store)
        self._token = known.get("token", "")
        es, _, en = known.get("announce", "").partition("\n")
        self._hub.notice("operator", es, en)
        self._hub.config = with_settings(self._begun, known)
        now = self._hub.config
        self._addresses.change(now.requests, now.connections, now.messages)


def with_settings(config: Config, known: dict[str, str]) -> Config:
    """Return the settings with what was set since; what cannot be read is left as it was."""
    for name in SETTINGS:
        if name in known:
            config = with_setting(config, name, known[name]) or config
    return config


def with_setting(config: Config, name: str, text: str) -> Config | None:
    """Return the settings with one of them changed; None if that is no value for it."""
    try:
        return msgspec.convert({**msgspec.to_builtins(config), name: text}, Config, strict=False)
    except msgspec.ValidationError:
        return None


async def _nobody(_target: str) -> None:
    """Do no work: there are no sockets yet."""


class Guard:
    """Lets operators in."""

    def __init__(self) -> None:
        self._guesses: Final = PerAddress(_GUESSES_A_SECOND, _GUESSES)

    async def check(self, request: Request[Any, Any, Any], following: OperatorSync) -> None:
        """Refuse a request without the operators' token, read anew if it has changed; limit each address's guesses."""
        address = address_of(request)
        if not self._guesses.take(address, 0.5):
            raise Denied("too-fast")
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not await following.lets_in(token.strip()):
            self._guesses.take(address, 0.5)
            raise Denied("operator")
        self._guesses.forget(address)
