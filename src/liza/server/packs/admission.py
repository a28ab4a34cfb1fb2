"""Admission of uploaded packs: each is tried out in a sandbox first, and never read on the event loop.

Senders are untrusted. A sandboxed process with limits on time and memory reads the text and sets up a game with it. A
pack that passes is read again in a thread of this process and cached.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from liza.kernel.base.errors import LizaError, PackError
from liza.server.packs.pack_cache import GAMES, PACK_NAME, PackCache, bind, key_of, plain_game
from liza.server.processes.fair_queue import SITE, FairQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox

TRIAL_SECONDS: Final = 3
"""How much of a processor's time the reading of a pack may take."""
TRIAL_MEGABYTES: Final = 256
MOST_STATE: Final = 60_000
"""Signs of a position, written down: every choice at a table copies it, so its size is what a choice costs."""
_PLACES: Final = 16
_SHARE: Final = 4
"""Packs of one address that may wait or be under way."""
_EXPECTED: Final = 1.0
"""Seconds that a pack takes, until some have been tried."""
_MOST_SAID: Final = 5_000
"""Characters of an error message about a bad pack; the rest is cut off."""

_FAULTS: Final = PackCache[str]()
"""Of packs that were refused: kept apart, so that bad ones cannot push good ones out."""
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="packs")
_SANDBOX: Final = Sandbox(TRIAL_MEGABYTES)
_QUEUE: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)


async def ready(id: str, pack: str | None, owner: str = SITE) -> None:
    """Make sure that the game with this pack is at hand, or say what is wrong with it."""
    if pack is None or GAMES.get(key_of(id, pack)) is not None:
        return
    plain_game(id)
    async with _QUEUE.entered(owner):
        wrong = await asyncio.get_running_loop().run_in_executor(_THREAD, partial(_admit, id, pack))
    if wrong is not None:
        raise PackError(wrong)


def _admit(id: str, pack: str) -> str | None:
    """Try a pack out elsewhere; read it here only if that went well. Returns what is wrong with it."""
    key = key_of(id, pack)
    if GAMES.get(key) is not None:
        return None
    wrong = _FAULTS.get(key) or _on_trial(id, pack)
    if wrong is None:
        bind(id, pack)
    else:
        _FAULTS.put(key, wrong)
    return wrong


def _on_trial(id: str, pack: str) -> str | None:
    try:
        return _SANDBOX.do(TRIAL_SECONDS, tried, id, pack)
    except LimitExceeded:
        return "The pack takes too long to read, or too much memory: make it smaller."


def tried(id: str, pack: str) -> str | None:
    """Read a pack and lay out the largest game with it; returns what is wrong, or None."""
    try:
        game = bind(id, pack)
        state = game.new(seats=max(game.seats), seed=1)
        size = len(json.dumps(state.to_data()))
    except LizaError as fault:
        return str(fault)[:_MOST_SAID]
    except (ValueError, OverflowError, RecursionError) as fault:
        return f"The pack {PACK_NAME} cannot be read: {fault}."
    if size > MOST_STATE:
        return f"The pack {PACK_NAME} has too many cards for a table: {size} signs of state, {MOST_STATE} at most."
    return None


def close() -> None:
    """End the process in which packs are tried out."""
    _SANDBOX.close()
