"""The clocks that a table can have, and what they show, as they cross the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """All the time in the world."""


class Fischer(Struct, frozen=True, tag_field="kind", tag="fischer", forbid_unknown_fields=True):
    """A stock of seconds, and some more after each choice."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Some days for every choice."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Slow(Struct, frozen=True, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """Hours for every decision, which may take several choices, and a reserve of hours for the game."""

    hours: Annotated[int, Meta(ge=1, le=720)]
    reserve: Annotated[int, Meta(ge=0, le=720)] = 0
    nights: bool = False
    """Whether the hours from 23 to 8 do not count where a player lives; ``weekends``: Saturdays and Sundays."""
    weekends: bool = False
    bot: Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9_-]*$")] = ""
    """The level of the bot that takes a missed decision; empty for the usual one."""


Clock = NoClock | Fischer | Days | Slow


class ClockFace(Struct, frozen=True):
    """What a seat's clock shows at the moment the message was sent."""

    left_ms: int
    running: bool
    until: int | None = None
    """When it runs out, where there are hours for each decision."""
    reserve_ms: int = 0
    """How much of what is left is the reserve for the game."""
    holidays: list[list[int]] = []
    """From and until: when the player is going to be away, or is."""
    zone: bool | None = None
    """Whether the table has been told where the player lives; null where that does not matter."""
    missed: int = 0
    """How many decisions in a row have been missed: after the third a bot keeps the seat."""
