"""How long a person's pages and a night of ratings take after a million games, on both databases.

    scripts/measure people                       # 1,000,000 games of 100,000 persons; minutes
    scripts/measure people --games 100000 --db sqlite

Pages are read twenty times, of persons with few games and of the one who has played a hundredth of them all. The night
is one core's processor time, that of the database's server left out.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from tests.postgres import postgres
from tests.store.filling import NOW, fill

from liza.games import games
from liza.people import groups
from liza.server.ratings.rater import Rater
from liza.server.ratings.rating_pages import GameSearch, board, finished_games, history, ratings_told
from liza.store import Store, open_store
from tools.options import options

READ: Final = 20
BUSIEST: Final = "person 7"
Page = Callable[[], Awaitable[object]]


def pages(rater: Rater, at: int) -> dict[str, Page]:
    """Return what is read, of another person each time."""
    person = f"person {1_000 + 97 * at}"
    return {
        "my games": partial(finished_games, rater, person, GameSearch(), None),
        "my games, of who has most": partial(finished_games, rater, BUSIEST, GameSearch(), None),
        "my games, one that never was": partial(finished_games, rater, BUSIEST, GameSearch(name="nadie"), None),
        "my ratings": partial(ratings_told, rater, person),
        "why it moved": partial(history, rater, person, "tankup"),
        "why it moved, of who has most": partial(history, rater, BUSIEST, "tankup"),
        "leaderboard": partial(board, rater, "tankup", person),
        "group": partial(_group, rater.store),
    }


async def _group(store: Store) -> None:
    """Read what the page of the group with the most tables shows."""
    id = "group 1"
    persons = [member.person for member in await groups.members(store, id)]
    await groups.tables_of(store, id)
    await groups.results_of(store, id)
    await groups.ratings_among(store, persons)


async def look(store: Store) -> None:
    """Print how long each page takes."""
    rater = Rater(store, lambda: NOW)
    took: dict[str, list[float]] = {}
    for at in range(READ):
        for name, page in pages(rater, at).items():
            begun = time.perf_counter()
            await page()
            took.setdefault(name, []).append(1_000 * (time.perf_counter() - begun))
    for name, times in took.items():
        sys.stdout.write(f"  {name:30} {median(times):7.1f} ms in the middle, {max(times):7.1f} ms at most\n")
    rater.close()


async def night(store: Store) -> None:
    """Print how long it takes to fit every rating anew."""
    rater = Rater(store, lambda: NOW)
    begun, busy = time.perf_counter(), _processor()
    results = 0
    for game in games():
        results += await rater.fit_whole(game.id)
    took = time.perf_counter() - begun
    rater.close()
    while multiprocessing.active_children():  # what they used is known once they have ended
        await asyncio.sleep(0.05)
    spent = _processor() - busy
    sys.stdout.write(f"  a night, {results:,} rated results: {spent:.0f} s of a core, {took:.0f} s by the clock\n")


def _processor() -> float:
    """Return the processor time of this process and of those that it waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


async def measure(db: str, most: int, *, fitting: bool) -> None:
    """Fill an empty database and measure."""
    store = open_store(db)
    await store.open()
    try:
        await fill(store, most)
        await look(store)
        if fitting:
            await night(store)
    finally:
        await store.close()


def main() -> int:
    """Measure what was asked for."""
    words = options("measure people", __doc__)
    words.add_argument("--games", type=int, default=1_000_000, help="finished games (default: 1,000,000)")
    words.add_argument("--db", choices=("sqlite", "postgresql"), help="one database only")
    words.add_argument("--no-night", action="store_true", help="only the pages")
    asked = words.parse_args()
    for db in (asked.db,) if asked.db else ("sqlite", "postgresql"):
        sys.stdout.write(f"{db}, {asked.games:,} games\n")
        sys.stdout.flush()
        if db == "sqlite":
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(measure(str(Path(folder) / "liza.db"), asked.games, fitting=not asked.no_night))
        else:
            with postgres() as running:
                asyncio.run(measure(running.url, asked.games, fitting=not asked.no_night))
    return 0
