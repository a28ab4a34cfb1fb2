"""The bodies of HTTP requests and answers about persons."""

from __future__ import annotations

from msgspec import Struct


class Me(Struct, frozen=True):
    """Who asks: a person, with or without a claimed name, or a guest."""

    id: str | None
    """None for a guest."""
    name: str | None
    """The claimed name."""
    previous: str | None
    """The claimed name before, while it is shown."""
