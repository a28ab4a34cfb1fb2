"""The bodies of HTTP requests and answers about reports, and about what was decided about a person."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from liza.server.protocol.wire import MAX_CHAT, NO_NUL, Number, SeatNumber, Word

ReportReason = Literal["chat", "name", "stopped", "stalling", "helping", "other"]


class MakeReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report about whoever has a seat at a table, or has said something there."""

    table: Word
    reason: ReportReason
    seat: SeatNumber
    chat: Number | None = None
    """The number of a chat message of theirs."""
    words: Annotated[str, Meta(max_length=MAX_CHAT, pattern=NO_NUL)] = ""


class ReportInfo(Struct, frozen=True):
    """A report of mine, and the answer once it was read."""

    at: int
    table: str
    name: str
    """What the one is called whom it is about."""
    reason: str
    closed: int | None
    answer: str


class DecisionInfo(Struct, frozen=True):
    """What those who look after the site have decided about me."""

    at: int
    what: str
    """``ban``, ``unban``, ``mute``, ``unmute`` or ``unname``."""
    until: int | None
    """When a ban ends; null for one without an end, and for what is no ban."""
    reason: str


REPORT_BODIES: Final = (MakeReport, ReportInfo, DecisionInfo)
