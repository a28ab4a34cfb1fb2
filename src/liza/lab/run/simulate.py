"""Play many games between bots, on one core or several, and add up what comes out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from liza.bots import Seat
from liza.kernel.base.errors import IllegalAction
from liza.kernel.packs.pack import Pack
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec, SimulationError, checked_run, deal
from liza.lab.stats.result import DREW, LOST, WON, SimulationResult, Tally

ProgressCallback = Callable[[int, int], None]
"""Told how many games are done, out of how many."""

_SMALLEST_CHUNK: Final = 100
"""Fewer games are not worth handing to another process."""
_LARGEST_CHUNK: Final = 250
"""The most games between two updates of progress."""
_CHUNKS: Final = 50
"""How often progress is told, at least, for each process."""


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
    progress: ProgressCallback | None = None,
) -> SimulationResult:
    """Play games between bots and return what came out.

    Fewer bots than seats are repeated in their order; without a seat count the smallest table that holds them all is
    taken. With several ``jobs`` a script must start from under ``if __name__ == "__main__":``, because every process
    imports it.
    """
    began = time.perf_counter()
    if games < 1 or jobs < 1:
        raise SimulationError("A simulation needs at least one game and one job.")
    plan = checked_run(game_id, bots=bots, seed=seed, options=options, seats=seats, pack=pack)
    smallest = 1 if jobs == 1 else _SMALLEST_CHUNK
    size = min(_LARGEST_CHUNK, max(smallest, games // (jobs * _CHUNKS)))
    starts = range(0, games, size)
    shares = [range(start, min(start + size, games)) for start in starts]
    tally = Tally()
    done = 0
    for part in map_unordered(partial(play, plan), shares, min(jobs, len(shares))):
        tally.add(part)
        done += part.games
        if progress is not None:
            progress(done, games)
    return SimulationResult(
        game=plan.game,
        games=games,
        seats=plan.seats,
        bots=list(plan.bots),
        options=plan.options,
        pack_hash=plan.bound().pack.hash,
        seed=seed,
        tally=tally,
        seconds=time.perf_counter() - began,
        jobs=jobs,
    )


def play(plan: RunSpec, numbers: range) -> Tally:
    """Play the games with these numbers."""
    tally = Tally()
    for number in numbers:
        _play_one(plan, number, tally)
    return tally


def _play_one(plan: RunSpec, number: int, tally: Tally) -> None:
    state, names, bots, chances = deal(plan, number)
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
    for counter in state.game.counters(state):
        if counter["id"] == "round":
            tally.rounds[counter["value"]] += 1
