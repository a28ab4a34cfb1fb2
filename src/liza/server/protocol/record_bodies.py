"""A record as it crosses the wire."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from liza.server.protocol.wire import OptionValue


class RecordFile(Struct, frozen=True, omit_defaults=True):
    """A record as the command line reads it. While the game runs there is no seed, and what others chose is missing."""

    liza: int
    game: str
    version: int
    options: dict[str, OptionValue]
    names: list[str]
    seed: str | int | None
    commitment: str
    pack_hash: str
    actions: list[str]
    """``<seat> <notation>``; what the reader may not know is ``<seat> ?``, and who left the game ``<seat> leaves``."""
    outcome: dict[str, Any] | None
    ending: dict[str, Any] | None = None
    """How the players ended it, where the rules did not."""
    entropy: list[str] | None = None
    """What each seat has added to chance, if any has."""
    pack: dict[str, str] | None = None
