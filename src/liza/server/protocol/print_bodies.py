"""Request and response bodies for printing a pack: all components in the box with all their text."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from liza.server.protocol.bodies import MAX_PACK
from liza.server.protocol.draft_bodies import PackAppearance
from liza.server.protocol.wire import PackInfo, Text


class Figure(Struct, frozen=True):
    """A number on a card, and what it counts."""

    label: Text
    value: str


class PrintedPart(Struct, frozen=True):
    """A part of a card that is printed on it: a special ability, a service."""

    name: Text
    text: Text | None


class PrintedThing(Struct, frozen=True):
    """One kind of card, token or sheet."""

    kind: str
    key: str
    section: str
    name: Text
    text: Text | None
    line: Text | None
    """What sort of thing it is, more exactly than its deck says."""
    figures: list[Figure]
    parts: list[PrintedPart]
    copies: int
    """In one set."""
    origin: Literal["printed", "partly", "original"] | None
    changed: bool
    """Whether the game's own pack lacks it or has it otherwise."""


class PrintedDeck(Struct, frozen=True):
    """Things with the same size and the same back."""

    id: str
    what: Literal["cards", "sheets"]
    name: Text
    back: str
    width: int
    """In millimetres."""
    height: int
    round: bool
    sets: int
    """How many times the whole deck is printed: once for each player or side."""
    things: list[PrintedThing]
    typed: int
    """Cards of one set of which the pack says that they are printed as they stand: copied from a box."""
    slots: int
    """How many cards one set has: as the rulebook counts them, or else as this pack does."""


class PrintedToken(Struct, frozen=True):
    """Counters, markers, money: what no pack describes."""

    id: str
    key: str | None
    """The thing it stands for, where there is one for each of a section."""
    name: Text
    face: str
    back: str
    count: int
    width: int


class BoxInfo(Struct, frozen=True):
    """Everything in the box of a game, ready to be laid out on paper."""

    game: str
    title: str
    version: int
    pack: PackInfo
    own: bool
    """Whether these are other cards than the game's own."""
    decks: list[PrintedDeck]
    tokens: list[PrintedToken]
    dress: PackAppearance
    """Pictures and colours of one's own."""


class PrintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack of one's own to be printed; the server does not store it."""

    pack: Annotated[str, Meta(max_length=MAX_PACK)]


BODIES: Final = (BoxInfo, PrintRequest)
