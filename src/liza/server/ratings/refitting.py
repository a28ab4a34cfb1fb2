"""From rated results to ratings: pure work, done in a process of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import Final

from liza import ratings
from liza.ratings import Rating, Result, Share, is_provisional, share_beaten
from liza.ratings.anchors import level_strengths
from liza.store.results.rated import RatedGame

HALF_LIFE: Final = 365.0
"""Days after which a game counts half as much."""
_DAY: Final = 24 * 3_600_000
_FEWEST: Final = 20
"""Players below which those who are to be expected stand in for those who have not come yet."""
_MOST: Final = 100
_BOT: Final = "bot:"
_GUEST: Final = "guest:"


def refitted(
    game: str, results: Sequence[RatedGame], known: Mapping[str, float], now: int
) -> dict[str, tuple[Rating, int]]:
    """Return the rating of each person in the results and the number of their games.

    Args:
        game: the id of the game.
        results: rated results of it.
        known: strengths of persons that are not to be moved.
        now: the time; older results count less.
    """
    anchors = dict(known)
    counts: dict[str, int] = {}
    fitted: list[Result] = []
    for result in results:
        names = names_of(result)
        if len(set(names)) < max(2, len(names)):
            continue  # two persons who turned out to be one
        strengths = level_strengths(game, result.version)
        anchors |= {
            bot_name(level, result.version): strength.mean
            for level, strength in strengths.items()
            if bot_name(level, result.version) in names
        }
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        places = {name: float(seat.place) for name, seat in zip(names, result.seats, strict=True)}
        fitted.append(Result(places).faded((now - result.ended) / _DAY, HALF_LIFE))
    return {
        name: (rating, counts[name])
        for name, rating in ratings.fit(fitted, anchors).items()
        if name not in anchors and not name.startswith((_BOT, _GUEST))
    }


def names_of(result: RatedGame) -> list[str]:
    """Return what each seat of a result is called in a fit: a guest is another player at every table."""
    return [
        bot_name(seat.bot, result.version) if seat.bot else seat.person or f"{_GUEST}{result.table_id}:{seat.seat}"
        for seat in result.seats
    ]


def bot_name(level: str, version: int) -> str:
    """Return what a level is called in a fit."""
    return f"{_BOT}{level}:{version}"


def quantiles(means: Iterable[float]) -> list[float]:
    """Return the population of a game: its players' strengths, and those to be expected while there are few."""
    found = sorted(means)
    lacking = max(0, _FEWEST - len(found))
    expected = [NormalDist().inv_cdf((at + 0.5) / lacking) for at in range(lacking)]
    every = sorted([*found, *expected])
    if len(every) <= _MOST:
        return every
    return [every[int((at + 0.5) * len(every) / _MOST)] for at in range(_MOST)]


def shown(rating: Rating, population: Sequence[float]) -> tuple[Share, bool]:
    """Return the share of players that a rating is placed ahead of, and whether too little is known to rank it."""
    share = share_beaten(rating, population)
    return share, is_provisional(share)
