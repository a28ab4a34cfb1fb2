"""The bodies of HTTP requests and answers about the deals of the days."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from liza.server.protocol.wire import Name, Number, SeatNumber

DailyStatus = Literal["playing", "over", "left"]


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play the deal of the day."""

    name: Name = ""
    """What to be called at the table; a person with a claimed name is called by it."""


class DailyTable(Struct, frozen=True):
    """The table of one's own where the deal is played: told again to the same person, on any device."""

    table: str
    seat: SeatNumber
    token: str


class DailyMine(Struct, frozen=True):
    """How the person who asks has fared with a deal."""

    table: str
    status: DailyStatus
    place: int | None


class DailyDeal(Struct, frozen=True):
    """A deal that all who play it are dealt."""

    game: str
    seats: int
    seat: SeatNumber
    """Where the person sits."""
    level: str
    """Of the bots."""
    commitment: str
    """The fingerprint of its seed: the same at the table of each who plays it."""
    players: int
    """How many have begun it."""
    mine: DailyMine | None


class DailyDay(Struct, frozen=True):
    """What the person who asks did on one day."""

    day: str
    finished: int
    """Deals played to the end."""
    won: int


class DailyInfo(Struct, frozen=True):
    """The deals of a day."""

    day: str
    """As 2026-11-19, in UTC."""
    until: Number
    """When the next ones come, in milliseconds since 1970."""
    deals: list[DailyDeal]
    streak: int
    """Days in a row on which the person who asks has finished one, up to this day or the one before."""
    week: list[DailyDay]
    """The last seven days, the latest last; empty for a guest."""


class DailyRow(Struct, frozen=True):
    """How one person fared with a deal."""

    rank: int
    """Among all who have finished it; equal ranks are a tie."""
    name: str
    claimed: bool
    place: int
    """At the table."""
    score: int
    """What the game counts."""
    left: bool
    """Whether the person left before the end."""
    me: bool
    table: str
    watch: str
    """The token that shows the table."""


class DailyResults(Struct, frozen=True):
    """How all fared with a deal; told to those who have finished it, and to all once the day is over."""

    day: str
    deal: DailyDeal
    shown: bool
    """Whether it is told to the one who asks."""
    over: bool
    """Whether the day is over."""
    rows: list[DailyRow]


class GroupDay(Struct, frozen=True):
    """How a member of a group fared on one day."""

    played: int
    points: float
    """One for each other member who fared worse with the same deal, half for each who fared alike."""


class GroupDailyRow(Struct, frozen=True):
    """How a member of a group fared in a week."""

    name: str
    me: bool
    points: float
    played: int
    days: list[GroupDay]


class GroupDaily(Struct, frozen=True):
    """How a group fares with the deals of the last seven days."""

    days: list[str]
    rows: list[GroupDailyRow]


DAILY_BODIES: Final = (PlayDaily, DailyTable, DailyInfo, DailyResults, GroupDaily)
