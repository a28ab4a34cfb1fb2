"""What happened: the raw event that a step emits, and the event that a seat may see of it.

A step leaves a short tuple of ints, and only while a listener is there. Names, texts and who may see what are looked up
when an event is read, so search and simulation pay no price for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from liza.kernel.schema.actions import Kind

ALL_EYES: Final = -1
"""The eyes of an event without secrets: every seat and every spectator."""
_BLANK: Final = -1

RawEvent = tuple[int, int, tuple[int, ...]]
"""The number of the event's kind, the eyes (a bit per seat, or ALL_EYES), and one int per field; noughts fill it up.

Raw events are made by the million and hardly ever read: all are of the same length, but for the few kinds with many
fields.
"""
SHORT: Final = 4
"""How many numbers a note has, for a kind that needs no more."""
LONG: Final = 9
"""How many all others have."""


class Field:
    """One value of an event: a plain number, a seat, or the number of a key of some kind."""

    __slots__ = ("id", "kind", "private")

    def __init__(self, id: str, kind: Kind | None = None, private: bool = False) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.private: Final = private

    def value(self, number: int) -> int | str | None:
        """Return the number as it is shown: the key of its kind where it has one, None below zero."""
        if self.kind is None:
            return number
        return None if number < 0 else self.kind.keys[number]


class EventKind:
    """A kind of event; private fields are shown only to the seats in the note's eyes."""

    __slots__ = ("fields", "id", "secret", "size")

    def __init__(self, id: str, *fields: Field, secret: bool = False) -> None:
        self.id: Final = id
        self.fields: Final = fields
        self.size: Final = len(fields)
        self.secret: Final = secret
        """Whether seats outside the note's eyes do not even see that it happened."""

    def shown_to(self, seat: int | None, note: RawEvent) -> RawEvent | None:
        """Return what a seat (or a spectator, None) may know of a note: private fields are blanked."""
        kind, eyes, numbers = note
        if sees(seat, eyes):
            return note
        if self.secret:
            return None
        blanked = list(numbers)
        for at, field in enumerate(self.fields):
            if field.private:
                blanked[at] = _BLANK
        return kind, eyes, tuple(blanked)


def padded(numbers: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers of a note from those that its kind has fields for."""
    return (*numbers, *(0,) * ((SHORT if len(numbers) <= SHORT else LONG) - len(numbers)))


def sees(seat: int | None, eyes: int) -> bool:
    """Whether a seat (or a spectator, None) is among the eyes."""
    return eyes == ALL_EYES or (seat is not None and bool(eyes >> seat & 1))


class Event:
    """One thing that happened, and who may see it."""

    __slots__ = ("_eyes", "_kind", "_numbers")

    def __init__(self, kind: EventKind, eyes: int, numbers: Sequence[int]) -> None:
        self._kind: Final = kind
        self._eyes: Final = eyes
        self._numbers: Final = tuple(numbers[: kind.size])

    @property
    def kind(self) -> str:
        """The event's name in the game's texts."""
        return self._kind.id

    @property
    def data(self) -> dict[str, int | str | None]:
        """Everything about the event, secrets included: for the engine, not for a seat."""
        return {field.id: field.value(n) for field, n in zip(self._kind.fields, self._numbers, strict=True)}

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator, None) sees all there is to see."""
        return sees(seat, self._eyes)

    def seen_by(self, seat: int | None) -> Mapping[str, int | str | None] | None:
        """Return what a seat (or a spectator, None) sees of it; None when it does not even see that it happened."""
        everything: dict[str, int | str | None] = {"event": self._kind.id}
        everything.update(self.data)
        if self.visible_to(seat):
            return everything
        if self._kind.secret:
            return None
        for field in self._kind.fields:
            if field.private:
                everything[field.id] = None
        return everything

    def __repr__(self) -> str:
        values = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"Event({self._kind.id!r}{', ' if values else ''}{values})"
