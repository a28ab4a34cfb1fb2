"""Where bots think: in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from liza import bots
from liza.bots.seat import Seat
from liza.kernel.source import fresh_secret, seeded
from liza.server import metrics
from liza.server.plan import bound_game

_LAST_RESORT: Final = "random"


class Question(NamedTuple):
    """What a bot is asked, as it travels to the process that thinks."""

    game: str
    pack: str | None
    state: dict[str, Any]
    seat: int
    level: str


def choose(question: Question) -> str:
    """Return a bot's choice in notation. The bot is given a seat, not the state."""
    game = bound_game(question.game, question.pack)
    source = seeded(fresh_secret())
    seat = Seat(game.restore(question.state), question.seat, source)
    return game.notation(bots.bot(question.level).choose(seat, source))


class Thinkers:
    """Some processes that think for bots. One that dies or thinks for too long is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count: Final = count
        self._seconds: Final = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """Return a choice; after the time allowed, one made at random."""
        began = time.perf_counter()
        try:
            return await asyncio.wait_for(self._ask(question), self._seconds)
        except TimeoutError:
            self.close()
            return await self._ask(question._replace(level=_LAST_RESORT))
        finally:
            metrics.THINKING.observe(time.perf_counter() - began)

    async def _ask(self, question: Question) -> str:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, question)
        except BrokenProcessPool:
            if pool is self._pool:
                self.close()
            raise

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin() -> None:
    """Leave it to the parent to say when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
