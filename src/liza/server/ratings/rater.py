"""Fits ratings: those that a rated game touches right after it, all of them every night. One process at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from liza.games import games
from liza.ratings import Rating, Share
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.ratings.refitting import quantiles, refitted, shown
from liza.store import FAULTS, Store
from liza.store.results.played import PendingResult, pending
from liza.store.results.rated import (
    PAGE,
    RatedGame,
    RatingMove,
    StoredRating,
    StoredScale,
    claim_lease,
    end_lease,
    forget_ratings,
    keep_ratings,
    keep_scale,
    rated_count,
    rated_games,
    rated_of,
    rated_page,
    ratings_in,
    ratings_page,
    scale_of,
)

_LOG: Final = logging.getLogger("liza.server")
_EVERY: Final = 2.0
"""Seconds between two looks whether a rated game has ended."""
_NIGHT: Final = 3
"""The hour (UTC) in which everything is fitted."""
_HOUR: Final = 3_600_000
_LEASE: Final = 15 * 60_000
"""Milliseconds after which a silent process is believed to be gone."""
TOGETHER: Final = 1_000
"""Results up to which a game is fitted whole after each; with more, only the players of the new results move."""
_SECONDS: Final = 600
_MEGABYTES: Final = 2_048
_MOVED: Final = 0.05
"""How far a rating moves in a night to be told as a move."""
_FRESH: Final = 60.0
"""Seconds for which the population of a game is kept in memory."""
_BREATH: Final = 0.01


class Population(NamedTuple):
    """Among whom a share is told."""

    strengths: list[float]
    players: int


class Rater:
    """Keeps the ratings of a site."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self._sandbox: Final = Sandbox(_MEGABYTES)
        self._populations: Final[dict[str, tuple[float, Population]]] = {}

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look()
                await self.look_at_night()
            except (*FAULTS, LimitExceeded) as fault:
                _LOG.warning("ratings could not be fitted", extra={"fault": type(fault).__name__})

    def close(self) -> None:
        """End the process that fits."""
        self._sandbox.close()

    # Fitting.

    async def look(self) -> int:
        """Take in the results that wait; return how many there were."""
        waiting = await pending(self.store)
        for game in dict.fromkeys(result.game for result in waiting):
            await self._alone(game, partial(self._take_in, [result for result in waiting if result.game == game]))
        return len(waiting)

    async def look_at_night(self) -> None:
        """Fit each game whole once a night."""
        now = self.clock()
        for game in games():
            scale = await scale_of(self.store, game.id)
            if scale is None or now - scale.at < 20 * _HOUR:
                continue
            if now // _HOUR % 24 == _NIGHT or now - scale.at > 30 * _HOUR:
                await self._alone(game.id, partial(self.fit_whole, game.id))

    async def _alone(self, game: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do work on a game's ratings unless another process is at it."""
        now = self.clock()
        if not await claim_lease(self.store, game, now, now + _LEASE):
            return
        try:
            await work()
        finally:
            await end_lease(self.store, game)

    async def _take_in(self, new: Sequence[PendingResult]) -> None:
        game = new[0].game
        taken = [result.table_id for result in new]
        few = await rated_count(self.store, game, TOGETHER + 1) <= TOGETHER
        touched = await self._touched(taken)
        if few:
            results = await self._every(game)
            others: dict[str, float] = {}
        else:
            results = _once([result for person in touched for result in await rated_of(self.store, person, game)])
            opponents = {seat.person for result in results for seat in result.seats if seat.person} - touched.keys()
            known = await self._known(game, opponents)
            others = {person: known[person].mean if person in known else 0.0 for person in opponents}
        found = await self._fit(game, results, others)
        await self._keep(game, found, touched, taken)
        if few or await scale_of(self.store, game) is None:
            await self._scale(game)

    async def fit_whole(self, game: str) -> int:
        """Fit all results of a game together; return how many there are."""
        results = await self._every(game)
        before = await self._known(game, {seat.person for result in results for seat in result.seats if seat.person})
        found = await self._fit(game, results, {})
        now = self.clock()
        moved = {
            person: ("", now)
            for person, (rating, _) in found.items()
            if person in before and abs(rating.mean - before[person].mean) > _MOVED
        }
        await self._keep(game, found, moved, [result.table_id for result in results])
        await self._scale(game)
        # Who is ranked depends on the population, which has just been told anew.
        await self._keep(game, found, {}, [])
        return len(results)

    async def _fit(
        self, game: str, results: Sequence[RatedGame], others: dict[str, float]
    ) -> dict[str, tuple[Rating, int]]:
        work = self._sandbox.do
        return await asyncio.to_thread(work, _SECONDS, refitted, game, results, others, self.clock())

    async def _every(self, game: str) -> list[RatedGame]:
        found: list[RatedGame] = []
        page = await rated_page(self.store, game, (-1, ""))
        while page:
            found += page
            await asyncio.sleep(_BREATH)
            page = await rated_page(self.store, game, (page[-1].ended, page[-1].table_id))
        return found

    async def _touched(self, tables: Sequence[str]) -> dict[str, tuple[str, int]]:
        """Return the persons of some results, each with the latest table and its end."""
        found: dict[str, tuple[str, int]] = {}
        for result in sorted(await rated_games(self.store, tables), key=lambda one: one.ended):
            found |= {seat.person: (result.table_id, result.ended) for seat in result.seats if seat.person}
        return found

    async def _known(self, game: str, persons: Iterable[str]) -> dict[str, StoredRating]:
        found: dict[str, StoredRating] = {}
        every = sorted(persons)
        for start in range(0, len(every), PAGE):
            found |= await ratings_in(self.store, game, every[start : start + PAGE])
        return found

    async def _keep(
        self,
        game: str,
        found: dict[str, tuple[Rating, int]],
        moved: dict[str, tuple[str, int]],
        taken: Sequence[str],
    ) -> None:
        """Store ratings, and moves of some persons: with which table, and when."""
        now = self.clock()
        population = (await self.population(game, fresh=True)).strengths
        rows = [
            StoredRating(
                game, person, rating.mean, rating.deviation, games, now, settled=not shown(rating, population)[1]
            )
            for person, (rating, games) in sorted(found.items())
        ]
        moves = [
            RatingMove(person, game, at, table, found[person][0].mean, found[person][0].deviation)
            for person, (table, at) in moved.items()
            if person in found
        ]
        for start in range(0, max(len(rows), 1), PAGE):
            some = {row.person for row in rows[start : start + PAGE]}
            done = taken if start + PAGE >= len(rows) else ()
            await keep_ratings(
                self.store, rows[start : start + PAGE], [move for move in moves if move.person in some], done[:PAGE]
            )
            await asyncio.sleep(_BREATH)
        for start in range(PAGE, len(taken), PAGE):
            await keep_ratings(self.store, [], [], taken[start : start + PAGE])

    async def _scale(self, game: str) -> None:
        means: list[float] = []
        page = await ratings_page(self.store, game, "")
        while page:
            means += [rating.mean for rating in page]
            await asyncio.sleep(_BREATH)
            page = await ratings_page(self.store, game, page[-1].person)
        text = msgspec.json.encode([round(mean, 4) for mean in quantiles(means)]).decode()
        await keep_scale(self.store, StoredScale(game, self.clock(), len(means), text))
        self._populations.pop(game, None)

    # Telling.

    async def population(self, game: str, *, fresh: bool = False) -> Population:
        """Return among whom a share is told; where none has a rating, those who are to be expected."""
        at, found = self._populations.get(game, (0.0, None))
        if found is None or fresh or time.monotonic() - at > _FRESH:
            scale = await scale_of(self.store, game)
            found = Population(quantiles([]), 0)
            if scale is not None:
                found = Population(msgspec.json.decode(scale.quantiles, type=list[float]), scale.players)
            self._populations[game] = time.monotonic(), found
        return found

    async def share(self, game: str, mean: float, deviation: float) -> tuple[Share, bool]:
        """Return the share of players that a rating is placed ahead of, and whether it is provisional."""
        return shown(Rating(mean, deviation), (await self.population(game)).strengths)


def _once(results: Sequence[RatedGame]) -> list[RatedGame]:
    return list({result.table_id: result for result in results}.values())


async def fit_anew(store: Store, clock: Callable[[], int]) -> int:
    """Make every rating again from the results; return how many results there are."""
    rater = Rater(store, clock)
    count = 0
    try:
        for game in games():
            await forget_ratings(store, game.id)
            count += await rater.fit_whole(game.id)
    finally:
        rater.close()
    return count
