"""Does the site find the strength of thirty players whose strength is known? Part (b) of ``scripts/measure ratings``.

The players are bots that err more or less often. What they are worth is read from ten thousand games of the lab. Then
each plays some twenty other games, stored as rated results of persons, and the site's own rater fits them at night.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Final

import numpy as np
from rich.progress import track

import liza
from liza.bots import Bot, Seat, bot
from liza.people import seats
from liza.ratings import Result, fit
from liza.server.ratings.rater import Rater
from liza.store import open_store
from liza.store.results import played, rated
from liza.store.statements import FinishedGame, FinishedSeat

GAME: Final = "tankup"
SIZES: Final = (2, 3, 4)
AGENTS: Final = [f"soft:{number}" for number in np.geomspace(10, 3_000, 20).astype(int)] + [
    f"learned:{number}" for number in np.geomspace(10, 3_000, 10).astype(int)
]
"""The smaller the number, the more seldom the bot errs."""
KNOWN: Final = 10_000
"""Games of the lab."""
EACH: Final = 20
"""Games of each player on the site."""
FRESH: Final = 2_000
"""Games that neither has seen."""
_DAY: Final = 24 * 3_600_000


def agents(lots: np.random.Generator) -> str:
    """Return how well the site's ratings agree with the strengths that the lab's games tell."""
    bots = {name: bot(name) for name in AGENTS}
    known = [_game(lots, bots, _some(lots)) for _ in track(range(KNOWN), "games of the lab", transient=True)]
    truth = {name: rating.mean for name, rating in fit(known, seat_spread=0).items()}
    site = [_game(lots, bots, table) for table in _tables(lots)]
    fresh = [_game(lots, bots, _some(lots)) for _ in track(range(FRESH), "fresh games", transient=True)]
    found = asyncio.run(_on_the_site(site))
    order = np.corrcoef(_ranks([found[name] for name in AGENTS]), _ranks([truth[name] for name in AGENTS]))[0, 1]
    mine, oracle = (sum(_surprise(game, values) for game in fresh) / FRESH for values in (found, truth))
    return (
        f"(b) {len(AGENTS)} bots, {len(site)} games on the site, {KNOWN:,} in the lab: rank correlation {order:.3f}; "
        f"log-loss of {FRESH:,} fresh games {mine:.3f}, with the lab's strengths {oracle:.3f} "
        f"({100 * (mine / oracle - 1):+.1f} %)"
    )


def _some(lots: np.random.Generator) -> list[str]:
    return [str(name) for name in lots.choice(AGENTS, lots.choice(SIZES), replace=False)]


def _tables(lots: np.random.Generator) -> list[list[str]]:
    """Return tables of four at which each sits so many times."""
    order: list[str] = []
    while len(order) < EACH * len(AGENTS):
        order += [str(name) for name in lots.permutation(AGENTS)]
    cuts = range(0, len(order) + 1, max(SIZES))
    tables = [order[start:end] for start, end in pairwise(cuts)]
    return [list(dict.fromkeys(table)) for table in tables if len(set(table)) > 1]


def _game(lots: np.random.Generator, bots: Mapping[str, Bot], names: Sequence[str]) -> Result:
    """Return the places of one game."""
    chance = liza.seeded(int(lots.integers(2**62)))
    state = liza.game(GAME).new(seats=len(names), seed=int(lots.integers(2**62)))
    state.listen = False
    while not state.over:
        for seat in state.actors:
            state.apply(seat, bots[names[seat]].choose(Seat(state, seat, chance), chance))
    assert state.outcome is not None
    places: dict[str, float] = {}
    for group in state.outcome.ranking:
        places |= dict.fromkeys((names[seat] for seat in group), len(places) + 1)
    return Result(places)


async def _on_the_site(games: Sequence[Result]) -> dict[str, float]:
    """Store results as a table does, let the rater fit them as it does at night, and return what is stored then."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(str(Path(folder) / "liza.db"))
        await store.open()
        now = 1_000 * _DAY
        try:
            for at, game in enumerate(games):
                table = f"table {at}"
                found = []
                for seat, (name, place) in enumerate(game.places.items()):
                    found.append(FinishedSeat(seat, int(place), departed=False, bot="", key=f"{at} {name}"))
                    await seats.take(store, seats.HeldSeat(table, f"{at} {name}", seat, name, now))
                version = liza.game(GAME).version
                await played.put(store, table, FinishedGame(GAME, version, now, rated=True, group_id=None, seats=found))
            rater = Rater(store, lambda: now)
            await rater.fit_whole(GAME)
            rater.close()
            stored = await rated.ratings_in(store, GAME, AGENTS)
            return {name: rating.mean for name, rating in stored.items()}
        finally:
            await store.close()


def _surprise(game: Result, strength: Mapping[str, float]) -> float:
    """Return the negative logarithm of what was expected of the order, pair by pair."""
    pairs = [(one, other) for one, a in game.places.items() for other, b in game.places.items() if a < b]
    return sum(log(1 + np.exp(strength[other] - strength[one])) for one, other in pairs) / max(len(pairs), 1)


def _ranks(values: Sequence[float]) -> np.ndarray:
    return np.argsort(np.argsort(values))
