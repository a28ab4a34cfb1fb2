"""Bots think elsewhere: slow ones are replaced, dead ones too, and nobody pays for another's question."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor

import pytest

import liza
from liza.server.bots.bot_processes import BotProcesses, BotRequest
from tests.support import awaited

_SERVER = """
import asyncio, liza
from liza.server.bots.bot_processes import BotRequest, BotProcesses
state = liza.game("qiahn").new(seats=2, seed=1)
question = BotRequest("qiahn", None, state.to_data(), state.actors[0], "random")
async def work():
    print(await BotProcesses(1, 30.0).choose(question), flush=True)
    await asyncio.sleep(600)
asyncio.run(work())
"""


def question(level: str) -> BotRequest:
    state = liza.game("qiahn").new(seats=2, seed=1)
    return BotRequest("qiahn", None, state.to_data(), state.actors[0], level)


def legal() -> list[str]:
    state = liza.game("qiahn").new(seats=2, seed=1)
    return [state.game.notation(action) for action in state.legal(state.actors[0])]


def test_a_bot_that_thinks_for_too_long_is_replaced_by_one_that_does_not() -> None:
    async def work() -> None:
        processes = BotProcesses(2, 0.3)
        try:
            found = await asyncio.gather(*(processes.choose(question("greedy:9999999")) for _ in range(3)))
        finally:
            processes.close()
        assert set(found) <= set(legal())

    awaited(asyncio.wait_for(work(), 120))


def test_a_process_that_died_is_replaced() -> None:
    async def work() -> None:
        processes = BotProcesses(1, 30.0)
        try:
            assert await processes.choose(question("random")) in legal()
            assert processes._all[0].sandbox.pids
            for pid in processes._all[0].sandbox.pids:
                os.kill(pid, signal.SIGKILL)
            with pytest.raises(BrokenExecutor):  # the turn is given back and claimed again
                await processes.choose(question("random"))
            assert await processes.choose(question("random")) in legal()
        finally:
            processes.close()

    awaited(asyncio.wait_for(work(), 120))


def test_a_process_ends_with_a_server_that_was_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen([sys.executable, "-c", _SERVER], env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stdout.readline().strip() in legal()
    server.kill()
    server.communicate(timeout=60)  # comes back when nobody is left who could write
