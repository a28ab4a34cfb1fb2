"""From the text of a pack to a game that is played with it, read once and kept."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from liza.games import game as find_game
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack

PACK_NAME: Final = "own"
_MOST_KEPT: Final = 64

T = TypeVar("T")
Key = tuple[str, str]
"""A game and the hash of a pack's text."""


class PackCache(Generic[T]):
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
        """Store a value; the least recently used ones are evicted."""
        with self._lock:
            self._found[key] = found
            while len(self._found) > _MOST_KEPT:
                self._found.popitem(last=False)


GAMES: Final = PackCache[Game[Any]]()
"""Games with the packs that were read lately."""


def bound_game(id: str, pack: str | None) -> Game[Any]:
    """Return a game with its own cards or with those of a pack's text.

    On an event loop the pack must have been admitted before: reading it here would block all clients.
    """
    if pack is None:
        return plain_game(id)
    key = key_of(id, pack)
    found = GAMES.get(key)
    if found is None:
        if asyncio._get_running_loop() is not None:  # noqa: SLF001 - the public one raises when there is no loop
            raise RuntimeError("A pack would have been read on the event loop: call ready() first.")
        found = bind(id, pack)
    return found


def bind(id: str, pack: str) -> Game[Any]:
    """Read a pack now, whatever that takes, and keep the game that is played with it."""
    game = plain_game(id)
    found = game.bind(complete(Pack(pack, PACK_NAME), game.pack, game.id))
    GAMES.put(key_of(id, pack), found)
    return found


@lru_cache(_MOST_KEPT)
def plain_game(id: str) -> Game[Any]:
    """Return a game with its own cards; looking for one takes a while, so what was found is kept."""
    return find_game(id)


def key_of(id: str, pack: str) -> Key:
    """Return what a game with a pack is kept by."""
    return id, hashlib.sha256(pack.encode(errors="surrogatepass")).hexdigest()
