"""The bodies of HTTP requests and answers about what a person plays with, and shows of it to others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from liza.server.protocol.company.rating_bodies import RatingInfo
from liza.server.protocol.wire import Number, Word

ProfileItem = Literal["ratings", "games", "favourites", "practice"]
_MOST_TRIES: Final = 300


class FavouriteThing(Struct, frozen=True):
    """A card or a character that a person used in many games."""

    kind: str
    key: str
    es: str
    en: str
    games: int
    """In how many it was used."""
    won: int
    """How many of these the person won."""


class Favourites(Struct, frozen=True):
    """What a person uses most in a game."""

    game: str
    games: int
    """The latest games that were looked at."""
    characters: list[FavouriteThing]
    cards: list[FavouriteThing]


class ExerciseScore(Struct, frozen=True):
    """How a person did with the exercises of a game."""

    game: str
    tried: int
    solved: int
    """At the first try."""


class Practice(Struct, frozen=True):
    """The deals of the days and the exercises."""

    streak: int
    """Days in a row, up to today or yesterday, on which a deal of the day was played to its end."""
    exercises: list[ExerciseScore]


class OwnSummary(Struct, frozen=True):
    """What there is about the person who asks besides games and ratings."""

    practice: Practice
    favourites: list[Favourites]


class ExerciseAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The first answer to an exercise."""

    game: Word
    exercise: Word
    solved: bool


class ExerciseAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """First answers: of a browser, or all that are known of a person."""

    tries: Annotated[list[ExerciseAnswer], Meta(max_length=_MOST_TRIES)]


class ProfileChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person shows to all who know the claimed name; empty at first."""

    shown: Annotated[list[ProfileItem], Meta(max_length=4)]


def profile_choice(shown: Collection[str]) -> ProfileChoice:
    """Return a choice of items as it is told."""
    items: tuple[ProfileItem, ...] = get_args(ProfileItem)
    return ProfileChoice([item for item in items if item in shown])


class ProfileGame(Struct, frozen=True):
    """A finished game as it is shown to all: without the other players."""

    game: str
    ended: Number
    place: int
    rated: bool
    table: str | None
    """None where the table was not public."""


class Profile(Struct, frozen=True):
    """What a person shows; None for what the person does not."""

    name: str
    previous: str | None
    """The claimed name before, for thirty days."""
    ratings: list[RatingInfo] | None
    games: list[ProfileGame] | None
    favourites: list[Favourites] | None
    practice: Practice | None


PROFILE_BODIES: Final = (OwnSummary, ExerciseAnswers, ProfileChoice, Profile)
