"""The bodies of HTTP requests and answers about other people: who was met, who is not heard or let in, who invites."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from liza.server.protocol.wire import Number, SeatNumber, Word

MarkWanted = Literal["mute", "block"]


class PutMark(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark that is to be put on whoever has a seat at a table, or has said something there."""

    table: Word
    kind: MarkWanted
    seat: SeatNumber | None = None
    chat: Number | None = None
    """The number of a chat message, in place of a seat."""


class MarkInfo(Struct, frozen=True):
    """A mark of mine on another person."""

    id: str
    name: str
    """What that person was called then."""
    kind: MarkWanted
    since: int


class CompanionInfo(Struct, frozen=True):
    """A person that I have played with, by the latest game of both."""

    table: str
    seat: int
    name: str
    claimed: bool
    game: str
    ended: int
    mark: MarkInfo | None


class PersonAt(Struct, frozen=True):
    """Who has a seat, as far as it concerns the person who asks."""

    known: bool
    """Whether the site knows the person: only then can a mark be put on them."""
    asker: bool
    """Whether it knows who asks."""
    mark: MarkInfo | None


class InvitePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a table of mine, for whoever had a seat in a finished game of mine."""

    table: Word
    met: Word
    """The table of that game."""
    seat: SeatNumber


class InvitationInfo(Struct, frozen=True):
    """An invitation to me."""

    table: str
    game: str
    name: str
    """What the one who invites is called."""
    at: int
    watch: str
    """Watches the table; to sit down there I need no more."""


CIVIL_BODIES: Final = (PutMark, MarkInfo, CompanionInfo, PersonAt, InvitePerson, InvitationInfo)
