"""What a seat adds to the chance of its table, as it crosses the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Promise = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
"""SHA-256, in hexadecimal, of ``liza entropy `` and 32 bytes that its sender alone knows."""
Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
"""Those 32 bytes, in hexadecimal."""


class SeatEntropy(Struct, frozen=True):
    """What one seat adds to chance."""

    promised: str
    shown: str | None
    """Null before all have promised, and for ever where it was not shown in time: then it is left out."""


class EntropyInfo(Struct, frozen=True):
    """What the seats of a table add to chance."""

    awaited: bool
    """Whether all have sat down, and what they have promised must be shown now: the game begins once it is."""
    seats: list[SeatEntropy | None]
