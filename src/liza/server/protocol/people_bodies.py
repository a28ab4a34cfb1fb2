"""The bodies of HTTP requests and answers about persons."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from liza.server.protocol.wire import Name


class Me(Struct, frozen=True):
    """Who asks: a person, with or without a claimed name, or a guest."""

    id: str | None
    """None for a guest."""
    name: str | None
    """The claimed name."""
    previous: str | None
    """The claimed name before, while it is shown."""


class NameWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A name that is to be claimed."""

    name: Name


class KnownSession(Struct, frozen=True):
    """A browser in which a person is known."""

    id: str
    device: str
    """The browser and the system, such as *Firefox, Android*; empty where it did not say."""
    created: int
    seen: int
    """When it was last used, to within a day."""
    here: bool
    """Whether it is the browser that asks."""


class Account(Struct, frozen=True):
    """Everything that the site knows about who asks, besides the games."""

    me: Me
    since: int
    seats: int
    """How many seats are or were theirs, counted up to a thousand."""
    sessions: list[KnownSession]


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """Sessions that are to end: one, or all but the one that asks."""

    id: str | None = None


PEOPLE_BODIES: Final = (Me, NameWanted, Account, EndSessions)
