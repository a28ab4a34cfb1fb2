"""From rated results to ratings: pure work, done in a process of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import Final

from liza import ratings
from liza.ratings import Rating, Result, Share, is_provisional, share_beaten
from liza.ratings.anchors import level_strengths
from liza.server.ratings.left_games import for_all, for_leaver
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
    taken: list[tuple[RatedGame, list[str], float]] = []
    for result in results:
        names = names_of(result)
        if result.unjudged or len(set(names)) < max(2, len(names)):
            continue  # it waits to be judged, or two persons turned out to be one
        strengths = level_strengths(game, result.version)
        anchors |= {
            bot_name(level, result.version): strength.mean
            for level, strength in strengths.items()
            if bot_name(level, result.version) in names
        }
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        taken.append((result, names, (now - result.ended) / _DAY))
    found = ratings.fit(
        [part.faded(days, HALF_LIFE) for result, names, days in taken for part in for_all(result, names)], anchors
    )
    persons = {name for name in found if name not in anchors and not name.startswith((_BOT, _GUEST))}
    means = {name: rating.mean for name, rating in found.items()}
    leavers = {names[seat] for result, names, _ in taken for seat in result.verdicts} & persons
    for leaver in sorted(leavers):
        own = [part.faded(days, HALF_LIFE) for result, names, days in taken for part in _own(result, names, leaver)]
        others = {name: strength for name, strength in means.items() if name != leaver}
        found[leaver] = ratings.fit(own, others)[leaver]
    return {name: (found[name], counts[name]) for name in found if name in persons}


def _own(result: RatedGame, names: Sequence[str], leaver: str) -> list[Result]:
    """Return what a game says of one who has left some game; nothing if they were not in this one."""
    if leaver not in names:
        return []
    seat = names.index(leaver)
    if seat in result.verdicts:
        return for_leaver(result, names, seat)
    return [part for part in for_all(result, names) if leaver in part.places]


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
