"""People who come at random times and wait: how long, for whom, and how many of them end with a bot."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from liza.matching.forming import matched
from liza.matching.play_wish import PATIENCE, Pace, PlayWish

_HOUR: Final = 3_600_000
_WAVE: Final = 2_000
"""Milliseconds between two looks at who waits."""
_RATED: Final = 0.7
"""The share of people whose strength is known."""


class Habits(NamedTuple):
    """What people in a simulation are like."""

    an_hour: float
    bots_after: int
    """Milliseconds after which a person is content with bots."""
    hours: float
    seed: int = 0


class Wait(NamedTuple):
    """How it went for one person."""

    waited: int
    people: int
    """At the table, with oneself."""
    bots: int
    gap: float | None
    """The mean gap in strength to the others whose strength is known."""


def simulated(habits: Habits, seats: Mapping[str, Collection[int]]) -> list[Wait]:
    """Return how it goes for everybody who comes."""
    rng = random.Random(habits.seed)
    end, at = round(habits.hours * _HOUR), rng.expovariate(habits.an_hour / _HOUR)
    coming: list[PlayWish] = []
    while at < end:
        coming.append(_somebody(rng, f"p{len(coming)}", round(at), seats))
        at += rng.expovariate(habits.an_hour / _HOUR)
    coming.reverse()
    patience: Mapping[Pace, int] = {**PATIENCE, "live": habits.bots_after}
    waiting: dict[str, PlayWish] = {}
    found: list[Wait] = []
    now = 0
    while coming or waiting:
        if not waiting:
            now = max(now, coming[-1].since // _WAVE * _WAVE)
        now += _WAVE
        if len(waiting) == 1:  # nothing happens until another comes or the bots do
            alone = next(iter(waiting.values())).since + habits.bots_after
            now = max(now, min(alone, coming[-1].since if coming else alone) // _WAVE * _WAVE)
        while coming and coming[-1].since <= now:
            wish = coming.pop()
            waiting[wish.person] = wish
        for party in matched(waiting.values(), now, seats, patience=patience):
            members = [waiting.pop(person) for person in party.persons]
            for wish in members:
                gaps = [
                    abs(wish.ratings[party.game] - other.ratings[party.game])
                    for other in members
                    if other is not wish and party.game in wish.ratings and party.game in other.ratings
                ]
                gap = sum(gaps) / len(gaps) if gaps else None
                found.append(Wait(now - wish.since, len(members), party.bots, gap))
    return found


def _somebody(rng: random.Random, name: str, since: int, seats: Mapping[str, Collection[int]]) -> PlayWish:
    """Return a person who likes some of the games, at tables of some sizes."""
    games = rng.sample(sorted(seats), rng.randint(1, len(seats)))
    sizes = sorted({size for game in games for size in seats[game]})
    least = rng.choice(sizes[: (len(sizes) + 1) // 2])
    most = rng.choice([size for size in sizes if size >= least])
    strength = rng.gauss(0, 1)
    known = rng.random() < _RATED
    ratings = {game: strength + rng.gauss(0, 0.3) for game in games} if known else {}
    return PlayWish(name, frozenset(games), least, most, since, ratings=ratings)
