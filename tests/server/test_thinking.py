"""Bots think elsewhere: slow ones are replaced, dead ones too, and nobody pays for another's question."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import BrokenExecutor

import pytest

import liza
from liza.server.thinking import Question, Thinkers
from tests.support import awaited


def question(level: str) -> Question:
    state = liza.game("qiahn").new(seats=2, seed=1)
    return Question("qiahn", None, state.to_data(), state.actors[0], level)


def legal() -> list[str]:
    state = liza.game("qiahn").new(seats=2, seed=1)
    return [state.game.notation(action) for action in state.legal(state.actors[0])]


def test_a_bot_that_thinks_for_too_long_is_replaced_by_one_that_does_not() -> None:
    async def work() -> None:
        thinkers = Thinkers(2, 0.3)
        try:
            found = await asyncio.gather(*(thinkers.choose(question("greedy:9999999")) for _ in range(3)))
        finally:
            thinkers.close()
        assert set(found) <= set(legal())

    awaited(asyncio.wait_for(work(), 120))


def test_a_process_that_died_is_replaced() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30.0)
        try:
            assert await thinkers.choose(question("random")) in legal()
            pool = thinkers._all[0]._pool
            assert pool is not None
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.5)
            with pytest.raises(BrokenExecutor):  # the turn is given back and claimed again
                await thinkers.choose(question("random"))
            assert await thinkers.choose(question("random")) in legal()
        finally:
            thinkers.close()

    awaited(asyncio.wait_for(work(), 120))
