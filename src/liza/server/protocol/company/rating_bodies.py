"""The bodies of HTTP answers about finished games and ratings."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from liza.server.protocol.wire import Number


class FinishedSeatInfo(Struct, frozen=True):
    """How one seat of a finished game ended."""

    name: str
    """As the player was called at the table, or the player's claimed name; empty where there is none."""
    level: str | None
    """Of a bot."""
    place: int
    """From 1; equal places are a tie."""
    departed: bool
    """Whether the player left before the end."""
    me: bool


class FinishedInfo(Struct, frozen=True):
    """A finished game of the person who asks."""

    table: str
    game: str
    ended: Number
    """Milliseconds since 1970."""
    rated: bool
    went: Literal["won", "lost", "drew"]
    seats: list[FinishedSeatInfo]


class FinishedList(Struct, frozen=True):
    """Finished games, the newest first."""

    games: list[FinishedInfo]
    after: str | None
    """Where the next ones begin; None if there are none."""


class ShareInfo(Struct, frozen=True):
    """The share of a game's players that one of them is placed ahead of, with the interval of 95 %."""

    value: float
    low: float
    high: float


class RatingInfo(Struct, frozen=True):
    """A rating."""

    game: str
    games: int
    """How many rated games it rests on."""
    share: ShareInfo
    provisional: bool
    """Whether the interval is too wide to be ranked by."""


class LeavingInfo(Struct, frozen=True):
    """How a seat stood when its player left a rated game: the chance to come ahead of the others, on average."""

    seat: int
    chance: float
    low: float
    high: float
    """The interval of 95 %."""
    judge: str
    """``exact``, or the bot that played on."""
    playouts: int
    """How often it did."""
    seed: str
    """What its dice follow from."""
    back: bool
    """Whether the player came back, after a bot had chosen."""


class LeavingsInfo(Struct, frozen=True):
    """How those stood who left a rated game."""

    waits: bool
    """Whether that is still being worked out."""
    seats: list[LeavingInfo]


class OpponentInfo(Struct, frozen=True):
    """Another player of a rated game, as the rating saw it."""

    name: str
    level: str | None
    expected: float
    """How likely it was to be placed ahead of that player."""
    went: Literal["ahead", "behind", "tied"]
    left: LeavingInfo | None
    """How that player stood, who left before the end."""


class RatingStep(Struct, frozen=True):
    """What a rating was after a game, or after a night in which all games were looked at together."""

    at: Number
    table: str | None
    share: ShareInfo
    departed: bool
    """Whether the game was left before its end."""
    left: LeavingInfo | None
    """How the person stood then."""
    faced: list[OpponentInfo]
    """The other players, for the latest games."""


class RatingHistory(Struct, frozen=True):
    """A rating and how it came to be, the latest step first."""

    rating: RatingInfo | None
    """None before the first rated game."""
    players: int
    """How many have a rating in this game."""
    steps: list[RatingStep]


class BoardRow(Struct, frozen=True):
    """One line of a leaderboard."""

    name: str
    previous: str | None
    """The claimed name before, for thirty days."""
    profile: bool
    """Whether there is more to see of this person."""
    games: int
    share: ShareInfo
    me: bool


class LevelShare(Struct, frozen=True):
    """What a bot's level would have as a rating."""

    level: str
    share: float


class BoardInfo(Struct, frozen=True):
    """A game's leaderboard: those with a claimed name whose interval is small enough, the highest first."""

    game: str
    players: int
    """How many have a rating in this game, shown or not."""
    rows: list[BoardRow]
    levels: list[LevelShare]
    """For comparison; bots do not move."""
    mine: RatingInfo | None


RATING_BODIES: Final = (FinishedList, RatingInfo, RatingHistory, BoardInfo, LeavingsInfo)
