"""Which things go with winning: for every card that a seat put to use, how often that seat won.

An event that names a seat and a thing is a use of that thing by that seat; which kinds of events count is told. A thing
used twice by a seat in one game counts once. Run it as
``python -m liza.lab.findings.association tankup equipped revealed``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from liza.bots import Seat, bot
from liza.games import game as find_game
from liza.kernel.base.source import seeded
from liza.kernel.schema.events import Event
from liza.lab.stats.result import ShareInterval

Uses = Counter[tuple[str, str, bool]]
"""How often a thing was used in a kind of event by a seat that won, or did not."""

_CHUNK: Final = 50


def win_rates_by_entry(
    game_id: str, events: Sequence[str], *, games: int, bot_name: str, seats: int, seed: int = 0, jobs: int = 1
) -> dict[tuple[str, str], ShareInterval]:
    """Return for every kind of event and every thing how often the seat that used it won, drawn games left out."""
    starts = range(0, games, _CHUNK)
    shares = [(game_id, tuple(events), bot_name, seats, seed, start, min(start + _CHUNK, games)) for start in starts]
    uses: Uses = Counter()
    if jobs == 1:
        for share in shares:
            uses.update(_play(*share))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for part in pool.map(_play, *zip(*shares, strict=True)):
                uses.update(part)
    names = sorted({(event, thing) for event, thing, _ in uses})
    return {name: ShareInterval(uses[*name, True], uses[*name, True] + uses[*name, False]) for name in names}


def _play(game_id: str, events: tuple[str, ...], bot_name: str, seats: int, seed: int, start: int, stop: int) -> Uses:
    game = find_game(game_id)
    player = bot(bot_name)
    uses: Uses = Counter()
    for number in range(start, stop):
        chance = seeded(seed << 32 | number << 1 | 1)
        state = game.new(seats, seed << 32 | number << 1)
        used = {use for event in state.events for use in _use(event, events)}
        while not state.over:
            for seat in state.actors:
                state.apply(seat, player.choose(Seat(state, seat, chance), chance))
                used |= {use for event in state.events for use in _use(event, events)}
        assert state.outcome is not None
        winners = state.outcome.winners
        if len(winners) == 1:
            uses.update((event, thing, seat == winners[0]) for event, thing, seat in used)
    return uses


def _use(event: Event, events: tuple[str, ...]) -> list[tuple[str, str, int]]:
    """Return the event as a use: its kind, the first thing it names, and the seat."""
    if event.kind not in events:
        return []
    data: dict[str, Any] = dict(event.data)
    names = [value for value in data.values() if isinstance(value, str)]
    return [(event.kind, names[0], data["seat"])] if names and "seat" in data else []


def main() -> None:
    """Print a table, the strongest first."""
    parser = argparse.ArgumentParser(prog="liza.lab.findings.association", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("events", nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    found = win_rates_by_entry(
        given.game,
        given.events,
        games=given.games,
        bot_name=given.bot,
        seats=given.seats,
        seed=given.seed,
        jobs=given.jobs,
    )
    for (event, thing), share in sorted(found.items(), key=lambda item: -item[1].rate):
        sys.stdout.write(f"{share.rate:6.1%}  {share.low:.1%}-{share.high:.1%}  {share.of:6}  {event} {thing}\n")


if __name__ == "__main__":
    main()
