"""What a room declares once: each verb and each event by its name, with the kinds of things that it speaks of.

The number of a verb or an event is its place among the declarations, and is not written down. Kinds are named, not
handed over, because some of them (the cards) come with the pack: a game binds its declarations to the kinds it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from liza.kernel.schema.actions import Kind, Verb
from liza.kernel.schema.events import EventKind, Field


class VerbName:
    """A verb as a room declares it; choices and offers are made with it."""

    __slots__ = ("id", "kinds", "number")

    def __init__(self, number: int, id: str, kinds: tuple[str, ...]) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kinds: Final = kinds
        """The ids of the kinds of things that it is done to: none, one or two."""


class Verbs:
    """The verbs of a room: ``DRAW: Final = VERBS.declare("draw", "back")``."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: Final[list[VerbName]] = []

    def declare(self, id: str, *kinds: str) -> VerbName:
        """Declare the next verb."""
        name = VerbName(len(self.names), id, kinds)
        self.names.append(name)
        return name

    def bound(self, kinds: Iterable[Kind]) -> list[Verb]:
        """Return the verbs of a game that has these kinds of things."""
        known = {kind.id: kind for kind in kinds}
        return [Verb(name.id, *[known[kind] for kind in name.kinds]) for name in self.names]


class FieldName:
    """A field of an event that names a thing of some kind, or that is private."""

    __slots__ = ("id", "kind", "private")

    def __init__(self, id: str, kind: str = "", private: bool = False) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.private: Final = private


class EventName:
    """An event as a room declares it: its number, and the fields that it is emitted with."""

    __slots__ = ("fields", "id", "number", "secret")

    def __init__(self, number: int, id: str, fields: tuple[FieldName, ...], secret: bool) -> None:
        self.number: Final = number
        self.id: Final = id
        self.fields: Final = fields
        self.secret: Final = secret


class Events:
    """The events of a room: ``EVENTS.declare("lost", "seat", "amount", "left")``."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: Final[list[EventName]] = []

    def declare(self, id: str, *fields: FieldName | str, secret: bool = False) -> EventName:
        """Declare the next event; a field that is only named holds a number or a seat."""
        named = tuple([FieldName(field) if isinstance(field, str) else field for field in fields])
        name = EventName(len(self.names), id, named, secret)
        self.names.append(name)
        return name

    def bound(self, kinds: Iterable[Kind]) -> list[EventKind]:
        """Return the events of a game that has these kinds of things."""
        known = {kind.id: kind for kind in kinds}
        return [
            EventKind(
                name.id,
                *[Field(field.id, known[field.kind] if field.kind else None, field.private) for field in name.fields],
                secret=name.secret,
            )
            for name in self.names
        ]
