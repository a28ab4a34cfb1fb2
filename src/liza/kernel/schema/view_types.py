"""The shape of what a seat sees: zones with pieces, counters and dice, the same for every game.

A drawn board knows what a game's zones mean; the generic table and the terminal draw any game from the shape alone.
These types stay plain when the engine is compiled, because schemas are made from what they say of themselves.
"""

from __future__ import annotations

from typing import Any, TypedDict


class Mark(TypedDict):
    """A mark that lies on a piece: a token, a counter."""

    kind: str
    key: str
    count: int


class Piece(TypedDict):
    """A card, a token, a figure. Where its face is hidden from the viewer, ``key`` is None."""

    kind: str
    key: str | None
    owner: int | None
    marks: list[Mark]
    numbers: dict[str, int]


class Zone(TypedDict):
    """A place for pieces: a seat's, or the whole table's (None)."""

    id: str
    seat: int | None
    pieces: list[Piece]
    count: int


class Counter(TypedDict):
    """A public number: the round, a life, a track."""

    id: str
    seat: int | None
    value: int
    limit: int | None


class Die(TypedDict):
    """A die that lies on the table, and whose it is."""

    sides: int
    value: int
    seat: int | None
    note: str


class BoardMap(TypedDict):
    """A map on which a game is played: it never changes, so it is no part of a view.

    A piece stands on a place that it has a mark of.
    """

    kind: str
    """The kind whose keys are the places."""
    places: dict[str, dict[str, int]]
    """By key: ``column`` and ``row`` from 0, and what is there.

    What ends in ``_east`` or ``_south`` lies between the place and its neighbour. What has the id of a counter
    comes over the place once the counter has reached its number.
    """
    pieces: str
    """The zone of those who stand there."""
    reach: str
    """The zone that says who can get where, each mark with what it costs."""
    fire: str
    """The zone that says who can strike where."""


class View(TypedDict):
    """All that a seat may see."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, Any]
    moment: str
    actors: list[int]
    over: bool
    outcome: dict[str, Any] | None
    zones: list[Zone]
    counters: list[Counter]
    dice: list[Die]
