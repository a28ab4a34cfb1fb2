"""Play many games between bots, on one core or several, and add up what comes out.

Game number *i* depends on nothing but the seed and *i*: neither on how many processes share the work nor on how it is
cut. The bots move around the table: in game *i* the bot named at place *b* sits on seat ``(b + i) % seats``, so over a
number of games that the seat count divides everybody has sat everywhere equally often.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from liza.bots import Seat, bot
from liza.games import game as find_game
from liza.kernel.errors import IllegalAction, LizaError
from liza.kernel.game import Game
from liza.kernel.pack import Pack, load_pack
from liza.kernel.source import Stream
from liza.lab.result import DREW, LOST, WON, Result, Tally

Progress = Callable[[int, int], None]
"""Told how many games are done, out of how many."""

_SMALLEST_CHUNK: Final = 100
"""Fewer games are not worth handing to another process."""
_LARGEST_CHUNK: Final = 250
"""More would keep whoever watches, or wants to stop, waiting."""
_CHUNKS: Final = 50
"""How often progress is told, at least, for each process."""


class SimulationError(LizaError):
    """A simulation that cannot be run, or that broke."""


class Plan:
    """Everything a process needs to play its share; plain data, so that it travels."""

    __slots__ = ("bots", "game", "options", "pack", "seats", "seed")

    def __init__(
        self,
        game: str,
        seats: int,
        bots: tuple[str, ...],
        options: Mapping[str, Any],
        pack: tuple[str, str] | None,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.bots: Final = bots
        """One name per seat."""
        self.options: Final = dict(options)
        self.pack: Final = pack
        """Text and name of a pack other than the game's own."""
        self.seed: Final = seed


def simulate(
    game_id: str,
    *,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    pack: Pack | Path | str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play games between bots and return what came out.

    Fewer bots than seats are repeated in their order; without a seat count the smallest table that holds them all is
    taken. With several ``jobs`` a script must start from under ``if __name__ == "__main__":``, because every process
    imports it.
    """
    began = time.perf_counter()
    if games < 1 or jobs < 1:
        raise SimulationError("A simulation needs at least one game and one job.")
    if isinstance(pack, str | Path):
        pack = load_pack(pack)
    game = _bound(game_id, None if pack is None else (pack.text, pack.name))
    count = _table(game, bots, seats)
    for name in bots:
        bot(name)
    plan = Plan(
        game.id,
        count,
        tuple(bots[place % len(bots)] for place in range(count)),
        game.check_options(dict(options or {})),
        None if pack is None else (pack.text, pack.name),
        seed,
    )
    tally = Tally()
    done = 0
    for part in _here(plan, games) if jobs == 1 else _in_processes(plan, games, jobs):
        tally.add(part)
        done += part.games
        if progress is not None:
            progress(done, games)
    return Result(
        game=game.id,
        games=games,
        seats=count,
        bots=list(plan.bots),
        options=plan.options,
        pack_hash=game.pack.hash,
        seed=seed,
        tally=tally,
        seconds=time.perf_counter() - began,
        jobs=jobs,
    )


def _table(game: Game[Any], bots: Sequence[str], seats: int | None) -> int:
    """Return how many sit at the table, or say why these bots cannot."""
    if not bots:
        raise SimulationError("A simulation needs at least one bot.")
    if seats is None:
        large_enough = [count for count in game.seats if count >= len(bots)]
        return min(large_enough) if large_enough else game.check_seats(len(bots))
    if len(bots) > game.check_seats(seats):
        raise SimulationError(f"{len(bots)} bots cannot sit on {seats} seats.")
    return seats


# Sharing the work.


def _here(plan: Plan, games: int) -> Iterator[Tally]:
    size = min(_LARGEST_CHUNK, max(1, games // _CHUNKS))
    for start in range(0, games, size):
        yield play(plan, start, min(start + size, games))


def _in_processes(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Hand chunks of games to processes that start clean: a fork would copy threads and locks of whoever asks."""
    size = min(_LARGEST_CHUNK, max(_SMALLEST_CHUNK, games // (jobs * _CHUNKS)))
    starts = range(0, games, size)
    context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(min(jobs, len(starts)), context)
    try:
        with _out_of_reach():
            shares = [pool.submit(play, plan, start, min(start + size, games)) for start in starts]
        for share in as_completed(shares):
            yield share.result()
    except BrokenProcessPool:
        raise SimulationError(
            "A worker process died before its games were done: out of memory, killed, or started from a script "
            'without an if __name__ == "__main__" guard.'
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _out_of_reach() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: whoever started them hears it, and stops them in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Playing.


def play(plan: Plan, start: int, stop: int) -> Tally:
    """Play the games with these numbers."""
    game = _bound(plan.game, plan.pack)
    tally = Tally()
    for number in range(start, stop):
        _play_one(plan, game, number, tally)
    return tally


@lru_cache(maxsize=8)
def _bound(game_id: str, pack: tuple[str, str] | None) -> Game[Any]:
    """Return the game with its pack: read once in each process."""
    game = find_game(game_id)
    return game if pack is None else game.bind(Pack(*pack))


def _play_one(plan: Plan, game: Game[Any], number: int, tally: Tally) -> None:
    names = [plan.bots[(seat - number) % plan.seats] for seat in range(plan.seats)]
    bots = [bot(name) for name in names]
    chances = [_chance(plan.seed, number, seat) for seat in range(plan.seats)]
    state = game.new(plan.seats, source=_chance(plan.seed, number, None), **plan.options)
    state.listen = False
    decisions = 0
    while not state.over:
        for seat in state.actors:
            chance = chances[seat]
            action = bots[seat].choose(Seat(state, seat, chance), chance)
            try:
                state.apply(seat, action)
            except IllegalAction as fault:
                raise SimulationError(f"In game {number} the bot {names[seat]} did what it may not: {fault}") from None
            decisions += 1
    tally.decisions[decisions] += 1
    outcome = state.outcome
    assert outcome is not None
    tally.reasons[outcome.reason] += 1
    best = WON if len(outcome.winners) == 1 else DREW
    for seat, value in enumerate(outcome.returns):
        tally.places[names[seat], seat, best if seat in outcome.winners else LOST, value] += 1
    for counter in game.counters(state, None):
        if counter["id"] == "round":
            tally.rounds[counter["value"]] += 1


def _chance(seed: int, number: int, seat: int | None) -> Stream:
    """Return the chance of one game, or that of one seat's bot in it: each its own, so none disturbs another."""
    whose = "table" if seat is None else f"seat {seat}"
    return Stream(hashlib.sha256(f"liza simulation {seed} game {number} {whose}".encode()).digest())
