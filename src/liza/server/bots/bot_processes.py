"""Where bots think: in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from liza import bots
from liza.bots.advice import advice
from liza.bots.seat import Seat
from liza.kernel.base.source import fresh_secret, seeded
from liza.server.base import metrics
from liza.server.bots.engine_choice import ENGINE
from liza.server.orders.order_choice import OrderRequest, OrderVerdict, decided
from liza.server.packs.pack_cache import bound_game
from liza.server.processes.sandbox import Sandbox, begin

_LAST_RESORT: Final = "random"
P = ParamSpec("P")
R = TypeVar("R")


class BotRequest(NamedTuple):
    """What a bot is asked, as it travels to the process that thinks."""

    game: str
    pack: str | None
    state: dict[str, Any]
    seat: int
    level: str
    secret: str = ""
    """From what its chance follows, so that the same position is always answered alike; empty: from nothing."""


def choose(question: BotRequest) -> str:
    """Return a bot's choice in notation. The bot is given a seat, not the state."""
    game = bound_game(question.game, question.pack)
    source = seeded(_chance_of(question))
    seat = Seat(game.restore(question.state), question.seat, source)
    return game.notation(bots.bot(question.level).choose(seat, source))


def _chance_of(question: BotRequest) -> bytes:
    """Return what a bot draws from: where all play one deal, the same in the same position."""
    if not question.secret:
        return fresh_secret()
    position = msgspec.json.encode([question.seat, question.state], order="sorted")
    return hmac.digest(bytes.fromhex(question.secret), b"bot " + position, "sha256")


def advised(question: BotRequest) -> tuple[str, str, float]:
    """Return what the strongest player would choose, in notation, who that is, and how sure it is."""
    game = bound_game(question.game, question.pack)
    source = seeded(fresh_secret())
    action, who, share = advice(Seat(game.restore(question.state), question.seat, source), source)
    return game.notation(action), who, share


class BotProcess:
    """One process that thinks for bots. If it dies or thinks for too long, the next question starts another one."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self.sandbox: Final = Sandbox()
        self._engine = 0

    async def choose(self, question: BotRequest) -> str:
        """Return a choice; after the time allowed, one made at random."""
        await self._run(begin, choose)  # how long a process takes to start is not the bot's fault
        try:
            return await asyncio.wait_for(self._run(choose, question), self._seconds)
        except TimeoutError:
            self.close()
            return await self._run(choose, question._replace(level=_LAST_RESORT))

    async def decide(self, question: OrderRequest) -> OrderVerdict:
        """Return what a seat's orders do; after the time allowed, they leave the question to their player."""
        await self._run(begin, decided)
        try:
            return await asyncio.wait_for(self._run(decided, question), self._seconds)
        except TimeoutError:
            self.close()
            return OrderVerdict({})

    async def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._engine != ENGINE.look():
            self.close()
            self._engine = ENGINE.generation
        try:
            # The first piece of work starts the process, which takes a while: not on the event loop.
            future = await asyncio.to_thread(partial(self.sandbox.submit, work, *args, **kwargs))
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        self.sandbox.close()


class BotProcesses:
    """Several processes; each is asked one thing at a time, so that none pays for another's question."""

    def __init__(self, count: int, seconds: float) -> None:
        self._all: Final = [BotProcess(seconds) for _ in range(count)]
        self._free: Final[asyncio.Queue[BotProcess]] = asyncio.Queue()
        for process in self._all:
            self._free.put_nowait(process)

    async def choose(self, question: BotRequest) -> str:
        """Wait for a free process and return the action it chooses."""
        process = await self._free.get()
        began = time.perf_counter()
        try:
            return await process.choose(question)
        finally:
            self._free.put_nowait(process)
            metrics.THINKING.observe(time.perf_counter() - began)

    async def decide(self, question: OrderRequest) -> OrderVerdict:
        """Wait for a free process and return what a seat's orders do."""
        process = await self._free.get()
        try:
            return await process.decide(question)
        finally:
            self._free.put_nowait(process)

    def close(self) -> None:
        """End all processes."""
        for process in self._all:
            process.close()
