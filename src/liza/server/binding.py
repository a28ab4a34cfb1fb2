"""From the text of a pack to a game that is played with it: tried out elsewhere first, and never on the event loop.

Whoever sends a pack is a stranger. Its text is read and a game is laid out with it in a process that may take so much
time and memory and no more; what passes is read once more in a thread of this process, and kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, Final, Generic, TypeVar

from liza.games import game as find_game
from liza.kernel.errors import LizaError, PackError
from liza.kernel.game import Game
from liza.kernel.overlay import complete
from liza.kernel.pack import Pack
from liza.server.labour import Exceeded, Labourer
from liza.server.problems import Denied

TRIAL_SECONDS: Final = 3
"""How much of a processor's time the reading of a pack may take."""
TRIAL_MEGABYTES: Final = 256
MOST_STATE: Final = 60_000
"""Signs of a position, written down: every choice at a table copies it, so its size is what a choice costs."""
_PACK_NAME: Final = "own"
_MOST_KEPT: Final = 64
_MOST_WAITING: Final = 16
_MOST_SAID: Final = 5_000
"""Signs of what is said about a bad pack; nobody reads more."""

T = TypeVar("T")
Key = tuple[str, str]
"""A game and the hash of a pack's text."""


class _Shelf(Generic[T]):
    """The latest things that were found out, by pack."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._found: Final[OrderedDict[Key, T]] = OrderedDict()

    def get(self, key: Key) -> T | None:
        """Return what was found out, or None."""
        with self._lock:
            if key not in self._found:
                return None
            self._found.move_to_end(key)
            return self._found[key]

    def put(self, key: Key, found: T) -> None:
        """Keep something for a while."""
        with self._lock:
            self._found[key] = found
            while len(self._found) > _MOST_KEPT:
                self._found.popitem(last=False)


_GAMES: Final = _Shelf[Game[Any]]()
_FAULTS: Final = _Shelf[str]()
"""Of packs that were refused: kept apart, so that bad ones cannot push good ones out."""
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="packs")
_LABOURER: Final = Labourer(TRIAL_MEGABYTES)
_waiting = 0


def bound_game(id: str, pack: str | None) -> Game[Any]:
    """Return a game with its own cards or with those of a pack's text.

    On an event loop the pack must have been made ready before: reading it would keep everybody waiting.
    """
    if pack is None:
        return _game(id)
    key = _key(id, pack)
    found = _GAMES.get(key)
    if found is None:
        if asyncio._get_running_loop() is not None:  # noqa: SLF001 - unlike the public one it raises nothing
            raise RuntimeError("A pack would have been read on the event loop: call ready() first.")
        found = _bind(id, pack)
        _GAMES.put(key, found)
    return found


async def ready(id: str, pack: str | None) -> None:
    """Make sure that the game with this pack is at hand, or say what is wrong with it."""
    global _waiting  # noqa: PLW0603 - one queue for all tables of the process
    if pack is None or _GAMES.get(_key(id, pack)) is not None:
        return
    _game(id)
    if _waiting >= _MOST_WAITING:
        raise Denied("busy")
    _waiting += 1
    try:
        wrong = await asyncio.get_running_loop().run_in_executor(_THREAD, partial(_admit, id, pack))
    finally:
        _waiting -= 1
    if wrong is not None:
        raise PackError(wrong)


def _admit(id: str, pack: str) -> str | None:
    """Try a pack out elsewhere; read it here only if that went well. Returns what is wrong with it."""
    key = _key(id, pack)
    if _GAMES.get(key) is not None:
        return None
    wrong = _FAULTS.get(key) or _on_trial(id, pack)
    if wrong is None:
        _GAMES.put(key, _bind(id, pack))
    else:
        _FAULTS.put(key, wrong)
    return wrong


def _on_trial(id: str, pack: str) -> str | None:
    try:
        return _LABOURER.do(TRIAL_SECONDS, tried, id, pack)
    except Exceeded:
        return "The pack takes too long to read, or too much memory: make it smaller."


def tried(id: str, pack: str) -> str | None:
    """Read a pack and lay out the largest game with it; returns what is wrong, or None."""
    try:
        game = _bind(id, pack)
        state = game.new(seats=max(game.seats), seed=1)
        size = len(json.dumps(state.to_data()))
    except LizaError as fault:
        return str(fault)[:_MOST_SAID]
    except (ValueError, OverflowError, RecursionError) as fault:
        return f"The pack {_PACK_NAME} cannot be read: {fault}."
    if size > MOST_STATE:
        return f"The pack {_PACK_NAME} has too many cards for a table: {size} signs of state, {MOST_STATE} at most."
    return None


@lru_cache(_MOST_KEPT)
def _game(id: str) -> Game[Any]:
    """Return a game; looking for one takes a while, so what was found is kept."""
    return find_game(id)


def _bind(id: str, pack: str) -> Game[Any]:
    game = _game(id)
    return game.bind(complete(Pack(pack, _PACK_NAME), game.pack, game.id))


def _key(id: str, pack: str) -> Key:
    return id, hashlib.sha256(pack.encode(errors="surrogatepass")).hexdigest()


def close() -> None:
    """End the process in which packs are tried out."""
    _LABOURER.close()
