"""The bodies of HTTP requests and answers about playing now."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from liza.server.protocol.wire import MAX_ID, MAX_SEATS, Name, SeatNumber

WishPace = Literal["live", "slow", "either"]
WishRated = Literal["rated", "casual", "either"]
WishStatus = Literal["none", "waiting", "found"]
WishedGame = Annotated[str, Meta(max_length=MAX_ID)]
SeatCount = Annotated[int, Meta(ge=2, le=MAX_SEATS)]


class StateWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person would like to play: whatever lies in all the ranges is welcome."""

    games: Annotated[list[WishedGame], Meta(min_length=1, max_length=20)]
    least: SeatCount = 2
    most: SeatCount = MAX_SEATS
    pace: WishPace = "live"
    rated: WishRated = "casual"
    name: Name = ""
    """What to be called at the table; a person with a claimed name is called by it."""


class GameWaiting(Struct, frozen=True):
    """How many wait for a game now, each counted at every game that they would like."""

    game: str
    live: int
    slow: int


class WishInfo(Struct, frozen=True):
    """How it stands with the wish of the person who asks, and who else is there."""

    status: WishStatus
    wanted: StateWish | None
    waited: int
    """Seconds since it was stated."""
    bots: int | None
    """Seconds until bots take the seats that are left over."""
    waiting: list[GameWaiting]
    people: int
    """How many wait in all."""
    playing: int
    """How many sit at tables whose game is going on, and are there."""
    game: str | None = None
    """Of the table that was found."""
    table: str | None = None
    seat: SeatNumber | None = None
    token: str | None = None
    """What plays the seat; nobody else is told it."""


WISH_BODIES: Final = (StateWish, WishInfo)
