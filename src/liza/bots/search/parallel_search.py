"""Several processes think about one choice: each searches a tree of its own, and what they found out is added up.

Only a world that the seat cannot tell from the true one is sent.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from liza.bots.seat import Seat
from liza.games import game as find_game
from liza.kernel.base.source import Source, seeded
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import Pack

SearchStatistics = dict[int, tuple[int, float]]
"""How often each choice was tried, and what came of it in all."""
Search = Callable[[Seat, int, Source], SearchStatistics]


class SearchPool:
    """Other processes of this machine, started when they are first asked."""

    def __init__(self, search: Search, processes: int) -> None:
        self.processes: Final = processes
        self._search: Final = search

    def submit(self, seat: Seat, milliseconds: int, source: Source) -> list[Future[SearchStatistics]]:
        """Let every process search for as long, each with luck of its own."""
        if not self.processes:
            return []
        pool = _pool(self.processes)
        game = seat.game
        pack = game.pack.text, game.pack.name
        asked: list[Future[SearchStatistics]] = []
        for _ in range(self.processes):
            chance = source.fork()
            world = seat.world(chance).to_data()
            question = _SearchRequest(game.id, pack, world, seat.number, milliseconds, chance.key)
            asked.append(pool.submit(_search_here, self._search, question))
        return asked


class _SearchRequest(NamedTuple):
    """All that another process needs to know."""

    game: str
    pack: tuple[str, str]
    world: dict[str, Any]
    seat: int
    milliseconds: int
    key: bytes


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Return processes that start clean: a fork would copy threads and locks of the caller."""
    context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
    return ProcessPoolExecutor(processes, context)


def _search_here(search: Search, request: _SearchRequest) -> SearchStatistics:
    """Search, in the process that was asked."""
    game = _game_with_pack(request.game, request.pack)
    chance = seeded(request.key)
    world = game.restore(request.world)
    return search(Seat(world, request.seat, chance), request.milliseconds, chance)


@lru_cache(maxsize=4)
def _game_with_pack(game: str, pack: tuple[str, str]) -> Game[Any]:
    return find_game(game).bind(Pack(*pack))
