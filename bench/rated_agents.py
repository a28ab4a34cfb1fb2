"""Does the site find the strength of thirty players whose strength is known? Part (b) of ``scripts/measure ratings``.

The players are bots that err more or less often. What they are worth is read from ten thousand games of the lab, which
are kept, so that a later run goes on. Then each plays some twenty other games as a person at rated tables of the site:
people sit down, each choice is stored, and the site's own rater takes the results in.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from rich.progress import track

import liza
from bench.lab_agents import AGENTS, GAME, SEATS, choice_of, lab_games
from liza.kernel.base.source import Source
from liza.match.log import SitDownEntry
from liza.people import seats
from liza.ratings import Result, fit
from liza.server.base.config import Config
from liza.server.base.tokens import hashed
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.clocks import Fischer
from liza.server.ratings.rater import Rater
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import planned
from liza.store import open_store
from liza.store.results import rated

KNOWN: Final = 10_000
"""Games of the lab."""
EACH: Final = 20
"""Games of each player on the site."""
FRESH: Final = 2_000
"""Games that neither has seen."""
_DAY: Final = 24 * 3_600_000


class Agreement(NamedTuple):
    """How well the site's ratings agree with the strengths that the lab's games tell."""

    tables: int
    known: int
    fresh: int
    order: float
    """The rank correlation."""
    surprise: float
    """The log-loss of fresh games by the site's ratings."""
    oracle: float
    """The same by one who judges the same games and knows how widely the players are spread, and around what."""
    truth: float
    """The same by the lab's strengths, which no twenty games can tell."""


def agents(lots: np.random.Generator, kept: Path, *, known: int = KNOWN, jobs: int = 1) -> Agreement:
    """Return how well the site knows players whose games of the lab are kept in a file, or played now."""
    games = [Result(places) for places in lab_games(kept, known + FRESH, jobs)]
    seen, fresh = games[FRESH:], games[:FRESH]
    truth = {name: rating.mean for name, rating in fit(seen, seat_spread=0).items()}
    tables = _tables(lots)
    found, played = asyncio.run(_on_the_site(lots, tables))
    order = np.corrcoef(_ranks([found[name] for name in AGENTS]), _ranks([truth[name] for name in AGENTS]))[0, 1]
    spread = float(np.std(list(truth.values())))
    best = {name: rating.mean for name, rating in fit(played, spread=spread, seat_spread=0).items()}
    losses = [sum(_surprise(game, values) for game in fresh) / len(fresh) for values in (found, best, truth)]
    return Agreement(len(tables), len(seen), len(fresh), float(order), *losses)


def _tables(lots: np.random.Generator) -> list[list[str]]:
    """Return tables at which each sits so many times."""
    order: list[str] = []
    while len(order) < EACH * len(AGENTS):
        order += [str(name) for name in lots.permutation(AGENTS)]
    cuts = range(0, len(order) + 1, SEATS)
    tables = [order[start:end] for start, end in pairwise(cuts)]
    return [list(dict.fromkeys(table)) for table in tables if len(set(table)) > 1]


async def _on_the_site(
    lots: np.random.Generator, tables: Sequence[Sequence[str]]
) -> tuple[dict[str, float], list[Result]]:
    """Let the players meet at rated tables; return what the site believes of each in the end, and all results."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(str(Path(folder) / "liza.db"))
        await store.open()
        now = 1_000 * _DAY
        hub = Hub(store, Config(messages=0, bots=0), lambda: now)
        await hub.open()
        rater = Rater(store, lambda: now)
        try:
            for at, names in enumerate(track(tables, "tables of the site", transient=True)):
                await _play(hub, f"table-{at}", names, now, liza.seeded(int(lots.integers(2**62))))
                await rater.look()
            await rater.fit_whole(GAME)  # as every night
            stored = await rated.ratings_in(store, GAME, AGENTS)
            played = await rated.rated_page(store, GAME, (0, ""), len(tables))
            results = [Result({str(seat.person): seat.place for seat in game.seats}) for game in played]
            return {name: rating.mean for name, rating in stored.items()}, results
        finally:
            rater.close()
            await hub.close()
            await store.close()


async def _play(hub: Hub, table: str, names: Sequence[str], now: int, chance: Source) -> None:
    """Let players sit down as persons at a rated table, and play until the game is over."""
    opens: list[Any] = [SeatRequest("person"), *(SeatRequest("open") for _ in names[1:])]
    wanted = CreateTable(game=GAME, seats=opens, clock=Fischer(600, 5), rated=True)
    live = await hub.create(table, planned(wanted, {0: f"{table} 0"}, "invite", "watch", now))
    for seat, name in enumerate(names):
        key = hashed(f"{table} {seat}")
        if seat:
            await hub.commit(live, "sit", seat, SitDownEntry(key, name).to_body())
        await seats.take(hub.store, seats.HeldSeat(table, key, seat, name, now))
    match = live.table.match
    assert match is not None
    while not match.over:
        for seat in match.actors:
            choice = choice_of(names[seat], match.state, seat, chance)
            await hub.commit(live, "act", seat, match.game.notation(choice))


def _surprise(game: Result, strength: Mapping[str, float]) -> float:
    """Return the negative logarithm of what was expected of the order, pair by pair."""
    pairs = [(one, other) for one, a in game.places.items() for other, b in game.places.items() if a < b]
    return sum(log(1 + np.exp(strength[other] - strength[one])) for one, other in pairs) / max(len(pairs), 1)


def _ranks(values: Sequence[float]) -> np.ndarray:
    return np.argsort(np.argsort(values))
