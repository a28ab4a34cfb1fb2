"""What a person plays with, and what of that others see."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from liza.games import game as game_of
from liza.kernel.base.errors import UnknownGame
from liza.people import names
from liza.server.daily.daily_results import streak
from liza.server.daily.deal_keeper import DAY
from liza.server.protocol.company.profile_bodies import (
    ExerciseScore,
    Favourites,
    FavouriteThing,
    OwnSummary,
    Practice,
    Profile,
    ProfileGame,
)
from liza.server.ratings.rater import Rater
from liza.server.ratings.rating_pages import ratings_told
from liza.store import Store
from liza.store.civil.profiles import ShownGame, games_shown, profile_of
from liza.store.results.daily_plays import finished_days
from liza.store.results.exercise_tries import tries_of
from liza.store.results.seat_luck import UsedThings, things_used

_CHARACTER: Final = "character"
"""The kind of things that rooms call so: who a player is."""
_MOST: Final = 3
"""Favourites of each sort, in each game."""


async def own_summary(store: Store, person: str, now: int) -> OwnSummary:
    """Return what a person practises and uses most."""
    return OwnSummary(await practice(store, person, now), favourites(await things_used(store, person)))


async def practice(store: Store, person: str, now: int) -> Practice:
    """Return how a person does with exercises and the deals of the days."""
    tries = await tries_of(store, person)
    tried, right = Counter(one.game for one in tries), Counter(one.game for one in tries if one.solved)
    today = now // DAY
    days = await finished_days(store, person, today)
    return Practice(streak(days, today), [ExerciseScore(game, tried[game], right[game]) for game in sorted(tried)])


async def public_profile(rater: Rater, name: str, now: int) -> Profile | None:
    """Return what the holder of a claimed name shows; None for an empty profile or an unknown name."""
    store = rater.store
    found = await profile_of(store, sorted(names.looks(name)), now)
    if found is None:
        return None
    shown, person = found.shown, found.person
    before = found.previous if found.previous_until is not None and found.previous_until > now else None
    return Profile(
        name=found.name,
        previous=before,
        ratings=await ratings_told(rater, person) if "ratings" in shown else None,
        games=[_game(one) for one in await games_shown(store, person)] if "games" in shown else None,
        favourites=favourites(await things_used(store, person)) if "favourites" in shown else None,
        practice=await practice(store, person, now) if "practice" in shown else None,
    )


def _game(one: ShownGame) -> ProfileGame:
    return ProfileGame(one.game, one.ended, one.place, one.rated, one.table_id if one.public else None)


def favourites(used: Iterable[UsedThings]) -> list[Favourites]:
    """Return what was used in most games, game by game, those with most games first."""
    by_game: dict[str, list[UsedThings]] = defaultdict(list)
    for one in used:
        by_game[one.game].append(one)
    found = [_favourites(game, played) for game, played in by_game.items()]
    return sorted((one for one in found if one.characters or one.cards), key=lambda one: -one.games)


def _favourites(game: str, played: list[UsedThings]) -> Favourites:
    games, won, uses = Counter[str](), Counter[str](), Counter[str]()
    for one in played:
        things = msgspec.json.decode(one.things, type=dict[str, int])
        games.update(things.keys())
        uses.update(things)
        if one.place == 1:
            won.update(things.keys())
    named = _named(game)
    order = sorted((thing for thing in games if thing in named), key=lambda one: (-games[one], -uses[one], one))

    def told(thing: str) -> FavouriteThing:
        kind, _, key = thing.partition(":")
        es, en = named[thing]
        return FavouriteThing(kind, key, es, en, games[thing], won[thing])

    mine = [thing for thing in order if thing.startswith(f"{_CHARACTER}:")]
    cards = [thing for thing in order if not thing.startswith(f"{_CHARACTER}:")]
    return Favourites(
        game, len(played), [told(thing) for thing in mine[:_MOST]], [told(thing) for thing in cards[:_MOST]]
    )


@cache
def _named(game: str) -> dict[str, tuple[str, str]]:
    """Return what the game's own things are called in Spanish and English; what a table changed has no name here."""
    try:
        known = game_of(game).card_names()
    except UnknownGame:
        return {}
    return {f"{kind}:{key}": (name["es"], name["en"]) for kind, keys in known.items() for key, name in keys.items()}
